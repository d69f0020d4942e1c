"""A report before it is written: sections with words, tables and plots; then HTML or Markdown."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from html import escape

MANY = 24  # rows of a table that had better be folded


@dataclass(frozen=True)
class Words:
    text: str


@dataclass(frozen=True)
class Grid:
    """A table. A folded one opens on a click."""

    header: Sequence[str]
    rows: Sequence[Sequence[str]]
    folded: str = ""

    @property
    def figures(self) -> list[bool]:
        """Which columns hold figures, to be set flush right."""
        columns = zip(*self.rows, strict=True) if self.rows else [()] * len(self.header)
        return [not any(letter.isalpha() for cell in column for letter in cell) for column in columns]


@dataclass(frozen=True)
class Plot:
    svg: str
    caption: str = ""


Block = Words | Grid | Plot


@dataclass
class Section:
    title: str
    blocks: list[Block] = field(default_factory=list)


@dataclass
class Document:
    title: str
    lang: str
    sections: list[Section] = field(default_factory=list)


LANGUAGE_NAMES = {"en": "English", "fr": "Français"}

STYLE = """
:root{color-scheme:light dark;--ground:#fdfbf7;--ink:#2b2620;--soft:#6f675c;--rule:#ddd5c8;--card:#fff}
@media(prefers-color-scheme:dark){:root{--ground:#1d1a17;--ink:#ece5da;--soft:#a59b8d;--rule:#443d35;--card:#26221e}}
*{box-sizing:border-box}body{margin:0;background:var(--ground);color:var(--ink);font:16px/1.5 system-ui,sans-serif}
.page{max-width:860px;margin:0 auto;padding:24px 20px 60px}h1{font-size:1.7rem;margin:.4em 0}
h2{font-size:1.25rem;margin:2em 0 .5em;border-bottom:1px solid var(--rule);padding-bottom:.2em}
table{border-collapse:collapse;font-size:.88rem;font-variant-numeric:tabular-nums;margin:.6em 0;width:100%}
th,td{padding:.25em .6em;border-bottom:1px solid var(--rule);text-align:right;vertical-align:top}
th.words,td.words{text-align:left}td:not(.words){white-space:nowrap}
th{color:var(--soft);font-weight:600}.wide{overflow-x:auto}
figure{margin:1em 0;background:var(--card);border:1px solid var(--rule);border-radius:8px;padding:14px}
figcaption{font-weight:600;font-size:.95rem;margin-bottom:.6em}svg{width:100%;height:auto;display:block}
svg text{fill:var(--ink);font:12px system-ui,sans-serif}svg .small{font-size:10.5px;fill:var(--soft)}
svg .value{font-size:11px;paint-order:stroke;stroke:var(--card);stroke-width:3px;stroke-linejoin:round}
svg .inside{fill:#fff;font-size:10.5px}
svg .hollow{fill:var(--card);stroke-width:1.4}
svg line.axis{stroke:var(--soft)}svg line.grid{stroke:var(--rule)}
svg line.expected{stroke:var(--soft);stroke-dasharray:5 4}svg line.whisker{stroke-width:2.2;opacity:.6}
svg line.mean{stroke-width:1.6}svg .curve{fill:none;stroke-width:1.6;opacity:.55}
summary{cursor:pointer;color:var(--soft)}nav{text-align:right}nav label{cursor:pointer;padding:.2em .6em}
input.tongue{position:absolute;opacity:0}input.tongue:focus-visible~nav{outline:2px solid}
@media(max-width:640px){figure{overflow-x:auto;padding:10px}svg{min-width:600px}}
@media print{nav{display:none}details{display:block}}
"""


def html(documents: Sequence[Document]) -> str:
    """One page for all languages, which needs nothing from anywhere; a switch shows one of them."""
    first = documents[0]
    switches = "".join(
        f'<input class="tongue" type="radio" name="tongue" id="in-{one.lang}"{" checked" if one is first else ""}'
        f' aria-label="{LANGUAGE_NAMES.get(one.lang, one.lang)}">'
        for one in documents
    )
    labels = " ".join(
        f'<label for="in-{one.lang}">{LANGUAGE_NAMES.get(one.lang, one.lang)}</label>' for one in documents
    )
    shown = "".join(
        f"main{{display:none}}#in-{one.lang}:checked~main:lang({one.lang}){{display:block}}"
        f'#in-{one.lang}:checked~nav label[for="in-{one.lang}"]{{font-weight:700}}'
        for one in documents
    )
    bodies = "".join(f'<main lang="{one.lang}">{_body(one)}</main>' for one in documents)
    return (
        f'<!doctype html><html lang="{first.lang}"><head><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width,initial-scale=1"><title>{escape(first.title)}</title>'
        f'<style>{STYLE}{shown}</style></head><body><div class="page">{switches}<nav>{labels}</nav>{bodies}</div>'
        "</body></html>\n"
    )


def _body(document: Document) -> str:
    parts = [f"<h1>{escape(document.title)}</h1>"]
    for section in document.sections:
        parts.append(f"<section><h2>{escape(section.title)}</h2>")
        parts += [_block(block) for block in section.blocks]
        parts.append("</section>")
    return "".join(parts)


def _block(block: Block) -> str:
    if isinstance(block, Words):
        return f"<p>{escape(block.text)}</p>"
    if isinstance(block, Plot):
        caption = f"<figcaption>{escape(block.caption)}</figcaption>" if block.caption else ""
        return f"<figure>{caption}{block.svg}</figure>" if block.svg else ""
    words = ["" if figures else ' class="words"' for figures in block.figures]
    head = "".join(f"<th{kind}>{escape(cell)}</th>" for cell, kind in zip(block.header, words, strict=True))
    rows = "".join(
        "<tr>" + "".join(f"<td{kind}>{escape(cell)}</td>" for cell, kind in zip(row, words, strict=True)) + "</tr>"
        for row in block.rows
    )
    table = f'<div class="wide"><table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table></div>'
    return f"<details><summary>{escape(block.folded)}</summary>{table}</details>" if block.folded else table


def markdown(document: Document) -> str:
    """The same without the plots: their numbers are in the tables."""
    lines = [f"# {document.title}", ""]
    for section in document.sections:
        lines += [f"## {section.title}", ""]
        for block in section.blocks:
            if isinstance(block, Words):
                lines += [block.text, ""]
            elif isinstance(block, Grid):
                if block.folded:
                    lines += [f"**{block.folded}**", ""]
                lines += _table(block)
    return "\n".join(lines).rstrip() + "\n"


def _table(grid: Grid) -> list[str]:
    def row(cells: Sequence[str]) -> str:
        return "| " + " | ".join(cell.replace("|", "\\|") for cell in cells) + " |"

    rule = "|" + "|".join("---:" if figures else "---" for figures in grid.figures) + "|"
    return [row(grid.header), rule, *(row(cells) for cells in grid.rows), ""]
