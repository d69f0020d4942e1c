"""`veillee play` and `veillee resume`: to the table."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from pathlib import Path

import click

import veillee
from veillee.bots import BOTS, Bot, make_bot
from veillee.cli import choices, files
from veillee.cli.errors import USAGE, Refused, perhaps
from veillee.cli.keeper import Keeper
from veillee.cli.records import BOT_PLACES, GAMES, LANG, PACK, games_option, open_record
from veillee.cli.replaying import show
from veillee.cli.seating import sit_down
from veillee.cli.shelf import Kept, pick, shelf
from veillee.cli.sitting import Sitting
from veillee.cli.speech import Say
from veillee.cli.spoken import Host, command, option
from veillee.cli.terminal import Terminal, enable_line_editing
from veillee.cli.welcome import Wishes, welcome
from veillee.core.match import Match
from veillee.core.setup import HUMAN

PLAIN = option("--plain", is_flag=True, help="opt-plain")
NO_COLOR = option("--no-color", is_flag=True, help="opt-no-color")
SEATS = option("--seats", metavar="WHO,WHO…", help="opt-seats", shell_complete=choices.sitters)
ROLES = option("--roles", metavar="ROLE,ROLE…", help="opt-roles", shell_complete=choices.roles)
PEOPLE = option("--people", metavar="N,N…", help="opt-people")


@command("play")
@click.argument("game", required=False, shell_complete=choices.game_ids)
@games_option()
@option("--mode", metavar="MODE", help="opt-mode", shell_complete=choices.mode_ids)
@option("--level", metavar="LEVEL", help="opt-level", shell_complete=choices.level_ids)
@option("--players", type=click.IntRange(min=1), metavar="N", help="opt-players")
@SEATS
@option(
    "--setting", "settings", multiple=True, metavar="NAME=VALUE", help="opt-option", shell_complete=choices.settings
)
@ROLES
@PEOPLE
@option("--seed", metavar="SEED", help="opt-seed")
@option("--record", metavar="FILE", help="opt-record", type=click.Path())
@option("--free-undo", is_flag=True, help="opt-free-undo")
@PACK
@LANG
@PLAIN
@NO_COLOR
@click.pass_obj
def play(
    host: Host,
    game: str | None,
    found: tuple[str, ...],
    mode: str | None,
    level: str | None,
    players: int | None,
    seats: str | None,
    settings: tuple[str, ...],
    roles: str | None,
    people: str | None,
    seed: str | None,
    record: str | None,
    free_undo: bool,
    pack: str | None,
    plain: bool,
    no_color: bool,
) -> int:
    terminal = Terminal(plain=plain, color=not no_color)
    enable_line_editing()
    if game is None and found:
        game = found[0]
    elif game is not None:
        game = choices.the_game(host.say, game).id
    wishes = Wishes(
        game, mode, level, players, words(seats), words(roles), words(people), settings=list(settings), lang=host.asked
    )
    check(host, wishes)
    if game is None or (terminal.interactive and mode is None and players is None and seats is None and level is None):
        wishes = welcome(terminal, host.say, wishes)
        if wishes.campaign:
            from veillee.cli.campaigns import campaign  # which knows us

            host.say = Say(wishes.lang or host.lang)
            ctx = click.get_current_context()
            return int(ctx.invoke(campaign, what=wishes.game, plain=plain, no_color=no_color) or 0)
        if wishes.guided is not None:
            from veillee.cli.learning import teach  # which knows us

            spec = choices.the_game(host.say, str(wishes.game))
            return teach(host, terminal, spec, wishes.guided, wishes.lang or host.lang, record)
        check(host, wishes)
    assert wishes.game is not None
    language = wishes.lang or host.lang
    chosen_seed = seed if seed is not None else str(secrets.randbelow(1_000_000))
    spec = choices.the_game(host.say, wishes.game)
    match = veillee.new(
        wishes.game,
        mode=wishes.mode,
        level=wishes.level,
        players=wishes.players,
        seats=wishes.seats,
        seed=chosen_seed,
        settings=dict(choices.check_setting(host.say, spec.settings, given) for given in wishes.settings),
        roles=choices.check_roles(host.say, spec, None, wishes.roles) if wishes.roles else None,
        people=choices.check_people(host.say, wishes.people) if wishes.people else None,
        pack=pack,
        lang=language,
        free_undo=free_undo,
    )
    bots = sitters(match)
    path, kept = record_path(match, record)
    sitting = Sitting(match, Keeper.of(match, path, host.program, pack), bots, language)
    sitting.notice = [sitting.say("started", seed=chosen_seed, file=str(path))]
    if kept is not None:
        sitting.notice.append(sitting.say("kept-older", file=str(kept)))
    with files.held(path):
        return sit_down(sitting, terminal)


def words(given: str | None) -> list[str] | None:
    """What was given with commas."""
    return [word.strip() for word in given.split(",")] if given is not None else None


def check(host: Host, wishes: Wishes) -> None:
    """Refuse what does not exist, in the person's language; the core checks what is left."""
    if wishes.game is None:
        return
    say = host.say
    spec = choices.the_game(say, wishes.game)
    if not choices.offered(spec):
        raise Refused(say("only-campaign", command=f"{host.program} campaign {spec.id}"), USAGE)
    mode = choices.the_mode(say, spec, wishes.mode) if wishes.mode is not None else None
    if wishes.level is not None:
        if mode is None:
            mode = choices.mode_of_level(say, spec, wishes.level)
            wishes.mode = mode.id
        choices.check_level(say, mode, wishes.level)
    if wishes.seats is not None:
        choices.check_seats(say, wishes.seats)
        if wishes.players is not None and wishes.players != len(wishes.seats):
            raise Refused(say("seats-differ", players=wishes.players, seats=len(wishes.seats)), USAGE)
        wishes.players = len(wishes.seats)
    if wishes.players is not None:
        choices.check_players(say, spec, mode, wishes.players)
    if wishes.roles is not None:
        choices.check_roles(say, spec, mode, wishes.roles)
    if wishes.people is not None:
        people = choices.check_people(say, wishes.people)
        if mode is not None and wishes.players is not None:
            choices.check_group(say, mode, people, wishes.players)
    for given in wishes.settings:
        name, value = choices.check_setting(say, spec.settings, given)
        setting = next(one for one in spec.settings if one.id == name)
        if mode is not None and wishes.players is not None and value != setting.values[0]:
            if not setting.meant(mode.id, wishes.players):
                raise Refused(say("setting-not-meant", given=given, mode=mode.id, players=wishes.players), USAGE)


def check_known(say: Say, file: str, match: Match) -> None:
    """Refuse a record that names a bot whom nobody knows here; its name imports nothing."""
    for name in match.setup.seats:
        if name != HUMAN and BOTS.called(name) is None:
            raise Refused(say("unknown-sitter", file=file, given=name) + perhaps(say, name, choices.bot_names()))


def sitters(match: Match) -> Sequence[Bot | None]:
    """A bot for every seat that is not a human's."""
    return [
        None if name == HUMAN else make_bot(name, f"{match.setup.seed}:{seat}")
        for seat, name in enumerate(match.setup.seats)
    ]


def record_path(match: Match, record: str | None) -> tuple[Path, Path | None]:
    """The file of a new match, and where an older one of that name went."""
    if record is None:
        return files.new_path(match.spec.id, match.setup.mode), None
    path = Path(record).expanduser()
    if not path.parent.is_dir():
        raise FileNotFoundError(2, "", str(path.parent))
    with files.held(path):
        return path, files.make_way(path)


@command("resume")
@click.argument("file", type=click.Path(), required=False)
@GAMES
@BOT_PLACES
@PACK
@LANG
@PLAIN
@NO_COLOR
@click.pass_obj
def resume(host: Host, file: str | None, pack: str | None, plain: bool, no_color: bool) -> int:
    terminal = Terminal(plain=plain, color=not no_color)
    enable_line_editing()
    if file is None:
        kept = shelf(host)
        if not kept:
            raise Refused(host.say("shelf-empty", command=f"{host.program} play"))
        return go_on_with(click.get_current_context(), pick(host, terminal, kept, new=False), plain, no_color)
    if files.is_campaign(Path(file)):
        return go_on_with(click.get_current_context(), Kept(Path(file), ""), plain, no_color)
    whole, sign, _ = file.rpartition(files.CHAPTER)
    if sign and not Path(file).exists() and files.is_campaign(Path(whole)):
        command = f"{host.program} campaign {whole}"
        raise Refused(host.say("file-chapter", file=file, command=command), USAGE)
    with files.held(Path(file)):
        return take_up(host, terminal, file, pack)


def go_on_with(ctx: click.Context, kept: Kept | None, plain: bool = False, no_color: bool = False) -> int:
    """A match or a campaign from the shelf; where none was wanted, a new match."""
    from veillee.cli.campaigns import campaign

    if kept is None:
        return int(ctx.invoke(play) or 0)
    name, chosen = ("what", campaign) if kept.is_campaign else ("file", resume)
    return int(ctx.invoke(chosen, **{name: str(kept.path)}, plain=plain, no_color=no_color) or 0)


def take_up(host: Host, terminal: Terminal, file: str, pack: str | None) -> int:
    """The match of a record, where it was left."""
    opened = open_record(host, file, pack)
    match = opened.match
    carried = match.carry_over()
    if opened.given_up:
        match.give_up()
    if match.closed:  # never written: what today's rules do not follow stays in the file
        show(host, terminal, match)
        return 0
    check_known(host.say, file, match)
    sitting = Sitting(match, Keeper.of(match, Path(file), host.program, pack), sitters(match), match.lang)
    if opened.warning:
        sitting.notice = [opened.warning]
    elif not match.over:
        sitting.notice = [sitting.say("resumed", count=match.number)]
    if carried:
        sitting.notice.append(sitting.say("carried-over", rules=match.rules))
    return sit_down(sitting, terminal)
