"""Hints: what the search thinks of a decision, in words."""

from __future__ import annotations

from veillee.bots.chances import doubt, honest
from veillee.bots.judgement import Judge, side_points
from veillee.bots.search import Budget
from veillee.bots.tree import Edge, Node, Tree
from veillee.core.hints import Advice, Hint
from veillee.core.match import Match
from veillee.core.table import Table
from veillee.core.text import decimal

SHOWN = 3  # options in a hint
ENOUGH = 12  # iterations that an option needs before anything is said of it
NOTABLE = 0.05  # fewer points than that are not worth a word
CLOSE = 0.01  # two options whose chances to win differ by less are about as good
AT_STAKE = 0.3  # of a stake, by which an option must be better to be named for it
NAMED = 3  # differences that the sentence names
PLANNED = 2  # choices after the best one that a plan names
FURTHEST = 12  # choices of all seats that a plan looks ahead
TRIED = 3  # iterations that must have taken a choice before a plan names it
TO_COME = ""  # the source of points that are expected, but not on the table yet
RIVAL = ":rival"  # what the strongest of the others may expect, among the sources of points


class Note:
    """What was found behind one option: chances of all seats, points of all sides, and ours by source, summed up."""

    def __init__(self, seats: int, sides: int) -> None:
        self.count = 0
        self.worth = [0.0] * seats
        self.points = [0.0] * sides
        self.sources: dict[str, float] = {}

    def add(self, worth: list[float], points: list[float], sources: dict[str, float]) -> None:
        self.count += 1
        for seat, value in enumerate(worth):
            self.worth[seat] += value
        for side, value in enumerate(points):
            self.points[side] += value
        for source, value in sources.items():
            self.sources[source] = self.sources.get(source, 0.0) + value

    def mean_points(self, side: int) -> float:
        return self.points[side] / self.count

    def expected(self, side: int) -> float | None:
        """The points that a side may expect; none where points do not decide."""
        return round(self.mean_points(side), 2) if self.points else None

    def chances(self) -> list[float]:
        return [value / self.count for value in self.worth]

    def strongest_but(self, seat: int) -> int | None:
        """The side that may expect most beside this one; none where everybody plays together."""
        others = [side for side in range(len(self.points)) if side != seat]
        return max(others, key=self.mean_points) if others else None

    def means(self, rival: int | None) -> dict[str, float]:
        """Points by source, and those of a rival."""
        found = {source: value / self.count for source, value in self.sources.items()}
        return found if rival is None else {**found, RIVAL: self.mean_points(rival)}


class NotingTree(Tree):
    """A search that keeps for each option what its iterations led to."""

    notes: dict[str, Note]

    def __init__(self, judge: Judge, table: Table, seat: int, seed: object) -> None:
        super().__init__(judge, table, seat, seed)
        self.notes = {}
        self._keys: dict[int, str] = {}

    def note(self, path: list[tuple[Node, Edge, int]], table: Table, worth: list[float]) -> None:
        edge = path[0][1]
        key = self._keys.get(id(edge)) or self._learn(edge)
        result = self.judge.spec.score(table)
        points = self.judge.points(table)
        note = self.notes.setdefault(key, Note(self.judge.seats, len(points)))
        sources: dict[str, float] = {}
        if points:
            sources = {line.source: float(line.points) for line in result.scores[self.seat].sources}
            sources[TO_COME] = points[self.seat] - side_points(result)[self.seat]
        elif self.judge.spec.stakes is not None:
            sources = self.judge.spec.stakes(table, self.seat)
        note.add(worth, points, sources)

    def _learn(self, edge: Edge) -> str:
        self._keys = {id(one): key for key, one in self.root.edges.items()}
        return self._keys[id(edge)]

    def ranked(self, keys: tuple[str, ...]) -> list[str]:
        """These options, the most trusted first."""
        edges = self.root.edges
        return sorted(keys, key=lambda key: (edges[key].visits, edges[key].mean()), reverse=True)

    def look_at(self, key: str, times: int = ENOUGH) -> None:
        """Try an option often enough to say something about it."""
        while key not in self.notes or self.notes[key].count < times:
            self.iterate(key)


def advise(match: Match, seat: int, budget: str, lang: str) -> Hint:
    """The best options of the present decision. `match` was dealt again for the seat."""
    tree = NotingTree(Judge(match.spec, len(match.setup.seats)), match.table, seat, f"hint:{match.number}")
    Budget.parse(budget).spend(tree)
    best = tree.ranked(match.legal_keys)[:SHOWN]
    for key in best:
        tree.look_at(key)
    best.sort(key=lambda key: tree.root.edges[key].mean(), reverse=True)
    advice = tuple(advised(match, seat, tree, key, lang) for key in best)
    steps = plan(match, seat, tree, best[0], lang)
    says, why = sentence(match, seat, tree, best, steps, lang), reason(match, seat, tree, best, lang)
    return Hint(match.number + 1, seat, advice, says, why, tuple(steps), told(match, steps, lang))


def advised(match: Match, seat: int, tree: NotingTree, key: str, lang: str) -> Advice:
    said = tree.root.edges[key].mean()
    off = doubt(match, said)
    return Advice(
        key,
        match.label(key, lang),
        tree.notes[key].expected(seat),
        round(honest(match, said), 4),
        None if off is None else round(off, 4),
    )


def told(match: Match, steps: list[str], lang: str) -> str:
    """A plan in a sentence; nothing where there is none."""
    words = match.spec.messages(lang)
    if not steps:
        return ""
    if len(steps) == 1:
        return words.format("hint-then", {"first": steps[0]})
    return words.format("hint-then-after", {"first": steps[0], "second": steps[1]})


def plan(match: Match, seat: int, tree: NotingTree, key: str, lang: str) -> list[str]:
    """The next choices of the seat after this one, in words: those that the search took most often.

    It ends where a round begins, where something hidden comes to light, and where too little was tried to say anything.
    """
    ahead = match.fork()
    node = tree.root
    found: list[str] = []
    for _ in range(FURTHEST):
        ahead.play(key)
        node = node.edges[key].node
        asking, last = ahead.table.asking, ahead.last
        if asking is None or asking.is_unforeseen() or ahead.table.answers or last is None or last.revealed:
            break
        tried = [one for one in ahead.legal_keys if one in node.edges and node.edges[one].visits >= TRIED]
        if not tried:
            break
        key = max(tried, key=lambda one: node.edges[one].visits)
        if asking.seat == seat and len(ahead.legal_keys) > 1:
            found.append(ahead.label(key, lang))
            if len(found) == PLANNED:
                break
    return found


def made_possible(match: Match, other: str, steps: list[str], lang: str) -> str | None:
    """What a plan leads to that cannot be chosen at once, nor after the other option, if there is such a thing."""
    ahead = match.fork()
    ahead.play(other)
    near = {one.label(key, lang) for one in (match, ahead) for key in one.legal_keys}
    return next((step for step in steps if step not in near), None)


def sentence(match: Match, seat: int, tree: NotingTree, best: list[str], steps: list[str], lang: str) -> str:
    """What to do and what it is good for, without a figure: where its points come from, what it makes possible, whom it
    hinders, or which stake it serves where there are no points."""
    words = match.spec.messages(lang)
    if len(best) < 2:
        return words.format("hint-only")
    named = {"best": match.label(best[0], lang), "other": match.label(best[1], lang)}
    chances = [honest(match, tree.root.edges[key].mean()) for key in best[:2]]
    if chances[0] - chances[1] < CLOSE:
        return words.format("hint-either", named)
    one, other = tree.notes[best[0]], tree.notes[best[1]]
    rival = one.strongest_but(seat) if one.points else None
    found = differences(one.means(rival), other.means(rival))
    if not one.points:
        served = next((stake for stake, more in found if more >= AT_STAKE), None)
        return words.format("hint-better" if served is None else f"hint-stake-{served}", named)
    gains = [source for source, points in found if points > 0 and source != RIVAL]
    if gains:
        if gains[0] == TO_COME:
            aim = made_possible(match, best[1], steps, lang)
            return words.format("hint-brings-later" if aim is None else "hint-opens", {**named, "aim": aim or ""})
        return words.format("hint-brings", {**named, "source": words.format(f"source-{gains[0]}")})
    if rival is not None and any(source == RIVAL and points < 0 for source, points in found):
        side = match.spec.score(match.table).scores[rival].side
        return words.format("hint-hinders", {**named, "seat": match.lexicon.name("seat", side, lang)})
    return words.format("hint-better", named)


def reason(match: Match, seat: int, tree: NotingTree, best: list[str], lang: str) -> str:
    """One sentence: which sources of points, and what for the strongest rival, differ between the two best options.

    Where points do not decide it names their chances.
    """
    words = match.spec.messages(lang)
    if len(best) < 2:
        return words.format("hint-only")
    named = {"best": match.label(best[0], lang), "other": match.label(best[1], lang)}
    chances = [honest(match, tree.root.edges[key].mean()) for key in best]
    ahead = chances[0] - chances[1]
    one, other = tree.notes[best[0]], tree.notes[best[1]]
    if not one.points:
        said = [round(100 * chance) for chance in chances[:2]]
        percents = {"chance": said[0], "less": said[1]}
        return words.format("hint-likelier" if ahead >= CLOSE else "hint-alike", {**named, **percents})
    rival = one.strongest_but(seat)
    found = differences(one.means(rival), other.means(rival))
    if not found:
        return words.format("hint-alike", named)
    parts = []
    for source, points in found[:NAMED]:
        args = {"points": decimal(abs(points), lang), "source": named_source(match, source, rival, lang)}
        parts.append(words.format("hint-more" if points > 0 else "hint-less", args))
    return words.format("hint-why" if ahead >= CLOSE else "hint-close", {**named, "differences": ", ".join(parts)})


def named_source(match: Match, source: str, rival: int | None, lang: str) -> str:
    words = match.spec.messages(lang)
    if source == RIVAL and rival is not None:
        side = match.spec.score(match.table).scores[rival].side
        return words.format("hint-rival", {"seat": match.lexicon.name("seat", side, lang)})
    return words.format("hint-to-come" if source == TO_COME else f"source-{source}")


def differences(one: dict[str, float], other: dict[str, float]) -> list[tuple[str, float]]:
    """By how much the sources of points differ, the largest first."""
    found = [(source, value - other.get(source, 0.0)) for source, value in one.items()]
    found += [(source, -value) for source, value in other.items() if source not in one]
    notable = [(source, points) for source, points in found if abs(points) >= NOTABLE]
    return sorted(notable, key=lambda pair: -abs(pair[1]))
