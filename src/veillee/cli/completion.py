"""`veillee completion`: what a shell needs to complete our commands, games, modes and rules."""

from __future__ import annotations

import click
from click.shell_completion import get_completion_class

from veillee.cli.records import LANG
from veillee.cli.spoken import Host, command

SHELLS = ("bash", "zsh", "fish")
VARIABLE = "_VEILLEE_COMPLETE"
INSTALL = {
    "bash": ("~/.bashrc", 'eval "$(veillee completion bash)"'),
    "zsh": ("~/.zshrc", 'eval "$(veillee completion zsh)"'),
    "fish": ("~/.config/fish/completions/veillee.fish", "veillee completion fish | source"),
}


@command("completion")
@click.argument("shell", type=click.Choice(SHELLS))
@LANG
@click.pass_context
def completion(ctx: click.Context, shell: str) -> int:
    host = ctx.find_object(Host)
    assert host is not None
    kind = get_completion_class(shell)
    assert kind is not None
    file, words = INSTALL[shell]
    click.echo(f"# {host.say('completion-install', file=file)}\n#   {words}")
    script = kind(ctx.find_root().command, {}, "veillee", VARIABLE)
    click.echo(script.source_template % script.source_vars())
    return 0
