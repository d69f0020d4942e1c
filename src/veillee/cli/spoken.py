"""Click commands whose help is written in both languages: their help texts are names of messages."""

from __future__ import annotations

import copy
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeVar

import click

from veillee.cli.errors import perhaps
from veillee.cli.speech import Say

F = TypeVar("F", bound=Callable[..., Any])


@dataclass
class Host:
    """What every command gets: the language of the person, and what the command itself is called."""

    say: Say
    program: str = "veillee"
    asked: str | None = None  # the language, if it was asked for with --lang

    @property
    def lang(self) -> str:
        return self.say.lang


def host(ctx: click.Context) -> Host:
    found = ctx.find_object(Host)
    assert found is not None
    return found


class SpokenOption(click.Option):
    """An option whose help is a message."""

    def get_help_record(self, ctx: click.Context) -> tuple[str, str] | None:
        spoken = copy.copy(self)
        if self.help:
            spoken.help = host(ctx).say(self.help)
        return click.Option.get_help_record(spoken, ctx)

    def get_help_extra(self, ctx: click.Context) -> Any:
        return {}  # no `[x>=1]`: what is wrong is said when it is wrong


class Spoken(click.Command):
    """A command whose help is a message `about-NAME`, with examples in `examples-NAME`."""

    @property
    def slug(self) -> str:
        return self.help or str(self.name)

    def text(self, ctx: click.Context, kind: str) -> str:
        say = host(ctx).say
        message = f"{kind}-{self.slug}"
        return say(message) if message in say else ""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Words that nobody asked for are refused in the reader's language."""
        alone = not isinstance(self, click.Group)
        ctx.allow_extra_args |= alone
        rest = super().parse_args(ctx, args)
        if rest and alone and not ctx.resilient_parsing:
            raise click.UsageError(host(ctx).say("usage-extra", given=" ".join(rest)), ctx)
        return rest

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        pieces = self.collect_usage_pieces(ctx)
        formatter.write_usage(ctx.command_path, " ".join(pieces), host(ctx).say("help-usage") + " ")

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        formatter.write_paragraph()
        with formatter.indentation():
            formatter.write_text(self.text(ctx, "about"))

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        options = [param for param in self.get_params(ctx) if isinstance(param, click.Option)]
        records = [record for option in options if (record := option.get_help_record(ctx)) is not None]
        if records:
            with formatter.section(host(ctx).say("help-options")):
                formatter.write_dl(records)

    def format_epilog(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        examples = self.text(ctx, "examples")
        if examples:
            with formatter.section(host(ctx).say("help-examples")):
                for row in examples.splitlines():
                    formatter.write(f"{'':>{formatter.current_indent}}{row}\n")

    def get_short_help_str(self, limit: int = 45) -> str:
        ctx = click.get_current_context(silent=True)
        return self.text(ctx, "short") if ctx is not None else ""

    def get_help_option(self, ctx: click.Context) -> click.Option | None:
        option = super().get_help_option(ctx)
        if option is not None:
            option.help = host(ctx).say("help-help")
        return option


class SpokenGroup(Spoken, click.Group):
    """A group of spoken commands."""

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section(host(ctx).say("help-commands-title")):
            commands = [self.commands[name] for name in self.list_commands(ctx)]
            formatter.write_dl([(str(command.name), command.get_short_help_str()) for command in commands])
        Spoken.format_options(self, ctx, formatter)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        found = super().get_command(ctx, cmd_name)
        if found is None and not ctx.resilient_parsing:
            say = host(ctx).say
            complaint = say("usage-no-command", name=cmd_name, known=", ".join(self.commands))
            raise click.UsageError(complaint + perhaps(say, cmd_name, self.commands), ctx)
        return found

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Alone it says what it can do."""
        if not args and not self.invoke_without_command and not ctx.resilient_parsing:
            click.echo(ctx.get_help())
            ctx.exit()
        return super().parse_args(ctx, args)

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(self.commands)  # in the order in which a newcomer needs them


def option(*names: str, help: str, **settings: Any) -> Callable[[F], F]:
    return click.option(*names, cls=SpokenOption, help=help, **settings)


def command(name: str, slug: str = "", **settings: Any) -> Callable[[Callable[..., Any]], Spoken]:
    """A command of this name; `slug` tells its messages from those of another command of the same name."""
    return click.command(name, cls=Spoken, help=slug or name, **settings)
