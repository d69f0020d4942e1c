# Kinfire Chronicles: messages in English.

## Content: what was expected

expected-card-effect = an effect of a card such as "move 1; melee 4 focus"
expected-enemy-effect = an ability such as "melee 8 white; retarget"
expected-operation = an operation such as "gain coins 2"
expected-ward = exactly one ward, as the card is a protection
expected-no-ward = no ward: the card is no protection
expected-same = a Seeker chosen right before same, by other or any_near
expected-attack = an attack of the form { $form }
expected-enemy-attack = an attack with damage, colour and statuses, of the form { $form }
expected-attack-before = an attack before on_hit
expected-some-operation = at least one operation, or nothing
expected-last = nothing after an operation that leaves the card
expected-card = the number of a story or town card
expected-town-card = the number of a town card such as V-5
expected-memory = the number of a memory card such as 1-A
expected-quest = the number of a quest, 1 to 12
expected-level = bronze, silver or gold
expected-pair = the id of a pair such as lo1
expected-item = the id of a disposable card such as d2
expected-pack = A, B or C
expected-ending = city_lit, next_watch, other_light or long_watch
expected-enemy = the id of an enemy such as wyvern
expected-ally = the id of an ally such as brann
expected-setup = the number of a combat setup card such as 1-2
expected-count = different memories, at least as many as asked for
expected-face = an owner for a starting pair or an upgrade, none for others
expected-order = the starting pairs, then those to be acquired, then the upgrades
expected-in-source = { $count } from there, for an upgrade pack one for each Seeker in their order
expected-deck = { $count } starting pairs for each Seeker
expected-bar = colours that the 9 Action cards of the deck can give
expected-instants = at most { $count } instant cards in the deck
expected-row-tokens = tokens for an active ability, none for a passive one
expected-rows = 1 to { $most } rows, one of them active
expected-phases = at most { $most } phases
expected-row = a row from 1 to { $most }
expected-zone = a zone from 1 to { $most }
expected-zones = 2 to { $most } zones
expected-ally-card = tokens, the name of an ability and an effect, or none of them
expected-ally-health = health, except for the environment
expected-neighbours = zones of the map, each named once, that say the same of this one
expected-benefit = a benefit with its amount, and a reach only with a benefit
expected-tokens = the tokens 0 to 12, each of them once
expected-ally-map = an ally of this map; this one is on map { $map }
expected-won = all, defeat with an enemy, or resets with a number
expected-lost = ally with an ally of this combat
expected-good = the id of a pair or of a disposable card
expected-training = a test of the form flip 3 need 2 red
expected-exchange = a pair of the deck, replaced by one without a face or with this Seeker's
expected-kinfire = a cost of at most { $most } kinfire tokens
expected-tiers = the tiers 0 to 3, and each quest once
expected-prompt = an adventure card from quest { $first } on, none before
expected-some-card = at least one card
expected-card-id = an id such as { $letter }_5
expected-memory-id = an id such as m5_a
expected-options = two or more options with one operation choose or conundrum, none without it
expected-first = lines with one operation first, none without it
expected-every-seeker = every Seeker at exactly one option
expected-no-seekers = Seekers only in a conundrum
expected-seekers = ids of Seekers
expected-clue = a memory or a card by its number, or several that tell something together, such as 11-B + 2-E
expected-open-option = at least one option without a requirement, or for those who lack a memory
expected-approaches = a text for each colour that can be chosen, and only for these
expected-replacement = two cards: the one that is replaced and the one that replaces it
expected-reference = the first card once in each language, as [{ $number }-1]
expected-at-location = a card that stands once, at a location or among the events
expected-here = operations that are allowed here: combats, notes and ends in a quest, inn, menus and removing cards in a town
expected-same-place = cards of the same quest or town
expected-leaving = operations that leave the card in every case
expected-end = a way that leads to the end of the quest
expected-same-location = another card of the same location
expected-menu = a menu for this card in shops.toml
expected-interludes = one text for each pack and Seeker, in their order

## Cards: what they do

text-melee = Melee: { $number } damage
text-ranged = Ranged: { $number } damage
text-melee-area = Melee, whole zone: { $number } damage
text-ranged-area = Ranged, one whole zone: { $number } damage
text-far = Long range (1 or 2 zones): { $number } damage
text-focus = draws attention
text-inflicts = inflicts { $status }
text-bonus-ally-there = +{ $number } if another Seeker is in the target's zone
text-bonus-not-focused = +{ $number } if you do not hold its target token
text-bonus-focused-me = +{ $number } if you hold its target token
text-bonus-has-status = +{ $number } if a status covers one of its abilities
text-bonus-hurt = +{ $number } if you have at most half your health
text-bonus-per-ward = +{ $number } per ward you have in play
text-bonus-per-3-boosts = +{ $number } per 3 Boosts in your discard pile (at most +3)
text-move = { $number ->
    [one] Move { $number } zone
   *[other] Move { $number } zones
}
text-move-other = { $number ->
    [one] Move another Seeker { $number } zone
   *[other] Move another Seeker { $number } zones
}
text-move-others = { $number ->
    [one] Move each other Seeker { $number } zone
   *[other] Move each other Seeker { $number } zones
}
text-move-all = { $number ->
    [one] Move each Seeker { $number } zone
   *[other] Move each Seeker { $number } zones
}
text-shift = { $number ->
    [one] Move an enemy in your zone or next to it { $number } zone
   *[other] Move an enemy in your zone or next to it { $number } zones
}
text-heal-self = Regain { $number } health
text-heal = { $who } regains { $number } health
text-armor-self = Gain { $number } armour
text-armor = { $who } gains { $number } armour
text-ox-self = { $number ->
    [one] Draw or discard { $number } card
   *[other] Draw or discard { $number } cards
}
text-ox = { $number ->
    [one] { $who } draws or discards { $number } card
   *[other] { $who } draws or discards { $number } cards
}
text-draw-self = { $number ->
    [one] Draw { $number } card
   *[other] Draw { $number } cards
}
text-draw = { $number ->
    [one] { $who } draws { $number } card
   *[other] { $who } draws { $number } cards
}
text-cleanse-self = { $number ->
    [one] Discard up to { $number } status
   *[other] Discard up to { $number } statuses
}
text-cleanse = { $number ->
    [one] { $who } discards up to { $number } status
   *[other] { $who } discards up to { $number } statuses
}
text-discard = { $number ->
    [one] Discard { $number } card
   *[other] Discard { $number } cards
}
text-next = Your next attack this turn: +{ $number } damage
text-taunt-near = Take the target token of an enemy in your zone or next to it
text-taunt-all = Take all target tokens
text-shed = Hand your target tokens to other Seekers
text-pawn = { $number ->
    [one] Return up to { $number } used Seeker pawn to the bag
   *[other] Return up to { $number } used Seeker pawns to the bag
}
text-exhaust-self = Gain { $number } Exhausted
text-charge = Charge your lantern
who-other = another Seeker
who-others = each other Seeker
who-any-near = a Seeker in your zone or next to it
who-same = the same Seeker
text-ward-heal-end = Ward: at the end of their turn each other Seeker regains { $number } health
text-ward-attack-others = Ward: other Seekers' attacks deal +{ $number } damage
text-ward-attack-others-ranged = Ward: other Seekers' ranged attacks deal +{ $number } damage
text-ward-guard-here-others = Ward: attacks against other Seekers in your zone deal −{ $number } damage
text-ward-guard-here-all = Ward: attacks against Seekers in your zone deal −{ $number } damage
text-boost-damage = Boost: +{ $number } damage
text-boost-block = Boost: block { $number }
text-boost-move = Boost: { $number } more zone
text-boost-card = Boost: draw or discard { $number } card
text-boost-health = Boost: +{ $number } health
text-boost-redraw = Boost: redraw the pawn
text-free = Free action
text-as-boost = May be played as { $boost }
text-disposable = Disposable
text-exhausted = Costs 1 health if it is discarded when the hand is renewed

## Boards, allies and maps

deed-retarget = Retarget
deed-retarget-other = Retarget: { $condition }
deed-on-hit = If the attack takes place: { $deed }
deed-heal-self = Regains { $number } health
deed-grow = Gains { $number } health
deed-heal-all = Each enemy regains { $number } health
deed-hurt-ally = The Seekers' ally suffers { $number } damage
deed-suffer-all = Each Seeker suffers { $number } damage
deed-give-near = Each Seeker in this zone or next to it receives { $status }
deed-steal-armor = The target loses up to { $number } armour
deed-discard-random = { $number ->
    [one] The target discards { $number } random card
   *[other] The target discards { $number } random cards
}
deed-bless = Each Seeker regains { $number } health
deed-give-status = An enemy receives { $status }
deed-flood = All characters in zone { $zone } suffer { $number } damage
deed-toll = Leaving this zone: suffer { $number } damage
deed-resist-ranged = Ranged attacks deal −{ $number } damage to it
deed-resist-melee = Melee attacks deal −{ $number } damage to it
deed-reflect = Attack of { $least } damage or more: the attacker suffers { $number } damage
deed-regen-reset = When the bag is reset: gains { $number } health
deed-speed = Speed { $number }
deed-immune-traps = Immune to map traps
deed-immune-zones = Immune to map effects
zone-gives = Whoever enters receives { $status }
zone-block = Attacks against this zone: −{ $number } damage
zone-block-ranged = Ranged attacks against this zone: −{ $number } damage
zone-block-melee = Melee attacks in this zone: −{ $number } damage
zone-damage = Attacks from this zone: +{ $number } damage
zone-damage-ranged = Ranged attacks from this zone: +{ $number } damage
zone-damage-melee = Melee attacks in this zone: +{ $number } damage
zone-health = Whoever ends a turn here regains { $number } health
colour-red = red
colour-green = green
colour-blue = blue
colour-white = white
colour-void = void
joint-and = { $first } and { $last }
joint-or = { $first } or { $last }

## The story: requirements, tests, consequences

needs-has = with “{ $name }”
needs-memory = with a memory that you do not have
needs-no-memory = without a certain memory
needs-not-has = without “{ $name }”
needs-done = after the quest “{ $name }”
needs-won = if the quest “{ $name }” was won
needs-lost = if the quest “{ $name }” was lost
needs-seeker = with { $name }
needs-coins = { $number ->
    [one] with { $number } coin
   *[other] with { $number } coins
}
needs-kinfire = { $number ->
    [one] with a Seeker who has { $number } kinfire token
   *[other] with a Seeker who has { $number } kinfire tokens
}
needs-other = some other time, perhaps
test-each = { $number ->
    [one] Each Seeker flips { $number } card: { $needs }.
   *[other] Each Seeker flips { $number } cards: { $needs }.
}
test-one = { $number ->
    [one] One Seeker flips { $number } card: { $needs }.
   *[other] One Seeker flips { $number } cards: { $needs }.
}
test-group = { $number ->
    [one] Each Seeker flips { $number } card, all counted together: { $needs }.
   *[other] Each Seeker flips { $number } cards, all counted together: { $needs }.
}
test-needs = { $number ->
    [one] { $number } { $colours } card
   *[other] { $number } { $colours } cards
}
test-needs-seekers = as many { $colours } cards as there are Seekers
test-needs-chosen = { $number ->
    [one] { $number } card of the chosen colour ({ $colours })
   *[other] { $number } cards of the chosen colour ({ $colours })
}
test-ok = Success: { $what }.
test-fail = Failure: { $what }.
test-all = If all succeed: { $what }.
op-gain-coins = { $number ->
    [one] you gain { $number } coin
   *[other] you gain { $number } coins
}
op-lose-coins = { $number ->
    [one] you lose { $number } coin
   *[other] you lose { $number } coins
}
op-gain-fate = { $number ->
    [one] you gain { $number } fate token
   *[other] you gain { $number } fate tokens
}
op-lose-fate = { $number ->
    [one] you lose { $number } fate token
   *[other] you lose { $number } fate tokens
}
op-lose-kinfire = { $number ->
    [one] one Seeker loses { $number } kinfire token
   *[other] one Seeker loses { $number } kinfire tokens
}
op-exhausted-each = each Seeker gains { $number } Exhausted
op-suffer-each = each Seeker suffers { $number } damage
op-heal-each = each Seeker regains { $number } health
op-kinfire-each = { $number ->
    [one] each Seeker gains { $number } kinfire token
   *[other] each Seeker gains { $number } kinfire tokens
}
op-exhausted-one = one Seeker gains { $number } Exhausted
op-suffer-one = one Seeker suffers { $number } damage
op-heal-one = one Seeker regains { $number } health
op-kinfire-one = { $number ->
    [one] one Seeker gains { $number } kinfire token
   *[other] one Seeker gains { $number } kinfire tokens
}
op-exhausted-tested = the Seeker gains { $number } Exhausted
op-suffer-tested = the Seeker suffers { $number } damage
op-heal-tested = the Seeker regains { $number } health
op-memory = you receive “{ $name }”
op-a-prompt = you receive an adventure card
op-a-memory = you receive a memory
op-forget = you discard “{ $name }”
op-prompt = the quest “{ $name }” is open to you
op-drop = the quest “{ $name }” is closed to you
op-loot = “{ $name }” goes to your reserve
op-equip = “{ $name }” goes to your reserve or straight into a deck
op-pouch-bronze = you open a bronze pouch
op-pouch-silver = you open a silver pouch
op-pouch-gold = you open a gold pouch
op-upgrade = you open an upgrade pack
op-quest-won = the quest is won
op-quest-lost = the quest is lost
note-enemy-hp = in the combat, { $piece }: +{ $number } health
note-enemy-hp-less = in the combat, { $piece }: −{ $number } health
note-ally-hp = in the combat, { $piece }: +{ $number } health
note-ally-hp-less = in the combat, { $piece }: −{ $number } health
note-extra-card = in the combat each Seeker starts with 8 cards
note-armor-each = in the combat each Seeker starts with { $number } more armour
note-start-zone = { $number ->
    [one] in the combat { $number } Seeker may start in zone { $piece }
   *[other] in the combat up to { $number } Seekers may start in zone { $piece }
}
note-charge-all = in the combat all lanterns start charged
note-enemy-status = in the combat an enemy starts with { $piece }
note-sluice-closed = in the combat the sluice deals only 1 damage
note-first-strike = in the combat one Seeker takes a turn before the first pawn

## Settings

tagline = Carry your lanterns from quest to quest, fight side by side, and decide how the story of the city ends.
mode-combat = a single combat
level-apprentice = Apprentice
level-standard = Standard
level-starless = Starless
setting-combat = combat
setting-combat-q1_2 = the wyvern on the road to Vinna
setting-combat-q2_11 = Garrek and Sileth at the broken bridge
setting-combat-q3_11 = the Miller's Husk
setting-combat-q4_9 = the Rootmother
setting-combat-q5_11 = the Mirror Stalker
setting-combat-q6_8 = Cinder and her hound
setting-combat-q7_10 = the Starless One
setting-combat-q8_11 = the Moth Queen and her brood
setting-combat-q9_11 = Mother Vesper and Two-Shadows
setting-combat-q10_12 = the Drover and the Ember Team
setting-combat-q12_12 = the Black Tide
setting-growth = decks
setting-growth-given = grown as the quest expects
setting-growth-none = starting decks
setting-growth-random = grown by chance
setting-tutorial = tutorial of the first combat
setting-tutorial-on = with the two fixed turns
setting-tutorial-off = without
setting-leader = leader
setting-leader-none = none
setting-leader-1 = the first seat
setting-leader-2 = the second seat
setting-leader-3 = the third seat
setting-leader-4 = the fourth seat

## Scene

sign-asha = A
sign-feyn = F
sign-khor = K
sign-naz = N
sign-roland = R
sign-valora = V
status = The combat goes on
status-begins = The combat is about to begin
status-over = The combat is over
status-told = The quest is over
zone-life = Health
zone-choosing = What can be chosen
zone-flipped = Flipped cards
zone-meant = The card that it is about
zone-town = Town
page-city = Town
page-company = Group
zone-trophies = Trophies
zone-memories = Memories
text-actions = City actions left: { $number }
mark-closed = closed now
mark-price = price: { $number }
mark-paid = paid for it: { $number }
text-sold-for = Sold for { $number ->
    [one] { $number } coin
   *[other] { $number } coins
}
text-traded-for = Or given away for { $action }
mark-sold-out = sold out
mark-stock = in stock: { $number }
page-decks = Decks
zone-deckbook = Deck
zone-reserve = Reserve
text-deckbook = Kinfire: { $number } of { $number2 } · free actions and the like: { $number3 } of { $number4 }
aid-aim = The aim of the combat
aim-all = Won when no enemy is left.
aim-defeat = Won as soon as { $enemy } is at 0 health.
aim-resets = Won as soon as all pawns have gone back into the bag { $number ->
    [one] once
   *[other] { $number } times
}: hold out until then.
aim-lost = Lost as soon as a Seeker is at 0 health.
aim-ally = Lost too if { $ally } is at 0 health.
aim-late = Lost too when all pawns go back into the bag for the { $number }th time ({ $number2 } so far).
aid-pawns = Pawns
aid-pawns-1 = A Seeker's pawn: that Seeker has the turn.
aid-pawns-2 = A number: the ability beside that token is carried out.
aid-pawns-3 = Heart: any Seeker you choose. Darkness: the ability beside the Darkness token. Both go on the time track.
aid-pawns-4 = When the time track is full, all pawns go back into the bag.
aid-turn = A Seeker's turn
aid-turn-1 = Move to a neighbouring zone, if you like, before or after acting.
aid-turn-2 = Play an Action card, use your charged lantern, or pass.
aid-turn-3 = Each other Seeker may help with one Boost of a matching colour.
aid-enemies = Enemies
aid-enemies-1 = An enemy hunts whoever holds its target token.
aid-enemies-2 = Block for another Seeker with a Boost of the colour of the attack.
aid-enemies-3 = Statuses that cover an ability take effect when it is used.
page-story = Story
page-board = Combat
page-seekers = Seekers
zone-text = The story so far
zone-map = Map
zone-playing = Card played
zone-seeker = Seeker
zone-hand = Hand
zone-deck = Deck
zone-discard = Discard pile
zone-drawn = Drawn pawn
zone-bag = Bag
zone-used = Used pawns
zone-time = Time track
zone-piles = Supply
mark-colour-red = power (red)
sign-colour-red = R
mark-colour-green = finesse (green)
sign-colour-green = G
mark-colour-blue = wisdom (blue)
sign-colour-blue = B
mark-wound = Wound: 1 damage when the turn of a Seeker begins; on an ability, 2 damage to the enemy that uses it
mark-weaken = Weaken: a Seeker's attacks deal 1 damage less this turn; those of a covered ability 2 less
mark-stun = Stun: a Seeker must pass; a covered ability is not carried out
mark-trap = Trap: whoever it concerns cannot move this turn
mark-free = free action: costs nothing
mark-ward = ward: stays in play
mark-disposable = disposable: gone once it is played
mark-kinfire = needs a kinfire token in the deck
mark-passive = passive: always in force
mark-effect = this zone has an effect
mark-road = open border: figures and attacks pass
mark-hunt = from an enemy to whom it hunts
mark-red-line = red line: nobody crosses it, but attacks pass
mark-black-line = black line: nothing passes
mark-health = { $number } of { $number2 } health
mark-armor = armour: { $number }
mark-kinfire-held = kinfire tokens: { $number }
mark-hunted = target of: { $enemy }
mark-inn = an inn: one sleeps here and changes decks
mark-shop = a shop
mark-training = a training site: cards are learned here
mark-bounties = a bounty house: trophies are sold here
mark-hunts = its target is { $seat }
mark-hunts-at = its target is { $seat }, { $number ->
    [0] in the same zone
    [one] at distance 1
    [7] out of reach of any attack
   *[other] at distance { $number }
}
mark-seeks = seeks: { $condition }
mark-phase = phase { $number }
mark-charged = the lantern is charged
mark-dark = the lantern is not charged
mark-copies = { $number } alike
mark-fate = fate tokens of the group
text-seeker = Health { $number }, armour { $number2 }
text-ability-asha = Other Seekers' attacks deal +1 damage to enemies in your zone
text-ability-feyn = You may have 2 wards in play
text-ability-khor = You may suffer up to 2 damage of an attack for another Seeker in your zone
text-ability-naz = Instead of moving you may move another Seeker
text-ability-roland = Your Boosts help whatever their colour
text-ability-valora = Your first move of a turn: another Seeker gains 1 armour
text-bar = Deck: power { $number }, finesse { $number2 }, wisdom { $number3 }
text-zone = Zone { $number }
text-side-0 = With the Seekers
text-side-1 = With the enemies
text-side-2 = An object
text-side-3 = The surroundings
text-odds = { $number } of { $number2 } ({ $number3 } %)
text-heart = a Seeker of your choice
text-nothing = nothing
text-resets = Resets so far: { $number }
text-fate = May still be spent in this combat: { $number }
left-wound = Wounds left: { $number }
left-weaken = Weakens left: { $number }
left-stun = Stuns left: { $number }
left-trap = Traps left: { $number }
left-armor = Armour left: { $number }
left-exhausted = Exhausted cards left: { $number }
status-story = The story goes on · coins: { $number }
status-turn = { $seat } acts · movement: { $number }
status-acted = { $seat } has acted · movement: { $number }
status-enemy = Turn of the enemy: { $enemy }
status-ally = Turn of an ally

## Questions

ask-place = Where does { $seat } start?
ask-first-lesson = Who begins the first combat?
ask-first-strike = Who strikes before the first pawn is drawn?
usual-ask-fate = No fate token is spent as long as every Seeker has more than half of their health.
usual-ask-redraw = A pawn that gives one of us a turn is not replaced.
usual-ask-boost = Whoever has declined to help is not asked a second time when others do, nor anybody for more damage where all enemies fall anyway, nor for health where none is missing.
usual-ask-movement = Whoever hits from where they stand all whom the card could hit from elsewhere does not move before it.
usual-ask-out = A deck stays as it is where the reserve has no pair for it.
usual-ask-sleep = We sleep at an inn where the beds cost nothing.
ask-fate = Draw a pawn, or spend a fate token ({ $number } left) to choose among four?
ask-pawn = Which of the drawn pawns counts?
ask-redraw = Drawn: { $pawn }. Do you have it replaced?
ask-redraw-ability = Drawn: { $pawn }, so { $enemy } would use { $ability }. Do you have it replaced?
ask-redraw-ally = Drawn: { $pawn }, so { $ally } would act. Do you have it replaced?
ask-heart = A Heart pawn: who takes the turn?
ask-turn = It is your turn: move and act.
ask-turn-act = It is your turn: act.
ask-turn-acted = You have acted: move on if you still can, or end the turn.
ask-turn-lesson = The first turn is guided: which way do you approach the enemy?
ask-movement = Do you use your own movement before { $card } is carried out?
ask-walk = { $card } lets you move { $number ->
    [one] 1 zone
   *[other] up to { $number } zones
}: where to?
ask-send = Which other Seeker do you move? { $number ->
    [one] 1 zone.
   *[other] Up to { $number } zones.
}
ask-send-each = Where does { $seat } move? { $number ->
    [one] 1 zone.
   *[other] Up to { $number } zones.
}
ask-covering-fire = Covering Fire: who gains 1 armour?
ask-boost = { $seat } plays { $card }. Do you help?
ask-aim = Whom do you attack?
ask-cover = { $enemy } receives { $status }: which ability is covered?
ask-cover-any = An enemy receives { $status }: which ability is covered?
ask-seeker = Which Seeker?
ask-seeker-heal = Who regains { $number } health?
ask-seeker-armor = Who gains { $number } armour?
ask-seeker-ox = Who draws or discards { $number ->
    [one] a card
   *[other] { $number } cards
}?
ask-seeker-draw = Who draws { $number ->
    [one] a card
   *[other] { $number } cards
}?
ask-seeker-cleanse = Who may discard { $number ->
    [one] a status
   *[other] up to { $number } statuses
}?
ask-taunt = Whose target token do you take?
ask-shed = { $enemy } hunts you: who takes its target token?
ask-return = Which used Seeker pawn goes back into the bag? { $number } at most.
ask-shift = Which enemy do you move, and where to?
ask-draw-or-discard = Draw a card, or discard one?
ask-discard = Which card do you discard?
ask-cleanse = Which status do you discard? { $number } at most.
ask-cleanse-all = Which status do you discard?
ask-ward = Too many wards: which one is discarded?
ask-block = { $enemy } attacks { $number2 ->
    [1] { $seat }
   *[other] { $number2 } Seekers
} with { $number } damage. Do you block?
ask-guard = { $seat } would suffer { $number } damage. How much of it do you take?
ask-enemy-move = { $enemy } hunts { $seat }, and several zones are equally good: which one?
ask-enemy-way = { $enemy } goes to { $zone }: which way?
ask-target = { $enemy } looks for a target ({ $condition }): who is it?
ask-token = Beside which ability of { $enemy } goes { $token }?

## Options

option-place = { $seeker } starts in { $zone }
group-place = Starting places
option-cover = { $enemy }: cover “{ $slot }”
group-cover = Cover an ability
option-who = { $seeker }
group-who = Seekers
option-draw = Draw a pawn
group-draw = Draw
option-fate = Spend a fate token
group-fate = Fate
option-pawn = Take { $pawn }
group-pawn = Drawn pawns
option-redraw = Replace the pawn with { $boost }
group-redraw = Replace the pawn
option-no_redraw = Keep the pawn
group-no_redraw = Keep the pawn
option-turn = { $seeker } takes the turn
group-turn = Who takes the turn
option-move = Move to { $zone }
group-move = Move
option-send = Send { $seeker } to { $zone }
group-send = Send another Seeker
option-play = Play { $action }
group-play = Action cards
option-lantern = Use the lantern
group-lantern = Lantern
option-pass = Pass
group-pass = Pass
option-end_turn = End the turn
group-end_turn = End the turn
option-boost = Help with { $boost }
group-boost = Help
option-as_boost = Help with { $action }, played as a Boost
group-as_boost = Help with an Action card
option-no_boost = Do not help
group-no_boost = Do not help
option-block = Block for { $seeker } with { $boost }
group-block = Block
option-as_block = Block for { $seeker } with { $action }, played as a Boost
group-as_block = Block with an Action card
option-no_block = Do not block
group-no_block = Do not block
option-aim = Attack { $enemy }
group-aim = Attack an enemy
option-aim_ally = Attack { $ally }
group-aim_ally = Attack an ally of the enemies
option-aim_zone = Attack everybody in { $zone }
group-aim_zone = Attack a zone
option-step = Move to { $zone }
group-step = Move
option-stay = Go on without moving
group-stay = Do not move
option-shift = Move { $enemy } to { $zone }
group-shift = Move an enemy
option-no_shift = Move nobody
group-no_shift = Move nobody
option-taunt = Take the target token of { $enemy }
group-taunt = Draw attention
option-give = { $enemy }: the target token goes to { $seeker }
group-give = Hand on target tokens
option-keep = { $enemy }: keep the target token
group-keep = Keep target tokens
option-return = Return a pawn of { $seeker }
group-return = Return pawns
option-enough = That is enough
group-enough = Enough
option-draw_card = Draw a card
group-draw_card = Draw
option-drop = Discard { $action }
group-drop = Discard an Action card
option-drop_boost = Discard the Boost { $boost }
group-drop_boost = Discard a Boost
option-drop_status = Discard { $status }
group-drop_status = Discard a status
option-drop_armor = Discard an armour card
group-drop_armor = Discard armour
option-drop_exhausted = Discard an exhausted card
group-drop_exhausted = Discard an exhausted card
option-neither = Neither
group-neither = Neither
option-discard_ward = Discard { $action }
group-discard_ward = Discard a ward
option-guard = { $number ->
    [0] Take nothing
   *[other] Take { $number }
}
group-guard = Bulwark
option-enemy_to = { $enemy } goes to { $zone }
group-enemy_to = Where the enemy goes
option-target = { $enemy } hunts { $seeker }
group-target = Whom the enemy hunts
option-token = { $number ->
    [0] The Darkness token to ability { $number2 }
   *[other] Token { $number } to ability { $number2 }
}
group-token = Ability tokens

## What happens

event-joins = { $seat } joins the group.
event-goes-on = { $seat } goes on with the group.
event-exchange = { $seat } exchanges { $pair } for { $pair2 }.
event-combat = Combat: { $map }. The group gains { $number ->
    [one] 1 fate token
   *[other] { $number } fate tokens
}.
event-placed = { $seat } starts here: { $area }.
event-first-lesson = { $seat } begins with { $card } in hand.
event-shuffles = { $seat } shuffles the discard pile into a new deck.
event-draws = { $seat } draws { $card }.
event-hand-again = No Action card: { $seat } draws another hand.
event-renews = { $seat } has no Action card left and renews the hand.
event-exhausted = { $seat } loses { $number } health to exhausted cards: { $number2 } left.
event-charged = { $seat }'s lantern is charged.
event-armor = { $seat } gains { $number } armour: { $number2 } now.
event-covering-fire = Covering Fire: { $seat } gains { $number } armour: { $number2 } now.
event-status = { $seat } receives { $status }.
event-status-triggers = { $seat } has { $status }: it takes effect (cards: { $number }).
event-status-ends = { $seat } discards { $status }.
event-gains-exhausted = { $seat } gains an exhausted card.
event-heals = { $seat } regains { $number } health: { $number2 } now.
event-falls = { $seat } is at 0 health.
event-pawn = Drawn: { $pawn }.
event-fate = { $seat } spends a fate token: { $number } left.
event-fate-draws = Drawn with the fate token: { $pawn }.
event-pawn-chosen = { $seat } chooses { $pawn }.
event-redraws = { $seat } plays { $card }: { $pawn } goes back into the bag.
event-no-token = { $token } is not in play: nothing happens.
event-reset = The time track is full: all pawns go back into the bag (reset { $number }).
event-turn = { $seat } takes a turn.
event-walks = { $seat } moves: { $area }.
event-plays = { $seat } plays { $card }.
event-boosts = { $seat } helps { $seat2 } with { $card }.
event-passes = { $seat } passes.
event-discards-ward = { $seat } discards the ward { $card }.
event-next-attack = { $seat }'s next attack of this turn deals { $number } more.
event-returns-pawn = { $seat } puts { $pawn } back into the bag.
event-shifts = { $seat } moves { $enemy }: { $area }.
event-drop = { $seat } discards { $action }.
event-drop-boost = { $seat } discards the Boost { $boost }.
event-drop-status = { $seat } discards { $status }.
event-drop-armor = { $seat } discards an armour card.
event-drop-exhausted = { $seat } discards an exhausted card.
event-no-target = { $seat } has nobody in range: the attack does not take place.
event-printed = The attack deals { $number }.
event-more-boosts = +{ $number } from Boosts.
event-more-next = +{ $number } from what was prepared this turn.
event-more-wards = +{ $number } from wards.
event-more-zone = +{ $number } from the zone.
event-more-condition = +{ $number } from the card's condition.
event-more-opportunist = +1: Asha stands in the target's zone.
event-less-weakness = −{ $number } from Weaken.
event-less-zone = −{ $number } from the target's zone.
event-less-wards = −{ $number } from wards.
event-less-resistance = −{ $number } from the target's resistance.
event-strikes = { $seat } hits { $enemy } for { $number }: { $number2 } health left.
event-strikes-ally = { $seat } hits { $ally } for { $number }: { $number2 } health left.
event-attention = { $enemy } now hunts { $seat }.
event-reflected = The attack is thrown back: { $seat } suffers { $number }, armour { $number2 } leaves { $number3 }: { $number4 } health left.
event-noted = The story has left its mark: an enemy begins with { $status }.
event-covers = { $enemy }: { $status } covers { $ability }.
event-toll = { $seat } pays { $number } for leaving, armour { $number2 } leaves { $number3 }: { $number4 } health left.
event-wounded = { $seat } suffers { $number } from wounds, armour { $number2 } leaves { $number3 }: { $number4 } health left.
event-suffers = { $seat } suffers { $number }, armour { $number2 } leaves { $number3 }: { $number4 } health left.
event-flooded = The flood: { $seat } suffers { $number }, armour { $number2 } leaves { $number3 }: { $number4 } health left.
event-hit = { $seat } is hit for { $number }, armour { $number2 } leaves { $number3 }: { $number4 } health left.
event-unharmed = Nothing is left of the attack on { $seat }.
event-guards = { $seat } takes { $number } instead, armour { $number2 } leaves { $number3 }: { $number4 } health left.
event-ability = { $enemy } uses { $ability }.
event-enemy-wounded = { $enemy } suffers { $number } from wounds: { $number2 } health left.
event-enemy-stunned = { $enemy } is stunned: the ability is not carried out.
event-enemy-trapped = { $enemy } is trapped and cannot move.
event-enemy-weakened = { $enemy } is weakened: { $number } less damage.
event-enemy-ready = { $enemy } is in position against { $seat } and stays.
event-enemy-stuck = { $enemy } cannot get nearer to { $seat } and stays.
event-enemy-reaches = { $enemy } moves into range of { $seat }: { $area }{ $number ->
    [1] .
   *[other] , the best of { $number } zones.
}
event-enemy-nearer = { $enemy } moves nearer to { $seat }: { $area }{ $number ->
    [1] .
   *[other] , the best of { $number } zones.
}
event-enemy-prefers = { $area }: { $enemy } avoids what harms it and prefers what helps it.
event-enemy-sent = Of zones that are equally good { $seat } has chosen for { $enemy }: { $area }.
event-enemy-passes = { $enemy } passes through: { $area }.
event-out-of-range = { $enemy } does not reach { $seat }: no attack.
event-attacks = { $enemy } attacks { $seat } with { $number2 } damage (printed: { $number }).
event-blocks = { $seat } blocks { $number } for { $seat2 } with { $card }.
event-targets = { $enemy } looks for a target ({ $condition }): { $seat }.
event-targets-tied = { $enemy } looks for a target ({ $condition }): a tie, and the group names { $seat }.
event-enemy-heals = { $enemy } gains { $number } health: { $number2 } now.
event-steals-armor = { $seat } loses { $number } armour.
event-loses-card = { $seat } loses { $card } by chance.
event-ally-ability = { $ally } acts.
event-ally-hurt = { $ally } suffers { $number }: { $number2 } health left.
event-ally-leaves = { $ally } is out of the combat.
event-enemy-flooded = The flood: { $enemy } suffers { $number }: { $number2 } health left.
event-defeated = { $enemy } is defeated.
event-new-phase = { $enemy } enters phase { $number } with { $number2 } health; the turn ends.
event-overlay = { $ability } takes the place of { $ability2 } ({ $enemy }).
event-token-moves = { $token } goes to { $ability } ({ $enemy }).
event-combat-won = The combat is won.
event-combat-lost = The combat is lost.

## The end

reason-combat-won = The combat was won.
reason-combat-lost = The combat was lost.

## Why not

why-not-in-group = { $seeker } is not in the group.
why-no-enemy = { $enemy } is not in this combat.
why-no-ally = { $ally } is not in this combat.
why-no-zone = This map has no { $zone }.
why-same-zone = That is where the figure stands: { $zone }.
why-red-line = A red line lies before { $zone }: nobody can walk across it.
why-black-line = A black line lies before { $zone }: nobody can pass.
why-no-way = No open border leads from here to { $zone }.
why-trapped = A trap holds you: you cannot move to { $zone } in this turn.
why-lesson = In the first turn of the tutorial you move toward the wyvern, and { $zone } is not the way.
why-lesson-boost = In the first turn of the tutorial the strongest damage Boost is played; { $card } is not.
why-send-oneself = { $seeker } moves by the own movement and sends only others.
why-one-after-another = { $seat } comes first, { $seeker } at another moment.
why-other-seeker = It must be another Seeker than { $seeker }.
why-not-in-hand = { $card } is not in your hand.
why-no-status = { $seat } does not hold { $status }.
why-no-help = { $card } could not help here.
why-colour = The colour of { $card } does not match.
why-block-oneself = Nobody blocks for oneself: { $seeker } needs help from another Seeker.
why-not-hit = { $seeker } is not hit by this attack.
why-no-damage = { $seeker } would suffer no damage any more.
why-no-block = { $card } is no block.
why-no-redraw = { $card } replaces no pawn.
why-not-drawn = Not among the drawn pawns: { $pawn }.
why-stunned = You are stunned: { $action } cannot be played in this turn.
why-passed = You have passed: { $action } cannot be played any more in this turn.
why-acted = You have acted, and { $action } is no free action.
why-new-ward = { $action } has just been played: an earlier ward is discarded.
why-not-in-play = { $action } is not in play.
why-out-of-range = Nobody in { $zone } is in range of this attack.
why-not-attackable = { $ally } cannot be attacked.
why-nobody-there = Nobody is there to be hit: { $zone }.
why-other-enemy = This is about { $enemy2 }, not about { $enemy }.
why-no-row = { $enemy } has no ability { $number }.
why-passive = Ability { $number } of { $enemy } is passive: statuses never lie on it.
why-too-far = { $seeker } is too far away.
why-enemy-too-far = { $enemy } is too far away.
why-no-used-pawn = No used pawn of { $seeker } lies on the table.
why-not-best = { $seeker } does not meet the condition best ({ $condition }).
why-avoids = { $enemy } has a better zone than { $zone }: it avoids harm and prefers help.
why-not-as-good = { $zone } is no equally good move for { $enemy }.
why-guard = You cannot take { $number } of it.
why-other-token = First { $token } is placed, number { $number } at another moment.
why-no-token-row = Ability { $number } receives no further token now.
why-moved = You have no movement left in this turn: { $zone } has to wait.
why-own-action = Nobody supports the own action: { $card } is for others.
why-no-attack = There is no attack to block now: { $card } has to wait.
why-dark-lantern = Your lantern is not charged: that comes with a new hand.
why-stunned-lantern = You are stunned: the lantern cannot be used in this turn.
why-acted-lantern = You have acted: the lantern would be a second action.
why-has-acted = You have acted, so there is nothing to pass any more: end the turn.
why-not-acted = Act first, or pass: then the turn ends.
why-card-first = Play a card with an attack first; then you choose whether it hits { $enemy }.
why-before-a-draw = A fate token is spent before a pawn is drawn, not in a turn.
why-others-turn = It is the turn of { $seat }: { $action } is played on your own.
why-only-blocks = Against an attack only blocks help, and { $card } is not one.
why-nobodys-turn = It is nobody's turn: first a pawn is drawn.
why-no-footprint = No free pair of footprints there: { $zone }.

## The story: questions, options, what happens, why not
ask-choose = { $story }: what do you do?
ask-conundrum = { $story }: what do you do? Each of you whose flame stands beside it gains 1 kinfire token.
ask-one = Which Seeker?
ask-one-exhausted = Which Seeker gains { $number ->
    [one] an exhausted card
   *[other] { $number } exhausted cards
}?
ask-one-suffers = Which Seeker suffers { $number } damage?
ask-one-heals = Which Seeker regains { $number } health?
ask-one-kinfire = Which Seeker gains { $number ->
    [one] a kinfire token
   *[other] { $number } kinfire tokens
}?
ask-one-loses = Which Seeker loses { $number ->
    [one] a kinfire token
   *[other] { $number } kinfire tokens
}?
ask-who-flips = Which Seeker is tested and flips { $number ->
    [one] a card
   *[other] { $number } cards
}?
ask-approach = Which colour do you rely on in this test?
ask-equip = { $action }: to the reserve, or straight into a deck?
ask-make-room = Which pair leaves the deck for { $pair }?

option-choose = { $line }
group-choose = What you do
option-approach = { $colour }
group-approach = Colour of the test
option-visit = Go here: { $location }
group-visit = Visit a place
option-give_up = Give up the city actions
group-give_up = Give up
option-pack_up = Pack up, keep the actions
group-pack_up = Pack up
option-buy = Buy { $action }
group-buy = Buy
option-sell = Sell the trophy of { $enemy }
group-sell = Sell trophies
option-trade = Trade the trophy of { $enemy } for its special object
group-trade = Trade a trophy
option-train = Train for { $action }
group-train = Train
option-leave = Leave
group-leave = Leave
option-sleep = Sleep here
group-sleep = Sleep
option-stay_awake = Do not sleep here
group-stay_awake = Do not sleep
option-out = Take out { $pair }
group-out = Take out pairs
option-in = Put in { $pair }
group-in = Put in pairs
option-put = Put in { $action }
group-put = Put in disposable cards
option-take = Take out { $action }
group-take = Take out disposable cards
option-to_reserve = Into the reserve
group-to_reserve = Reserve
option-to_deck = Into { $seeker }'s deck
group-to_deck = Decks
option-build = Build a deck from the available cards
group-build = Build a deck
option-starting_deck = Play the starting deck
group-starting_deck = Starting deck
option-old_deck = Take up the deck of before
group-old_deck = Former deck
option-quest = Play the quest “{ $quest }”
group-quest = Quests

event-prologue = The campaign begins: carry your lanterns to Vinna, and bring them back lit.
event-quest = The quest “{ $quest }” begins.
event-quest-won = The quest “{ $quest }” is won.
event-quest-lost = The quest “{ $quest }” is lost.
event-reads = Card: { $story }.
event-votes = { $seat } votes: { $line }
event-tied = The voices are equal: chance decides.
event-tied-leader = The voices are equal: { $seat } decides.
event-chooses = The group decides: { $line }
event-gains-coins = The group gains { $number ->
    [one] 1 coin
   *[other] { $number } coins
}: { $number2 } now.
event-loses-coins = The group has { $number ->
    [one] 1 coin
   *[other] { $number } coins
} less: { $number2 } left.
event-gains-fate = The group gains { $number ->
    [one] 1 fate token
   *[other] { $number } fate tokens
}: { $number2 } now.
event-loses-fate = The group loses { $number ->
    [one] 1 fate token
   *[other] { $number } fate tokens
}: { $number2 } left.
event-gains-kinfire = { $seat } gains { $number ->
    [one] 1 kinfire token
   *[other] { $number } kinfire tokens
}: { $number2 } now.
event-loses-kinfire = { $seat } loses { $number ->
    [one] 1 kinfire token
   *[other] { $number } kinfire tokens
}: { $number2 } left.
event-suffers-on-the-way = { $seat } suffers { $number } damage: { $number2 } health left.
event-gains-memory = The group receives a memory: { $memory }.
event-loses-memory = The group discards a memory: { $memory }.
event-gains-prompt = A new adventure: the quest “{ $quest }”.
event-loses-prompt = The quest “{ $quest }” is closed for good.
event-gains-card = { $action } goes to the reserve.
event-opens-pouch = The group opens a pouch: { $pouch }.
event-opens-pack = The group opens { $pack }.
event-interlude = An interlude tells of { $seat }.
event-puts-in = { $seat } puts { $action } into the deck.
event-flips = { $seat } flips { $card }.
event-approaches = { $seat } relies on { $colour }.
event-passes-test = { $seat } passes the test.
event-fails-test = { $seat } fails the test.
event-group-passes = The group passes the test.
event-group-fails = The group fails the test.
event-city = The quest ends in the city: { $number ->
    [one] 1 city action more
   *[other] { $number } city actions more
}, { $number2 } in all.
event-ending = The campaign ends: { $ending }.

why-needs-memory = This asks for a memory that you do not have.
why-needs-no-memory = This is closed to those who have the memory { $memory }.
why-needs-quest = This depends on how another quest ends.
why-needs-seeker = Only with { $seeker } in the group.
why-needs-coins = { $number ->
    [one] This takes 1 coin
   *[other] This takes { $number } coins
}; you have { $number2 }.
why-needs-kinfire = { $number ->
    [one] This takes a Seeker with 1 kinfire token.
   *[other] This takes a Seeker with { $number } kinfire tokens.
}
why-needs-other = This is not open to you now.
why-other-card = “{ $line }” does not stand on the card that you are reading.
why-fatal = “{ $line }” would certainly bring a Seeker to 0 health, and there is another way.
why-no-kinfire = { $seeker } has no kinfire token to lose.
why-would-fall = { $seeker } would drop to 0 health, another Seeker would not.
why-no-approach = The card does not offer { $colour }.
why-no-room = { $seeker } cannot take { $action } within the limits of the deck.
why-not-in-deck = { $pair } is not in your deck.
why-limits = Without { $pair } the deck would break a limit.

reason-quest-won = The quest was won.
reason-quest-lost = The quest was lost.
reason-campaign-won = The campaign was won.
reason-campaign-lost = The campaign was lost.

mode-quest = a single quest
role-note-asha = blades and tricks, close up
role-note-feyn = warding songs, healing, luck
role-note-khor = armour, draws attacks, protects
role-note-naz = axes and orders, moves everybody
role-note-roland = spells from afar, statuses, healing
role-note-valora = bow, traps, always on the move
setting-quest = quest
setting-quest-1 = The Road to Vinna
setting-quest-2 = The Broken Bridge
setting-quest-3 = The Wingless Mill
setting-quest-4 = The Drinking Roots
setting-quest-5 = The Drowned Archive
setting-quest-6 = The Ember Thief
setting-quest-7 = Night upon the Lighthouse
setting-quest-8 = The Silent Beacon
setting-quest-9 = The Lampless Auction
setting-quest-10 = The Ash Caravan
setting-quest-11 = The Council of Keepers
setting-quest-12 = The Dead Lighthouse
setting-decisions = decisions of the group
setting-decisions-vote = voted on by all
setting-decisions-speaker = by the speaker

ask-visit = Where in the city do you go? { $number ->
    [one] 1 city action is left.
   *[other] { $number } city actions are left.
}
ask-market = What do you do here? { $number ->
    [0] You have no coins.
    [one] You have 1 coin.
   *[other] You have { $number } coins.
}
ask-sleep = Do you spend the night here, to rest and rebuild your decks? { $number ->
    [0] The beds are free.
    [one] It costs 1 coin.
   *[other] It costs { $number } coins.
}
ask-out = Which pairs do you take out of your deck?
ask-in = Which pair do you put into your deck? { $number ->
    [one] One place is free.
   *[other] { $number } places are free.
}
ask-take = Which disposable cards do you take out of your deck?
ask-put = Which disposable cards do you put into your deck?
ask-newcomer = { $seat } is new in the group: with which deck?
ask-quest = Which quest do you play?
event-takes-out = { $seat } takes { $action } out of the deck.
event-visits = The group goes here: { $location }.
event-gives-up = The group gives up the remaining city actions.
event-packs-up = The group packs up and notes { $number ->
    [one] 1 city action
   *[other] { $number } city actions
}.
event-votes-visit = { $seat } votes: { $location }
event-votes-give-up = { $seat } votes for giving up the remaining city actions.
event-votes-pack-up = { $seat } votes for packing up.
event-votes-quest = { $seat } votes: { $quest }
event-buys = The group buys { $action }.
event-sells = The group sells the trophy of { $enemy }.
event-trades = The group trades the trophy of { $enemy } for { $action }.
event-trains = { $seat } trains for { $action }.
event-sleeps = The group sleeps: all exhausted cards leave the decks.
event-leaves-group = { $seeker } leaves the group.
event-newcomer = { $seat } comes with { $number ->
    [0] no kinfire token
    [one] 1 kinfire token
   *[other] { $number } kinfire tokens
}.
event-chapter-ends = Chapter { $number } is over.
why-not-open = This place is closed now: { $location }.
why-other-town = This place is in another town: { $location }.
why-inn-first = A deck has to be changed first: only an inn helps, not { $location }.
why-deck-first = A deck has to be changed at an inn first.
why-before-quest = Before the quest of a chapter nobody packs up.
why-not-sold = { $action } is not sold here.
why-sold-out = { $action } is sold out.
why-too-dear = { $action } costs { $number ->
    [one] 1 coin
   *[other] { $number } coins
}; you have { $number2 }.
why-no-trophy = You do not have the trophy of { $enemy }.
why-not-bought = Nobody here buys the trophy of { $enemy }.
why-no-object = There is no special object for the trophy of { $enemy }.
why-one-object = One special object per visit: the trophy of { $enemy } has to wait.
why-not-taught = { $action } is not taught here.
why-no-coins-bed = The bed costs { $number ->
    [one] 1 coin
   *[other] { $number } coins
}; you have { $number2 }.
why-must-sleep = A deck breaks a limit and has to be changed tonight.
why-not-complete = The deck cannot be completed within its limits yet.
why-not-in-reserve = { $pair } is not in the reserve.
why-other-face = { $pair } shows the face of another Seeker.
why-no-completion = With { $pair } the deck could not be completed within its limits.
why-keeps = { $pair } does not have to leave the deck.
why-no-item = { $action } is not in the reserve.
why-item-not-in-deck = { $action } is not in your deck.
why-instants = With { $action } the deck would have too many instant cards.
why-no-old-deck = { $seat } has no deck of before.
why-no-prompt = You do not have the adventure card of the quest “{ $quest }”.
mode-campaign = a chapter of the campaign
page-ahead = Chapter { $number } lies ahead
page-won = The campaign is won: { $ending }
page-lost = The campaign is lost: { $ending }
zone-coins = Coins
zone-fate = Fate tokens
setting-level = difficulty
setting-level-apprentice = Apprentice
setting-level-standard = Standard
setting-level-starless = Starless
phrase-can-block = I can block.
phrase-can-boost = I can boost.
phrase-hunted = I am the target.
text-test = Test
text-trial = The test
trial-passed = { $seeker } succeeds
trial-failed = { $seeker } fails
trial-group-passed = The group succeeds
trial-group-failed = The group fails
trial-all = All have succeeded
trial-card = { $card } ({ $colours })
trial-flipped = Flipped: { $cards }.
trial-brings = What follows: { $what }.
text-campaign = The Lanterns
text-recalled = You remember: { $memory }
text-interlude = Interlude: { $seeker }
zone-away = Not with the group
zone-quests = Quests
zone-deck-of = Deck of { $seeker }
quest-won = won
quest-lost = lost
quest-open = open
mark-exhausted = exhausted cards: { $number }
zone-limits = The five limits of a deck
limit-own = 1 · Secret techniques: a card with a face is only for that Seeker.
limit-size = 2 · Size: { $number2 } pairs, none is missing.
limit-missing = { $number ->
    [one] 2 · Size: { $number2 } pairs, one is missing.
   *[other] 2 · Size: { $number2 } pairs, { $number } are missing.
}
limit-colours = 3 · Colours:
limit-colour = { $colour } { $number } of { $number2 }
limit-either = { $number ->
    [one] one more card counts as any of its colours
   *[other] { $number } more cards count as any of their colours
}
limit-kinfire = 4 · Kinfire: the cards cost { $number }, the Seeker has { $number2 }.
limit-instants = 5 · Free actions and the like: { $number }, at most { $number2 }.
zone-prompts = Adventures ahead

# Figures that the lab follows

tally-coins = coins
tally-fate = fate tokens
tally-kinfire = kinfire tokens of all
tally-exhausted = exhausted cards
tally-new-pairs = new pairs in decks
tally-reserve = cards in reserve
tally-memories = memories

# What an option would bring.
hint-stake-foes = “{ $best }”: it wears the enemy down faster.
hint-stake-own = “{ $best }”: it spares your own health.
hint-stake-friends = “{ $best }”: it spares your companions' health.
hint-stake-hand = “{ $best }”: it keeps more cards in your hand.

preview-coins = coins: { $number } → { $number2 }
preview-trade = the group receives { $action }
cover-ability = { $enemy }: cover “{ $ability }”
preview-hit = { $enemy }: { $number } damage, health { $number2 } → { $number3 }
preview-no-target = no enemy is in range from here
preview-boost = damage of the attack: { $number } → { $number2 }
preview-boost-area = damage to each target: { $number } → { $number2 }
preview-suffers = { $seat }: { $number } damage, block { $number2 }, armour { $number3 }; health { $number4 } → { $number5 }
