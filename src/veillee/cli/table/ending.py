"""The end of a match: who won and why, and the points of every side by their source, where there are any."""

from __future__ import annotations

from rich import box
from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from veillee.cli.speech import Say
from veillee.cli.table.ink import FAINT, STRONG, capital, color
from veillee.core.scene import Scene, ScoreCard


def result(scene: Scene, say: Say) -> RenderableType:
    """The result screen of a scene whose match is over."""
    outcome = scene.outcome
    assert outcome is not None
    accent = scene.accent or "default"
    colors = {player.index: color(player.color) for player in scene.players}
    reason = Text.assemble(outcome.reason, (f"  {outcome.rule}", FAINT))
    head = [Text(f"  {outcome.headline}", f"bold {accent}"), Text("  ").append_text(reason), Text("")]
    if not outcome.scores:
        return Group(*head)
    table = Table(box=box.SIMPLE_HEAD, show_footer=True, pad_edge=False, header_style="", footer_style=STRONG)
    table.add_column("", footer=say("result-total"))
    for score in outcome.scores:
        table.add_column(
            Text(capital(score.name), f"{STRONG} {colors.get(score.side, '')}"),
            footer=_total(score, say, alone=outcome.verdict == "ranked"),
            justify="right",
        )
    table.add_column("", style=FAINT)
    rows = [row for score in outcome.scores for row in score.lines]
    for source, text in {row.source: row.text for row in rows}.items():
        points = [_points(score, source) for score in outcome.scores]
        rules = dict.fromkeys(row.rule for row in rows if row.source == source)
        table.add_row(text, *points, ", ".join(rules))
    return Group(*head, table)


def lines_of(scene: Scene, say: Say, width: int) -> list[Text]:
    """The same, as lines."""
    console = Console(width=width, markup=False, highlight=False)
    lines = []
    for row in console.render_lines(result(scene, say), pad=False):
        text = Text(end="")
        for segment in row:
            text.append(segment.text, segment.style)
        lines.append(text)
    return lines


def _points(score: ScoreCard, source: str) -> str:
    found = [row.points for row in score.lines if row.source == source]
    return str(sum(found)).replace("-", "−") if found else "–"


def _total(score: ScoreCard, say: Say, alone: bool) -> str:
    """The sum, with a star for whoever won alone: where all win or lose together it says nothing."""
    return f"{score.total}{' ' + say('result-winner-sign') if score.winner and alone else ''}"
