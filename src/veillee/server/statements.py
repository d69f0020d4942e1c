"""Statements that are carried out at every move: put into the database's own words once, and not looked at again."""

from __future__ import annotations

from collections.abc import Callable, Mapping
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
    names: tuple[str, ...]  # of its parameters, in their order
    given: dict[str, Any]  # those that are the same every time
    written: dict[str, Callable[[Any], Any]]  # how values are written that the driver does not know: lists, say
    by_name: bool


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
            if not form.names:
                return driver.execute(form.text)
            all_ = {**form.given, **values}
            for name, write in form.written.items():
                all_[name] = write(all_[name])
            return driver.execute(form.text, all_ if form.by_name else [all_[name] for name in form.names])
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
            tuple(compiled.positiontup or binds),
            {name: bind.value for name, bind in binds.items() if not bind.required},
            {name: write for name, write in writers.items() if write is not None},
            not compiled.positional,
        )
