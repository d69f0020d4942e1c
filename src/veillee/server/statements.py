"""Statements that are carried out at every move: put into the database's own words once, and not looked at again."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from operator import itemgetter
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection
from sqlalchemy.engine import Dialect
from sqlalchemy.exc import DBAPIError
from sqlalchemy.sql.expression import ClauseElement

NOTHING: Final[Mapping[str, Any]] = MappingProxyType({})


class Form(NamedTuple):
    """A statement in the words of one kind of database."""

    text: str
    given: dict[str, Any]  # parameters that are the same every time
    written: dict[str, Callable[[Any], Any]]  # how values are written that the driver does not know: lists, say
    order: Callable[[Mapping[str, Any]], Any]  # the values as the driver takes them: one after the other, or by name


class Prepared:
    """A statement of SQLAlchemy, given to the driver directly: that takes a tenth of the time.

    It runs within the transaction of the connection, and fails with the same errors, which show no values.
    """

    def __init__(self, statement: ClauseElement) -> None:
        self.statement = statement
        self._forms: dict[str, Form] = {}

    def count(self, connection: Connection, values: Mapping[str, Any]) -> int:
        """Carry it out; how many rows it has changed."""
        return int(self._run(connection, values).rowcount)

    def run(self, connection: Connection, values: Mapping[str, Any] = NOTHING) -> None:
        self._run(connection, values)

    def _run(self, connection: Connection, values: Mapping[str, Any]) -> Any:
        dialect = connection.dialect
        form = self._forms.get(dialect.name)
        if form is None:
            form = self._forms[dialect.name] = self._form(dialect)
        driver: Any = connection.connection.driver_connection
        try:
            if values is NOTHING and not form.given:
                return driver.execute(form.text)
            if form.given or form.written:
                values = {**form.given, **values}
                for name, write in form.written.items():
                    values[name] = write(values[name])
            return driver.execute(form.text, form.order(values))
        except dialect.loaded_dbapi.Error as error:
            if dialect.is_disconnect(error, driver, None):
                connection.invalidate(error)
            raise DBAPIError.instance(
                form.text, None, error, dialect.loaded_dbapi.Error, hide_parameters=True, dialect=dialect
            ) from error

    def _form(self, dialect: Dialect) -> Form:
        compiled: Any = self.statement.compile(dialect=dialect)
        binds = {name: bind for bind, name in compiled.bind_names.items()}
        writers = {name: bind.type.dialect_impl(dialect).bind_processor(dialect) for name, bind in binds.items()}
        return Form(
            str(compiled),
            {name: bind.value for name, bind in binds.items() if not bind.required},
            {name: write for name, write in writers.items() if write is not None},
            in_order(compiled.positiontup or ()) if compiled.positional else dict,
        )


def in_order(names: Sequence[str]) -> Callable[[Mapping[str, Any]], Any]:
    """What takes the values of these names from others."""
    return itemgetter(*names) if len(names) > 1 else lambda values: [values[name] for name in names]
