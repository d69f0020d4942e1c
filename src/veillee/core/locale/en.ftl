# Messages of the core, in English.

undo-nothing = There is nothing to take back.
undo-other = Another seat has acted since.
undo-revealed = The last choice cannot be taken back: something unknown was revealed.
undo-possible = The last choice can be taken back.
redo-nothing = There is nothing to put back.

explain-over = The match is over.
explain-possible = Possible now: { $label }.
explain-not-now = Not now. The present question, for { $seat }: { $prompt }

choice-parts = { $label }: { $listed }
choice-and = { $listed }; { $part }

ask-waiting = Waiting for { $seat }.

zone-aid = Player aid

outcome-won = { $names } won.
outcome-own-won = { $seat }, you have won!
outcome-own-shared = { $seat }, you share the victory: { $names }.
outcome-own-not-won = { $seat }, you have lost: { $names } won.
outcome-own-not-shared = { $seat }, you have lost. The victory is shared: { $names }.
outcome-shared = Shared victory: { $names }.

hint-why = “{ $best }” rather than “{ $other }”: { $differences }.
hint-more = +{ $points } { $source }
hint-less = −{ $points } { $source }
hint-to-come = still to come
hint-rival = for { $seat }
hint-alike = “{ $best }” and “{ $other }” are about as good.
hint-close = “{ $best }” and “{ $other }” are about as good; the first: { $differences }.
hint-likelier = “{ $best }” rather than “{ $other }”: a chance of { $chance }% to win, not { $less }%.
hint-brings = “{ $best }”: it promises more for { $source }.
hint-brings-later = “{ $best }”: it promises more for later turns.
hint-opens = With “{ $aim }” in view: “{ $best }”.
hint-hinders = “{ $best }”: it leaves less for { $seat }.
hint-better = “{ $best }”: it gives you the better chance.
hint-either = “{ $best }”, or “{ $other }”: one is about as good as the other.
hint-then = Then, if nothing comes between: “{ $first }”.
hint-then-after = Then, if nothing comes between: “{ $first }”; and after that: “{ $second }”.
hint-only = Nothing else is possible.

ask-answered = You have answered. Waiting for { $seat }.
outcome-together-won = Won together!
outcome-together-lost = Lost together.
outcome-closed = This match was closed without a result.
closed-given-up = It was given up before its end.
closed-earlier-rules = It was played by an earlier version of the rules, which this version cannot go on with.
hint-unforeseen = Nobody knows what lies behind this choice: decide for yourself.

# What people who play together show each other. $seat is whoever shows it.
signal-phrase = { $seat }: “{ $what }”
signal-point = { $seat } points at: { $what }.
signal-lean = { $seat } leans towards: { $what }.
signal-lean-back = { $seat } leans towards nothing any more.
signal-in-hand = something in the hand of { $seat }
signal-before = something in front of { $seat }
signal-in-zone = something there: { $zone }
signal-hidden = something that only they can see
phrase-let-me = Let me.
phrase-you-rather = You, rather.
phrase-can-help = I can help.
phrase-need-help = I need help.
phrase-wait = Wait.
phrase-agreed = Agreed.
phrase-rather-not = Rather not.
phrase-well-done = Well done!
phrase-thanks = Thank you!
error-no-signals = { $game } has no signals: it is not played together
error-no-phrase = there is no phrase ‘{ $key }’; phrases: { $known }
error-lean-not-asked = You are not asked now, so there is nothing to lean towards.
error-lean-number = This leaning is for decision { $found }; the present one is { $number }.
error-lean-sealed = The rules seal this answer: nobody may show it beforehand.
error-lean-key = ‘{ $key }’ is none of the answers that you can give now.

lesson-goal = The goal
lesson-turn = A turn
lesson-end = How it ends
lesson-alone = From here on nothing is proposed: the match is yours. Whenever you are in doubt, ask for a hint; tips still come when something is new.
missing-extra = this needs { $package }, which is not installed: pip install 'veillee[{ $extra }]'

# What goes wrong.

either = { $one } or { $other }
error-at-line = line { $line }: { $told }
error-no-language = no language '{ $lang }'; there is: { $known }
error-game-form = no game '{ $place }': expected MODULE:NAME, such as examples.connect_four:GAME
error-game-module = no game '{ $place }': there is no such module: { $detail }
error-game-import = no game '{ $place }': its module cannot be imported: { $detail }
error-game-name = no game '{ $place }': the module has nothing of this name; games in it: { $detail }
error-game-kind = no game '{ $place }': expected a GameSpec, but this is a { $detail }
error-no-game = no game '{ $given }'; games: { $count ->
    [0] none installed
   *[other] { $known }
}
error-no-mode = { $game } has no mode '{ $mode }'; modes: { $known }
error-players-number = players { $given }: found a value of the type { $kind }; expected a whole number
error-seats-list = seats '{ $given }': expected a list with who sits at each seat
error-settings-kind = settings { $given }: expected names with their values
error-players-seats = { $players } players, but { $seats } seats: { $listed }
error-seats = { $game } { $mode } is for { $counts } { $most ->
    [one] player
   *[other] players
}, not { $found }
error-no-level = { $game } { $mode } has no level '{ $level }'; { $count ->
    [0] { $mode } has no levels
   *[other] levels: { $known }
}
error-seat-word = seat '{ $seat }': expected one word without spaces
error-seed-word = seed '{ $seed }': expected a number or one word without spaces
error-no-setting = { $game } has no setting '{ $setting }'; settings: { $count ->
    [0] none
   *[other] { $known }
}
error-no-value = { $game }: setting { $setting } cannot be '{ $value }'; values: { $known }
error-setting-not-meant = { $game }: setting { $setting } is not meant for { $mode } with { $seats } seats
error-no-roles = { $game } { $mode } has no roles to choose, but was given { $given }
error-many-roles = { $roles } roles for { $seats } seats
error-no-role = { $game } has no { $kind } '{ $role }'; there are: { $known }
error-role-twice = two seats cannot both be { $role }
error-people-seats = { $people } people named for { $seats } seats; expected one number for each seat
error-people = { $game } { $mode } with { $seats } seats is for { $counts } people, not { $found }
error-no-seat = no seat { $seat }; seats: 0 to { $last }
error-no-position = no position { $number }; there are { $first } to { $last }
error-no-rule = no rule '{ $number }'; there are { $first } to { $last }
error-deal-word = '{ $word }': expected one word to deal with
error-no-guided-match = { $game } has no guided match
error-no-pack = no content pack at '{ $place }': expected a folder with pack.toml, or a pack in one file

error-no-choice = { $key }: expected a key or an option
error-stale = '{ $key }' answers decision { $number }, but { $now ->
    [0] the match is over
   *[other] the present one is decision { $now }
}
error-illegal = '{ $key }': { $reason }
error-no-kind = '{ $key }': no move is called '{ $kind }'; there are: { $known }
error-key-form = '{ $key }': expected { $form }
error-no-word = '{ $key }': no { $role } is called '{ $word }'{ $count ->
    [0] {""}
   *[other] ; there are: { $known }
}
error-no-target = '{ $key }': nothing on the table is called so; there are: { $known }
error-outcome = dictated outcome '{ $key }' cannot come out of { $step }; possible: { $known }
error-hint-over = no hint: the match is over
error-hint-seat = no hint for seat { $seat }: seat { $asked } is asked
error-hint-nobody = no hint: nobody who can think was registered

error-no-record = found '{ $found }'; expected a record that begins with 'veillee { $format }'
error-after-closing = found '{ $found }' after the closing line
error-choice-number = found choice { $found }; expected choice { $expected }
error-record-line = found '{ $found }'; expected { $where ->
    [choices] a choice such as '12 red go:foot:c3' or the closing line
   *[header] { $fields }
}
error-header-lacks = the header has no line '{ $name } …'
error-header-people = found '{ $found }' in the header's people; expected a number for each seat
error-header-game = the header's game line should be 'game NAME VERSION'
error-header-content = the header's content line should be 'content PACK HASH'
error-header-setup = the header asks for a match that cannot be: { $problem }
error-header-begin = the match of this header cannot begin: { $problem }
error-header-dictates = the header dictates '{ $outcome }', which nothing asks for
error-rules-order = found rules { $found }; expected later ones than { $known }
error-redeal-seat = found seat '{ $seat }' after redeal; expected a seat of this match
error-after-end = choice { $number } comes after the end of the match
error-not-asked = choice { $number } is made by '{ $seat }', but '{ $asked }' is asked
error-choice = choice { $number } cannot be played: { $problem }
error-choice-dictates = choice { $number } dictates '{ $outcome }', which nothing asks for
error-truncated = the record stops after choice { $count }, without its closing line
error-closing-count = the closing line says { $said } choices, but there are { $count }
error-other-table = the record leads to another table than it says: other rules or content, or it was changed
error-newer-rules = made with version { $rules } of the rules of { $game }; this program knows them up to { $known }
error-earlier-rules = made with version { $rules } of the rules of { $game }, which this program has no more; version { $known } follows it up to choice { $count }
error-missing-pack = { $named ->
    [yes] played with the pack { $pack } ({ $hash })
   *[no] played with the content { $hash }
}, { $given ->
    [yes] the pack given is another ({ $found })
   *[no] which is no pack of { $game } known here
}; give the pack it was played with
error-cannot-carry-over = this table cannot be played on by later rules: { $reason }
error-saved-table = the saved table cannot be read: { $problem }
error-saved-setup = the stored setup cannot be read: { $problem }
error-no-save = this is not a saved match: { $problem }
error-save-format = the save has format { $found }; this program reads 1 to { $known }
error-save-seal = the save is damaged: its seal does not match
error-save-thing = the save names a thing that this game does not have: '{ $name }'
error-copy-record = a copy dealt again for a seat has no record: its past is not its own
error-record-past = the record of this match needs its whole past
error-forgotten = the tables of this match's past are not at hand
error-other-past = the choices of this match do not lead to its table

error-no-campaign = { $game } has no campaign
error-no-chapter = { $game } has no chapter '{ $chapter }' to play now; there are: { $count ->
    [0] none: the campaign is over
   *[other] { $known }
}
error-chapter-goes-on = chapter { $number }, { $chapter }, is being played; finish it first
error-chapter-not-over = chapter { $number }, { $chapter }, is not over yet
error-chapter-order = this match of { $chapter } does not go on from chapter { $number }
error-no-chapter-number = no chapter { $number } to go back to; there are 1 to { $last }
error-no-campaign-setting = the campaign of { $game } has no setting '{ $setting }'; settings: { $count ->
    [0] none
   *[other] { $known }
}
error-no-campaign-value = the campaign of { $game }: setting { $setting } cannot be '{ $value }'; values: { $known }
error-no-campaign-file = found '{ $found }'; expected a file that begins with 'veillee-campaign { $format }'
error-campaign-line = found '{ $found }'; expected game, setting, seed, the next chapter or end
error-campaign-lacks = the file has no line '{ $name } …'
error-campaign-setup = the file asks for a campaign that cannot be: { $problem }
error-other-chronicle = the chapters of this file lead to another chronicle than it says
error-chapter-follows = chapter { $chapter } follows one that is not over
error-chapter-replay = chapter { $chapter } cannot be played again: { $problem }
error-chapter-carries = chapter { $chapter } carries in another chronicle than the chapters before it left
error-chronicle-field = found '{ $found }' in the chronicle; expected one of { $known }
error-chronicle-value = found '{ $found }' as { $name } of the chronicle; { $problem }
error-chronicle-lacks = the chronicle has no line '{ $name }'

fault-no-option = { $step } asks seat { $seat } and offers nothing
fault-no-outcome = { $step } has no outcome
fault-no-answer = { $step }: '{ $key }' is no answer of seat { $seat } any more
fault-runaway = { $steps } steps without a decision; next would be: { $waiting }

# What is wrong with a content pack or a lesson: where, what was found, what was expected.

error-pack = { $where }: { $count ->
    [one] 1 problem
   *[other] { $count } problems
}
house-content = { $game }, house content
named-pack = { $game }, pack { $pack }
lessons-of = { $game }, lessons
problem-whole = found { $found }; expected { $expected }
problem = { $place }: found { $found }; expected { $expected }
nothing-found = nothing
found-not-toml = { $line ->
    [0] a mistake at the end
   *[other] a mistake at line { $line }
} ({ $problem })
found-not-utf8 = bytes that are none ({ $problem })
found-not-together = fields that do not fit together ({ $problem })
found-not-pack-text = something else ({ $problem })
found-field = this field
found-section = this section
found-file = this file
some-entries = { $count ->
    [one] 1 entry
   *[other] { $count } entries
}
some-tips = { $count ->
    [one] 1 tip
   *[other] { $count } tips
}
some-characters = { $count } characters
expected-file = a file of this name in the pack
expected-text-file = a readable UTF-8 text file
expected-toml = valid TOML
expected-section = a table [{ $section }]
expected-entries = entries [[{ $section }]]
expected-own-id = an id that no other entry has
expected-slug = lower-case letters, digits and _
expected-one-of = one of { $known }
expected-id-of = the id of a [[{ $section }]]: { $known }
expected-list = { $most ->
    [-1] a list, each: { $each }
   *[other] a list of at most { $most }, each: { $each }
}
expected-tuple = a list of { $count }: { $items }
expected-table = a table with { $fields }
expected-number = a whole number
expected-at-least = { $what }, at least { $limit }
expected-at-most = { $what }, at most { $limit }
expected-text = a text
expected-bool = true or false
expected-pack-text = a pack in one text
expected-format = { $format }, which this version reads
expected-file-name = a name such as board.toml
expected-match-of-tips = a table [match] to which they belong
expected-match = a match that can be started
expected-seat = a seat '{ $seat }'
at-most = at most { $limit }
expected-mark = a mark of the legend: { $known }
expected-moment = a question, an option or an event
expected-event = a kind of event that the game tells
expected-rule = the number of a rule
expected-target = the id of a piece, a place or a zone: { $known }
expected-key = a kind or a key of an option ({ $problem })
