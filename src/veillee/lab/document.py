"""A report before it is written: sections with words, tables and plots; then HTML or Markdown."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from html import escape

MANY = 24  # rows of a table that had better be folded


@dataclass(frozen=True)
class Words:
    text: str


@dataclass(frozen=True)
class Points:
    """Sentences, each for itself."""

    lines: Sequence[str]


class Link(str):
    """A cell that leads to a file beside the page."""

    target: str

    def __new__(cls, text: str, target: str) -> Link:
        made = super().__new__(cls, text)
        made.target = target
        return made


@dataclass(frozen=True)
class Grid:
    """A table, sorted by a column on a click. A folded one opens on one."""

    header: Sequence[str]
    rows: Sequence[Sequence[str]]
    folded: str = ""

    @property
    def figures(self) -> list[bool]:
        """Which columns hold figures, to be set flush right."""
        columns = zip(*self.rows, strict=True) if self.rows else [()] * len(self.header)
        return [not any(letter.isalpha() for cell in column for letter in cell) for column in columns]


@dataclass(frozen=True)
class Plot:
    svg: str
    caption: str = ""


Block = Words | Points | Grid | Plot


@dataclass
class Section:
    title: str
    blocks: list[Block] = field(default_factory=list)


@dataclass
class Document:
    title: str
    lang: str
    sections: list[Section] = field(default_factory=list)
    made: str = ""  # when, and of what


LANGUAGE_NAMES = {"en": "English", "fr": "Français"}

STYLE = """
:root{color-scheme:light dark;--ground:#fdfbf7;--ink:#2b2620;--soft:#6f675c;--rule:#ddd5c8;--card:#fff}
@media(prefers-color-scheme:dark){:root{--ground:#1d1a17;--ink:#ece5da;--soft:#a59b8d;--rule:#443d35;--card:#26221e}}
*{box-sizing:border-box}body{margin:0;background:var(--ground);color:var(--ink);font:16px/1.5 system-ui,sans-serif}
.page{max-width:860px;margin:0 auto;padding:24px 20px 60px}h1{font-size:1.7rem;margin:.4em 0}
h2{font-size:1.25rem;margin:2em 0 .5em;border-bottom:1px solid var(--rule);padding-bottom:.2em}
table{border-collapse:collapse;font-size:.88rem;font-variant-numeric:tabular-nums;margin:.6em 0;width:100%}
th,td{padding:.25em .6em;border-bottom:1px solid var(--rule);text-align:right;vertical-align:top}
th.words,td.words{text-align:left}td:not(.words){white-space:nowrap}
th{color:var(--soft);font-weight:600}.wide{overflow-x:auto}
figure{margin:1em 0;background:var(--card);border:1px solid var(--rule);border-radius:8px;padding:14px}
figcaption{font-weight:600;font-size:.95rem;margin-bottom:.6em}svg{width:100%;height:auto;display:block}
svg text{fill:var(--ink);font:12px system-ui,sans-serif}svg .small{font-size:10.5px;fill:var(--soft)}
svg .value{font-size:11px;paint-order:stroke;stroke:var(--card);stroke-width:3px;stroke-linejoin:round}
svg .inside{fill:#fff;font-size:10.5px}
svg .hollow{fill:var(--card);stroke-width:1.4}
svg line.axis{stroke:var(--soft)}svg line.grid{stroke:var(--rule)}
svg line.expected{stroke:var(--soft);stroke-dasharray:5 4}svg line.whisker{stroke-width:2.2;opacity:.6}
svg line.mean{stroke-width:1.6}svg .curve{fill:none;stroke-width:1.6;opacity:.55}
.made{color:var(--soft);margin:0}.contents{columns:2;font-size:.92rem;padding-left:1.2em;margin:1em 0}
a{color:inherit}th button{all:unset;cursor:pointer}th button:hover,th button:focus-visible{text-decoration:underline}
th[aria-sort=ascending] button::after{content:" ▲"}th[aria-sort=descending] button::after{content:" ▼"}
#tip{position:fixed;z-index:2;pointer-events:none;background:var(--ink);color:var(--ground);font-size:.85rem;
padding:.25em .6em;border-radius:6px;max-width:320px}
summary{cursor:pointer;color:var(--soft)}nav{text-align:right}nav label{cursor:pointer;padding:.2em .6em}
input.tongue{position:absolute;opacity:0}input.tongue:focus-visible~nav{outline:2px solid}
@media(max-width:640px){figure{overflow-x:auto;padding:10px}svg{min-width:600px}}
@media print{nav{display:none}details{display:block}}
"""


# Sorts a table by the column whose head is pressed, and shows at once what a point of a plot is. Without it the page
# says all the same: the browser shows a point's title after a while.
SCRIPT = """
const figure = (text) => {
  const found = text.replace(/\\u2212/g, '-').replace(',', '.').match(/-?\\d+(\\.\\d+)?/);
  return found ? Number(found[0]) : -Infinity;
};
document.addEventListener('click', (event) => {
  const head = event.target.closest('th');
  if (!head) return;
  const body = head.closest('table').tBodies[0], column = head.cellIndex, words = head.classList.contains('words');
  const up = head.getAttribute('aria-sort') ? head.getAttribute('aria-sort') !== 'ascending' : words;
  const text = (row) => row.cells[column].textContent;
  const order = (a, b) => words ? text(a).localeCompare(text(b), document.documentElement.lang, { numeric: true })
    : figure(text(a)) - figure(text(b));
  for (const other of head.parentNode.cells) other.removeAttribute('aria-sort');
  head.setAttribute('aria-sort', up ? 'ascending' : 'descending');
  body.append(...[...body.rows].sort((a, b) => up ? order(a, b) : order(b, a)));
});
const tip = document.body.appendChild(Object.assign(document.createElement('div'), { id: 'tip', hidden: true }));
const titles = new WeakMap();
document.addEventListener('pointerover', (event) => {
  const shape = event.target.closest('circle, rect');
  const title = shape && shape.querySelector('title');
  if (title) { titles.set(shape, title.textContent); title.remove(); }
  tip.hidden = !shape || !titles.has(shape);
  if (!tip.hidden) tip.textContent = titles.get(shape);
});
document.addEventListener('pointermove', (event) => {
  tip.style.left = Math.min(event.clientX + 12, innerWidth - tip.offsetWidth - 8) + 'px';
  tip.style.top = Math.max(event.clientY - tip.offsetHeight - 10, 4) + 'px';
});
"""


def html(documents: Sequence[Document]) -> str:
    """One page for all languages, which needs nothing from anywhere; a switch shows one of them."""
    first = documents[0]
    switches = "".join(
        f'<input class="tongue" type="radio" name="tongue" id="in-{one.lang}"{" checked" if one is first else ""}'
        f' aria-label="{LANGUAGE_NAMES.get(one.lang, one.lang)}">'
        for one in documents
    )
    labels = " ".join(
        f'<label for="in-{one.lang}">{LANGUAGE_NAMES.get(one.lang, one.lang)}</label>' for one in documents
    )
    shown = "".join(
        f"main{{display:none}}#in-{one.lang}:checked~main:lang({one.lang}){{display:block}}"
        f'#in-{one.lang}:checked~nav label[for="in-{one.lang}"]{{font-weight:700}}'
        for one in documents
    )
    bodies = "".join(f'<main lang="{one.lang}">{_body(one)}</main>' for one in documents)
    return (
        f'<!doctype html><html lang="{first.lang}"><head><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width,initial-scale=1"><title>{escape(first.title)}</title>'
        f'<style>{STYLE}{shown}</style></head><body><div class="page">{switches}<nav>{labels}</nav>{bodies}</div>'
        f"<script>{SCRIPT}</script></body></html>\n"
    )


def _body(document: Document) -> str:
    parts = [f"<h1>{escape(document.title)}</h1>"]
    if document.made:
        parts.append(f'<p class="made">{escape(document.made)}</p>')
    ids = [f"{document.lang}-{number}" for number in range(1, len(document.sections) + 1)]
    titles = [escape(section.title) for section in document.sections]
    contents = "".join(f'<li><a href="#{id_}">{title}</a></li>' for id_, title in zip(ids, titles, strict=True))
    parts.append(f'<ol class="contents">{contents}</ol>')
    for id_, title, section in zip(ids, titles, document.sections, strict=True):
        parts.append(f'<section><h2 id="{id_}">{title}</h2>')
        parts += [_block(block) for block in section.blocks]
        parts.append("</section>")
    return "".join(parts)


def _block(block: Block) -> str:
    if isinstance(block, Words):
        return f"<p>{escape(block.text)}</p>"
    if isinstance(block, Points):
        return "<ul>" + "".join(f"<li>{escape(line)}</li>" for line in block.lines) + "</ul>"
    if isinstance(block, Plot):
        caption = f"<figcaption>{escape(block.caption)}</figcaption>" if block.caption else ""
        return f"<figure>{caption}{block.svg}</figure>" if block.svg else ""
    words = ["" if figures else ' class="words"' for figures in block.figures]
    head = "".join(
        f"<th{kind}><button>{escape(cell)}</button></th>" for cell, kind in zip(block.header, words, strict=True)
    )
    rows = "".join(
        "<tr>" + "".join(f"<td{kind}>{_cell(cell)}</td>" for cell, kind in zip(row, words, strict=True)) + "</tr>"
        for row in block.rows
    )
    table = f'<div class="wide"><table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table></div>'
    return f"<details><summary>{escape(block.folded)}</summary>{table}</details>" if block.folded else table


def _cell(cell: str) -> str:
    return f'<a href="{escape(cell.target)}">{escape(cell)}</a>' if isinstance(cell, Link) else escape(cell)


def markdown(document: Document) -> str:
    """The same without the plots: their numbers are in the tables."""
    lines = [f"# {document.title}", "", *([document.made, ""] if document.made else [])]
    for section in document.sections:
        lines += [f"## {section.title}", ""]
        for block in section.blocks:
            if isinstance(block, Words):
                lines += [block.text, ""]
            elif isinstance(block, Points):
                lines += [*(f"- {line}" for line in block.lines), ""]
            elif isinstance(block, Grid):
                if block.folded:
                    lines += [f"**{block.folded}**", ""]
                lines += _table(block)
    return "\n".join(lines).rstrip() + "\n"


def _table(grid: Grid) -> list[str]:
    def row(cells: Sequence[str]) -> str:
        return "| " + " | ".join(linked(cell).replace("|", "\\|") for cell in cells) + " |"

    def linked(cell: str) -> str:
        return f"[{cell}]({cell.target})" if isinstance(cell, Link) else cell

    rule = "|" + "|".join("---:" if figures else "---" for figures in grid.figures) + "|"
    return [row(grid.header), rule, *(row(cells) for cells in grid.rows), ""]
