# Glow in English. Names of cards and places come from the content pack.

n-light = { $number } light
n-rerolls = { $number ->
    [one] { $number } reroll
   *[other] { $number } rerolls
}
n-footprints = { $number ->
    [one] { $number } footprint
   *[other] { $number } footprints
}
n-fireflies = { $number ->
    [one] { $number } firefly
   *[other] { $number } fireflies
}

## Status

status = Day { $day } of 8: { $phase }
status-setup = Setup
status-over = The match is over
phase-1 = morning
phase-2 = end of morning
phase-3 = noon
phase-4 = afternoon
phase-5 = evening

## Zones

zone-province = The Province of Shadows
zone-archipelago = The Archipelago of Darkness
zone-meeting = Meeting track
zone-cemetery = Cemetery
zone-score = Score track
zone-day = Day
zone-reserve = Reserve
zone-deck-a = Companions A
zone-deck-b = Companions B
zone-spells-pile = Spells
zone-adventurers = Free adventurers
zone-tom-choice = Dice for Tom
zone-company = Company
zone-dice = Dice
zone-rerolls = Rerolls
zone-free = Free rerolls
zone-footprints = Footprints
zone-fireflies = Fireflies
zone-spells = Spells suffered
zone-tom-dice = Tom's dice
zone-tom-company = Tom's company
zone-tom-tile = Tile just used
zone-tom-pile = Tom's tiles
zone-tom-discard = Discarded tiles

note-province = Element space: a die that shows it, otherwise 1 footprint. Crossed-out space: free if none of your dice shows it, otherwise 1 footprint.
note-archipelago = A route takes that many different elements; each footprint spent adds one.
note-reserve-black = The black die waits for Kaar.
note-choosing = choosing
note-finished = done
note-coming = still to come
note-elements = Different elements: { $number }
note-brings = they bring { $things }
note-brings-nothing = they bring nothing
note-fireflies = { n-fireflies } for { $number2 ->
    [one] { $number2 } companion
   *[other] { $number2 } companions
}

## Signs and marks

sign-seat-0 = E
sign-seat-1 = F
sign-seat-2 = M
sign-seat-3 = D
sign-seat-4 = T
sign-colour-0 = Gr
sign-colour-1 = Bl
sign-colour-2 = Az
sign-colour-3 = Re
sign-colour-4 = Or
sign-colour-5 = Pu
sign-colour-6 = Ye
sign-colour-7 = Bk
mark-light = light
mark-reroll = reroll
mark-rerolls = rerolls
mark-free = free rerolls
mark-footprint = footprint
mark-footprints = footprints
mark-firefly = firefly
mark-fireflies = fireflies
mark-skull = goes to the cemetery
mark-skull_journey = a companion or a spell is lost
mark-cast_spells = casts spells
mark-revive = revives a companion
mark-free_reroll = a free reroll every day
mark-any_die = a big die from the reserve
mark-die = big { $colour } die
mark-black_die = brings the black die
mark-identical = identical symbol
mark-absent = no { $element }
mark-lose_light = 5 light lost
mark-company = Tom's company
mark-move_camp = Tom's camp
mark-move_min = a boat of Tom takes the lowest route
mark-move_max = a boat of Tom takes the highest route
mark-route-12 = 1 or 2 different elements
mark-route-3 = 3 different elements
mark-route-4 = 4 different elements
mark-route-5 = 5 different elements
mark-toll = 1 footprint to sail
mark-closed = closed route
mark-start = start
mark-first = first player
mark-sun = today
mark-used = used for travel
mark-cursed = cancelled by the black die
mark-aside = put aside
mark-awake = { $number ->
    [one] set off by the dice
   *[other] set off { $number } times by the dice
}
mark-resolved = { $number ->
    [one] resolved once today
   *[other] resolved { $number } times today
}
mark-granted = gave the big { $colour } die
mark-struck = the air spell lies on it
mark-tokens = { n-footprints }
mark-score = { $seat }: { n-light }
mark-company-pawn = company of { $seat }
mark-camp = camp of { $seat }
mark-boat = boat of { $seat }

## Cards, tiles and places

clause = { $condition } ► { $effects }
clause-show = { $number ->
    [one] { $element }
   *[other] { $number } × { $element }
}
clause-absent = no { $element }
clause-identical = { $number } identical
clause-light = { $sign }{ n-light }
clause-rerolls = { $sign }{ n-rerolls }
clause-footprints = { $sign }{ n-footprints }
clause-fireflies = { $sign }{ n-fireflies }
clause-skull = goes to the cemetery
clause-skull-newest = your newest companion goes to the cemetery
clause-casts = every opponent gets a spell
clause-revives = another companion returns from the cemetery
clause-never = never resolved at noon
text-big-die = when recruited: takes the big { $colour } die from the reserve
text-any-die = when recruited: takes any big die from the reserve
text-kaar = brings the black die; its master may move it instead of taking it
text-spell-veiled = hidden spell, revealed at dawn
text-company = Tom's company: +{ $number }, then as much light as its space
text-tile = Tom's tile
text-tom-light = Tom: +{ n-light }
text-tom-camp = Tom's camp goes to the next village
text-tom-max = a boat of Tom takes the highest route
text-tom-min = a boat of Tom takes the lowest route
text-enter-village = to enter: { n-footprints }
text-value = worth { n-light } at the end
text-bonus = on arrival: { $effects }
text-route = way to { $space }: { $effects }
text-skull-journey = a companion or a spell is lost
text-left-today = left this afternoon
text-blocked = a die of Tom's blocks this space: nobody waits here
place-opposite = tile opposite { $element }

## The player aid

aid-day = The day
aid-day-1 = Morning: recruit a companion and take the dice and footprints of its space.
aid-day-2 = End of morning: roll all your dice. Rerolling one or two costs 1 reroll, choosing a face costs 3.
aid-day-3 = Noon: all your triggered cards are resolved, good ones and bad ones.
aid-day-4 = Afternoon: travel with the same dice and your footprints.
aid-day-5 = Evening: small dice go back to the track, new companions arrive.
aid-end = At the end
aid-end-1 = The values of your adventurer and companions.
aid-end-2 = 10 light if you have at least as many fireflies as companions.
aid-end-3 = The value of your camp's village, or of your boats' islands.
aid-end-4 = 1 light per footprint left.

## Questions

ask-adventurer = Choose your adventurer.
ask-tom-dice = Choose Tom's two dice.
ask-tom-colour = Which colour are Tom's pawns?
usual-ask-tom-colour = Tom's pawns take the colour of his first die.
ask-recruit = Day { $number }, morning: whom do you recruit?
ask-black = The black die lies beside { $companion }: you may send it elsewhere.
ask-big-die = { $companion } brings you a big die from the reserve: which one?
ask-banish = Send one of the companions left to the cemetery.
ask-boat = Tom's tile: which boat of Tom sails, and where?
ask-reroll = Reroll dice, or keep them? { $number ->
    [0] { $number2 ->
        [0] { $number3 ->
            [0] You have nothing to reroll with.
           *[other] Your score is { $number3 }: rerolling takes it back.
        }
        [one] You have 1 reroll.
       *[other] You have { $number2 } rerolls.
    }
    [one] You have 1 free reroll{ or-rerolls }.
   *[other] You have { $number } free rerolls{ or-rerolls }.
}
or-rerolls = { $number2 ->
    [0] { "" }
    [one] { " " }and 1 reroll token
   *[other] { " " }and { $number2 } reroll tokens
}
units-left = { $number ->
    [one] 1 reroll
   *[other] { $number } rerolls
} left to pay, with tokens (you have { $number2 }) or by going back on the score track (you are on { $number3 })?
ask-pay = Rerolling the { $die }: { units-left }
ask-pay-two = Rerolling the { $die } and the { $die2 }: { units-left }
ask-pay-set = Turning the { $die } to { $face }: { units-left }
ask-revive = Cromaug opens the cemetery: which companion returns?
ask-activate = Noon: which card do you resolve next? The order matters.
ask-return-die = The Sketal takes a big { $colour } die away: which one do you return?
ask-lose = A skull on the way: what do you lose?
ask-step = Afternoon: how far will you go? { $number ->
    [0] You have no footprints left.
   *[other] You have { n-footprints } left.
}
ask-sail = Afternoon: sail one boat, or stay in port. Different elements: { $number }, footprints: { $number2 }.

## Answers

option-adventurer = Set out with { $adventurer }
option-tom_dice = A die in { $colour } and a die in { $colour2 }
option-tom_colour = Tom plays { $colour }
option-recruit = Recruit { $companion }
option-black = Send the black die to { $element }
option-keep = Take the black die
option-big_die = Take the big { $colour } die
option-banish = Send { $companion } away
option-boat = { $island } → { $island2 }
option-reroll = Reroll the { $die }
option-reroll_two = Reroll the { $die } and the { $die2 }
option-set = Turn the { $die } to { $face }
option-pay = { $number ->
    [0] { $number2 ->
        [one] Go back one reroll space
       *[other] Go back { $number2 } reroll spaces
    }
   *[other] { $number2 ->
        [0] Return { n-rerolls }
        [one] Return { n-rerolls } and go back one reroll space
       *[other] Return { n-rerolls } and go back { $number2 } reroll spaces
    }
}
option-done = Keep the dice as they are
option-revive = Bring back { $companion }
option-revive_none = Bring back nobody
option-activate = Resolve { $companion }
option-activate_adventurer = Resolve { $adventurer }
option-activate_spell = Resolve the { $spell }
option-return_die = Return the { $die }
option-lose = Lose { $companion }
option-lose_spell = Get rid of the { $spell }
option-lose_veiled = Get rid of a hidden spell
option-step = Walk on: { $space }
option-settle = Settle here
option-sail = { $island } → { $island2 }
option-stop = Stop here

group-adventurer = Adventurers
group-tom_dice = With a die in { $colour }
group-tom_colour = Colours
group-recruit = Recruit
group-black = Move the black die
group-keep = Otherwise
group-big_die = Reserve
group-banish = Send away
group-boat = From { $island }
group-reroll = Reroll (1 reroll)
group-reroll_two = Both (1 reroll)
group-set = Turn (3 rerolls)
group-pay = Pay
group-done = Otherwise
group-revive = Cemetery
group-revive_none = Otherwise
group-activate = Companions
group-activate_adventurer = Adventurer
group-activate_spell = Spells
group-return_die = Your dice
group-lose = Companions
group-lose_spell = Spells
group-lose_veiled = Spells
group-step = Walk
group-settle = Village
group-sail = From { $island }
group-stop = Otherwise

## What a choice would bring

preview-with = with { $things }
preview-tile = Tom's tile: { $effects }
preview-tom-company = +{ n-light } (company on { $number2 })
preview-tom-camp = camp to { $space }
preview-tom-sails = boat: { $island } → { $island2 }
preview-tom-chooses = a boat of your choice sails
preview-awake = { $number ->
    [0] { $card }: no longer set off
    [one] { $card }: set off
   *[other] { $card }: set off { $number } times
}
preview-shows = shows { $face }
preview-free = { $number ->
    [one] a free reroll
   *[other] { $number } free rerolls
}
preview-rerolls = rerolls from { $number } to { $number2 }
preview-back = light from { $number } to { $number2 }
preview-or = { $one }, or { $other }
preview-times = triggered { $number } times
preview-cost-die = uses the { $die }
preview-cost-footprints = costs { n-footprints }
preview-cost-nothing = costs nothing
preview-camp = the camp will be worth { n-light } instead of { $number2 }
preview-island = the boat will be worth { n-light } instead of { $number2 }
preview-side-lost = its big die goes back to the reserve
preview-no-die = its die is no longer in the reserve

## The log

event-journey-drawn = The lot falls on { $journey }.
event-first-player = { $seat } is the first player.
event-chooses-adventurer = { $seat } sets out with { $adventurer }.
event-deals-adventurer = { $seat } is dealt { $adventurer }.
event-tom-dice = Tom will have a die in { $colour } and a die in { $colour2 }.
event-tom-colour = Tom plays { $colour }.
event-tom-die = Tom's { $die } shows { $element } and blocks that space.
event-tom-aside = Tom's { $die } shows { $face } and is put aside.
event-lays-companion = { $companion } waits at { $element }.
event-lays-tile = A tile of Tom's is laid opposite { $element }.
event-places-die = The { $die } goes to { $element }.
event-rolls-again = The { $die } shows { $face } and is rolled again.
event-adds-footprint = One more footprint at { $element }.
event-day = Day { $number } dawns.
event-reveals-spell = { $seat } uncovers the { $spell }.
event-recruits = { $seat } recruits { $companion } at { $element }.
event-takes-die = { $seat } takes the { $die }.
event-takes-big-die = { $seat } receives the { $die } from the reserve.
event-no-big-die = { $companion } comes empty-handed: its die is no longer in the reserve.
event-moves-black = { $seat } sends the black die to { $element }.
event-keeps-black = { $seat } keeps the black die.
event-banishes = { $seat } sends { $companion } away to the cemetery.
event-to-cemetery = Nobody wanted { $companion }: to the cemetery.
event-rolls = { $seat } rolls the { $die }: { $face }.
event-rerolls = { $seat } rerolls the { $die }: { $face }.
event-sets-face = { $seat } turns the { $die } to { $face }.
event-uses-free = { $seat } uses { $number ->
    [one] a free reroll
   *[other] { $number } free rerolls
}.
event-spends-rerolls = { $seat } returns { n-rerolls }.
event-goes-back = { $seat } goes back on the score track, to { $number }.
event-done-rerolling = { $seat } keeps these dice.
event-gains-light = { $seat } gains { n-light }.
event-gains-rerolls = { $seat } gains { n-rerolls }.
event-gains-footprints = { $seat } gains { n-footprints }.
event-gains-fireflies = { $seat } gains { n-fireflies }.
event-loses-light = { $seat } loses { n-light }.
event-loses-footprints = { $seat } loses { n-footprints }.
event-resolves-adventurer = { $adventurer } acts for { $seat }.
event-resolves-companion = { $companion } acts for { $seat }.
event-resolves-spell = The { $spell } strikes { $seat }.
event-curse = The black die curses { $seat }: { $face } does not count today.
event-goes-to-cemetery = { $companion } leaves { $seat } for the cemetery.
event-returns-die = { $seat } returns the { $die } to the reserve.
event-casts = { $companion } casts spells in the name of { $seat }.
event-gets-spell = { $seat } receives a spell, face down.
event-no-spell = No spell is left.
event-revives = { $companion } returns from the cemetery to { $seat }.
event-revives-nobody = { $seat } brings back nobody.
event-nothing-to-lose = { $seat } has neither companion nor spell: the skull takes nothing.
event-loses-spell = { $seat } gets rid of the { $spell }.
event-loses-veiled = { $seat } gets rid of a hidden spell.
event-steps = The company of { $seat } walks on: { $space }.
event-uses-die = { $seat } uses the { $die }.
event-pays-footprints = { $seat } spends { n-footprints }.
event-settles = { $seat } settles: { $space }.
event-sails = A boat of { $seat } sails: { $island } → { $island2 }.
event-stops = { $seat } stops here for today.
event-tom-tile = Tom carries out his tile opposite { $element }.
event-tom-company = Tom's company advances by { $number } to { $number2 }.
event-tom-gains-light = Tom gains { n-light } and has { $number2 }.
event-tom-gains-footprints = Tom gains { n-footprints }.
event-tom-camp = Tom's camp moves: { $space }.
event-tom-camp-stays = Tom's camp can go no higher.
event-tom-sails = A boat of Tom sails: { $island } → { $island2 }.
event-tom-stays = None of Tom's boats can move.
event-new-pile = Tom's pile is empty: his { $number } discarded tiles are shuffled.
event-deck-b = The companions A withdraw; the companions B enter the scene.
event-last-day = Tom's pile is empty again: this day is the last.
event-removes-footprints = Footprints swept away at { $element }: { $number }.
event-tom-climbs = Tom spends { n-footprints } and reaches one last village: { $space }.
event-end = The eighth day is over. The light is counted.

## The end

source-light = Score track
source-cards = Adventurer and companions
source-fireflies = Fireflies
source-village = Camp
source-islands = Boats
source-footprints = Footprints
source-floor = Never below zero
reason-light = Most light.
reason-rerolls = Equal light; more rerolls left.
reason-shared = Equal light and equal rerolls.
reason-solo-won = More light than Tom: the world is saved.
reason-solo-lost = Tom has gathered more light.
reason-solo-tie = As much light as Tom, but it takes more.

## Why not

why-adventurer-taken = { $adventurer } is already taken by { $seat }.
why-tom-own = { $colour } is your own colour: Tom takes others.
why-tom-twice = Tom's two dice have different colours.
why-tom-special = Yellow together with purple is not allowed: two dice with a special face.
why-tom-black = There is no big black die.
why-tom-order = The same choice is written in the other order: first { $colour }, then { $colour2 }.
why-tom-colour = Neither of Tom's two dice is { $colour }.

why-companion-yours = { $companion } already travels with you.
why-companion-other = { $companion } travels with { $seat }.
why-companion-cemetery = { $companion } lies in the cemetery, out of play.
why-companion-deck = { $companion } is not on the meeting track.
why-companion-solo = { $companion } takes no part in matches against Tom.
why-companion-not-yours = { $companion } is not with you.
why-black-here = The black die is already on this space.
why-black-empty = No companion lies on this space: { $element }.
why-big-die-gone = The reserve has no big die of this colour: { $colour }.

why-boat-none = Tom has no boat here: { $island }.
why-boat-route = No route joins these two islands: { $island }, { $island2 }.
why-boat-closed = The route to the right of the central island is closed to Tom.
why-boat-away = Tom's boats always move away from the central island.
why-boat-taken = Tom already has a boat there: { $island2 }.
why-boat-nearest = A boat nearer to the central island goes first.
why-boat-max = Tom takes the highest route, and this is not it.
why-boat-min = Tom takes the lowest route, and this is not it.

why-die-other = The { $die } is not in front of you.
why-die-twin = Same colour, same size, same face: choose the { $die } instead.
why-die-twice = To reroll a single die, name it only once.
why-die-order = The same reroll is written in the other order: the { $die }, then the { $die2 }.
why-units-none = No reroll, no free reroll, and your pawn is on 0: nothing to pay with.
why-units-few = Choosing a face costs 3 rerolls; you can raise { $number }.
why-face-missing = The { $die } does not have this face: { $face }.
why-face-shown = The { $die } already shows { $face }.
why-pay-sum = Exactly { $number ->
    [one] 1 reroll has
   *[other] { $number } rerolls have
} to be paid, no more and no less.
why-pay-tokens = You have only { n-rerolls }.
why-pay-track = From { $number } the score track gives no more than { $number2 ->
    [one] 1 reroll
   *[other] { $number2 } rerolls
}.

why-revive-self = Cromaug cannot bring itself back.
why-revive-absent = { $companion } does not lie in the cemetery.
why-activate-adventurer = { $adventurer } is not your adventurer.
why-activate-never = This card has no condition: it is never resolved at noon.
why-activate-cromaug = Cromaug had its chance, before all other cards.
why-activate-dice = Your dice do not meet the condition of this card.
why-activate-done = This card has been resolved for today ({ $number ->
    [one] once
   *[other] { $number } times
}): it would take further dice.
why-spell-other = The { $spell } is not in front of you.
why-spell-twin = It is the same spell: choose the { $spell } instead.
why-spell-target = The air spell waits for a companion to strike.
why-skip = No activation can be skipped, not even a harmful one: only the order is yours.

why-return-colour = A big die of this colour has to be returned: { $colour }.
why-lose-veiled = No hidden spell lies in front of you.

why-step-here = Your company is already there.
why-step-far = No route leads directly from { $space2 } to { $space }.
why-step-left = Your company left this space this afternoon; it cannot return before tomorrow.
why-step-element = It takes a die showing { $element } or 1 footprint, and you have neither.
why-step-used = Your dice showing { $element } have been used today, and you have no footprint.
why-step-forbidden = One of your dice shows { $element }: entering costs 1 footprint, and you have none.
why-step-village = Entering this village costs { n-footprints }; you have { $number2 }.
why-settle-village = You can settle in a village only, and your company is not in one: { $space }.
why-settle-here = Your camp is already here.
why-sail-none = You have no boat here: { $island }.
why-sail-route = No route joins these two islands: { $island }, { $island2 }.
why-sail-closed = In this match the route to the right of the central island is closed.
why-sail-taken = One of your boats is already there: { $island2 }.
why-sail-many = Your dice show { $number } different elements; this route takes { $number2 } at most, and none can be taken away.
why-sail-footprints = It would take { n-footprints }; you have { $number2 }.

## Modes, levels and settings

mode-standard = each for themselves
mode-solo = solo against Tom
level-rulebook = as in the rulebook
level-medium = medium
level-hard = hard
setting-journey = journey
setting-journey-province = the Province of Shadows
setting-journey-archipelago = the Archipelago of Darkness
setting-journey-random = drawn at random
setting-adventurers = adventurers
setting-adventurers-chosen = chosen
setting-adventurers-dealt = dealt at random
setting-close_right_route = route to the right of the central island, in solo
setting-close_right_route-no = closed to Tom only
setting-close_right_route-yes = closed to you too
tagline = Eight days, a handful of dice and strange companions to give the world its light again.

# The families of pieces, as the lab's reports call them
family-companion = Companions
family-adventurer = Adventurers
family-spell = Spells
family-tile = Tom's tiles
family-cell = Spaces and islands
family-face = Faces of dice

# What is wrong with a content pack.

error-no-adventurer = this pack of lueur has no adventurer '{ $role }'
expected-faces = 6 faces, every element among them
some-big-and-small = { $big } big, { $small } small
some-dice = { $count } dice
expected-other-than-black = any colour but black
expected-dice-as-listed = 1 to { $most }, as dice.toml has them
expected-own-colours = another colour for each
expected-skull-before = a skull before it
expected-not-solo-no-die = solo = false, without a die
expected-not-solo = false: Tom has no spells, no black die
found-times = { $what } { $count } times
found-several = { $what } several times
expected-dice-once = each die once
expected-one-companion = at most one companion
expected-decks = { $count } cards A, then { $count } cards B
false-on-cards = false on { $count } cards
expected-tokens = { $count } tokens in all
some-starts = { $count } starts
expected-start-first = the first space as the start
expected-own-values = another value for each village
expected-element = an element on this kind of space
expected-no-element = nothing on this kind of space
expected-village-figures = at least 1 each in a village
found-some = some
expected-none-outside = none outside villages
some-islands = { $count } islands
expected-centre-first = the first island as the only one in the centre
expected-both-in-order = both in order, or neither
false-on-routes = { $count ->
    [one] false on one route
   *[other] false on { $count } routes
}
expected-rising-spaces = different spaces from 0 upwards
expected-pairs-once = two different places, each pair once
found-no-way = no way to { $places }
expected-ways = a way to every place
expected-loss = a loss of { $known } only
expected-effect-once = each effect once
found-one-of-both = one of them
expected-both = both or neither
expected-condition = show, absent (other elements) or both; or identical alone
