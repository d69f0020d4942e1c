# The Blacksmith in English.

## Content

text-or = { " or " }
text-cost = { $listed } { $number }
mark-coal = Coal

shop-mine = Take alloy dice for up to { $number } points: { $text }.
shop-furnace = Roll the dice in your workshop, then put some of them into your furnaces.
shop-anvil = Forge. Heat { $number } to { $number2 }: small good; { $number3 } or more: large; { $number4 } or more: also take 1 corruption card.
shop-bellows = Change up to 2 dice in your furnaces (±1 each), or empty a furnace.

power-bellows-apprentice = Once a day: reroll dice of a Furnace action without taking a corruption card.
power-master-smelter = Once a day: the alloy dice of a forged furnace go back to the workshop.
power-foreman = Once a day: a Furnace action costs only 1 hour.
title-coal = Coal die
title-alloy = Alloy die ({ $metal })
merchant-blacksmith = Rolls dice, heats furnaces and forges goods.
zone-workshop = Workshop
zone-reserve = Reserve
zone-furnaces = Furnaces
title-furnace = Furnace { $number }
mark-in-reserve = { $number } left; { $number2 ->
    [one] { $number2 } point
   *[other] { $number2 } points
} each
mark-furnace = Furnace
note-heat = heat { $number }

## Questions

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

## Answers

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

## What an answer would bring

preview-mine = Costs { $number ->
    [one] { $number } point
   *[other] { $number } points
}; { $number2 } left
preview-no-alloy = Heat { $number }, but an alloy die is still missing
preview-cold = Heat { $number }: too cold, a good needs { $number2 }
preview-hot = Heat { $number }: a { $size } good

## The log

event-mines = { $seat } takes { $die } into the workshop.
event-rolls = { $seat } rolls { $die }: { $number }.
event-loads = { $seat } puts { $die } ({ $number2 }) into { $furnace }: heat { $number }.
event-forges = { $seat } forges from { $furnace } at heat { $number }.
event-keeps-alloys = { $seat } empties { $furnace } and keeps its alloy dice in the workshop.
event-returns-alloys = { $seat } empties { $furnace }: coal to the workshop, alloy dice to the reserve.
event-stokes = { $seat } sets { $die } to { $number }.
event-empties = { $seat } empties { $furnace } into the workshop.

## Why not

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

## What lists call modes, levels and settings

expected-heats = three numbers that rise, up to { $count }
expected-dice-room = at least the { $count } dice that begin in the workshop
expected-die-id = { $colour }_ and a number
