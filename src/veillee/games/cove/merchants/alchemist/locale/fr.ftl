# L'Alchimiste en français.

## Contenu

mark-ichor = Ichor
shop-decanter = Soutirez une série de billes ; prenez 1 carte Corruption pour en soutirer une seconde.
shop-still = L'ichor des déchets toxiques retourne dans la besace, puis tirez jusqu'à { $number } billes.
shop-cauldrons = Concoctez jusqu'à { $number } potions : petite, { $number2 } billes ; grande, { $number3 } billes.
power-herb-gatherer = Une fois par jour : un second soutirage sans prendre de carte Corruption.
power-filterer = Une fois par jour : l'ichor d'une action Chaudrons retourne dans la besace.
power-stoker = Une fois par jour : une action Chaudrons ne coûte que 1 heure.
merchant-alchemist = Soutire les billes qui se touchent et concocte des potions.
zone-laboratory = Laboratoire
zone-waste = Déchets toxiques
zone-pouch = Besace
title-rack = Râtelier : { $ingredient }
mark-on-rack = { $number } au râtelier
mark-waste = { $number } ichor dans les déchets toxiques
mark-in-pouch = { $number ->
    [one] { $number } bille dans la besace
   *[other] { $number } billes dans la besace
}
mark-pouch = Besace
note-rack = râtelier { $number } sur { $number2 }

## Questions

ask-draw-off = Quelle série de billes soutirez-vous ?
ask-put-back = Le râtelier déborde : quelle bille retourne dans la besace ? (encore { $number })
ask-second-draw = Soutirez-vous une seconde série ?
ask-brew = Quelle potion concoctez-vous ?
ask-ichor = Vous concoctez { $good } : combien de ses billes sont de l'ichor ?
ask-fourth = Vous concoctez { $good } : quelle est la dernière bille ?

## Réponses

option-draw_off = { $chute }, la série à partir de la place { $number }
option-put_back = Remettre { $marble }
option-draw_free = Soutirer encore, par un pouvoir d'équipe
option-draw_corrupt = Soutirer encore, contre 1 carte Corruption
option-filter = Par un pouvoir d'équipe : l'ichor de cette action retourne dans la besace
option-brew = Concocter une { $size } potion pour les { $clan }
option-ichor = { $number ->
    [0] Pas d'ichor
    [one] { $number } bille d'ichor
   *[other] { $number } billes d'ichor
}
option-fourth = Ajouter { $marble }
group-draw_off = { $chute }
group-put_back = Râtelier
group-draw_free = Pouvoirs d'équipe
group-draw_corrupt = Contre de la Corruption
group-filter = Pouvoirs d'équipe
group-brew = Potions
group-ichor = Ichor
group-fourth = Râtelier

## Ce qu'une réponse apporterait

preview-marbles = Apporte { $text }
preview-over = Le râtelier déborde : { $number ->
    [one] { $number } bille retourne
   *[other] { $number } billes retournent
} dans la besace
preview-potion-small = Prend { $number } billes : { $ingredient }, l'ichor compte comme tel
preview-potion-large = Prend { $number } billes : { $ingredient }, l'ichor compte comme tel ; et une autre, de n'importe quelle sorte

## Le journal

event-draws-marble = { $seat } reçoit { $marble } sur le râtelier.
event-fills-chute = { $marble } tombe dans { $chute }.
event-puts-back = { $seat } remet { $marble } dans la besace.
event-distils = { $seat } vide les déchets toxiques : { $number ->
    [one] { $number } bille d'ichor retourne
   *[other] { $number } billes d'ichor retournent
} dans la besace.
event-brews = { $seat } concocte une potion : { $good }.

## Pourquoi pas

why-decanter-empty = Toutes les goulottes sont vides.
why-still-idle = Il n'y a pas d'ichor dans les déchets toxiques, et la besace est vide ou le râtelier plein.
why-no-potion = Votre râtelier ne suffit à aucune potion encore disponible.
why-no-marble-there = Il n'y a pas de bille à la place { $number } { DE($chute) }.
why-not-lowest = Aucune série ne commence à la place { $number } { DE($chute) }.
why-no-such-marble = Vous n'en avez pas sur votre râtelier : { $marble }.
why-no-real-marble = L'ichor seul ne suffit pas : il faut au moins { $marble }, et il n'y en a pas sur votre râtelier.
why-too-few-marbles = La potion demande { $number2 ->
    [one] { $number2 } bille
   *[other] { $number2 } billes
}, dont { $number } de sa couleur ou d'ichor.
why-brewed-already = Vous avez déjà concocté durant cette action.
why-not-so-much-ichor = La potion ne peut contenir { $number } ichor : votre râtelier compte { $number2 } ichor et { $number3 } de sa couleur, dont il faut au moins 1 véritable.

## Ce que les listes appellent modes, niveaux et réglages

expected-at-most = au plus { $count }
expected-own-marbles = autant qu'une grande potion, ou une de moins
expected-marbles = au plus les { $count } billes de la besace
