# Le Forgeron en français.

## Contenu

text-or = { " ou " }
text-cost = { $listed } { $number }
mark-coal = Charbon

shop-mine = Prenez des dés Alliage pour { $number } points au plus : { $text }.
shop-furnace = Lancez les dés de votre atelier, puis placez-en dans vos fournaises.
shop-anvil = Forgez. Chaleur { $number } à { $number2 } : petite marchandise ; { $number3 } ou plus : grande ; { $number4 } ou plus : prenez aussi 1 carte Corruption.
shop-bellows = Changez la valeur de 2 dés au plus dans vos fournaises (±1 chacun), ou videz une fournaise.

power-bellows-apprentice = Une fois par jour : relancez des dés d'une action Fournaise sans prendre de carte Corruption.
power-master-smelter = Une fois par jour : les dés Alliage d'une fournaise utilisée à l'Enclume retournent à l'atelier.
power-foreman = Une fois par jour : une action Fournaise ne coûte que 1 heure.
title-coal = Dé Charbon
title-alloy = Dé Alliage ({ $metal })
merchant-blacksmith = Lance des dés, chauffe ses fournaises et forge des marchandises.
zone-workshop = Atelier
zone-reserve = Réserve
zone-furnaces = Fournaises
title-furnace = Fournaise { $number }
mark-in-reserve = il en reste { $number } ; { $number2 ->
    [one] { $number2 } point
   *[other] { $number2 } points
} chacun
mark-furnace = Fournaise
note-heat = chaleur { $number }

## Questions

ask-mine = Quel dé Alliage prenez-vous ? Il vous reste { $number ->
    [one] { $number } point
   *[other] { $number } points
}.
ask-reroll = Relancez-vous certains de vos dés ?
ask-pick-dice = Quels dés relancez-vous ?
ask-load = Quel dé va dans quelle fournaise ? Ce qui reste à l'atelier oublie sa valeur.
ask-forge = Avec quelle fournaise forgez-vous, et pour qui ?
ask-keep = { $furnace } se vide : gardez-vous ses dés Alliage à l'atelier ?
ask-stoke = Quels dés des fournaises changez-vous, ou quelle fournaise videz-vous ?

## Réponses

option-mine = Prendre un dé Alliage { $alloy }
option-reroll_free = Relancer, par un pouvoir d'équipe
option-reroll_corrupt = Relancer, contre 1 carte Corruption
option-keep_dice = Garder les dés tels quels
option-again = Relancer { $die }
option-load = Mettre { $die } dans { $furnace }
option-forge = Forger avec { $furnace } pour les { $clan }
option-keep_corrupt = Les garder, contre 1 carte Corruption
option-keep_free = Les garder, par un pouvoir d'équipe
option-let_go = Les rendre à la réserve
option-stoke = { $die } : { $heat }
option-empty = Vider { $furnace }
group-mine = Dés Alliage
group-reroll_free = Pouvoirs d'équipe
group-reroll_corrupt = Contre de la Corruption
group-keep_dice = Sinon
group-again = Atelier
group-load = { $furnace }
group-forge = { $furnace }
group-keep_corrupt = Contre de la Corruption
group-keep_free = Pouvoirs d'équipe
group-let_go = Sinon
group-stoke = Dés des fournaises
group-empty = Fournaises

## Ce qu'une réponse apporterait

preview-mine = Coûte { $number ->
    [one] { $number } point
   *[other] { $number } points
} ; il en reste { $number2 }
preview-no-alloy = Chaleur { $number }, mais il manque encore un dé Alliage
preview-cold = Chaleur { $number } : trop froid, il en faut { $number2 }
preview-hot = Chaleur { $number } : une { $size } marchandise

## Le journal

event-mines = { $seat } ajoute { $die } à l'atelier.
event-rolls = { $seat } lance { $die } : { $number }.
event-loads = { $seat } met { $die } ({ $number2 }) dans { $furnace } : chaleur { $number }.
event-forges = { $seat } forge avec { $furnace }, à une chaleur de { $number }.
event-keeps-alloys = { $seat } vide { $furnace } et garde ses dés Alliage à l'atelier.
event-returns-alloys = { $seat } vide { $furnace } : le Charbon à l'atelier, les dés Alliage à la réserve.
event-stokes = { $seat } met { $die } sur { $number }.
event-empties = { $seat } vide { $furnace } dans l'atelier.

## Pourquoi pas

why-no-alloy = Il ne reste aucun dé Alliage dans la réserve.
why-workshop-full = La Mine ne porte jamais votre atelier à plus de { $number ->
    [one] { $number } dé
   *[other] { $number } dés
}.
why-no-such-die = Il ne reste aucun dé Alliage { $alloy } dans la réserve.
why-too-few-points = Ce dé coûte { $number ->
    [one] { $number } point
   *[other] { $number } points
} ; vous en avez { $number2 }.
why-workshop-empty = Il n'y a aucun dé à votre atelier.
why-furnaces-full = Toutes vos fournaises sont pleines.
why-furnaces-empty = Toutes vos fournaises sont vides.
why-nothing-to-forge = Aucune fournaise n'est assez chaude, avec un dé Alliage, pour une marchandise encore disponible.
why-rerolled = Vous avez déjà relancé des dés contre une carte Corruption durant cette action.
why-die-picked = { $die } est déjà choisi.
why-die-not-here = { $die } n'est pas à votre atelier.
why-die-alike = Un autre dé tout pareil est proposé à la place { DE($die) }.
why-alike = Un dé ou une fournaise tout pareils sont proposés à la place.
why-furnace-full = { $furnace } est pleine.
why-furnace-empty = { $furnace } est vide.
why-no-alloy-there = Il n'y a pas de dé Alliage { $alloy } dans { $furnace }.
why-too-cold = { $furnace } est à chaleur { $number } ; il faut { $number2 } pour une marchandise.
why-die-not-in-furnace = { $die } n'est dans aucune fournaise.
why-stoked = { $die } ne peut plus changer durant cette action.
why-stoked-already = Vous avez changé des dés durant cette action : aucune fournaise ne peut être vidée.
why-die-at-its-end = { $die } montre { $number } et ne peut aller au-delà.

## Ce que les listes appellent modes, niveaux et réglages

expected-heats = trois nombres qui montent, au plus { $count }
expected-dice-room = au moins les { $count } dés qui commencent à l'atelier
expected-die-id = { $colour }_ et un nombre
