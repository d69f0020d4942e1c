# Pilgrims in English. Names of cards come from the content pack.

## Status

status = Round { $round } of 4, turn { $turn } of 3: { $phase }
status-setup = Setup
status-over = The match is over
phase-1 = movement
phase-2 = activation
phase-3 = adventure
phase-4 = end of turn

## Zones

zone-map = Map
zone-river = River
zone-quests = Public Quests
zone-round = Round
zone-objects = Object deck
zone-discard = Discarded Objects
zone-companions = Companion deck
zone-adventures-1 = Adventure deck I
zone-adventures-2 = Adventure deck II
zone-journeys = Journey deck
zone-hand = Hand
zone-company = Company
zone-transports = Transport
zone-clovers = Clovers
zone-feathers = Feathers
zone-reserved = Reserved
zone-completed = Completed Adventures
zone-retired = Retired
zone-journey = Journey
zone-journeys-done = Completed Journeys
zone-companions-gathered = Companions
zone-solo-deck = Solo deck
zone-solo-revealed = Solo cards this round

## Signs and marks

sign-seat-0 = R
sign-seat-1 = B
sign-seat-2 = G
sign-seat-3 = Y
sign-seat-4 = P
sign-pawn-0 = f
sign-pawn-1 = F
sign-bearing-0 = Va
sign-bearing-1 = Br
sign-bearing-2 = Be
sign-bearing-3 = Ra
mark-campfire = campfire
mark-corner = corner
mark-sun = the Sun
mark-activated = activated this turn
mark-disk = disk
mark-clover = Clover
mark-clovers = Clovers
mark-feathers = Feathers
mark-hat = hat
mark-retire = one participant retires
mark-drawn = drawn
mark-feather = Feather of { $seat }, { $number ->
    [one] { $number } point
   *[other] { $number } points
}
mark-feather-free = free space, { $number ->
    [one] { $number } point
   *[other] { $number } points
}
mark-token = { $cell }, visited
mark-token-free = { $cell }, to visit

## Cards

title-traveller = Traveller
text-quest = 1, 2, 4, 6 points for 1, 2, 3, 4 cards
text-journey-object = draw 1 Object
text-journey-clover = gain 1 Clover
text-reward-object = reward: 1 Object
text-reward-clover = reward: 1 Clover
text-solo = Solo card
text-arrow = river { $arrow }
clause-move = move: { $shape }
clause-take = take an Object of { $color } from the map
clause-take-adjacent = take an adjacent Object of { $color }
clause-reduce = costs: 1 { $color } less
clause-reduce-any = costs: 1 symbol of your choice less
clause-with = { " " }(with: { $effects })
clause-pays = 1 Clover → { $effect }
clause-when-using = { $transport } → { $effect }
clause-when-on_pawn = over or onto a pawn → { $effect }
clause-when-play_color = playing { $color } → { $effect }
clause-when-play_symbol = playing an Object with { $symbol } → { $effect }
clause-when-complete_adventure = completing another Adventure → { $effect }
clause-when-on_corner = onto a corner → { $effect }

## The player aid

aid-turn = Your turn
aid-turn-1 = 1. Movement: put a disk on a free means of transport, take the card of a cell it reaches, then move your pawn there.
aid-turn-2 = 2. Activation: play an Object under one of your characters and use its abilities, or gain 1 Clover.
aid-turn-3 = 3. Adventure, if you like: complete one Adventure or one Public Quest.
aid-turn-4 = 4. End of turn: the map and the river are filled up again.
aid-clovers = Your Clovers
aid-clovers-1 = 1 Clover: an Object's activation symbol becomes another, to activate a character.
aid-clovers-2 = 1 Clover: an Object's adventure symbol becomes another, to pay a cost.
aid-clovers-3 = 2 Clovers: a Companion's symbol becomes another, for an Adventure.
aid-clovers-4 = 2 Clovers: draw an Object, whenever you like during your turn.
aid-clovers-5 = 1 Clover: trigger the effect beside a crossed clover.
aid-clovers-6 = At the end of the game: 1 point for every 3 Clovers left.

## Questions

ask-corner = Choose a corner to start from and take its Object.
ask-journey = Choose the Journey to keep; the other goes under the deck.
ask-movement = Movement: put a disk on a free means of transport and choose where to go.
ask-destination = You travel { $transport }: choose where to go.
ask-activation = Activation: play an Object under one of your characters, or gain a Clover.
ask-extra-activation = You may activate one more character.
ask-abilities = Use the abilities of { $character }, in any order, or finish.
ask-move = You have swapped two Objects: now choose where to move.
ask-make-room = Your company is full: who retires to make room for { $companion }?
ask-drop = Your reserve is full: which Adventure do you discard?
ask-order = Several effects are waiting: which comes first?
ask-spend = Spend 1 Clover to { $effect }?
ask-take = Take an Object of { $color } from the map.
ask-take-crossed = Take the Object of a crossed cell (or draw one where a pawn stands).
ask-swap = Before moving you may swap two adjacent Objects.
ask-reserve = Reserve an Adventure.
ask-keep = Keep one Object; the other goes under the deck.
ask-welcome = Choose the Companion who joins you; the other goes under the deck.
ask-adventure = Adventure: complete one Adventure or one Quest, or pass.
ask-last-purchase = Before your turn ends, your { $number } Clovers can still buy an Object.
ask-participants = { $adventure }: who takes part?
ask-pay = Pay for { $adventure }: { $number } of { $number2 } paid, the next symbol is { $color }.
ask-pay-quest = Pay for the Quest { $quest }: { $number } of { $number2 } paid, the next symbol is { $color }.
ask-retire = { $adventure }: choose who retires ({ $number } to go).

## Answers

option-corner = Start from { $cell }
option-journey = Keep { $journey }
option-disk = Put the disk first: { $transport }
option-go = { $transport } to { $cell }
option-move = Move to { $cell }
option-swap = Swap { $cell } and { $cell2 }
option-take = Take the Object of { $cell }
option-draw_two = Draw 2 Objects and keep 1
option-recruit = Draw 2 Companions and keep 1
option-reserve = Reserve { $adventure }
option-reserve_top = Reserve the top card of the { $deck } deck
option-drop = Discard { $adventure }
option-keep = Keep { $object }
option-welcome = Welcome { $companion }
option-retire = Retire { $companion }
option-activate = Activate { $character } with { $object }
option-convert = Activate { $character } with { $object }, converted for 1 Clover
option-clover = Gain 1 Clover
option-spend = Spend 1 Clover
option-skip = Decline
option-finish = Finish
option-pass = Complete nothing
option-buy = Buy an Object for 2 Clovers
option-complete = Complete { $adventure }
option-quest = Complete the Quest { $quest }
option-participant = { $companion } takes part
option-pay = Pay as proposed
option-give = Give { $object }
option-change = Give { $object }, converted for 1 Clover
option-reduce = Reduce the cost by 1 { $color }
option-first = First: { $effect }

warns-drop = Discards { $adventure }: your reserve is full.
warns-drop-one = Discards one of your reserved Adventures: your reserve is full.

group-corner = Corners
group-journey = Journeys
group-disk = Disk first
group-go = { $transport }
group-move = Move
group-swap = Swap
group-take = Take
group-draw_two = Abilities
group-recruit = Abilities
group-reserve = Reserve
group-reserve_top = Reserve
group-drop = Reserved
group-keep = Drawn
group-welcome = Drawn
group-retire = Company
group-activate = { $character }
group-convert = { $character }, for 1 Clover
group-clover = Clovers
group-spend = Clovers
group-skip = Otherwise
group-finish = Otherwise
group-pass = Otherwise
group-buy = Clovers
group-complete = Adventures
group-quest = Quests
group-participant = Company
group-pay = Payment
group-give = Objects
group-change = Objects, for 1 Clover each
group-reduce = Reductions
group-first = Effects

## The log

event-setup = The table is laid out.
event-deals-object = { $object } on { $cell }.
event-deals-companion = { $companion } by the campfire of { $cell }.
event-deals-adventure = { $adventure } comes into slot { $number } of the river.
event-deals-quest = Quest { $number }: { $quest }.
event-first-player = { $seat } plays first.
event-chooses-corner = { $seat } starts from { $cell }.
event-turn = { $seat }: round { $number }, turn { $number2 }.
event-places-disk = { $seat } puts a disk: { $transport }.
event-goes = { $seat } goes { $transport } to { $cell }.
event-moves = { $seat } moves to { $cell }.
event-takes-object = { $seat } takes { $object } from { $cell }.
event-draws-object = { $seat } draws { $object }.
event-draws-object-veiled = { $seat } draws an Object.
event-draws-nothing = { $seat } gains nothing: no card is left to draw.
event-reshuffle = The { $number } discarded Objects are shuffled into a new deck.
event-joins = { $companion } joins { $seat }.
event-retires = { $companion } retires from the company of { $seat }.
event-discards = { $object } is discarded by { $seat }.
event-activates = { $seat } activates { $character } with { $object }.
event-converts = { $seat } activates { $character } with { $object }, converted for 1 Clover.
event-gains-clovers = { $seat } gains { $number ->
    [one] 1 Clover
   *[other] { $number } Clovers
}.
event-gains-activation = { $seat } may activate another character.
event-spends-clover = { $seat } spends 1 Clover: { $effect }.
event-buys = { $seat } spends 2 Clovers to draw an Object.
event-swaps = { $seat } swaps the Objects of { $cell } and { $cell2 }.
event-reserves = { $seat } reserves { $adventure } from slot { $number } of the river.
event-reserves-top = { $seat } reserves { $adventure }, the top card of the { $deck } deck.
event-drops = { $seat } discards { $adventure }, out of the match.
event-looks-at-object = { $seat } draws { $object } to choose from.
event-looks-at-object-veiled = { $seat } draws an Object to choose from.
event-keeps-object = { $seat } keeps { $object }; the other card goes under the deck.
event-keeps-object-veiled = { $seat } keeps one Object; the other card goes under the deck.
event-looks-at-companion = { $seat } draws { $companion } to choose from.
event-looks-at-companion-veiled = { $seat } draws a Companion to choose from.
event-sets-out = { $seat } sets out: { $adventure }.
event-converts-companions = { $seat } spends { $number } Clovers on the Companions' symbols.
event-changes = { $seat } spends 1 Clover to convert { $object }.
event-reduces = { $seat } pays 1 { $color } less.
event-completes = { $seat } completes { $adventure } ({ $number } VP).
event-completes-quest = { $seat } completes the Quest { $quest }.
event-no-task = { $seat } completes nothing.
event-end-of-round = Round { $number } is over; the disks come back.
event-river-changes = { $adventure } goes under the level I deck.
event-draws-journey = { $seat } draws the Journey { $journey }.
event-draws-journey-veiled = { $seat } draws a Journey.
event-journey-chosen = { $seat } keeps the Journey { $journey }.
event-journey-none = { $seat } goes on without a Journey.
event-journey-token = { $seat } reaches { $cell } on { $journey }.
event-journey-completed = { $seat } completes the Journey { $journey }.
event-reveals-solo = A Solo card for { $pawn }.
event-off-map = Cell { $number } of the card is off the map.
event-flies = Cell { $number } is on the map: { $pawn } goes to { $cell }.
event-falconer-draws = { $seat } draws { $object }.
event-falconer-buys = { $seat } spends its 2 Clovers to draw an Object.
event-gathers = { $seat } gathers { $companion }.
event-arrow = { $seat } looks at the river { $arrow }.
event-cannot-pay = Slot { $number }: it cannot pay for { $adventure }.
event-cannot-pay-quest = It cannot pay for the Quest { $quest }.
event-falconer-no-task = { $seat } can complete nothing.

## The end

source-adventures = Adventures
source-clovers = Clovers
source-quests = Quests
source-feathers = Feathers
source-journeys = Journeys
source-tokens = Journey tokens
source-objects = Objects left
source-advanced = Advanced mode
reason-points = Most victory points.
reason-objects = Equal points; more Objects in hand.
reason-shared = Equal points and equal Objects in hand.
reason-solo-points = The higher score wins.
reason-solo-objects-won = Equal scores, but you hold more Objects than the Falconer.
reason-solo-objects-lost = Equal scores, and you do not hold more Objects than the Falconer.

## Why not

why-corner-taken = { $seat } starts from { $cell }.
why-corner-none = { $cell } is not a corner.
why-journey-drawn = { $journey } is not one of the Journeys you have drawn.

why-way-used = There is already a disk on this means of transport in this round: { $transport }.
why-way-chosen = Your disk of this turn is placed: you travel { $transport }.
why-here = Your pawn already stands on { $cell }.
why-go-reach = You cannot go { $transport } from { $cell2 } to { $cell }.
why-go-other = You cannot go { $transport } from { $cell2 } to { $cell }, but you could go { $transport2 }.
why-go-disk = Using this means of transport has an effect before you choose where to go, so the disk comes first: “{ option-disk }”.
why-disk-stuck = No dot of this diagram falls on the map from here: { $transport }.
why-disk-direct = Nothing can happen between this disk and the move, so choose at once where to go ({ $transport }).
why-move-reach = The ability's diagram ({ $shape }) does not lead from { $cell2 } to { $cell }.

why-swap-once = You have already swapped two Objects for this move.
why-swap-order = The same swap is written in reading order: swap:{ $cell }:{ $cell2 }
why-swap-apart = { $cell } and { $cell2 } do not share a side.
why-swap-campfire = { $cell } is a campfire: only Objects can be swapped.
why-cell-empty = There is no Object on { $cell }.
why-take-crossed = Your move did not cross { $cell }.
why-take-apart = { $cell } is not orthogonally adjacent to your pawn on { $cell2 }.
why-take-campfire = { $cell } is a campfire: there is no Object to take.
why-take-color = The colour is wrong: { $object } shows { $color2 }, and the effect takes { $color }.
why-no-object = No Object is left to draw.
why-no-companion = No Companion is left to draw.
why-keep-drawn = { $object } is not one of the Objects you have drawn.
why-welcome-drawn = { $companion } is not one of the Companions you have drawn.

why-ability-none = { $character } has no such ability: { $effect }.
why-ability-used = This ability of { $character } cannot be used any more: { $effect }.
why-move-first = This effect belongs to the move, so the move comes first: { $effect }.
why-useless = This can do nothing now: { $effect }.
why-first-none = This effect is not among those waiting: { $effect }.
why-spend-first = This effect costs 1 Clover: choose “{ option-spend }” first ({ $effect }).
why-spend-clovers = You have no Clover for this effect: { $effect }.
why-spend-none = No effect asks for a Clover now.

why-activated = { $character } has already been activated this turn.
why-activate-symbol = { $object } shows { $symbol }, which does not activate { $character }. { $number ->
    [0] You have no Clover to convert it.
   *[other] You can convert it for 1 Clover.
}
why-convert-matches = { $object } activates { $character } as it is: no Clover is needed.
why-convert-clovers = You have no Clover to convert an Object.
why-object-under = { $object } already lies under one of your characters; only an Object from your hand can be played.
why-object-hand = { $object } is not in your hand.
why-not-company = { $companion } is not in your company.
why-retired = { $companion } has retired.
why-clover-extra = An extra activation cannot be exchanged for a Clover: activate another character, or finish.
why-retire-new = { $companion } has just come: another Companion must make room.
why-retire-participant = { $companion } does not take part in this Adventure.
why-participant-chosen = { $companion } already takes part.
why-participant-clovers = With { $companion }, converting Companions would cost { $number } Clovers; you can spare { $number2 }.

why-adventure-reserved = { $adventure } is reserved by { $seat }.
why-adventure-completed = { $adventure } has been completed by { $seat }.
why-adventure-removed = { $adventure } was discarded and is out of the match.
why-adventure-deck = { $adventure } is neither in the river nor reserved.
why-companions-few = { $adventure } takes { $number } { $number ->
    [one] Companion
   *[other] Companions
}; your company has { $number2 }.
why-companions-symbols = { $adventure }: your company still lacks { $number ->
    [1] the symbol { $bearing }
    [2] the symbols { $bearing } and { $bearing2 }
   *[other] the symbols { $bearing }, { $bearing2 } and { $bearing3 }
}. Converting Companions would cost { $number2 } Clovers; you have { $number3 }.
why-objects-few = { $number } { $number ->
    [one] Object has
   *[other] Objects have
} to be paid; you have { $number2 }, in hand and under your characters.
why-objects-symbols = { $number ->
    [one] 1 symbol is
   *[other] { $number } symbols are
} missing from your Objects: converting would cost as many Clovers, and you have { $number2 }.
why-clovers-both = Converting Objects costs { $number }, converting Companions { $number2 }: { $number3 } Clovers together, and you have { $number4 }.
why-quest-absent = The Quest { $quest } is not in this match.
why-quest-done = You have already completed the Quest { $quest }.
why-quest-feathers = You have no Feather left.
why-quest-full = The Quest { $quest } has no free Feather space.

why-object-pay = { $object } is neither in your hand nor under your characters.
why-give-symbol = { $object } does not show the symbol being paid, { $color }. { $number ->
    [0] You have no Clover to convert it.
   *[other] Converting it would cost 1 Clover.
}
why-change-matches = { $object } pays { $color } as it is: no Clover is needed.
why-pay-rest = The rest of the cost could then not be paid any more (your Clovers: { $number }).
why-reduce-none = You have no reduction of your choice for this payment.
why-reduce-symbol = The symbol being paid now is { $color }.

why-deck-empty = The { $deck } deck is empty.
why-drop-other = { $adventure } is not one of your reserved Adventures.

why-buy-clovers = An Object costs 2 Clovers; you have { $number }.
why-buy-needed = An Object costs 2 Clovers, but you need { $number } of your { $number2 } for what you are paying.
why-decline-clover = Instead of activating a character you gain a Clover: choose “{ option-clover }” (clover).
why-decline-paid = You have paid a Clover for this effect: it must be used.

## What the command line and other lists call modes, levels and settings

mode-basic = basic game
mode-advanced = advanced game with Journeys
mode-solo = solo against the Falconer
mode-solo_advanced = advanced solo with Journeys
level-easy = easy
level-medium = medium
level-hard = hard
level-extreme = extreme
setting-side = side of the Traveller tiles
setting-first = who plays first
setting-side-A = side A: all alike
setting-side-B = side B: each its own
setting-first-random = by lot
setting-first-1 = seat 1
setting-first-2 = seat 2
setting-first-3 = seat 3
setting-first-4 = seat 4
tagline = A Traveller, a small magical country, and stories to bring home.

# The families of pieces, as the lab's reports call them
family-object = Objects
family-companion = Companions
family-adventure = Adventures
family-quest = Quests
family-journey = Journeys
family-solo = Solo cards
family-transport = Means of transport
family-cell = Cells

# What is wrong with a content pack.

error-first = setting first cannot be { $first }: there are { $players } players
expected-cell = a cell from A1 to E5
expected-campfires = 6 different cells, none of them a corner or the centre
expected-dots = at least one dot away from the pawn
expected-tiles = a tile for each colour and side
found-other-abilities = other abilities
expected-move-reserve = a move and, last, reserve
some-cards-of-level = { $count } cards of level { $level }
some-cards = { $count } cards
expected-retire = at most { $most }, as many as companions
expected-letter = { $letter } for { $counts }
expected-letters = tiles of all three letters A, B, C
expected-cells = 3 different cells
expected-sets = 2 different sets
found-two-alike = two abilities of one kind
expected-one-of-a-kind = at most one of each kind
expected-one-condition = at most one condition besides pay_clover
expected-using = the condition using:TRANSPORT before it
expected-no-clover = a move without pay_clover
expected-a-move = a move, because only a move has `with`
expected-no-argument = { $word } without an argument
expected-argument = { $word }: and one of { $known }
