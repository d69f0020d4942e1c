"""What cards, boards, zones and operations say in both languages."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from tests.games.kinfire.house import CONTENT, LEXICON, value
from tests.games.kinfire.test_story_graph import within
from veillee.core.text import LANGUAGES, messages
from veillee.games.kinfire import box as b
from veillee.games.kinfire import terms
from veillee.games.kinfire.texts import Texts

TEXTS = {lang: Texts(CONTENT, LEXICON, messages("veillee.games.kinfire", lang)) for lang in LANGUAGES}
FRENCH, ENGLISH = TEXTS["fr"], TEXTS["en"]


def card(id_: str) -> tuple[list[str], list[str]]:
    number = value("card", id_)
    return FRENCH.card(number), ENGLISH.card(number)


# The templates of chapter 3.2, one card for each.
CARDS: list[tuple[str, list[str], list[str]]] = [
    (
        "as1",
        ["Corps-à-corps : 3 dégâts, +2 si un autre Éclaireur est dans la zone de la cible"],
        ["Melee: 3 damage, +2 if another Seeker is in the target's zone"],
    ),
    (
        "as3",
        ["Corps-à-corps : 2 dégâts, inflige une Blessure"],
        ["Melee: 2 damage, inflicts a Wound"],
    ),
    (
        "as5",
        ["Votre prochaine attaque ce tour : +2 dégâts", "Piochez ou défaussez 1 carte", "Action gratuite"],
        ["Your next attack this turn: +2 damage", "Draw or discard 1 card", "Free action"],
    ),
    (
        "as7",
        ["Déplacez-vous de 1 zone", "Donnez vos jetons Cible à d'autres Éclaireurs", "Gagnez 2 armures"],
        ["Move 1 zone", "Hand your target tokens to other Seekers", "Gain 2 armour"],
    ),
    ("as8", ["Corps-à-corps : 6 dégâts, attire l'attention"], ["Melee: 6 damage, draws attention"]),
    (
        "fe1",
        [
            "Protection : à la fin de son tour, chaque autre Éclaireur récupère 1 PV",
            "Un Éclaireur de votre zone ou d'une zone voisine récupère 2 PV",
        ],
        [
            "Ward: at the end of their turn each other Seeker regains 1 health",
            "A Seeker in your zone or next to it regains 2 health",
        ],
    ),
    (
        "fe5",
        [
            "Déplacez un autre Éclaireur de 1 zone",
            "Un autre Éclaireur pioche ou défausse 1 carte",
            "Action gratuite",
        ],
        ["Move another Seeker 1 zone", "Another Seeker draws or discards 1 card", "Free action"],
    ),
    (
        "fe8",
        ["Corps-à-corps : 4 dégâts, attire l'attention, +1 par protection que vous avez en jeu"],
        ["Melee: 4 damage, draws attention, +1 per ward you have in play"],
    ),
    (
        "ro9",
        [
            "Un Éclaireur de votre zone ou d'une zone voisine récupère 3 PV",
            "Le même Éclaireur défausse jusqu'à 1 statut",
            "Piochez ou défaussez 1 carte",
        ],
        [
            "A Seeker in your zone or next to it regains 3 health",
            "The same Seeker discards up to 1 status",
            "Draw or discard 1 card",
        ],
    ),
    (
        "br2",
        ["Corps-à-corps : 4 dégâts", "Peut se jouer comme Soutien : parade 3"],
        ["Melee: 4 damage", "May be played as Boost: block 3"],
    ),
    (
        "go2",
        ["Corps-à-corps : 10 dégâts, attire l'attention", "Gagnez 1 Fatigue"],
        ["Melee: 10 damage, draws attention", "Gain 1 Exhausted"],
    ),
    (
        "feyn_lantern",
        [
            "Chaque autre Éclaireur récupère 2 PV",
            "Chaque autre Éclaireur pioche ou défausse 1 carte",
            "Remettez jusqu'à 2 pions Éclaireur utilisés dans le sac",
            "À distance : 3 dégâts",
        ],
        [
            "Each other Seeker regains 2 health",
            "Each other Seeker draws or discards 1 card",
            "Return up to 2 used Seeker pawns to the bag",
            "Ranged: 3 damage",
        ],
    ),
    ("valora_lantern", ["Longue portée (1 ou 2 zones) : 6 dégâts"], ["Long range (1 or 2 zones): 6 damage"]),
    (
        "d6",
        ["Chargez votre lanterne", "Action gratuite", "Usage unique"],
        ["Charge your lantern", "Free action", "Disposable"],
    ),
    ("as1_boost", ["Soutien : +2 dégâts"], ["Boost: +2 damage"]),
    ("as2_boost", ["Soutien : 1 zone de plus"], ["Boost: 1 more zone"]),
    ("as5_boost", ["Soutien : piocher ou défausser 1 carte"], ["Boost: draw or discard 1 card"]),
    ("as7_boost", ["Soutien : tirer un autre pion"], ["Boost: redraw the pawn"]),
    ("fe1_boost", ["Soutien : +3 PV"], ["Boost: +3 health"]),
    (
        "exhausted",
        ["Coûte 1 PV si elle est défaussée quand la main est renouvelée"],
        ["Costs 1 health if it is discarded when the hand is renewed"],
    ),
]


@pytest.mark.parametrize(("id_", "french", "english"), CARDS, ids=[one[0] for one in CARDS])
def test_cards_say_what_they_do(id_: str, french: list[str], english: list[str]) -> None:
    assert card(id_) == (french, english)


BOARDS: list[tuple[str, int, int, list[str], list[str]]] = [
    ("wyvern", 0, 0, ["Corps-à-corps : 8 dégâts (blanc)", "Reciblage"], ["Melee: 8 damage (white)", "Retarget"]),
    (
        "wyvern",
        0,
        2,
        ["À distance : 5 dégâts (rouge), inflige une Blessure"],
        ["Ranged: 5 damage (red), inflicts a Wound"],
    ),
    ("garrek", 0, 2, ["Quitter cette zone : subir 1 dégât"], ["Leaving this zone: suffer 1 damage"]),
    ("husk", 0, 3, ["Les attaques à distance lui infligent 1 dégât de moins"], ["Ranged attacks deal −1 damage to it"]),
    (
        "stalker",
        0,
        3,
        ["Attaque d'au moins 5 dégâts : l'attaquant subit 1 dégât"],
        ["Attack of 5 damage or more: the attacker suffers 1 damage"],
    ),
    (
        "mothqueen",
        0,
        0,
        ["Corps-à-corps : 6 dégâts (blanc)", "Si l'attaque a lieu : récupère 2 PV", "Reciblage"],
        ["Melee: 6 damage (white)", "If the attack takes place: regains 2 health", "Retarget"],
    ),
    (
        "twoshadows",
        0,
        0,
        ["Corps-à-corps : 4 dégâts (rouge ou vert)"] * 2,
        ["Melee: 4 damage (red or green)"] * 2,
    ),
    (
        "twoshadows",
        0,
        2,
        ["Chaque Éclaireur de cette zone ou d'une zone voisine reçoit un Piège", "Reciblage"],
        ["Each Seeker in this zone or next to it receives a Trap", "Retarget"],
    ),
    (
        "tide",
        0,
        3,
        ["À distance, toute une zone : 5 dégâts (néant)", "Gagne 3 PV"],
        ["Ranged, one whole zone: 5 damage (void)", "Gains 3 health"],
    ),
    ("starless", 0, 3, ["Chaque Éclaireur subit 1 dégât"], ["Each Seeker suffers 1 damage"]),
    ("starless", 2, 2, ["Quand le sac est réinitialisé : gagne 2 PV"], ["When the bag is reset: gains 2 health"]),
]


@pytest.mark.parametrize(("enemy", "phase", "row", "french", "english"), BOARDS)
def test_boards_say_what_they_do(enemy: str, phase: int, row: int, french: list[str], english: list[str]) -> None:
    deeds = CONTENT.enemies[value("enemy", enemy)].phases[phase].rows[row].deeds
    assert (FRENCH.ability(deeds), ENGLISH.ability(deeds)) == (french, english)


def test_allies_speed_and_immunity() -> None:
    ally = CONTENT.allies[value("ally", "sluice")]
    assert FRENCH.ability(ally.deeds) == ["Tous les personnages de la zone 4 subissent 3 dégâts"]
    wagon = CONTENT.allies[value("ally", "wagon")]
    assert ENGLISH.ability(wagon.deeds) == []
    assert ENGLISH.board(value("enemy", "hound")) == ["Speed 2"]
    assert FRENCH.board(value("enemy", "rootmother")) == ["Insensible aux pièges du plan"]
    assert FRENCH.board(value("enemy", "tide")) == ["Insensible aux effets du plan"]
    assert ENGLISH.board(value("enemy", "wyvern")) == []


def test_zones() -> None:
    assert FRENCH.zone(2, 4) == "Attaques à distance contre cette zone : 1 dégât de moins"
    assert ENGLISH.zone(2, 5) == "Whoever enters receives a Wound"
    assert ENGLISH.zone(6, 3) == "Attacks from this zone: +1 damage"
    assert FRENCH.zone(9, 4) == "Attaques au corps-à-corps dans cette zone : 1 dégât de plus"
    assert FRENCH.zone(7, 6) == "Qui finit son tour ici récupère 1 PV"
    assert ENGLISH.zone(0, 0) == ""


def ops_of(id_: str) -> list[b.Op]:
    return list(within(CONTENT.story[value("story", id_)].ops))


def test_requirements() -> None:
    reeds = [choice for op in ops_of("q2_8") for choice in op.choices][1]
    assert FRENCH.requirement(reeds.needs) == "avec « Traits de scie » ou avec « La corne du guetteur »"
    assert ENGLISH.requirement(reeds.needs) == "with “Saw Marks” or with “The Lookout's Horn”"
    pay = next(choice for op in ops_of("q2_10") for choice in op.choices)
    assert FRENCH.requirement(pay.needs) == "avec 2 pièces"
    plank = next(choice for op in ops_of("q3_4") for choice in op.choices)
    assert ENGLISH.requirement(plank.needs) == "with Asha"


def test_tests() -> None:
    bridge = next(op.test for op in ops_of("q2_2") if op.test is not None)
    assert FRENCH.test(bridge) == [
        "Chaque Éclaireur tire 1 carte et l'on compte ensemble : 1 succès en bleu.",
        "Réussi : vous recevez un souvenir.",
        "Manqué : un Éclaireur gagne 1 Fatigue.",
    ]
    ropes = next(op.test for op in ops_of("q2_3") if op.test is not None)
    assert ENGLISH.test(ropes) == [
        "Each Seeker flips 2 cards: 1 card of the chosen colour (red or green).",
        "Failure: the Seeker suffers 2 damage and the Seeker gains 1 Exhausted.",
    ]
    race = next(op.test for op in ops_of("q3_3") if op.test is not None)
    assert ENGLISH.test(race)[-1] == "If all succeed: you gain 1 coin."
    library = next(op.test for op in ops_of("d_6") if op.test is not None)
    assert FRENCH.test(library)[0].endswith(": autant de succès en bleu que d'Éclaireurs.")


def test_notes() -> None:
    found = {
        op.what: op
        for number in range(len(CONTENT.story))
        for op in within(CONTENT.story[number].ops)
        if op.verb == terms.NOTE
    }
    said = {what: ENGLISH.note(op) for what, op in found.items()}
    assert said[terms.NOTE_EXTRA_CARD] == "in the combat each Seeker starts with 8 cards"
    assert said[terms.NOTE_SLUICE_CLOSED] == f"in the combat the sluice deals only {terms.SLUICE_CLOSED_DAMAGE} damage"
    less = next(op for op in ops_of("q7_10") if op.verb == terms.NOTE and op.number == -6)
    assert FRENCH.note(less) == "au combat, Le Sans-Étoile : −6 PV"


# -- everything, in both languages ----------------------------------------------------------------


def everything(texts: Texts) -> Iterator[str]:
    for number in range(terms.CARDS):
        yield from texts.card(number)
    for deeds in range(len(CONTENT.deeds)):
        yield from texts.ability(deeds)
    for battle_map, board in enumerate(CONTENT.maps):
        for zone in range(len(board.zones)):
            yield texts.zone(battle_map, zone) or "-"
    for number in range(len(CONTENT.story)):
        for op in within(CONTENT.story[number].ops):
            yield texts.op(op) or "-"
            if op.test is not None:
                yield from texts.test(op.test)
            for choice in op.choices:
                if choice.needs.kind != terms.ALWAYS:
                    yield texts.requirement(choice.needs)


CODE = re.compile(r"_|\bnone\b|\{|\$|\b[mq]\d+_|\bany.near\b|−-|\+-")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_can_be_said_without_codes(lang: str) -> None:
    said = list(everything(TEXTS[lang]))
    assert len(said) > 1000
    for text in said:
        assert text == text.strip() and text, text
        assert not CODE.search(text), text


def test_the_languages_say_the_same_numbers() -> None:
    for french, english in zip(everything(FRENCH), everything(ENGLISH), strict=True):
        numbers = [re.findall(r"\d+", text) for text in (french, english)]
        assert sorted(numbers[0]) == sorted(numbers[1]), (french, english)
        assert french != english or french == "-", french
