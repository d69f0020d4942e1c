report-title = { $game }: what the matches say
summary-title = What was played
summary = { $matches } matches, { $ways ->
    [one] one way to play
   *[other] { $ways } ways to play
}; seed { $seed }, content { $content }.
summary-partial = The run is not finished: { $planned } matches are planned. They are played round by round, so that what is here is a fair part of the whole.
summary-intervals = All intervals are at 95 %. Matches with the same number were dealt alike in every way to play, so differences between them are more certain than the intervals alone suggest.

opponent = opponent
players = { $count ->
    [one] 1 player
   *[other] { $count } players
}
tactics = Choices
decisions = decisions
rounds = rounds
yes = yes

wins-title = Victories
wins-plot = { $mode }: victories
wins-even = Where one bot takes all seats, each seat wins its share: look at the order of play instead.
scores-title = Points
scores-plot = { $mode }: how points are spread; the lines are means
sources-title = Where points come from
sources-plot = { $mode }: points by source, on average
length-title = Length
length-plot = { $mode }: decisions in a match
rounds-plot = { $mode }: rounds in a match
order-title = The order of play
order-plot = { $players }: victories by place in the order of play
order-how = The advantage is by how many hundredths of the matches the first to play wins more than its share.
place = { $number ->
    [1] plays first
    [2] second
    [3] third
   *[other] fourth
}
uses-title = What is used, and how its users fare
uses-how = A piece counts as used by a seat that chose it or did something with it for all to see; to draw it is not enough. The difference is between the victories of seats that used it and of those that did not, within each way to play; it shows what goes along with victory, not what causes it. It is left out where fewer than { $few } seats did, or did not, use the thing; “certain” is corrected for the number of comparisons (Holm, 5 %), and such points are filled. What the automated opponent used is compared with the matches where it did not: a minus means that players win less often when it comes up.
uses-plot = { $family }: use and victory
uses-all = { $family }: all { $count }
opponent-family = { $family } of the opponent
axis-share = share of the seats that used it
axis-lift = victories of its users, compared with the others
axis-wins = victories
axis-points = points
unused-title = Never used
unused-how = Nobody chose these or did anything with them, in any match of this run; some may belong to modes that were not played.
unused-none = Every piece and every kind of choice came up.

col-way = way to play
col-bot = who
col-matches = matches
col-wins = victories
col-interval = interval
col-mean = mean
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
compare-unsure = A difference of victories below { $unsure } hundredths could not have been seen with so few matches.
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
hundredths = { $change } points of a hundred
everywhere = all ways to play
measure-won = victories
measure-points = points
measure-length = decisions in a match
effect-tiny = tiny
effect-small = small
effect-medium = medium
effect-large = large
