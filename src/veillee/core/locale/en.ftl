# Messages of the core, in English.

undo-nothing = There is nothing to take back.
undo-other = Another seat has acted since.
undo-revealed = { $key } cannot be taken back: something unknown was revealed.
undo-possible = { $key } can be taken back.
redo-nothing = There is nothing to put back.

explain-over = The match is over.
explain-possible = Possible now: { $label }.
explain-not-now = Not now. { $seat } is asked: { $prompt }

choice-parts = { $label }: { $listed }
choice-and = { $listed }; { $part }

ask-waiting = Waiting for { $seat }.

zone-aid = Player aid

outcome-won = { $names } won.
outcome-shared = Shared victory: { $names }.

hint-why = “{ $best }” rather than “{ $other }”: { $differences }.
hint-more = +{ $points } { $source }
hint-less = −{ $points } { $source }
hint-to-come = still to come
hint-rival = for { $seat }
hint-alike = “{ $best }” and “{ $other }” are about as good.
hint-close = “{ $best }” and “{ $other }” are about as good; the first: { $differences }.
hint-likelier = “{ $best }” rather than “{ $other }”: a chance of { $chance }% to win, not { $less }%.
hint-brings = { $best }: it promises more for { $source }.
hint-hinders = { $best }: it leaves less for { $seat }.
hint-better = { $best }: it gives you the better chance.
hint-either = { $best }, or { $other }: one is about as good as the other.
hint-later = later turns
hint-only = Nothing else is possible.

ask-answered = You have answered. Waiting for { $seat }.
outcome-together-won = Won together!
outcome-together-lost = Lost together.
outcome-closed = This match was closed without a result.
closed-earlier-rules = It was played by an earlier version of the rules, which this version cannot go on with.
hint-unforeseen = Nobody knows what lies behind this choice: decide for yourself.

lesson-goal = The goal
lesson-turn = A turn
lesson-end = How it ends
missing-extra = this needs { $package }, which is not installed: pip install 'veillee[{ $extra }]'
