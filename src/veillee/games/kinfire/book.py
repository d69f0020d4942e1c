"""The book of a chapter: what was read, in the order of reading, with what was decided and what came back."""

from __future__ import annotations

from collections.abc import Iterator

from veillee.core.scene import Paragraph
from veillee.core.spec import View
from veillee.core.table import EVERYBODY
from veillee.games.kinfire import terms
from veillee.games.kinfire.box import Condition, Words
from veillee.games.kinfire.company import Trial
from veillee.games.kinfire.faces import Faces
from veillee.games.kinfire.plot import within
from veillee.games.kinfire.steps.chapter import FIRST_QUEST
from veillee.games.kinfire.steps.conditions import holds
from veillee.games.kinfire.table import KinfireTable


class Book:
    """Its pages. A card has a page of its own, and so has an introduction and an interlude."""

    def __init__(self, view: View[KinfireTable], album: Faces) -> None:
        self.view = view
        self.album = album
        self.table = view.table
        self.company = view.table.company
        self.box = view.table.box

    def pages(self) -> Iterator[Paragraph]:
        """KIN-314: the cards that were read, each with what was chosen there."""
        prose = self.box.prose
        chosen = self.company.chosen.copy()
        trials = self.company.trials.copy()
        decisions = 0
        for card in self.company.read:
            yield from self.introductions(card)
            yield from self.page(prose.texts[card], self.view.name("story", card))
            yield from self.recalled(card)
            yield from self.tests(card)
            first = self.box.lines[card]
            while True:
                tried = [one for one in trials if one.card == card and one.after == decisions]
                if tried:
                    yield from self.trials(tried)
                    del trials[: len(tried)]
                if not chosen or not 0 <= chosen[0] - first < len(prose.choices[card]):
                    break
                yield Paragraph(self.view.name("line", chosen.pop(0)), decided=True)
                decisions += 1
            yield from self.interludes(card)

    def introductions(self, card: terms.StoryId) -> Iterator[Paragraph]:
        """KIN-031: what stands on the flap is read before the first card, before that of the first quest what begins
        the campaign."""
        quest = self.box.story[card].quest
        if quest == terms.NONE or self.box.quests[quest].first != card:
            return
        if quest == FIRST_QUEST:
            yield from self.page(self.box.prose.campaign, self.view.say("text-campaign"))
        yield from self.page(self.box.prose.introductions[quest], self.view.name("quest", quest))

    def page(self, words: Words, title: str) -> Iterator[Paragraph]:
        """A text under its title."""
        for text in self.album.written(words).split("\n\n"):
            if text.strip():
                yield Paragraph(text.strip(), title=title)
                title = ""

    def tests(self, card: terms.StoryId) -> Iterator[Paragraph]:
        """KIN-242: the tests on a card, whatever is chosen there: who flips, what is needed, what follows.

        KIN-236, KIN-238: of lines that depend on what the group has done, those that hold.
        """
        waiting = [self.box.story[card].ops]
        while waiting:
            for op in self.box.lists[waiting.pop(0)]:
                if op.condition is not None and holds(self.table, op.condition):
                    waiting.append(op.then)
                for branch in op.branches:
                    if holds(self.table, branch.condition):
                        waiting.append(branch.then)
                        break
                if op.test is not None:
                    told = self.album.texts.test(op.test)
                    yield Paragraph(" ".join(told), speaker=self.view.say("text-test"))

    def trials(self, tried: list[Trial]) -> Iterator[Paragraph]:
        """KIN-243: a test that was taken, on a page that lies beside the one that asked for it."""
        title = self.view.say("text-trial")
        for one in tried:
            name = "passed" if one.passed else "failed"
            if one.seat == EVERYBODY:
                who = self.view.say("trial-all" if not one.flipped else f"trial-group-{name}")
            else:
                who = self.view.say(f"trial-{name}", seeker=self.table.seats[one.seat].seeker)
            yield Paragraph(" ".join(self.album.texts.trial(one)), title=title, speaker=who)
            title = ""

    # -- what comes back -------------------------------------------------------------------

    def recalled(self, card: terms.StoryId) -> Iterator[Paragraph]:
        """KIN-236, KIN-239: the memories of earlier chapters on account of which the card reads as it does, and what
        they bring."""
        brings: dict[terms.MemoryId, list[str]] = {
            memory: [] for memory in self.company.memories if self.box.memories[memory].by == card
        }
        for condition, ops in self.conditions(card):
            for memory in self.memories(condition):
                brings[memory] = [*brings.get(memory, []), *self.album.texts.told(ops)]
        for memory in [one for one in brings if one not in self.found()]:
            text = self.album.written(self.box.prose.memories[memory])
            effect = ", ".join(brings[memory])
            told = f"{text} {effect[0].upper()}{effect[1:]}." if effect else text
            yield Paragraph(told, speaker=self.view.say("text-recalled", memory=memory))

    def conditions(self, card: terms.StoryId) -> Iterator[tuple[Condition, terms.ListId]]:
        """Those that hold and decide what happens on a card, with what follows; options say it themselves."""
        for op in self.box.lists[self.box.story[card].ops]:
            if op.condition is not None and holds(self.table, op.condition):
                yield op.condition, op.then
            for branch in op.branches:
                if holds(self.table, branch.condition):
                    yield branch.condition, branch.then
                    break

    def memories(self, condition: Condition) -> Iterator[terms.MemoryId]:
        """What of the group's memories a condition that holds is about."""
        if condition.kind == terms.HAS and condition.what in self.company.memories:
            yield condition.what
        if condition.kind == terms.COUNT:
            yield from (memory for memory in self.company.memories if condition.memories >> memory & 1)
        if condition.kind in (terms.AND, terms.OR):
            for part in condition.parts:
                yield from self.memories(part)

    def found(self) -> set[terms.MemoryId]:
        """Memories that cards of this chapter give: what was read before they came knew nothing of them."""
        ops = (op for card in self.company.read for op in within(self.box.lists, self.box.story[card].ops))
        return {op.what for op in ops if op.verb == terms.GAIN_MEMORY}

    def interludes(self, card: terms.StoryId) -> Iterator[Paragraph]:
        """KIN-263, KIN-266: after a card that opens an upgrade pack, what it tells of each Seeker who is there."""
        for op in self.box.lists[self.box.story[card].ops]:
            if op.verb == terms.UPGRADE and op.what in self.company.packs:
                told = self.box.prose.interludes[op.what]
                for seeker in self.table.seats:
                    yield from self.page(told[seeker.seeker], self.view.say("text-interlude", seeker=seeker.seeker))
