"""Letters for pictures, five dots wide and seven high: a frame of a video needs words, and no package for them."""

from __future__ import annotations

import unicodedata
from functools import cache
from typing import Final

import numpy as np
import numpy.typing as npt

Picture = npt.NDArray[np.uint8]
Color = tuple[int, int, int]

WIDE: Final = 6  # dots from one letter to the next
HIGH: Final = 9  # dots from one line to the next
FIRST: Final = " "
LAST: Final = "~"
# Column by column, the lowest bit on top; five bytes for each sign from the space to the tilde.
DOTS: Final = bytes.fromhex(
    "0000000000 00005F0000 0007000700 147F147F14 242A7F2A12 2313086462 3649562050 0008070300 001C224100 0041221C00"
    "2A1C7F1C2A 08083E0808 0080703000 0808080808 0000606000 2010080402 3E5149453E 00427F4000 7249494946 2141494D33"
    "1814127F10 2745454539 3C4A494931 4121110907 3649494936 464949291E 0000140000 0040340000 0008142241 1414141414"
    "0041221408 0201590906 3E415D594E 7C1211127C 7F49494936 3E41414122 7F4141413E 7F49494941 7F09090901 3E41415173"
    "7F0808087F 00417F4100 2040413F01 7F08142241 7F40404040 7F021C027F 7F0408107F 3E4141413E 7F09090906 3E4151215E"
    "7F09192946 2649494932 03017F0103 3F4040403F 1F2040201F 3F4038403F 6314081463 0304780403 6159494D43 007F414141"
    "0204081020 004141417F 0402010204 4040404040 0003070800 2054547840 7F28444438 3844444428 384444287F 3854545418"
    "00087E0902 18A4A49C78 7F08040478 00447D4000 2040403D00 7F10284400 00417F4000 7C04780478 7C08040478 3844444438"
    "FC18242418 18242418FC 7C08040408 4854545424 04043F4424 3C4040207C 1C2040201C 3C4030403C 4428102844 4C9090907C"
    "4464544C44 0008364100 0000770000 0041360800 0201020402".replace(" ", "")
)
# What has no dots of its own and is no letter with an accent.
SPELT: Final = {
    "œ": "oe", "Œ": "OE", "æ": "ae", "Æ": "AE", "ø": "o", "ð": "d", "þ": "th", "’": "'", "‘": "'", "“": '"', "”": '"',
    "«": '"', "»": '"', "–": "-", "—": "-", "−": "-", "…": "...", "·": ".", "•": "*", "→": ">", "←": "<", "↑": "^",
    "×": "x", "\u00a0": " ", "\u202f": " ",
}  # fmt: skip
UNKNOWN: Final = "*"


@cache
def plain(text: str) -> str:
    """A text in the signs that there are: without accents, with a star for a symbol."""
    spelt = unicodedata.normalize("NFKD", "".join(SPELT.get(sign, sign) for sign in text))
    kept = (sign for sign in spelt if not unicodedata.combining(sign) and sign not in "\ufe0e\ufe0f")
    return "".join(sign if FIRST <= sign <= LAST else UNKNOWN for sign in kept)


@cache
def glyph(sign: str, scale: int) -> npt.NDArray[np.bool_]:
    at = (ord(sign) - ord(FIRST)) * 5
    columns = np.frombuffer(DOTS[at : at + 5], np.uint8)
    dots = (columns[None, :] >> np.arange(8, dtype=np.uint8)[:, None]) & 1
    return np.kron(dots, np.ones((scale, scale), np.uint8)).astype(np.bool_)


def width_of(text: str, scale: int = 1) -> int:
    return len(plain(text)) * WIDE * scale


def write(canvas: Picture, x: int, y: int, text: str, color: Color, scale: int = 1) -> None:
    """Write a line; what does not fit on the canvas is left out."""
    for sign in plain(text):
        dots = glyph(sign, scale)
        height, width = min(dots.shape[0], canvas.shape[0] - y), min(dots.shape[1], canvas.shape[1] - x)
        if height <= 0 or width <= 0:
            return
        canvas[y : y + height, x : x + width][dots[:height, :width]] = color
        x += WIDE * scale


def shortened(text: str, most: int) -> str:
    """A text of at most so many signs; what is cut off leaves a dot."""
    words = plain(text)
    return words if len(words) <= most else f"{words[: max(0, most - 1)]}."


def wrapped(text: str, most: int, lines: int) -> list[str]:
    """A text in lines of at most so many signs; the last one is shortened where there are not enough."""
    found: list[str] = []
    for word in plain(text).split():
        if found and len(found[-1]) + 1 + len(word) <= most:
            found[-1] += f" {word}"
        elif len(found) < lines:
            found.append(word)
        else:
            found[-1] += f" {word}"
    return [shortened(line, most) for line in found]
