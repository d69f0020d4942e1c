"""`veillee pack`: content packs written out, checked and looked at."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, get_args

import click
import msgspec
from rich.text import Text

from veillee.cli import choices, files
from veillee.cli.catalogue import show as show_lines
from veillee.cli.errors import REFUSED, USAGE, Refused, perhaps
from veillee.cli.records import LANG, PACK, missing_pack, said_of
from veillee.cli.speech import Say
from veillee.cli.spoken import Host, SpokenGroup, command, option
from veillee.cli.table.cards import plain
from veillee.cli.table.ink import FAINT, STRONG, fit, hanging, line
from veillee.cli.terminal import Terminal
from veillee.core.content import Home, PackReader, Source, one_of, pack_files
from veillee.core.editions import pack_home
from veillee.core.errors import MissingPack, PackError, RecordError
from veillee.core.packs import MANIFEST
from veillee.core.record import parse
from veillee.core.spec import Box, GameSpec, registry
from veillee.core.start import pack_of

SUFFIX = ".pack"


@click.group("pack", cls=SpokenGroup, help="pack")
def pack() -> None:
    pass


@command("export")
@click.argument("what", metavar="GAME|FILE", shell_complete=choices.game_ids)
@click.argument("folder", metavar="DIR", type=click.Path())
@option("--force", is_flag=True, help="opt-force")
@LANG
@click.pass_obj
def export(host: Host, what: str, folder: str, force: bool) -> int:
    spec, box = named(host.say, what, None)
    target = Path(folder)
    if target.exists() and not target.is_dir():
        raise NotADirectoryError(20, "", folder)
    if target.is_dir() and any(target.iterdir()) and not force:
        raise Refused(host.say("export-not-empty", folder=folder))
    target.mkdir(parents=True, exist_ok=True)
    for name, text in box.texts.items():
        (target / name).write_text(text, "utf-8")
    click.echo(host.say("exported", count=len(box.texts), folder=folder))
    click.echo(
        host.say("export-next", check=f"veillee pack check {folder}", play=f"veillee play {spec.id} --pack {folder}")
    )
    return 0


@command("keep")
@click.argument("what", metavar="RECORD|GAME|DIR", shell_complete=choices.game_ids)
@click.argument("file", required=False, type=click.Path())
@option("--force", is_flag=True, help="opt-force")
@PACK
@LANG
@click.pass_obj
def keep(host: Host, what: str, file: str | None, force: bool, pack: str | None) -> int:
    """Write the pack of a record as one text beside it, so that it can be opened wherever it goes."""
    _, box = named(host.say, what, pack)
    target = Path(file) if file is not None else Path(what).with_suffix(SUFFIX)
    if target.exists() and not force:
        raise Refused(host.say("keep-exists", file=str(target)))
    target.write_text(box.text(), "utf-8")
    click.echo(host.say("kept", file=str(target), id=box.manifest.id, hash=box.hash))
    return 0


@command("check", slug="pack-check")
@click.argument("folder", metavar="DIR", type=click.Path())
@LANG
@click.pass_obj
def check(host: Host, folder: str) -> int:
    spec = game_of(host.say, folder)
    box = spec.box(folder)
    found = list(entries(pack_home(Path(folder))))
    click.echo(host.say("pack-ok", folder=folder, game=spec.id, id=box.manifest.id, count=len(found), hash=box.hash))
    return 0


@command("show")
@click.argument("what", metavar="DIR|GAME", shell_complete=choices.game_ids)
@click.argument("entry", required=False)
@LANG
@click.pass_obj
def show(host: Host, what: str, entry: str | None) -> int:
    say = host.say
    if what not in registry():
        game_of(say, what, USAGE if what.isidentifier() else REFUSED)  # the name of a game, or a folder
    home = registry()[what].house_pack if what in registry() else pack_home(Path(what))
    terminal = Terminal()
    width = min(terminal.size[0], 100)
    found = list(entries(home))
    if not entry:
        show_lines(terminal, overview(home, found, say, width))
        return 0
    wanted = plain(entry)
    close = [one for one in found if wanted in one.names] or [one for one in found if one.resembles(wanted)]
    if not close:
        raise Refused(say("no-entry", entry=entry, what=what), USAGE)
    show_lines(terminal, [row for one in close for row in one.full(say, width)])
    return 0


pack.add_command(export)
pack.add_command(keep)
pack.add_command(check)
pack.add_command(show)


def named(say: Say, what: str, pack: str | None) -> tuple[GameSpec[Any, Any], Box[Any]]:
    """The content that is meant: that of a game, of a record, or a pack."""
    place = Path(what)
    if place.is_file() and (text := files.read(place)).startswith(files.RECORD):
        try:
            record = parse(text)
            spec = choices.the_game(say, record.setup.game)
            return spec, pack_of(spec, record.content, record.pack, pack)
        except MissingPack as error:
            raise Refused(said_of(say, what, missing_pack(say, error))) from None
        except RecordError as error:
            raise Refused(said_of(say, what, error.text(say.lang))) from None
    if place.exists() and what not in registry():
        spec = game_of(say, what)
        return spec, spec.box(what)
    spec = choices.the_game(say, what)
    return spec, spec.box(pack)


def game_of(say: Say, place: str, code: int = REFUSED) -> GameSpec[Any, Any]:
    """Which game a pack is for, as its pack.toml says. `code` is for one that is not there."""
    folder = Path(place)
    if not folder.exists() or not place or (folder.is_dir() and not (folder / MANIFEST).exists()):
        told = say("no-pack", folder=place or "“”", known=", ".join(registry()))
        raise Refused(told + perhaps(say, place, registry()), code)
    reader = PackReader(pack_home(Path(place)), place)
    manifest = reader.file(MANIFEST)
    game = manifest.get("game")
    if not reader.problems and game not in registry():
        reader.problem(MANIFEST, "", "game", game, one_of(registry()))
    if reader.problems:
        raise PackError(place, reader.problems)
    return registry()[str(game)]


@dataclass
class PackEntry:
    """One entry of a pack as its file has it."""

    file: str
    section: str
    data: dict[str, Any]

    @property
    def id(self) -> str:
        return str(self.data.get("id") or self.section)

    @property
    def source(self) -> str:
        return str(self.data.get("source", ""))

    def title(self, lang: str) -> str:
        name = self.data.get("name")
        return str(name.get(lang, "")) if isinstance(name, dict) else ""

    @property
    def names(self) -> set[str]:
        """All that the entry may be called by."""
        found = (self.id, str(self.data.get("number", "")), self.title("fr"), self.title("en"))
        return {plain(name) for name in found if name}

    def resembles(self, wanted: str) -> bool:
        return any(wanted in name for name in self.names)

    def full(self, say: Say, width: int) -> list[Text]:
        title = self.title(say.lang)
        lines = [line((self.id, STRONG), f"  {title}", (f"  {self.file} [{self.section}]", FAINT))]
        for field, value in self.data.items():
            text = value if isinstance(value, str) else msgspec.json.encode(value).decode()
            lines += hanging(fit(line("  ", (field, FAINT)), 16), line(text), width)
        return lines


def entries(home: Home) -> Iterator[PackEntry]:
    """All entries of all files of a pack that say where they come from."""
    for name, text in pack_files(home):
        try:
            sections = tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            raise Refused(f"{name}: {error}") from None
        for section, found in sections.items():
            for data in found if isinstance(found, list) else [found]:
                if isinstance(data, dict) and "source" in data:
                    yield PackEntry(name, section, data)


def overview(home: Home, found: list[PackEntry], say: Say, width: int) -> list[Text]:
    """The pack in short, then its entries by file, with where they come from."""
    manifest = tomllib.loads(dict(pack_files(home))[MANIFEST])
    name = manifest.get("name", {}).get(say.lang, "")
    lines = [line((str(manifest.get("id", "")), STRONG), f"  {name}")]
    note = manifest.get("note", {})
    if isinstance(note, dict) and note.get(say.lang):
        lines += hanging(line("  "), line((str(note[say.lang]), FAINT)), width)
    sources = Counter(entry.source for entry in found)
    total = ", ".join(f"{source} {sources[source]}" for source in get_args(Source) if sources[source])
    lines += [line(), line("  ", say("pack-sources", count=len(found), sources=total))]
    place = None
    for entry in found:
        if (entry.file, entry.section) != place:
            place = (entry.file, entry.section)
            same = [one for one in found if (one.file, one.section) == place]
            per = Counter(one.source for one in same)
            counts = ", ".join(f"{source} {count}" for source, count in sorted(per.items()))
            lines += [line(), line("  ", (f"{entry.file} [{entry.section}]", STRONG), (f"  {counts}", FAINT))]
        number = str(entry.data.get("number", ""))
        row = line("    ", fit(line((number, FAINT)), 7), fit(line(entry.id), 28), fit(line(entry.title(say.lang)), 32))
        lines.append(line(row, (f" {entry.source}", FAINT)))
    return lines
