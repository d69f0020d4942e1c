"""The campaign's page: the company and its decks, what it owns, what it remembers, its quests (chapter 9.7)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from veillee.core.campaign import Page, Teller
from veillee.core.scene import Face, Mark, Piece, Zone
from veillee.games.kinfire.box import KinfireBox
from veillee.games.kinfire.decks import INSTANTS, instants, kinfire_cost
from veillee.games.kinfire.faces import KINDS, KINFIRE, Faces
from veillee.games.kinfire.table import WON
from veillee.games.kinfire.terms import DISPOSABLES, NONE

if TYPE_CHECKING:
    from veillee.games.kinfire.campaign import Chronicle, Kept

EXHAUSTION: Final = KINDS["passive"].icon


def chronicle_page(chronicle: Chronicle, teller: Teller, status: str, story: list[str]) -> Page:
    from veillee.games.kinfire import GAME

    box = GAME.box()
    album = GAME.album_of(box, teller.lang)
    assert isinstance(album, Faces)
    sheet = Sheet(chronicle, teller, album, box.content)
    return Page(status, story, list(sheet.zones()), dict(album.legend()))


class Sheet:
    """Lays what a chronicle keeps on a page, as zones of a scene."""

    def __init__(self, chronicle: Chronicle, teller: Teller, album: Faces, box: KinfireBox) -> None:
        self.chronicle = chronicle
        self.teller = teller
        self.album = album
        self.box = box

    def zones(self) -> Iterator[Zone]:
        say, chronicle = self.teller.say, self.chronicle
        yield Zone("coins", "tally", say("zone-coins"), count=chronicle.coins)
        yield Zone("fate", "tally", say("zone-fate"), count=chronicle.fate)
        here = [kept for kept in chronicle.seekers if kept.here]
        yield self.row("seekers", say("page-seekers"), [self.seeker(kept) for kept in here])
        yield from (self.deck(kept) for kept in here)
        yield self.row("reserve", say("zone-reserve"), self.cards(chronicle.reserve))
        yield self.row("away", say("zone-away"), [self.seeker(kept) for kept in chronicle.seekers if not kept.here])
        yield self.row("quests", say("zone-quests"), [*self.quests()])
        yield self.row("trophies", say("zone-trophies"), [*self.trophies()])
        yield self.row("memories", say("zone-memories"), [*self.memories()])

    def row(self, id_: str, title: str, pieces: list[Piece], note: str = "") -> Zone:
        return Zone(id_, "row", title, pieces=pieces, note=note)

    def seeker(self, kept: Kept) -> Piece:
        say = self.teller.say
        held = say("mark-kinfire-held", number=kept.kinfire)
        marks = [Mark(KINFIRE, f"♨{kept.kinfire}", held, "orange")] if kept.kinfire else []
        if kept.exhausted:
            marks.append(Mark(EXHAUSTION, f"∞{kept.exhausted}", say("mark-exhausted", number=kept.exhausted), "grey"))
        return Piece(
            self.teller.lexicon.target("seeker", kept.seeker), self.album.face("seeker", kept.seeker), marks=marks
        )

    def deck(self, kept: Kept) -> Zone:
        """The pairs of a Seeker, with how near they are to the limits (KIN-284 to KIN-288)."""
        note = self.teller.say(
            "text-deckbook",
            number=kinfire_cost(self.box, list(kept.deck)),
            number2=kept.kinfire,
            number3=instants(self.box, list(kept.deck)) + instants(self.box, list(kept.items)),
            number4=INSTANTS,
        )
        title = self.teller.say("zone-deck-of", seeker=kept.seeker)
        id_ = f"deckbook:{self.teller.lexicon.id('seeker', kept.seeker)}"
        return self.row(id_, title, self.cards((*kept.deck, *kept.items)), note)

    def cards(self, cards: tuple[int, ...]) -> list[Piece]:
        """Pairs by their Action card, and disposable cards; those that are alike lie on each other."""
        found = []
        for card, number in sorted(Counter(cards).items()):
            role = "pair" if card < DISPOSABLES else "card"
            many = [Mark("", f"×{number}", self.teller.say("mark-copies", number=number))] if number > 1 else []
            found.append(
                Piece(
                    self.teller.lexicon.target(role, card),
                    self.album.face("pair" if role == "pair" else "card", card),
                    marks=many,
                )
            )
        return found

    def quests(self) -> Iterator[Piece]:
        """Those that were played, then those that the group can choose; KIN-295."""
        chronicle = self.chronicle
        for quest, result in chronicle.quests:
            yield self.quest(quest, "quest-won" if result == WON else "quest-lost")
        ahead = [chronicle.next] if chronicle.next != NONE else chronicle.prompts
        if chronicle.ending == NONE:
            yield from (self.quest(quest, "quest-open") for quest in ahead)

    def quest(self, quest: int, state: str) -> Piece:
        face = Face(self.teller.name("quest", quest), "quest", lines=[self.teller.say(state)])
        return Piece(self.teller.lexicon.target("quest", quest), face)

    def trophies(self) -> Iterator[Piece]:
        for enemy, number in sorted(Counter(self.chronicle.trophies).items()):
            many = [Mark("", f"×{number}", self.teller.say("mark-copies", number=number))] if number > 1 else []
            yield Piece(f"trophy:{self.teller.lexicon.id('enemy', enemy)}", self.album.face("enemy", enemy), marks=many)

    def memories(self) -> Iterator[Piece]:
        for memory in self.chronicle.memories:
            text = self.box.prose.memories[memory][self.teller.lang != "fr"]
            face = Face(self.teller.name("memory", memory), "memory", lines=[text] if text else [])
            yield Piece(self.teller.lexicon.target("memory", memory), face)
