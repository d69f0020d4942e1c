"""What is printed: the faces of cards and tiles, and the legend of the symbols on them.

All of it is the same in every scene of one pack and one language. So it is made once, kept with the box, and shared
by all scenes: whoever is given a face or a mark of an album must not change it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, ClassVar, Final, Generic, Self, TypeVar, TypeVarTuple

from veillee.core.scene import Face, Mark, Piece
from veillee.core.text import Messages
from veillee.core.words import Lexicon

B = TypeVar("B")
Made = TypeVar("Made")
Values = TypeVarTuple("Values")

FACE: Final = "face_"


class Album(Generic[B]):
    """The prints of one pack in one language.

    A game's own album says in a method `face_companion(card)` what is printed on one companion, and so for every role
    that has printed faces; `symbols` is its legend.
    """

    aid: ClassVar[tuple[tuple[str, int], ...]] = ()  # the subjects of the player aid, and how many lines each has

    def __init__(self, box: B, lexicon: Lexicon, messages: Messages) -> None:
        self.box = box
        self.lexicon = lexicon
        self.messages = messages
        self.lang = messages.lang
        self._faces: dict[tuple[str, int], Face] = {}
        self.pieces: dict[tuple[str, int, str, str], Piece] = {}  # those that lie as they are, by what they are made of
        self._kept: dict[tuple[object, tuple[object, ...]], Any] = {}

    # -- what a game says ------------------------------------------------------------------

    def symbols(self) -> dict[str, Mark]:
        """What every symbol on faces, places and paths means, by the name that faces call it."""
        return {}

    def more_faces(self) -> Mapping[str, Sequence[str]]:
        """The ids of those faces whose role is none of the lexicon's: the other side of tiles, say."""
        return {}

    # -- what scenes ask for ---------------------------------------------------------------

    def face(self, role: str, value: int) -> Face:
        """What is printed on a piece."""
        face = self._faces.get((role, value))
        if face is None:
            make: Callable[[int], Face] | None = getattr(self, FACE + role, None)
            if make is None:
                raise KeyError(f"no printed face of {role!r}; there are: {', '.join(self.roles())}")
            face = self._faces[role, value] = make(value)
        return face

    def lying(self, role: str, value: int, id_: str, at: str) -> Piece:
        """A piece that shows nothing but what is printed on it: one for all scenes, which nobody changes."""
        piece = self.pieces[role, value, id_, at] = Piece(id_, self.face(role, value), at)
        return piece

    def faces(self) -> Iterator[tuple[str, Face]]:
        """Every printed face, with the id by which scenes name it."""
        more = {"aid": [subject for subject, _ in self.aid], **self.more_faces()}
        for role in self.roles():
            if role in more:
                targets = [f"{role}:{id_}" for id_ in more[role]]
            else:
                targets = [self.lexicon.target(role, value) for value in range(len(self.lexicon.ids(role)))]
            for value, target in enumerate(targets):
                yield target, self.face(role, value)

    def roles(self) -> list[str]:
        """The roles that have printed faces."""
        return [name.removeprefix(FACE) for name in dir(type(self)) if name.startswith(FACE)]

    def face_aid(self, number: int) -> Face:
        """A subject of the player aid with its lines."""
        subject, lines = self.aid[number]
        texts = [self.say(f"aid-{subject}-{line}") for line in range(1, lines + 1)]
        return Face(self.say(f"aid-{subject}"), "aid", lines=texts)

    def legend(self) -> dict[str, Mark]:
        return self.once(type(self).symbols)

    def once(self, make: Callable[[Self, *Values], Made], *args: *Values) -> Made:
        """What comes of making something with these values, made when it is first asked for and then kept."""
        key = (make, args)
        made: Made | None = self._kept.get(key)
        if made is None:
            made = self._kept[key] = make(self, *args)
        return made

    # -- words -----------------------------------------------------------------------------

    def say(self, message: str, **args: int) -> str:
        return self.messages.format(message, self.lexicon.named(args, self.lang) if args else None)

    def name(self, role: str, value: int) -> str:
        return self.lexicon.name(role, value, self.lang)

    def mark(self, name: str, sign: str = "", color: str = "", icon: str | None = None) -> Mark:
        """A symbol that the message `mark-NAME` explains. Its picture is called NAME as well, unless another is
        named; a sign that differs between languages stands in the message `sign-NAME`.
        """
        return self.once(Album.make_mark, name, sign, color, name if icon is None else icon)

    def make_mark(self, name: str, sign: str, color: str, icon: str) -> Mark:
        return Mark(icon, sign or self.messages.format(f"sign-{name}"), self.messages.format(f"mark-{name}"), color)
