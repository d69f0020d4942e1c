# The command line in English.

## The table

card-back = face-down card
and-then = {"; "}
colon = {": "}
cell-empty = empty
nothing = none
hidden-cards = { $count ->
    [one] 1 hidden card
   *[other] { $count } hidden cards
}
log-title = What happened
since-title = Since your last turn
before-title = Before that
answer-title = Answer
options-title = Options
options-of = Options for this piece (Esc: all)
folded-events = { $count ->
    [one] … and 1 line of bookkeeping (l tells all)
   *[other] … and { $count } lines of bookkeeping (l tells all)
}
thinking = { $names } is thinking … (Esc stops)
hint-name = The adviser
bot-fault = the bot { $name } failed: { $fault }
bot-answer = the bot { $name } answered “{ $key }”, which is no option now
bot-stopped = The bot was stopped. Enter lets it go on, u takes your last choice back, q leaves.
line-hint = a number, or ↑↓ and Enter · ? help · h hint · u take back · q leave
warn-again = Choose it again if you want it all the same.
page-keys = Enter closes · Space scrolls
over-keys =  Enter: leave the table
round-answered = Answered:
round-waiting = Also waited for:
round-sealed = sealed
prompt = Your choice (? for help):
page-turn = Enter to go on:

face-points = Points
face-marks = Symbols
face-needs = Needs
face-cost = Cost
face-gains = Gains
times = {" times "}
what-follows = , then
what-follows-at-once = then
aside = {", "}
beneath-it = with
beware = Beware:
face-text = Text
face-on-it = On it
face-place = Lies in
face-options = Options
face-sides = Sides
place-closed = closed
place-printed = Printed
place-here = Here
place-paths = Paths
place-region = Region
face-under = under { $name }

legend-title = Signs
legend-points = the points of a card; then what it needs and what it costs
legend-gains = what it gives at once
legend-more = the card says more: i NAME shows it
legend-number = the first of several options that concern this piece

## Answers at the prompt

no-number = There is no option { $typed }: choose a number from 1 to { $count }.
not-understood = “{ $typed }” means nothing here: type a number from 1 to { $count }, a key, or ? for help.
did-you-mean = “{ $typed }” is not an option. Did you mean { $near }?
taken-back = Taken back: “{ $label }”.
put-back = Put back: “{ $label }”.
why-usage = Say which move, a number or a key such as { $example }; or which piece or place.
why-unknown = “{ $typed }” is no move of this game, and nothing on the table. Give a number, a key such as { $example }, or a name.
why-possible = possible now: { $labels }
why-asked = asked now: { $prompt }
hint-usage = “{ $typed }”: expected how long to think, in seconds or iterations: h 2s or h 500.
hint-option = Hint: { $number }. { $label } · { $points } points · { $chance } to win
hint-option-pointless = Hint: { $number }. { $label } · { $chance } to win
hint-chance = { $chance } %
hint-chance-unsure = { $chance } % (± { $doubt })
log-usage = “{ $typed }”: expected how many lines of the log to show, such as l 20.
inspect-usage = Say which card: its name or number, or the number of an option.
inspect-nothing = No card in sight is called “{ $typed }”.
inspect-many = Several cards have such a name: { $names }.
saved = Saved in { $file }.
kept-older = The record that had this name is now { $file }.
not-saved = { $problem }. The match goes on, but is not kept: s FILE saves it elsewhere.
not-kept = { $problem }. The match was not kept.
lang-usage = Languages: lang en, lang fr.
lang-now = The table speaks English now.

## Help at the prompt

help-rules = The rule in force
help-others = See also { $numbers } (? NUMBER shows one).
no-such-rule = There is no rule “{ $typed }” in this game.
help-commands = What you can type
key-number-typed = 3 or KEY
key-number = choose this option (a key looks like { $example })
key-u-typed = u
key-u = take back your last choice, as long as nothing was revealed since
key-r-typed = r
key-r = put back what you took back
key-h-typed = h or h 2s
key-h = a hint: the best options, and why; thinking so many seconds
key-w-typed = w 3, w KEY or w NAME
key-w = why a move is possible or not, with its rule; what can be done with a piece or a place
key-i-typed = i NAME or i 3
key-i = read a card in full
key-tips-typed = tips
key-tips = read the tips of a guided match again; “tips off” silences them
tips-none = There are tips in a guided match only: veillee learn GAME
tips-title = The tips so far
tips-how = “tips off”: give no more of them.
tips-how-on = “tips on”: give them again.
tips-off = No more tips or proposals. “tips” shows them again, “tips on” calls them back.
tips-on = Tips come at their moment again.
key-l-typed = l or l N
key-l = the log, or its last N lines
key-t-typed = t
key-t = what the signs mean
key-d-typed = d
key-d = the whole table in detail, the other sides too
key-p-typed = p, F2, p 2
key-p = turn to the next page of the table, or to that one
page-only = This table has one page only.
page-unknown = There is no page “{ $typed }”. There are: { $titles }.
key-s-typed = s or s FILE
key-s = save (every choice is saved anyway), or save a copy
key-lang-typed = lang fr
key-lang = go on in another language
key-help-typed = ? or ? NUMBER
key-help = this help, or the text of a rule
give-up-again = Give this match up? Type it again to do so; anything else goes on.
give-up-chapter = A chapter of a campaign is played to its end; q leaves it for later.
habits-none = Here everything is asked: habits are for whoever sits at a screen.
habits-title = What you are not asked
habits-how = habits NUMBER: to be asked, or not any more
habits-empty = Everything is asked. always NUMBER: choose an option now, and whenever the same is asked
habits-usage = There are habits 1 to { $count }; habits lists them.
habit-usual = (not asked)
habit-asked = (asked)
habit-own = (always, where it is possible)
always-usage = Say which option: always with a number from 1 to { $count }, or a key.
always-unforeseen = Nobody knows what lies behind this choice: it is asked every time.
always-now = From now on without being asked: “{ $label }”. (habits lists them, u takes it back)
key-always-typed = always 3
key-always = choose it now, and whenever the same is asked
key-habits-typed = habits
key-habits = what you are not asked, and how to be asked
key-resign-typed = resign
key-resign = give the match up
key-q-typed = q
key-q = leave; the match can be resumed

## The sitting

started = Seed { $seed }. Every choice is kept in { $file }.
resumed = { $count ->
    [one] We go on after 1 choice.
   *[other] We go on after { $count } choices.
}
carried-over = From here on the match is played by version { $rules } of the rules.
hand-over = { $name }, your turn.
hand-over-enter = Press Enter when only you look:
farewell = The match is kept in { $file }. To go on with it:
analyse-with = To see where it was decided: { $command }
replay-with = To see it again: { $command }
result-total = Total
result-winner-sign = ★

## Before the match

ask-language = Language
ask-game = Which game?
ask-mode = How do you want to play?
mode-guided = a guided first match, with tips
mode-campaign = a campaign, one match after another
ask-level = How strong is the opponent?
ask-players = How many players?
ask-seats = Who sits at the { $count } seats?
ask-seats-hint = a number or a name for each seat, with commas: 1,2 is you and a beginner's bot
person = human
ask-seats-open = Who plays, and how many of you?
ask-people = Which person plays each seat?
ask-people-hint = a number for each seat: 1,1,2 gives the first person two seats (people possible: { $known })
ask-begin = Shall we begin?
begin-now = yes, at once
begin-more = choose characters and settings first
ask-roles = Who is each seat?
ask-roles-hint = a number or a name for each seat, with commas; - leaves it open
ask-settings = Settings, such as { "NAME=VALUE" }; Enter keeps them
choose-again = Type a number from 1 to { $count }.
choose-one-of = Type one of: { $known }.
seats = { $many ->
    [0] { $least ->
        [one] 1 player
       *[other] { $least } players
    }
   *[other] { $least } to { $most } players
}
default = default

## Campaigns

campaign-story = The story so far
campaign-done = Chapters played
campaign-begins = Nothing has been played yet.
campaign-over = The campaign is over.
campaign-now = Chapter { $number }, being played: { $title }
verdict-won = won
verdict-lost = lost
verdict-ranked = finished
ask-chapter = Which chapter do you play? (q to leave it here)
ask-go-on = Enter to go on, q to leave it here:
campaign-started = The campaign is kept in { $file }, after every choice.
campaign-farewell = The campaign is kept in { $file }. To go on with it:
campaign-again = To play a chapter again without overwriting anything: { $command }
campaign-forked = Chapter { $number } is played again in a campaign of its own: { $file }. The other stays as it is.
campaign-cut = { $file } stops early: we go on from where it leads. It is kept as it is under { $kept }.
campaign-damaged = { $file }: { $reason }. Nothing was changed.
campaign-damaged-at = { $file }: { $reason }. Nothing was changed; what lies before can be played on with: { $command }
campaign-closed = This chapter cannot go on: { $reason } To play it again from its beginning: { $command }
campaigns-title = Your campaigns
campaigns-none = No campaign in { $folder }.
campaigns-begin = To begin one: { $command }
campaigns-no-game = No game that is installed has a campaign.
campaign-of = chapter { $number }
no-campaign = { $game } has no campaign; games: { $known }
no-campaign-known = { $game } has no campaign
no-campaign-given = “{ $given }” is neither a game nor a file; games: { $known }
no-such-chapter = no chapter “{ $given }” to play now; chapters: { $known }
no-played-chapter = { $file }: there is no such chapter; { $count ->
    [0] none was begun
    [one] only chapter 1 was begun
   *[other] there are 1 to { $count }
}
from-file = --from goes back in a campaign: give its file
read-file = --read reads the story of a campaign: give its file
no-tale = This game tells no story on its table; its log is in the replay.
begun-settings = { $option } is only for a campaign that begins

## What does not exist

no-game = no game “{ $given }”; games: { $known }
no-game-form = no game “{ $given }”; expected MODULE:NAME, such as examples.connect_four:GAME
no-game-module = no game “{ $given }”; there is no module { $detail }
no-game-import = no game “{ $given }”; its module cannot be imported: { $detail }
no-game-name = no game “{ $given }”; the module has nothing of this name; games in it: { $detail }
no-game-kind = “{ $given }” is no game but a { $detail }; expected a GameSpec
no-mode = no mode “{ $given }”; modes: { $known }
no-level = no level “{ $given }”; levels: { $known }
no-levels = “{ $given }”: the mode { $known } has no levels
no-players = it cannot be played by { $given }; possible: { $known }
no-sitter = nobody is called “{ $given }”; a seat can be taken by: { $known }
no-budget = “{ $given }” is no budget; expected iterations (500), seconds (2s), and perhaps in how many processes (2s:4)
only-campaign = this game is only played as a campaign: { $command }
no-role = no role “{ $given }”; roles: { $known }
no-roles = there are no roles to choose here
role-twice = two seats cannot both be { $role }
roles-differ = { $roles } roles, but { $seats } seats
no-people = “{ $given }”: expected a person's number for each seat, such as 1,1,2
people-differ = { $people } people were named, but there are { $seats } seats; expected a number for each seat
no-group = { $people } people cannot play { $seats } seats here; possible: { $known }
setting-not-meant = “{ $given }” is not meant for { $mode } with { $players }
no-setting = no setting “{ $given }”; settings: { $known }
no-value = “{ $given }” is not possible; possible: { $known }
no-chapter = no chapter “{ $given }”; chapters: { $known }
no-lesson = { $game } has no lesson; its rules: { $command }
learning = A guided match: tips come when their moment comes, and what is proposed has a ★. “tips” shows them again. The whole game on one page: { $command } (this match is kept in { $file })
tip = Tip:
proposed = suggested:
no-rule = no rule { $number }; there are { $first } to { $last }
no-rule-found = no rule speaks of “{ $words }”
no-entry = { $what } has no entry “{ $entry }”
no-pack = no content pack at { $folder }: expected a folder with pack.toml, a pack in one file, or a game ({ $known })
seats-differ = { $players } players, but { $seats } seats were named

## Files

perhaps = . Did you mean { $near }?
file-missing = { $file }: no such file or folder
file-forbidden = { $file }: not allowed
file-folder = { $file }: this is a folder; expected a file
file-no-folder = { $file }: this is a file; expected a folder
file-no-space = { $file }: no space is left on the disk
file-not-ours = { $file }: this is not a record of Veillée, so it is not overwritten
file-not-text = { $file }: this is not a record of Veillée, not even a text
file-busy = { $file }: another terminal has this match open; close it there first
file-chapter = { $file }: a chapter is gone on with in its campaign: { $command }
shelf-title = Which match do you want to go on with? (q to leave)
shelf-new = a new match
shelf-empty = no match waits for you; to begin one: { $command }
replay-keys = ← → one choice · Shift: ten · Home End · Tab pane · p page · l log · q leave
replay-standing = After choice { $count } of { $all }
replay-next = Next choice:
unknown-sitter = { $file }: nobody is called “{ $given }”. A bot that is not installed is named with --bot MODULE:CLASS
record-closed = { $file }: the match stops at choice { $count }. { $reason }
record-truncated = { $file }: the record stops early, { $count ->
    [0] before the first choice
   *[other] after choice { $count }
}

## Other commands

games-campaign = as a campaign: { $command }
games-start = To start: { $example }
rule-source = source: { $source }
rule-physical = concerns the pieces only: { $reason }
version-compiled = compiled
version-interpreted = interpreted
verifying = Replaying
verify-ok = { $file }: ok, { $count } choices, { $state }, { $hash }
verify-over = over
verify-open = not over
verify-whole = --verify checks the whole record; leave out --to
analysing = Thinking …
analyse-open = { $file }: the match is not over; only a finished one can be analysed
analyse-svg = { $file }: the picture is written as SVG; expected a name that ends in .svg
analysis-picture = { $game }: chance to win after every decision
analysis-note = Decision { $number }, { $who }: “{ $choice }”; better “{ $better }” ({ $cost })
analysis-title = Chance to win after every decision
analysis-axis = decisions
analysis-number = No.
analysis-who = Who
analysis-choice = Choice
analysis-better = Better
analysis-cost = Cost
analysis-worst = What cost most
analysis-none = No decision gave anything away.
replay-too-far = { $file }: the record has { $count } choices, not { $to }
replay-after = { $count ->
    [0] Before the first choice.
    [one] After choice 1.
   *[other] After choice { $count }.
}
export-not-empty = { $folder } is not empty; give another folder, or --force to write over its files
exported = { $count } files written to { $folder }.
export-next = Edit them, check them with “{ $check }”, play with “{ $play }”.
keep-exists = { $file } is there already; give another file, or --force to write over it
kept = { $file } written: the content { $id } ({ $hash }). Open its matches anywhere with --pack { $file }.
missing-pack = played with the content { $pack } ({ $hash }), which is not here; give the pack it was played with: --pack with its folder, or with the file that “veillee pack keep” wrote
other-pack = played with the content { $pack } ({ $hash }), and this is another ({ $found }); give the pack it was played with
pack-ok = { $folder }: ok, { $id } for { $game }, { $count } entries, content { $hash }
pack-sources = { $count } entries: { $sources }
completion-install = Put this line into { $file }:

## Usage errors

see-help = see { $command }
usage-no-command = no command “{ $name }”; commands: { $known }
usage-no-option = no option { $option }
usage-option = { $option }: expected a value, or none where it takes none
usage-extra = “{ $given }” is too much
usage-missing = { $name } is missing
usage-choice = { $name }: expected one of { $known }
usage-number = { $name }: expected a whole number, at least { $least }
usage-range = { $name }: expected a whole number from { $least } to { $most }
usage-value = { $name }: { $problem }

## Help

help-usage = Usage:
help-options = Options
help-examples = Examples
help-commands-title = Commands
help-help = Show this help.

about-veillee = The table for modern board games: it knows the rules, deals the cards, plays the opponents and keeps the record.
examples-veillee =
    veillee play                            choose a game and start
    veillee play pilgrims --mode solo       alone against the Falconer
    veillee rules pilgrims clover           what the rules say about clovers
    veillee COMMAND --help                  more about a command

short-play = Play a match in the terminal.
about-play = Play a match in the terminal. Without a GAME you are asked for everything. The match is written down after every choice, so that it can always be resumed.
examples-play =
    veillee play
    veillee play pilgrims --mode solo --level hard --lang fr
    veillee play pilgrims --players 3 --setting side=B
    veillee play pilgrims --seats human,random --seed 7 --record evening.veillee

short-learn = Learn a game in a guided match.
about-learn = Learn a game: a friendly first match with short tips, each when its moment comes, and a proposal for each of the first turns. You choose as you like. With --page, only the one page that says the goal, a turn and how it ends.
examples-learn =
    veillee learn lueur
    veillee learn pilgrims --page

short-resume = Go on with a match.
about-resume = Go on with a match from its record. Without a file your matches are listed, and you choose one.
examples-resume =
    veillee resume
    veillee resume evening.veillee

short-campaign = Play a campaign, chapter by chapter.
about-campaign = Begin the campaign of a game, or go on with the one in a file: where the group stands, the story so far, what may come next; then a chapter is played like any match. Without anything given, your campaigns are listed. A chapter can be played again from its beginning, in a file of its own.
examples-campaign =
    veillee campaign
    veillee campaign GAME --file ours.campaign
    veillee campaign ours.campaign
    veillee campaign ours.campaign --from 2
    veillee replay ours.campaign#1

short-replay = Look at a record, tell it, check it.
about-replay = Show the table at the end of a record or after its Nth choice, tell its story, or check that it leads to the table it says.
examples-replay =
    veillee replay evening.veillee --to 20
    veillee replay evening.veillee --log --lang fr
    veillee replay --verify *.veillee

short-analyse = Where a match was won and lost.
about-analyse = Show the chance to win after every decision of a finished match, and the five decisions that cost most with what would have been better: as a table, as JSON and as a picture. Each decision is judged with what its seat could know.
examples-analyse =
    veillee analyse evening.veillee
    veillee analyse evening.veillee --budget 500 --picture evening.svg
    veillee analyse evening.veillee --json -

short-games = What can be played.
about-games = List the games with their modes, seats, levels and options.
examples-games =
    veillee games
    veillee games --json

short-rules = Read and search the rules of a game.
about-rules = Read the rules of a game: all of them, one by its number, or those that contain some words, in French or in English.
examples-rules =
    veillee rules pilgrims
    veillee rules pilgrims PIL-041
    veillee rules pilgrims company limit
    veillee rules pilgrims --chapter movement

short-pack = Content packs: write out, check, look at.
about-pack = Content packs say what is on every card. Write the pack of a game out, change it, check it, and play with it.
examples-pack =
    veillee pack export pilgrims my-box
    veillee pack check my-box
    veillee play pilgrims --pack my-box

short-export = Write the content of a game to a folder.
about-export = Write the content of a game to a folder, for you to edit: that of today, that of a record, or one that was kept in a file.
examples-export =
    veillee pack export pilgrims my-box
    veillee pack export old-match.veillee its-box

short-keep = Write the content of a match into one file.
about-keep = Write the content that a match is played with into one file beside its record. With both, the match can be opened anywhere, also after the content of the game has changed. A name or a picture that changes needs none of this: only what the rules read binds a match.
examples-keep =
    veillee pack keep my-match.veillee --pack my-box
    veillee replay my-match.veillee --pack my-match.pack

short-pack-check = Check a content pack.
about-pack-check = Check a content pack. All problems are listed with file, entry, field, what was found and what was expected.
examples-pack-check =
    veillee pack check my-box

short-show = List the entries of a pack, or show one.
about-show = List the entries of a content pack with where they come from, or show one entry by its id, number or name.
examples-show =
    veillee pack show pilgrims
    veillee pack show my-box witch

short-version = Version, and how the program runs.
about-version = The version, whether the hot code is compiled or interpreted, and the Python it runs on.

short-completion = Completion for your shell.
about-completion = Print the completion script for a shell; its first lines say how to install it.
examples-completion =
    veillee completion bash

opt-mode = The way to play; veillee games lists them.
opt-level = How strong the automated opponent is.
opt-players = How many players.
opt-seats = Who sits where: human or a bot, with commas.
opt-roles = Who each seat is, with commas; - leaves it open.
opt-people = Which person plays each seat, such as 1,1,2.
opt-option = A setting of the game; may be repeated.
opt-seed = A number or word that decides all chance; without it one is chosen and shown.
opt-record = Where the match is written down; without it in your data folder.
opt-file = Where to keep the campaign; otherwise in your data folder.
opt-from = Play again from chapter N on, in a file of its own.
opt-read = Read the story of chapter N.
opt-campaign-chapter = The chapter to play now.
opt-campaign-setting = A setting of the campaign; may be repeated.
opt-chapter-setting = A setting of the next chapter, such as leader=1; may be repeated.
opt-free-undo = Allow taking back anything; the record says so.
opt-game = A game that is not installed, such as examples.night_watch:GAME; may be repeated.
opt-bot = A bot that is not installed, such as my_bots:Patient; may be repeated.
opt-pack = Play with this content pack.
opt-lang = Language; without it that of your environment.
opt-plain = Plain text: no colours, and the screen is never cleared.
opt-no-color = No colours.
opt-json = As JSON.
opt-page = Only the page: the goal, a turn, how it ends.
opt-chapter = Only this chapter.
opt-to = Stop after choice N.
opt-budget = How long to think about each decision: iterations (100) or seconds (0.5s).
opt-analysis-json = Write the analysis as JSON to this file; - prints it instead of the tables.
opt-picture = Write the graph as SVG to this file.
opt-verify = Check the whole record and say ok.
opt-log = Tell the story instead of showing the table.
opt-force = Write over the files that are there.

short-serve = The browser table: run the server.
about-serve = Run the server of the browser table. Without anything said it keeps its matches in a file in your data folder and answers on this machine only.
examples-serve =
    veillee serve --open
    veillee serve --host 0.0.0.0 --port 80 --db postgresql://user@host/veillee --channels postgresql://user@host/veillee
opt-host = The address to listen on; 127.0.0.1 is this machine only.
opt-port = The port.
opt-db = The database: sqlite:///FILE or postgresql://…
opt-channels = How several servers tell each other of changes: postgresql://… or redis://…
opt-open = Open the browser.
opt-secure = Cookies over HTTPS only: behind a proxy that speaks it.
opt-proxies = Addresses of proxies in front of the server, with commas: they say who asks. With --secure this machine itself, unless named.
opt-config = A file (TOML) with what a host can set, limits among it.
serve-missing = The server needs more packages: pip install 'veillee[server]'.
serve-ready = The table is open at { $address }  (Ctrl-C closes it; nothing is lost).
net-in-use = something else is using it
net-no-address = this machine has no such address
net-forbidden = it takes more rights
serve-port = Port { $port } cannot be used: { $reason }.

short-backup = Copy the database of the server, also while it runs.
about-backup = Copy the database of the server to FILE while it runs. For PostgreSQL use pg_dump.
examples-backup =
    veillee backup matches.db
backup-done = Copied to { $file }.

short-check = Look through everything that the server has stored.
about-check = Play every stored match again and list those that are not what they were: the entry that is wrong, and up to where a match is good. Nothing is changed; a server may run meanwhile. The exit code is 1 if anything is wrong.
examples-check =
    veillee check
    veillee check --db postgresql://user@host/veillee --json
check-behind = { $match } ({ $game }): { $problem }; it heals when it is opened
check-past = { $match } ({ $game }): { $problem }; its table is whole and it goes on, but its past is only good up to entry { $good } of { $version }
check-damaged = { $match } ({ $game }): { $problem }; nobody can play on, it is good up to entry { $good } of { $version }
check-unopenable = { $match } ({ $game }): cannot be opened: { $problem }
check-page = The database itself: { $problem }
check-done = { $count ->
    [one] One match was looked at
   *[other] { $count } matches were looked at
  }, { $bad ->
    [0] all of them good.
    [one] one is not good.
   *[other] { $bad } are not good.
  }
check-next = { $command } FOLDER repairs what can be repaired, and keeps a copy of everything in FOLDER.
host-database = The database does not do what it is asked to: { $reason }.

short-repair = Repair stored matches that are damaged.
about-repair = Repair what `veillee check` lists: a match whose table is not proved is cut after its last good entry and goes on from there. Before anything is changed, all that is stored of it is copied to FOLDER, with a record as far as it is good; of SQLite the whole database too. Safe while a server runs. What cannot be repaired is left as it is, and the exit code is 1.
examples-repair =
    veillee repair before-repair
    veillee repair before-repair --match q3Jb0sV9x2Y --cut
opt-repair-match = Only this match; can be said several times.
opt-repair-cut = Cut also matches that go on over a damaged past.
repair-healed = { $match }: { $problem }. It stands at entry { $now } now (before: { $version }).
repair-cut = { $match }: { $problem }. Cut after entry { $now } of { $version }; what was there: { $copy }, as a record: { $record }
repair-kept = { $match }: { $problem }. Its table is whole and it goes on; nothing was changed (--cut cuts it). As far as it is good: { $record }
repair-left = { $match }: { $problem }. It was left as it is; what is there: { $copy }
repair-done = { $count ->
    [0] Nothing had to be repaired.
    [one] One match was looked after; copies are in { $folder }.
   *[other] { $count } matches were looked after; copies are in { $folder }.
  }

short-admin = For whoever runs a server.
about-admin = For whoever runs a server: how it is doing.
examples-admin =
    veillee admin status
short-status = Health, load and damaged matches.
about-status = Whether the database takes what is to be stored, which servers run on it and how busy they are, how many matches and people there are, and which matches are damaged. Nobody's hand, name or invitation is shown. The exit code is 1 if the database is not well or a match is damaged.
examples-status =
    veillee admin status --db postgresql://user@host/veillee
    veillee admin status --json
megabytes = { $size } MB
status-database = Database: { $kind }, { $health }, { $size }, schema { $schema }
status-unwell = not well ({ $reason })
status-no-server = Servers: none is running
status-server = Server: { $host }, process { $process }, release { $release }, up for { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
  }; { $sockets } live connections, { $matches } matches in memory ({ $size }), { $thinking } thinking
status-matches = Matches: { $counted }
status-state-gathering = { $count } gathering
status-state-waiting = { $count } waiting for people
status-state-playing = { $count } being played
status-state-paused = { $count } paused
status-state-over = { $count } over
status-state-abandoned = { $count } abandoned
status-state-closed = { $count } closed
status-state-damaged = { $count } damaged
status-lately = Played on: { $minute } within a minute, { $hour } within an hour, { $day } within a day
status-people = People: { $accounts } with an account, { $guests } guests
status-overdue = Bots that should have answered: in { $count ->
    [one] one match
   *[other] { $count } matches
  }
status-damaged = Damaged: { $match }, { $problem }; good up to entry { $good } of { $version }

short-lab = Many matches by bots, and what they say.
about-lab = Let bots play many matches, write a report about them, compare two runs, and look for values with which bots win as often as you want. For authors of games and packs.
examples-lab =
    veillee lab run --game pilgrims --mode solo --level all --bots greedy --games 500 --out runs/x
    veillee lab report runs/x
    veillee lab compare runs/x runs/y

short-run = Let bots play many matches.
about-run = Play the product of modes, levels, players, settings, packs and bots, so many games of each, on all cores. Interrupted or killed, the same command goes on; nothing is lost or played twice. The results are the same whatever the number of workers.
examples-run =
    veillee lab run --game pilgrims --mode solo --level easy,hard --bots greedy,search:200 --games 2000 --out runs/x
    veillee lab run --game pilgrims --players 2,3 --bots greedy+random --games 500 --out runs/y
    veillee lab run --game examples.night_watch:GAME --campaign --bots greedy --games 100 --out runs/z
    veillee lab run --out runs/x                 go on with what is there
opt-lab-game = The game; without it, go on with the run in DIR.
opt-lab-mode = Modes, with commas, or all.
opt-lab-level = Levels, with commas, or all.
opt-lab-players = Numbers of players, with commas.
opt-lab-bots = Bots, with commas: each takes all seats; greedy+random share the table.
opt-lab-campaign = Play whole campaigns instead of single matches.
opt-lab-roles = Who the seats are, with commas: smuggler+officer; - leaves a seat, or all, to the game.
opt-lab-people = Who plays which seat, with commas: with 1+1+2 one person has the first two of three.
opt-lab-option = A setting of the game with one or more values; may be repeated.
opt-lab-pack = A content pack to play with; may be repeated.
opt-lab-games = How many matches, or campaigns, of each way to play (100).
opt-lab-seed = A number or word that decides all chance (0).
opt-lab-decisions = Also keep a row for each decision.
opt-lab-workers = How many processes; without it one for each core.
opt-lab-cluster = Play on a Ray cluster instead: its address, or auto.
opt-lab-out = The folder of the run.
lab-which-game = There is no run in { $folder } to go on with: say --game.
lab-no-number = “{ $given }” is not a number.
lab-no-setting = “{ $given }”: expected NAME=VALUE or NAME=VALUE,VALUE.
lab-plan = { $cells ->
    [one] 1 way to play
   *[other] { $cells } ways to play
} × { $games } = { $kind ->
    [campaign] { $total ->
        [one] 1 campaign
       *[other] { $total } campaigns
    }
   *[match] { $total ->
        [one] 1 match
       *[other] { $total } matches
    }
}
lab-standing = { $rate } { $kind ->
    [campaign] campaigns
   *[match] matches
}/s, { $left } left
lab-interrupted = Interrupted; the same command goes on ({ $folder }).
lab-done = { $kind ->
    [campaign] { $total ->
        [one] 1 campaign
       *[other] { $total } campaigns
    }
   *[match] { $total ->
        [one] 1 match
       *[other] { $total } matches
    }
} in { $file }

short-report = Write a report about a run.
about-report = Write a page (report.html, in both languages) and Markdown about a run: victories, points and their sources, length, the order of play, what is used and what never is. It can be written while the run goes on.
examples-report =
    veillee lab report runs/x

short-compare = Did a change matter? Two runs compared.
about-compare = Compare two runs of a game, before and after a change of content, rules or bots, with effect sizes. Runs with the same seed are compared match by match.
examples-compare =
    veillee lab compare runs/before runs/after
short-calibrate = Are chances honest? Draw the curve by which hints are put right.
about-calibrate = Compare what searching bots said of their chances with how often they won, and draw the curve that puts it right, for each mode, level and number of players. The run must be finished, with --decisions. Its chances.toml belongs beside the rules of the game.
examples-calibrate =
    veillee lab run --game pilgrims --mode solo --level all --bots search:200 --games 200 --decisions --out runs/said
    veillee lab calibrate runs/said
lab-calibrated = { $way }: { $matches } matches, error { $error } percentage points
opt-report-records = Whether matches that are worth a look are played again, for their records.
opt-compare-out = Where to write compare.html; without it into the second run.

short-tune = Values of house content for wanted victories.
about-tune = Look for values of house content with which a bot wins as often as you want. All candidates play the same deals, those that are certainly worse are out early, and what was found is written as a pack to play with, beside a report of everything that was tried. Interrupted or killed, the same command goes on.
examples-tune =
    veillee lab tune --game lueur --mode solo --setting journey=province --target medium=0.5 --number tom.toml:medium.province=8..20 --out runs/tom
    veillee lab tune --out runs/tom              go on with what is there
    veillee play lueur --mode solo --level medium --pack runs/tom/pack
opt-tune-game = The game; without it, go on with the tuning in DIR.
opt-tune-target = A level, mode or role and how often it is to be won; may be repeated.
opt-tune-number = A number of house content, and between which ends to look; may be repeated. In a list or a text, .2 is the second part or number.
opt-tune-tolerance = How near the rates should come (0.05).
opt-tune-bots = The bot that plays; of greedy+random the first one's victories count (greedy).
opt-tune-games = How many matches of each way to play a candidate plays at most (200).
opt-tune-pack = The content pack to begin with; without it the house content.
opt-tune-out = The folder of the tuning.
tune-which-game = There is no tuning in { $folder } to go on with: say --game.
tune-heat = Net { $net }, heat { $heat }: { $count ->
    [one] one candidate
   *[other] { $count } candidates
}, { $games } deals
tune-pack = The pack: { $folder }
