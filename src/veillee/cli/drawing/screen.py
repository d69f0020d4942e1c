"""The whole table on one screen: the same scene at 80 by 24 and at 160 by 50."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from rich.text import Text

from veillee.cli.drawing import counters, places
from veillee.cli.drawing import zones as draw
from veillee.cli.drawing.cards import AID
from veillee.cli.drawing.frame import Block, Section, arrange, folded, frame, height, nothing
from veillee.cli.drawing.ink import FAINT, STRONG, capital, color, cut, fit, flow, hanging, joined, line, sides, wrap
from veillee.cli.drawing.options import Options
from veillee.cli.drawing.pieces import Pen, dice, simple
from veillee.cli.drawing.wishes import Wish
from veillee.cli.speech import Say
from veillee.core.answers import Told
from veillee.core.scene import Player, Scene, Zone
from veillee.core.spec import GameSpec

WIDE, TALL = 132, 38  # from this size on panels stand side by side
PAGES = (3, 6, 9)  # lines of a page of options, where they do not all fit
LONGEST_TEXT = 8  # lines of a card in a row
ENDLESS = 10_000
DECISION = 11  # lines below the panels: as many even for a small question, so that the panels stay in place
IN_A_PIPE = Wish.OTHER_SIDES  # the last wish that is worth repeating with every question
LONGEST_LOG = 40
ONE_LINE_CARD = 24  # columns that a card needs to stand on one line
MAPS = ((30, 7), (36, 9), (44, 13), (54, 15), (ENDLESS, 18))  # lines of a map, by the lines of the screen
CELLS = ((36, (1, False)), (44, (2, False)), (54, (2, True)), (ENDLESS, (3, True)))  # by the lines of the screen


@dataclass
class Screen:
    """What a screen is drawn from, besides the scene."""

    scene: Scene
    spec: GameSpec[Any, Any]
    say: Say
    told: Sequence[Told] = ()  # what happened since the last choice of this seat
    past: Sequence[Told] = ()  # and before it, for whoever has room
    notice: Sequence[str] = ()
    page: int = 0
    listed: bool = False  # all options one a line, with their keys: for a pipe
    pages: int = field(default=1, init=False)  # how many pages of options there were

    def __post_init__(self) -> None:
        self.pen = Pen(self.scene, self.say)
        self.options = Options(self.pen)
        board = [zone for zone in self.scene.zones if zone.place == "board" and zone.owner is None]
        self.grids = [zone for zone in board if zone.kind == "grid"]
        self.graphs = [zone for zone in board if zone.kind == "graph"]
        lying = [zone for zone in board if zone.kind in ("row", "mat", "hand") and zone.pieces]
        self.dice = [zone for zone in lying if dice(zone)]
        self.rows = [zone for zone in lying if zone not in self.dice]
        self.beside = [zone for zone in self.scene.zones if zone.place == "side" and zone.owner is None and _laid(zone)]
        counted = [zone for zone in self.scene.zones if zone.kind in counters.COUNTED and zone.owner is None]
        self.tracks = [zone for zone in counted if zone.kind == "track" and not zone.cells and self._alone(zone)]
        self.counters = [zone for zone in counted if zone not in self.tracks]
        self.piles = [zone for zone in self.scene.zones if zone.kind == "pile" and zone.owner is None]
        self.own = next((p for p in self.scene.players if p.index == self.scene.seat), None)
        self.others = [player for player in self.scene.players if player is not self.own]

    @staticmethod
    def _alone(zone: Zone) -> bool:
        """Whether a track fits in the header: it is short, or one piece moves along it."""
        return zone.spaces <= counters.DRAWN or len(zone.pieces) <= 1

    # -- layouts ---------------------------------------------------------------------------

    def lines(self, width: int, lines: int) -> list[Text]:
        """The table in this many columns and at most this many lines (the last is left for the input)."""
        room = lines - 1
        self.pages = 1
        if width >= WIDE and lines >= TALL and not self.listed and (self.grids or self.graphs or self.rows):
            return self._side_by_side(width, room) or self._stacked(width, room)
        return self._stacked(width, room)

    def _stacked(self, width: int, room: int) -> list[Text]:
        """Everything one below the other; what the decision does not need gives way first."""
        inner = width - 2
        cells = (1, False) if self.listed else next(form for lines, form in CELLS if room < lines)
        board = [self.grid_block(zone, inner, *cells) for zone in self.grids]
        board += [
            self.graph_block(zone, inner, next(form for lines, form in MAPS if room < lines)) for zone in self.graphs
        ]
        board += [self.row_block(zone, inner) for zone in self.rows]
        board += [
            self.beside_block(inner),
            self.counters_block(inner),
            self.piles_block(inner),
            self.others_block(inner),
            self.own_block(inner),
        ]
        below = [self.log_block(width), self.prompt_block(width), self.options_block(width)]
        notice = self.notice_lines(width)
        rest = ENDLESS if self.listed else room - 1 - 1 - len(notice)  # the header, the bottom of the frame
        used = arrange([*board, *below], rest, IN_A_PIPE if self.listed else max(Wish))
        if used > rest:
            return self._crowded(board, width, room)
        self._turn_page(below[2], width, rest - used)
        sections = [section for block in board for section in block.sections]
        drawn = [self.header(width), *frame(sections, width, self.foot(board[-2], inner))]
        drawn += [row for block in below for section in block.sections for row in section.lines]
        return [*drawn, *notice]

    def _crowded(self, board: Sequence[Block], width: int, room: int) -> list[Text]:
        """Where not even the tersest forms fit the decision comes first: the board is folded, then a notice is cut.

        Options are written out: nobody can read their numbers on what is folded away.
        """
        prompt = [row for section in self.prompt_block(width).sections for row in section.lines]
        options = self._page(self.options.tight(width, on_board=False), max(room // 3, PAGES[0]))
        room -= 1 + len(prompt) + len(options)  # the header
        notice = self.notice_lines(width)[: max(room, 1)]
        mark = line(" ", (self.say("folded"), FAINT))
        panels = folded([section for block in board for section in block.sections], room - len(notice) - 1, mark)
        panel = frame(panels, width, self.foot(board[-2], width - 2)) if panels else []
        return [self.header(width), *panel, *prompt, *options, *notice]

    def _side_by_side(self, width: int, room: int) -> list[Text]:
        """The board left, the players and the log right, the decision below; nothing where it does not fit."""
        left = width * 61 // 100
        right = width - left - 1
        notice = self.notice_lines(width)
        prompt, options = self.prompt_block(width), self.options_block(width)
        third = max(room // 3, DECISION)
        self._turn_page(options, width, third - arrange([prompt, options], third, max(Wish)))
        below = [row for block in (prompt, options) for section in block.sections for row in section.lines]
        below += [line()] * (DECISION - len(below))
        rest = room - 1 - len(below) - len(notice)
        cells = 3 if room > 44 else 2
        board = [self.grid_block(zone, left - 2, cells, ruled=True) for zone in self.grids]
        board += [self.graph_block(zone, left - 2, 15) for zone in self.graphs]
        board += [self.row_block(zone, left - 2) for zone in self.rows]
        board += [self.beside_block(left - 2), self.counters_block(left - 2), self.piles_block(left - 2)]
        arrange(board, rest - 1, max(Wish))
        people = [self.own_list_block(right - 2), self.others_list_block(right - 2), self.log_panel(right - 2)]
        arrange(people, rest - 1, max(Wish))
        panels = [
            _filled([section for block in blocks for section in block.sections], rest - 1) for blocks in (board, people)
        ]
        if any(height(panel) > rest - 1 for panel in panels):
            return []
        first, second = frame(panels[0], left), frame(panels[1], right)
        both = [line(a, " ", b) for a, b in zip(first, second, strict=True)]
        return [self.header(width), *both, *below, *notice]

    def whole(self, width: int) -> list[Text]:
        """Everything in full, as long as it gets: for `d`, and for whoever looks at a record."""
        inner = width - 2
        blocks = [self.grid_block(zone, inner, 2, ruled=True) for zone in self.grids]
        blocks += [self.graph_block(zone, inner, 15) for zone in self.graphs]
        blocks += [self.row_block(zone, inner) for zone in self.rows]
        blocks += [self.beside_block(inner), self.counters_block(inner), self.piles_block(inner)]
        blocks += [self.own_list_block(inner), self.others_list_block(inner)]
        arrange(blocks, ENDLESS, max(Wish))
        return [self.header(width), *frame([section for block in blocks for section in block.sections], width)]

    # -- parts -----------------------------------------------------------------------------

    def header(self, width: int) -> Text:
        """Which game, and where it stands."""
        scene = self.scene
        names = [self.say.of_game(self.spec, "mode", scene.mode)]
        if scene.level:
            names.append(self.say.of_game(self.spec, "level", scene.level))
        left = line(" ", (scene.title, self.pen.accent), (f" · {' · '.join(names)}", FAINT))
        right = joined([line(scene.status), *(counters.signs(self.pen, zone) for zone in self.tracks)])
        return sides(left, line(right, " "), width)

    def graph_block(self, zone: Zone, inner: int, height: int) -> Block:
        """A map; where there is room, with a list of all its places and their neighbours."""
        block = Block().add(Wish.ALWAYS, partial(places.picture, self.pen, zone, inner, height, own=False))
        block.add(Wish.OWN_PLACES, partial(places.picture, self.pen, zone, inner, height))
        return block.add(
            Wish.PLACES,
            lambda: [*places.picture(self.pen, zone, inner, height), *places.listing(self.pen, zone, inner)],
        )

    def counters_block(self, inner: int) -> Block:
        """Dice, dials, printed tracks and what is counted on the board."""
        if not self.counters and not self.dice:
            return Block()
        rolled = [line((f"{zone.title}  ", FAINT), draw.names(self.pen, zone)) for zone in self.dice]
        block = Block().add(Wish.ALWAYS, partial(counters.brief, self.pen, self.counters, rolled, inner))
        return block.add(Wish.COUNTERS, partial(counters.full, self.pen, self.counters, rolled, inner))

    def targeted(self, zone: Zone) -> bool:
        return any(piece.id in self.pen.numbers for piece in zone.pieces)

    def grid_block(self, zone: Zone, inner: int, cell: int, ruled: bool) -> Block:
        """The board. It keeps its form on a screen of the same size, whatever is asked."""
        return Block().add(Wish.ALWAYS, partial(draw.grid, self.pen, zone, inner, cell, ruled))

    def row_block(self, zone: Zone, inner: int) -> Block:
        """Cards on the board. Those that the decision points at come first."""
        like = next((grid for grid in self.grids if grid.columns == len(zone.pieces)), None)
        first = Wish.ALWAYS if self.targeted(zone) else Wish.OTHER_CARDS
        two_lines = partial(draw.cards, self.pen, zone, inner, 1, like)
        block = Block() if self.targeted(zone) else Block().add(Wish.ALWAYS, nothing)
        if inner // len(zone.pieces) >= ONE_LINE_CARD:
            block.add(first, partial(draw.cards, self.pen, zone, inner, 0, like)).add(
                Wish.CARDS_ON_TWO_LINES, two_lines
            )
        else:
            block.add(first, two_lines)
        return block.add(Wish.CARD_TEXTS, partial(draw.cards, self.pen, zone, inner, LONGEST_TEXT, like))

    def beside_block(self, inner: int) -> Block:
        """What lies beside the board, a paragraph each; where an option means it, it is never left out."""
        if not self.beside:
            return Block()
        meant = any(self.targeted(zone) for zone in self.beside)
        block = Block() if meant else Block().add(Wish.ALWAYS, nothing)
        return block.add(Wish.ALWAYS if meant else Wish.BESIDE, partial(self._beside, inner))

    def _beside(self, inner: int) -> list[Section]:
        lines: list[Text] = []
        for zone in self.beside:
            pieces = [
                joined((self.pen.brief(piece), line((piece.face.number if piece.face else "", FAINT))), " ")
                for piece in zone.pieces
            ]
            lines += flow(line(" ", (f"{zone.title}  ", FAINT)), pieces, inner - 1, gap=3)
        return [Section(lines)]

    def piles_block(self, inner: int) -> Block:
        return Block().add(Wish.ALWAYS, nothing).add(Wish.PILES, partial(self._piles, inner)) if self.piles else Block()

    def _piles(self, inner: int) -> list[Section]:
        parts = []
        for zone in self.piles:
            top = joined([self.pen.brief(piece) for piece in zone.pieces if piece.face], ", ")
            numbers = joined([self.pen.number(piece.id) for piece in zone.pieces], " ")
            count = line((f"{zone.title} ", FAINT), f"{zone.count or 0}")
            parts.append(joined([numbers, count, line("(", top, ")") if top.plain else line()], " "))
        return [Section(flow(line(" "), parts, inner - 1, gap=3))]

    def others_block(self, inner: int) -> Block:
        """The other sides in a paragraph each; without room for it they stand in the foot of the frame."""
        if not self.others:
            return Block()
        return Block().add(Wish.ALWAYS, nothing).add(Wish.OTHER_SIDES, partial(self._others, inner))

    def _others(self, inner: int) -> list[Section]:
        return [Section([row for player in self.others for row in draw.summary(self.pen, player, inner)])]

    def foot(self, others: Block, inner: int) -> Text:
        if others.chosen or not self.others:
            return line()
        short = [draw.counts(self.pen, player) for player in self.others]
        if sum(part.cell_len + 3 for part in short) > inner - 2:
            short = [draw.counts(self.pen, player, hands_only=True) for player in self.others]
        return joined(short, " │ ", FAINT)

    def own_title(self, player: Player) -> Text:
        return joined((self.pen.player(player), draw.tallies(self.pen, player)), " · ", FAINT)

    def own_block(self, inner: int) -> Block:
        """The area of whoever looks: the company, the hand, and what else lies there."""
        player = self.own
        if player is None:
            return Block()
        zones = [zone for zone in draw.zones_of(self.pen, player) if zone.kind not in counters.COUNTED]
        mats = [zone for zone in zones if zone.kind == "mat"]
        hands = [zone for zone in zones if zone.kind == "hand"]
        plain = [zone for zone in zones if zone.kind == "row" and zone.pieces and simple(zone)]
        rows = [zone for zone in zones if zone not in (*mats, *hands, *plain) and draw.filled(zone)]
        title = self.own_title(player)
        note = joined([draw.names(self.pen, zone) for zone in plain])
        if title.cell_len + note.cell_len + 10 > inner:
            note = line()
            rows = plain + rows

        def form(most: int, texts: int, every: bool, chosen: Sequence[Zone]) -> list[Section]:
            sections = [section for zone in mats for section in draw.mat(self.pen, zone, inner, texts)]
            wide = draw.labels([*hands, *chosen]) if every else 0
            lines = [row for zone in hands for row in draw.listed(self.pen, zone, inner, wide, most)]
            if every:
                lines += [row for zone in chosen for row in draw.listed(self.pen, zone, inner, wide)]
            elif chosen:
                parts = [
                    line((f"{zone.title} ", FAINT), joined(map(self.pen.brief, zone.pieces), ", ")) for zone in chosen
                ]
                lines += flow(line(" "), parts, inner - 1, gap=3)
            sections.append(Section(lines, joins=bool(sections)))
            sections[0].title, sections[0].note = title, note
            return sections

        meant = [zone for zone in rows if self.targeted(zone)]
        block = Block().add(Wish.ALWAYS, partial(form, 1, 1, False, meant))
        block.add(Wish.TWO_LINES_OF_HAND, partial(form, 2, 1, False, meant))
        block.add(Wish.WHOLE_HAND, partial(form, 0, 1, False, meant))
        block.add(Wish.OWN_ROWS, partial(form, 0, 1, False, rows))
        block.add(Wish.OWN_ROWS_LISTED, partial(form, 0, 1, True, rows))
        block.add(Wish.SHORT_ABILITIES, partial(form, 0, 3, True, rows))
        return block.add(Wish.ABILITIES, partial(form, 0, 5, True, rows))

    # -- the same as lists, for panels beside the board ------------------------------------

    def own_list_block(self, inner: int) -> Block:
        player = self.own
        if player is None:
            return Block()
        zones = [zone for zone in draw.zones_of(self.pen, player) if zone.kind not in counters.COUNTED]
        wide = draw.labels(zones)

        def form(texts: bool) -> list[Section]:
            lines: list[Text] = []
            for zone in zones:
                if zone.kind == "mat":
                    lines += draw.characters(self.pen, zone, inner, wide, texts)
                elif zone.kind == "row" and zone.pieces and simple(zone):
                    lines += flow(draw.label_of(zone, wide), [draw.names(self.pen, zone)], inner - 1, indent=wide)
                elif draw.filled(zone) or zone.kind == "hand":
                    lines += draw.listed(self.pen, zone, inner, wide)
            return [Section(lines, title=self.own_title(player))]

        return Block().add(Wish.ALWAYS, partial(form, False)).add(Wish.ABILITIES, partial(form, True))

    def others_list_block(self, inner: int) -> Block:
        if not self.others:
            return Block()
        block = Block().add(Wish.ALWAYS, partial(self._others_counted, inner))
        block.add(Wish.OTHER_SIDES, partial(self._others_summed_up, inner))
        return block.add(Wish.OTHER_SIDES_IN_FULL, partial(self._others_in_full, inner))

    def _others_counted(self, inner: int) -> list[Section]:
        return [Section([line(" ", cut(draw.counts(self.pen, player), inner - 2)) for player in self.others])]

    def _others_summed_up(self, inner: int) -> list[Section]:
        return [Section(draw.summary(self.pen, player, inner)) for player in self.others]

    def _others_in_full(self, inner: int) -> list[Section]:
        return [Section(draw.detailed(self.pen, one, inner), title=self.own_title(one)) for one in self.others]

    # -- what happened, what is asked ------------------------------------------------------

    def told_lines(self, width: int) -> list[list[Text]]:
        """What happened since the last choice of this seat, event by event."""
        return [told_lines(event, self.scene, width) for event in self.told]

    def log_block(self, width: int) -> Block:
        events = self.told_lines(width)
        news = any(event.seat != self.scene.seat for event in self.told)
        block = Block().add(Wish.ALWAYS, nothing)
        for wish, most in (
            (Wish.NEWS if news else Wish.LAST_EVENT, 1),
            (Wish.TWO_EVENTS, 2),
            (Wish.THREE_EVENTS, 3),
            (Wish.FIVE_EVENTS, 5),
            (Wish.SEVEN_EVENTS, 7),
            (Wish.TWELVE_EVENTS, 12),
        ):
            block.add(wish, partial(_last, events, most))
        return block

    def log_panel(self, inner: int) -> Block:
        """The log beside the board: what is new, and above it in faint letters what was before."""
        events = [told_lines(event, self.scene, inner, FAINT) for event in self.past] + self.told_lines(inner)
        title = line((self.say("log-title"), STRONG))
        block = Block()
        for most in range(min(sum(map(len, events)), LONGEST_LOG) + 1):
            wish = Wish.ALWAYS if most < 1 else Wish.FIVE_EVENTS if most < 6 else Wish.WHOLE_LOG
            block.add(wish, partial(_last, events, most, title))
        return block

    def prompt_block(self, width: int) -> Block:
        question = self.scene.question
        if question is None:
            return Block()
        asked = next((p for p in self.scene.players if p.index == question.seat), None)
        head = line(" ", (capital(asked.name), f"{STRONG} {color(asked.color)}"), " ▸ ") if asked else line(" ▸ ")
        text = line((question.prompt, STRONG), f"  {question.rule}" if question.rule else "")
        if question.rule:
            text.stylize(FAINT, len(text.plain) - len(question.rule))
        lines = [*self.round_lines(width), *hanging(head, text, width - 1)]
        block = Block().add(Wish.ALWAYS, lambda: [Section(lines, joins=True)])
        return block.add(Wish.AIR, lambda: [Section([line(), *lines], joins=True)])

    def round_lines(self, width: int) -> list[Text]:
        """In a round: who has answered, and what where that is open, and who else is waited for."""
        question = self.scene.question
        if question is None or not (question.answers or len(question.waiting) > 1):
            return []
        names = {player.index: line((player.name, color(player.color))) for player in self.scene.players}
        said = [
            line(names[one.seat], f" ({one.label or self.say('round-sealed')})")
            for one in question.answers
            if one.seat in names
        ]
        others = [names[seat] for seat in question.waiting if seat != self.scene.seat and seat in names]
        lines = []
        for message, parts in (("round-answered", said), ("round-waiting", others)):
            if parts:
                lines += hanging(line(" ", (self.say(message), FAINT), " "), joined(parts, ", "), width - 1)
        return lines

    def options_block(self, width: int) -> Block:
        if not self.pen.choices:
            return Block()
        options = self.options
        if self.listed:
            return Block().add(Wish.ALWAYS, lambda: _loose(options.listed(width, keys=True, deep=ENDLESS)))
        tight = options.tight(width)
        block = Block()
        for depth in PAGES:
            block.add(Wish.MORE_OPTIONS if block.forms else Wish.ALWAYS, partial(_loose, tight[:depth]))
        block.add(Wish.ALL_OPTIONS, partial(_loose, tight))
        block.add(Wish.OPTIONS_ALIGNED, lambda: _loose(options.on_board(width)))
        block.add(Wish.OPTIONS_SPELT_OUT, lambda: _loose(options.flowing(width, rich=False)))
        block.add(Wish.OPTIONS_WITH_SIGNS, lambda: _loose(options.flowing(width, rich=True, brings=False)))
        block.add(Wish.OPTIONS_ENRICHED, lambda: _loose(options.flowing(width, rich=True)))
        return block.add(Wish.OPTIONS_LISTED, lambda: _loose(options.listed(width)))

    def _turn_page(self, block: Block, width: int, spare: int) -> None:
        """Where not all options fit, show the page that is asked for, as long as the room allows."""
        if not self.listed and block.forms and block.chosen < len(PAGES):
            block.replace(_loose(self._page(self.options.tight(width), block.height + spare)))

    def _page(self, lines: list[Text], room: int) -> list[Text]:
        """The page of options that is asked for. Even on the smallest screen it holds a line of them."""
        if len(lines) <= room:
            return lines
        step = max(room - 1, 1)
        self.pages = -(-len(lines) // step)
        page = self.page % self.pages
        footer = line(" ", (self.say("more-options", page=page + 1, pages=self.pages), FAINT))
        return [*lines[page * step : (page + 1) * step], footer]

    def notice_lines(self, width: int) -> list[Text]:
        return [line(" ", row) for text in self.notice for row in wrap(line((text, self.pen.accent)), width - 2)]


def _laid(zone: Zone) -> bool:
    """Whether pieces of the game lie here, and not only aids that explain it."""
    faces = [piece.face for piece in zone.pieces if piece.face is not None]
    return zone.kind in ("row", "mat", "hand") and any(face.kind != AID for face in faces)


def told_lines(event: Told, scene: Scene, width: int, style: str = "") -> list[Text]:
    """One event with the number of its rule at the end of the line."""
    player = next((p for p in scene.players if p.index == event.seat), None)
    bullet = line(" ", ("·", color(player.color) if player else FAINT), " ")
    rule = line((event.rule, FAINT))
    lines = hanging(bullet, line((event.text, style)), width - rule.cell_len - 2)
    return [*lines[:-1], line(fit(lines[-1], width - rule.cell_len - 1), rule)]


def _loose(lines: list[Text]) -> list[Section]:
    """Lines that stand outside of any frame."""
    return [Section(lines, joins=True)]


def _last(events: list[list[Text]], most: int, title: Text | None = None) -> list[Section]:
    """The lines of the last events, whole ones only; of a single long one its beginning."""
    found: list[Text] = []
    for lines in reversed(events):
        if len(found) + len(lines) > most:
            break
        found = lines + found
    found = found or (events[-1][:most] if events else [])
    return [Section(found, title=title, joins=title is None)]


def _filled(sections: list[Section], room: int) -> list[Section]:
    """Sections with blank lines at their end, so that panels side by side are equally long."""
    missing = room - height(sections)
    return [*sections, Section([line()] * missing, joins=True)] if sections and missing > 0 else sections
