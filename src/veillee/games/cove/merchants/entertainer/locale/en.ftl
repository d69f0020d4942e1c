# The Entertainer in English.

## Content

text-upper = Song: { $text }
text-lower = For { $price }: { $text }
text-discard = Discard: { $text }
count-volume = { $number } volume
count-stone = { $number ->
    [one] { $number } acoustic stone
   *[other] { $number } acoustic stones
}
count-movement = { $number } movement more
mark-crest = Crest
mark-rune = Rune
mark-gem = Blue gem
mark-per-skill = for each skill card in the song area
mark-per-fan = for each fan
mark-per-rune = for each rune on a clan hall

impro-skill = 1 { $kind } icon per skill card in your song area.
impro-movement = Your movement value is { $number } higher for this song.
impro-fan = 1 { $kind } icon per fan (maximum { $number }).
impro-rune = 1 { $kind } icon per rune placed on a clan hall.
brag-icons = { count-icons } for this song
brag-gold = gain { $number } gold
brag-stone = gain { count-stone }
brag-uncorrupt = discard up to { $number } of your corruption cards
brag-corrupt = take { count-corruption }

instrument-front = Take 1 corruption card to turn the tempo dial 1 quarter more or less.
instrument-back = { $number } volume: brag. 1 acoustic stone: { $number2 } clan icons of one colour.

sing-pier = Sing to one clan on this pier, then buy 1 card if you like.
sing-square = Place 1 crest on a townsfolk card (cost in clan icons: { $number }).
sing-hall = Place 1 rune here (cost in { $kind } icons: more than { $number }).
sing-isle = Sing to the boats at sea on one side, one clan after another.

merchant-entertainer = Sings for gold: plays cards into a song, turns the tempo dial and performs on piers, squares and halls.
aid-song = The Entertainer
aid-song-1 = Composition: play a card into the song, discard another; its hourglasses turn the dial and give volume.
aid-song-2 = If the dial passes the shelf: sing at one location and at as many others as the quarter says.
aid-song-3 = Pier: icons × adventurers = gold, then buy a card. Grand Square: a crest. Hall: a rune. Dragon Isle: boats at sea, with a rune in the clan's hall.
aid-song-4 = Pause: advance by the hourglasses discarded, clear the song, draw up to the hand limit.
zone-hand = Hand
zone-song = Song
zone-dial = Tempo dial
zone-volume = Volume
zone-brag = Brag area
zone-crests = Crests placed
zone-crest-track = Crest track
zone-stones = Acoustic stones
zone-fans = Fans beside the board
zone-skill-pile = Skill cards for sale
zone-impro-pile = Impro cards for sale
zone-creature-pile = Creatures on Dragon Isle
zone-deck = Draw pile
zone-discard = Discard pile
title-stone = Acoustic stone
mark-bard = { $seat } sings here
mark-rune-there = A rune of the Entertainer
mark-spent = spent in this song
mark-stones = Acoustic stones
mark-movement = { $number ->
    [one] { $number } further location
   *[other] { $number } further locations
}
mark-shelf = The song marker on its shelf
mark-volume-held = Volume
mark-crests-placed = Crests placed
mark-listeners = { $number ->
    [one] { $number } listener
   *[other] { $number } listeners
}
mark-gives-icons = gives { $number ->
    [one] { $number } icon
   *[other] { $number } icons
} now
note-hand-limit = hand limit { $number }
note-card-price = { $number } gold each
note-quarters = { $number ->
    [one] { $number } quarter
   *[other] { $number } quarters
} to the song

## Questions

ask-play = Which card joins your song?
ask-discard = Which card do you discard? It turns the dial and gives volume.
ask-turn = The card turns the dial by { $number ->
    [one] { $number } quarter
   *[other] { $number } quarters
}. Do you take 1 corruption card to turn it further, or less?
ask-first-place = Your song begins: where do you sing first?
ask-at-place = You are at { $place }, with { $number ->
    [one] { $number } move
   *[other] { $number } moves
} left. What do you do?
ask-sing = To which clan do you sing here?
ask-spend = Which icons do you use? { $number2 ->
    [0] So far { $number }
   *[other] So far { $number } of { $number2 }
}.
ask-buy = Do you buy a card for { $number } gold?
ask-court = Who becomes your fan, for { $number ->
    [one] { $number } clan icon
   *[other] { $number } clan icons
}?
ask-side = To the boats at sea of which side do you sing?
ask-sing-isle = To which clan do you sing next?
ask-tame = Which creature follows you?
ask-show = Which creature do you brag with next?
ask-swan = The market opens: do you sing a swan song first?

## Answers

option-play = Put “{ $card }” into the song
option-discard = Discard “{ $card }”
option-turn = Turn { $turning }
option-go = Go to { $place }
option-act = Perform here
option-brag = Brag with your creatures
option-end_song = End the song
option-sing = Sing to the { $audience }
option-silent = Sing to nobody
option-use = Use { $source }
option-buy = Buy “{ $card }”
option-no_card = Buy no card
option-court = Put a crest on { $townsfolk }
option-side = { $side }
option-stop = Stop singing here
option-tame = Tame “{ $card }”
option-show = Brag with “{ $card }”
option-swan = Sing a swan song
option-no_swan = Do without a swan song
group-play = Hand
group-discard = Hand
group-turn = Tempo dial
group-go = Move on
group-act = Here
group-brag = Brag
group-end_song = Otherwise
group-sing = Audience
group-silent = Otherwise
group-use = Icons
group-buy = Cards for sale
group-no_card = Otherwise
group-court = Grand Square
group-side = Sides
group-stop = Otherwise
group-tame = Creatures
group-show = Creatures
group-swan = Swan song
group-no_swan = Otherwise

## What an answer would bring

preview-costs-volume = Costs { $number } volume
preview-volume = { $number } more volume
preview-discards = Your other card, “{ $card }”, is discarded
preview-song = The dial passes the shelf: you sing this turn, and may go on to { $number ->
    [one] { $number } further location
   *[other] { $number } further locations
}
preview-no-song = No song yet: { $number ->
    [one] { $number } quarter is
   *[other] { $number } quarters are
} missing
preview-reach = You can reach { $number }
preview-rune-there = Your rune is here already
preview-needs-rune = Needs a rune in a clan hall
preview-sings = { $clan }: up to { $number ->
    [one] { $number } icon
   *[other] { $number } icons
} × { $number2 ->
    [one] { $number2 } listener
   *[other] { $number2 } listeners
} = { $number3 } gold
preview-nobody-listens = Nobody here would listen to what you have
preview-card-price = A card costs { $number } gold here
preview-side = On { $side }: up to { $number } gold
preview-icons-lost = { $number ->
    [0] Nothing is lost
    [one] { $number } source of icons that you could still use is lost
   *[other] { $number } sources of icons that you could still use are lost
}
preview-swan = You may visit { $number } { $number ->
    [one] location
   *[other] locations
}, { $number2 ->
    [0] without icons
    [one] with { $number2 } source of icons
   *[other] with { $number2 } sources of icons
}
preview-last-song = That was the last chance to sing
preview-song-stays = Your song area stays as it is for the next day
preview-icons-given = Gives { $number ->
    [one] { $number } icon
   *[other] { $number } icons
}
preview-sum = In all { $number } × { $number2 ->
    [one] { $number2 } listener
   *[other] { $number2 } listeners
} = { $number3 } gold
preview-paid = In all { $number } of { $number2 } icons
preview-excess = { $number } more than needed: lost
preview-on-top = It goes on top of your draw pile
preview-hand-limit = Your hand limit becomes { $number }

## The log

event-composes = { $seat } puts “{ $card }” into the song.
event-discards = { $seat } discards “{ $card }”.
event-turns-dial = { $seat }'s tempo dial turns by { $number ->
    [one] { $number } quarter
   *[other] { $number } quarters
}: { $quarter }.
event-gains-volume = { $number ->
    [0] { $seat } gains no volume: it stays at { $number2 }.
   *[other] { $seat } gains { $number } volume: it is { $number2 } now.
}
event-passes-shelf = { $seat }'s dial has passed the shelf: there will be a song.
event-song = { $seat } sings, and may go on to { $number ->
    [one] { $number } further location
   *[other] { $number } further locations
}.
event-swan-song = { $seat } sings a swan song, and may go on to { $number ->
    [one] { $number } further location
   *[other] { $number } further locations
}.
event-goes = { $seat } goes to { $place }.
event-spends = { $seat } uses { $source }: { $number ->
    [one] { $number } icon
   *[other] { $number } icons
}.
event-sings = { $seat } sings to the { $clan }: { $number ->
    [one] { $number } icon
   *[other] { $number } icons
} × { $number2 ->
    [one] { $number2 } listener
   *[other] { $number2 } listeners
} = { $number3 } gold.
event-buys = { $seat } buys “{ $card }” and puts it on the draw pile.
event-wins-fan = { $seat } puts crest { $number } on { $townsfolk }: a new fan.
event-places-rune = { $seat } places a rune in the hall of the { $clan }; cards now cost { $number } gold.
event-tames = { $seat } tames “{ $card }”, which joins the brag area.
event-brags = { $seat } brags with { $number ->
    [one] { $number } creature
   *[other] { $number } creatures
}.
event-shows = { $seat } shows “{ $card }”.
event-gains-stone = { $seat } gains { $number ->
    [one] { $number } acoustic stone
   *[other] { $number } acoustic stones
}.
event-ends-song = { $seat }'s song is over.
event-shuffles = { $seat } shuffles { $number ->
    [one] { $number } card
   *[other] { $number } cards
} into a new draw pile.
event-draws = { $seat } draws “{ $card }”.
event-draws-veiled = { $seat } draws a skill card.
event-draws-known = { $seat } draws “{ $card }”, as everybody knew.
event-draws-impro = { $seat } draws an impro, “{ $card }”: it joins the song.
event-draws-creature = { $seat } draws a creature, “{ $card }”: it joins the brag area.

## Why not

why-not-in-hand = “{ $card }” is not in your hand.
why-at-least-one-quarter = The dial must turn by at least one quarter.
why-acted = You have already performed at { $place } in this song.
why-visited = You have already been to { $place } in this song.
why-no-moves = You have no moves left in this song.
why-no-creature = There is no creature in your brag area.
why-too-little-volume = That costs { $number } volume; you have { $number2 }.
why-nothing-to-sing = You have nothing to sing here, and nothing you could buy.
why-no-crest-left = All your crests are placed.
why-nobody-to-court = Nobody without a crest is on the Grand Square.
why-crest-too-dear = A crest costs { $number ->
    [one] { $number } clan icon
   *[other] { $number } clan icons
}; you can reach { $number2 }.
why-is-fan = { $townsfolk } is your fan already.
why-no-rune-yet = Dragon Isle needs a rune in a clan hall.
why-hall-has-rune = There is a rune of yours in { $place }.
why-hall-too-full = { $number ->
    [one] { $number } adventurer is
   *[other] { $number } adventurers are
} in { $place }; you need more icons than that and can reach { $number2 }.
why-no-icons = You have no icons left for the { $clan }.
why-no-rune-of-clan = You have no rune in the hall of the { $clan }.
why-clan-sung = You have already sung to the { $clan } here in this song.
why-source-spent = Already used in this song: { $source }.
why-no-such-source = Not at hand in this song: { $source }.
why-other-clan = That does not count for the { $clan }: { $source }.
why-cost-out-of-reach = You could no longer reach { $number ->
    [one] { $number } icon
   *[other] { $number } icons
} after spending this: { $source }.
why-not-enough-icons = { $number ->
    [one] { $number } icon is
   *[other] { $number } icons are
} needed; so far you have used { $number2 }.
why-cards-on-piers = Cards are sold on the piers only.
why-card-not-for-sale = “{ $card }” is not for sale.
why-not-on-top = “{ $card }” is not on top of its pile.
why-not-on-isle = “{ $card }” is not on Dragon Isle.
why-shown = You have already bragged with “{ $card }”.
why-not-in-brag = “{ $card }” is not in your brag area.

## What lists call modes, levels and settings

family-place = Locations of songs
expected-starting = { $count } cards of the starting deck
expected-own-id = an id that no { $kind } card has
expected-quarters = { $count } numbers, one for each quarter
expected-by-crests = { $count } numbers that never fall, by crests placed
expected-paladin = icons of the Paladin
expected-lower = a volume cost with a lower part, or neither
expected-effects = at least one effect, and none twice
