"""Golden playthroughs: whole matches as text, so that a change of rules shows as a readable diff.

`python tools/golden.py --write` records them anew; the tests compare what is played now with what
was recorded, byte for byte, interpreted and compiled.
"""

from __future__ import annotations

import argparse
import sys
import textwrap
import tomllib
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

import veillee
from veillee.core.campaign import Saga, Wishes
from veillee.core.chance import Chance
from veillee.core.match import Match
from veillee.core.spec import installed

FOLDER = Path(__file__).resolve().parent.parent / "tests" / "golden"


class Playthrough(NamedTuple):
    """What is recorded: a game, how it is set up, and the seed of match and player alike.

    With a mode whose matches are chapters it is a whole campaign: its records, what happened, and every chronicle.

    Whoever plays chooses at random, but among the `eager` kinds of options where there are any, and not
    among the `shy` ones where there are others: some games hardly end at random.
    """

    game: str
    mode: str
    players: int
    level: str
    settings: dict[str, str]
    seed: int
    eager: tuple[str, ...] = ()
    shy: tuple[str, ...] = ()

    @property
    def path(self) -> Path:
        settings = "-".join(self.settings.values())
        parts = [self.mode, str(self.players), self.level, settings, str(self.seed)]
        return FOLDER / self.game / ("_".join(part for part in parts if part) + ".txt")

    @property
    def campaign(self) -> bool:
        return any(mode.id == self.mode and mode.chapter for mode in veillee.game(self.game).modes)

    def among(self, keys: Sequence[str]) -> Sequence[str]:
        """The keys that the player chooses from."""
        eager = [key for key in keys if key.partition(":")[0] in self.eager]
        return eager or [key for key in keys if key.partition(":")[0] not in self.shy] or keys


def playthroughs(folder: Path = FOLDER) -> Iterator[Playthrough]:
    """What the installed games say that they want recorded, each in a `playthroughs.toml` of its own folder."""
    for path in sorted(folder.glob("*/playthroughs.toml")):
        if path.parent.name not in installed():
            continue
        said = tomllib.loads(path.read_text("utf-8"))
        ways = {name: tuple(said.get(name, ())) for name in ("eager", "shy")}
        for one in said["playthrough"]:
            level, settings = one.get("level", ""), one.get("settings", {})
            yield Playthrough(path.parent.name, one["mode"], one["players"], level, settings, one["seed"], **ways)


PLAYTHROUGHS = tuple(playthroughs())


def play(wanted: Playthrough) -> str:
    """The whole match as text: what was asked, what could be answered, what happened."""
    if wanted.campaign:
        return play_campaign(wanted)
    match = veillee.new(
        wanted.game,
        mode=wanted.mode,
        level=wanted.level or None,
        players=wanted.players,
        settings=wanted.settings,
        seed=wanted.seed,
    )
    lines = play_on(match, wanted, Chance("golden", wanted.seed), options=True)
    return match.record() + "\n" + "\n".join(lines) + "\n"


def play_campaign(wanted: Playthrough) -> str:
    """A campaign from its first chapter to its last, always by the first chapter that is offered.

    What could be answered is left out: it would be most of a very long text.
    """
    saga = Saga.begin(wanted.game, seed=wanted.seed, settings=wanted.settings)
    wishes = Wishes(seats=("human",) * wanted.players)
    chance = Chance("golden", wanted.seed)
    lines: list[str] = []
    while not saga.told:
        chapter = saga.chapters[0].id
        lines.append(f"chapter {saga.number} {chapter}")
        match = saga.start(chapter, wishes)
        lines += play_on(match, wanted, chance, options=False)
        saga.finish(chapter, match)
        lines += ["", *saga.campaign.write(saga.chronicle), ""]
    return saga.text() + "\n" + "\n".join(lines)


def play_on(match: Match, wanted: Playthrough, chance: Chance, *, options: bool) -> list[str]:
    """Play a match to its end; what was asked and what happened, line by line."""
    lines: list[str] = []
    told = 0
    while True:
        events = match.events(since=told)
        told += len(events)
        lines += [f"    {event.text} [{event.rule}]" for event in events]
        decision = match.decision
        if decision is None:
            break
        names = match.box.lexicon
        lines.append(f"{decision.number} {names.id('seat', decision.seat)}: {decision.prompt} [{decision.rule}]")
        if options:
            keys = " ".join(match.legal_keys)
            lines += textwrap.wrap(keys, 116, initial_indent="  ? ", subsequent_indent="    ", break_on_hyphens=False)
        choices = wanted.among(match.legal_keys)
        choice = choices[chance.below(len(choices))]
        lines.append(f"  > {choice}")
        match.play(choice)
    outcome = match.scene().outcome
    assert outcome is not None
    lines.append(f"{outcome.headline} {outcome.reason} [{outcome.rule}]")
    for score in outcome.scores:
        sources = ", ".join(f"{line.text} {line.points} [{line.rule}]" for line in score.lines)
        lines.append(f"  {score.place}. {score.name} {score.total}: {sources}")
    return lines


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--write", action="store_true", help="record all playthroughs anew")
    arguments = parser.parse_args()
    changed = 0
    for wanted in PLAYTHROUGHS:
        text = play(wanted)
        same = wanted.path.exists() and wanted.path.read_text("utf-8") == text
        changed += not same
        if arguments.write and not same:
            wanted.path.parent.mkdir(parents=True, exist_ok=True)
            wanted.path.write_text(text, "utf-8")
        print(f"{'same' if same else 'changed'}: {wanted.path.relative_to(FOLDER)}")
    return 1 if changed and not arguments.write else 0


if __name__ == "__main__":
    sys.exit(main())
