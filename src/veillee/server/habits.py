"""What people answer without being asked. Who has never said so is asked everything: programs, say."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable

from sqlalchemy import Connection, delete, insert, select

from veillee.core.habits import ASK, habitual, usual_of
from veillee.core.lessons import guide_of
from veillee.core.match import Match
from veillee.core.spec import game, registry
from veillee.server import types
from veillee.server.database import Database
from veillee.server.lessons import is_guided
from veillee.server.refusals import Refusal
from veillee.server.rows import Header
from veillee.server.schema import habits
from veillee.server.sight import Look

KNOWN = 5_000  # people whose habits are kept in memory
EVERY_GAME = ""
SWITCH = "habits"  # the question whether somebody has habits at all
ON = "on"
MOST = 200  # habits of one person in one game

Answers = dict[tuple[str, str], str]  # by game and question


class Habits:
    """Everybody's habits."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.tell: Callable[[str], None] = self.forget  # how all servers learn that somebody has changed theirs
        self._known: OrderedDict[str, Answers] = OrderedDict()

    def forget(self, person: str) -> None:
        self._known.pop(person, None)

    async def of(self, person: str) -> Answers:
        known = self._known.get(person)
        if known is None:
            query = select(habits.c.game, habits.c.question, habits.c.answer).where(habits.c.person == person)
            rows = await self.database.read(lambda connection: connection.execute(query).all())
            known = self._known[person] = {(row.game, row.question): row.answer for row in rows}
            if len(self._known) > KNOWN:
                self._known.popitem(last=False)
        return known

    async def answer(self, header: Header, match: Match) -> tuple[int, str] | None:
        """The seat of a person that answers the present question by habit, and what; who learns something is asked."""
        guide = guide_of(match) if is_guided(header) else None
        for seat in match.waiting:
            person = header.seats[seat].person
            if person is None or header.seats[seat].kind != "human":
                continue
            answers = await self.of(person)
            if answers.get((EVERY_GAME, SWITCH)) != ON:
                continue
            own = {question: answer for (name, question), answer in answers.items() if name == match.spec.id}
            key = habitual(match, seat, own)
            if key is not None:
                return None if guide is not None and guide.teaches(key) else (seat, key)
        return None

    async def shown(self, id_: str, look: Look) -> types.Habits:
        if id_ not in registry():
            raise Refusal("no-game", look.lang, 404)
        answers = await self.of(look.person.id)
        usual = usual_of(game(id_), look.lang)
        granted = {one.question for one in usual}
        return types.Habits(
            game=id_,
            on=None if (EVERY_GAME, SWITCH) not in answers else answers[EVERY_GAME, SWITCH] == ON,
            usual=[types.UsualInfo(one.question, one.text, answers.get((id_, one.question)) == ASK) for one in usual],
            own=sum(name == id_ and question not in granted for name, question in answers),
        )

    async def change(self, id_: str, wanted: types.NewHabit, look: Look) -> types.Habits:
        """Remember an answer; `ask` to be asked all the same, nothing to go by what is usual."""
        await self.shown(id_, look)
        name = EVERY_GAME if wanted.question == SWITCH else id_
        person = look.person.id
        known = await self.of(person)
        if (name, wanted.question) not in known and sum(one == name for one, _ in known) >= MOST:
            raise Refusal("too-many-habits", look.lang, 409)
        row = {"person": person, "game": name, "question": wanted.question}
        old = delete(habits).where(*(habits.c[column] == value for column, value in row.items()))

        def work(connection: Connection) -> None:
            connection.execute(old)
            if wanted.answer:
                connection.execute(insert(habits).values(**row, answer=wanted.answer))

        await self.database.write(work)
        self.forget(person)
        self.tell(person)
        return await self.shown(id_, look)

    async def drop(self, id_: str, look: Look) -> types.Habits:
        """All habits of a game: what is usual is usual again."""
        old = delete(habits).where(habits.c.person == look.person.id, habits.c.game == id_)
        await self.database.write(lambda connection: connection.execute(old))
        self.forget(look.person.id)
        self.tell(look.person.id)
        return await self.shown(id_, look)
