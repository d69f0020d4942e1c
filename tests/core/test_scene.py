"""The encoded scene says nothing twice, and loses nothing."""

from __future__ import annotations

import json
from typing import Any

import msgspec

from tests.scenes import journey
from veillee.core.scene import Choice, Question, Scene, encode


def put_back(question: dict[str, Any]) -> list[Choice]:
    """The choices as whoever reads the encoded form understands them."""
    group = rule = ""
    found = []
    for choice in question["choices"]:
        kind, *parts = choice["key"].split(":")
        group, rule = choice.get("group", group), choice.get("rule", rule)
        targets = [f"{role}:{part}" for role, part in zip(question.get("roles", {}).get(kind, []), parts, strict=False)]
        targets = choice.get("targets", targets)
        found.append(Choice(choice["key"], choice["label"], group, rule, targets, choice.get("lines", [])))
    return found


def asked(*choices: Choice) -> Scene:
    return msgspec.structs.replace(journey(), question=Question(1, 0, "blue goes on", "TST-001", "", list(choices)))


def test_what_choices_share_is_said_once() -> None:
    scene = asked(
        Choice("turn:d1:fire", "D1 to fire", "Turn", "TST-001", ["die:d1", "face:fire"]),
        Choice("turn:d1:air", "D1 to air", "Turn", "TST-001", ["die:d1", "face:air"]),
        Choice("turn:d2:air", "D2 to air", "Turn back", "TST-002", ["die:d2", "face:air"], ["pay 1"]),
    )
    question = json.loads(encode(scene))["question"]
    assert question["roles"] == {"turn": ["die", "face"]}
    assert question["choices"][1] == {"key": "turn:d1:air", "label": "D1 to air"}
    assert scene.question and put_back(question) == scene.question.choices


def test_targets_that_do_not_follow_from_the_key_are_said() -> None:
    scene = asked(
        Choice("go:foot:c3", "Go", "Go", "TST-001", ["cell:c3"]),
        Choice("give:box", "Give the box", "Give", "TST-001", ["object:box"]),
        Choice("give:fox", "Give the fox", "Give", "TST-001", ["friend:fox"]),
        Choice("propose", "Pay so", "Give", "TST-001", ["object:box", "object:hammer"]),
        Choice("pay:2", "Pay 2", "Give", "TST-003"),
        Choice("stay", "Stay", "Else", "TST-003"),
    )
    assert scene.question and put_back(json.loads(encode(scene))["question"]) == scene.question.choices


def test_a_scene_whose_question_is_anothers_is_encoded_too() -> None:
    assert "roles" not in json.loads(encode(asked()))["question"]
