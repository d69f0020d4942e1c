report-title = { $game }: what the matches say
findings-title = What it says
made = Played with Veillée { $version }, rules { $rules }; written on { $date }.
finding-level = { $which ->
    [harder] { $where }, { $bot }: { $level } is harder than { $other } by { $points } percentage points ({ $rate } victories instead of { $before }).
    [easier] { $where }, { $bot }: { $level } is easier than { $other } by { $points } percentage points ({ $rate } victories instead of { $before }); the levels are not in order.
   *[same] { $where }, { $bot }: between { $other } ({ $before } victories) and { $level } ({ $rate }) no difference is certain.
}
finding-levels = { $where }, { $bot }: from { $first } to { $last } no difference is certain (victories: { $rates }).
finding-rivals = { $where }: { $bot } wins most, { $rate } of its seats ({ $interval }).
finding-order = { $where }: who plays first wins { $points } percentage points { $which ->
    [more] more
   *[less] less
} than a fair share.
finding-role = { $where }: { $role } wins { $points } percentage points { $which ->
    [more] more
   *[less] less
} than { $than ->
    [share] an equal share
   *[without] the matches without it
}.
finding-piece = { $piece } is used by { $share } of the seats; those who use it win { $points } percentage points { $which ->
    [more] more
   *[less] less
} than the others.
finding-no-piece = No piece goes along with more or fewer victories for certain.
finding-length = { $which ->
    [one] A match takes { $low } decisions on average.
   *[many] A match takes { $low } to { $high } decisions on average, depending on how it is played.
}
chances-title = What bots say of their chances
chances-how = At every decision a searching bot says how good it thinks its chance is; these are ten groups of such moments, from the lowest chance to the highest, with how often they were won. What is honest lies on the slanting line. The error is the mean distance from it, in percentage points; “veillee lab calibrate” draws the curve by which hints are put right.
chances-plot = { $where }: said and won
axis-said = chance that was said
col-moments = moments
col-error = error
error-nothing-said = nobody says a chance in “{ $folder }”: expected a finished run with --decisions and a searching bot, and at least { $fewest } matches of a way to play
look-title = Matches worth a look
look-how = Each record plays its match again, choice by choice: open it at the browser's table (My matches, Open a recorded match), or type veillee replay { $file }
end = { $measure ->
    [most] most points of a seat
    [fewest] fewest points of a seat
    [longest] most decisions
   *[shortest] fewest decisions
}
col-end = what
col-value = how many
col-record = match
compare-entries = What differs in the content
compare-entries-how = Entry by entry, with what stood there before and what stands there now.
compare-entries-unknown = The content of one of the runs is no longer at hand, so its entries cannot be compared.
compare-plot = { $mode }: victories before and after
compare-victories = Victories, { $way }, { $bot }: { $before } before, { $after } after ({ $change } percentage points{ $holds ->
    [yes] , certain
   *[no] , not certain
}).
compare-others = Victories of { $count } bots or ways to play: no change is certain. The largest is that of { $bot } ({ $way }): { $before } before, { $after } after ({ $change } percentage points).
entry-new = new
entry-gone = gone
col-entry = entry
col-field = field

summary-title = What was played
summary = { $kind ->
    [campaign] { $games ->
        [one] 1 campaign
       *[other] { $games } campaigns
    } of { $matches } chapters in all
   *[match] { $matches } matches
}, { $ways ->
    [one] one way to play
   *[other] { $ways } ways to play
}; seed { $seed }, content { $content }.
summary-partial = The run is not finished: { $planned } { $kind ->
    [campaign] campaigns
   *[match] matches
} are planned. They are played round by round, so that what is here is a fair part of the whole.
summary-intervals = All intervals are at 95 %. Matches with the same number were dealt alike in every way to play, so differences between them are more certain than the intervals alone suggest.

opponent = opponent
players = { $count ->
    [one] 1 player
   *[other] { $count } players
}
people = { $count ->
    [one] 1 person
   *[other] { $count } people
}
tactics = Choices
decisions = decisions
rounds = rounds
yes = yes

wins-title = Victories
wins-plot = { $mode }: victories
wins-even = Where one bot takes all seats, each seat wins its share: look at { $where ->
    [order] the order of play
   *[roles] how seats and roles differ
} instead.
wins-team = Who plays together wins or loses together: a match counts once, whatever the number of seats.
journeys-title = The campaigns
endings-plot = How campaigns end: the last chapter, and how it ended
chapters-how = The chapters in the order in which they are reached. “Reached” is the share of campaigns that come to a chapter; one that is played again counts as played each time.
follows-how = Which chapter follows which, by how the one before it ended; the share is of all that ended so.
follows-all = All { $count } ways from one chapter to the next
companies-how = How often campaigns are won by who was there at the end: each role first, then each company.
companies-all = All { $count } roles and companies
growth-how = What a group owns after so many chapters, on average.
growth-all = All { $count } rows
chapter-ended = { $chapter }: { $verdict ->
    [won] won
    [lost] lost
   *[ranked] played
}
the-end = the end
roles-title = The roles
roles-plot = { $where }: victories by role
roles-all = All { $count } figures
roles-how = Among rivals the advantage says by how many percentage points a role wins more than an equal share; of teams and of players against an automated opponent, than matches without the role.
scores-title = Points
scores-plot = { $mode }: how points are spread; the lines are means
sources-title = Where points come from
sources-plot = { $mode }: points by source, on average
length-title = Length
length-plot = { $mode }: decisions in a match
rounds-plot = { $mode }: rounds in a match
order-title = The order of play
order-plot = { $players }: victories by place in the order of play
order-how = The advantage is by how many percentage points the first to play wins more than its share.
place = { $number ->
    [1] plays first
    [2] second
    [3] third
   *[other] fourth
}
uses-title = What is used, and how its users fare
uses-how = A piece counts as used by a seat that chose it or did something with it for all to see; to draw it is not enough. The difference is between the victories of seats that used it and of those that did not, within each way to play; it shows what goes along with victory, not what causes it. It is left out where fewer than { $few } seats did, or did not, use the thing; “certain” is corrected for the number of comparisons (Holm, 5 %), and such points are filled. What the automated opponent used is compared with the matches where it did not: a minus means that players win less often when it comes up.
uses-team = A team counts as one: it has used what any of its seats did, and it won or lost as one.
uses-roles = Seats are compared with seats of the same role and the same bot: what only one role can do is not better for it, nor what the better bot likes to do.
uses-plot = { $family }: use and victory
uses-all = { $family }: all { $count }
opponent-family = { $family } of the opponent
axis-share = share of the seats that used it
axis-lift = victories of its users, compared with the others
axis-wins = victories
axis-points = points
axis-campaigns = campaigns, in hundredths
unused-title = Never used
unused-how = Nobody chose these or did anything with them, in any match of this run; some may belong to modes that were not played.
unused-none = Every piece and every kind of choice came up.

col-way = way to play
col-bot = who
col-matches = matches
col-wins = victories
col-interval = interval
col-mean = mean
col-mean-points = points
col-role = role
col-chapter = chapter
col-chapters = chapters
col-campaigns = campaigns
col-ending = ending
col-company = company
col-after-chapters = after chapter
col-portion = share
col-reached = reached
col-played = played
col-after-chapter = after
col-follows = comes
col-unforeseen = unforeseen
col-deviation = deviation
col-range = least – median – most
col-decisions = decisions
col-rounds = rounds
col-place = place
col-advantage = advantage
col-share = seats
col-times = times
col-lift = victories, difference
col-points = points, difference
col-family = family
col-count = how many
col-names = which
col-what = what
col-measure = measure
col-before = before
col-after = after
col-change = change
col-effect = effect
col-holds = certain

compare-title = { $game }: did it matter?
compare-answer = The answer
compare-yes = Yes. { $count ->
    [one] One difference is
   *[other] { $count } differences are
} certain and more than a trifle. The largest: { $measure }, { $where }: { $change }, a { $size } effect.
compare-no = Nothing changed that is both certain and more than a trifle.
compare-unsure = A difference of victories below { $unsure } percentage points could not have been seen with so few matches.
compare-how = { $deals ->
    [same] Both runs have the same seed: their matches were compared one by one, over the same deals.
   *[other] The runs have different seeds: only their means were compared.
} Effects are Cohen's h for rates and d for means: from 0.2 small, from 0.5 medium, from 0.8 large. “Certain” is corrected for the number of comparisons (Holm, 5 %).
compare-what = { $content ->
    [same] Both runs were played with the same content, { $after }.
   *[other] Content before: { $before }; after: { $after }.
}
compare-uses-none = Nothing is used more or less often.
compare-results = Results
compare-uses = What is used more or less often
compare-uses-how = The share of seats that used the thing, over all ways to play together; only what at least { $few } seats used.
hundredths = { $change } percentage points
everywhere = all ways to play
measure-won = victories
measure-points = points
measure-length = decisions in a match
effect-tiny = tiny
effect-small = small
effect-medium = medium
effect-large = large

# Tuning: values of house content for wanted victories.
tune-title = { $game }: values for the wanted victories
tune-answer = The answer
tune-best = With { $values } the bot { $bot } wins: { $rates }.
tune-rate = { $what } { $rate } (interval { $interval }; wanted { $wanted })
tune-hit = Every rate lies within { $tolerance } points of a hundred of what was wanted.
tune-missed = Not every rate lies within { $tolerance } points of a hundred of what was wanted: nothing that was tried comes nearer.
tune-again = These rates were measured anew, over { $games } deals that had no part in the choice.
tune-no-effect = The numbers changed nothing in any match that was played: they have no effect on what is measured here.
tune-equals = { $count ->
    [one] One other candidate
   *[other] { $count } other candidates
} cannot be told from it with so many matches: { $which }.
tune-as-now = These are the values that the content has already.
tune-now = As it is now ({ $values }) { $bot } wins over the same deals: { $rates }.
tune-tried = What was tried
tune-how = All candidates of a heat play the same deals. After each heat those are out that are farther off than the nearest with certainty (in 97.5 % of 400 draws of the deals); the others play on. Where there are more values than can be tried, a coarse net comes first, then finer ones around the nearest. “Off” is the root of the mean square of all differences from what was wanted, in points of a hundred.
tune-refused = { $count ->
    [one] One candidate was
   *[other] { $count } candidates were
} not played: the game does not take such content.
col-number = number
col-now = now
col-ends = from – to
col-found = found
col-net = net
col-deals = deals
col-off = off
col-out = out after heat
col-why = why

# What goes wrong.
error-node-version = a node has Veillée { $found }, but the run was started with { $wanted }
error-node-content = a node has other rules or other content of { $game } than this machine
error-cluster-address = cluster “{ $address }”: expected auto, HOST:PORT or ray://HOST:PORT
error-cluster-silent = no Ray cluster answers at “{ $address }”: { $problem }
error-cluster-failed = the cluster failed: { $problem }
error-worker-killed = worker { $worker } of { $workers } was killed by signal { $signal }. Nothing is lost: the same command goes on
error-worker-died = worker { $worker } of { $workers } has died; see its message above. Nothing is lost: the same command goes on
error-two-games = these are runs of two games: { $before } and { $after }
error-nothing-in-common = the two runs have no way to play in common
error-several-packs = { $mode }: the first run has several packs; compare runs with one pack each
error-run-empty = the run in “{ $folder }” has no matches yet
error-no-run = no run at “{ $folder }”: expected a folder with run.json, as “veillee lab run” writes it
error-run-unreadable = { $file } cannot be read: { $problem }
error-run-format = { $file } has format { $found }; this program reads { $known }
error-out-file = “{ $folder }” is a file: give a folder
error-out-taken = “{ $folder }” is not empty and holds no run: give another folder
error-another = the run in “{ $folder }” { $what ->
    [game] is of another game
    [kind] plays matches where this plays campaigns, or the other way round
    [ways] has other ways to play
    [seed] has another seed
    [decisions] has another wish for decisions
    [rules] has another version of the rules
   *[content] has other content
}: give another folder
error-line = { $file }, line { $line } is damaged: { $problem }. Take it out, and its match is played again
error-row = { $file }, the line of match { $number } is damaged: { $problem }. Take it out, and its match is played again
error-run-busy = the run in “{ $folder }” is being played by another process
error-parquet = { $file } cannot be read: { $problem }. Without it, its matches are played again
error-witness = a witness cannot have the budgets “{ $given }”: expected iterations to play with, iterations to be heard with, and once in how many choices, such as 50:300:12
error-no-bots = no bots: expected at least one, such as greedy
error-no-games = { $games } games: expected at least 1
error-nothing-fits = no way to play { $game } fits all that was asked for
error-no-campaign = { $game } has no campaign: its matches stand alone
error-only-campaign = { $game } is only played as a campaign: say so
error-campaign-mode = mode “{ $mode }”: a campaign says itself how each chapter is played
error-people = people “{ $people }”: expected a number for each seat, joined by + such as 1+1+2
error-bots = bots “{ $bots }”: expected names, or several joined by + such as greedy+random
error-too-many-bots = bots “{ $bots }”: { $count } bots for { $seats } seats or people
error-one-seat = bots “{ $bots }”: there is one seat or one person only
error-level = { $game } ({ $modes }) cannot have the level “{ $level }” here; expected { $count ->
    [0] none
   *[other] { $known }
}
error-players = { $game } ({ $modes }) cannot have { $players } players here; expected { $known }
error-failed = { $what ->
    [campaign] campaign
   *[match] match
} { $number } ({ $way }) went wrong: { $problem }; its record is { $file }
error-no-end = no end after { $chapters } chapters
error-target-none = no target: expected at least one, such as medium=0.5
error-target-form = target “{ $given }”: expected NAME=RATE with a level, a mode or a role and a rate between 0 and 1, such as medium=0.5
error-target-rate = target “{ $target }”: { $given } is no rate; expected a number between 0 and 1
error-target-unknown = target “{ $target }” is no level, mode or role of the game; expected one of { $known }
error-target-unused = target “{ $target }”: no way to play that was asked for has it
error-target-unplayed = target “{ $target }”: nobody played it in any match
error-tolerance = tolerance { $given }: expected a number between 0 and 1, such as 0.05
error-number-none = no number to tune: expected at least one, such as tom.toml:medium.province=8..20
error-number-form = number “{ $given }”: expected FILE:ENTRY.FIELD=LOW..HIGH, such as tom.toml:medium.province=8..20
error-number-range = number “{ $given }”: { $low } is more than { $high }; expected the smaller end first
error-number-file = the pack has no file { $file }; expected one of { $known }
error-number-entry = { $file } has no entry “{ $entry }”; expected one of { $known }
error-number-ambiguous = { $file } has several entries “{ $entry }”; expected one of { $known }
error-number-field = { $number }: there is no “{ $field }”; expected one of { $known }
error-number-part = { $number }: “{ $part }” leads nowhere in { $found }; expected { $count ->
    [0] nothing more after it
   *[other] a place from 1 to { $count }
}
error-number-kind = { $number } is { $found }; expected the place of a whole number
error-number-source = { $number } { $source ->
    [seed] comes from the rulebook
    [public] comes from a public source
   *[other] does not say where it comes from
}; expected a number of house content: nothing else is tuned
error-number-print = { $number } is print, which no rule reads; expected a number that rules read
error-number-twice = { $number } is named twice; expected each number once
error-number-unwritable = { $number } cannot be set in its file; expected it to be written in plain digits
error-tune-refused = the game takes none of these values: { $problem }
error-another-tuning = the folder “{ $folder }” holds another tuning, or its rules or content have changed: give another folder
error-no-tuning = no tuning at “{ $folder }”: expected a folder with tune.json, as “veillee lab tune” writes it
