# Pillards de la mer du Nord en français. Les noms des cartes, bâtiments et lieux viennent du contenu.

## Morceaux de phrases

amount = { $good ->
    [Provisions] { $number ->
        [one] { $number } Provision
       *[other] { $number } Provisions
    }
    [Valkyries] { $number ->
        [one] { $number } Valkyrie
       *[other] { $number } Valkyries
    }
    [Armement] { $number ->
        [one] { $number } Armement
       *[other] { $number } Armements
    }
   *[other] { $number } { $good }
}
amount2 = { $good2 ->
    [Provisions] { $number2 ->
        [one] { $number2 } Provision
       *[other] { $number2 } Provisions
    }
    [Armement] { $number2 ->
        [one] { $number2 } Armement
       *[other] { $number2 } Armements
    }
   *[other] { $number2 } { $good2 }
}
cards = { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
}
a-kind = { $kind ->
    [Forteresse] une Forteresse
   *[other] un { $kind }
}
list-and = { $listed }, { $part }

## État de la partie

status = Tour { $number } : { $phase }
status-last = Tour { $number }, dernière manche ({ $left ->
    [0] dernier tour
    [one] encore 1 tour
   *[other] encore { $left } tours
}) : { $phase }
status-setup = Mise en place
status-over = La partie est terminée
phase-choose = travailler ou mener un Raid
phase-first = premier bâtiment, puis récupérer un Ouvrier
phase-second = second bâtiment
phase-raid = Raid
phase-end = fin du tour

## Zones

zone-board = La mer du Nord
zone-offerings = Offrandes
zone-vp = Points de Victoire
zone-valkyries = Valkyries
zone-armour = Armement
zone-dice = Dés
zone-draw = Pioche Citoyens
zone-discard = Défausse
zone-stack = Pile d'Offrandes
zone-supply-0 = Or dans la Réserve
zone-supply-1 = Fer dans la Réserve
zone-supply-2 = Bétail dans la Réserve
zone-supply-3 = Argent dans la Réserve
zone-supply-4 = Provisions dans la Réserve
zone-supply-5 = Valkyries dans la Réserve
zone-hand = Main
zone-crew = Équipage
zone-worker = Ouvrier
zone-gold = Or
zone-iron = Fer
zone-livestock = Bétail
zone-silver = Argent
zone-provisions = Provisions
zone-tiles = Offrandes faites
zone-tactic = Carte tactique
zone-tactics = Pile de cartes tactiques
zone-tactics-discard = Cartes tactiques passées

## Signes et marques

sign-seat-0 = R
sign-seat-1 = B
sign-seat-2 = V
sign-seat-3 = J
sign-seat-4 = A
sign-building-0 = Porte
sign-building-1 = Jarl
sign-building-2 = Trés
sign-building-3 = Camp
sign-building-4 = Arm
sign-building-5 = Moul
sign-building-6 = Orf
sign-building-7 = Lang
sign-kind-0 = Port·
sign-kind-1 = Avt·
sign-kind-2 = Mon·
sign-kind-3 = Fort·
mark-worker = Ouvrier { $worker }
mark-marker = { $seat } : { $number }
mark-strength = Force
mark-hero = héros
mark-offering = tuile Offrande
mark-side = { $number }
mark-needs-crew = équipage de { $number }
mark-needs-provisions = { $number ->
    [one] { $number } Provision
   *[other] { $number } Provisions
}
mark-needs-gold = { $number } Or
mark-needs-armour = Armement { $number }
mark-raider = un Ouvrier { $worker } qui reste ici
mark-set-aside = mise de côté

## Faces

title-offering = Offrande
title-die = Dé
text-crew = Équipage : { $text }
text-hall = Jarl : { $text }
text-hero = Un seul héros par équipage.
text-track = { $number } PV
text-accepts-two = Ouvrier { $worker } ou { $worker2 }
text-accepts-one = Ouvrier { $worker } seulement
text-sure = { $number } PV, sans dé
text-dice = { $number ->
    [one] { $number } dé
   *[other] { $number } dés
}
text-threshold = Force { $number } : { $number2 } PV
text-set = Lot { $number }
text-sets = { $number ->
    [0] plus rien à piller
    [one] encore 1 lot
   *[other] encore { $number } lots
}
text-taken = déjà pris
text-forbidden = fermé pour ce tour par la carte tactique
text-tactic-site = pille { $site }, lots dans l'ordre { $text }
text-tactic-prepares = ou se prépare : { $text }
text-tactic-building = puis ferme { $building }
text-tile = 1 tuile Offrande

building-0 = piocher { cards }
building-1 = jouer une carte pour son effet
building-2 = défausser 1 carte pour { $number } Argent, ou { $number2 } cartes pour { $number3 } Or
building-3 = recruter une carte pour son coût
building-4 = 1 Fer pour { $number } Armements, ou { $number2 } Argent pour { $number3 } Armement
building-5 = { $number ->
    [one] { $number } Provision
   *[other] { $number } Provisions
}
building-5-gold = { $number ->
    [one] { $number } Provision
   *[other] { $number } Provisions
} ou { $number2 } Or
building-6 = { $number } Argent
building-7 = 1 Bétail pour { $number } Provisions, ou une Offrande
building-5-all = Provisions : noir { $number }, gris { $number2 }, blanc { $number3 } (blanc, au choix : { $number4 } Or)
building-6-all = Argent : noir { $number }, gris { $number2 }, blanc { $number3 }

crew-0 = { $number } PV en pillant { a-kind }
crew-1 = +{ $number } Force contre { a-kind }
crew-2 = { amount } de moins contre { a-kind }
crew-3 = relancez { $number ->
    [one] un dé
   *[other] { $number } dés
} par Raid
crew-4 = +{ $number } Force par { $number2 } Armements
crew-5 = +{ $number } Force par autre Membre d'équipage
crew-6 = +{ $number } Force par { $number2 } Valkyries prises
crew-7 = à sa mort : un adversaire perd un Membre d'équipage
crew-8 = à sa mort : revient dans votre main
crew-9 = à sa mort : gagnez { amount }
crew-10 = à sa mort : { $number } PV
crew-11 = { $number } PV en fin de partie
crew-12 = { $number } PV par Bétail en fin de partie
crew-12-tiles = { $number } PV par tuile Offrande en fin de partie
crew-13 = { amount } de plus, bâtiment : { $building }
crew-13-cards = { cards } de plus, bâtiment : { $building }
crew-14 = { $number } Argent de moins pour recruter, bâtiment : { $building }
crew-15 = { $number } action de plus au Langhùs

hall-1 = échangez l'Ouvrier d'un adversaire avec un Ouvrier du Village
hall-2 = gagnez { $text }
hall-3 = chaque adversaire perd { amount }
hall-4 = prenez { $number } Butin à un adversaire
hall-5 = un adversaire perd { amount }
hall-6 = renvoyez un Membre d'équipage, gagnez { $number } Butin
hall-7 = { amount } contre { amount2 }
hall-8 = piochez { cards }
hall-9 = échangez un Membre d'équipage avec une carte en main, sans payer
hall-10 = chaque autre joueur vous donne { $number } Argent ou { $number } Provision
hall-11 = utilisez un autre bâtiment avec cet Ouvrier
hall-12 = recrutez une carte pour { $number } Argent
hall-13 = remplacez les Offrandes visibles
hall-14 = échangez autant de cartes avec un adversaire
hall-15 = faites une Offrande pour { $number } élément de moins
hall-16 = prenez jusqu'à { amount } à un adversaire

## Ce qu'apporterait une réponse

preview-cost = coûte { $text } (reste : { $left })
preview-free = ne coûte rien
preview-strength = Force { $number } avant les dés : équipage { $number2 }, effets { $number3 }, Armement { $number4 }
preview-chance = { $percent } % : { $points } PV
preview-sure = { $number } PV
preview-crew = équipage : { $number } PV de plus
preview-rerolls = { $number ->
    [one] { $number } relance, non comptée ici
   *[other] { $number } relances, non comptées ici
}
preview-worker = un Ouvrier { $worker }
preview-valkyries = { $number ->
    [one] { $number } Valkyrie : un Membre de votre équipage meurt
   *[other] { $number } Valkyries : autant de Membres de votre équipage meurent
}
preview-no-effect = sans effet pour l'instant
preview-used = déjà utilisé ce tour-ci

## L'aide de jeu

aid-turn = Votre tour
aid-turn-1 = Travailler : placez votre Ouvrier sur un bâtiment libre et utilisez-le ; puis récupérez un Ouvrier sur un autre bâtiment et utilisez celui-là.
aid-turn-2 = Ou mener un Raid : laissez votre Ouvrier sur un lieu pour de bon, payez, lancez les dés, marquez vos PV et prenez un lot de Butin avec son Ouvrier.
aid-turn-3 = Chaque Valkyrie du lot tue un Membre de votre équipage et vous fait monter sur la piste des Valkyries.
aid-turn-4 = À la fin de votre tour, gardez au plus 8 Argent, 8 Provisions et 8 cartes.
aid-end = La fin
aid-end-1 = Un seul lot dans les Forteresses, plus de pile d'Offrandes, ou plus de Valkyrie sur le plateau : chacun joue un dernier tour.
aid-end-2 = Puis viennent les points des deux pistes, des Offrandes et de l'équipage.
aid-end-3 = Butin : 1 PV par Or, 1 PV par Fer, 1 PV par 2 Bétail.

## Questions

ask-reject = Vous gardez trois de vos cinq cartes : laquelle rendez-vous ? (encore { $number })
ask-turn = À vous : placez votre Ouvrier au Village, ou partez en Raid.
ask-take = Récupérez maintenant un Ouvrier sur un autre bâtiment.
ask-gate-house = Grande Porte : piocher { cards } ?
ask-town-hall = Demeure du Jarl : quelle carte jouez-vous ?
ask-treasury = Salle du Trésor : défausser une carte pour de l'Argent, ou deux pour de l'Or ?
ask-pawn = Salle du Trésor : et quelle seconde carte ?
ask-barracks = Camp d'entraînement : qui recrutez-vous ?
ask-recruiter = Recruteur : qui recrutez-vous pour { $number } Argent ?
ask-dismiss = Vous recrutez { $townsfolk }. Quelqu'un quitte-t-il l'équipage ?
ask-sacrifice = Bagarreur : qui renvoyez-vous pour du Butin ?
ask-armoury = Armurerie : que forgez-vous ?
usual-ask-gate-house = À la Grande Porte, je pioche.
usual-ask-mill = Au Moulin, je prends des Provisions quand il n'y a rien d'autre à prendre.
usual-ask-silversmith = Chez l'Orfèvre, je prends l'Argent.
usual-ask-dismiss = Qui est recruté rejoint l'équipage, et personne ne part tant qu'il reste de la place.
ask-mill = Moulin : que prenez-vous ?
ask-silversmith = Orfèvre : prendre { $number } Argent ?
ask-gain-plunder = Quel Butin prenez-vous en échange ?
ask-long-house = Langhùs : échanger du Bétail ou faire une Offrande ? (encore { $number ->
    [one] { $number } action
   *[other] { $number } actions
})
ask-trader = Négociante : quelle Offrande faites-vous, et que payez-vous en moins ({ $number }) ?
ask-reroll = Les dés sont jetés. En relancer un ? (encore { $number ->
    [one] { $number } relance
   *[other] { $number } relances
})
ask-set = { $site } est à vous : quel lot prenez-vous ?
ask-fall = Une Valkyrie attend : qui tombe ? (encore { $number })
ask-target = Contre qui utilisez-vous { $townsfolk } ?
ask-lose-crew = Un Vengeur frappe : quel Membre d'équipage perdez-vous ?
ask-swap-worker = Archère : l'Ouvrier de qui échangez-vous, et avec lequel du Village ?
ask-steal = Que prenez-vous { A($seat) } ?
ask-trade = Faites-vous l'échange que propose { $townsfolk } ?
ask-recall = Fossoyeur : qui revient de l'équipage dans votre main ?
ask-enlist = Qui prend la place laissée par { $townsfolk } ?
ask-give = { $seat } vous envoie un Mercenaire : que donnez-vous ?
ask-copy = Marchand : quel bâtiment utilisez-vous ?
ask-swap-cards = Éclaireur : avec qui échangez-vous des cartes, et combien ?
ask-hand-over = Quelle carte donnez-vous { A($seat) } ? (encore { $number })
ask-discard = Trop de cartes en main : laquelle défaussez-vous ? (encore { $number })

## Réponses

option-reject = Rendre { $townsfolk }
option-place = Placer votre Ouvrier sur { $building }
option-raid = Piller { $site }
option-take = Récupérer l'Ouvrier sur { $building }
option-skip = Ne rien faire
option-draw = Piocher
option-play = Jouer { $townsfolk }
option-sell = Défausser { $townsfolk } pour de l'Argent
option-pawn = Défausser { $townsfolk } pour de l'Or
option-hire = Recruter { $townsfolk }
option-dismiss = Renvoyer { $townsfolk }
option-keep_crew = Garder tout le monde
option-forge = Payer en { $good }
option-gain = Prendre { $good ->
    [Provisions] les Provisions
   *[other] { LE($good) }
}
option-exchange = Échanger du Bétail contre des Provisions
option-offer = Offrir { $offering }
option-bargain = Offrir { $offering }, en réduisant : { $good }
option-reroll = Relancer { $die }
option-keep_dice = Laisser les dés
option-plunder = Prendre { $set }
option-fall = { $townsfolk } tombe
option-target = Contre { $seat }
option-lose = Perdre { $townsfolk }
option-swap = Échanger l'Ouvrier { DE($seat) } avec celui-ci : { $building }
option-steal = Prendre : { $good }
option-trade = Faire l'échange
option-recall = Reprendre { $townsfolk }
option-enlist = Recruter { $townsfolk } à la place
option-give = Donner : { $good }
option-copy = Utiliser { $building }
option-swap_cards = Échanger { cards } avec { $seat }
option-hand_over = Donner { $townsfolk }
option-discard = Défausser { $townsfolk }

group-reject = Vos cartes
group-place = Travailler
group-raid = Raid
group-take = Village
group-skip = Sinon
group-draw = Grande Porte
group-play = Main
group-sell = Une carte pour de l'Argent
group-pawn = Deux cartes pour de l'Or
group-hire = Main
group-dismiss = Équipage
group-keep_crew = Sinon
group-forge = Armurerie
group-gain = Réserve
group-exchange = Langhùs
group-offer = Offrandes
group-bargain = Offrandes
group-reroll = Dés
group-keep_dice = Sinon
group-plunder = Lots
group-fall = Équipage
group-target = Joueurs
group-lose = Équipage
group-swap = { $seat }
group-steal = Butin
group-trade = Échange
group-recall = Équipage
group-enlist = Main
group-give = Biens
group-copy = Village
group-swap_cards = { $seat }
group-hand_over = Main
group-discard = Main

## Le journal

event-setup = Les bateaux sont prêts, le plateau est en place.
event-fills-sets = Les { $number } lots sont garnis depuis le sac : { $number2 } Or, { $number3 } Fer, { $number4 } Bétail et { $number5 } Valkyries. Le reste va à la Réserve.
event-reveals-offering = Une nouvelle Offrande est attendue : { $offering }.
event-draws-card = { $seat } pioche { $townsfolk }.
event-draws-card-veiled = { $seat } pioche une carte.
event-draws-nothing = { $seat } ne pioche rien : il ne reste plus de Citoyens.
event-reshuffle = Les { $number } Citoyens défaussés sont mélangés en une nouvelle pioche.
event-rejects = { $seat } rend { $townsfolk }.
event-rejects-veiled = { $seat } rend une carte.
event-rolls-start = { $seat } lance les dés pour commencer : { $number }.
event-rolls-again = { $number } joueurs sont à égalité et relancent.
event-first-player = { $seat } commence.
event-opponent-starts = { $seat } part avec { $number ->
    [one] { $number } Armement
   *[other] { $number } Armements
} et { $number2 ->
    [one] { $number2 } Provision
   *[other] { $number2 } Provisions
}.
event-removes-tactic = { $seat } jouera sans « { $tactic } ».
event-removes-tactic-veiled = Une carte tactique est écartée sans être vue.
event-reshuffles-tactics = Les { $number } cartes tactiques sont mélangées de nouveau.
event-turn = Tour { $number } : { $seat }.
event-places = { $seat } place un Ouvrier { $worker } sur { $building }.
event-takes = { $seat } récupère l'Ouvrier { $worker } sur { $building }.
event-used-before = { $seat } a déjà utilisé { $building } ce tour-ci.
event-skips = { $seat } n'utilise pas { $building }.
event-declines = { $seat } laisse { $townsfolk } sans effet.
event-no-effect = { $townsfolk } reste sans effet pour { $seat }.
event-plays = { $seat } envoie { $townsfolk } à la Demeure du Jarl.
event-sells = { $seat } laisse partir { $townsfolk } pour de l'Argent.
event-pawns = { $seat } laisse partir { $townsfolk } et { $townsfolk2 } pour de l'Or.
event-hires = { $seat } recrute { $townsfolk } { $number ->
    [0] sans payer
   *[other] pour { $number } Argent
}.
event-dismisses = { $townsfolk } quitte l'équipage { DE($seat) }.
event-gains = { $seat } gagne { amount }.
event-supply-empty = { $seat } ne gagne rien, la Réserve est vide : { $good }.
event-offers = { $seat } fait une Offrande : { $offering }.
event-pays = { $seat } paie { amount }.
event-bargains = { $seat } marchande et paie moins ({ $good }) : { $offering }.
event-copies = { $seat } utilise à distance { $building }.
event-raids = { $seat } pille { $site } avec un Ouvrier { $worker }.
event-rolls = { $seat } lance un dé : { $number }.
event-rerolls = { $seat } relance le { $number } : { $number2 }.
event-strength = { $seat } attaque avec une Force de { $number } : dés { $number2 }, équipage { $number3 }, effets { $number4 }, Armement { $number5 }.
event-scores-raid = { $number ->
    [0] Aucun seuil n'est atteint : { $seat } ne marque rien pour sa Force.
   *[other] { $seat } marque { $number } PV pour le Raid.
}
event-scores-crew = { $townsfolk } rapporte { $number } PV de plus { A($seat) }.
event-takes-set = { $seat } prend { $set } et son Ouvrier { $worker }.
event-valkyrie-takes = Une Valkyrie emporte { $townsfolk }, dans l'équipage { DE($seat) }.
event-valkyrie-spared = { $number ->
    [one] Une Valkyrie ne trouve
   *[other] { $number } Valkyries ne trouvent
} plus personne à emporter chez { $seat }.
event-returns-to-hand = { $townsfolk } revient dans la main { DE($seat) }.
event-scores-death = { $townsfolk } meurt et rapporte { $number } PV.
event-avenges = { $seat } se venge { DE($seat2) }.
event-loses-crew = { $seat } perd { $townsfolk }.
event-loses = { $seat } perd { amount }.
event-steals = { $seat } prend { amount } { A($seat2) }.
event-gives = { $seat } donne { amount } { A($seat2) }.
event-has-nothing = { $seat } n'a rien à perdre.
event-swaps-worker = { $seat } échange deux Ouvriers : { $seat2 } reçoit { LE($worker) }, un { $worker2 } le remplace sur { $building }.
event-swaps-crew = { $townsfolk } revient dans la main { DE($seat) }, { $townsfolk2 } rejoint l'équipage.
event-cycles-offerings = { $seat } renvoie { $number ->
    [one] { $number } Offrande
   *[other] { $number } Offrandes
} sous la pile.
event-swaps-cards = { $seat } échange { cards } avec { $seat2 }.
event-hands-over = { $seat } met de côté { $townsfolk }.
event-hands-over-veiled = { $seat } met une carte de côté.
event-receives-card = { $seat } reçoit { $townsfolk }.
event-receives-card-veiled = { $seat } reçoit une carte.
event-discards = { $seat } a trop de cartes et défausse { $townsfolk }.
event-returns-surplus = { $seat } en a trop et rend { amount }.
event-end-triggered = La fin approche : { $cause }.
event-end = Les bateaux rentrent, et l'on compte les exploits.
event-reveals-tactic = { $seat } révèle « { $tactic } ».
event-checks-armour-yes = Assez d'Armement ? Oui : { $number } pour { $number2 }.
event-checks-armour-no = Assez d'Armement ? Non : { $number } pour { $number2 }.
event-checks-provisions-yes = Assez de Provisions ? Oui : { $number } pour { $number2 }.
event-checks-provisions-no = Assez de Provisions ? Non : { $number } pour { $number2 }.
event-checks-plunder-yes = Du Butin sur place ? Oui : { $set }.
event-checks-plunder-no = Du Butin sur place ? Non, tout est pris : { $site }.
event-opponent-raids = { $seat } pille donc { $site }.
event-opponent-pays = { $seat } rend { $number ->
    [one] { $number } Provision
   *[other] { $number } Provisions
} à la Réserve.
event-opponent-scores = { $seat } marque { $number } PV.
event-opponent-takes-set = { $seat } prend { $set } ; son Ouvrier { $worker } quitte la partie.
event-opponent-valkyries = { $number ->
    [one] { $number } Valkyrie
   *[other] { $number } Valkyries
} : { $seat } monte sur la piste des Valkyries et perd { $number2 ->
    [one] { $number2 } Armement
   *[other] { $number2 } Armements
}.
event-opponent-returns = { $number ->
    [0] Le lot ne contenait rien pour la Réserve.
    [one] 1 pièce du lot va dans la Réserve.
   *[other] { $number } pièces du lot vont dans la Réserve.
}
event-opponent-prepares = { $seat } se prépare donc pour un autre Raid.
event-opponent-armour = { $seat } gagne { $number ->
    [one] { $number } Armement
   *[other] { $number } Armements
}.
event-opponent-provisions = { $seat } gagne { $number ->
    [one] { $number } Provision
   *[other] { $number } Provisions
}.
event-opponent-overflow-armour = Trop de Provisions : { $seat } gagne { $number ->
    [one] { $number } Armement
   *[other] { $number } Armements
} à la place.
event-opponent-overflow-provisions = Trop d'Armement : { $seat } gagne { $number ->
    [one] { $number } Provision
   *[other] { $number } Provisions
} à la place.
event-opponent-surplus-lost = { $seat } est aux deux limites : { $number } de perdu.
event-opponent-tile = { $seat } prend une tuile Offrande, face cachée : { $offering }.
event-opponent-tile-veiled = { $seat } prend la tuile Offrande du dessus, face cachée.
event-opponent-no-tile = La pile d'Offrandes est vide : { $seat } ne prend rien.
event-forbids = La carte vous ferme { $building } pour votre prochain tour.

## La fin

source-raids = Raids
source-valkyries = Valkyries
source-armour = Armement
source-offerings = Offrandes
source-crew = Équipage
source-plunder = Butin
reason-points = Le plus de Points de Victoire.
reason-valkyries = Égalité ; plus haut sur la piste des Valkyries.
reason-armour = Égalité, Valkyries comprises ; plus haut en Armement.
reason-shared = Égalité parfaite : points, Valkyries et Armement.
reason-solo-points = Le plus haut score l'emporte.
reason-solo-valkyries = Égalité ; la piste des Valkyries décide.
reason-solo-armour = Égalité, Valkyries comprises ; l'Armement décide.
reason-solo-draw = Tout est égal : match nul.

## Pourquoi pas

why-copy = Vous en avez plusieurs, toutes semblables : choisissez l'autre exemplaire.
why-not-in-hand = Cette carte n'est pas dans votre main ({ $townsfolk }).
why-not-in-crew = Cette carte n'est pas dans votre équipage ({ $townsfolk }).

why-forbidden = La carte tactique ferme { $building } pour ce tour.
why-occupied = Un Ouvrier { $worker } se trouve déjà sur { $building }.
why-colour = { $building } n'accepte pas d'Ouvrier { $worker }.
why-take-placed = Vous venez de placer votre Ouvrier sur { $building } : récupérez-en un ailleurs.
why-take-empty = Il n'y a personne sur { $building }.

why-raid-empty = Plus rien à piller, tous les lots sont pris : { $site }.
why-raid-colour = { $site } n'accepte pas votre Ouvrier { $worker }.
why-raid-crew = { $site } demande un équipage de { $number } ; le vôtre compte { $number2 ->
    [one] { $number2 } carte
   *[other] { $number2 } cartes
}.
why-raid-provisions = { $site } vous coûte { $number ->
    [one] { $number } Provision
   *[other] { $number } Provisions
} ; vous en avez { $number2 }.
why-raid-gold = { $site } vous coûte { $number } Or ; vous en avez { $number2 }.

why-skip-turn = On ne passe pas : placez votre Ouvrier ou menez un Raid.
why-skip-take = Il faut récupérer un Ouvrier : choisissez un bâtiment.

why-no-cards = Il ne reste aucune carte Citoyen à piocher.
why-play-hero = { $townsfolk } est un héros, et les héros n'ont pas d'effet à la Demeure du Jarl.
why-supply = La Réserve est vide : { $good }.
why-pawn-two = L'Or demande { $number } cartes, et vous n'en avez que { $number2 }.
why-pawn-chosen = C'est déjà l'une des deux : { $townsfolk }.
why-hire-silver = { $townsfolk } vous coûte { $number } Argent ; vous en avez { $number2 }.
why-dismiss-hero = C'est votre héros qui doit céder la place : { $townsfolk }.
why-keep-full = Votre équipage est complet : quelqu'un doit céder la place.
why-keep-hero = Un seul héros par équipage : { $townsfolk } doit céder la place.
why-armour-full = Votre Armement est déjà au maximum.
why-forge-good = L'Armement se paie en Fer ou en Argent, pas en { $good }.
why-forge-pay = Il faut { amount } ; vous en avez { $number2 }.
why-gain-mill-gold = Seul un Ouvrier blanc trouve de l'Or au Moulin ; le vôtre est { $worker }.
why-gain-good = { $building } ne donne pas cela : { $good }.
why-gain-plunder = Seul du Butin peut être pris ici : Or, Fer ou Bétail.
why-exchange-none = Vous n'avez pas de Bétail à échanger.
why-offer-hidden = Cette Offrande n'est pas visible en ce moment.
why-offer-pay = Cette Offrande demande { amount } ; vous en avez { $number2 }.
why-bargain-price = Cette Offrande ne demande pas cela : { $good }.
why-reroll-die = Un seul dé a été lancé.
why-reroll-alike = Les deux dés montrent la même face : choisissez le premier.
why-plunder-site = Votre Raid a lieu ailleurs : vous pillez { $site }.
why-plunder-raid = Un lot se prend au cours d'un Raid : commencez par { $site }.
why-plunder-taken = Quelqu'un a déjà pris { $set }.
why-target-self = Il faut un adversaire, pas vous-même.
why-target-absent = Cette place n'est pas jouée : { $seat }.
why-target-crew = { $seat } n'a pas d'équipage.
why-swap-empty = Il n'y a personne sur { $building }.
why-swap-colour = { $building } n'accepte pas l'Ouvrier { $worker } { DE($seat) }.
why-steal-none = { $seat } n'en a pas : { $good }.
why-steal-good = Seul du Butin peut être pris : Or, Fer ou Bétail.
why-recall-hero = Si vous repreniez { $townsfolk }, aucune carte de votre main ne pourrait prendre la place.
why-enlist-hero = Un seul héros par équipage : { $townsfolk } ne peut pas le rejoindre.
why-give-none = Vous n'en avez pas : { $good }.
why-give-good = { $seat } reçoit de l'Argent ou une Provision.
why-copy-hall = La Demeure du Jarl elle-même ne se copie pas.
why-copy-used = Vous avez déjà utilisé { $building } ce tour-ci.
why-copy-colour = { $building } n'accepte pas votre Ouvrier { $worker }.
why-copy-useless = Vous ne pourriez rien y faire pour l'instant : { $building }.
why-swap-cards-number = On ne peut échanger que { cards } au plus avec { $seat }.
why-swap-cards-none = Il faut échanger au moins une carte.
why-hand-over-aside = Cette carte est déjà mise de côté : { $townsfolk }.

## Ce que les listes appellent modes, niveaux et réglages

mode-standard = jeu standard
mode-solo = solo contre l'Adversaire
level-normal = normale
level-hard = ardue
level-heroic = héroïque
tagline = Réunissez un équipage, chargez le bateau, et que le Jarl retienne votre nom.

# The families of pieces, as the lab's reports call them
family-card = Citoyens
family-offering = Offrandes
family-tactic = Cartes tactiques
family-cell = Lieux du plateau
family-worker = Ouvriers
family-good = Ressources

# Ce qui ne va pas dans un contenu.

expected-cards-in-all = { $count } cartes en tout
found-hero-with-hall = un héros qui en a un
expected-hall = un effet de l'Hôtel de ville, et aucun pour les héros
expected-accepts = au moins une couleur, et celle de l'ouvrier qui s'y trouve
some-workers = { $count } ouvriers au départ
expected-colour = au moins une couleur
expected-set = au moins un [[set]] de ce site
some-dice-and-thresholds = { $dice } dés, { $thresholds } paliers
expected-thresholds = des paliers si l'on lance des dés, sinon aucun
expected-rising = une force et des points qui montent
expected-all-kinds = des sites de toutes les sortes : { $known }
expected-each-set = chaque set du site une seule fois : { $known }
expected-gains = quelque chose, et une offrande au plus
expected-card-of-kind = au moins une carte de cette sorte de site
some-dice-of-sides = { $dice } dés, { $sides } faces chacun
expected-values = { $count } valeurs qui ne baissent jamais
expected-bag = au plus les { $count } pièces du sac
expected-needed = { $count }, autant qu'il en faut au plateau et aux joueurs
expected-place = une place sur le dessin pour lui
expected-thing-on-board = un bâtiment, un site ou un set
expected-trade = un bien donné et un bien reçu, qui n'est pas une armure
expected-with = { $effect } avec { $count ->
    [0] rien d'autre
   *[other] { $fields }
}
expected-bonus = { $good } : c'est ce que donne ce bâtiment
