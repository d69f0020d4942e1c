"""The Entertainer of the second model: his cards, Composition and Pause (2.13 to 2.15, 2.17, 2.18)."""

from __future__ import annotations

from tests.games.cove.referee.harbour import Harbour
from tests.games.cove.referee.shop import Human
from tests.games.cove.referee.talk import ENTERTAINER, by_id, read
from tests.hearing import Chance, Talk

CONTENT = read(ENTERTAINER)
CARDS = {
    **by_id(CONTENT["skill"], kind="skill"),
    **by_id(CONTENT["impro"], kind="impro"),
    **by_id(CONTENT["creature"], kind="creature"),
}
STAGE = CONTENT["stage"]
QUARTERS = ("upper_right", "lower_right", "lower_left", "upper_left")
UNTIL = {"same": 0, "more": 1, "less": -1}


def kind(card: str) -> str:
    name: str = CARDS[card]["kind"]
    return name


class Artist(Human):
    """His board. What he does in a song stands in `song`."""

    def __init__(self, game: Harbour, free_choice: bool) -> None:
        super().__init__(game, ENTERTAINER)
        self.free_choice = free_choice
        self.deck = [card for card, entry in CARDS.items() if entry.get("starting")]
        self.known: list[str] = []  # bought cards on the draw pile, the top one last
        self.hand: dict[str, bool] = {}  # and whether everybody knows it
        self.discard: list[str] = []
        self.song: list[str] = []
        self.brag: list[str] = []
        self.piles: dict[str, list[str]] = {"creature": [], "impro": [], "skill": []}  # the top one last
        self.dial = 0
        self.volume = 0
        self.runes: set[str] = set()  # halls
        self.stones = 0
        self.rotated = False
        self.brag_side = False  # of the instrument
        self.pawn = ""  # where the bard stands

    @property
    def crests(self) -> int:
        return len(self.game.crested)

    def price(self) -> int:
        """COV-171."""
        gems: int = STAGE["gems"][self.crests]
        return 1 + len(self.runes) + gems

    def lay_out(self) -> Talk[None]:
        for name, pile in self.piles.items():
            left = [card for card, entry in CARDS.items() if entry["kind"] == name and not entry.get("starting")]
            while left:
                pile.append((yield Chance("card", list(left))))
                left.remove(pile[-1])
        yield from self.draw_up()

    def draw_up(self) -> Talk[None]:
        """COV-110, COV-156 to COV-160."""
        while len(self.hand) < STAGE["hand_limit"][self.crests]:
            if not self.deck and not self.known:
                if not self.discard:
                    return
                self.tell("shuffles", number=len(self.discard))
                self.deck, self.discard = self.discard, []
            was_known = bool(self.known)
            if was_known:
                card = self.known.pop()
            else:
                card = yield Chance("card", list(self.deck))
                self.deck.remove(card)
            if kind(card) == "impro":
                self.song.append(card)
                self.tell("draws-impro", card=card)
            elif kind(card) == "creature":
                self.brag.append(card)
                self.tell("draws-creature", card=card)
            else:
                self.hand[card] = was_known
                self.tell("draws-known" if was_known else "draws", card=card)

    def turn(self) -> Talk[int]:
        self.rotated = False
        discarded = yield from self.compose()
        if self.rotated:
            yield from self.sing_song(swan=False)
        return CARDS[discarded]["hours"] if discarded else 1

    def compose(self) -> Talk[str]:
        """COV-121 to COV-129."""
        if not self.hand:
            return ""
        if len(self.hand) > 1:
            played = (yield from self.ask(*(f"play:{card}" for card in self.hand))).split(":")[1]
            del self.hand[played]
            self.song.append(played)
            self.tell("composes", card=played)
        card = (yield from self.ask(*(f"discard:{card}" for card in self.hand))).split(":")[1]
        del self.hand[card]
        self.discard.append(card)
        self.tell("discards", card=card)
        quarters: int = CARDS[card]["hours"]
        ways = ["same"]
        if self.game.supply:
            ways += ["more"] + ["less"] * (quarters > 1)
        way = (yield from self.ask(*(f"turn:{way}" for way in ways))).split(":")[1]
        if way != "same":
            self.game.corrupt(self.id, 1)
        quarters += UNTIL[way]
        self.rotated = self.dial + quarters >= 4
        self.dial = (self.dial + quarters) % 4
        self.tell("turns-dial", number=quarters, quarter=QUARTERS[self.dial])
        self.gain_volume(CARDS[card]["volume"])
        for effect in CARDS[card].get("discard", []):
            self.game.corrupt(self.id, int(effect.removeprefix("corrupt ")))
        if self.rotated:
            self.tell("passes-shelf")
        return card

    def gain_volume(self, number: int) -> None:
        gained = min(number, STAGE["volume_max"] - self.volume)
        self.volume += gained
        self.tell("gains-volume", number=gained, number2=self.volume)

    def sing_song(self, swan: bool) -> Talk[None]:
        raise NotImplementedError

    def after_arrivals(self) -> Talk[None]:
        """COV-155, COV-156."""
        if self.rotated:
            self.put_away()
        yield from self.draw_up()

    def put_away(self) -> None:
        self.discard += self.song
        self.song = []
        self.brag_side = False

    def swan(self) -> Talk[None]:
        """COV-161 to COV-166."""
        if (yield from self.ask("swan", "no_swan")) == "swan":
            yield from self.sing_song(swan=True)
            self.put_away()

    def picture(self) -> dict[str, object]:
        return {
            "known": self.known,
            "unknown": sorted(self.deck),
            "hand": sorted(self.hand.items()),
            "discard": sorted(self.discard),
            "song": sorted(self.song),
            "brag": sorted(self.brag),
            "piles": self.piles,
            "dial": self.dial,
            "volume": self.volume,
            "crests": self.crests,
            "runes": sorted(self.runes),
            "stones": self.stones,
            "instrument": self.brag_side,
            "pawn": self.pawn,
        }
