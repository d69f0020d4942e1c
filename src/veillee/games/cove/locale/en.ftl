# Merchants Cove in English. The names of cards, boats and places come from the content.

## Content: what is printed on cards, goods, locations and powers

text-sentence = { $text }.
text-and = { $listed } and { $part }
text-value = Base value { $number } for each { $kind }

count-icons = { $number ->
    [one] { $number } { $kind } icon
   *[other] { $number } { $kind } icons
}
count-hourglass = { $number ->
    [one] { $number } hourglass
   *[other] { $number } hourglasses
}
count-gold = { $number } gold
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
mark-market = Market marker
mark-arrival = Arrival hour

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
shop-grand-square = Recruit 1 townsfolk card.
shop-rogues-lair = Take 1 corruption card and add 1 small good of your choice to your stall.
shop-wait = Wait 1 hour.

line-small = 1 small good of the clan with demand rank { $number }.
line-large = 1 large good of the clan with demand rank { $number }.
line-recruit = Recruits the first townsfolk card for free.
line-corrupt = Takes 1 corruption card.

aid-turn = The clock
aid-turn-1 = The hourglass furthest behind plays; on one space the top one plays first.
aid-turn-2 = A turn is paid in hours. Each arrival hour reached or passed brings an adventurer onto a boat at sea.
aid-turn-3 = A boat with four adventurers docks on its side. When all docks are taken, everybody plays up to the market marker, one hour ahead of the leader.
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
title-hour = hour { $number }
title-dock-0 = Bazaar dock
title-dock-1 = West dock
title-dock-2 = East dock
title-dock-3 = Black Market dock
mark-hour-held = Hour of the hourglass
mark-gold-held = Gold
mark-corrupt = Corruption cards
mark-fan = A fan of the Entertainer
mark-copies = { $number ->
    [one] { $number } of it
   *[other] { $number } of them
}
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
mark-last-place = used in your turn before
mark-power-used = used today
mark-power-open = unlocked
mark-power-locked = locked: needs more townsfolk in the staff
mark-dragon = Dragon Isle
mark-sea = by sea
mark-bridge = belongs to the pier
note-powers = { $number ->
    [one] { $number } power unlocked
   *[other] { $number } powers unlocked
}, { $number2 } used today
line-docked = “{ $boat }”, docked
line-seats = { $number ->
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
ask-lift = { $number ->
    [0] Which adventurer at sea moves to another boat?
   *[other] Which adventurer at sea is swapped with one of another boat?
}
ask-move-to = To which boat does { $adventurer } of “{ $boat }” move?
ask-trade = For whom is { $adventurer } of “{ $boat }” swapped?
ask-shed = You may discard { $number ->
    [one] { $number } corruption card
   *[other] { $number } corruption cards
}: how many?
usual-ask-shed = I discard as many corruption cards as I may.
ask-make = For which clan is the small good that the rogues bring?
ask-sell = What do you sell, to whom and where?

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
option-take_effect-told = Yes: { $text }
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
option-moor = Go on without a staff power

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
group-moor = Otherwise

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
preview-buyers = Base value { $number }; of this clan: { $number2 } on piers, { $number3 } at sea
preview-recruits = You recruit { $townsfolk }
preview-costs = Costs { $number } gold; { $number2 } left
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
family-power = Staff powers
family-merchant = Merchants

error-free-choice = buying any card of the piles is for the Entertainer, and nobody plays him

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
