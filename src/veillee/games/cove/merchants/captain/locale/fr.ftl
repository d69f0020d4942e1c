# La Capitaine en français.

## Contenu

mark-ship = Navire
mark-treasure = Trésor
shop-helm = Faites tourner la boussole ; une seconde fois si vous l'osez.
shop-oars = { $number } points de déplacement à répartir entre vos navires.
shop-recall = Rappelez des navires des cases { $number } à { $number2 } et déchargez-les.
power-lookout = Une fois par jour : ignorez une Tempête et faites de nouveau tourner la boussole.
power-navigator = Une fois par jour : avancez un navire de { $number ->
    [one] 1 case
   *[other] 1 ou { $number } cases
}.
power-bosun = Une fois par jour : un Rappel de la flotte ne coûte que 1 heure.

space-port = Port
space-sea = Haute mer
space-fishing = Zone de pêche : une petite marchandise
space-treasure = Île au trésor : une grande marchandise
merchant-captain = Envoie ses navires au gré de la boussole et décharge ce qu'ils rapportent.
zone-routes = Routes maritimes
title-route = Route { $kind }
mark-ship-at = { $ship } sur la case { $number }
note-points = { $number ->
    [one] { $number } point de déplacement
   *[other] { $number } points de déplacement
}

## Questions

ask-storm = Une Tempête ! Que faites-vous ?
ask-spin-again = Vous avez { $number ->
    [one] { $number } point
   *[other] { $number } points
}. Osez-vous faire tourner la boussole encore une fois ?
ask-sail = Quel navire avance ? Il vous reste { $number ->
    [one] { $number } point
   *[other] { $number } points
}.
ask-recall = Quel navire rappelez-vous ?

## Réponses

option-respin = L'ignorer et faire de nouveau tourner la boussole, par un pouvoir d'équipe
option-accept = Accepter la Tempête
option-spin_again = Faire tourner encore une fois
option-hold = S'en tenir là
option-sail = Avancer de 1 case { $ship }
option-recall = Rappeler { $ship }
option-navigate = Par un pouvoir d'équipe : avancer de { $number ->
    [one] { $number } case
   *[other] { $number } cases
} { $ship }
group-respin = Pouvoirs d'équipe
group-accept = Sinon
group-spin_again = Boussole
group-hold = Sinon
group-sail = Flotte
group-recall = Flotte
group-navigate = Pouvoirs d'équipe

## Ce qu'une réponse apporterait

preview-space = Jusqu'à la case { $number }
preview-treasure-gone = Le trésor a déjà été rapporté aujourd'hui : une petite marchandise
preview-unloads = décharge { $good }
preview-comes-empty = Le navire revient à vide : cette marchandise est épuisée
preview-spin = { $number } à { $number2 } points de plus
preview-storm = La Tempête, { $number } secteur sur { $number2 }, n'ajoute rien et coûte de la corruption

## Le journal

event-spins = { $seat } fait tourner la boussole : { $number }.
event-spins-storm = { $seat } fait tourner la boussole : une Tempête.
event-sails = { $seat } avance de { $number ->
    [one] { $number } case
   *[other] { $number } cases
} le navire des { $clan } : il est sur la case { $number2 }.
event-recalls = { $seat } rappelle de la case { $number } le navire des { $clan }.

## Pourquoi pas

why-all-ships-arrived = Tous vos navires sont à leurs îles au trésor.
why-ship-arrived = Le navire des { $clan } est à son île au trésor.
why-ship-arrives = Le navire des { $clan } { $number ->
    [0] est déjà à son île au trésor
    [one] n'est plus qu'à { $number } case de son île au trésor
   *[other] n'est plus qu'à { $number } cases de son île au trésor
}.
why-navigator-range = La Navigatrice avance un navire de 1 à { $number } cases.
why-no-ship-far-enough = Aucun navire n'a atteint la case { $number }.
why-ship-not-far-enough = Le navire des { $clan } est sur la case { $number } ; on le rappelle à partir de la case { $number2 }.

## Ce que les listes appellent modes, niveaux et réglages

expected-spaces = un port, puis la mer, puis la pêche, et un trésor au bout
expected-compass = { $count } secteurs, dont au moins une tempête et un nombre
