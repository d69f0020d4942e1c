"""A second, plain model of Merchants Cove, written from the rulebook and its specification and not from the code.

It knows only the content files. `Referee.match()` plays a match as a conversation: it yields an `Ask` with everything
that may be answered, or a `Chance` with everything that may come out, and is told what was. Whoever leads the
conversation compares its questions, its `picture()` and its `tale` with those of a real table.
"""
