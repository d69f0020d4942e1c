"""Whatever is sent to a match, it answers with the right error and stays as it was."""

from __future__ import annotations

from veillee.core.chance import Chance
from veillee.core.errors import IllegalMove, MoveError, StaleMove, UnknownMove
from veillee.core.explaining import WHY_NOT, reason_of
from veillee.core.kinds import NUMBER
from veillee.core.match import Match
from veillee.core.text import LANGUAGES
from veillee.testing.promise import Broken, promise
from veillee.testing.rounds import name_of

SAMPLE = 8  # how many moves of the grammar are tried
NONSENSE = ("", " ", ":", "no-such-move", "no-such-move:c3", "\x00", "²", "a" * 5_000, "{}", "../../etc", "é:ñ")


@promise("hostile input")
def check_hostile(match: Match, chance: Chance) -> None:
    """Nonsense, impossible moves and stale answers are refused, each with its own error."""
    before = match.save()
    for key in (*NONSENSE, *misspelt(match)):
        refused(match, key, None, UnknownMove)
    for key in some_keys(match, chance, SAMPLE):
        if key not in match.legal_keys:
            refused(match, key, None, IllegalMove)
        explained(match, key)
    for key in unseen_keys(match, chance):
        unnamed(match, key)
    for key in match.legal_keys[:1] or ("anything",):
        for number in (-1, 0, match.number, match.number + 2, 10**30):
            refused(match, key, number, StaleMove)
    for key in match.legal_keys[:1]:
        for seat in (-1, *(one for one in range(len(match.setup.seats) + 1) if one not in match.waiting)):
            refused(match, key, None, IllegalMove, seat)
    if match.save() != before:
        raise Broken("all that was sent was refused, and yet the match has changed")


def misspelt(match: Match) -> list[str]:
    """Possible moves with a part too many, with an empty one, or twice in one."""
    return [wrong for key in match.legal_keys[:2] for wrong in (f"{key}:", f"{key}:x", f":{key}", f"{key} {key}")]


def refused(match: Match, key: str, number: int | None, expected: type[MoveError], seat: int | None = None) -> None:
    before = match.hash()
    try:
        match.play(key, number, seat)
    except expected:
        if match.hash() != before:
            raise Broken(f"{key!r} was refused, and yet it changed the match") from None
    else:
        whom = "" if seat is None else f" of seat {seat}"
        raise Broken(f"{key!r} was played as an answer{whom} to decision {number}; expected {expected.__name__}")


def explained(match: Match, key: str) -> None:
    """Every move of the grammar can be explained, possible or not, and explaining changes nothing."""
    before = match.hash()
    for lang in LANGUAGES:
        explanation = match.explain(key, lang)
        if explanation.possible != (key in match.legal_keys):
            raise Broken(f"{key!r} is explained as {'possible' if explanation.possible else 'impossible'}")
        if not explanation.reason:
            raise Broken(f"{key!r} is explained by nothing in {lang}")
    kind, values = match.lexicon.parse(key)
    offered = {option.kind for option in match.table.options}
    if kind in offered and key not in match.legal_keys and reason_of(match, kind, values) is None:
        asking = name_of(match)
        raise Broken(
            f"{asking} offers other options like {key!r}, but {WHY_NOT}{kind} gives no reason against this one"
        )
    if match.hash() != before:
        raise Broken(f"explaining {key!r} changed the table")


def some_keys(match: Match, chance: Chance, number: int) -> tuple[str, ...]:
    """Moves out of the game's grammar with what may be named, most of them not possible now."""
    known = {role: words(match, role, True) for role in (*match.lexicon.roles, NUMBER)}
    kinds = [kind for kind, roles in sorted(match.lexicon.grammar.items()) if all(known[role] for role in roles)]
    keys = []
    for _ in range(number):
        kind = kinds[chance.below(len(kinds))]
        parts = [known[role][chance.below(len(known[role]))] for role in match.lexicon.grammar[kind]]
        keys.append(":".join([kind, *parts]))
    return tuple(keys)


def words(match: Match, role: str, seen: bool) -> list[str]:
    """The pieces of a role that may be named at this table, or those that may not."""
    if role == NUMBER:
        return [str(number) for number in range(10)] if seen else []
    return [id_ for value, id_ in enumerate(match.lexicon.ids(role)) if match.seen(role, value) == seen]


def unseen_keys(match: Match, chance: Chance) -> list[str]:
    """For each role one key with a piece that nobody has met; it may be offered all the same."""
    keys = []
    for kind, roles in sorted(match.lexicon.grammar.items()):
        unseen = words(match, roles[0], False) if len(roles) == 1 else []
        if unseen:
            keys.append(f"{kind}:{unseen[chance.below(len(unseen))]}")
    return [key for key in keys if key not in match.legal_keys]


def unnamed(match: Match, key: str) -> None:
    """What nobody has met is answered as a word without meaning, and is not named in the answer."""
    kind, _, word = key.partition(":")
    [role] = match.lexicon.grammar[kind]
    value = match.lexicon.value(role, word)
    assert value is not None
    hidden = [match.lexicon.name(role, value, lang) for lang in LANGUAGES]
    try:
        match.explain(key)
    except UnknownMove as refusal:
        told = str(refusal).replace(key, "").replace(f"'{word}'", "")
        if any(name in told for name in hidden):
            raise Broken(f"the answer to {key!r} names what nobody has met: {told}") from None
    else:
        raise Broken(f"{key!r} names what nobody has met, and is explained")
