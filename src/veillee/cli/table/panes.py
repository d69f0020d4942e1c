"""What the panes of the table show of a scene: the board, one's own area, the question, its options, the story."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from rich.text import Text

from veillee.cli.speech import Say
from veillee.cli.table import counters, pages, tales, zones
from veillee.cli.table.frame import Section, Sheet, sheet
from veillee.cli.table.ink import FAINT, STRONG, capital, color, fit, flow, hanging, joined, line, sides, wrap
from veillee.cli.table.options import Options
from veillee.cli.table.pieces import Pen, signed
from veillee.cli.table.zones import Space
from veillee.core.answers import Told
from veillee.core.lessons import Guide
from veillee.core.scene import Player, Scene, Zone
from veillee.core.spec import GameSpec

NUMBERED = 44  # columns from which on events have the numbers of their rules
NOBODY = -1  # the seat of what happens by itself
RESULT = 2  # events of one's own that say what came of a choice
FEW = 3  # so much bookkeeping is told where nothing else happened
ALL = Space(0, 10_000)


@dataclass
class Table:
    """A scene, and what else there is to say of it."""

    scene: Scene
    spec: GameSpec[Any, Any]
    say: Say
    told: Sequence[Told] = ()  # what happened since the last choice of this seat
    past: Sequence[Told] = ()  # and before it
    notice: Sequence[str] = ()  # answers to what was typed
    advice: Mapping[str, int] = field(default_factory=dict)
    page: str = ""  # the open one: without it all of them are drawn
    guide: Guide | None = None  # in a guided match, for whoever learns
    heard: bool = False  # read out by a machine: words instead of signs, and no numbers of rules with each event

    def __post_init__(self) -> None:
        self.pen = Pen(self.scene, self.say, self.page, self.spec.box().lexicon, self.heard)
        self.options = Options(self.pen, self.advice, self.guide.proposed if self.guide is not None else None)
        self.own = next((player for player in self.scene.players if player.index == self.scene.seat), None)
        self.others = [player for player in self.scene.players if player is not self.own]

    # -- the table -------------------------------------------------------------------------

    @property
    def shared(self) -> list[Zone]:
        """What belongs to nobody, the board before what lies beside it."""
        found = [zone for zone in self.pen.zones if zone.owner is None and zones.laid(zone)]
        return sorted(found, key=lambda zone: zone.place != "board")

    @property
    def clocks(self) -> list[Zone]:
        """Short tracks, such as that of the rounds: they stand in the header."""
        return [one for one in self.shared if one.kind == "track" and not one.cells and one.spaces <= counters.DRAWN]

    def header(self, width: int) -> Text:
        """Which game, and where it stands."""
        scene = self.scene
        names = [self.say.of_game(self.spec, "mode", scene.mode)]
        if scene.level:
            names.append(self.say.of_game(self.spec, "level", scene.level))
        left = line(" ", (scene.title, self.pen.accent), (f" · {' · '.join(filter(None, names))}", FAINT))
        right = joined([line(scene.status), *(counters.signs(self.pen, zone) for zone in self.clocks)])
        return sides(left, line(right, " "), width)

    def standing(self, first: bool) -> list[Text]:
        """Where the match stands, in words; the first time also which game it is."""
        scene = self.scene
        names = [scene.title, self.say.of_game(self.spec, "mode", scene.mode)]
        names += [self.say.of_game(self.spec, "level", scene.level)] if scene.level else []
        return [*([line(" ", ", ".join(names))] if first else []), line(" ", scene.status)]

    def board(self, space: Space) -> Sheet:
        shown = [zone for zone in self.shared if zone not in self.clocks and not tales.is_clock(zone)]
        drawn = zones.board(self.pen, shown, space)
        if self.page:
            drawn.insert(0, Section([], title=pages.tabs(self.pen, self.page)))
        faces = [zone for zone in self.scene.zones if tales.is_clock(zone)]  # on every page
        hours = [row for zone in faces for row in tales.clock(self.pen, zone, space.width)]
        return sheet(drawn, space.width)._replace(still=hours)

    def areas(self, space: Space) -> Sheet:
        """One's own area, all of it, and below it those of the others; their points stand in the title too."""
        sections: list[Section] = []
        for player in [self.own, *self.others] if self.own is not None else self.others:
            drawn = zones.area(self.pen, player, space)
            drawn[0].joins = False
            drawn[0].title = self._title(player, space.width) if not sections else zones.title_of(self.pen, player)
            sections += drawn
        return sheet(sections, space.width)

    def _title(self, first: Player, width: int) -> Text:
        """Oneself with all that one counts, the others as well where there is room, otherwise in short."""
        title = zones.title_of(self.pen, first)
        others = [player for player in self.others if player is not first]
        for told in (zones.title_of, zones.counts):
            beside = joined([told(self.pen, player) for player in others], " │ ", FAINT)
            gap = width - title.cell_len - beside.cell_len - 8
            if gap > 0:
                return joined((title, beside), f" {'─' * gap} ", FAINT)
        return title

    def whole(self, width: int) -> list[Text]:
        """Everything in full, all pages, as long as it gets: for `d`, and for whoever looks at a record."""
        space = Space(width, ALL.lines)
        table = replace(self, page="")
        found = [table.header(width)]
        for drawn in (table.board(space), table.areas(space)):
            found += [drawn.title, *drawn.still, *drawn.rows]
        return found

    def spoken(self, width: int) -> list[Text]:
        """Everything in words, all pages, for whoever does not see a picture."""
        table = replace(self, page="")
        large = [zone for zone in table.shared if zone.kind not in zones.COUNTED and zones.filled(zone)]
        found = [row for zone in large for row in zones.spoken(table.pen, zone, width)]
        counted = [
            zones.pile(table.pen, zone) if zone.kind == "pile" else counters.spoken(table.pen, zone)
            for zone in table.shared
            if zone.kind in zones.COUNTED
        ]
        if counted:
            found += flow(line(" "), counted, width - 1, gap=3)
        for player in [table.own, *table.others] if table.own is not None else table.others:
            found += [*table.spoken_title(player, width), *table.belongings(player, width)]
        return found

    def spoken_title(self, player: Player, width: int) -> list[Text]:
        return hanging(line(" "), zones.spoken_title(self.pen, player), width - 1)

    def belongings(self, player: Player, width: int) -> list[Text]:
        """What lies in front of a side, a paragraph for each zone."""
        space = [zone for zone in zones.zones_of(self.pen, player) if zone.kind not in counters.NUMBERS]
        found: list[Text] = []
        for zone in filter(zones.filled, space):
            if zone.kind == "mat":
                found += zones.characters(self.pen, zone, width, zones.labels(space), texts=False)
            else:
                found += zones.entry(self.pen, zone, width, zones.labels(space))
        return found

    # -- the question ----------------------------------------------------------------------

    def prompt(self, width: int) -> list[Text]:
        """Who is asked what, by which rule."""
        question = self.scene.question
        if question is None:
            return []
        asked = next((player for player in self.scene.players if player.index == question.seat), None)
        sign = self.say("colon") if self.heard else " ▸ "
        head = line(" ", (capital(asked.name), f"{STRONG} {color(asked.color)}"), sign) if asked else line(sign)
        text = line((question.prompt, STRONG), (f"  {question.rule}" if question.rule else "", FAINT))
        return hanging(head, text, width - 1)

    def tips(self, width: int) -> list[Text]:
        """What the lesson says of this moment, each tip with its rule."""
        rows: list[Text] = []
        for tip in self.guide.due if self.guide is not None else ():
            text = line(signed(tip.text, self.scene.legend), (f"  {tip.rule}", FAINT))
            rows += hanging(line(" "), line((self.say("tip"), self.pen.accent), " ", text), width - 1)
        return rows

    def round(self, width: int) -> list[Text]:
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

    # -- the story -------------------------------------------------------------------------

    def answers(self, width: int) -> list[Text]:
        """What was answered to what was typed."""
        return [line(" ", row) for text in self.notice for row in wrap(line((text, self.pen.accent)), width - 2)]

    def log(self, space: Space) -> Sheet:
        """An answer if there is one, then what happened since one's last turn, then what was before."""
        width = space.width
        title = self.say("answer-title" if self.notice else "since-title" if self.is_news else "log-title")
        sections = [Section(self.answers(width), title=line((title, STRONG)))]
        since = self.since(width, space.lines)
        if not self.notice:
            sections[0].lines += since
        elif since:
            sections.append(Section(since))
        before = [event for event in self.past if event.seat != NOBODY]
        if before:
            latest = sorted(before, key=lambda event: event.decision, reverse=True)  # in sight without scrolling
            rows = [row for event in latest for row in told_lines(event, self.scene, width, FAINT)]
            sections.append(Section(rows, title=line((self.say("before-title"), FAINT))))
        return sheet([one for one in sections if one.lines] or sections[:1], width)

    @property
    def is_news(self) -> bool:
        """Whether somebody else did something since one's last turn; a spectator has none."""
        return self.own is not None and any(event.seat not in (self.scene.seat, NOBODY) for event in self.told)

    def since(self, width: int, room: int = ALL.lines) -> list[Text]:
        """What happened since one's last choice, in its order: one's own result, then what others did.

        Bookkeeping is counted, and where there is no room for all, so is the way to one's own result, and then what is
        longest ago.
        """
        shown = [event for event in self.told if event.seat != NOBODY] or list(self.told[-FEW:])
        lengths = [len(told_lines(event, self.scene, width)) for event in shown]
        first = 0
        if sum(lengths) >= room:
            others = (at for at, event in enumerate(shown) if event.seat != self.scene.seat)
            first = max(0, next(others, len(shown)) - RESULT)
        while len(shown) - first > RESULT and sum(lengths[first:]) >= room:
            first += 1
        shown = shown[first:]
        if self.heard:
            return [row for event in shown for row in hanging(line(" "), line(event.text), width - 1)]
        rows = [row for event in shown for row in told_lines(event, self.scene, width)]
        hidden = len(self.told) - len(shown)
        if hidden:
            rows += hanging(line(" "), line((self.say("folded-events", count=hidden), FAINT)), width - 1)
        return rows


def told_lines(event: Told, scene: Scene, width: int, style: str = "") -> list[Text]:
    """One event with the number of its rule at the end of the line, where there is room."""
    player = next((p for p in scene.players if p.index == event.seat), None)
    bullet = line(" ", ("·", color(player.color) if player else FAINT), " ")
    if width < NUMBERED:
        return hanging(bullet, line((event.text, style)), width - 1)
    rule = line((event.rule, FAINT))
    lines = hanging(bullet, line((event.text, style)), width - rule.cell_len - 2)
    return [*lines[:-1], line(fit(lines[-1], width - rule.cell_len - 1), rule)]
