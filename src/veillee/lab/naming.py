"""What a report calls things: modes, levels, pieces and choices by the game's own words."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from veillee.core.record import NOBODY
from veillee.core.spec import Box, GameSpec
from veillee.core.text import messages, sentence
from veillee.lab.figures import Figures
from veillee.lab.gather import Way
from veillee.lab.plan import TOGETHER
from veillee.lab.playing import SEAT

FAMILY = "family"  # with a role, the message that names all its pieces


class Names:
    """The words of one report in one language."""

    def __init__(self, spec: GameSpec[Any, Any], box: Box[Any], lang: str) -> None:
        self.spec = spec
        self.lexicon = box.lexicon
        self.lang = lang
        self._own = messages("veillee.lab", lang)
        self._game = spec.messages(lang)
        self._families = {role for role in self.lexicon.roles if f"{FAMILY}-{role}" in self._game}
        self.figures = Figures(lang)

    def say(self, message: str, /, **args: Any) -> str:
        return self._own.format(message, args)

    @property
    def game(self) -> str:
        return self.spec.title.text(self.lang)

    def word(self, kind: str, id_: str) -> str:
        """What the game calls a mode, a level or a source of points; its id where it has no word for it."""
        message = f"{kind}-{id_}"
        return sentence(self._game.format(message)) if message in self._game else id_.replace("_", " ")

    def bot(self, bot: str) -> str:
        return bot or self.say("opponent")

    def way(self, way: Way, *, without: str = "") -> str:
        """A way to play in words, without the part that the reader knows already."""
        place = self.chapter(way.chapter) or ("" if without == "mode" else self.word("mode", way.mode))
        return ", ".join(filter(None, [place, *self.company(way, without=without)]))

    def company(self, way: Way, *, without: str = "") -> list[str]:
        """Who plays it, and with what: what does not change from one chapter of a campaign to the next."""
        parts = []
        if way.level:
            parts.append(self.word("level", way.level))
        if way.players > 1:
            parts.append(self.say("players", count=way.players))
        if way.people:
            parts.append(self.say("people", count=len(set(way.people.split(TOGETHER)))))
        if way.roles:
            parts.append(" + ".join("…" if id_ == NOBODY else self.seat_role(id_) for id_ in way.roles.split(TOGETHER)))
        bots = "" if without == "bots" and TOGETHER not in way.bots else way.bots
        return parts + [part for part in (way.settings, way.pack if "@" in way.pack else "", bots) if part]

    def chapter(self, id_: str) -> str:
        """The title of a chapter; nothing where there is none."""
        campaign = self.spec.campaign
        return sentence(campaign.title(id_).text(self.lang)) if id_ and campaign is not None else ""

    def seat_role(self, id_: str) -> str:
        """Who a seat is."""
        info = self.spec.roles
        if info is None or (value := self.lexicon.value(info.role, id_)) is None:
            return id_
        return sentence(self.lexicon.name(info.role, value, self.lang))

    def in_order(self, roles: Iterable[str]) -> list[str]:
        """Roles as the game lists them."""
        known = self.spec.roles.ids if self.spec.roles is not None else ()
        return sorted(set(roles), key=known.index)

    def role(self, what: str) -> str:
        """The family of a piece in the game's own word, or its id; choices are a family of their own."""
        role, sign, _ = what.partition(":")
        return self.word(FAMILY, role) if sign else self.say("tactics")

    def counts(self, what: str) -> bool:
        """Whether a report speaks of this: of the families that the game has a word for, or of all if of none."""
        role, sign, _ = what.partition(":")
        return not sign or not self._families or role in self._families

    def what(self, what: str) -> str:
        """A piece by its name, a kind of choice by what it says with its pieces left open."""
        role, sign, id_ = what.partition(":")
        if sign:
            value = self.lexicon.value(role, id_)
            return sentence(self.lexicon.name(role, value, self.lang)) if value is not None else what
        try:
            args = dict.fromkeys(self._roles(what), "…")
            return f"{sentence(self._game.format(f'option-{what}', args))} ({what})"
        except KeyError:
            return what

    def _roles(self, kind: str) -> list[str]:
        found: list[str] = []
        for role in self.lexicon.grammar.get(kind, ()):
            name, again = role, 2
            while name in found:
                name, again = f"{role}{again}", again + 1
            found.append(name)
        return found

    def everything(self) -> list[str]:
        """All kinds of choices that the game has, and all pieces of the families that a report speaks of."""
        chosen = {role for parts in self.lexicon.grammar.values() for role in parts}
        pieces = [
            self.lexicon.kind(role, value)
            for role in self.lexicon.roles
            if role != SEAT and (role in chosen or role in self._families)
            for value in range(len(self.lexicon.ids(role)))
        ]
        return [*self.lexicon.grammar, *(what for what in dict.fromkeys(pieces) if self.counts(what))]
