# The Alchemist in English.

## Content

mark-ichor = Ichor
shop-decanter = Draw off a run of marbles; take 1 corruption card to draw off a second one.
shop-still = The ichor in the toxic waste goes back into the pouch, then draw up to { $number } marbles.
shop-cauldrons = Brew up to { $number } potions: small, { $number2 } marbles; large, { $number3 } marbles.
power-herb-gatherer = Once a day: a second draw-off without taking a corruption card.
power-filterer = Once a day: the ichor of a Cauldrons action goes back into the pouch.
power-stoker = Once a day: a Cauldrons action costs only 1 hour.
merchant-alchemist = Draws off marbles that touch each other and brews potions.
zone-laboratory = Laboratory
zone-waste = Toxic waste
zone-pouch = Pouch
title-rack = Rack: { $ingredient }
mark-on-rack = { $number } on the rack
mark-waste = { $number } ichor in the toxic waste
mark-in-pouch = { $number ->
    [one] { $number } marble in the pouch
   *[other] { $number } marbles in the pouch
}
mark-pouch = Pouch
note-rack = rack { $number } of { $number2 }

## Questions

ask-draw-off = Which run of marbles do you draw off?
ask-put-back = The rack is too full: which marble goes back into the pouch? ({ $number } more)
ask-second-draw = Do you draw off a second run?
ask-brew = Which potion do you brew?
ask-ichor = How many of the marbles for { $good } are ichor?
ask-fourth = Which marble is the last one for { $good }?

## Answers

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
group-draw_off = { $chute }
group-put_back = Rack
group-draw_free = Staff powers
group-draw_corrupt = For corruption
group-filter = Staff powers
group-brew = Potions
group-ichor = Ichor
group-fourth = Rack

## What an answer would bring

preview-marbles = Brings { $text }
preview-over = The rack overflows: { $number ->
    [one] { $number } marble goes
   *[other] { $number } marbles go
} back into the pouch
preview-potion-small = Takes { $number } marbles: { $ingredient }, ichor counts as such
preview-potion-large = Takes { $number } marbles: { $ingredient }, ichor counts as such; and a further one of any kind

## The log

event-draws-marble = { $seat } gets { $marble } onto the rack.
event-fills-chute = { $marble } falls into { $chute }.
event-puts-back = { $seat } puts { $marble } back into the pouch.
event-distils = { $seat } clears the toxic waste: { $number ->
    [one] { $number } ichor marble goes
   *[other] { $number } ichor marbles go
} back into the pouch.
event-brews = { $seat } brews a potion: { $good }.

## Why not

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

expected-at-most = at most { $count }
expected-own-marbles = as many as a large potion has, or one less
expected-marbles = at most the { $count } marbles of the pouch
