"""The story page: what was read in this chapter, and nothing that was not."""

from __future__ import annotations

from veillee.core.scene import Paragraph
from veillee.games.kinfire.box import NONE, Words
from veillee.games.kinfire.table import KinfireTable


def told(table: KinfireTable, lang: str) -> list[Paragraph]:
    """The introduction of the quest, then the cards in the order in which they were read."""
    prose, company = table.box.prose, table.company
    found: list[Paragraph] = []
    if company.read and company.quest != NONE:
        found += paragraphs(prose.introductions[company.quest], lang)
    for card in company.read:
        found += paragraphs(prose.texts[card], lang)
    return found


def paragraphs(words: Words, lang: str) -> list[Paragraph]:
    text = words[lang != "fr"]
    return [Paragraph(part.strip()) for part in text.split("\n\n") if part.strip()]
