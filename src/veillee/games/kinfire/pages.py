"""The pages besides the combat: the story as far as it was read, what can be chosen there, the town, the group."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import msgspec

from veillee.core.scene import Cell, Face, Mark, Paragraph, Piece, Zone
from veillee.core.step import Option
from veillee.games.kinfire import box as b
from veillee.games.kinfire import terms
from veillee.games.kinfire.book import Book
from veillee.games.kinfire.decks import INSTANTS, instants, kinfire_cost
from veillee.games.kinfire.faces import COINS, KINFIRE, SHUT
from veillee.games.kinfire.plot import within
from veillee.games.kinfire.steps.gains import Equip, MakeRoom
from veillee.games.kinfire.steps.inn import PutIn, TakeOut
from veillee.games.kinfire.steps.market import Market, Train, good_of
from veillee.games.kinfire.steps.town import open_card
from veillee.games.kinfire.steps.trial import HUES
from veillee.games.kinfire.steps.votes import open_choices
from veillee.games.kinfire.table import Seeker
from veillee.games.kinfire.terms import NONE, STARTING, WHITE
from veillee.games.kinfire.texts import MET
from veillee.games.kinfire.words import COLOUR_IDS

if TYPE_CHECKING:
    from veillee.games.kinfire.scene import KinfirePainter

# Kinds of options that stand where the story ends.
IN_THE_BOOK = ("choose", "approach", "quest", "who")
# Kinds of options whose pieces lie nowhere else, and the role of what they are about.
CARDS = {"buy": "action", "train": "action", "put": "action", "take": "action", "out": "pair", "in": "pair"}
BOUNTIES = ("sell", "trade")
PERSONS = ("who", "to_deck")
# What places are for, by the verbs of their cards.
SERVES = {terms.SLEEP: "inn", terms.SHOP: "shop", terms.TRAIN: "training", terms.BOUNTY: "bounties"}


class Pages:
    """Paints what is no combat. Prose is never printed in advance: it comes with the page that shows it."""

    def __init__(self, painter: KinfirePainter) -> None:
        self.painter = painter
        self.view = painter.view
        self.table = painter.table
        self.company = painter.table.company
        self.box = painter.table.box

    # -- the story -------------------------------------------------------------------------

    def story(self) -> list[Zone]:
        told = list(self.told())
        zones = [self.painter.story("text", told)] if told else []
        pieces = [] if isinstance(self.table.asking, (TakeOut, PutIn)) else self.choosing()
        asking = self.table.asking
        carded = isinstance(asking, (Equip, MakeRoom, Train))  # what is asked is about a card, not about the story
        if told and not carded and any(option.kind in IN_THE_BOOK for option in self.options()):
            zones[0].pieces, pieces = pieces, []
        flipped = [
            Piece(f"flipped:{place}", self.painter.album.face("card", card))
            for place, card in enumerate(self.company.flipped)
        ]
        if flipped:
            zones.append(self.painter.zone("flipped", "row", flipped))
        if isinstance(asking, (Equip, MakeRoom, Train)):
            zones.append(self.painter.zone("meant", "row", [self.offered("action", asking.card)]))
        return [*zones, self.painter.zone("choosing", "row", pieces)] if pieces else zones

    def told(self) -> Iterator[Paragraph]:
        """What was read so far; before anything was, what the group chooses."""
        if not self.company.read and any(option.kind == "quest" for option in self.options()):
            yield Paragraph(self.view.say("ask-quest"), title=self.view.say("zone-quests"))
        yield from Book(self.view, self.painter.album).pages()

    # -- what can be chosen ----------------------------------------------------------------

    def options(self) -> list[Option]:
        return self.table.options if self.table.asking is not None else []

    def choosing(self) -> list[Piece]:
        """What the options of the present question are about, where it lies nowhere else."""
        options = self.options()
        found: dict[str, Piece] = {piece.id: piece for piece in self.menu()}
        for option in options:
            piece = None
            if option.kind in CARDS:
                piece = self.offered(CARDS[option.kind], option.values[0])
            elif option.kind in BOUNTIES:
                piece = self.bounty(option.values[0])
            elif option.kind == "approach":
                piece = self.approach(option.values[0])
            elif option.kind in PERSONS and not self.table.foes:
                piece = self.painter.piece("seeker", option.values[0])
            elif option.kind == "quest":
                piece = self.adventure(option.values[0])
            if piece is not None:
                found.setdefault(piece.id, piece)
        asks = any(option.kind == "choose" for option in options)
        return [*(self.lines() if asks else ()), *found.values()]

    def menu(self) -> list[Piece]:
        """KIN-273, KIN-327: all that a shop or training site has, also what is too dear or sold out."""
        asking = self.table.asking
        if not isinstance(asking, Market):
            return []
        return [self.offered("action", good.card) for good in self.box.shops[asking.shop].goods]

    def adventure(self, quest: int) -> Piece:
        """An adventure card: a quest that the group may choose, and what is said of it (KIN-033)."""
        return self.painter.piece("quest", quest)

    def lines(self) -> list[Piece]:
        """KIN-227, KIN-262: all options of the card, those that are closed with what they ask for."""
        card = self.company.reading
        ops = within(self.box.lists, self.box.story[card].ops)
        choices = next(op.choices for op in ops if op.choices)
        free = open_choices(self.table, choices)
        found = []
        for place, choice in enumerate(choices):
            line = self.box.lines[card] + place
            shut = [] if place in free else [self.painter.album.mark("closed", "✕", "grey", SHUT)]
            suited = [self.view.name("seeker", seeker) for seeker in choice.seekers]
            marks = [Mark(KINFIRE, f"♨{name}", name, "orange") for name in suited]
            look = "line" if self.met(choice.needs) else "untold"
            found.append(self.painter.piece("line", line, marks=[*marks, *shut], look=look))
        return found

    def met(self, needs: b.Condition) -> bool:
        """Whether the group knows every memory and quest that an option asks for."""
        if needs.kind == terms.HAS:
            return needs.what in self.company.memories
        if needs.kind in MET:
            return needs.what in self.company.quests
        return all(self.met(part) for part in needs.parts)

    def approach(self, colour: int) -> Piece:
        """What choosing a colour means on the card that is read."""
        number = self.company.reading * len(COLOUR_IDS) + colour
        return Piece(self.view.target("colour", colour), self.painter.album.face("approach", number))

    def offered(self, role: str, card: int) -> Piece:
        """A card to buy, learn, put in or take out, with its price, how many there are, and what it takes (KIN-292)."""
        asking = self.table.asking
        marks = []
        face = self.painter.album.face("pair" if card < terms.DISPOSABLES else "card", card)
        good = good_of(self.table, asking.shop, card) if isinstance(asking, (Market, Train)) else None
        if good is not None:
            price = self.view.say("mark-price", number=good.price)
            stock = self.company.stock[card]
            left = self.view.say("mark-stock" if stock else "mark-sold-out", number=stock)
            marks = [Mark(COINS, f"¤{good.price}", price, "yellow"), Mark("", f"×{stock}", left)]
            if good.flip:
                face = msgspec.structs.replace(face, lines=[self.painter.album.texts.lesson(good), *face.lines])
        return Piece(self.view.target(role, card), face, marks=marks)

    def bounty(self, enemy: int) -> Piece:
        """KIN-278, KIN-279: a trophy with what is paid for it, and the object that could be made of it instead."""
        asking = self.table.asking
        assert isinstance(asking, Market)
        shop, say = self.box.shops[asking.shop], self.view.say
        marks, lines = [], []
        if shop.coins[enemy] > 0:
            marks = [Mark(COINS, f"¤{shop.coins[enemy]}", say("mark-paid", number=shop.coins[enemy]), "yellow")]
            lines = [say("text-sold-for", number=shop.coins[enemy])]
        if asking.can_trade(self.table, enemy):
            made = self.painter.album.face("card", shop.objects[enemy])
            lines += [say("text-traded-for", action=shop.objects[enemy]), *made.lines]
        face = Face(self.view.name("enemy", enemy), "trophy", color="red", lines=lines)
        return Piece(self.view.target("enemy", enemy), face, marks=marks)

    # -- the town --------------------------------------------------------------------------

    def town(self) -> list[Zone]:
        """KIN-270: the places of the town; those without a card in the town deck are closed."""
        if self.company.town == NONE:
            return []
        zone = self.painter.zone("town", "graph")
        zone.title = self.view.name("town", self.company.town)
        for location, place in enumerate(self.box.locations):
            if place.town == self.company.town:
                id_ = self.view.lexicon.id("location", location)
                title = self.view.name("location", location)
                card = open_card(self.table, location)
                cell = Cell(id_, title=title, x=place.x, y=place.y, closed=card == NONE)
                cell.marks = [] if card == NONE else self.serves(card)
                zone.cells.append(cell)
        zone.ratio, zone.scenery = 75, "city"
        zone.note = self.view.say("text-actions", number=self.company.actions)
        ahead = [self.adventure(quest) for quest in self.company.prompts]
        return [zone, self.painter.zone("prompts", "row", ahead)] if ahead else [zone]

    def serves(self, card: terms.StoryId) -> list[str]:
        """What a place is for as its signs say: an inn, a shop, a bounty house, a training site, or several."""
        verbs = [op.verb for op in self.box.lists[self.box.story[card].ops]]
        return [name for verb, name in SERVES.items() if verb in verbs]

    # -- decks -----------------------------------------------------------------------------

    def decks(self) -> list[Zone]:
        """The deck of every Seeker by its pairs, with its limits, and what lies in reserve (KIN-284 to KIN-288)."""
        zones = []
        for seat in self.painter.seats_around():
            seeker = self.table.seats[seat]
            if seeker.seeker == NONE:
                continue
            pieces = [self.paired(pair) for pair in seeker.pairs]
            pieces += [self.painter.card(item, seeker.items.count(item)) for item in sorted(set(seeker.items))]
            zone = self.painter.area("deckbook", "row", seat, pieces, len(seeker.pairs))
            zone.note = self.view.say(
                "text-deckbook",
                number=kinfire_cost(self.box, seeker.pairs),
                number2=seeker.kinfire,
                number3=instants(self.box, seeker.pairs) + instants(self.box, seeker.items),
                number4=INSTANTS,
            )
            zones.append(zone)
        owned = self.company.reserve
        kept = [
            self.paired(card) if card < terms.DISPOSABLES else self.painter.card(card, owned.count(card))
            for card in sorted(set(owned))
        ]
        reserve = [self.painter.zone("reserve", "row", kept)] if kept else []
        building = self.building()
        return [*reserve, *building, *zones] if building else [*zones, *reserve]

    def building(self) -> list[Zone]:
        """While somebody builds a deck: the five limits and how far it is. What can be taken out lies in the deck, what
        can be put in lies in reserve.
        """
        asking = self.table.asking
        if not isinstance(asking, (TakeOut, PutIn)):
            return []
        return [self.painter.story("limits", self.limits(self.table.seats[asking.seat]))]

    def limits(self, seeker: Seeker) -> Iterator[Paragraph]:
        """KIN-283 to KIN-288, each with what the deck has of it and what is missing."""
        say, cards = self.view.say, self.box.cards
        yield Paragraph(say("limit-own"), title=say("zone-deck-of", seeker=seeker.seeker))
        missing = STARTING - len(seeker.pairs)
        yield Paragraph(say("limit-missing" if missing else "limit-size", number=missing, number2=STARTING))
        hues = [cards[pair].colours or WHITE for pair in seeker.pairs]
        bar = self.box.seekers[seeker.seeker].bar
        held = [say("limit-colour", colour=at, number=hues.count(hue), number2=bar[at]) for at, hue in enumerate(HUES)]
        either = len([hue for hue in hues if hue not in HUES])
        more = [say("limit-either", number=either)] if either else []
        yield Paragraph(f"{say('limit-colours')} {' · '.join([*held, *more])}.")
        cost = kinfire_cost(self.box, seeker.pairs)
        yield Paragraph(say("limit-kinfire", number=cost, number2=seeker.kinfire))
        number = instants(self.box, seeker.pairs) + instants(self.box, seeker.items)
        yield Paragraph(say("limit-instants", number=number, number2=INSTANTS))

    def paired(self, pair: int) -> Piece:
        return self.painter.piece("pair", pair)

    # -- the group -------------------------------------------------------------------------

    def group(self) -> list[Zone]:
        """Coins, fate tokens, trophies and memories, which are read again here."""
        painter, company = self.painter, self.company
        zones = [painter.zone("coins", "tally", count=company.coins)]
        trophies = sorted(set(self.table.trophies))
        if trophies:
            pieces = []
            for enemy in trophies:
                number = self.table.trophies.count(enemy)
                many = [Mark("", f"×{number}", self.view.say("mark-copies", number=number))] if number > 1 else []
                pieces.append(
                    Piece(f"trophy:{self.view.lexicon.id('enemy', enemy)}", painter.album.face("enemy", enemy))
                )
                pieces[-1].marks = many
            zones.append(painter.zone("trophies", "row", pieces))
        kept = [painter.piece("memory", memory) for memory in company.memories]
        return [*zones, painter.zone("memories", "row", kept)] if kept else zones
