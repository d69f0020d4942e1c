"""Reports and comparisons: the numbers are those of the matches, and the pages stand by themselves."""

from __future__ import annotations

import re
import shutil
from html.parser import HTMLParser
from pathlib import Path

import msgspec
import pytest

import veillee
from tests.cli.table import run as command
from veillee import lab
from veillee.core.spec import game
from veillee.core.text import LANGUAGES, messages
from veillee.lab import stats
from veillee.lab.compare import compare, comparison, verdict, victories, write_comparison
from veillee.lab.document import Grid
from veillee.lab.examples import examples
from veillee.lab.figures import Figures, quantile
from veillee.lab.findings import Findings
from veillee.lab.gather import Gathered, gather
from veillee.lab.naming import Names
from veillee.lab.plots import Row, histograms
from veillee.lab.report import names_of, report, write_report
from veillee.lab.rows import MatchRow, SideRow, SourceRow, TallyRow, UseRow, decision_schema, match_schema
from veillee.lab.stats import Sample


def row(run: lab.Run, number: int, *, won: bool, total: int, used: str = "", first: int | None = None) -> MatchRow:
    """A match of the first cell of a run that never was."""
    cell, index = run.plan.place(number)
    sides = [SideRow(0, "random", 1, float(won), total, 0), SideRow(4, "", 2, float(not won), 20, 0)]
    if cell.players == 2:
        sides[1] = SideRow(1, "random", 2, float(not won), 20, 0)
    sources = [SourceRow(side.side, "adventures", side.total) for side in sides]
    return MatchRow(
        number=number,
        index=index,
        seed=str(index),
        mode=cell.mode,
        level=cell.level,
        players=cell.players,
        bots=cell.bots,
        settings="",
        pack="pilgrims-house",
        decisions=50 + number % 2,
        rounds=4,
        first=first,
        reason="reason-points",
        table="",
        sides=sides,
        sources=sources,
        used=[UseRow(0, what, 2) for what in used.split()],
    )


@pytest.fixture
def solo(tmp_path: Path) -> lab.Run:
    run = lab.Run.begin(tmp_path / "solo", lab.plan("pilgrims", modes=["solo"], games=200))
    run.close()
    return run


def test_rates_and_means_are_those_of_the_matches(solo: lab.Run) -> None:
    found = gather(solo, [row(solo, number, won=number % 4 == 0, total=30 + number % 3) for number in range(120)])
    (cell,) = found.cells
    assert cell.matches == 120 and cell.fared["random"].won.mean == 0.25 and cell.fared[""].won.mean == 0.75
    assert cell.fared["random"].total.mean == 31 and quantile(cell.fared["random"].totals, 0.5) == 31
    assert cell.decisions == {50: 60, 51: 60} and cell.rounds == {4: 120}
    text = str(report(found, "en").sections)
    assert "25.0 %" in text and "18.1 – 33.4 %" in text
    french = str(report(found, "fr").sections)
    assert "25,0 %" in french and "18,1 – 33,4 %" in french and "25.0" not in french


def test_users_are_compared_with_the_others_of_the_same_way_to_play(tmp_path: Path) -> None:
    """At the easy level most win and use the axe, at the hard one few do: within each level it changes nothing."""
    run = lab.Run.begin(tmp_path / "x", lab.plan("pilgrims", modes=["solo"], levels=["easy", "hard"], games=100))
    run.close()
    rows = []
    for number in range(200):
        easy, index = number % 2 == 0, number // 2
        used = "object:axe" if (index % 10 < 8) == easy else ""
        rows.append(row(run, number, won=(index % 20 < 10) if easy else index % 20 < 2, total=10, used=used))
    found = gather(run, rows)
    (axe,) = [lift for lift in found.lifts() if lift.what == "object:axe"]
    naive = (
        Sample.of(r.sides[0].won for r in rows if r.used).mean
        - Sample.of(r.sides[0].won for r in rows if not r.used).mean
    )
    assert naive > 0.15 and abs(axe.won) < naive / 2
    assert axe.seats == 100 and axe.share == 0.5 and axe.times == 200


def test_the_order_of_play_counts_from_the_first_seat(tmp_path: Path) -> None:
    run = lab.Run.begin(tmp_path / "x", lab.plan("pilgrims", games=100))
    run.close()
    found = gather(run, [row(run, number, won=number % 2 == 0, total=9, first=number % 2) for number in range(100)])
    (cell,) = found.cells
    assert [cell.places[place].mean for place in (0, 1)] == [1.0, 0.0], "who begins always wins here, wherever it sits"


def test_one_bot_in_all_seats_wins_its_share_and_nothing_is_said_of_it(tmp_path: Path) -> None:
    run = lab.Run.begin(tmp_path / "x", lab.plan("pilgrims", games=40))
    run.close()
    found = gather(run, [row(run, number, won=number % 2 == 0, total=9 + number % 5) for number in range(40)])
    assert found.cells[0].even
    (victories,) = [section for section in report(found, "en").sections if section.title == "Victories"]
    (table,) = [block for block in victories.blocks if isinstance(block, Grid)]
    assert table.rows == [["Basic game, 2 players", "random", "40", "50.0 %", "–"]]


def test_seats_of_one_match_are_counted_as_one(tmp_path: Path) -> None:
    """Both seats of a match score about the same: twice as many seats do not make the mean twice as sure."""
    run = lab.Run.begin(tmp_path / "x", lab.plan("pilgrims", games=100))
    run.close()
    found = gather(run, [row(run, number, won=True, total=20) for number in range(100)])
    fared = found.cells[0].fared["random"]
    assert fared.total.count == 200 and fared.points() == stats.Estimate(20.0, 20.0, 20.0)


def test_rivals_who_cannot_both_win_make_a_difference_less_certain(tmp_path: Path) -> None:
    """A card that one of two rivals always has: each match is one trial, not two."""
    run = lab.Run.begin(tmp_path / "x", lab.plan("pilgrims", games=100))
    run.close()
    rows = [row(run, number, won=number % 100 < 60, total=9, used="object:axe") for number in range(100)]
    (axe,) = gather(run, rows).lifts()
    assert axe.won == pytest.approx(0.2)  # 60 % of the users, 40 % of the others
    assert axe.error == pytest.approx(2 * (0.25 / 100) ** 0.5)  # twice that of the rate of users
    assert axe.compared == (100, 100)


def test_where_everybody_loses_nothing_goes_along_with_victory(solo: lab.Run) -> None:
    rows = [row(solo, n, won=False, total=10 + n % 2 * 5, used="object:axe" if n % 2 else "") for n in range(100)]
    (axe,) = gather(solo, rows).lifts()
    assert (axe.compared, axe.chance, axe.points) == ((0, 0), 1.0, 5.0)


def test_what_the_opponent_used_stands_for_itself(solo: lab.Run) -> None:
    """The user's defeats go along with the opponent's card; it is not a card of the user."""
    rows = [
        msgspec.structs.replace(row(solo, n, won=n % 2 == 0, total=9), used=[UseRow(4, "solo:a1", 3)] if n % 2 else [])
        for n in range(100)
    ]
    found = gather(solo, rows)
    assert found.lifts() == []
    (card,) = found.lifts(opponent=True)
    assert (card.share, card.times, card.won) == (0.5, 150, -1.0)
    section = report(found, "fr").sections[-2]
    (grid,) = [block for block in section.blocks if isinstance(block, Grid)]
    assert grid.header[0] == "Cartes Solo de l'adversaire" and grid.rows[0][0] == "A1" and grid.rows[0][-1] == "oui"


def test_reports_speak_of_families_by_the_words_of_the_game() -> None:
    for game_id, pieces in (("pilgrims", "object"), ("lueur", "tile"), ("raiders", "tactic")):
        spec = game(game_id)
        english, french = (Names(spec, spec.box(), lang) for lang in LANGUAGES)
        everything = english.everything()
        assert any(what.startswith(f"{pieces}:") for what in everything)
        assert english.counts(f"{pieces}:x") and not english.counts("die:x")
        for names in (english, french):
            assert not any("_" in names.role(what) or names.role(what).islower() for what in everything if ":" in what)


def test_copies_of_a_card_are_counted_as_one() -> None:
    names = Names(game("raiders"), game("raiders").box(), "en")
    lexicon = names.lexicon
    assert {lexicon.kind("townsfolk", lexicon.value("townsfolk", id_) or 0) for id_ in ("archer_1", "archer_2")} == {
        "card:archer"
    }
    assert names.what("card:archer") == "Archer" and lexicon.kind("building", 0) == "cell:gate_house"


def test_who_began_is_known_where_the_first_player_changes(tmp_path: Path) -> None:
    """In Lueur the token is passed on every evening; what counts is who had it on the first day."""
    run = lab.run(lab.plan("lueur", players=[3], games=6), tmp_path / "x", workers=1)
    for found in run.rows():
        match = veillee.new("lueur", players=3, seed=found.seed)
        assert found.first == match.table.first and found.rounds is not None  # type: ignore[attr-defined]


def test_rounds_are_known_in_every_game(tmp_path: Path) -> None:
    plan = lab.plan("raiders", modes=["solo"], games=1)
    (found,) = lab.run(plan, tmp_path / "x", workers=1).rows()
    assert found.rounds is not None and found.rounds > 5


def test_what_nobody_used_is_listed(solo: lab.Run) -> None:
    found = gather(solo, [row(solo, number, won=True, total=9, used="object:axe go") for number in range(2)])
    unused = str(report(found, "en").sections[-1].blocks)
    assert "Crystal Ball" in unused and "(reserve)" in unused
    assert "Axe" not in unused and "(go)" not in unused


class Page(HTMLParser):
    """What a page refers to, and whether its elements are closed in order."""

    VOID = ("meta", "input", "br", "rect", "line", "polyline", "circle")

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.links: list[str] = []
        self.seen: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append(tag)
        self.links += [value or "" for name, value in attrs if name in ("src", "href")]
        if tag not in ("meta", "input"):
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def test_a_page_stands_by_itself_in_both_languages(played: lab.Run) -> None:
    paths = write_report(played.folder, "fr")
    assert [path.name for path in paths] == ["report.html", "report.fr.md", "report.en.md"]
    text = paths[0].read_text("utf-8")
    page = Page(text)
    assert page.open == [] and page.seen.count("script") == 1
    records = [link for link in page.links if not link.startswith("#")]
    assert set(records) == {path.relative_to(played.folder).as_posix() for path in played.folder.glob("examples/*")}
    assert page.seen.count("svg") == 2 * 4 and page.seen.count("main") == 2
    assert text.index('<main lang="fr">') < text.index('<main lang="en">')
    assert "Victoires" in text and "Victories" in text
    for path, title in zip(paths[1:], ("ce que disent les parties", "what the matches say"), strict=True):
        written = path.read_text("utf-8")
        assert title in written.splitlines()[0]
        for table in re.findall(r"(?:^\|.*\n)+", written, re.MULTILINE):
            rows = table.splitlines()
            assert len({line.replace("\\|", "").count("|") for line in rows}) == 1, "every row has all its cells"


def test_both_languages_have_the_same_messages() -> None:
    english, french = (set(messages("veillee.lab", lang)._bundle._messages) for lang in LANGUAGES)
    assert english == french


def test_a_report_opens_with_what_it_found(tmp_path: Path) -> None:
    levels = ["easy", "medium", "hard"]
    run = lab.Run.begin(tmp_path / "x", lab.plan("pilgrims", modes=["solo"], levels=levels, games=200))
    run.close()
    wins = (60, 20, 24)  # of a hundred: the middle one is far harder, the last one no more so for certain
    rows = []
    for number in range(600):
        level, index = number % 3, number // 3
        won = index * 37 % 100 < wins[level]
        rows.append(row(run, number, won=won, total=20, used="object:axe" if won and index % 8 else ""))
    said = Findings(gather(run, rows), names_of(run, "en")).sentences()
    where = "Solo against the Falconer, random"
    assert said[:2] == [
        f"{where}: Medium is harder than Easy by 40 percentage points (20 % victories instead of 60 %).",
        f"{where}: between Medium (20 % victories) and Hard (24 %) no difference is certain.",
    ]
    (axe,) = [one for one in said if one.startswith("Axe")]
    assert re.fullmatch(r"Axe is used by 30 % of the seats; those who use it win \d+ percentage points more .*", axe)
    assert said[-1] == "A match takes 50 decisions on average."
    french = Findings(gather(run, rows), names_of(run, "fr")).sentences()
    assert "Moyen est plus dur que Facile de 40 points de pourcentage" in french[0] and len(french) == len(said)
    turned = [msgspec.structs.replace(one, level=levels[2 - levels.index(one.level)]) for one in rows]
    assert "is easier than Medium" not in " ".join(said)
    said = Findings(gather(run, turned), names_of(run, "en")).sentences()
    assert "Hard is easier than Medium by 40 percentage points" in said[1] and "not in order" in said[1]


def test_steps_between_levels_that_are_not_certain_are_one_finding(tmp_path: Path) -> None:
    levels = ["easy", "medium", "hard"]
    run = lab.Run.begin(tmp_path / "x", lab.plan("pilgrims", modes=["solo"], levels=levels, games=100))
    run.close()
    wins = (24, 22, 21)
    rows = [row(run, number, won=number // 3 < wins[number % 3], total=20) for number in range(300)]
    for lang, said in (
        ("en", "from Easy to Hard no difference is certain (victories: Easy 24 %, Medium 22 %, Hard 21 %)."),
        (
            "fr",
            "entre Facile et Difficile, aucun écart n'est certain "
            "(victoires : Facile 24 %, Moyen 22 %, Difficile 21 %).",
        ),
    ):
        first, *others = Findings(gather(run, rows), names_of(run, lang)).sentences()
        assert first.endswith(said) and not any(" 22 %" in one for one in others)


def test_what_the_better_bot_likes_is_not_better_for_it(tmp_path: Path) -> None:
    """Users are compared with seats of the same bot."""
    run = lab.Run.begin(tmp_path / "x", lab.plan("pilgrims", players=[2], bots=["greedy+random"], games=200))
    run.close()
    rows = []
    for number in range(200):
        one = row(run, number, won=number % 7 > 0, total=20, used="object:axe" if number % 4 else "")
        rows.append(
            msgspec.structs.replace(one, sides=[msgspec.structs.replace(one.sides[0], bot="greedy"), one.sides[1]])
        )
    (axe,) = [lift for lift in gather(run, rows).lifts() if lift.what == "object:axe"]
    assert axe.compared == (150, 50) and abs(axe.won) < 0.05, "seats of the other bot, which never win, do not count"


def test_a_report_says_first_which_role_wins_more(tmp_path: Path, small_games: None) -> None:
    run = lab.run(lab.plan("smugglers", roles=["smuggler+officer"], games=40), tmp_path / "x", workers=1)

    def said(wins: int, lang: str = "en") -> list[str]:
        """The findings if the smuggler won so many of the forty."""
        rows = [
            msgspec.structs.replace(
                one,
                sides=[
                    msgspec.structs.replace(side, won=float((side.role == "smuggler") == (one.number < wins)))
                    for side in one.sides
                ],
            )
            for one in run.rows()
        ]
        return [
            line
            for line in Findings(gather(run, rows), names_of(run, lang)).sentences()
            if "share" in line or "part égale" in line
        ]

    assert said(21) == [], "a small difference is not told"
    more, less = said(36)
    assert "The Smuggler wins 40 percentage points more than an equal share" in more
    assert "wins 40 percentage points less than an equal share" in less
    assert "40 points de pourcentage de plus qu'une part égale" in said(36, "fr")[0]


def test_matches_worth_a_look_have_their_records(played: lab.Run) -> None:
    found = gather(played)
    rows = {one.number: one for one in played.rows()}
    told = {one.measure: one for one in examples(found)}
    points = {number: one.sides[0].total for number, one in rows.items()}
    assert told["most"].value == max(points.values()) == points[told["most"].number]
    assert told["fewest"].value == min(points.values()) == points[told["fewest"].number]
    assert told["longest"].value == max(one.decisions for one in rows.values())
    write_report(played.folder)
    for one in told.values():
        match = veillee.replay((played.folder / one.file).read_text("utf-8"))
        assert match.over and match.hash() == rows[one.number].table and match.number == rows[one.number].decisions
    assert "examples/" not in (write_report(played.folder, records=False)[0]).read_text("utf-8")


def test_the_page_of_columns_is_complete() -> None:
    text = (Path(__file__).parents[2] / "docs" / "lab.md").read_text("utf-8")
    for schema in (match_schema(), decision_schema()):
        for name in schema.names:
            assert f"`{name}`" in text, name
    for part in (SideRow, SourceRow, UseRow, TallyRow):
        for name in part.__struct_fields__:
            assert f"`{name}`" in text, name


def test_changes_of_victories_that_are_not_certain_are_one_sentence(tmp_path: Path) -> None:
    found = []
    for name, wins in (("before", (24, 20)), ("after", (25, 24))):
        plan = lab.plan("pilgrims", modes=["solo"], levels=["easy", "medium"], games=100)
        run = lab.Run.begin(tmp_path / name, plan)
        run.close()
        found.append(gather(run, [row(run, n, won=n // 2 < wins[n % 2], total=20) for n in range(200)]))
    assert victories(compare(*found), names_of(found[1].run, "en")) == [
        "Victories of 2 bots or ways to play: no change is certain. The largest is that of random (Solo against the "
        "Falconer, Medium): 20 % before, 24 % after (+4.0 percentage points)."
    ]


def test_changed_entries_are_named(tmp_path: Path) -> None:
    assert command("pack", "export", "pilgrims", str(tmp_path / "box")).code == 0
    file = next(path for path in sorted((tmp_path / "box").glob("*.toml")) if "points" in path.read_text("utf-8"))
    text = file.read_text("utf-8")
    changed = re.sub(r"(points *=) (\d+)", lambda found: f"{found[1]} {int(found[2]) + 1}", text, count=1)
    assert changed != text
    file.write_text(changed, "utf-8")
    plans = [lab.plan("pilgrims", modes=["solo"], games=2, packs=packs) for packs in ([], [tmp_path / "box"])]
    before, after = (lab.run(plan, tmp_path / f"run-{number}", workers=1) for number, plan in enumerate(plans))
    found = compare(gather(before), gather(after))
    page = comparison(found, "en")
    assert page.sections[0].blocks[0].lines[0].startswith("Victories, Solo against the Falconer")  # type: ignore[union-attr]
    (section,) = [one for one in page.sections if one.title == "What differs in the content"]
    (grid,) = [block for block in section.blocks if isinstance(block, Grid)]
    (told,) = [one for one in grid.rows if "points" in one[1]]
    assert int(told[3]) == int(told[2]) + 1
    assert told[0] == "Lost Sheep (adventures.toml:adventure.lost_sheep)", (
        "its name, and its place as a tuning names it"
    )
    shutil.rmtree(tmp_path / "box")
    (gone,) = [one for one in comparison(found, "en").sections if one.title == "What differs in the content"]
    assert "no longer at hand" in str(gone.blocks)


def test_an_empty_run_has_no_report(solo: lab.Run) -> None:
    with pytest.raises(lab.LabError, match="no matches yet"):
        write_report(solo.folder)


def same_run(solo: lab.Run, wins: int, points: int, used: str = "") -> Gathered:
    return gather(
        solo, [row(solo, n, won=n % 100 < wins, total=points + n % 7, used=used if n % 2 else "") for n in range(200)]
    )


def test_a_change_that_matters_is_found(solo: lab.Run) -> None:
    found = compare(same_run(solo, 30, 20), same_run(solo, 60, 24, "object:axe"))
    assert found.same_deals
    won = next(one for one in found.findings if one.measure == "won")
    assert (won.before, won.after) == (0.3, 0.6) and won.holds and won.size == "medium"
    assert won.change.low < 0.3 < won.change.high
    axe = next(one for one in found.uses if one.measure == "object:axe")
    assert (axe.before, axe.after) == (0.0, 0.5) and axe.holds
    assert found.matters[0].effect == max(abs(one.effect) for one in found.matters)


def test_the_answer_says_whose_points_changed(solo: lab.Run) -> None:
    """A pack is what differs between runs: it is named once, not in every way to play."""
    rows = [row(solo, n, won=False, total=20 + n % 7) for n in range(100)]
    richer = [
        msgspec.structs.replace(
            one, pack="mine@12345678", sides=[one.sides[0], msgspec.structs.replace(one.sides[1], total=28 + n % 7)]
        )
        for n, one in enumerate(rows)
    ]
    found = compare(gather(solo, rows), gather(solo, richer))
    said = verdict(found, names_of(solo, "fr"))
    assert "points (adversaire), Solo contre le Fauconnier, Moyen, random : +10,9, effet grand" in said
    page = str(comparison(found, "en").sections)
    assert "mine@" not in page and "Both runs were played with the same content" in page
    assert "Nothing is used more or less often" in page


def test_nothing_changed(solo: lab.Run) -> None:
    found = compare(same_run(solo, 30, 20), same_run(solo, 30, 20))
    assert found.matters == [] and not any(one.holds for one in found.findings)


def test_the_same_deals_show_more(solo: lab.Run) -> None:
    """Every match gets one point more: with the same deals that is certain, with others it is lost in the noise."""
    before = gather(solo, [row(solo, n, won=False, total=n * 37 % 41) for n in range(60)])
    after = gather(solo, [row(solo, n, won=False, total=n * 37 % 41 + 1) for n in range(60)])
    other = lab.Run(
        solo.folder, msgspec.structs.replace(solo.charter, plan=msgspec.structs.replace(solo.plan, seed="7"))
    )
    points = [
        next(one for one in compare(before, new).findings if one.measure == "points" and one.bot)
        for new in (after, Gathered(other, after.cells))
    ]
    assert [one.holds for one in points] == [True, False]


def test_a_longer_run_of_the_same_has_not_changed(solo: lab.Run) -> None:
    """What both have is compared: the deals that only one run played say nothing about a change."""
    rows = [row(solo, n, won=n < 20, total=30 if n < 20 else 10) for n in range(120)]
    found = compare(gather(solo, rows), gather(solo, rows[:20]))
    assert [(one.before, one.after) for one in found.findings if one.measure in ("won", "points") and one.bot] == [
        (30.0, 30.0),
        (1.0, 1.0),
    ]


def test_compare_on_the_command_line(played: lab.Run, tmp_path: Path) -> None:
    said = command("lab", "compare", str(played.folder), str(played.folder), "--out", str(tmp_path / "out"))
    assert said.code == 0 and said.out.startswith("Nothing changed")
    text = (tmp_path / "out" / "compare.html").read_text("utf-8")
    assert Page(text).open == [] and all(link.startswith("#") for link in Page(text).links)
    french = command("lab", "compare", str(played.folder), str(played.folder), "--lang", "fr")
    assert french.out.startswith("Rien n'a changé") and (played.folder / "compare.fr.md").is_file()
    assert command("lab", "report", str(played.folder)).out.endswith("report.fr.md\n")
    assert "no run at" in command("lab", "report", str(tmp_path / "none")).one_error


def test_runs_that_have_nothing_in_common(played: lab.Run, tmp_path: Path) -> None:
    other = lab.run(lab.plan("pilgrims", games=1), tmp_path / "other", workers=1)
    with pytest.raises(lab.LabError, match="no way to play in common"):
        write_comparison(played.folder, other.folder)


def test_statistics() -> None:
    assert [round(x, 3) for x in (stats.wilson(5, 10).low, stats.wilson(5, 10).high)] == [0.237, 0.763]
    assert stats.wilson(0, 20).low == 0 and round(stats.wilson(0, 20).high, 3) == 0.161
    assert stats.wilson(0, 0).high == 1
    assert round(stats.cohen_h(0.3, 0.6), 3) == 0.613
    sample = Sample.of([1, 2, 3, 4])
    assert (sample.mean, round(sample.variance, 3)) == (2.5, 1.667)
    assert round(stats.cohen_d(sample, Sample.of([2, 3, 4, 5])), 3) == 0.775
    assert round(stats.probability(1.959964), 3) == 0.05
    assert stats.holm([0.01, 0.04, 0.03, 0.005]) == [True, False, False, True]
    never, always = Sample.of([0] * 3), Sample.of([1] * 3)
    assert round(stats.rate_difference(never, always)[1], 3) == 0.014, (
        "three matches prove little, even 0 against 100 %"
    )
    assert stats.rate_difference(never, never)[1] == 1.0
    assert stats.difference(Sample.of([1, 1]), Sample.of([1, 1]))[1] == 1.0


def test_means_that_lie_close_together_are_written_on_either_side() -> None:
    rows = [
        Row("normal", [("bot", "red", {82: 3}), ("opponent", "grey", {81: 3})]),
        Row("hard", [("bot", "red", {70: 1})]),
    ]
    drawn = histograms("Points", "points", Figures("en"), rows)
    values = re.findall(r'text-anchor="(\w+)" class="value">(\d+)<', drawn)
    assert values == [("start", "82"), ("end", "81"), ("start", "70")]
