# Raiders of the North Sea in English. Names of cards, buildings and sites come from the content pack.

## Parts of sentences

amount = { $good ->
    [provisions] { $number ->
        [one] 1 provision
       *[other] { $number } provisions
    }
    [Valkyries] { $number ->
        [one] 1 Valkyrie
       *[other] { $number } Valkyries
    }
   *[other] { $number } { $good }
}
amount2 = { $good2 ->
    [provisions] { $number2 ->
        [one] 1 provision
       *[other] { $number2 } provisions
    }
   *[other] { $number2 } { $good2 }
}
cards = { $number ->
    [one] 1 card
   *[other] { $number } cards
}
a-kind = { $kind ->
    [outpost] an outpost
   *[other] a { $kind }
}
list-and = { $listed }, { $part }

## Status

status = Turn { $number }: { $phase }
status-last = Turn { $number }, final round ({ $left ->
    [0] the last turn
    [one] 1 more turn
   *[other] { $left } more turns
}): { $phase }
status-setup = Set-up
status-over = The match is over
phase-choose = work or raid
phase-first = first building, then take a worker
phase-second = second building
phase-raid = raid
phase-end = end of the turn

## Zones

zone-board = The North Sea
zone-offerings = Offerings
zone-vp = Victory points
zone-valkyries = Valkyries
zone-armour = Armour
zone-dice = Dice
zone-draw = Townsfolk
zone-discard = Discard pile
zone-stack = Offering stack
zone-supply-0 = Gold in the supply
zone-supply-1 = Iron in the supply
zone-supply-2 = Livestock in the supply
zone-supply-3 = Silver in the supply
zone-supply-4 = Provisions in the supply
zone-supply-5 = Valkyries in the supply
zone-hand = Hand
zone-crew = Crew
zone-worker = Worker
zone-gold = Gold
zone-iron = Iron
zone-livestock = Livestock
zone-silver = Silver
zone-provisions = Provisions
zone-tiles = Offerings made
zone-tactic = Tactics card
zone-tactics = Tactics pile
zone-tactics-discard = Tactics used

## Signs and marks

sign-seat-0 = R
sign-seat-1 = B
sign-seat-2 = G
sign-seat-3 = Y
sign-seat-4 = O
sign-building-0 = Gate
sign-building-1 = Hall
sign-building-2 = Trea
sign-building-3 = Barr
sign-building-4 = Arm
sign-building-5 = Mill
sign-building-6 = Silv
sign-building-7 = Long
sign-kind-0 = Harb·
sign-kind-1 = Outp·
sign-kind-2 = Mon·
sign-kind-3 = Fort·
mark-worker = { $worker } worker
mark-marker = { $seat }: { $number }
mark-strength = strength
mark-hero = hero
mark-offering = offering tile
mark-side = { $number }
mark-needs-crew = { $number } crew
mark-needs-provisions = { $number ->
    [one] 1 provision
   *[other] { $number } provisions
}
mark-needs-gold = { $number } gold
mark-needs-armour = armour { $number }
mark-raider = a { $worker } worker who stays here
mark-set-aside = set aside

## Faces

title-offering = Offering
title-die = Die
text-crew = Crew: { $text }
text-hall = Hall: { $text }
text-hero = Only one hero in a crew.
text-track = { $number } VP
text-accepts-two = a { $worker } or { $worker2 } worker
text-accepts-one = a { $worker } worker only
text-sure = { $number } VP, no dice
text-dice = { $number ->
    [one] 1 die
   *[other] { $number } dice
}
text-threshold = strength { $number }: { $number2 } VP
text-set = Set { $number }
text-sets = { $number ->
    [0] nothing left to plunder
    [one] 1 set left
   *[other] { $number } sets left
}
text-taken = already taken
text-forbidden = closed for this turn by the tactics card
text-tactic-site = raids { $site }, sets in the order { $text }
text-tactic-prepares = or prepares: { $text }
text-tactic-building = then closes { $building }
text-tile = 1 offering tile

building-0 = draw { cards }
building-1 = play a card for its Town Hall effect
building-2 = discard 1 card for { $number } silver, or { $number2 } cards for { $number3 } gold
building-3 = hire a card for its cost
building-4 = 1 iron for { $number } armour, or { $number2 } silver for { $number3 } armour
building-5 = { $number ->
    [one] 1 provision
   *[other] { $number } provisions
}
building-5-gold = { $number ->
    [one] 1 provision
   *[other] { $number } provisions
} or { $number2 } gold
building-6 = { $number } silver
building-7 = 1 livestock for { $number } provisions, or an offering
building-5-all = black { $number }, grey { $number2 }, white { $number3 } provisions (white also: { $number4 } gold)
building-6-all = black { $number }, grey { $number2 }, white { $number3 } silver

crew-0 = { $number } VP for raiding { a-kind }
crew-1 = +{ $number } strength against { a-kind }
crew-2 = { amount } less against { a-kind }
crew-3 = re-roll { $number ->
    [one] one die
   *[other] { $number } dice
} per raid
crew-4 = +{ $number } strength per { $number2 } armour
crew-5 = +{ $number } strength for each other crew member
crew-6 = +{ $number } strength per { $number2 } Valkyries taken
crew-7 = if killed: an opponent loses a crew member
crew-8 = if killed: comes back to your hand
crew-9 = if killed: gain { amount }
crew-10 = if killed: { $number } VP
crew-11 = { $number } VP at the end
crew-12 = { $number } VP per livestock at the end
crew-12-tiles = { $number } VP per offering tile at the end
crew-13 = { amount } more at { $building }
crew-13-cards = draw { $number } more at { $building }
crew-14 = { $number } silver less at { $building }
crew-15 = { $number } more action at the Long House

hall-1 = exchange an opponent's worker with one in the village
hall-2 = gain { $text }
hall-3 = every opponent loses { amount }
hall-4 = take { $number } plunder from an opponent
hall-5 = an opponent loses { amount }
hall-6 = lose a crew member, gain { $number } plunder
hall-7 = { amount } for { amount2 }
hall-8 = draw { cards }
hall-9 = exchange a crew member with a card in hand, free
hall-10 = every other player gives you { $number } silver or { $number } provision
hall-11 = use another building with this worker
hall-12 = hire a card for { $number } silver
hall-13 = replace the face-up offerings
hall-14 = exchange equally many cards with an opponent
hall-15 = make an offering for { $number } item less
hall-16 = take up to { amount } from an opponent

## What an answer would bring

preview-cost = costs { $text } (left: { $left })
preview-free = costs nothing
preview-strength = strength { $number } before the dice: crew { $number2 }, effects { $number3 }, armour { $number4 }
preview-chance = { $percent } %: { $points } VP
preview-sure = { $number } VP
preview-crew = crew: { $number } VP more
preview-rerolls = { $number ->
    [one] 1 re-roll, not counted here
   *[other] { $number } re-rolls, not counted here
}
preview-worker = a { $worker } worker
preview-valkyries = { $number ->
    [one] 1 Valkyrie: one of your crew dies
   *[other] { $number } Valkyries: as many of your crew die
}
preview-no-effect = no effect now
preview-used = already used this turn

## The player aid

aid-turn = Your turn
aid-turn-1 = Work: put your worker on an empty building and use it; then take another worker from another building and use that one.
aid-turn-2 = Or raid: place your worker on a site for good, pay, roll the dice, score, and take one set of plunder with its worker.
aid-turn-3 = Each Valkyrie of the set kills one of your crew and moves you up the Valkyrie track.
aid-turn-4 = At the end of your turn keep at most 8 silver, 8 provisions and 8 cards.
aid-end = The end
aid-end-1 = One fortress set left, no offering stack, or no Valkyrie on the board: everybody takes one last turn.
aid-end-2 = Then come the points of the two tracks, the offerings and the crew.
aid-end-3 = Plunder: 1 VP per gold, 1 VP per iron, 1 VP per 2 livestock.

## Questions

ask-reject = You keep three of your five cards: which one do you give back? ({ $number ->
    [one] 1 more
   *[other] { $number } more
})
ask-turn = Your turn: place your worker in the village, or set out on a raid.
ask-take = Now take a worker from another building.
ask-gate-house = Gate House: draw { cards }?
ask-town-hall = Town Hall: which card do you play?
ask-treasury = Treasury: discard a card for silver, or two for gold?
ask-pawn = Treasury: and which second card?
ask-barracks = Barracks: whom do you hire?
ask-recruiter = Recruiter: whom do you hire for { $number } silver?
ask-dismiss = You hire { $townsfolk }. Does somebody leave the crew for it?
ask-sacrifice = Brawler: whom do you send away for plunder?
ask-armoury = Armoury: what do you forge?
usual-ask-gate-house = At the Gate House I draw.
usual-ask-mill = At the Mill I take provisions, where there is nothing else to take.
usual-ask-silversmith = At the Silversmith I take silver.
usual-ask-dismiss = Whoever I hire joins the crew, and nobody leaves while there is room.
ask-mill = Mill: what do you take?
ask-silversmith = Silversmith: take { $number } silver?
ask-gain-plunder = Which plunder do you take for it?
ask-long-house = Long House: exchange livestock or make an offering? ({ $number ->
    [one] 1 action
   *[other] { $number } actions
} left)
ask-trader = Trader: which offering do you make, and of what do you pay { $number } less?
ask-reroll = The dice are cast. Roll one again? ({ $number ->
    [one] 1 re-roll
   *[other] { $number } re-rolls
} left)
ask-set = { $site } is yours: which set do you take?
ask-fall = A Valkyrie is waiting: who falls? ({ $number } to come)
ask-target = Against whom do you use { $townsfolk }?
ask-lose-crew = An Avenger's revenge: which of your crew do you lose?
ask-swap-worker = Archer: whose worker do you exchange with which one of the village?
ask-steal = What do you take from { $seat }?
ask-trade = Do you make the trade of { $townsfolk }?
ask-recall = Gravedigger: who comes back from the crew to your hand?
ask-enlist = Who takes the place of { $townsfolk }?
ask-give = { $seat } has sent a Mercenary: what do you give?
ask-copy = Merchant: which building do you use?
ask-swap-cards = Scout: with whom do you exchange cards, and how many?
ask-hand-over = Which card do you give to { $seat }? ({ $number } to go)
ask-discard = Your hand is too large: which card do you discard? ({ $number } to go)

## Answers

option-reject = Give back { $townsfolk }
option-place = Place your worker on { $building }
option-raid = Raid { $site }
option-take = Take the worker from { $building }
option-skip = Do nothing
option-draw = Draw the cards
option-play = Play { $townsfolk }
option-sell = Discard { $townsfolk } for silver
option-pawn = Discard { $townsfolk } for gold
option-hire = Hire { $townsfolk }
option-dismiss = Send { $townsfolk } away
option-keep_crew = Keep everybody
option-forge = Pay in { $good }
option-gain = Take { $good }
option-exchange = Exchange livestock for provisions
option-offer = Offer { $offering }
option-bargain = Offer { $offering }, with less { $good }
option-reroll = Roll { $die } again
option-keep_dice = Leave the dice
option-plunder = Take { $set }
option-fall = { $townsfolk } falls
option-target = Against { $seat }
option-lose = Lose { $townsfolk }
option-swap = Exchange { $seat }'s worker with that of { $building }
option-steal = Take { $good }
option-trade = Make the trade
option-recall = Take { $townsfolk } back
option-enlist = Hire { $townsfolk } instead
option-give = Give { $good }
option-copy = Use { $building }
option-swap_cards = Exchange { cards } with { $seat }
option-hand_over = Give { $townsfolk }
option-discard = Discard { $townsfolk }

group-reject = Your cards
group-place = Work
group-raid = Raid
group-take = Village
group-skip = Otherwise
group-draw = Gate House
group-play = Hand
group-sell = One card for silver
group-pawn = Two cards for gold
group-hire = Hand
group-dismiss = Crew
group-keep_crew = Otherwise
group-forge = Armoury
group-gain = Supply
group-exchange = Long House
group-offer = Offerings
group-bargain = Offerings
group-reroll = Dice
group-keep_dice = Otherwise
group-plunder = Sets
group-fall = Crew
group-target = Players
group-lose = Crew
group-swap = { $seat }
group-steal = Plunder
group-trade = Trade
group-recall = Crew
group-enlist = Hand
group-give = Goods
group-copy = Village
group-swap_cards = { $seat }
group-hand_over = Hand
group-discard = Hand

## The log

event-setup = The ships are ready, and the board is laid out.
event-fills-sets = The { $number } sets are filled from the bag: { $number2 } gold, { $number3 } iron, { $number4 } livestock and { $number5 } Valkyries. What is left goes to the supply.
event-reveals-offering = A new offering is wanted: { $offering }.
event-draws-card = { $seat } draws { $townsfolk }.
event-draws-card-veiled = { $seat } draws a card.
event-draws-nothing = { $seat } draws nothing: no townsfolk are left.
event-reshuffle = The { $number } discarded townsfolk are shuffled into a new pile.
event-rejects = { $seat } gives back { $townsfolk }.
event-rejects-veiled = { $seat } gives back a card.
event-rolls-start = { $seat } rolls { $number } for the first turn.
event-rolls-again = { $number } players are level and roll again.
event-first-player = { $seat } goes first.
event-opponent-starts = { $seat } starts with armour { $number } and { $number2 ->
    [one] 1 provision
   *[other] { $number2 } provisions
}.
event-removes-tactic = { $seat } goes without “{ $tactic }”.
event-removes-tactic-veiled = A tactics card is put aside unseen.
event-reshuffles-tactics = The { $number } tactics cards are shuffled again.
event-turn = Turn { $number }: { $seat }.
event-places = { $seat } puts a { $worker } worker on { $building }.
event-takes = { $seat } takes the { $worker } worker from { $building }.
event-used-before = { $seat } has already used { $building } this turn.
event-skips = { $seat } leaves { $building } unused.
event-declines = { $seat } does without the effect of { $townsfolk }.
event-no-effect = { $townsfolk } has no effect for { $seat }.
event-plays = { $seat } sends { $townsfolk } to the Town Hall.
event-sells = { $seat } lets { $townsfolk } go for silver.
event-pawns = { $seat } lets { $townsfolk } and { $townsfolk2 } go for gold.
event-hires = { $seat } hires { $townsfolk } for { $number ->
    [0] nothing
   *[other] { $number } silver
}.
event-dismisses = { $townsfolk } leaves the crew of { $seat }.
event-gains = { $seat } gains { amount }.
event-supply-empty = { $seat } gains nothing: the supply has no { $good } left.
event-offers = { $seat } makes an offering: { $offering }.
event-pays = { $seat } pays { amount }.
event-bargains = { $seat } haggles and pays less { $good }: { $offering }.
event-copies = { $seat } uses { $building } from afar.
event-raids = { $seat } raids { $site } with a { $worker } worker.
event-rolls = { $seat } rolls a { $number }.
event-rerolls = { $seat } rolls the { $number } again: { $number2 }.
event-strength = { $seat } attacks with strength { $number }: dice { $number2 }, crew { $number3 }, effects { $number4 }, armour { $number5 }.
event-scores-raid = { $number ->
    [0] Not strong enough for any points: { $seat } scores nothing for strength.
   *[other] { $seat } scores { $number } VP for the raid.
}
event-scores-crew = { $townsfolk } brings { $seat } { $number } VP more.
event-takes-set = { $seat } takes { $set } and its { $worker } worker.
event-valkyrie-takes = A Valkyrie takes { $townsfolk } from the crew of { $seat }.
event-valkyrie-spared = { $number ->
    [one] 1 Valkyrie finds
   *[other] { $number } Valkyries find
} nobody left to take from { $seat }.
event-returns-to-hand = { $townsfolk } comes back to the hand of { $seat }.
event-scores-death = { $townsfolk } dies for { $number } VP.
event-avenges = { $seat } takes revenge on { $seat2 }.
event-loses-crew = { $seat } loses { $townsfolk }.
event-loses = { $seat } loses { amount }.
event-steals = { $seat } takes { amount } from { $seat2 }.
event-gives = { $seat } gives { amount } to { $seat2 }.
event-has-nothing = { $seat } has nothing to lose.
event-swaps-worker = { $seat } exchanges: { $seat2 } gets the { $worker } worker of { $building }, a { $worker2 } one takes its place.
event-swaps-crew = { $townsfolk } returns to the hand of { $seat }, { $townsfolk2 } joins the crew.
event-cycles-offerings = { $seat } sends { $number ->
    [one] 1 offering
   *[other] { $number } offerings
} under the stack.
event-swaps-cards = { $seat } exchanges { cards } with { $seat2 }.
event-hands-over = { $seat } sets { $townsfolk } aside.
event-hands-over-veiled = { $seat } sets a card aside.
event-receives-card = { $seat } receives { $townsfolk }.
event-receives-card-veiled = { $seat } receives a card.
event-discards = { $seat } has too many cards and discards { $townsfolk }.
event-returns-surplus = { $seat } has too much and returns { amount }.
event-end-triggered = The end draws near: { $cause }.
event-end = The ships come home, and the sagas are counted.
event-reveals-tactic = { $seat } reveals “{ $tactic }”.
event-checks-armour-yes = Armour enough? Yes: { $number } of { $number2 }.
event-checks-armour-no = Armour enough? No: { $number } of { $number2 }.
event-checks-provisions-yes = Provisions enough? Yes: { $number } of { $number2 }.
event-checks-provisions-no = Provisions enough? No: { $number } of { $number2 }.
event-checks-plunder-yes = Plunder there? Yes: { $set }.
event-checks-plunder-no = Plunder there? No: { $site } is empty.
event-opponent-raids = So { $seat } raids { $site }.
event-opponent-pays = { $seat } returns { $number ->
    [one] 1 provision
   *[other] { $number } provisions
} to the supply.
event-opponent-scores = { $seat } scores { $number } VP.
event-opponent-takes-set = { $seat } takes { $set }; its { $worker } worker leaves the game.
event-opponent-valkyries = { $number ->
    [one] 1 Valkyrie
   *[other] { $number } Valkyries
}: { $seat } moves up the Valkyrie track and loses { $number2 } armour.
event-opponent-returns = { $number ->
    [0] The set held nothing for the supply.
    [one] 1 piece of the set goes to the supply.
   *[other] { $number } pieces of the set go to the supply.
}
event-opponent-prepares = So { $seat } prepares for another raid.
event-opponent-armour = { $seat } gains { $number } armour.
event-opponent-provisions = { $seat } gains { $number ->
    [one] 1 provision
   *[other] { $number } provisions
}.
event-opponent-overflow-armour = No room for more provisions: { $seat } gains { $number } armour instead.
event-opponent-overflow-provisions = No higher armour: { $seat } gains { $number ->
    [one] 1 provision
   *[other] { $number } provisions
} instead.
event-opponent-surplus-lost = { $number } too many: { $seat } is at both limits.
event-opponent-tile = { $seat } takes an offering tile, face down: { $offering }.
event-opponent-tile-veiled = { $seat } takes the top offering tile, face down.
event-opponent-no-tile = The offering stack is empty: { $seat } takes nothing.
event-forbids = The card closes { $building } to you on your next turn.

## The end

source-raids = Raids
source-valkyries = Valkyries
source-armour = Armour
source-offerings = Offerings
source-crew = Crew
source-plunder = Plunder
reason-points = Most victory points.
reason-valkyries = Equal points; higher on the Valkyrie track.
reason-armour = Equal points and Valkyries; higher armour.
reason-shared = Equal points, Valkyries and armour.
reason-solo-points = The higher score wins.
reason-solo-valkyries = Equal scores; the Valkyrie track decides.
reason-solo-armour = Equal scores and Valkyries; the armour decides.
reason-solo-draw = Everything is equal: a draw.

## Why not

why-copy = You have several of these, and they are alike: choose the other copy.
why-not-in-hand = You do not have { $townsfolk } in hand.
why-not-in-crew = { $townsfolk } is not in your crew.

why-forbidden = The tactics card closes { $building } for this turn.
why-occupied = A { $worker } worker already stands there, on { $building }.
why-colour = { $building } does not accept a { $worker } worker.
why-take-placed = You have just placed your worker on { $building }: take one from elsewhere.
why-take-empty = Nobody stands on { $building }.

why-raid-empty = Nothing is left to plunder: { $site } has no set any more.
why-raid-colour = You hold a { $worker } worker, and { $site } does not accept it.
why-raid-crew = { $site } takes a crew of { $number }; yours has { $number2 }.
why-raid-provisions = { $site } costs you { $number ->
    [one] 1 provision
   *[other] { $number } provisions
}; you have { $number2 }.
why-raid-gold = { $site } costs you { $number } gold; you have { $number2 }.

why-skip-turn = You cannot pass: place your worker, or raid.
why-skip-take = A worker has to be taken: choose a building.

why-no-cards = No townsfolk card is left to draw.
why-play-hero = { $townsfolk } is a hero, and heroes have no Town Hall effect.
why-supply = The supply has no { $good } left.
why-pawn-two = Gold takes { $number } cards, and you have only { $number2 }.
why-pawn-chosen = { $townsfolk } is already one of the two.
why-hire-silver = { $townsfolk } costs you { $number } silver; you have { $number2 }.
why-dismiss-hero = { $townsfolk } is your hero and has to make room for the other one.
why-keep-full = Your crew is full: somebody has to make room.
why-keep-hero = A crew has only one hero: { $townsfolk } has to make room.
why-armour-full = Your armour is already at its maximum.
why-forge-good = Armour is paid for in iron or silver, not in { $good }.
why-forge-pay = That takes { amount }; you have { $number2 }.
why-gain-mill-gold = Only a white worker finds gold at the Mill; yours is { $worker }.
why-gain-good = { $building } does not give that: { $good }.
why-gain-plunder = Only plunder can be taken here: gold, iron or livestock.
why-exchange-none = You have no livestock to exchange.
why-offer-hidden = This offering is not face up now.
why-offer-pay = That offering takes { amount }; you have { $number2 }.
why-bargain-price = That offering does not ask for { $good }.
why-reroll-die = Only one die was rolled.
why-reroll-alike = Both dice show the same: choose the first.
why-plunder-site = You are raiding { $site }.
why-plunder-raid = A set is taken by raiding: begin with { $site }.
why-plunder-taken = Somebody has already taken { $set }.
why-target-self = An opponent is meant, not yourself.
why-target-absent = Nobody plays { $seat } in this match.
why-target-crew = { $seat } has no crew.
why-swap-empty = Nobody stands on { $building }.
why-swap-colour = The { $worker } worker of { $seat } is not accepted there: { $building }.
why-steal-none = { $seat } has no { $good }.
why-steal-good = Only plunder can be taken: gold, iron or livestock.
why-recall-hero = With { $townsfolk } in your hand you would have nobody who may take the place.
why-enlist-hero = A crew has only one hero, so { $townsfolk } cannot join.
why-give-none = You have no { $good } to give.
why-give-good = { $seat } gets silver or a provision.
why-copy-hall = The Town Hall itself cannot be copied.
why-copy-used = You have already used { $building } this turn.
why-copy-colour = { $building } does not accept your { $worker } worker.
why-copy-useless = There is nothing you could do there now: { $building }.
why-swap-cards-number = At most { cards } can be exchanged with { $seat }.
why-swap-cards-none = At least one card has to be exchanged.
why-hand-over-aside = { $townsfolk } is already set aside.

## What the command line and other lists call modes, levels and settings

mode-standard = standard game
mode-solo = solo against the Opponent
level-normal = normal
level-hard = hard
level-heroic = heroic
tagline = Gather a crew, load the ship, and make the Chieftain remember your name.

# The families of pieces, as the lab's reports call them
family-card = Townsfolk
family-offering = Offerings
family-tactic = Tactics cards
family-cell = Places on the board
family-worker = Workers
family-good = Goods

# What is wrong with a content pack.

expected-cards-in-all = { $count } cards in all
found-hero-with-hall = a hero with one
expected-hall = a Town Hall effect, and none for heroes
expected-accepts = at least one colour, and that of the worker who stands there
some-workers = { $count } workers at the start
expected-colour = at least one colour
expected-set = at least one [[set]] of this site
some-dice-and-thresholds = { $dice } dice, { $thresholds } thresholds
expected-thresholds = thresholds if dice are rolled, else none
expected-rising = rising strength and points
expected-all-kinds = sites of all kinds: { $known }
expected-each-set = each set of the site once: { $known }
expected-gains = something, and at most one offering
expected-card-of-kind = at least one card of this kind of site
some-dice-of-sides = { $dice } dice of { $sides } sides
expected-values = { $count } values that never fall
expected-bag = at most the { $count } pieces of the bag
expected-needed = { $count }, as many as the board and the players need
expected-place = a place on the drawing for it
expected-thing-on-board = a building, a site or a set
expected-trade = one good given and one got, which is not armour
expected-with = { $effect } with { $count ->
    [0] nothing else
   *[other] { $fields }
}
expected-bonus = { $good }, which is what this building gives
