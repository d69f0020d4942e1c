"""`veillee lab tune`: values of house content for wanted victories."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from veillee.cli import choices
from veillee.cli.errors import USAGE, Refused
from veillee.cli.records import LANG
from veillee.cli.spoken import Host, command, option

if TYPE_CHECKING:
    from veillee.lab.tune import Tuning


@command("tune")
@option("--game", metavar="GAME", help="opt-tune-game", shell_complete=choices.game_ids)
@option("--target", "targets", multiple=True, metavar="NAME=RATE", help="opt-tune-target")
@option("--number", "numbers", multiple=True, metavar="FILE:ENTRY.FIELD=LOW..HIGH", help="opt-tune-number")
@option("--tolerance", default="0.05", metavar="X", help="opt-tune-tolerance")
@option("--mode", metavar="MODE,…", default="", help="opt-lab-mode", shell_complete=choices.mode_ids)
@option("--level", metavar="LEVEL,…", default="", help="opt-lab-level", shell_complete=choices.level_ids)
@option("--players", metavar="N,…", default="", help="opt-lab-players")
@option("--bots", metavar="BOT", default="greedy", help="opt-tune-bots")
@option("--roles", metavar="ROLE+ROLE,…", default="", help="opt-lab-roles")
@option("--setting", "settings", multiple=True, metavar="NAME=VALUE,…", help="opt-lab-option")
@option("--pack", metavar="DIR", default="", help="opt-tune-pack", type=click.Path())
@option("--games", default=200, type=click.IntRange(min=1), metavar="N", help="opt-tune-games")
@option("--seed", default="0", metavar="SEED", help="opt-lab-seed")
@option("--workers", type=click.IntRange(min=1), metavar="N", help="opt-lab-workers")
@option("--cluster", metavar="auto|ADDRESS", help="opt-lab-cluster")
@option("--out", required=True, metavar="DIR", help="opt-tune-out", type=click.Path(path_type=Path))
@LANG
@click.pass_obj
def tune_command(
    host: Host,
    game: str | None,
    targets: tuple[str, ...],
    numbers: tuple[str, ...],
    tolerance: str,
    mode: str,
    level: str,
    players: str,
    bots: str,
    roles: str,
    settings: tuple[str, ...],
    pack: str,
    games: int,
    seed: str,
    workers: int | None,
    cluster: str | None,
    out: Path,
) -> int:
    from veillee.cli.lab import check_settings, check_words, listed, number, setting
    from veillee.lab.tune import CHARTER, read_charter, tuning

    if game is None:
        if not (out / CHARTER).is_file():
            raise Refused(host.say("tune-which-game", folder=str(out)), USAGE)
        return look(host, read_charter(out).tuning, out, workers, cluster)
    spec = choices.the_game(host.say, game)
    given = dict(setting(host.say, one) for one in settings)
    check_words(host.say, spec, listed(mode), listed(level), [bots], listed(roles))
    check_settings(host.say, spec, given, campaign=False)
    wish = tuning(
        spec.id,
        targets=dict(target(one) for one in targets),
        numbers=numbers,
        bots=bots,
        modes=listed(mode),
        levels=listed(level),
        players=[number(host.say, word) for word in listed(players)],
        roles=listed(roles),
        settings=given,
        pack=pack,
        tolerance=share(tolerance, "error-tolerance", given=tolerance),
        games=games,
        seed=seed,
    )
    return look(host, wish, out, workers, cluster)


def target(given: str) -> tuple[str, float]:
    """`medium=0.5` as a name and a rate."""
    name, _, rate = given.partition("=")
    return name, share(rate, "error-target-form", given=given)


def share(word: str, complaint: str, *, given: str) -> float:
    from veillee.lab.errors import PlanError

    try:
        return float(word)
    except ValueError:
        raise PlanError(complaint, given=given) from None


def look(host: Host, wish: Tuning, out: Path, workers: int | None, cluster: str | None) -> int:
    from veillee.cli.lab import watching
    from veillee.lab.tune import tune
    from veillee.lab.tuned import answer, names_for, write_tuned

    say = host.say

    def tell(net: int, heat: int, count: int, games: int) -> None:
        click.echo(say("tune-heat", net=net, heat=heat, count=count, games=games), err=True)

    try:
        with watching(say, "match") as watch:
            found = tune(wish, out, workers=workers, cluster=cluster, watch=watch, tell=tell)
    except KeyboardInterrupt:
        click.echo(say("lab-interrupted", folder=str(out)), err=True)
        raise
    for line in answer(found, names_for(found, host.lang)):
        click.echo(line)
    click.echo(say("tune-pack", folder=str(out / "pack")))
    for path in write_tuned(found, out, host.lang):
        click.echo(str(path))
    return 0
