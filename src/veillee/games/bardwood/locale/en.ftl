# Bardwood Grove in English. The names of cards, locations and regions come from the content.

### What is printed: cards, events, Muses, places

## What an effect gives: the unit, then the number with it

unit-melody = { $number ->
    [one] melody
   *[other] melodies
}
unit-lyric = { $number ->
    [one] lyric
   *[other] lyrics
}
unit-volume = volume
unit-coin = { $number ->
    [one] coin
   *[other] coins
}
unit-acoustic = { $number ->
    [one] acoustic stone
   *[other] acoustic stones
}
unit-range = { $number ->
    [one] range stone
   *[other] range stones
}
unit-gem = { $number ->
    [one] gem
   *[other] gems
}
unit-tempo = tempo
unit-backbeat = { $number ->
    [one] backbeat
   *[other] backbeats
}
unit-movement = { $number ->
    [one] movement point
   *[other] movement points
}
benefit-melody = { $number } { unit-melody }
benefit-lyric = { $number } { unit-lyric }
benefit-volume = { $number } { unit-volume }
benefit-coin = { $number } { unit-coin }
benefit-acoustic = { $number } { unit-acoustic }
benefit-range = { $number } { unit-range }
benefit-gem = { $number } { unit-gem }
benefit-tempo = { $number } { unit-tempo }
benefit-backbeat = { $number } { unit-backbeat }
benefit-movement = { $number } { unit-movement }
benefit-brag = brag
benefit-motif = activate a motif
benefit-impro = activate an Impro of your song
benefit-impro-shop = activate an Impro from a shop
benefit-shuffle = shuffle discard pile and deck
benefit-remove-rune = remove a rune
benefit-remove-crest = remove a crest
benefit-stone = { $number ->
    [one] { $number } bardic stone of your choice
   *[other] { $number } bardic stones of your choice
}
item-or = { $first } or { $second }
item-per-skill = { $text } per Skill of your song
item-per-impro = { $text } per Impro of your song
item-convert-1 = { $price } → { $text }
item-convert-2 = { $price } → { $text } (at most twice)
item-convert-endless = { $price } → { $text } (any number of times)
list-and = { $listed } and { $part }
text-gain = gain { $text }
text-more = { $number } more { $unit }
text-nothing = nothing
text-apart = ; { "" }

## Symbols

sign-season-0 = Spr
sign-season-1 = Sum
sign-season-2 = Aut
sign-season-3 = Win
sign-bard-0 = Ban
sign-bard-1 = Hor
sign-bard-2 = Bon
sign-bard-3 = Har
sign-bard-4 = Swo
sign-bard-5 = War
sign-bard-6 = Pip
sign-bard-7 = Axe
sign-per-skill = /S
sign-per-impro = /I
mark-or = or
mark-per-skill = per Skill of the song
mark-per-impro = per Impro of the song
mark-convert = conversion
mark-boss = boss

## Faces

title-rival-card = Rival card
title-back = Legends { $level }
text-song = Song: { $text }
text-lower = For { $price }: { $text }
text-discard = Discard: { $text }
text-fan = When drawn, one of:
text-option = { $number }: { $text }
text-soothe = Soothe: { $number ->
    [one] { $number } melody
   *[other] { $number } melodies
}, 1 fewer per crest on the card
text-gains = Gain: { $text }
text-instrument = { $card }: { $text }
text-condition = { $text }.
text-challenge = { $difficulty } ({ $points } VP): { $text }.
text-rune-bonus = without runes: { $text }
text-kind-0 = When the act starts
text-kind-1 = When the act ends
text-kind-2 = During the act
text-kind-3 = Once per player, in their Sing phase
text-muse-boat = Final scoring: { $number } VP if your boat is on space { $number2 } or further.
text-muse-per = Final scoring: { $points } VP per { $per }, at most { $most }.

## Places

place-lair = help or soothe the creature; if the pile is empty, { $number } melodies for 1 gem
place-stage = pay the lyrics of a visible space, take a Fan card and put a rune there
place-reward = { $price }: { $text }
place-1 = buy a Skill card
place-2 = buy an Impro card
place-3 = take coins and leave a crest there, or take all crests
place-5 = tell a legend

## Powers of Bard cards and Muses

change-less = { $text } less (minimum { $number })
change-more = { $text } more
often-1 = Once per Sing phase
often-2 = At most twice per Sing phase
often-endless = As often as you like in your Sing phase
power-challenge = Challenging a bard or the Rival costs you { $change }.
power-lower = Each lower section you use costs you { $change }.
power-legend = Each legend costs you { $change }, before the boat discount.
power-soothe-small = Soothing a small creature costs you { $change }.
power-soothe-boss = Soothing a boss costs you { $change }.
power-soothe = Soothing a creature costs you { $change }.
power-perform = Reward spaces of performance locations cost you { $change }.
power-shop = At all shops you pay { $change }, even for the gem of an empty shop.
power-other-card = { $way ->
    [less] Buying a card other than the top one of a shop costs you no additional coin; the pile is still shuffled.
   *[more] Buying a card other than the top one of a shop costs you { $change }.
}
power-bank-coins = Taking coins at the bank gives you { $text } { $way ->
    [less] less
   *[more] more
}.
power-movement = You have { $number } { $way ->
    [less] fewer
   *[more] more
} movement { $number ->
    [one] point
   *[other] points
} in each Compose phase.
power-movement-silent = In a turn without a Sing phase, you have { $number } { $way ->
    [less] fewer
   *[more] more
} movement { $number ->
    [one] point
   *[other] points
}.
power-quarter = The movement value printed on each quarter of your dial is { $number } { $way ->
    [less] lower (minimum 1)
   *[more] higher
}.
power-range = In each Sing phase, your first interaction that needs range stones needs { $number } { $way ->
    [less] fewer
   *[more] more
}.
power-token-limit = Your token limit of the Rest phase is { $number } instead of 12.
power-adjust-tempo = Once per Compose phase, after gaining the volume of your discarded card, you may pay 2 volume to turn your dial 1 quarter more or 1 quarter less than the tempo shown (at least 1).
power-melody-as-lyric = In your Sing phase, while your volume is 0, you may spend melodies as lyrics.
power-boats-frozen = Your boat does not move forward: movement points cannot be spent on it.
power-no-challenge = Nobody can challenge you, and you challenge nobody.
power-compose = In each Compose phase, your discarded card gives { $more }.
power-sing = At the start of your Sing phase, gain { $text }.
power-sing-discount = At the start of your Sing phase, gain { $text } if your boat is on a space with a discount.
power-soothed = Each time you soothe a creature, also gain { $text }.
power-told = Each time you tell a legend, gain { $text }.
power-fan = Each time you draw a Fan card in your Rest phase, also gain { $text }.
power-crest-lost = For each crest of yours that another participant takes (challenge, bank or creature), gain { $text }.
power-convert = { $often }, you may pay { $price } to { $text }.

## Events: what changes while they are active

ongoing-challenge = Challenging an opponent costs { $change }.
ongoing-lower = Each lower section that is used costs { $change }.
ongoing-legend = Each legend costs { $change }.
ongoing-soothe-small = Soothing a small creature costs { $change }.
ongoing-soothe-boss = Soothing a boss costs { $change }.
ongoing-soothe = Soothing a creature costs { $change }.
ongoing-perform = Each reward space of a performance location costs { $change }.
ongoing-shop = All shop prices are { $text } { $way ->
    [less] lower (minimum 1)
   *[more] higher
}, even for the gem of an empty shop. The bank is not affected.
ongoing-other-card = { $way ->
    [less] Buying a card other than the top one of a shop costs no additional coin; the pile is still shuffled.
   *[more] Buying a card other than the top one of a shop costs { $change }.
}
ongoing-bank-coins = Taking coins at the bank gives { $text } { $way ->
    [less] less
   *[more] more
}.
ongoing-movement = Each player has { $change } in each Compose phase.
ongoing-movement-silent = In a turn without a Sing phase, each player has { $change }.
ongoing-quarter = The movement value printed on each quarter is { $number } { $way ->
    [less] lower (minimum 1)
   *[more] higher
}.
ongoing-range = In each Sing phase, the first interaction that needs range stones needs { $number } { $way ->
    [less] fewer
   *[more] more
}.
ongoing-token-limit = The token limit of the Rest phase is { $number } instead of 12.
ongoing-adjust-tempo = Once per Compose phase, after gaining the volume of the discarded card, each player may pay 2 volume to turn their dial 1 quarter more or 1 quarter less than the tempo shown (at least 1).
ongoing-melody-as-lyric = In their Sing phase, while their volume is 0, players may spend melodies as lyrics.
ongoing-boats-frozen = Boats do not move forward: movement points cannot be spent on them.
ongoing-no-challenge = Nobody can be challenged, and the Rival challenges nobody.
ongoing-compose = In each Compose phase, the discarded card gives { $more }.
ongoing-sing = At the start of your Sing phase, gain { $text }.
ongoing-sing-discount = At the start of your Sing phase, gain { $text } if your boat is on a space with a discount.
ongoing-soothed = The player who soothes it (not the helpers) also gains { $text }.
ongoing-told = Whoever tells a legend gains { $text }.
ongoing-fan = Whoever draws a Fan card in their Rest phase also gains { $text }.
ongoing-crest-lost = For each crest of theirs that another participant takes (challenge, bank or creature), a player gains { $text }.

## Events: what they do once

deed-each = Each player gains { $text }.
deed-motifs-to-gems = Turn all Motif tokens to their gem side.
deed-each-per = Each player gains 1 gem per { $per }{ $number ->
    [one] {""}
   *[other] , rounded down
}, at most { $number2 }.
deed-crests-stay = { " " }The crests stay there.
deed-each-rune = Each player gains { $text } and may remove one rune from their dial (it leaves the game).
deed-most = The player who owns the most { $measure } gains { $text }; if tied, each tied player does. The Rival does not count. Solo: gain { $text } if you own at least { $number } { $measure }.
deed-use = Pay { $price } to { $text }.
deed-use-brag = Brag with at least one Creature card in your brag area: gain 1 gem per card discarded this way, at most { $number }.

## Measures: "at least n"

measure-fans = own at least { $number ->
    [one] { $number } Fan card
   *[other] { $number } Fan cards
} (Super Fan included)
measure-creatures = own at least { $number ->
    [one] { $number } Creature card
   *[other] { $number } Creature cards
}
measure-bosses = own at least { $number ->
    [one] { $number } boss
   *[other] { $number } bosses
}
measure-adv-skills = own at least { $number ->
    [one] { $number } advanced Skill card
   *[other] { $number } advanced Skill cards
}
measure-adv-impros = own at least { $number ->
    [one] { $number } advanced Impro card
   *[other] { $number } advanced Impro cards
}
measure-adv-cards = own at least { $number ->
    [one] { $number } advanced card or Creature card
   *[other] { $number } advanced cards or Creature cards
}
measure-sets = own at least { $number ->
    [one] { $number } complete set
   *[other] { $number } complete sets
} (an advanced Fan, Skill and Impro card, plus a Creature)
measure-crests-off = have at least { $number ->
    [one] { $number } empty space
   *[other] { $number } empty spaces
} on your crest track
measure-runes-off = have removed at least { $number ->
    [one] { $number } rune
   *[other] { $number } runes
} from your dial
measure-clear-quarters = have at least { $number ->
    [one] { $number } quarter
   *[other] { $number } quarters
} of your dial without runes
measure-legend-runes = have at least { $number } of your runes on Legend cards
measure-legend-levels = have runes on Legend cards of at least { $number ->
    [one] { $number } level
   *[other] { $number } different levels
}
measure-perf-runes = have at least { $number } of your runes on performance locations
measure-opp-crests = have at least { $number ->
    [one] { $number } opposing crest
   *[other] { $number } opposing crests
} above your Bard card
measure-coins = have at least { $number ->
    [one] { $number } coin
   *[other] { $number } coins
}
measure-stones = have at least { $number ->
    [one] { $number } bardic stone
   *[other] { $number } bardic stones
}
measure-wealth = have at least { $number ->
    [one] { $number } coin or bardic stone
   *[other] { $number } coins and bardic stones in all
}
measure-volume = have at least { $number } volume
measure-boat = have your boat on space { $number } of the river of legends or further
measure-brag = have at least { $number ->
    [one] { $number } Creature card
   *[other] { $number } Creature cards
} in your brag area
measure-gems = have at least { $number ->
    [one] { $number } green gem
   *[other] { $number } green gems
}
measure-gem-lead = have at least { $number ->
    [one] { $number } green gem
   *[other] { $number } green gems
} more than the Rival

## Measures: "per n", for the owner of the card or for each player

per-fans = { $number ->
    [one] Fan card
   *[other] { $number } Fan cards
} owned
per-creatures = { $number ->
    [one] Creature card
   *[other] { $number } Creature cards
} owned
per-bosses = { $number ->
    [one] boss
   *[other] { $number } bosses
} owned
per-adv-skills = { $number ->
    [one] advanced Skill card
   *[other] { $number } advanced Skill cards
} owned
per-adv-impros = { $number ->
    [one] advanced Impro card
   *[other] { $number } advanced Impro cards
} owned
per-adv-cards = { $number ->
    [one] advanced or Creature card
   *[other] { $number } advanced or Creature cards
} owned
per-sets = { $number ->
    [one] complete set
   *[other] { $number } complete sets
} owned
per-crests-off = { $number ->
    [one] empty space
   *[other] { $number } empty spaces
} on { $who ->
    [each] their
   *[you] your
} crest track
per-runes-off = { $number ->
    [one] rune
   *[other] { $number } runes
} removed from { $who ->
    [each] their
   *[you] your
} dial
per-clear-quarters = { $number ->
    [one] quarter
   *[other] { $number } quarters
} of { $who ->
    [each] their
   *[you] your
} dial without runes
per-legend-runes = { $number ->
    [one] rune
   *[other] { $number } runes
} of { $who ->
    [each] theirs
   *[you] yours
} on Legend cards
per-perf-runes = { $number ->
    [one] rune
   *[other] { $number } runes
} of { $who ->
    [each] theirs
   *[you] yours
} on performance locations
per-opp-crests = { $number ->
    [one] opposing crest
   *[other] { $number } opposing crests
} above { $who ->
    [each] their
   *[you] your
} Bard card
per-coins = { $number ->
    [one] coin
   *[other] { $number } coins
}
per-stones = { $number ->
    [one] bardic stone
   *[other] { $number } bardic stones
}
per-wealth = { $number ->
    [one] token
   *[other] { $number } tokens
} (coins and bardic stones)
per-volume = { $number ->
    [one] volume
   *[other] { $number } volume
}
per-boat = { $number ->
    [one] space
   *[other] { $number } spaces
} travelled by { $who ->
    [each] their
   *[you] your
} boat
per-brag = { $number ->
    [one] Creature card
   *[other] { $number } Creature cards
} in { $who ->
    [each] their
   *[you] your
} brag area
per-gems = { $number ->
    [one] green gem
   *[other] { $number } green gems
}

## Player aid

aid-turn = The turn
aid-turn-1 = Compose: play one Skill card into your song, discard the other to gain volume and turn your tempo dial, then move your bard and your boat.
aid-turn-2 = Sing, if your dial has passed the shelf: your song gives melodies and lyrics, to be spent at once at the locations adjacent to your bard.
aid-turn-3 = Rest: draw until you hold 2 Skill cards.
aid-sing = The Sing phase
aid-sing-1 = Each section of a card of the song serves once; the lower section is paid for with volume.
aid-sing-2 = Each location around your region can be activated once.
aid-sing-3 = An acoustic stone is worth 1 melody or 1 lyric. Range stones reach a creature or a bard: 1 stone one region away, 2 stones anywhere.
aid-sing-4 = Unspent melodies and lyrics are lost; volume, coins and stones stay.
aid-crests = Opposing crests
aid-crests-1 = 1 crest: 1 coin or 1 acoustic stone
aid-crests-2 = 2 crests: activate a motif
aid-crests-3 = 3 crests: 4 gems
aid-end = The end
aid-end-1 = Reserve I empty: Act II starts after this turn.
aid-end-2 = Reserve II empty: the active player gains 2 gems, the others take one last turn, the swan song.
aid-end-3 = 1 VP per gem: the green ones, and the blue ones of your cards and your crest track.
aid-end-4 = Each Legend with a rune on it pays its VP to all who meet its condition.
aid-rival = The Rival
aid-rival-1 = Creature: it helps with a crest, or soothes if a crest is there; in Act II it always soothes.
aid-rival-2 = Shop: it takes the top card; in Act II after shuffling the pile.
aid-rival-3 = Bank: it takes your crests; otherwise it leaves a crest there and gains the market price less 1 in gems.
aid-rival-4 = Performance: a Fan card and the lowest visible reward; in Act II the second lowest.
aid-rival-5 = Legend: the level with the fewest of its runes, as many gems as that level, and a rune on the open Legend; in Act II on the next one.
aid-rival-6 = Motif: with at least 3 gems (1 in Act II) it cashes in; otherwise the token in the place of its own token's number.
aid-rival-7 = Volume: 3 volume for 1 gem as often as possible; otherwise it gains 3 volume (6 in Act II).
aid-rival-8 = Coins: it gains 3 volume; in Act II 1 gem.

### The match in words: questions, answers, the log, reasons, results, what can be set

## Parts of sentences

amount = { $unit ->
    [melody] { benefit-melody }
    [lyric] { benefit-lyric }
    [volume] { benefit-volume }
    [coin] { benefit-coin }
    [acoustic] { benefit-acoustic }
    [range] { benefit-range }
    [gem] { benefit-gem }
    [stone] { $number ->
        [one] { $number } bardic stone
       *[other] { $number } bardic stones
    }
   *[movement] { benefit-movement }
}
act-number = { $number ->
    [1] Act I
   *[other] Act II
}
with-stones = { $number3 ->
    [0] {""}
    [one] {" "}and 1 acoustic stone
   *[other] {" "}and { $number3 } acoustic stones
}

## Questions

ask-bard = Which bard do you play?
ask-muse = Which of your two Muses do you keep?
ask-play = Which card goes into your song? The other one is discarded for its bottom line.
ask-adjust = The card shows { $number } tempo. Do you pay 2 volume to turn your dial otherwise?
ask-side = Which of the two do you gain?
ask-move = You have { $number ->
    [one] { $number } movement point
   *[other] { $number } movement points
}: walk or sail?
ask-mix = The Muse is here: 2 melodies or lyrics, in which mix?
ask-sing = You sing, with { $number ->
    [one] { $number } melody
   *[other] { $number } melodies
} and { $number2 ->
    [one] { $number2 } lyric
   *[other] { $number2 } lyrics
}. What do you do?
ask-stones = { $number ->
    [one] 1 lyric is
   *[other] { $number } lyrics are
} missing: how many acoustic stones do you pay? Melodies pay the rest.
ask-stone-mix = You pay { $number ->
    [one] { $number } bardic stone
   *[other] { $number } bardic stones
}: how many of them are acoustic?
ask-tower = { $location }: what do you spend volume on?
ask-remove-rune = Which rune do you remove from your dial?
ask-rune-reward = Which rune covers the reward space?
ask-rune-legend = Which rune goes on the Legend?
ask-rune-event = Which rune goes on the reserve of the event?
ask-sow = Do you remove a rune from your dial? Your gain is the same either way.
ask-mark = Which Legend gets your rune? Its condition will count for all.
ask-motif = You activate a motif: which bonus, or cash in?
ask-impro = Which Impro of your song do you use again?
ask-jam = The top Impro of which shop do you use?
ask-convert = “{ $card }”: do you use its conversion?
ask-tempo = { $number ->
    [one] Do you turn your dial by 1 quarter
   *[other] Do you turn your dial by { $number } quarters
}, to the { $quarter } one?
ask-fan = A Fan comes, “{ $card }”: which of its two gifts?
ask-drop = Too many tokens: which one do you discard? ({ $number } to go)
ask-challenge = The Rival has taken a crest of yours. Which challenge do you take up to answer?
ask-nearest = The Rival's way { $direction } would never end. To which of the nearest empty locations does it go?

## Answers

option-bard = Play { $bard }
option-muse = Keep “{ $muse }”
option-play = Put “{ $card }” into the song
option-adjust = Turn { $adjustment }
option-take = { $benefit }
option-walk = Walk to { $region }
option-sail = Sail one space, for 1 point
option-stay = Stay here
option-mix = { $number ->
    [0] 2 lyrics
    [1] 1 melody and 1 lyric
   *[2] 2 melodies
}
option-use_all = Use all free sections
option-use = Use “{ $card }”
option-lower = Use the lower section of “{ $card }”
option-convert = Convert with “{ $card }”: { $benefit }
option-soothe = Soothe at { $location }
option-help = Help at { $location }, for 1 melody and a crest
option-gem = Take 1 gem from the empty pile at { $location }
option-buy = Buy “{ $card }” at { $location }
option-bank = At the bank, { $deal }
option-perform = Perform at { $location }, space { $number }
option-tell = Tell a legend of level { $level } at { $location }
option-tell_by_boat = Tell a legend of level { $level } at { $location }, with the boat's discount
option-busk = Earn coins at { $location }
option-motif = Activate a motif at { $location }
option-tower = Spend volume at { $location }
option-duel = Challenge { $seat }
option-crests = Trade { $exchange }
option-event = Use the event “{ $event }”
option-muse_convert = Convert with “{ $muse }”
option-end = End the song
option-stones = { $number ->
    [0] No stone, melodies only
    [one] 1 acoustic stone
   *[other] { $number } acoustic stones
}
option-echo = { $echo }
option-leave = Leave the tower
option-rune = The rune from the { $quarter } quarter
option-keep = Keep all runes
option-mark = “{ $legend }”
option-bonus = Gain the bonus of “{ $motif }”, then turn the token
option-cash = Cash in: 1 gem for each token that shows one
option-again = Use “{ $card }” again
option-jam = The top Impro at { $location }
option-done = No more
option-acoustic = { $number ->
    [0] No acoustic stone
    [one] 1 acoustic stone
   *[other] { $number } acoustic stones
}
option-tempo = { $answer ->
    [leave] Leave the tempo
   *[take] Turn the dial
}
option-fan = The { $side }
option-drop = Discard 1 { $token }
option-challenge = “{ $challenge }”, { $difficulty ->
    [Hard] the Hard challenge: 2 VP
   *[Easy] the Easy challenge: 1 VP
}
option-rival_to = To { $location }

group-bard = Bards
group-muse = Muses
group-play = Hand
group-adjust = Dial
group-take = One of the two
group-walk = Walk
group-sail = Boat
group-stay = Otherwise
group-mix = The Muse
group-use_all = Song
group-use = Song
group-lower = Lower sections, for volume
group-convert = Conversions
group-soothe = Soothe
group-help = Help
group-gem = Empty piles
group-buy = { $location }
group-bank = Bank
group-perform = { $location }
group-tell = Legends
group-tell_by_boat = Legends, by boat
group-busk = Coins
group-motif = Motifs
group-tower = Volume
group-duel = Challenge
group-crests = Crests
group-event = Event
group-muse_convert = Muse
group-end = Otherwise
group-stones = Payment
group-echo = For volume
group-leave = Otherwise
group-rune = Dial
group-keep = Otherwise
group-mark = Legends
group-bonus = Motifs
group-cash = Motifs
group-again = Song
group-jam = Impro shops
group-done = Otherwise
group-acoustic = Payment
group-tempo = Dial
group-fan = Fan
group-drop = Tokens
group-challenge = Challenges
group-rival_to = Locations

## The log: before the first turn

event-event-laid = Event of { act-number }: “{ $event }”.
event-creature-removed = “{ $card }” goes back into the box: with so few players its pile is smaller.
event-creature-shows = “{ $card }” appears at { $location }.
event-legend-shows = A Legend of level { $level } is turned up: “{ $legend }”.
event-first-player = { $seat } goes first.
event-bard-chosen = { $seat } plays { $bard }.
event-bard-dealt = { $seat } is dealt { $bard }.
event-muse-dealt = { $seat } is dealt “{ $muse }”.
event-muse-kept = { $seat } keeps “{ $muse }”.
event-rival-starts-with = The Rival starts with { $number ->
    [one] { $number } gem
   *[other] { $number } gems
}.

## The log: turns and acts

event-turn = Turn { $number }: { $seat }.
event-swan-song = Turn { $number }, swan song: { $seat }.
event-event-starts = { act-number } begins: “{ $event }”.{ $number ->
    [1] {""}
   *[2] {" "}Gems come from reserve II now: whoever empties it on their turn takes 2 gems more, and all others have one swan song.
}
event-event-ends = { act-number } is over, and “{ $event }” with it.
event-event-gives = { $seat } profits from “{ $event }”.
event-event-counts = { $seat } counts { $number } for the event ({ $measure }).
event-muse-gives = “{ $muse }” inspires { $seat }.
event-motifs-turned = “{ $event }” turns all Motif tokens to their gem side.
event-reserve-empty = Reserve { $number ->
    [1] I is empty: Act I ends with this turn
   *[other] II is empty: the end is near
}.
event-end-triggered = { $seat } has triggered the end and takes { $number ->
    [one] { $number } gem
   *[other] { $number } gems
} more; all others have one swan song.
event-end = The last song has been sung. Now all points are counted.

## The log: composing

event-composes = { $seat } puts “{ $card }” into the song.
event-discards = { $seat } discards “{ $card }” for its bottom line.
event-adjusts-tempo = { $seat } turns { $number ->
    [one] { $number } quarter
   *[other] { $number } quarters
} instead.
event-dial = { $seat }'s dial turns: { $quarter }.
event-backbeat = { $seat }'s dial turns back: { $quarter }.
event-passes-shelf = { $seat }'s dial has passed the shelf: the song marker goes onto the Instrument.
event-leaves-tempo = { $seat } leaves the dial as it is.
event-quarter-movement = The { $quarter } quarter gives { $seat } { benefit-movement }.
event-rune-bonus = The { $quarter } quarter has no runes: { $seat } gains its bonus.
event-walks = { $seat } walks to { $region } ({ $number ->
    [one] { $number } step
   *[other] { $number } steps
}).
event-sails = { $seat }'s boat sails to space { $number }{ $number2 ->
    [0] {""}
   *[other] , where legends cost { $number2 } less
}.
event-boat-at-end = { $seat }'s boat is at the end of the river and stays on space { $number }.
event-boat-frozen = “{ $event }” keeps { $seat }'s boat where it is.
event-leaves-points = { $seat } leaves { benefit-movement } unused.

## The log: gaining and paying

event-gains = { $seat } gains { amount }.
event-loses-gain = { $unit ->
    [volume] { $seat } cannot go above 6 volume: { amount } lost.
    [melody] { $seat } is not singing: { amount } lost.
    [lyric] { $seat } is not singing: { amount } lost.
   *[other] The supply is short: { $seat } goes without { amount }.
}
event-pays = { $seat } pays { amount }.
event-pays-stones-melody = { $seat } pays { $number ->
    [one] { $number } acoustic stone as a melody
   *[other] { $number } acoustic stones as melodies
}.
event-pays-stones-lyric = { $seat } pays { $number ->
    [one] { $number } acoustic stone as a lyric
   *[other] { $number } acoustic stones as lyrics
}.
event-pays-melodies-lyric = { $seat } pays { $number ->
    [one] { $number } melody as a lyric
   *[other] { $number } melodies as lyrics
}.
event-drops = { $seat } has too many tokens and discards { amount }.
event-brags = { $seat } brags { $number ->
    [0] with no creature at all
    [one] with { $number } creature, which goes to the discard pile
   *[other] with { $number } creatures, which go to the discard pile
}.
event-shuffles = { $seat } shuffles { $number ->
    [one] { $number } card
   *[other] { $number } cards
} into a new deck.
event-takes-rune = { $seat } takes a rune off the dial ({ $quarter }).
event-rune-leaves = { $seat }'s rune leaves the game.
event-unlocks-bonus = { $seat }'s { $quarter } quarter has no runes left: its bonus is unlocked.
event-crests-leave = { $number ->
    [one] { $number } crest of { $seat } leaves
   *[other] { $number } crests of { $seat } leave
} the game.
event-takes-crests = { $seat } takes { $number ->
    [one] { $number } crest
   *[other] { $number } crests
} from { $seat2 }.

## The log: singing

event-sings = { $seat } sings at { $region }.
event-meets-muse = { $seat } has found the Muse.
event-muse-moves = The Muse moves on to { $region }.
event-uses = { $seat } uses “{ $card }”.
event-uses-lower = { $seat } uses the lower section of “{ $card }”.
event-converts = { $seat } converts with “{ $card }”.
event-muse-converts = { $seat } converts with “{ $muse }”.
event-impro-again = { $seat } uses “{ $card }” once more.
event-jams = { $seat } uses “{ $card }”, the top Impro at { $location }.
event-no-impro = { $seat } has no Impro to use again.
event-no-jam = { $seat } finds no Impro to use in the shops.
event-soothes = { $seat } soothes “{ $card }” at { $location }.
event-helps = { $seat } helps “{ $card }” at { $location } and puts a crest on it.
event-helped = { $seat } had helped “{ $card }”.
event-empty-pile = { $seat } finds an empty pile at { $location }.
event-buys = { $seat } buys “{ $card }” at { $location }.
event-market = The Market token moves one space: the price is { $number }.
event-shop-shuffled = The pile is shuffled at { $location }.
event-banks = { $seat } leaves a crest at the bank.
event-empties-bank = { $seat } takes all crests that lie at the bank.
event-performs = { $seat } performs at { $location }, space { $number }.
event-takes-fan = { $seat } takes a Fan onto the deck: “{ $card }”.
event-covers-reward = { $seat } covers space { $number } with the rune.
event-tells-legend = { $seat } tells a legend of level { $level } at { $location }.
event-boat-returns = { $seat } uses the boat: { $number ->
    [one] { $number } lyric
   *[other] { $number } lyrics
} less, and it goes back to the start of the river.
event-marks-legend = { $seat } puts a rune on “{ $legend }”.
event-busks = { $seat } earns coins at { $location }.
event-rings-motif = { $seat } activates a motif at { $location }.
event-plays-motif = { $seat } gains the bonus of “{ $motif }”.
event-motif-turns = The token “{ $motif }” turns to its gem side.
event-cashes-motifs = { $seat } cashes in { $number ->
    [one] { $number } Motif token that shows a gem
   *[other] { $number } Motif tokens that show a gem
}.
event-enters-tower = { $seat } climbs { $location }.
event-duels = { $seat } challenges { $seat2 }.
event-spends-crests = { $seat } spends { $number ->
    [one] { $number } opposing crest
   *[other] { $number } opposing crests
}.
event-uses-event = { $seat } uses the event “{ $event }”.
event-rune-on-reserve = { $seat } puts the rune on reserve { $number ->
    [1] I
   *[other] II
}.
event-ends-song = { $seat }'s song ends{ $number ->
    [0] { $number2 ->
        [0] {""}
        [one] : { $number2 } lyric is lost
       *[other] : { $number2 } lyrics are lost
    }
    [one] { $number2 ->
        [0] : { $number } melody is lost
        [one] : { $number } melody and { $number2 } lyric are lost
       *[other] : { $number } melody and { $number2 } lyrics are lost
    }
   *[other] { $number2 ->
        [0] : { $number } melodies are lost
        [one] : { $number } melodies and { $number2 } lyric are lost
       *[other] : { $number } melodies and { $number2 } lyrics are lost
    }
}.

## The log: resting

event-draws = { $seat } draws “{ $card }”.
event-draws-veiled = { $seat } draws a Skill card.
event-draws-known = { $seat } draws “{ $card }”, as everybody knew.
event-draws-impro = { $seat } draws an Impro, “{ $card }”: it goes into the song.
event-draws-creature = { $seat } draws a creature, “{ $card }”: it goes to the brag area.
event-draws-fan = { $seat } draws a Fan, “{ $card }”.

## The log: the Rival

event-rival-movement = The Rival's first card gives its moves: { $rival_card }.
event-rival-discard = Its second card gives { $number } volume and { $number2 } tempo.
event-rival-arrow = It sets off { $direction } from { $location }.
event-rival-passes = It passes { $location }, where its token { $number } lies.
event-rival-portal = It enters the { $cell }, comes out of the { $cell2 } and goes on { $direction }.
event-rival-turns-back = The road ends at { $location }: it turns back and goes { $direction }.
event-rival-stops = It stops at { $location }, which was empty, and puts token { $number } there.
event-rival-no-token = It has no token left: its arrow { $direction } is ignored.
event-rival-endless = It would go round for ever: back to { $location }, and from there to the nearest empty location.
event-rival-nearest = { $number ->
    [one] 1 road away: { $location }
   *[other] { $number } roads away: { $location }
}.
event-rival-stays = No location is empty: it stays at { $location } and puts no token down.
event-rival-dial = Its dial turns { $number ->
    [one] { $number } quarter
   *[other] { $number } quarters
}, to the { $quarter } one.
event-rival-passes-shelf = Its dial has passed the shelf: the song marker goes onto its discard pile.
event-rival-silent = It does not sing: its dial has not passed the shelf.
event-rival-sings = The song marker lies on its discard pile: the Rival sings.
event-rival-swan = In its swan song the Rival sings, whatever its dial shows.
event-rival-truce = It challenges nobody: “{ $event }”.
event-rival-reaches = { $number ->
    [0] Its pawn
   *[other] Its token { $number }
} at { $location } is beside { $region }: it challenges { $seat }.
event-rival-reaches-nobody = It challenges nobody: no bard is beside its pawn or a token.
event-no-crest-to-take = { $seat } has no crest left on the track: nothing is taken.
event-challenge-shows = A new Challenge card is turned up: “{ $challenge }”.
event-takes-easy-challenge = { $seat } takes up “{ $challenge }”, the Easy challenge.
event-takes-hard-challenge = { $seat } takes up “{ $challenge }”, the Hard challenge.
event-rival-activates = Token { $number }, { $location }: column { $number2 ->
    [1] 1, for Act II has not begun
   *[other] 2, for Act I is over
}.
event-rival-empty-pile = The pile is empty at { $location }.
event-rival-helps = There is no crest on “{ $card }”: the Rival helps and puts one there.
event-rival-soothes = { $number2 ->
    [1] { $number ->
        [0] The Rival has no crest left to help with, so it soothes “{ $card }”
        [one] There is a crest on “{ $card }”, so the Rival soothes it
       *[other] There are { $number } crests on “{ $card }”, so the Rival soothes it
    }
   *[other] In column 2 the Rival always soothes: “{ $card }”
}; the card goes to its score pile.
event-rival-buys = The Rival takes the top card at { $location }, “{ $card }”, to its score pile.
event-rival-banks = No player's crest lies at the bank: it leaves one of its own there and gains the price, { $number }, less 1 in gems.
event-rival-no-crest = No player's crest lies at the bank, and it has none to leave: it gains nothing.
event-rival-fan = The Rival takes a Fan to its score pile: “{ $card }”.
event-rival-no-fan = There is no Fan left: it takes a gem instead.
event-rival-reward = { $number ->
    [one] One space is visible: it takes space { $number3 }
   *[other] { $number } spaces are visible: it takes { $number2 ->
        [1] the one with the fewest gems
       *[other] the one with the second fewest gems
    }, space { $number3 }
}.
event-rival-no-space = No space is visible at { $location }: it gains 4 gems.
event-rival-covers = It covers space { $number } with a rune at { $location }.
event-rival-no-rune = It has no rune left to put down.
event-rival-legend = Its runes on Legends of level I, II and III: { $number }, { $number2 }, { $number3 }. It takes level { $level }.
event-rival-legends-full = No Legend can take a rune: it gains 3 gems.
event-rival-counts-motifs = Motif tokens that show a gem: { $number }; it needs { $number2 }.
event-rival-motif = Too few: it counts to token { $number }, “{ $motif }”.
event-rival-turns-motif = “{ $motif }” shows its bonus: the token is turned to its gem side, without effect.
event-rival-tower = Its volume is { $number }; it pays { $number2 } for a gem, as often as it can.
event-rival-removes = { $number ->
    [0] Easy level: a card with two arrows that count
    [1] Medium level: a card drawn at random
   *[2] Hard level: a card with one arrow that counts
} leaves its Movement pile, { $rival_card }.
event-rival-removes-other = { $number ->
    [0] Easy level: no card with two arrows that count is left
   *[2] Hard level: no card with one arrow that counts is left
} in its Movement pile; another one leaves it, { $rival_card }.
event-rival-shuffles = Its { $number } other cards are shuffled into a new deck.

## The log: final scoring

event-legend-met = “{ $legend }”: { $measure }, { $number } (at least { $number2 }); { $seat } scores { $number3 } VP.
event-legend-missed = “{ $legend }”: nobody reaches { $number } ({ $measure }).
event-rival-scores-legend = “{ $legend }” carries a rune: the Rival scores { $number } VP.
event-challenge-met = “{ $challenge }”: { $measure }, { $number } (at least { $number2 }); { $seat } scores { $number3 } VP.
event-challenge-missed = “{ $challenge }”: { $measure }, only { $number } of { $number2 }; { $seat } scores { $number3 } VP.

## The end

source-gems = Green gems
source-track = Crest track
source-cards = Cards
source-legends = Legends
source-challenges = Challenges
source-muse = Muse
source-held = Crests held
reason-points = The most victory points.
reason-tokens = A tie; more coins and bardic stones.
reason-shared = A perfect tie: points, coins and stones.
reason-solo-points = The higher score wins.
reason-rival-tie = A tie: a player needs more points than the Rival.

## Why not

why-bard-taken = { $seat } already plays { $bard }.
why-bard-in-box = This match does not use the box of { $bard }.
why-muse-not-dealt = You were not dealt “{ $muse }”.
why-not-in-hand = “{ $card }” is not in your hand.
why-at-least-one-quarter = The dial must turn by at least one quarter.
why-not-shown = That is neither of the two: { $benefit }.
why-already-there = Your bard is already at { $region }.
why-too-far = { $region } is { $number ->
    [one] { $number } step
   *[other] { $number } steps
} away; you have { $number2 ->
    [one] { $number2 } movement point
   *[other] { $number2 } movement points
}.
why-boat-frozen = While “{ $event }” lasts, boats do not move.
why-river-ends = Your boat is on the last space of the river.
why-not-in-song = “{ $card }” is not in your song.
why-only-conversions = “{ $card }” has nothing but conversions here.
why-section-used = You have already used this section of “{ $card }” in this song.
why-too-few-sections = Fewer than two free sections are left to use.
why-no-lower-section = “{ $card }” has no lower section.
why-too-little-volume = That costs { $number } volume; you have { $number2 }.
why-converted = The conversion of “{ $card }” is used up.
why-cannot-pay-conversion = “{ $card }” asks for { amount }; you have { $number2 } to pay with.
why-no-such-conversion = “{ $card }” has no conversion for that: { $benefit }.
why-another-activated = “{ $card }” is being activated now, and no other card.
why-mix-of-two = The Muse gives 2 melodies or lyrics in all.
why-not-so-many-stones = Here you can pay { $number } to { $number2 } acoustic stones.
why-not-your-muse = “{ $muse }” is not your Muse.
why-muse-converts-nothing = “{ $muse }” has no conversion.
why-muse-converted = You have already used “{ $muse }” in this song.
why-cannot-pay-muse = “{ $muse }” asks for { amount }; you have { $number2 } to pay with.
why-not-adjacent = { $location } is not beside { $region }, where your bard stands.
why-activated = You have already used { $location } in this song.
why-no-creature-place = No creature lives at { $location }.
why-lair-empty = No creature is left at { $location }.
why-creature-dealt-with = You have already dealt with the creature at { $location } in this song.
why-too-few-range = To reach { $location } you need { $number ->
    [one] { $number } range stone
   *[other] { $number } range stones
}; you have { $number2 }.
why-too-few-range-duel = To reach { $seat } you need { $number ->
    [one] { $number } range stone
   *[other] { $number } range stones
}; you have { $number2 }.
why-helped-before = Your crest is already on “{ $card }”.
why-no-crest = You have no crest left on your track.
why-too-few-melodies = That costs { $number ->
    [one] { $number } melody
   *[other] { $number } melodies
}; you have { $number2 }{ with-stones }.
why-too-few-lyrics = That costs { $number ->
    [one] { $number } lyric
   *[other] { $number } lyrics
}; you have { $number2 }{ with-stones }.
why-no-pile-there = There is no pile of cards at { $location }.
why-pile-not-empty = There are cards left at { $location }.
why-too-few-coins = That costs { $number ->
    [one] { $number } coin
   *[other] { $number } coins
}; you have { $number2 }.
why-no-shop = Nothing is sold at { $location }.
why-not-for-sale = “{ $card }” is not for sale at { $location }.
why-bank-without-crests = No crest lies at the bank.
why-no-stage = Nobody performs at { $location }.
why-no-such-space = The spaces at { $location } are counted from 1 to { $number }.
why-no-rune = You have no rune left on your dial.
why-space-covered = Space { $number } at { $location } is covered by a rune of { $seat }.
why-no-hearth = No legends are told at { $location }.
why-legend-pile-empty = No Legend of level { $level } is left in the pile.
why-no-discount = Your boat is on a space without a discount.
why-no-coins-there = No coins are earned at { $location }.
why-no-motif-there = No motif is activated at { $location }.
why-no-volume-there = No volume is spent at { $location }.
why-cannot-pay-place = { $location } asks for { amount }; you have { $number2 } to pay with.
why-no-effect = It would have no effect now.
why-duel-self = You need an opponent, not yourself.
why-side-absent = Nobody plays this colour: { $seat }.
why-truce = While “{ $event }” lasts, nobody is challenged.
why-duelled = You have already challenged { $seat } in this song.
why-no-crest-left = { $seat } has no crest left on the track.
why-too-few-crests = That takes { $number ->
    [one] { $number } opposing crest
   *[other] { $number } opposing crests
}; you have { $number2 }.
why-event-absent = “{ $event }” is not an event of this match.
why-event-inactive = “{ $event }” is not active now.
why-event-not-used = “{ $event }” is not an event that players use.
why-event-used = You have already used “{ $event }”.
why-nothing-to-brag = Your brag area is empty: “{ $event }” needs a creature there.
why-cannot-pay-event = “{ $event }” asks for { amount }; you have { $number2 } to pay with.
why-no-rune-there = No rune is left in that quarter: { $quarter }.
why-legend-marked = “{ $legend }” already carries a rune of { $seat }.
why-legend-not-open = “{ $legend }” is not an open Legend of this level.
why-motif-absent = “{ $motif }” is not on the motif track.
why-motif-played = You are gaining the bonus of “{ $motif }”: the token turns after it.
why-motif-turned = “{ $motif }” already shows its gem side.
why-no-motif-gem = No Motif token shows a gem.
why-impro-repeats = “{ $card }” activates an Impro itself and cannot be chosen.
why-no-impro-there = “{ $card }” is not an Impro of your song.
why-no-impro-shop = No Impros are sold at { $location }.
why-shop-empty = No card is left at { $location }.
why-impro-jams = The top card at { $location } uses an Impro of a shop itself and cannot be chosen.
why-no-such-token = You have none of these: { $token }.
why-challenge-closed = “{ $challenge }” already has a crest.
why-challenge-hidden = “{ $challenge }” has not been turned up.
why-token-there = The Rival's token { $number } lies at { $location }.
why-not-nearest = { $location } is { $number ->
    [one] { $number } road
   *[other] { $number } roads
} away; the nearest empty location is { $number2 ->
    [one] { $number2 } road
   *[other] { $number2 } roads
} away.

## What lists call modes, levels and settings

tagline = Compose a song, walk through the grove, and sing so that creatures fall asleep and crowds wake up.
mode-standard = standard game
mode-solo = solo against the Rival
mode-rival = with the Rival at the table
level-easy = easy
level-medium = medium
level-hard = hard
setting-content = boxes in use
setting-content-base = base set only
setting-content-seasons = all four seasons
setting-content-everything = everything, with the Muses
setting-content-ticked = the boxes ticked below
setting-spring = Spring box
setting-spring-no = stays closed
setting-spring-yes = in use
setting-summer = Summer box
setting-summer-no = stays closed
setting-summer-yes = in use
setting-autumn = Autumn box
setting-autumn-no = stays closed
setting-autumn-yes = in use
setting-winter = Winter box
setting-winter-no = stays closed
setting-winter-yes = in use
setting-muse = Muse box
setting-muse-no = stays closed
setting-muse-yes = in use
setting-events = events of the two acts
setting-events-any = drawn either way
setting-events-one_season = both of one season
setting-events-two_seasons = of two seasons in a row
setting-season = season of Act I
setting-season-any = drawn at random
setting-season-spring = Spring
setting-season-summer = Summer
setting-season-autumn = Autumn
setting-season-winter = Winter
setting-act1 = event of Act I
setting-act1-drawn = drawn at random
setting-act1-budding_feast = Budding Feast
setting-act1-great_spring_fair = Great Spring Fair
setting-act1-petal_rain = Petal Rain
setting-act1-young_talent_contest = Young Talent Contest
setting-act1-solstice_festival = Solstice Festival
setting-act1-white_nights = White Nights
setting-act1-battle_of_the_bands = Battle of the Bands
setting-act1-heatwave = Heatwave
setting-act1-grape_harvest = Grape Harvest
setting-act1-dissonant_mists = Dissonant Mists
setting-act1-masked_ball = Masked Ball
setting-act1-fireside_tales = Fireside Tales
setting-act1-frozen_river = Frozen River
setting-act1-winter_bonfires = Winter Bonfires
setting-act1-deep_chill = Deep Chill
setting-act1-new_years_concert = New Year's Concert
setting-act1-sowing = Sowing
setting-act1-egg_hunt = Egg Hunt
setting-act1-midsummer_fires = Midsummer Fires
setting-act1-night_market = Night Market
setting-act1-flight_of_the_geese = Flight of the Geese
setting-act1-pumpkin_contest = Pumpkin Contest
setting-act1-winter_truce = Winter Truce
setting-act1-great_stocktaking = Great Stocktaking
setting-act2 = event of Act II
setting-act2-drawn = drawn at random
setting-act2-budding_feast = Budding Feast
setting-act2-great_spring_fair = Great Spring Fair
setting-act2-petal_rain = Petal Rain
setting-act2-young_talent_contest = Young Talent Contest
setting-act2-solstice_festival = Solstice Festival
setting-act2-white_nights = White Nights
setting-act2-battle_of_the_bands = Battle of the Bands
setting-act2-heatwave = Heatwave
setting-act2-grape_harvest = Grape Harvest
setting-act2-dissonant_mists = Dissonant Mists
setting-act2-masked_ball = Masked Ball
setting-act2-fireside_tales = Fireside Tales
setting-act2-frozen_river = Frozen River
setting-act2-winter_bonfires = Winter Bonfires
setting-act2-deep_chill = Deep Chill
setting-act2-new_years_concert = New Year's Concert
setting-act2-sowing = Sowing
setting-act2-egg_hunt = Egg Hunt
setting-act2-midsummer_fires = Midsummer Fires
setting-act2-night_market = Night Market
setting-act2-flight_of_the_geese = Flight of the Geese
setting-act2-pumpkin_contest = Pumpkin Contest
setting-act2-winter_truce = Winter Truce
setting-act2-great_stocktaking = Great Stocktaking
setting-bards = bards
setting-bards-chosen = chosen in turn
setting-bards-dealt = dealt at random
setting-first = who goes first
setting-first-random = at random
setting-first-1 = seat 1
setting-first-2 = seat 2
setting-first-3 = seat 3
setting-first-4 = seat 4
setting-gentle_easy = gentle easy level
setting-gentle_easy-no = off
setting-gentle_easy-yes = each player starts with a coin and two stones

# The families of pieces, as the lab's reports call them
family-card = Cards
family-legend = Legends
family-event = Events
family-motif = Motifs
family-muse = Muses
family-bard = Bards
family-challenge = Challenges
family-rival_card = Rival cards
family-cell = Places of the grove
family-benefit = Benefits

## The campaign

page-all-open = { $number ->
    [one] { $number } game played
   *[other] { $number } games played
}: all boxes are open.
page-next-boxes = No game played yet; all four season boxes open after the next game.
page-next-box = { $number ->
    [0] No game played yet
    [one] { $number } game played
   *[other] { $number } games played
}; the { $box } box opens after { $number2 ->
    [one] the next game
   *[other] { $number2 } more games
}.
page-game-won = Game { $number }: { $bard } wins with { $number2 } VP.
page-game-shared = Game { $number }: a shared victory with { $number2 } VP.
page-game-rival = Game { $number }: the Rival wins with { $number2 } VP.
page-opens = The { $box } box opens.
page-box-open = open
page-box-closed = closed, opens after game { $number }
zone-boxes = Boxes
setting-procedure = how boxes open
setting-procedure-express = express: all open after 2 games
setting-procedure-normal = normal: one season a game, all open after 5 games
setting-procedure-late = late: two games a season, all open after 10 games

### The table: zones, symbols on it, where the match stands

## Zones

page-grove = Grove
page-legends = Legends and board
page-shops = Shops
zone-grove = The grove
zone-choosing = To choose from
zone-events = Events
zone-motifs = Motifs
zone-river = River of legends
zone-market = Market
zone-supply-acoustic = Acoustic stones left
zone-supply-range = Range stones left
zone-legends-1 = Legends I
zone-legends-2 = Legends II
zone-legends-3 = Legends III
zone-shop = Shop: { $location }
zone-fans = Fans
zone-hand = Hand
zone-song = Song
zone-dial = Tempo dial
zone-melodies = Melodies
zone-lyrics = Lyrics
zone-volume = Volume
zone-coins = Coins
zone-acoustic = Acoustic stones
zone-range = Range stones
zone-gems = Gems
zone-held = Opposing crests
zone-crest-track = Crest track
zone-brag = Brag area
zone-bard = Bard
zone-muse = Muse
zone-challenges = Challenges
zone-deck = Deck
zone-discard = Discard pile
zone-rival-movement = Movement pile
zone-rival-discard = Rival's discard pile
zone-rival-dial = Rival's dial
zone-rival-volume = Volume
zone-rival-gems = Gems
zone-rival-tokens = Rival tokens left
zone-rival-runes = Runes left
zone-rival-held = Your crests it holds
zone-rival-crests = Rival's crests
zone-rival-score = Score pile
zone-rival-deck = Solo deck

## Signs of the sides

sign-seat-0 = B
sign-seat-1 = Y
sign-seat-2 = R
sign-seat-3 = P
sign-seat-4 = X

## Where the match stands, and what comes

status-over = The last song has been sung
status-setup = Setting up
status-act-0 = Act I
status-act-1 = Act II
phase-1 = Compose
phase-2 = Sing
phase-3 = Rest
phase-4 = between two turns
phase-rival = turn of the Rival
clock-first = reserve I: { $number } gems, II: { $number2 }
clock-first-soon = { $number ->
    [one] { $number } gem
   *[other] { $number } gems
} left in reserve I: Act II after the turn that empties it
clock-act-2 = Reserve I is empty: Act II after this turn ({ $number } gems in reserve II)
clock-second = { $number } gems in reserve II
clock-second-soon = { $number ->
    [one] { $number } gem
   *[other] { $number } gems
} left in reserve II: 2 more for whoever empties it on their turn, then swan songs
clock-end = Reserve II is empty, { $seat } has taken { $number } more: after this turn a swan song for everybody else
clock-swan = Swan song of { $seat }, { $number ->
    [0] then final scoring
    [one] then one more, then final scoring
   *[other] then { $number } more, then final scoring
}
clock-final = Final scoring

## Marks and notes

mark-region = region
mark-reserve-place = reserve
mark-place-0 = creature
mark-place-1 = Skill shop
mark-place-2 = Impro shop
mark-place-3 = bank
mark-place-4 = performance
mark-place-5 = legend
mark-place-6 = coins
mark-place-7 = volume
mark-place-8 = motif
sign-place-0 = Cr
sign-place-1 = Sk
sign-place-2 = Im
sign-place-3 = Ba
sign-place-4 = Pe
sign-place-5 = Le
sign-place-6 = ¤
sign-place-7 = ◄
sign-place-8 = ♫
mark-portal-0 = amber portal
mark-portal-1 = violet portal
sign-portal-0 = am
sign-portal-1 = vi
mark-bard = bard of { $seat }
mark-rival = the Rival
mark-muse-pawn = the Muse: whoever sings here gains 2 melodies or lyrics
mark-soothe = soothe: { $number ->
    [one] { $number } melody
   *[other] { $number } melodies
}
mark-crest = { $number ->
    [one] crest
   *[other] { $number } crests
} of { $seat }
mark-rune = rune of { $seat }
mark-rune-reward = space { $number } has a rune of { $seat }
mark-rune-event = { $seat } has used this event
mark-rival-token = Rival token { $number }
mark-reserve = { $number ->
    [one] { $number } gem
   *[other] { $number } gems
} left
mark-event-active = active now
mark-event-waiting = to come in Act II
mark-event-finished = over
mark-boat = boat of { $seat }, space { $number }
mark-discount = { $number ->
    [one] { $number } lyric
   *[other] { $number } lyrics
} less for a Legend; the boat then goes back
mark-market = Market token
mark-price = { $number } coins
mark-thing-melody = melodies
mark-thing-lyric = lyrics
mark-thing-volume = volume, 0 to 6
mark-thing-coin = coins
mark-thing-acoustic = acoustic stones
mark-thing-range = range stones
mark-thing-gem = green gems
mark-pile = { $number } in the pile
mark-progress = you have { $number } of { $number2 }
mark-ready = song marker on the Instrument: you sing this turn
mark-used = used
mark-used-lower = lower section used
mark-dial-rune = rune
mark-shelf = song marker on its shelf: whoever passes from here to upper right sings
mark-held = opposing crests
mark-own-crest = crest of { $seat }
mark-defence = 1 melody more to challenge this bard
mark-track-gem = blue gem: 1 VP
mark-taken = taken up: { $difficulty }
mark-rival-tokens = Rival tokens
mark-rival-runes = runes
note-lair = { $card }: { $number ->
    [one] { $number } melody
   *[other] { $number } melodies
} to soothe it now; { $number2 ->
    [0] it is the last
    [one] one more below it, a boss
   *[other] { $number2 } more below it, the last a boss
}
note-lair-empty = Nobody left here: { $number } melodies for 1 gem
note-bank = { $number } coins for a crest
note-market = price { $number }
note-shop = top card { $number }, others { $number2 } coins
note-shop-empty = empty: 1 gem for { $number } coins
note-will-sing = you sing this turn
note-song-in = { $number ->
    [one] in 1 quarter
   *[other] in { $number } quarters
}
note-quarters = { $number ->
    [one] sings in 1 quarter
   *[other] sings in { $number } quarters
}
note-rival-sings = the Rival sings this turn
note-defence = defence { $number }
text-around = Around it: { $places }
text-crossing = Crossing
text-leads = leads to { $place }
text-reserve-0 = Gems of Act I: when it is empty, Act II starts after the turn.
text-reserve-1 = Gems of Act II: whoever empties it takes 2 more, and all others have a swan song.

## What an option would bring

preview-cost = Costs { $text }
preview-free = Costs nothing
preview-gives = Gives { $text }
preview-nothing = Gives nothing now
preview-boat = Your boat { $number ->
    [0] cannot move
    [one] moves 1 space
   *[other] moves { $number } spaces
}
preview-each = { $number } times: { $text }
preview-lost = { $text } of it would be lost
preview-song = In the song: { $text }
preview-discard = Discarded, { $card } gives { $text }
preview-stops = The dial stops { $quarter }: { $number ->
    [one] { $number } movement point
   *[other] { $number } movement points
}
preview-bonus = Bonus of the quarter: { $text }
preview-passes = It passes the shelf: you sing this turn
preview-sings = You sing this turn
preview-silent = No song this turn; then { $number ->
    [one] 1 quarter is missing
   *[other] { $number } quarters are missing
}
preview-dial = The dial stands { $quarter }
preview-next-song = It passes the shelf: you will sing in your next turn
preview-walk = { $number ->
    [one] { $number } step
   *[other] { $number } steps
}, { $number2 ->
    [0] no points left
    [one] 1 point left
   *[other] { $number2 } points left
}
preview-sail = The boat is then on space { $number }: { $number2 ->
    [0] no discount yet
    [one] 1 lyric less for a Legend
   *[other] { $number2 } lyrics less for a Legend
}
preview-times = { $number ->
    [one] once more
   *[other] { $number } more times
}
preview-empties-1 = Empties reserve I: Act II after this turn
preview-empties-2 = Empties reserve II: { $number } more gems for you, then swan songs
preview-creature = “{ $card }” comes into your brag area{ $number ->
    [0] {""}
    [one] , 1 blue gem
   *[other] , { $number } blue gems
}
preview-helper = { $seat } has helped: the same benefits there, and that crest for you
preview-helper-rival = { $seat } has helped: { $number ->
    [0] nothing for it
    [one] 1 gem for it
   *[other] { $number } gems for it
}, and that crest for you
preview-crest = 1 crest of your track
preview-help = Soothing “{ $card }” costs { $number ->
    [one] { $number } melody
   *[other] { $number } melodies
} then
preview-help-shared = When another bard soothes it, you gain the same benefits
preview-help-rival = { $seat } soothes every creature with a crest that it comes to
preview-place = { $place }: { $price } → { $text }
preview-place-empty = { $place }: nothing left
called-convert = “{ $card }”: { $text }
preview-track-gem = Your crest track then shows a further blue gem
preview-defence = Challenging you then costs { $number ->
    [one] { $number } melody
   *[other] { $number } melodies
}
preview-blue = { $number ->
    [one] 1 blue gem
   *[other] { $number } blue gems
}
preview-shuffled = The pile is then shuffled
preview-market = The market then shows { $number }
preview-crests = Brings { $number ->
    [one] 1 crest
   *[other] { $number } crests
} of { $seat }
preview-rune = 1 rune of your dial
preview-fan = And the top Fan card, onto your deck
preview-boat-back = The boat goes back from space { $number } to 0
preview-rival-scores = The Rival scores { $number } VP for it at the end
preview-points = { $number } VP for everybody who meets it at the end
preview-met = { $seat }: { $number } of { $number2 }, met
preview-unmet = { $seat }: { $number } of { $number2 }
preview-spends = Costs { $number ->
    [one] 1 opposing crest
   *[other] { $number } opposing crests
}, you hold { $number2 }
preview-rune-left = One rune stays there; without it this quarter will also give: { $text }
preview-unlocks = Unlocks its bonus: { $text }
preview-reached = Now { $number }; { $number2 } needed
preview-challenge = { $number } VP for you if you meet it at the end, otherwise for { $seat }
warns-points = { $number ->
    [one] 1 movement point is lost
   *[other] { $number } movement points are lost
}
warns-pool = { $text } would be lost
warns-unused = { $number ->
    [one] 1 card of your song is unused
   *[other] { $number } cards of your song are unused
}

# -- what is wrong with a pack or a set-up

expected-conversions-differ = conversions that differ in the first thing they give, which has a name
expected-no-options = no options here
expected-no-conversions = no conversions here
expected-no-impros = no IMPRO forms here
expected-conversion = a conversion such as V2=>L1 x1, with x1, x2 or xinf
expected-stones = at most { $count } stones of any kind
expected-two-options = two options of different kinds
expected-per = melodies or lyrics per skill or per impro
expected-some-verb = at least one of { $known }
expected-one-verb = exactly one of { $known }
expected-measured = { $verb } { $form }, with a measure such as fans and numbers
expected-numbers = numbers of at least 1
expected-alone = { $verb } with nothing else
expected-with-number = { $verb } with a number
expected-with-effect = { $verb } with an effect such as C1
expected-own-id = an id that no card of { $file } has
found-neither = neither
found-both = both
expected-owner = a bard for a basic card, a box for an advanced one
expected-blue = 1 on an advanced card, 0 on a basic one
expected-of-each-bard = { $count } of each bard
expected-in-box = { $count } in that box
expected-effect = an effect
expected-lower = a volume cost with a lower section, or neither
expected-discard-line = volume if any, then tempo of at least 1, then the rest
expected-creature-blue = { $count } on a boss, 1 or 2 on a small creature
expected-soothe = { $count } or more for a boss, less for a small one
expected-list = exactly { $list }
expected-open-measure = a measure that is not only for Challenge cards
expected-one-conversion = at most one conversion
expected-season-box = base or { $season }, its season
expected-events = { $base } of each season in base and { $box } in its own box
expected-arrows = one arrow, or two different ones
expected-bottom = tempo, and volume before it if any
expected-own-crossing = a crossing of its own; { $other } lies there
expected-edge = the edge of the map at which its crossing lies, not at a corner
expected-rewards = { $count } reward spaces at a performance location, else none
expected-rising = rising lyrics and gems
expected-of-kind = { $count } of this kind
expected-coins = melodies or lyrics for coins, x1
expected-motif = melodies or lyrics for MOTIF, x1
expected-volume = volume for BRAG, for coins and for range stones, xinf
expected-no-conversion = none at this kind of location
expected-lairs = two creature locations
expected-location = a location
expected-bonus = one of C1, A1, MV1, V1, or more of it
expected-values = { $count } values that never fall
expected-place = a place on the drawing for it
expected-thing-on-map = a region, a location, a portal or a reserve
setting-chosen = “{ $name }: { $value }” ({ $key })
error-gentle = { $gentle } needs the level easy, not { $level }
error-ticked = { $box } needs { $needed }, not { $content }
error-first = first={ $first } needs seat { $first }; there { $players ->
    [one] is one seat
   *[other] are { $players } seats
}
error-both-events = { $first } and { $second }: two events are expected, or both drawn
error-events-set = { $setting } contradicts { $event }: leave one of them out
error-event-boxed = { $event } comes with the { $box }, which { $content } leaves out
error-event-pair = { $first } and { $second }: two events of one season are expected, or of a season and the one that follows it
error-bard-boxed = { $bard } comes with the { $box }, which this match does not use: choose another bard, or other boxes
error-campaign-decides = { $setting }={ $value }: in a campaign its opened boxes and its events decide that
error-muse-closed = muse=yes: the Muse box of this campaign is still closed
