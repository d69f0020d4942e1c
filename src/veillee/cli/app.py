"""The command `veillee`: its subcommands, and what becomes of everything that goes wrong."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import Any

import click

from veillee.cli.analysing import analyse_
from veillee.cli.campaigns import campaign
from veillee.cli.catalogue import games, rules, version
from veillee.cli.completion import completion
from veillee.cli.errors import INTERRUPTED, REFUSED, USAGE, Refused, file_problem, usage_problem
from veillee.cli.hosting import admin, check, repair
from veillee.cli.lab import lab
from veillee.cli.learning import learn
from veillee.cli.packs import pack
from veillee.cli.play import go_on_with, play, resume
from veillee.cli.replaying import replay
from veillee.cli.serve import backup, serve
from veillee.cli.shelf import pick, shelf
from veillee.cli.speech import Say, asked_language, environment_language
from veillee.cli.spoken import Host, SpokenGroup
from veillee.cli.spoken import host as host_of
from veillee.cli.terminal import Terminal
from veillee.core.errors import SetupError, Unavailable, VeilleeError
from veillee.core.text import LANGUAGES

PROGRAM = "veillee"


class Veillee(SpokenGroup):
    """The group of all commands. A user's mistake is one line on the standard error, never a traceback."""

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        **extra: Any,
    ) -> Any:
        given = list(sys.argv[1:] if args is None else args)
        asked = asked_language(given)
        host = Host(Say(asked or environment_language()), prog_name or _program(), asked)
        code = self._guarded(given, host, complete_var, extra)
        if standalone_mode:
            sys.exit(code)
        return code

    def _guarded(self, args: list[str], host: Host, complete_var: str | None, extra: dict[str, Any]) -> int:
        say, variable = host.say, complete_var or "_VEILLEE_COMPLETE"
        try:
            code = super().main(args, host.program, variable, standalone_mode=False, obj=host, **extra)
            sys.stdout.flush()
        except (click.Abort, KeyboardInterrupt):
            return INTERRUPTED
        except click.UsageError as error:
            where = error.ctx.command_path if error.ctx is not None else host.program
            return complain(f"{usage_problem(error, say)} ({say('see-help', command=f'{where} --help')})", USAGE)
        except click.ClickException as error:
            return complain(usage_problem(error, say), error.exit_code)
        except Refused as error:
            return complain(str(error), error.code)
        except SetupError as error:
            return complain(error.text(say.lang), REFUSED if isinstance(error, Unavailable) else USAGE)
        except VeilleeError as error:
            return complain(error.text(say.lang), REFUSED)
        except BrokenPipeError:
            return _reader_left()
        except OSError as error:
            return complain(file_problem(error, say), REFUSED)
        return code if isinstance(code, int) else 0


def complain(message: str, code: int) -> int:
    click.echo(f"{PROGRAM}: {message}", err=True)
    return code


def _reader_left() -> int:
    """`veillee rules pilgrims | head`: nobody reads on, which is no error of anybody."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 0


def _program() -> str:
    """What the user typed to start us, for command lines that they can paste."""
    name = os.path.basename(sys.argv[0]) if sys.argv and sys.argv[0] else PROGRAM
    if name == "__main__.py":
        return f"{os.path.basename(sys.executable)} -m {PROGRAM}"
    return PROGRAM if name.startswith(PROGRAM) else name


@click.group(
    PROGRAM,
    cls=Veillee,
    help=PROGRAM,
    invoke_without_command=True,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 96},
)
@click.option("--version", "wants_version", is_flag=True, hidden=True)
@click.option("--lang", type=click.Choice(LANGUAGES), hidden=True, expose_value=False)
@click.pass_context
def cli(ctx: click.Context, wants_version: bool) -> None:
    if wants_version:
        ctx.invoke(version)
    elif ctx.invoked_subcommand is None:
        host, terminal = host_of(ctx), Terminal()
        kept = shelf(host)
        if kept and terminal.interactive:
            ctx.exit(go_on_with(ctx, pick(host, terminal, kept, new=True)))
        for match in kept:
            click.echo(f"{match.label}\n  {host.program} {'campaign' if match.is_campaign else 'resume'} {match.path}")
        click.echo(ctx.get_help())


COMMANDS = (
    play, learn, resume, campaign, replay, analyse_, games, rules, pack, lab, serve, backup, check,
    repair, admin, version, completion,
)  # fmt: skip
for one in COMMANDS:
    cli.add_command(one)


def main() -> None:
    """The console script."""
    cli.main()
