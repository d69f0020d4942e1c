"""Small French words before names, and all French texts that there are."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from veillee.core import french
from veillee.core.text import Messages
from veillee.testing import ConformanceError, check_french
from veillee.testing.french import VOWEL, faults

ROOT = Path(__file__).resolve().parents[2]
# Variables that are always figures or numbers of rules, although their messages do not show it.
FIGURES = {"veillee.lab": ("few", "unsure", "tolerance"), "veillee.cli": ("first",)}
COUNTED = ("count", "low", "high", "at", "of", "number")  # the same in the browser's texts


@pytest.mark.parametrize(
    ("name", "of", "to", "the"),
    [
        ("Kaar", "de Kaar", "à Kaar", "le Kaar"),
        ("Okanios", "d'Okanios", "à Okanios", "l'Okanios"),
        ("Écaille", "d'Écaille", "à Écaille", "l'Écaille"),
        ("Œuf", "d'Œuf", "à Œuf", "l'Œuf"),
        ("Île du nord", "d'Île du nord", "à Île du nord", "l'Île du nord"),
        ("air", "d'air", "à air", "l'air"),
        ("Oshra A09", "d'Oshra A09", "à Oshra A09", "l'Oshra A09"),
        ("homme", "d'homme", "à homme", "l'homme"),
        ("Huître", "d'Huître", "à Huître", "l'Huître"),
        ("héroïne", "d'héroïne", "à héroïne", "l'héroïne"),
        ("héros", "de héros", "à héros", "le héros"),
        ("Halfelin", "de Halfelin", "à Halfelin", "le Halfelin"),
        ("Hêtraie", "de Hêtraie", "à Hêtraie", "le Hêtraie"),
        ("Hache", "de Hache", "à Hache", "le Hache"),
        ("huit", "de huit", "à huit", "le huit"),
        ("onze", "de onze", "à onze", "le onze"),
        ("Yves", "d'Yves", "à Yves", "l'Yves"),
        ("yaourt", "de yaourt", "à yaourt", "le yaourt"),
        ("A1", "de A1", "à A1", "le A1"),
        ("« Oui »", "de « Oui »", "à « Oui »", "le « Oui »"),
        ("8", "de 8", "à 8", "le 8"),
        ("", "de ", "à ", "le "),
    ],
)
def test_a_small_word_before_a_name(name: str, of: str, to: str, the: str) -> None:
    assert (french.de(name), french.a(name), french.before("le", name)) == (of, to, the)


@pytest.mark.parametrize(
    ("name", "of", "to"),
    [
        ("le Moulin", "du Moulin", "au Moulin"),
        ("les Ours", "des Ours", "aux Ours"),
        ("la Grande Porte", "de la Grande Porte", "à la Grande Porte"),
        ("l'Adversaire", "de l'Adversaire", "à l'Adversaire"),
        ("un Archer", "d'un Archer", "à un Archer"),
    ],
)
def test_a_name_with_an_article(name: str, of: str, to: str) -> None:
    assert (french.de(name), french.a(name)) == (of, to)


def test_french_messages_call_them(tmp_path: Path) -> None:
    (tmp_path / "fr.ftl").write_text(
        "all = { DE($x) } { A($x) } { LE($x) } { LA($x) } { QUE($x) } { DE(LE($x)) }", "utf-8"
    )
    words = Messages("fr", tmp_path)
    assert words.format("all", {"x": "ours"}) == "d'ours à ours l'ours l'ours qu'ours de l'ours"
    assert words.format("all", {"x": "dé"}) == "de dé à dé le dé la dé que dé du dé"


def test_faults_are_found() -> None:
    assert faults("Personne n'a voulu de Okanios, ni du air, que on le sache.") == ["de Okanios", "du air", "que on"]
    assert faults("D'Okanios à Kaar, de A1 en B2, le héros et la hache, l'air du feu, le onze.") == []


# -- all that is said -------------------------------------------------------------------------


@pytest.mark.parametrize("package", ["veillee.core", "veillee.server", "veillee.lab", "veillee.cli"])
def test_whatever_a_name_begins_with(package: str) -> None:
    """The messages of games are said with all kinds of names by `check_messages`."""
    check_french(package, names=(VOWEL,), figures=FIGURES.get(package, ()))


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("one = { $number ->\n [one] rien\n *[other] la main de { $seat }\n }", "one says 'de Okanios'"),
        ("part = { $seat } joue\none = un coup de { part }", "one says 'de Okanios'"),
        ("one = { $good ->\n [Or] le { $good }\n *[other] rien\n }", "one says 'le Or'"),
        ("one = rendu { DE($seat) } à { $seat }", "one says 'à le Zouave'"),
    ],
)
def test_a_message_at_fault_is_named(text: str, said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whichever number or word the fault waits for, and in whichever message it stands."""
    folder = tmp_path / f"faulty_{abs(hash(text))}" / "locale"
    folder.mkdir(parents=True)
    (folder.parent / "__init__.py").touch()
    (folder / "fr.ftl").write_text(text, "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(ConformanceError, match=said):
        check_french(folder.parent.name)


def test_the_browser_speaks_french_too() -> None:
    text = (ROOT / "web/src/lib/i18n/fr.ts").read_text("utf-8")
    said = re.sub(r"\{(\w+)\}", lambda found: "2" if found[1] in COUNTED else VOWEL, text)
    assert faults(said) == []
