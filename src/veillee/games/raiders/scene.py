"""What a seat sees of Raiders: the board with its village and coast, the tracks, and everybody's area."""

from __future__ import annotations

from collections.abc import Collection

from veillee.core.painter import Painter
from veillee.core.parts import part
from veillee.core.scene import Cell, Mark, Piece, Zone
from veillee.core.scoring import total
from veillee.core.spec import Painting, View
from veillee.games.raiders.board import Board
from veillee.games.raiders.box import ARMOUR_MAX, NONE, OPPONENT, PROVISIONS, SILVER, VALKYRIE_MAX
from veillee.games.raiders.faces import Faces
from veillee.games.raiders.scoring import opponent_points, player_points
from veillee.games.raiders.table import END_OF_TURN, RAIDING, SETUP, TAKING, RaidersTable
from veillee.games.raiders.words import GOODS

SEAT_COLORS = ("red", "blue", "green", "yellow", "purple")
SCORE_SPACES = 50  # the score track goes from 0 to 49; then the ship card is turned (RAI-035)
STOCK = (SILVER, PROVISIONS, 0, 1, 2)  # in the order in which a player looks at them


def paint(view: View[RaidersTable]) -> Painting:
    return RaidersPainter(view).painting()


class RaidersPainter(Painter[RaidersTable]):
    """Paints one scene: zones in the order in which a player looks at the table."""

    album: Faces

    def __init__(self, view: View[RaidersTable]) -> None:
        super().__init__(view, len(view.table.seats), OPPONENT if view.table.opponent is not None else None)
        self.box = view.table.box

    def painting(self) -> Painting:
        zones = [self.board(), self.offerings()]
        if self.table.dice:
            zones.append(self.dice())
        zones += [*self.tracks(), *self.piles(), *self.supply(), self.aid()]
        for seat in self.seats_around():
            zones += self.player_area(seat)
        if self.table.opponent is not None:
            zones += self.opponent_area()
        return Painting(self.status(), self.players(), zones, self.legend())

    def absent(self) -> Collection[str]:
        return self.album.on_tactics if self.table.opponent is None else ()

    # -- where the match stands ------------------------------------------------------------

    def status(self) -> str:
        table = self.table
        if self.over:
            return self.view.say("status-over")
        if table.phase == SETUP:
            return self.view.say("status-setup")
        stage = "first" if table.placed != NONE else "choose"
        if table.phase in (TAKING, RAIDING, END_OF_TURN):
            stage = {TAKING: "second", RAIDING: "raid", END_OF_TURN: "end"}[table.phase]
        args: dict[str, str | int] = {"number": table.turn, "phase": self.view.messages.format(f"phase-{stage}")}
        if table.turns_left == NONE:
            return self.view.messages.format("status", args)
        return self.view.messages.format("status-last", {**args, "left": table.turns_left - 1})

    def color(self, side: int) -> str:
        return SEAT_COLORS[side]

    def score(self, side: int) -> int:
        """The score track; what lies face down counts only when the match is over (RAI-009)."""
        table = self.table
        if side == OPPONENT:
            assert table.opponent is not None
            return total(opponent_points(table)) if self.over else table.opponent.score
        return total(player_points(table, side)) if self.over else table.seats[side].score

    # -- the board and what lies beside it ------------------------------------------------------------------

    @part(lambda painter: painter.on_board())
    def board(self) -> Zone:
        return Board(self.view).zone()

    def on_board(self) -> tuple[object, ...]:
        """All that stands on the board, and what is closed there."""
        table = self.table
        closed = table.forbidden if table.active != NONE else NONE
        return table.village, table.spots, table.set_worker, table.plunder, closed

    @part(lambda painter: painter.table.display)
    def offerings(self) -> Zone:
        return self.display("offerings", "offering", self.table.display)

    @part(lambda painter: painter.table.dice)
    def dice(self) -> Zone:
        """What was rolled in this raid."""
        pieces = [
            Piece(self.view.target("die", number), self.album.once(Faces.die, side))
            for number, side in enumerate(self.table.dice)
        ]
        return self.zone("dice", "row", pieces)

    def standings(self) -> list[tuple[int, int, int, int]]:
        """Every side with what its markers show: score, Valkyries, armour."""
        found = [(seat, player.score, player.valkyries, player.armour) for seat, player in enumerate(self.table.seats)]
        opponent = self.table.opponent
        if opponent is not None:
            found.append((OPPONENT, opponent.score, opponent.valkyries, opponent.armour))
        return found

    def marker(self, side: int, value: int, space: int) -> Piece:
        text = self.view.say("mark-marker", seat=side, number=value)
        return self.pawn(side, str(space), text)

    @part(lambda painter: painter.standings())
    def tracks(self) -> list[Zone]:
        return [self.score_track(), self.valkyrie_track(), self.armour_track()]

    def score_track(self) -> Zone:
        pieces = [self.marker(side, score, score % SCORE_SPACES) for side, score, _, _ in self.standings()]
        return self.track("vp", SCORE_SPACES, pieces, [Cell("0")])

    def valkyrie_track(self) -> Zone:
        """The marker stays on 7; its text has the true count (RAI-086)."""
        pieces = [self.marker(side, count, min(count, VALKYRIE_MAX)) for side, _, count, _ in self.standings()]
        return self.track("valkyries", VALKYRIE_MAX + 1, pieces, self.printed(self.box.valkyrie_track))

    def armour_track(self) -> Zone:
        pieces = [self.marker(side, armour, armour) for side, _, _, armour in self.standings()]
        return self.track("armour", ARMOUR_MAX + 1, pieces, self.printed(self.box.armour_track))

    def printed(self, points: list[int]) -> list[Cell]:
        return [Cell(str(n), title=self.view.say("text-track", number=vp)) for n, vp in enumerate(points)]

    @part(lambda painter: painter.heights())
    def piles(self) -> list[Zone]:
        table = self.table
        return [
            self.pile("draw", len(table.draw)),
            self.pile("discard", len(table.discard), [self.piece("townsfolk", card) for card in table.discard[-1:]]),
            self.pile("stack", len(table.offerings)),
        ]

    def heights(self) -> tuple[object, ...]:
        """How high the piles are, and what lies on top."""
        table = self.table
        return len(table.draw), len(table.offerings), len(table.discard), table.discard[-1:]

    @part(lambda painter: painter.table.supply)
    def supply(self) -> list[Zone]:
        """What can still be gained."""
        found = []
        for good, number in enumerate(self.table.supply):
            zone = self.zone(f"supply-{good}", "tally", place="side", count=number, mark=self.album.goods[good])
            zone.id = f"supply:{GOODS[good]}"
            found.append(zone)
        return found

    # -- players ---------------------------------------------------------------------------

    @part(lambda painter, seat: painter.table.seats[seat])
    def player_area(self, seat: int) -> list[Zone]:
        player = self.table.seats[seat]
        return [
            self.townsfolk(seat),
            self.cards(seat, "crew", "townsfolk", player.crew, "mat"),
            self.tally(seat, "worker", int(player.worker != NONE), self.worker(player.worker)),
            *(self.goods(good, seat, player.goods[good]) for good in STOCK),
            self.tiles(seat, player.tiles, self.view.own(seat) or self.over),
        ]

    def goods(self, good: int, side: int, number: int) -> Zone:
        return self.tally(side, GOODS[good], number, self.album.goods[good])

    def townsfolk(self, seat: int) -> Zone:
        """Everything for its owner; for others the number, and the cards that they have seen (RAI-009)."""
        hand = self.table.seats[seat].hand
        aside = hand[len(hand) - self.table.seats[seat].giving :]
        mark = self.album.mark("set-aside", "→", icon="draw")
        return self.hand(seat, "townsfolk", hand, self.seen(seat), marks=dict.fromkeys(aside, mark))

    def seen(self, seat: int) -> list[int]:
        """The cards of a hand that whoever looks has seen. What is exchanged lies face down until both have chosen."""
        viewer = self.view.seat
        if viewer is None:
            return []
        player = self.table.seats[seat]
        kept = player.hand[: len(player.hand) - player.giving]
        return [card for index, card in enumerate(kept) if player.seen[index] >> viewer & 1]

    def worker(self, worker: int) -> Mark | None:
        return None if worker == NONE else self.album.workers[worker]

    def tiles(self, side: int, tiles: list[int], shown: bool) -> Zone:
        """Offerings made lie face down: others see how many (RAI-009)."""
        return self.cards(side, "tiles", "offering", sorted(tiles), shown=shown)

    # -- the automated opponent ------------------------------------------------------------

    @part(lambda painter: painter.table.opponent)
    def opponent_area(self) -> list[Zone]:
        """All of it is public but its tiles and the order of its cards."""
        opponent = self.table.opponent
        assert opponent is not None
        tactic = [self.piece("tactic", opponent.card)] if opponent.card != NONE else []
        return [
            self.area("tactic", "row", OPPONENT, tactic),
            self.goods(PROVISIONS, OPPONENT, opponent.provisions),
            self.tiles(OPPONENT, opponent.tiles, self.over),
            self.pile("tactics", len(opponent.pile), side=OPPONENT),
            self.pile("tactics-discard", len(opponent.discard), side=OPPONENT),
        ]
