# Lueur en français. Les noms des cartes et des lieux viennent du contenu.

n-light = { $number ->
    [one] { $number } éclat
   *[other] { $number } éclats
}
n-rerolls = { $number ->
    [one] { $number } relance
   *[other] { $number } relances
}
n-footprints = { $number ->
    [one] { $number } petit pas
   *[other] { $number } petits pas
}
n-fireflies = { $number ->
    [one] { $number } luciole
   *[other] { $number } lucioles
}

## État de la partie

status = Jour { $day } sur 8 : { $phase }
status-setup = Mise en place
status-over = La partie est terminée
phase-1 = matin
phase-2 = fin de matinée
phase-3 = midi
phase-4 = après-midi
phase-5 = soirée

## Zones

zone-province = La Province des ombres
zone-archipelago = L'Archipel ténébreux
zone-meeting = Piste de rencontres
zone-cemetery = Cimetière
zone-score = Piste de score
zone-day = Jour
zone-reserve = Réserve
zone-deck-a = Compagnons A
zone-deck-b = Compagnons B
zone-spells-pile = Sortilèges
zone-adventurers = Aventuriers libres
zone-tom-choice = Dés pour Tom
zone-company = Compagnie
zone-dice = Dés
zone-rerolls = Relances
zone-free = Relances gratuites
zone-footprints = Petits pas
zone-fireflies = Lucioles
zone-spells = Sortilèges subis
zone-tom-dice = Dés de Tom
zone-tom-company = Compagnie de Tom
zone-tom-tile = Tuile exécutée
zone-tom-pile = Tuiles de Tom
zone-tom-discard = Tuiles défaussées

note-province = Case élément : un dé qui le montre, sinon 1 petit pas. Case barrée : gratuite si aucun de vos dés ne le montre, sinon 1 petit pas.
note-archipelago = Une voie demande ce nombre d'éléments différents ; chaque petit pas dépensé en ajoute un.
note-reserve-black = Le dé noir attend Kaar.
note-choosing = réfléchit
note-finished = a terminé
note-coming = à venir
note-elements = Éléments différents : { $number }
note-brings = ils apportent { $things }
note-brings-nothing = ils n'apportent rien
note-fireflies = { n-fireflies } pour { $number2 ->
    [one] { $number2 } compagnon
   *[other] { $number2 } compagnons
}

## Signes et marques

sign-seat-0 = B
sign-seat-1 = G
sign-seat-2 = L
sign-seat-3 = R
sign-seat-4 = T
sign-colour-0 = Ve
sign-colour-1 = Bl
sign-colour-2 = Bc
sign-colour-3 = Ro
sign-colour-4 = Or
sign-colour-5 = Vi
sign-colour-6 = Ja
sign-colour-7 = No
mark-light = éclat de lumière
mark-reroll = relance
mark-rerolls = relances
mark-free = relances gratuites
mark-footprint = petit pas
mark-footprints = petits pas
mark-firefly = luciole
mark-fireflies = lucioles
mark-skull = va au cimetière
mark-skull_journey = un compagnon ou un sortilège perdu
mark-cast_spells = lance les sortilèges
mark-revive = ressuscite un compagnon
mark-free_reroll = relance gratuite chaque jour
mark-any_die = un gros dé de la réserve
mark-die = gros dé { $colour }
mark-black_die = fait entrer le dé noir
mark-identical = symbole identique
mark-absent = pas { DE($element) }
mark-lose_light = 5 éclats perdus
mark-company = compagnie de Tom
mark-move_camp = campement de Tom
mark-move_min = un bateau de Tom prend la voie la plus basse
mark-move_max = un bateau de Tom prend la voie la plus haute
mark-route-12 = 1 ou 2 éléments différents
mark-route-3 = 3 éléments différents
mark-route-4 = 4 éléments différents
mark-route-5 = 5 éléments différents
mark-toll = 1 petit pas de péage
mark-closed = voie fermée
mark-start = départ
mark-first = premier joueur
mark-sun = jour en cours
mark-used = a servi au voyage
mark-cursed = annulé par le dé noir
mark-aside = mis de côté
mark-awake = { $number ->
    [one] déclenché par les dés
   *[other] déclenché { $number } fois par les dés
}
mark-resolved = résolu { $number } fois aujourd'hui
mark-granted = a donné le gros dé { $colour }
mark-struck = visé par le sortilège de l'air
mark-tokens = { n-footprints }
mark-score = { $seat } : { n-light }
mark-company-pawn = compagnie { DE($seat) }
mark-camp = campement { DE($seat) }
mark-boat = bateau { DE($seat) }

## Cartes, tuiles et lieux

clause = { $condition } ► { $effects }
clause-show = { $number ->
    [one] { $element }
   *[other] { $number } × { $element }
}
clause-absent = sans { $element }
clause-identical = { $number } identiques
clause-light = { $sign }{ n-light }
clause-rerolls = { $sign }{ n-rerolls }
clause-footprints = { $sign }{ n-footprints }
clause-fireflies = { $sign }{ n-fireflies }
clause-skull = part au cimetière
clause-skull-newest = le plus récent de vos compagnons part au cimetière
clause-casts = chaque adversaire reçoit un sortilège
clause-revives = un autre compagnon revient du cimetière
clause-never = ne se résout pas à midi
text-big-die = à l'enrôlement : prend le gros dé { $colour } de la réserve
text-any-die = à l'enrôlement : prend un gros dé de la réserve, au choix
text-kaar = fait entrer le dé noir ; son maître peut le déplacer au lieu de le prendre
text-spell-veiled = sortilège caché, révélé à l'aube
text-company = compagnie de Tom : +{ $number }, puis autant d'éclats que sa case
text-tile = Tuile de Tom
text-tom-light = Tom : +{ n-light }
text-tom-camp = le campement de Tom gagne le village suivant
text-tom-max = un bateau de Tom prend la voie la plus haute
text-tom-min = un bateau de Tom prend la voie la plus basse
text-enter-village = entrée : { n-footprints }
text-value = vaut { n-light } à la fin
text-bonus = à l'arrivée : { $effects }
text-route = chemin vers { $space } : { $effects }
text-skull-journey = un compagnon ou un sortilège perdu
text-left-today = quitté cet après-midi
text-blocked = un dé de Tom barre cet emplacement : personne n'y attend
place-opposite = en face de « { $element } »

## Aide de jeu

aid-day = La journée
aid-day-1 = Matin : enrôlez un compagnon et prenez les dés et les petits pas de son emplacement.
aid-day-2 = Fin de matinée : lancez tous vos dés. Relancer un ou deux dés coûte 1 relance, choisir une face en coûte 3.
aid-day-3 = Midi : toutes vos cartes déclenchées se résolvent, les bonnes comme les mauvaises.
aid-day-4 = Après-midi : voyagez avec les mêmes dés et vos petits pas.
aid-day-5 = Soirée : les petits dés retournent sur la piste, de nouveaux compagnons arrivent.
aid-end = À la fin
aid-end-1 = La valeur de votre aventurier et de vos compagnons.
aid-end-2 = 10 éclats si vous avez au moins autant de lucioles que de compagnons.
aid-end-3 = La valeur du village de votre campement, ou des îles de vos bateaux.
aid-end-4 = 1 éclat par petit pas restant.

## Questions

ask-adventurer = Choisissez votre aventurier.
ask-tom-dice = Choisissez les deux dés de Tom.
ask-tom-colour = De quelle couleur sont les pions de Tom ?
usual-ask-tom-colour = Les pions de Tom prennent la couleur de son premier dé.
ask-recruit = Jour { $number }, matin : qui enrôlez-vous ?
ask-black = Le dé noir est là où se trouve { $companion } : vous pouvez l'envoyer ailleurs.
ask-big-die = { $companion } vous offre un gros dé de la réserve : lequel ?
ask-banish = Écartez l'un des compagnons restants : il part au cimetière.
ask-boat = Tuile de Tom : quel bateau de Tom prend la mer, et vers où ?
ask-reroll = Relancer des dés, ou les garder ? { $number ->
    [0] { $number2 ->
        [0] { $number3 ->
            [0] Vous n'avez rien pour relancer.
           *[other] Votre score est de { $number3 } : relancer le fait reculer.
        }
        [one] Il vous reste 1 relance.
       *[other] Il vous reste { $number2 } relances.
    }
    [one] Il vous reste 1 relance gratuite{ or-rerolls }.
   *[other] Il vous reste { $number } relances gratuites{ or-rerolls }.
}
or-rerolls = { $number2 ->
    [0] { "" }
    [one] { " " }et 1 pion de relance
   *[other] { " " }et { $number2 } pions de relance
}
units-left = { $number ->
    [one] il reste 1 relance à payer
   *[other] il reste { $number } relances à payer
}, avec vos pions ({ $number2 }) ou en reculant sur la piste de score (vous êtes à { $number3 }) ?
ask-pay = Relancer { LE($die) } : { units-left }
ask-pay-two = Relancer { LE($die) } et { LE($die2) } : { units-left }
ask-pay-set = Tourner { LE($die) } sur { $face } : { units-left }
ask-revive = Cromaug ouvre le cimetière : quel compagnon revient ?
ask-activate = Midi : quelle carte résolvez-vous d'abord ? L'ordre compte.
ask-return-die = Le Sketal emporte un gros dé { $colour } : lequel rendez-vous ?
ask-lose = Un crâne sur la route : qui perdez-vous ?
ask-step = Après-midi : jusqu'où allez-vous ? { $number ->
    [0] Il ne vous reste aucun petit pas.
   *[other] Il vous reste { n-footprints }.
}
ask-sail = Après-midi : faites naviguer un bateau, ou restez au port. Éléments différents : { $number }, petits pas : { $number2 }.

## Réponses

option-adventurer = Partir avec { $adventurer }
option-tom_dice = Un dé { $colour } et un dé { $colour2 }
option-tom_colour = Tom joue en { $colour }
option-recruit = Enrôler { $companion }
option-black = Envoyer le dé noir à l'emplacement { $element }
option-keep = Prendre le dé noir
option-big_die = Prendre le gros dé { $colour }
option-banish = Écarter { $companion }
option-boat = { $island } → { $island2 }
option-reroll = Relancer { LE($die) }
option-reroll_two = Relancer { LE($die) } et { LE($die2) }
option-set = Tourner { LE($die) } sur { $face }
option-pay = { $number ->
    [0] { $number2 ->
        [one] Reculer d'une case de relance
       *[other] Reculer de { $number2 } cases de relance
    }
   *[other] { $number2 ->
        [0] Rendre { n-rerolls }
        [one] Rendre { n-rerolls } et reculer d'une case de relance
       *[other] Rendre { n-rerolls } et reculer de { $number2 } cases de relance
    }
}
option-done = Garder les dés ainsi
option-revive = Ramener { $companion }
option-revive_none = Ne ramener personne
option-activate = Résoudre { $companion }
option-activate_adventurer = Résoudre { $adventurer }
option-activate_spell = Résoudre { LE($spell) }
option-return_die = Rendre { LE($die) }
option-lose = Perdre { $companion }
option-lose_spell = Se défaire { DE(LE($spell)) }
option-lose_veiled = Se défaire d'un sortilège caché
option-step = Avancer : { $space }
option-settle = S'installer ici
option-sail = { $island } → { $island2 }
option-stop = S'arrêter là

group-adventurer = Aventuriers
group-tom_dice = Avec un dé { $colour }
group-tom_colour = Couleurs
group-recruit = Enrôler
group-black = Déplacer le dé noir
group-keep = Sinon
group-big_die = Réserve
group-banish = Écarter
group-boat = Depuis { $island }
group-reroll = Relancer (1 relance)
group-reroll_two = Les deux (1 relance)
group-set = Tourner (3 relances)
group-pay = Payer
group-done = Sinon
group-revive = Cimetière
group-revive_none = Sinon
group-activate = Compagnons
group-activate_adventurer = Aventurier
group-activate_spell = Sortilèges
group-return_die = Vos dés
group-lose = Compagnons
group-lose_spell = Sortilèges
group-lose_veiled = Sortilèges
group-step = Avancer
group-settle = Village
group-sail = Depuis { $island }
group-stop = Sinon

## Ce que rapporterait un choix

preview-with = avec { $things }
preview-tile = tuile de Tom : { $effects }
preview-tom-company = +{ n-light } (compagnie sur { $number2 })
preview-tom-camp = campement vers { $space }
preview-tom-sails = bateau : { $island } → { $island2 }
preview-tom-chooses = un bateau de votre choix prend la mer
preview-awake = { $number ->
    [0] { $card } : plus déclenché
    [one] { $card } : déclenché
   *[other] { $card } : déclenché { $number } fois
}
preview-shows = montre { $face }
preview-free = { $number ->
    [one] une relance gratuite
   *[other] { $number } relances gratuites
}
preview-rerolls = relances : de { $number } à { $number2 }
preview-back = éclats de { $number } à { $number2 }
preview-or = { $one }, ou { $other }
preview-times = se déclenche { $number } fois
preview-cost-die = utilise { LE($die) }
preview-cost-footprints = coûte { n-footprints }
preview-cost-nothing = ne coûte rien
preview-camp = le campement vaudra { n-light } au lieu de { $number2 }
preview-island = le bateau vaudra { n-light } au lieu de { $number2 }
preview-side-lost = son gros dé retourne à la réserve
preview-no-die = son dé n'est plus dans la réserve

## Le journal

event-journey-drawn = Le sort désigne le voyage : { $journey }.
event-first-player = { $seat } est premier joueur.
event-chooses-adventurer = { $seat } part avec { $adventurer }.
event-deals-adventurer = { $seat } reçoit { $adventurer }.
event-tom-dice = Tom aura un dé { $colour } et un dé { $colour2 }.
event-tom-colour = Tom joue en { $colour }.
event-tom-die = { LE($die) } de Tom montre { $element } : il bloque cet emplacement.
event-tom-aside = { LE($die) } de Tom montre { $face } : il est mis de côté.
event-lays-companion = { $companion } attend à l'emplacement { $element }.
event-lays-tile = Une tuile de Tom est posée face à l'emplacement { $element }.
event-places-die = { LE($die) } va à l'emplacement { $element }.
event-rolls-again = { LE($die) } montre { $face } : on le relance.
event-adds-footprint = Un petit pas de plus à l'emplacement { $element }.
event-day = Jour { $number } : l'aube se lève.
event-reveals-spell = { $seat } découvre { LE($spell) }.
event-recruits = { $seat } enrôle { $companion } à l'emplacement { $element }.
event-takes-die = { $seat } prend { LE($die) }.
event-takes-big-die = { $seat } reçoit { LE($die) } de la réserve.
event-no-big-die = { $companion } arrive les mains vides : son dé n'est plus dans la réserve.
event-moves-black = { $seat } envoie le dé noir à l'emplacement { $element }.
event-keeps-black = { $seat } garde le dé noir.
event-banishes = { $seat } écarte { $companion }, qui part au cimetière.
event-to-cemetery = Personne n'a voulu { DE($companion) } : au cimetière.
event-rolls = { $seat } lance { LE($die) } : { $face }.
event-rerolls = { $seat } relance { LE($die) } : { $face }.
event-sets-face = { $seat } tourne { LE($die) } sur { $face }.
event-uses-free = { $seat } utilise { $number ->
    [one] une relance gratuite
   *[other] { $number } relances gratuites
}.
event-spends-rerolls = { $seat } rend { n-rerolls }.
event-goes-back = { $seat } recule sur la piste de score, jusqu'à { $number }.
event-done-rerolling = { $seat } garde ses dés ainsi.
event-gains-light = { $seat } gagne { n-light }.
event-gains-rerolls = { $seat } gagne { n-rerolls }.
event-gains-footprints = { $seat } gagne { n-footprints }.
event-gains-fireflies = { $seat } gagne { n-fireflies }.
event-loses-light = { $seat } perd { n-light }.
event-loses-footprints = { $seat } perd { n-footprints }.
event-resolves-adventurer = { $adventurer } agit pour { $seat }.
event-resolves-companion = { $companion } agit pour { $seat }.
event-resolves-spell = { LE($spell) } frappe { $seat }.
event-curse = Le dé noir maudit { $seat } : { $face } ne compte pas aujourd'hui.
event-goes-to-cemetery = { $companion } quitte { $seat } pour le cimetière.
event-returns-die = { $seat } rend { LE($die) } à la réserve.
event-casts = { $companion } lance ses sortilèges au nom { DE($seat) }.
event-gets-spell = { $seat } reçoit un sortilège, face cachée.
event-no-spell = Il ne reste plus de sortilège.
event-revives = { $companion } revient du cimetière auprès { DE($seat) }.
event-revives-nobody = { $seat } ne ramène personne.
event-nothing-to-lose = { $seat } n'a ni compagnon ni sortilège : le crâne passe sans rien prendre.
event-loses-spell = { $seat } se défait { DE(LE($spell)) }.
event-loses-veiled = { $seat } se défait d'un sortilège caché.
event-steps = La compagnie { DE($seat) } avance : { $space }.
event-uses-die = { $seat } se sert { DE(LE($die)) }.
event-pays-footprints = { $seat } dépense { n-footprints }.
event-settles = { $seat } installe son campement : { $space }.
event-sails = Un bateau { DE($seat) } prend la mer : { $island } → { $island2 }.
event-stops = { $seat } s'arrête là pour aujourd'hui.
event-tom-tile = Tom exécute sa tuile, face à l'emplacement { $element }.
event-tom-company = La compagnie de Tom avance de { $number }, jusqu'à { $number2 }.
event-tom-gains-light = Tom gagne { n-light } et en a { $number2 }.
event-tom-gains-footprints = Tom gagne { n-footprints }.
event-tom-camp = Le campement de Tom se déplace : { $space }.
event-tom-camp-stays = Le campement de Tom ne peut aller plus haut.
event-tom-sails = Un bateau de Tom prend la mer : { $island } → { $island2 }.
event-tom-stays = Aucun bateau de Tom ne peut avancer.
event-new-pile = La pioche de Tom est vide : ses { $number } tuiles défaussées sont mélangées.
event-deck-b = Les compagnons A se retirent ; les compagnons B entrent en scène.
event-last-day = La pioche de Tom est vide à nouveau : ce jour est le dernier.
event-removes-footprints = Les petits pas de l'emplacement { $element } sont balayés ({ $number }).
event-tom-climbs = Tom dépense { n-footprints } et gagne un dernier village : { $space }.
event-end = Le huitième jour s'achève. On compte la lumière.

## La fin

source-light = Piste de score
source-cards = Aventurier et compagnons
source-fireflies = Lucioles
source-village = Campement
source-islands = Bateaux
source-footprints = Petits pas
source-floor = Jamais sous zéro
reason-light = Le plus d'éclats de lumière.
reason-rerolls = Égalité d'éclats ; plus de relances en réserve.
reason-shared = Égalité d'éclats et de relances.
reason-solo-won = Plus de lumière que Tom : le monde est sauvé.
reason-solo-lost = Tom a rassemblé plus de lumière.
reason-solo-tie = Autant de lumière que Tom, mais il en fallait davantage.

## Pourquoi pas

why-adventurer-taken = { $adventurer } est déjà pris par { $seat }.
why-tom-own = { $colour } est votre couleur : Tom en prend d'autres.
why-tom-twice = Les deux dés de Tom sont de couleurs différentes.
why-tom-special = Jaune et violet ensemble sont interdits : deux dés à face spéciale.
why-tom-black = Aucun gros dé n'est noir.
why-tom-order = Le même choix s'écrit dans l'autre ordre : d'abord { $colour }, puis { $colour2 }.
why-tom-colour = { $colour } n'est la couleur d'aucun des deux dés de Tom.

why-companion-yours = { $companion } voyage déjà avec vous.
why-companion-other = { $companion } voyage avec { $seat }.
why-companion-cemetery = { $companion } est au cimetière, hors jeu.
why-companion-deck = { $companion } n'est pas sur la piste de rencontres.
why-companion-solo = { $companion } ne participe pas aux parties contre Tom.
why-companion-not-yours = { $companion } n'est pas avec vous.
why-black-here = Le dé noir est déjà à cet emplacement.
why-black-empty = Il n'y a pas de compagnon à cet emplacement : { $element }.
why-big-die-gone = Aucun gros dé de cette couleur dans la réserve : { $colour }.

why-boat-none = Tom n'a pas de bateau ici : { $island }.
why-boat-route = Aucune voie ne relie directement ces deux îles : { $island }, { $island2 }.
why-boat-closed = La voie à droite de l'île centrale est fermée à Tom.
why-boat-away = Les bateaux de Tom s'éloignent toujours de l'île centrale.
why-boat-taken = Tom a déjà un bateau là-bas : { $island2 }.
why-boat-nearest = Un bateau plus proche de l'île centrale passe d'abord.
why-boat-max = Tom prend la voie la plus haute, et ce n'est pas celle-ci.
why-boat-min = Tom prend la voie la plus basse, et ce n'est pas celle-ci.

why-die-other = { LE($die) } n'est pas devant vous.
why-die-twin = Même couleur, même taille, même face : choisissez plutôt { LE($die) }.
why-die-twice = Pour relancer un seul dé, ne le nommez qu'une fois.
why-die-order = La même relance s'écrit dans l'autre ordre : { LE($die) }, puis { LE($die2) }.
why-units-none = Ni relance, ni relance gratuite, et votre pion est sur 0 : rien pour payer.
why-units-few = Choisir une face coûte 3 relances ; vous pouvez en réunir { $number }.
why-face-missing = { LE($die) } n'a pas cette face : { $face }.
why-face-shown = { LE($die) } montre déjà { $face }.
why-pay-sum = Il faut payer { $number ->
    [one] 1 relance
   *[other] { $number } relances
}, ni plus ni moins.
why-pay-tokens = Vous n'avez que { n-rerolls }.
why-pay-track = Depuis { $number }, la piste de score ne donne que { $number2 ->
    [one] 1 relance
   *[other] { $number2 } relances
}.

why-revive-self = Cromaug ne peut pas se ramener lui-même.
why-revive-absent = { $companion } n'est pas au cimetière.
why-activate-adventurer = { $adventurer } n'est pas votre aventurier.
why-activate-never = Cette carte n'a pas de condition : elle ne se résout jamais à midi.
why-activate-cromaug = Cromaug a déjà eu sa chance, avant toutes les autres cartes.
why-activate-dice = Vos dés ne remplissent pas la condition de cette carte.
why-activate-done = Cette carte est résolue pour aujourd'hui ({ $number ->
    [one] 1 fois
   *[other] { $number } fois
}) : il faudrait d'autres dés.
why-spell-other = { LE($spell) } n'est pas devant vous.
why-spell-twin = C'est le même sortilège : choisissez plutôt { LE($spell) }.
why-spell-target = Le sortilège de l'air attend un compagnon à frapper.
why-skip = Aucune activation ne peut être passée, même mauvaise : choisissez seulement l'ordre.

why-return-colour = C'est un gros dé de cette couleur qu'il faut rendre : { $colour }.
why-lose-veiled = Aucun sortilège caché n'est devant vous.

why-step-here = Votre compagnie y est déjà.
why-step-far = Aucun chemin ne mène directement { DE($space2) } { A($space) }.
why-step-left = Votre compagnie a quitté cette case cet après-midi ; elle n'y revient pas avant demain.
why-step-element = Il faut un dé montrant { $element } ou 1 petit pas, et vous n'avez ni l'un ni l'autre.
why-step-used = Vos dés montrant { $element } ont déjà servi aujourd'hui, et vous n'avez pas de petit pas.
why-step-forbidden = Un de vos dés montre { $element } : entrer coûte 1 petit pas, et vous n'en avez pas.
why-step-village = Entrer dans ce village coûte { n-footprints } ; vous en avez { $number2 }.
why-settle-village = On ne s'installe que dans un village, et votre compagnie n'y est pas : { $space }.
why-settle-here = Votre campement est déjà ici.
why-sail-none = Vous n'avez pas de bateau ici : { $island }.
why-sail-route = Aucune voie ne relie directement ces deux îles : { $island }, { $island2 }.
why-sail-closed = Dans cette partie, la voie à droite de l'île centrale est fermée.
why-sail-taken = Un de vos bateaux est déjà là-bas : { $island2 }.
why-sail-many = Vos dés montrent { $number } éléments différents ; cette voie en veut { $number2 } au plus, et on ne peut pas en retirer.
why-sail-footprints = Il faudrait { n-footprints } ; vous en avez { $number2 }.

## Modes, niveaux et réglages

mode-standard = chacun pour soi
mode-solo = solo contre Tom
level-rulebook = du livret
level-medium = moyen
level-hard = difficile
setting-journey = voyage
setting-journey-province = la Province des ombres
setting-journey-archipelago = l'Archipel ténébreux
setting-journey-random = tiré au sort
setting-adventurers = aventuriers
setting-adventurers-chosen = choisis
setting-adventurers-dealt = distribués au hasard
setting-close_right_route = voie à droite de l'île centrale, en solo
setting-close_right_route-no = fermée à Tom seulement
setting-close_right_route-yes = fermée à vous aussi
tagline = Huit jours, une poignée de dés et d'étranges compagnons pour rendre sa lumière au monde.

# The families of pieces, as the lab's reports call them
family-companion = Compagnons
family-adventurer = Aventuriers
family-spell = Sortilèges
family-tile = Tuiles de Tom
family-cell = Cases et îles
family-face = Faces de dés

# Ce qui ne va pas dans un contenu.

error-no-adventurer = ce contenu de lueur n'a pas d'aventurier « { $role } »
expected-faces = 6 faces, avec chaque élément
some-big-and-small = { $big } grands, { $small } petits
some-dice = { $count } dés
expected-other-than-black = toute couleur sauf black
expected-dice-as-listed = 1–{ $most }, comme dans dice.toml
expected-own-colours = une couleur différente pour chacun
expected-skull-before = un crâne (skull) avant lui
expected-not-solo-no-die = solo = false, sans dé
expected-not-solo = false : Tom n'a ni sorts ni dé noir
found-times = { $what } { $count } fois
found-several = { $what } plusieurs fois
expected-dice-once = chaque dé une seule fois
expected-one-companion = un compagnon au plus
expected-decks = { $count } cartes A, puis { $count } cartes B
false-on-cards = false sur { $count } cartes
expected-tokens = { $count } jetons en tout
some-starts = { $count } départs
expected-start-first = la première case pour départ
expected-own-values = une valeur différente pour chaque village
expected-element = un élément sur cette sorte de case
expected-no-element = rien sur cette sorte de case
expected-village-figures = au moins 1 chacun dans un village
found-some = quelque chose
expected-none-outside = rien hors des villages
some-islands = { $count } îles
expected-centre-first = la première île, seule au centre
expected-both-in-order = les deux dans l'ordre, ou aucun
false-on-routes = { $count ->
    [one] false sur une seule route
   *[other] false sur { $count } routes
}
expected-rising-spaces = des cases différentes, de 0 en montant
expected-pairs-once = deux lieux différents, chaque paire une seule fois
found-no-way = pas de chemin vers { $places }
expected-ways = un chemin vers chaque lieu
expected-loss = une perte { DE($known) } seulement
expected-effect-once = chaque effet une seule fois
found-one-of-both = l'un des deux
expected-both = les deux ou aucun
expected-condition = show, absent (d'autres éléments) ou les deux ; ou identical seul
