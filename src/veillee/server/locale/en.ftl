# Messages of the service, in English.

resigned = { $name } resigned.
resigned-reason = The match was given up.
stale = The table has changed meanwhile: this is how it stands now.
no-match = There is no such match, or it is not yours to see.
no-invitation = This invitation is not valid any more.
no-watch = This link is not valid any more.
not-your-turn = It is not your turn.
no-seat = You have no such seat in this match.
seat-taken = This seat has just been taken.
not-open = This match has no free seat.
not-owner = Only the owner of the match can change this.
is-paused = The match is paused.
is-over = The match is over.
not-over = This can be seen once the match is over.
record-goes-on = This recorded match is not over; only one that is over can be opened.
record-unreadable = This record cannot be opened: { $problem }
given-up = A match that was given up cannot be analysed.
no-analysis = This match cannot be analysed.
not-paused = The match is not paused.
no-position = There is no such position in this match.
no-page = There is no such page of the list.
no-game = There is no such game.
no-lesson = This game has no lesson.
too-many-hints = You are waiting for several hints already: let one of them come first.
bots-alone = Guests sit at their matches themselves: leave one seat to a person, or make an account.
too-many-signals = That was a lot at once: let the others look first.
too-many-habits = You have too many habits in this game: forget some first.
not-now = Others are changing this match just now: try again.
key-reused = This request was made before, with another choice.
seed-is-secret = With others at the table the seed is drawn: whoever names it would know all cards.
sealed = This match was continued from one that still goes on: what it tells can be seen once that one is over.
before-fork = What lies before this belongs to another match: continue from there.
other-seats = A match goes on with as many seats as it has.
damaged = This match cannot be opened any more. Whoever runs the server can see why.
is-damaged = This match was damaged where it is stored. It is shown as far as it is whole, and nobody can play on until whoever runs the server has repaired it (veillee repair).
bad-name = This name cannot be shown in a line of text.
name-taken = This name is taken.
has-account = You have an account already.
wrong-login = No account has this name and passphrase.
forged = This request does not carry the mark of your session: reload the page and try again.
no-account = You are a guest: only an account has a passphrase.
wrong-passphrase = This is not your present passphrase.
too-many = Too many requests: please wait a little.
database = The server cannot reach its database. It will be back soon.
server = Something went wrong on our side.

guest = Guest { $mark }
gathering = Roles are being chosen. The cards are dealt when everybody has chosen, or when the owner starts.
is-dealt = The cards are dealt already.
role-taken = Somebody else has just chosen this role.
outdated = This match is of an earlier release, and nothing of it can be shown any more.
no-campaign = There is no such campaign, or you do not belong to it.
no-chapter = This campaign has no such chapter that was played.
chapter-goes-on = A chapter of this campaign is being played; finish it first.
owner-begins = Whoever began the campaign opens its next chapter.
not-so = This cannot be played so: { $detail }
campaign = This campaign cannot go on so: { $detail }
request = This request is not understood: { $detail }
too-short = { $field } needs at least { $count } characters
too-long = { $field } has room for { $count } characters

# What goes wrong for whoever runs the service.

error-roles-none = { $game } { $mode } has no roles to choose
error-bot-busy = the bot '{ $bot }' would keep this server too busy; expected at most search:{ $iterations } or search:{ $seconds }s, in one process
error-chapter-lost = the match { $match } of a chapter is not there any more
error-redis = redis:// needs the package redis: pip install redis
error-announce = this cannot announce changes; expected postgresql://… or redis://…
error-database-address = this is no database address; expected sqlite:///FILE or postgresql://…
error-sqlite-file = a SQLite address needs a file: sqlite:///FILE
error-config = { $file }: { $reason }. What can be set: { $known }.
error-database-kind = { $kind } is no database that Veillée knows; expected sqlite:///FILE or postgresql://…
error-database-newer = the database was made by a newer Veillée (its schema is { $schema }); use that one, or a backup
error-backup-kind = this copies SQLite databases; for PostgreSQL use pg_dump
error-backup-none = there is no database at { $file }
error-backup-exists = { $file } exists already; a backup overwrites nothing
error-rules-gone = made with version { $rules } of the rules of { $game }, which is no more
error-entry-again = entry { $number } cannot be done again
error-entry-elsewhere = entry { $number } leads to another table than it did
error-entries-missing = entry { $number } is missing
error-story = its story does not lead to its table
error-opened = somebody else has just opened it
error-past = its past is not known any more
error-snapshot = this snapshot cannot be read
error-header-behind = its header does not stand where its story leads, at entry { $number }
error-other-table = its table is not the one that was stored
error-not-there = it is not there
error-events = what was told at an entry cannot be read
error-fault = { $number ->
        [0] it cannot be begun again: a fault of ours ({ $fault })
       *[other] entry { $number } cannot be done again: a fault of ours ({ $fault })
    }
error-database-older = this database has another schema ({ $schema }), of an earlier Veillée; `veillee serve` brings it up to date
error-repair-folder = { $file } is not an empty folder; copies overwrite nothing
error-went-on = { $match } was changed meanwhile: repair it again
error-campaign = its campaign cannot be read ({ $fault })
