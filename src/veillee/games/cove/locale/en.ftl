# Merchants Cove in English. The names of cards, boats and places come from the content.

## Content: what is printed on cards, goods, locations and powers

text-sentence = { $text }.
text-and = { $listed } and { $part }
text-or = { " or " }
text-cost = { $listed } { $number }
text-upper = Song: { $text }
text-lower = For { $price }: { $text }
text-discard = Discard: { $text }
text-value = Base value { $number } for each { $kind }

count-icons = { $number ->
    [one] { $number } { $kind } icon
   *[other] { $number } { $kind } icons
}
count-hourglass = { $number ->
    [one] { $number } hourglass
   *[other] { $number } hourglasses
}
count-volume = { $number } volume
count-gold = { $number } gold
count-stone = { $number ->
    [one] { $number } acoustic stone
   *[other] { $number } acoustic stones
}
count-movement = { $number } movement more
count-corruption = { $number ->
    [one] { $number } corruption card
   *[other] { $number } corruption cards
}
count-uncorruption = { $number ->
    [one] discard { $number } corruption card
   *[other] discard up to { $number } corruption cards
}

mark-small = Small good
mark-large = Large good
mark-boats = Acts on boats at sea
mark-recruit = Recruits
mark-crest = Crest
mark-rune = Rune
mark-gem = Blue gem
mark-coal = Coal
mark-ichor = Ichor
mark-ship = Ship
mark-treasure = Treasure
mark-market = Market marker
mark-arrival = Arrival hour
mark-per-skill = for each skill card in the song area
mark-per-fan = for each fan
mark-per-rune = for each rune on a clan hall

effect-uncorrupt = Discard up to { $number } of your corruption cards.
effect-small = Add 1 small { $adjective } good to your stall.
effect-large = Add 1 large { $adjective } good to your stall.
effect-arrival = Draw 1 adventurer from the bag and seat it on a boat at sea.
effect-scout = Draw 2 adventurers from the bag: seat one and put the other back.
effect-move = Move 1 adventurer from one boat at sea to another.
effect-swap = Swap 2 adventurers between two boats at sea.
effect-return = Return 1 adventurer from a boat at sea to the bag.

rogues-numbers = { $number ->
    [one] { $number } rogue
   *[other] { $number } rogues
} in the Lair, { $number2 } in the bag.
rogues-nothing = No effect.
rogues-sell = You may sell any good to the rogues on a pier; take 1 corruption card for each such good.
rogues-shove = When you seat a rogue, you may move 1 other adventurer from that boat to another boat at sea.

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

shop-mine = Take alloy dice for up to { $number } points: { $text }.
shop-furnace = Roll the dice in your workshop, then put some of them into your furnaces.
shop-anvil = Forge. Heat { $number } to { $number2 }: small good; { $number3 } or more: large; { $number4 } or more: also take 1 corruption card.
shop-bellows = Change up to 2 dice in your furnaces (±1 each), or empty a furnace.
shop-helm = Spin the compass; spin it again if you dare.
shop-oars = { $number } movement points to divide among your ships.
shop-recall = Recall ships from spaces { $number } to { $number2 } and unload them.
shop-decanter = Draw off a run of marbles; take 1 corruption card to draw off a second one.
shop-still = The ichor in the toxic waste goes back into the pouch, then draw up to { $number } marbles.
shop-cauldrons = Brew up to { $number } potions: small, { $number2 } marbles; large, { $number3 } marbles.
shop-grand-square = Recruit 1 townsfolk card.
shop-rogues-lair = Take 1 corruption card and add 1 small good of your choice to your stall.
shop-wait = Wait 1 hour.

sing-pier = Sing to one clan on this pier, then buy 1 card if you like.
sing-square = Place 1 crest on a townsfolk card (cost in clan icons: { $number }).
sing-hall = Place 1 rune here (cost in { $kind } icons: more than { $number }).
sing-isle = Sing to the boats at sea on one side, one clan after another.

power-bellows-apprentice = Once a day: reroll dice of a Furnace action without taking a corruption card.
power-master-smelter = Once a day: the alloy dice of a forged furnace go back to the workshop.
power-foreman = Once a day: a Furnace action costs only 1 hour.
power-lookout = Once a day: ignore a Storm and spin the compass again.
power-navigator = Once a day: move a ship forward { $number ->
    [one] 1 space
   *[other] 1 or { $number } spaces
}.
power-bosun = Once a day: a Recall costs only 1 hour.
power-herb-gatherer = Once a day: a second draw-off without taking a corruption card.
power-filterer = Once a day: the ichor of a Cauldrons action goes back into the pouch.
power-stoker = Once a day: a Cauldrons action costs only 1 hour.

line-small = 1 small good of the clan with demand rank { $number }.
line-large = 1 large good of the clan with demand rank { $number }.
line-recruit = Recruits the first townsfolk card for free.
line-corrupt = Takes 1 corruption card.

space-port = Port
space-sea = Open sea
space-fishing = Fishing ground: a small good
space-treasure = Treasure island: a large good
title-coal = Coal die
title-alloy = Alloy die ({ $metal })

merchant-entertainer = Sings for gold: plays cards into a song, turns the tempo dial and performs on piers, squares and halls.
merchant-blacksmith = Rolls dice, heats furnaces and forges goods.
merchant-captain = Sends ships out with a compass and unloads what they bring.
merchant-alchemist = Draws off marbles that touch each other and brews potions.

aid-turn = The clock
aid-turn-1 = The hourglass furthest behind plays; on one space the top one plays first.
aid-turn-2 = A turn is paid in hours. Each arrival hour reached or passed brings an adventurer onto a boat at sea.
aid-turn-3 = A boat with four adventurers docks on its side. When all docks are taken, everybody plays up to the market marker, one hour ahead of the leader.
aid-song = The Entertainer
aid-song-1 = Composition: play a card into the song, discard another; its hourglasses turn the dial and give volume.
aid-song-2 = If the dial passes the shelf: sing at one location and at as many others as the quarter says.
aid-song-3 = Pier: icons × adventurers = gold, then buy a card. Grand Square: a crest. Hall: a rune. Dragon Isle: boats at sea, with a rune in the clan's hall.
aid-song-4 = Pause: advance by the hourglasses discarded, clear the song, draw up to the hand limit.
aid-goods = Goods merchants
aid-goods-1 = Use one location of the shop, never the same one twice in a row; or wait 1 hour.
aid-goods-2 = Each townsfolk card in the staff unlocks one more power, once a day each.
aid-goods-3 = There are three of each good; what is not sold stays on the stall.
aid-market = Market
aid-market-1 = First the swan song, then all sell in the order of the stack.
aid-market-2 = Price: base value × adventurers of that colour on the pier.
aid-market-3 = Bazaar Pier: large goods. Grand Square Pier: small goods.
aid-market-4 = Black Market Pier: all goods, 1 corruption card for each colour sold there.
aid-end = End
aid-end-1 = Adventurers at sea go to their halls, rogues to the Lair; those on piers go back into the bag.
aid-end-2 = After three days: each clan icon on your townsfolk earns 1 gold per adventurer in its hall.
aid-end-3 = Each corruption card and rogue icon costs 1 gold per rogue in the Lair.
aid-peddler = The Peddler
aid-peddler-1 = It reveals a card, carries out its lines and pays its hours.
aid-peddler-2 = Demand of a clan: its adventurers on all boats × 2, for Wizards and Nobles × 3. Ties: Wizards, Nobles, Warriors, Bards.
aid-peddler-3 = It fills boats of a side with a free dock: most of the clan, then fullest, then lowest number.
aid-peddler-4 = It sells on the Black Market Pier only if that brings at least 2 gold more than there are rogues in the Lair.

# -- the table as a scene

status-over = The match is over
status-setup = Set-up
status-phase-1 = Day { $number } of 3 · Arrival
status-phase-2 = Day { $number } of 3 · Production
status-phase-3 = Day { $number } of 3 · Market
status-phase-4 = Day { $number } of 3 · Clean-up
status-phase-5 = Final scoring
status-marker = market at hour { $number }
page-harbour = Harbour
page-town = Town
page-workshop = Workshop of { $seat }
zone-choosing = To choose from
zone-harbour = The harbour
zone-clock = Clock
zone-square = Grand Square
zone-rogue-card = Rogue card
zone-townsfolk-deck = Townsfolk
zone-townsfolk-discard = Discarded townsfolk
zone-bag = Bag
zone-corruption-supply = Corruption cards left
zone-hour = Hour
zone-gold = Gold
zone-corruption = Corruption
zone-shop = Shop
zone-stall = Stall
zone-staff = Staff
zone-powers = Staff powers
zone-peddler-card = Card of the Peddler
zone-peddler-deck = Deck of the Peddler
zone-peddler-discard = Discarded by the Peddler
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
zone-workshop = Workshop
zone-reserve = Reserve
zone-furnaces = Furnaces
zone-routes = Sea routes
zone-laboratory = Laboratory
zone-waste = Toxic waste
zone-pouch = Pouch
title-hour = hour { $number }
title-dock-0 = Bazaar dock
title-dock-1 = West dock
title-dock-2 = East dock
title-dock-3 = Black Market dock
title-furnace = Furnace { $number }
title-route = { $kind } route
title-rack = Rack: { $ingredient }
title-stone = Acoustic stone
mark-hour-held = Hour of the hourglass
mark-gold-held = Gold
mark-corrupt = Corruption cards
mark-fan = A fan of the Entertainer
mark-copies = { $number } of them
mark-price = costs { $number } gold
mark-hall = { $number ->
    [one] { $number } adventurer in the hall
   *[other] { $number } adventurers in the hall
}
mark-lair = { $number ->
    [one] { $number } rogue in the Lair
   *[other] { $number } rogues in the Lair
}
mark-hourglass = { $seat } at hour { $number }
mark-arrival-hour = hour { $number }: an adventurer arrives
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
mark-last-place = used in your turn before
mark-power-used = used today
mark-power-open = unlocked
mark-power-locked = locked: needs more townsfolk in the staff
mark-in-reserve = { $number } left; { $number2 ->
    [one] { $number2 } point
   *[other] { $number2 } points
} each
mark-ship-at = { $ship } on space { $number }
mark-on-rack = on the rack: { $number } times { $marble }
mark-waste = { $number } ichor in the toxic waste
mark-in-pouch = { $number ->
    [one] { $number } marble in the pouch
   *[other] { $number } marbles in the pouch
}
mark-dragon = Dragon Isle
mark-furnace = Furnace
mark-pouch = Pouch
mark-sea = the way to the docks
mark-bridge = belongs to the pier
note-powers = { $number ->
    [one] { $number } power unlocked
   *[other] { $number } powers unlocked
}, { $number2 } used today
note-heat = heat { $number }
note-points = { $number ->
    [one] { $number } movement point
   *[other] { $number } movement points
}
note-hand-limit = hand limit { $number }
note-card-price = { $number } gold each
note-quarters = { $number ->
    [one] { $number } quarter
   *[other] { $number } quarters
} to the song
note-rack = rack { $number } of { $number2 }
line-boat = “{ $boat }”: { $number ->
    [0] full
    [one] { $number } free seat
   *[other] { $number } free seats
}
line-buyers = { $number } × { $kind }: { $text }
line-rogues = { $number ->
    [one] { $number } rogue
   *[other] { $number } rogues
}
line-price-0 = small good { $number } gold
line-price-1 = large good { $number } gold
pier-takes-0 = takes large goods
pier-takes-1 = takes small goods
pier-takes-2 = takes all goods, for 1 corruption card per colour
sign-seat-0 = 1
sign-seat-1 = 2
sign-seat-2 = 3
sign-seat-3 = 4
sign-seat-4 = P

### The game in words: questions, answers, log, reasons, results, what can be set

## Questions: the harbour and the town

ask-embark = On which boat do you seat { $adventurer }?
ask-dock = “{ $boat }” is full: which dock does it take?
ask-shove = You have seated a Rogue on “{ $boat }”: do you move somebody else of this boat to another boat?
ask-visit = Which location of your shop do you use?
ask-after-action = Your action is done: do you use a staff power before your hourglass moves?
ask-recruit = Whom do you recruit on the Grand Square?
ask-dismiss = Your staff is full: who leaves?
ask-effect = { $townsfolk } may act on the boats at sea: do you want that?
ask-scouted = Which of the two adventurers do you seat? The other goes back into the bag.
ask-send-back = Which adventurer goes back into the bag?
ask-lift = Which adventurer at sea leaves its boat?
ask-move-to = To which boat does { $adventurer } of “{ $boat }” move?
ask-trade = For whom is { $adventurer } of “{ $boat }” swapped?
ask-shed = You may discard { $number ->
    [one] { $number } corruption card
   *[other] { $number } corruption cards
}: how many?
usual-ask-shed = I discard as many corruption cards as I may.
ask-make = For which clan is the small good that the rogues bring?
ask-sell = What do you sell, to whom and where?

## Questions: the Entertainer

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

## Questions: the Blacksmith

ask-mine = Which alloy die do you take? You have { $number ->
    [one] { $number } point
   *[other] { $number } points
} left.
ask-reroll = Do you reroll some of your dice?
ask-pick-dice = Which dice do you reroll?
ask-load = Which die goes into which furnace? What stays in the workshop forgets its value.
ask-forge = From which furnace do you forge, and for whom?
ask-keep = { $furnace } is emptied: do its alloy dice stay in the workshop?
ask-stoke = Which dice in the furnaces do you change, or which furnace do you empty?

## Questions: the Captain

ask-storm = A Storm! What do you do?
ask-spin-again = You have { $number ->
    [one] { $number } point
   *[other] { $number } points
}. Do you dare to spin again?
ask-sail = Which ship sails on? You have { $number ->
    [one] { $number } point
   *[other] { $number } points
} left.
ask-recall = Which ship do you recall?

## Questions: the Alchemist

ask-draw-off = Which run of marbles do you draw off?
ask-put-back = The rack is too full: which marble goes back into the pouch? ({ $number } more)
ask-second-draw = Do you draw off a second run?
ask-brew = Which potion do you brew?
ask-ichor = How many of the marbles for { $good } are ichor?
ask-fourth = Which marble is the last one for { $good }?

## Answers

option-embark = Onto “{ $boat }”
option-dock = { $dock }
option-shove = Move { $adventurer } to “{ $boat }”
option-stay = Move nobody
option-visit = { $shop_place }
option-hurry = { $shop_place }, for 1 hour only, by staff power
option-wait = Wait 1 hour
option-recruit = Recruit { $townsfolk }
option-dismiss = Dismiss { $townsfolk }
option-take_effect = Use the effect
option-decline = Do without
option-lift = { $adventurer } of “{ $boat }”
option-trade = { $adventurer } of “{ $boat }”
option-send_back = { $adventurer } of “{ $boat }”
option-scouted = Seat { $adventurer }
option-shed = { $number ->
    [0] Discard none
    [one] Discard { $number } corruption card
   *[other] Discard { $number } corruption cards
}
option-make = { $bargain }
option-sell = Sell a { $size } good to the { $clan } on { $pier }
option-cult = Sell a { $size } good meant for { $clan } to the rogues on { $pier }
option-close = Sell nothing more
option-enough = That is enough
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
option-mine = Take a { $alloy } alloy die
option-reroll_free = Reroll by staff power
option-reroll_corrupt = Reroll for 1 corruption card
option-keep_dice = Keep the dice as they are
option-again = Reroll { $die }
option-load = Put { $die } into { $furnace }
option-forge = Forge from { $furnace } for the { $clan }
option-keep_corrupt = Keep them, for 1 corruption card
option-keep_free = Keep them, by staff power
option-let_go = Return them to the reserve
option-stoke = { $die }: { $heat }
option-empty = Empty { $furnace }
option-respin = Ignore it and spin again, by staff power
option-accept = Accept the Storm
option-spin_again = Spin again
option-hold = Keep what you have
option-sail = Move { $ship } 1 space
option-recall = Recall { $ship }
option-navigate = By staff power: move { $ship } { $number ->
    [one] { $number } space
   *[other] { $number } spaces
}
option-moor = Go on without a staff power
option-draw_off = { $chute }, the run from place { $number } up
option-put_back = Put back { $marble }
option-draw_free = Draw off again, by staff power
option-draw_corrupt = Draw off again, for 1 corruption card
option-filter = By staff power: the ichor of this action goes back into the pouch
option-brew = Brew a { $size } potion for the { $clan }
option-ichor = { $number ->
    [0] No ichor
    [one] { $number } ichor marble
   *[other] { $number } ichor marbles
}
option-fourth = Add { $marble }

group-embark = Boats
group-dock = Docks
group-shove = Robbers
group-stay = Otherwise
group-visit = Shop
group-hurry = Staff powers
group-wait = Otherwise
group-recruit = Grand Square
group-dismiss = Staff
group-take_effect = Effect
group-decline = Otherwise
group-lift = Boats at sea
group-trade = Boats at sea
group-send_back = Boats at sea
group-scouted = Drawn from the bag
group-shed = Corruption
group-make = Small goods
group-sell = { $pier }
group-cult = To the rogues, for corruption
group-close = Otherwise
group-enough = Otherwise
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
group-mine = Alloy dice
group-reroll_free = Staff powers
group-reroll_corrupt = For corruption
group-keep_dice = Otherwise
group-again = Workshop
group-load = { $furnace }
group-forge = { $furnace }
group-keep_corrupt = For corruption
group-keep_free = Staff powers
group-let_go = Otherwise
group-stoke = Dice in the furnaces
group-empty = Furnaces
group-respin = Staff powers
group-accept = Otherwise
group-spin_again = Compass
group-hold = Otherwise
group-sail = Fleet
group-recall = Fleet
group-navigate = Staff powers
group-moor = Otherwise
group-draw_off = { $chute }
group-put_back = Rack
group-draw_free = Staff powers
group-draw_corrupt = For corruption
group-filter = Staff powers
group-brew = Potions
group-ichor = Ichor
group-fourth = Rack

## What an answer would bring

preview-hours = { $number ->
    [one] { $number } hour
   *[other] { $number } hours
}: your hourglass comes to hour { $number2 }
preview-arrivals = On the way { $number ->
    [one] { $number } adventurer arrives
   *[other] { $number } adventurers arrive
}
preview-then = Then it is { $seat }'s turn, at hour { $number }
preview-then-you = Then you play again
preview-then-market = Then the market opens
preview-corrupts = { $number ->
    [one] { $number } corruption card
   *[other] { $number } corruption cards
}: { $number2 } gold less at the end, as the Lair is now
preview-icons = Its icons: { $number } gold at the end, as halls and Lair are now
preview-aboard = Aboard then: { $text }
preview-docks = The boat is full and docks at once
preview-stays-at-sea = The boat is full, but no dock of its side is free: it stays at sea
preview-marker = All docks are taken then: the market marker is placed on hour { $number }
preview-pier-0 = The Bazaar Pier takes large goods
preview-pier-1 = The Grand Square Pier takes small goods, and has two docks
preview-pier-2 = The Black Market Pier takes all goods, for 1 corruption card per colour
preview-stall-earns = Your stall would earn { $number } gold from this boat there
preview-lifts-ban = After that you may use every location again
preview-buyers = Base value { $number }; of this clan { $number2 } are on piers and { $number3 } at sea
preview-costs = Costs { $number } gold; { $number2 } left
preview-costs-volume = Costs { $number } volume
preview-fan = A fan: sponsors you and the Entertainer with { $number } gold each at once
preview-sells = { $number } × { $number2 ->
    [one] { $number2 } buyer
   *[other] { $number2 } buyers
} = { $number3 } gold
preview-gold-then = You have { $number } gold then
preview-better = It would bring { $number } gold elsewhere, without corruption
preview-stays = { $number ->
    [0] Nothing stays
    [one] { $number } good stays
   *[other] { $number } goods stay
} on your stall
warns-unsold = You could still sell for { $number } gold without corruption.
preview-volume = { $number } more volume
preview-song = The dial passes the shelf: you sing this turn, and may go on to { $number ->
    [one] { $number } further location
   *[other] { $number } further locations
}
preview-no-song = No song yet: { $number ->
    [one] { $number } quarter is
   *[other] { $number } quarters are
} missing
preview-crest = A crest costs { $number ->
    [one] { $number } icon
   *[other] { $number } icons
}; you can reach { $number2 }
preview-rune = A rune costs { $number } { $kind } icons; you can reach { $number2 }
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
preview-side = { $side }: up to { $number } gold
preview-icons-lost = { $number ->
    [0] Nothing is lost
    [one] { $number } source of icons that you could still use is lost
   *[other] { $number } sources of icons that you could still use are lost
}
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
preview-mine = Costs { $number ->
    [one] { $number } point
   *[other] { $number } points
}; { $number2 } left
preview-cold = Heat { $number }: too cold, a good needs { $number2 }
preview-hot = Heat { $number }: a { $size } good
preview-space = To space { $number }
preview-unloads = unloads { $good }
preview-comes-empty = The ship comes back empty: such a good is not left
preview-spin = { $number } to { $number2 } points more
preview-storm = A Storm, { $number } sector of { $number2 }, adds nothing and costs corruption
preview-marbles = Brings { $text }
preview-over = The rack overflows: { $number ->
    [one] { $number } marble goes
   *[other] { $number } marbles go
} back into the pouch
preview-potion-small = Takes { $number } marbles: { $ingredient }, ichor counts as such
preview-potion-large = Takes { $number } marbles: { $ingredient }, ichor counts as such; and a further one of any kind

## The log: before the first day

event-merchant = Seat { $number } plays { $merchant }.
event-rogue-card = Rogue card: “{ $rogue_card }”. { $number ->
    [one] { $number } rogue
   *[other] { $number } rogues
} in the Lair, { $number2 } in the bag.
event-townsfolk-sets = The townsfolk of this match: { $set } and { $set2 }.
event-hourglass = { $seat }'s hourglass is number { $number } of the stack, counted from the top.

## The log: days and the clock

event-day = Day { $number }: the boats arrive.
event-seated = { $adventurer } sits on “{ $boat }”.
event-turn = Hour { $number }: it is { $seat }'s turn.
event-advances = { $seat }'s hourglass advances { $number ->
    [one] { $number } hour
   *[other] { $number } hours
}, to hour { $number2 }.
event-arrives = An arrival: { $seat } draws { $adventurer } from the bag.
event-arrival-skipped = No boat at sea has a free seat: nobody arrives.
event-bag-empty = The bag is empty: nobody arrives.
event-embarks = { $seat } seats { $adventurer } on “{ $boat }”.
event-shoves = { $seat } moves { $adventurer } from “{ $boat }” to “{ $boat2 }”.
event-docks = “{ $boat }” is full and takes { $dock }.
event-stays-at-sea = “{ $boat }” is full, but no dock of its side is free: it stays at sea.
event-marker = The market marker is placed on hour { $number }: whoever has not reached it still plays.
event-market = Day { $number }: the market opens.
event-boat-home = “{ $boat }” empties: { $number ->
    [one] { $number } adventurer goes
   *[other] { $number } adventurers go
} back into the bag.
event-to-hall = “{ $boat }” did not dock: { $number } more in the hall of the { $clan }, which now has { $number2 }.
event-to-lair = “{ $boat }” did not dock: { $number } more in the Rogues' Lair, which now has { $number2 }.
event-end = The third day is over. Sponsors pay, corruption costs.

## The log: gold, corruption, goods

event-earns = { $seat } gains { $number } gold.
event-pays = { $seat } pays { $number } gold.
event-corrupts = { $seat } takes { $number ->
    [one] { $number } corruption card
   *[other] { $number } corruption cards
}.
event-sheds = { $seat } discards { $number ->
    [one] { $number } corruption card
   *[other] { $number } corruption cards
}.
event-gains-good = { $seat } adds { $good } to the stall.
event-no-good-left = { $seat } cannot add { $good }: all three are on the stall.
event-sells = { $seat } sells { $good } on { $pier }: { $number } × { $number2 ->
    [one] { $number2 } adventurer
   *[other] { $number2 } adventurers
} = { $number3 } gold.
event-sells-to-rogues = { $seat } sells { $good } to the rogues on { $pier }: { $number } × { $number2 ->
    [one] { $number2 } rogue
   *[other] { $number2 } rogues
} = { $number3 } gold.

## The log: shops and townsfolk

event-visits = { $seat } chooses { $shop_place }.
event-waits = { $seat } waits.
event-uses-power = { $seat } uses the staff power “{ $power }”.
event-recruits = { $seat } recruits { $townsfolk }.
event-dismisses = { $seat } dismisses { $townsfolk }.
event-sponsors = { $townsfolk } is a fan and sponsors { $seat }: { $number } gold.
event-townsfolk-shows = { $townsfolk } comes to the Grand Square.
event-townsfolk-shuffled = { $number ->
    [one] { $number } discarded townsfolk card is
   *[other] { $number } discarded townsfolk cards are
} shuffled into a new deck.
event-nothing-to-shed = { $seat } has no corruption card to discard.
event-effect-lost = { $townsfolk } can do nothing at sea now: the effect is lost.
event-declines = { $seat } does without the effect of { $townsfolk }.
event-scouts = { $seat } draws { $adventurer } from the bag.
event-sends-back = { $seat } sends { $adventurer } of “{ $boat }” back into the bag.
event-moves = { $seat } moves { $adventurer } from “{ $boat }” to “{ $boat2 }”.
event-swaps = { $seat } swaps { $adventurer } of “{ $boat }” for { $adventurer2 } of “{ $boat2 }”.

## The log: the Entertainer

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

## The log: the Blacksmith

event-mines = { $seat } takes { $die } into the workshop.
event-rolls = { $seat } rolls { $die }: { $number }.
event-loads = { $seat } puts { $die } ({ $number2 }) into { $furnace }: heat { $number }.
event-forges = { $seat } forges from { $furnace } at heat { $number }.
event-keeps-alloys = { $seat } empties { $furnace } and keeps its alloy dice in the workshop.
event-returns-alloys = { $seat } empties { $furnace }: coal to the workshop, alloy dice to the reserve.
event-stokes = { $seat } sets { $die } to { $number }.
event-empties = { $seat } empties { $furnace } into the workshop.

## The log: the Captain

event-spins = { $seat } spins the compass: { $number }.
event-spins-storm = { $seat } spins the compass: a Storm.
event-sails = { $seat } moves the ship of the { $clan } { $number ->
    [one] { $number } space
   *[other] { $number } spaces
}, to space { $number2 }.
event-recalls = { $seat } recalls the ship of the { $clan } from space { $number }.

## The log: the Alchemist

event-draws-marble = { $seat } gets { $marble } onto the rack.
event-fills-chute = { $marble } falls into { $chute }.
event-puts-back = { $seat } puts { $marble } back into the pouch.
event-distils = { $seat } clears the toxic waste: { $number ->
    [one] { $number } ichor marble goes
   *[other] { $number } ichor marbles go
} back into the pouch.
event-brews = { $seat } brews a potion: { $good }.

## The log: the Peddler

event-peddler-shuffles = The Peddler shuffles { $number ->
    [one] { $number } card
   *[other] { $number } cards
} into a new deck.
event-peddler-card = The Peddler reveals “{ $peddler_card }”, which costs { $number ->
    [one] { $number } hour
   *[other] { $number } hours
}.
event-peddler-demand = Demand: { $clan } { $number }, { $clan2 } { $number2 }, { $clan3 } { $number3 }, { $clan4 } { $number4 }. The Peddler makes a { $size } good for rank { $number5 }.
event-peddler-staff-full = The Peddler's staff is complete: instead of recruiting it makes a small good for the first rank.
event-peddler-nobody-there = Nobody is on the Grand Square: instead of recruiting, the Peddler makes a small good for the first rank.
event-peddler-gold-instead = { $townsfolk } acts on boats: the Peddler takes gold instead.
event-peddler-passes-boat = The Peddler passes over “{ $boat }”: its side has no free dock.
event-peddler-weighs = “{ $boat }”: { $number } of that clan, { $number2 } aboard in all.
event-peddler-weighs-rogue = “{ $boat }”: { $number2 } aboard.
event-peddler-boat = { $number3 ->
    [one] { $number3 } boat has
   *[other] { $number3 } boats have
} room{ $number4 ->
    [0] {" "}at sea, no side has a free dock
   *[other] {" "}on a side with a free dock
}. For { $adventurer } the Peddler prefers “{ $boat }”: { $number } of that clan, { $number2 } aboard in all.
event-peddler-boat-rogue = { $number3 ->
    [one] { $number3 } boat has
   *[other] { $number3 } boats have
} room{ $number4 ->
    [0] {" "}at sea, no side has a free dock
   *[other] {" "}on a side with a free dock
}. For { $adventurer } the Peddler prefers the fullest, “{ $boat }”: { $number2 } aboard.
event-peddler-docks = This boat alone would bring the Peddler { $number } gold at { $dock } and { $number2 } at { $dock2 }: it takes the better one.
event-peddler-docks-equal = This boat alone would bring the Peddler { $number } gold at { $dock } and just as much at { $dock2 }: it takes the outer one.
event-peddler-sells-nothing = The Peddler has nothing to sell.
event-peddler-black = Goods for { $clan }: { $number } gold without the Black Market Pier, { $number2 } with it. { $number4 } more, at least the { $number3 } needed (the Lair and 2): the Peddler uses it.
event-peddler-clean = Goods for { $clan }: { $number } gold without the Black Market Pier, { $number2 } with it. { $number4 } more, less than the { $number3 } needed (the Lair and 2): the Peddler stays away from it.

## The log: final scoring

event-final-sponsorship = { $clan } sponsor { $seat }: { $number ->
    [one] { $number } icon
   *[other] { $number } icons
} × { $number2 } in their hall = { $number3 } gold.
event-final-corruption = { $seat }: { $number ->
    [one] { $number } corruption card or rogue icon
   *[other] { $number } corruption cards and rogue icons
} × { $number2 ->
    [one] { $number2 } rogue
   *[other] { $number2 } rogues
} in the Lair = { $number3 } gold lost.

## The end

source-gold = Gold
source-sponsorship = Sponsorship
source-corruption = Corruption
reason-gold = The most gold.
reason-corruption = Equal gold; fewer corruption cards.
reason-townsfolk = Equal gold and corruption; more townsfolk.
reason-peddler-tie = A perfect tie with the Peddler: no human wins.
reason-shared = A perfect tie: gold, corruption and townsfolk.
reason-solo-gold = The most gold wins.
reason-solo-tie = Equal gold: a player needs more than the Peddler.

## Why not: the harbour and the town

why-boat-docked = “{ $boat }” has docked: nobody boards or leaves it any more.
why-boat-full = “{ $boat }” is full.
why-same-boat = It must be another boat than “{ $boat }”.
why-same-kind = A swap needs another kind than { $adventurer }.
why-not-aboard = There is not { $adventurer } to be moved on “{ $boat }”.
why-nowhere-to-go = Nothing could come of moving { $adventurer } of “{ $boat }” now.
why-not-scouted = You have not drawn { $adventurer }.
why-dock-taken = A boat lies at { $dock } already.
why-other-side = “{ $boat }” comes from the other side and cannot reach { $dock }.
why-not-your-shop = Your shop has no such location: { $shop_place }.
why-last-place = You used { $shop_place } in your turn before; wait, or choose another location.
why-not-hurried = No staff power of yours shortens { $shop_place }.
why-power-used = You have used this staff power today.
why-power-locked = This staff power needs { $number ->
    [one] { $number } townsfolk card
   *[other] { $number } townsfolk cards
} in your staff.
why-not-your-power = No staff power of yours does that.
why-row-empty = Nobody is on the Grand Square.
why-no-townsfolk-affordable = You have { $number } gold, and nobody on the Grand Square comes for so little.
why-too-dear = That costs { $number } gold; you have { $number2 }.
why-not-in-row = { $townsfolk } is not on the Grand Square.
why-not-in-staff = { $townsfolk } is not in your staff.
why-shed-too-many = You may discard at most { $number ->
    [one] { $number } corruption card
   *[other] { $number } corruption cards
} now.
why-no-corruption-left = There are not enough corruption cards left in the supply.
why-no-small-good = You have all your small goods on the stall already.
why-no-good-left = You cannot add { $good }: all three are on your stall.
why-at-least-one = At least one is needed first.

## Why not: the market

why-not-on-stall = You have none on your stall: { $good }.
why-pier-refuses = { $pier } does not take { $size } goods.
why-nobody-buys = There is not { $adventurer } on { $pier }.
why-no-cultists = Rogues buy goods only with the rogue card of the Cultists.

## Why not: the Entertainer

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

## Why not: the Blacksmith

why-no-alloy = No alloy die is left in the reserve.
why-workshop-full = The Mine never brings your workshop above { $number ->
    [one] { $number } die
   *[other] { $number } dice
}.
why-no-such-die = No { $alloy } alloy die is left in the reserve.
why-too-few-points = That die costs { $number ->
    [one] { $number } point
   *[other] { $number } points
}; you have { $number2 }.
why-workshop-empty = There are no dice in your workshop.
why-furnaces-full = All your furnaces are full.
why-furnaces-empty = All your furnaces are empty.
why-nothing-to-forge = No furnace is hot enough for a good that is left: it needs an alloy die, too.
why-rerolled = You have already rerolled for a corruption card in this action.
why-die-picked = { $die } is picked already.
why-die-not-here = { $die } is not in your workshop.
why-die-alike = Another die just like { $die } is offered for it.
why-alike = Another die or furnace that is just alike is offered for it.
why-furnace-full = { $furnace } is full.
why-furnace-empty = { $furnace } is empty.
why-no-alloy-there = There is no { $alloy } alloy die in { $furnace }.
why-too-cold = { $furnace } has heat { $number }; a good needs { $number2 }.
why-die-not-in-furnace = { $die } is in no furnace.
why-stoked = { $die } cannot be changed any more in this action.
why-stoked-already = You have changed dice in this action: no furnace can be emptied.
why-die-at-its-end = { $die } shows { $number } and cannot go beyond.

## Why not: the Captain

why-all-ships-arrived = All your ships are at their treasure islands.
why-ship-arrived = The ship of the { $clan } is at its treasure island.
why-ship-arrives = The ship of the { $clan } is { $number ->
    [0] at its treasure island already
    [one] only { $number } space from its treasure island
   *[other] only { $number } spaces from its treasure island
}.
why-navigator-range = The Navigator moves a ship by 1 to { $number } spaces.
why-no-ship-far-enough = No ship has reached space { $number }.
why-ship-not-far-enough = The ship of the { $clan } is on space { $number }; it can be recalled from space { $number2 } on.

## Why not: the Alchemist

why-decanter-empty = All chutes are empty.
why-still-idle = There is no ichor in the toxic waste, and the pouch is empty or the rack full.
why-no-potion = Your rack is not enough for any potion that is left.
why-no-marble-there = There is no marble at place { $number } of { $chute }.
why-not-lowest = No run begins at place { $number } of { $chute }.
why-no-such-marble = You do not have { $marble } on your rack.
why-no-real-marble = Ichor alone is not enough: that takes at least { $marble }, and there is none on your rack.
why-too-few-marbles = The potion takes { $number2 ->
    [one] { $number2 } marble
   *[other] { $number2 } marbles
}; { $number } of them must be of its colour or ichor.
why-brewed-already = You have already brewed in this action.
why-not-so-much-ichor = { $number } ichor is not possible: on your rack there are { $number2 } ichor and { $number3 } of the colour, and one must be real.

## What lists call modes, levels and settings

tagline = Ply your own trade by a harbour clock: boats bring customers, the market brings gold, and rogues bring temptation.
mode-standard = standard game
mode-solo = solo against the Peddler
mode-peddler = with the Peddler at the table
level-easy = easy
level-medium = medium
level-hard = hard
setting-rogue_card = rogue card
setting-rogue_card-random = drawn at random
setting-rogue_card-criminals = Criminals
setting-rogue_card-cultists = Cultists
setting-rogue_card-robbers = Robbers
setting-townsfolk_sets = townsfolk sets
setting-townsfolk_sets-random = drawn at random
setting-townsfolk_sets-locals_mercenaries = Locals and Mercenaries
setting-townsfolk_sets-locals_sailors = Locals and Sailors
setting-townsfolk_sets-mercenaries_sailors = Mercenaries and Sailors
setting-free_choice_of_cards = cards the Entertainer may buy
setting-free_choice_of_cards-no = the top card of each pile
setting-free_choice_of_cards-yes = any card of the piles

# The families of pieces, as the laboratory's reports call them
family-card = The Entertainer's cards
family-townsfolk = Townsfolk
family-rogue_card = Rogue cards
family-peddler_card = Peddler cards
family-shop_place = Locations of shops
family-place = Locations of songs
family-power = Staff powers
family-merchant = Merchants

error-free-choice = free_choice_of_cards=yes needs the Entertainer, but nobody plays him

# -- what is wrong with a pack

expected-clan-words = all three for a clan, none for rogues and Paladins
expected-adventurers = at least 1, and none of the Paladins
expected-sizes = small, large or both
expected-same-halls = the same number in every clan hall
expected-as-many = at most { $count }, as many as there are
expected-prices = { $count } prices that never fall
expected-hours = hours that rise
expected-token-hours = at most { $count } other hours, none twice
expected-rogues = { $count } rogues in all
expected-icons = 1 or 2 different icons, a clan's among them
expected-shed = at most { $count } corruption cards
expected-per-set = { $count } of each set
expected-place-name = a name, but none for what the board of the harbour names
expected-quick = quick with one of { $known }
expected-lines = at least one of { $known }
expected-at-most-of = { $verb } with at most { $count }
expected-different-cards = different cards
expected-with = { $verb } with { $forms }
expected-alone = { $verb } with nothing else
expected-at-most = at most { $count }
expected-own-marbles = as many as a large potion has, or one less
expected-marbles = at most the { $count } marbles of the pouch
expected-spaces = one port, then sea, then fishing, and one treasure at the end
expected-compass = { $count } sectors, at least one storm and one number
expected-heats = three numbers that rise, up to { $count }
expected-dice-room = at least the { $count } dice that begin in the workshop
expected-die-id = { $colour }_ and a number
expected-starting = { $count } cards of the starting deck
expected-own-id = an id that no { $kind } card has
expected-quarters = { $count } numbers, one for each quarter
expected-by-crests = { $count } numbers that never fall, by crests placed
expected-paladin = icons of the Paladin
expected-lower = a volume cost with a lower part, or neither
expected-effects = at least one effect, and none twice
