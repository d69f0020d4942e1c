# The Captain in English.

## Content

mark-ship = Ship
mark-treasure = Treasure
shop-helm = Spin the compass; spin it again if you dare.
shop-oars = { $number } movement points to divide among your ships.
shop-recall = Recall ships from spaces { $number } to { $number2 } and unload them.
power-lookout = Once a day: ignore a Storm and spin the compass again.
power-navigator = Once a day: move a ship forward { $number ->
    [one] 1 space
   *[other] 1 or { $number } spaces
}.
power-bosun = Once a day: a Recall costs only 1 hour.

space-port = Port
space-sea = Open sea
space-fishing = Fishing ground: a small good
space-treasure = Treasure island: a large good
merchant-captain = Sends ships out with a compass and unloads what they bring.
zone-routes = Sea routes
title-route = { $kind } route
mark-ship-at = { $ship } on space { $number }
note-points = { $number ->
    [one] { $number } movement point
   *[other] { $number } movement points
}

## Questions

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

## Answers

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
group-respin = Staff powers
group-accept = Otherwise
group-spin_again = Compass
group-hold = Otherwise
group-sail = Fleet
group-recall = Fleet
group-navigate = Staff powers

## What an answer would bring

preview-space = To space { $number }
preview-treasure-gone = The treasure was fetched today already: a small good
preview-unloads = unloads { $good }
preview-comes-empty = The ship comes back empty: such a good is not left
preview-spin = { $number } to { $number2 } points more
preview-storm = A Storm, { $number } sector of { $number2 }, adds nothing and costs corruption

## The log

event-spins = { $seat } spins the compass: { $number }.
event-spins-storm = { $seat } spins the compass: a Storm.
event-sails = { $seat } moves the ship of the { $clan } { $number ->
    [one] { $number } space
   *[other] { $number } spaces
}, to space { $number2 }.
event-recalls = { $seat } recalls the ship of the { $clan } from space { $number }.

## Why not

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

## What lists call modes, levels and settings

expected-spaces = one port, then sea, then fishing, and one treasure at the end
expected-compass = { $count } sectors, at least one storm and one number
