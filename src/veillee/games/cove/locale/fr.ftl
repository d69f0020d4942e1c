# La Baie des Marchands en français. Les noms des cartes, des bateaux et des lieux viennent du contenu.

## Contenu : ce qui est imprimé sur les cartes, les marchandises, les lieux et les pouvoirs

text-sentence = { $text }.
text-and = { $listed } et { $part }
text-value = Valeur de base { $number } par { $kind }

count-icons = { $number ->
    [one] { $number } icône { $kind }
   *[other] { $number } icônes { $kind }
}
count-hourglass = { $number ->
    [one] { $number } sablier
   *[other] { $number } sabliers
}
count-gold = { $number ->
    [one] { $number } Or
   *[other] { $number } Ors
}
count-corruption = { $number ->
    [one] { $number } carte Corruption
   *[other] { $number } cartes Corruption
}
count-uncorruption = { $number ->
    [one] défausser { $number } carte Corruption
   *[other] défausser jusqu'à { $number } cartes Corruption
}

mark-small = Petite marchandise
mark-large = Grande marchandise
mark-boats = Agit sur les bateaux non à quai
mark-recruit = Recrute
mark-market = Marqueur Marché
mark-arrival = Heure d'arrivée

effect-uncorrupt = Défaussez jusqu'à { $number } de vos cartes Corruption.
effect-small = Ajoutez à votre étal 1 petite marchandise { $adjective }.
effect-large = Ajoutez à votre étal 1 grande marchandise { $adjective }.
effect-arrival = Tirez 1 Aventurier du sac et installez-le sur un bateau non à quai.
effect-scout = Tirez 2 Aventuriers du sac : installez-en 1 et remettez-y l'autre.
effect-move = Déplacez 1 Aventurier d'un bateau non à quai vers un autre.
effect-swap = Échangez 2 Aventuriers entre deux bateaux non à quai.
effect-return = Remettez dans le sac 1 Aventurier d'un bateau non à quai.

rogues-numbers = { $number ->
    [one] { $number } Voyou
   *[other] { $number } Voyous
} au Repaire, { $number2 } dans le sac.
rogues-nothing = Aucun effet.
rogues-sell = Vous pouvez vendre toute marchandise aux Voyous d'un Quai ; prenez alors 1 carte Corruption par marchandise.
rogues-shove = Quand vous installez un Voyou, vous pouvez déplacer 1 autre Aventurier de ce bateau vers un autre bateau non à quai.
shop-grand-square = Recrutez 1 Habitant.
shop-rogues-lair = Prenez 1 carte Corruption et ajoutez à votre étal 1 petite marchandise de votre choix.
shop-wait = Attendez 1 heure.

line-small = 1 petite marchandise du clan au rang { $number } de la demande.
line-large = 1 grande marchandise du clan au rang { $number } de la demande.
line-recruit = Recrute gratuitement le premier Habitant.
line-corrupt = Prend 1 carte Corruption.

aid-turn = L'Horloge
aid-turn-1 = Le Sablier le plus en retard joue ; sur une même case, celui du dessus.
aid-turn-2 = Un tour se paie en heures. Chaque heure d'arrivée atteinte ou dépassée amène un Aventurier sur un bateau non à quai.
aid-turn-3 = Un bateau de quatre Aventuriers accoste de son côté. Quand tous les postes sont pris, chacun joue jusqu'au marqueur Marché, une heure devant le premier.
aid-goods = Les marchands à boutique
aid-goods-1 = Utilisez un lieu de la boutique, jamais le même deux fois de suite ; ou attendez 1 heure.
aid-goods-2 = Chaque Habitant de l'équipe débloque un pouvoir de plus, une fois par jour chacun.
aid-goods-3 = Chaque marchandise existe en trois exemplaires ; ce qui n'est pas vendu reste sur l'étal.
aid-market = Le Marché
aid-market-1 = D'abord le chant du cygne, puis chacun vend dans l'ordre de la pile.
aid-market-2 = Prix : valeur de base × Aventuriers de cette couleur sur le Quai.
aid-market-3 = Quai du Bazar : grandes marchandises. Quai de la Grand Place : petites.
aid-market-4 = Quai du Marché noir : tout, contre 1 carte Corruption par couleur vendue.
aid-end = La fin
aid-end-1 = Les Aventuriers restés en mer rejoignent leurs Salles, les Voyous le Repaire ; ceux des Quais retournent dans le sac.
aid-end-2 = Après trois jours : chaque icône de Clan de vos Habitants rapporte 1 Or par Aventurier dans sa Salle.
aid-end-3 = Chaque carte Corruption et chaque icône Voyou coûte 1 Or par Voyou au Repaire.
aid-peddler = Le Colporteur
aid-peddler-1 = Il révèle une carte, exécute ses lignes et paie ses heures.
aid-peddler-2 = Demande d'un clan : ses Aventuriers sur tous les bateaux × 2, pour les Sorciers et les Nobles × 3. Égalités : Sorciers, Nobles, Guerriers, Bardes.
aid-peddler-3 = Il remplit les bateaux d'un côté où un poste est libre : le plus du clan, puis le plus plein, puis le plus petit numéro.
aid-peddler-4 = Il ne vend au Marché noir que s'il y gagne au moins 2 Ors de plus qu'il n'y a de Voyous au Repaire.

# -- la table

status-over = La partie est terminée
status-setup = Mise en place
status-phase-1 = Jour { $number } sur 3 · Arrivée
status-phase-2 = Jour { $number } sur 3 · Production
status-phase-3 = Jour { $number } sur 3 · Marché
status-phase-4 = Jour { $number } sur 3 · Nettoyage
status-phase-5 = Décompte final
status-marker = Marché à { $number } h
page-harbour = Port
page-town = Ville
page-workshop = Atelier { DE($seat) }
zone-choosing = Au choix
zone-harbour = Le port
zone-clock = Horloge
zone-square = Grand Place
zone-rogue-card = Carte Voyou
zone-townsfolk-deck = Habitants
zone-townsfolk-discard = Habitants défaussés
zone-bag = Sac
zone-corruption-supply = Cartes Corruption restantes
zone-hour = Heure
zone-gold = Or
zone-corruption = Corruption
zone-shop = Boutique
zone-stall = Étal
zone-staff = Équipe
zone-powers = Pouvoirs d'équipe
zone-peddler-card = Carte du Colporteur
zone-peddler-deck = Pioche du Colporteur
zone-peddler-discard = Défausse du Colporteur
title-hour = { $number } h
title-dock-0 = Poste du Bazar
title-dock-1 = Poste ouest
title-dock-2 = Poste est
title-dock-3 = Poste du Marché noir
mark-hour-held = Heure du Sablier
mark-gold-held = Or
mark-corrupt = Cartes Corruption
mark-fan = Un fan de l'Artiste
mark-copies = { $number ->
    [one] { $number } exemplaire
   *[other] { $number } exemplaires
}
mark-price = coûte { count-gold }
mark-hall = { $number ->
    [one] { $number } Aventurier dans la Salle
   *[other] { $number } Aventuriers dans la Salle
}
mark-lair = { $number ->
    [one] { $number } Voyou au Repaire
   *[other] { $number } Voyous au Repaire
}
mark-hourglass = { $seat } à { $number } h
mark-arrival-hour = { $number } h : un Aventurier arrive
mark-last-place = utilisé à votre tour précédent
mark-power-used = utilisé aujourd'hui
mark-power-open = débloqué
mark-power-locked = bloqué : il faut plus d'Habitants dans l'équipe
mark-dragon = Île du Dragon
mark-sea = par la mer
mark-bridge = appartient au Quai
note-powers = { $number ->
    [one] { $number } pouvoir débloqué
   *[other] { $number } pouvoirs débloqués
}, { $number2 ->
    [one] { $number2 } utilisé
   *[other] { $number2 } utilisés
} aujourd'hui
line-docked = « { $boat } », à quai
line-seats = { $number ->
    [0] complet
    [one] { $number } place libre
   *[other] { $number } places libres
}
line-buyers = { $number } × { $kind } : { $text }
line-rogues = { $number ->
    [one] { $number } Voyou
   *[other] { $number } Voyous
}
line-price-0 = petite marchandise { count-gold }
line-price-1 = grande marchandise { count-gold }
pier-takes-0 = accepte les grandes marchandises
pier-takes-1 = accepte les petites marchandises
pier-takes-2 = accepte tout, contre 1 carte Corruption par couleur
sign-seat-0 = 1
sign-seat-1 = 2
sign-seat-2 = 3
sign-seat-3 = 4
sign-seat-4 = C

### La partie en mots : questions, réponses, journal, raisons, résultats, ce qui se règle

## Questions : le port et la ville

ask-embark = Sur quel bateau installez-vous { $adventurer } ?
ask-dock = Le bateau « { $boat } » est plein : quel poste d'amarrage prend-il ?
ask-shove = Vous avez installé un Voyou sur « { $boat } » : déplacez-vous quelqu'un d'autre de ce bateau vers un autre ?
ask-visit = Quel lieu de votre boutique utilisez-vous ?
ask-after-action = Votre action est finie : utilisez-vous un pouvoir d'équipe avant que votre Sablier avance ?
ask-recruit = Qui recrutez-vous sur la Grand Place ?
ask-dismiss = Votre équipe est au complet : qui s'en va ?
ask-effect = { $townsfolk } peut agir sur les bateaux non à quai : le voulez-vous ?
ask-scouted = Lequel des deux Aventuriers installez-vous ? L'autre retourne dans le sac.
ask-send-back = Quel Aventurier retourne dans le sac ?
ask-lift = { $number ->
    [0] Quel Aventurier en mer change de bateau ?
   *[other] Quel Aventurier en mer est échangé avec celui d'un autre bateau ?
}
ask-move-to = Vers quel bateau déplacez-vous { $adventurer } à bord de « { $boat } » ?
ask-trade = Contre qui échangez-vous { $adventurer } à bord de « { $boat } » ?
ask-shed = Vous pouvez défausser { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
} Corruption : combien ?
usual-ask-shed = Je défausse autant de cartes Corruption que je peux.
ask-make = À quel clan est destinée la petite marchandise qu'apportent les Voyous ?
ask-sell = Que vendez-vous, à qui et où ?

## Réponses

option-embark = Sur « { $boat } »
option-dock = { $dock }
option-shove = Déplacer { $adventurer } vers « { $boat } »
option-stay = Ne déplacer personne
option-visit = { $shop_place }
option-hurry = { $shop_place }, pour 1 heure seulement, par un pouvoir d'équipe
option-wait = Attendre 1 heure
option-recruit = Recruter { $townsfolk }
option-dismiss = Renvoyer { $townsfolk }
option-take_effect = Utiliser l'effet
option-take_effect-told = Oui : { $text }
option-decline = S'en passer
option-lift = { $adventurer } à bord de « { $boat } »
option-trade = { $adventurer } à bord de « { $boat } »
option-send_back = { $adventurer } à bord de « { $boat } »
option-scouted = Installer { $adventurer }
option-shed = { $number ->
    [0] N'en défausser aucune
    [one] Défausser { $number } carte Corruption
   *[other] Défausser { $number } cartes Corruption
}
option-make = { $bargain }
option-sell = Vendre une { $size } marchandise aux { $clan } sur { $pier }
option-cult = Vendre aux Voyous une { $size } marchandise destinée aux { $clan } sur { $pier }
option-close = Ne plus rien vendre
option-enough = C'est assez
option-moor = Continuer sans pouvoir d'équipe

group-embark = Bateaux
group-dock = Postes d'amarrage
group-shove = Voleurs
group-stay = Sinon
group-visit = Boutique
group-hurry = Pouvoirs d'équipe
group-wait = Sinon
group-recruit = Grand Place
group-dismiss = Équipe
group-take_effect = Effet
group-decline = Sinon
group-lift = Bateaux non à quai
group-trade = Bateaux non à quai
group-send_back = Bateaux non à quai
group-scouted = Tirés du sac
group-shed = Corruption
group-make = Petites marchandises
group-sell = { $pier }
group-cult = Aux Voyous, contre de la Corruption
group-close = Sinon
group-enough = Sinon
group-moor = Sinon

## Ce qu'une réponse apporterait

preview-hours = { $number ->
    [one] { $number } heure
   *[other] { $number } heures
} : votre Sablier arrive à { $number2 } h
preview-arrivals = En chemin, { $number ->
    [one] { $number } Aventurier arrive
   *[other] { $number } Aventuriers arrivent
}
preview-then = Ensuite, c'est le tour { DE($seat) }, à { $number } h
preview-then-you = Ensuite, vous rejouez
preview-then-market = Ensuite, le Marché ouvre
preview-corrupts = { $number ->
    [one] { $number } carte Corruption
   *[other] { $number } cartes Corruption
} : { $number2 ->
    [one] { $number2 } Or
   *[other] { $number2 } Ors
} de moins à la fin, d'après le Repaire actuel
preview-icons = Ses icônes : { count-gold } à la fin, d'après les Salles et le Repaire actuels
preview-aboard = À bord ensuite : { $text }
preview-docks = Le bateau est plein et accoste aussitôt
preview-stays-at-sea = Le bateau est plein, mais aucun poste de son côté n'est libre : il reste en mer
preview-marker = Tous les postes sont alors pris : le marqueur Marché est placé à { $number } h
preview-pier-0 = Le Quai du Bazar accepte les grandes marchandises
preview-pier-1 = Le Quai de la Grand Place accepte les petites marchandises et a deux postes
preview-pier-2 = Le Quai du Marché noir accepte tout, contre 1 carte Corruption par couleur
preview-stall-earns = Votre étal y gagnerait { count-gold } grâce à ce bateau
preview-lifts-ban = Après cela, tous les lieux vous sont de nouveau permis
preview-buyers = Valeur de base { $number } ; de ce clan, { $number2 } sur les Quais et { $number3 } en mer
preview-recruits = Vous recrutez { $townsfolk }
preview-costs = Coûte { count-gold } ; il vous en reste { $number2 }
preview-fan = Un fan : vous recevez aussitôt, l'Artiste et vous, { count-gold } chacun
preview-sells = { $number } × { $number2 ->
    [one] { $number2 } acheteur
   *[other] { $number2 } acheteurs
} = { $number3 ->
    [one] { $number3 } Or
   *[other] { $number3 } Ors
}
preview-gold-then = Vous aurez alors { count-gold }
preview-better = Ailleurs, elle rapporterait { count-gold } sans corruption
preview-stays = { $number ->
    [0] Rien ne reste
    [one] { $number } marchandise reste
   *[other] { $number } marchandises restent
} sur votre étal
warns-unsold = Vous pourriez encore vendre pour { count-gold } sans corruption.

## Le journal : avant le premier jour

event-merchant = Place { $number } : { $merchant }.
event-rogue-card = Carte Voyou : « { $rogue_card } ». { $number ->
    [one] { $number } Voyou
   *[other] { $number } Voyous
} au Repaire, { $number2 } dans le sac.
event-townsfolk-sets = Les Habitants de cette partie : { $set } et { $set2 }.
event-hourglass = Le Sablier { DE($seat) } est le numéro { $number } de la pile, en partant du dessus.

## Le journal : les jours et l'Horloge

event-day = Jour { $number } : les bateaux arrivent.
event-seated = { $adventurer } s'installe sur « { $boat } ».
event-turn = Heure { $number } : c'est le tour { DE($seat) }.
event-advances = Le Sablier { DE($seat) } avance de { $number ->
    [one] { $number } heure
   *[other] { $number } heures
}, à l'heure { $number2 }.
event-arrives = Une arrivée : { $seat } tire du sac { $adventurer }.
event-arrival-skipped = Aucun bateau en mer n'a de place libre : personne n'arrive.
event-bag-empty = Le sac est vide : personne n'arrive.
event-embarks = { $seat } installe { $adventurer } sur « { $boat } ».
event-shoves = { $seat } déplace { $adventurer } : de « { $boat } » vers « { $boat2 } ».
event-docks = Le bateau « { $boat } » est plein et accoste { A($dock) }.
event-stays-at-sea = Le bateau « { $boat } » est plein, mais aucun poste de son côté n'est libre : il reste en mer.
event-marker = Le marqueur Marché est posé sur l'heure { $number } : qui ne l'a pas atteint joue encore.
event-market = Jour { $number } : le Marché ouvre.
event-boat-home = « { $boat } » se vide : { $number ->
    [one] { $number } Aventurier retourne
   *[other] { $number } Aventuriers retournent
} dans le sac.
event-to-hall = Le bateau « { $boat } » n'a pas accosté : { $number } de plus dans la Salle des { $clan }, qui en compte maintenant { $number2 }.
event-to-lair = Le bateau « { $boat } » n'a pas accosté : { $number } de plus au Repaire des Voyous, qui en compte maintenant { $number2 }.
event-end = Le troisième jour est fini. Les Mécènes paient, la Corruption coûte.

## Le journal : Or, Corruption, marchandises

event-earns = { $seat } gagne { count-gold }.
event-pays = { $seat } paie { count-gold }.
event-corrupts = { $seat } prend { count-corruption }.
event-sheds = { $seat } défausse { count-corruption }.
event-gains-good = { $seat } ajoute à l'étal { $good }.
event-no-good-left = { $seat } a déjà les trois exemplaires sur l'étal et ne peut en ajouter : { $good }.
event-sells = { $seat } vend { $good } sur { $pier } : { $number } × { $number2 ->
    [one] { $number2 } Aventurier
   *[other] { $number2 } Aventuriers
} = { $number3 ->
    [one] { $number3 } Or
   *[other] { $number3 } Ors
}.
event-sells-to-rogues = { $seat } vend aux Voyous { $good } sur { $pier } : { $number } × { $number2 ->
    [one] { $number2 } Voyou
   *[other] { $number2 } Voyous
} = { $number3 ->
    [one] { $number3 } Or
   *[other] { $number3 } Ors
}.

## Le journal : boutiques et Habitants

event-visits = { $seat } choisit { $shop_place }.
event-waits = { $seat } attend.
event-uses-power = { $seat } utilise le pouvoir d'équipe « { $power } ».
event-recruits = { $seat } recrute { $townsfolk }.
event-dismisses = { $seat } renvoie { $townsfolk }.
event-sponsors = { $townsfolk } porte un écusson et rapporte { count-gold } { A($seat) }.
event-townsfolk-shows = { $townsfolk } arrive sur la Grand Place.
event-townsfolk-shuffled = { $number ->
    [one] { $number } Habitant défaussé est mélangé
   *[other] { $number } Habitants défaussés sont mélangés
} en une nouvelle pioche.
event-nothing-to-shed = { $seat } n'a aucune carte Corruption à défausser.
event-effect-lost = { $townsfolk } ne peut rien faire en mer pour l'instant : l'effet est perdu.
event-declines = { $seat } se passe de l'effet { DE($townsfolk) }.
event-scouts = { $seat } tire du sac { $adventurer }.
event-sends-back = { $seat } remet dans le sac { $adventurer } à bord de « { $boat } ».
event-moves = { $seat } déplace { $adventurer } : de « { $boat } » vers « { $boat2 } ».
event-swaps = { $seat } échange { $adventurer } à bord de « { $boat } » contre { $adventurer2 } à bord de « { $boat2 } ».

## Le journal : le Colporteur

event-peddler-shuffles = Le Colporteur mélange { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
} en une nouvelle pioche.
event-peddler-card = Le Colporteur révèle « { $peddler_card } », qui coûte { $number ->
    [one] { $number } heure
   *[other] { $number } heures
}.
event-peddler-demand = Demande : { $clan } { $number }, { $clan2 } { $number2 }, { $clan3 } { $number3 }, { $clan4 } { $number4 }. Le Colporteur fabrique une { $size } marchandise pour le rang { $number5 }.
event-peddler-staff-full = L'Équipe du Colporteur est au complet : au lieu de recruter, il fabrique une petite marchandise pour le premier rang.
event-peddler-nobody-there = Il n'y a personne sur la Grand Place : au lieu de recruter, le Colporteur fabrique une petite marchandise pour le premier rang.
event-peddler-gold-instead = { $townsfolk } agit sur les bateaux : le Colporteur prend de l'Or à la place.
event-peddler-passes-boat = Le Colporteur écarte « { $boat } » : de son côté, aucun poste n'est libre.
event-peddler-weighs = « { $boat } » : { $number } de ce clan, { $number2 } à bord en tout.
event-peddler-weighs-rogue = « { $boat } » : { $number2 } à bord.
event-peddler-boat = { $number3 ->
    [one] { $number3 } bateau a
   *[other] { $number3 } bateaux ont
} de la place{ $number4 ->
    [0] {" "}en mer, sans poste libre d'aucun côté
   *[other] {" "}d'un côté où un poste est libre
}. Pour { $adventurer }, le Colporteur préfère « { $boat } » : { $number } de ce clan, { $number2 } à bord en tout.
event-peddler-boat-rogue = { $number3 ->
    [one] { $number3 } bateau a
   *[other] { $number3 } bateaux ont
} de la place{ $number4 ->
    [0] {" "}en mer, sans poste libre d'aucun côté
   *[other] {" "}d'un côté où un poste est libre
}. Pour { $adventurer }, le Colporteur préfère le plus plein, « { $boat } » : { $number2 } à bord.
event-peddler-docks = Avec ce seul bateau, le Colporteur gagnerait { count-gold } { A($dock) } et { $number2 } { A($dock2) } : il prend le meilleur des deux.
event-peddler-docks-equal = Avec ce seul bateau, le Colporteur gagnerait { count-gold } { A($dock) } et autant { A($dock2) } : il prend le poste extérieur.
event-peddler-sells-nothing = Le Colporteur n'a rien à vendre.
event-peddler-black = Marchandises pour les { $clan } : { count-gold } sans le Quai du Marché noir, { $number2 } avec lui. { $number4 } de plus, au moins les { $number3 } qu'il faut (le Repaire et 2) : le Colporteur s'en sert.
event-peddler-clean = Marchandises pour les { $clan } : { count-gold } sans le Quai du Marché noir, { $number2 } avec lui. { $number4 } de plus, moins que les { $number3 } qu'il faut (le Repaire et 2) : le Colporteur s'en abstient.

## Le journal : le décompte final

event-final-sponsorship = Les { $clan } sont Mécènes { DE($seat) } : { $number ->
    [one] { $number } icône
   *[other] { $number } icônes
} × { $number2 } dans leur Salle = { $number3 ->
    [one] { $number3 } Or
   *[other] { $number3 } Ors
}.
event-final-corruption = { $seat } : { $number ->
    [one] { $number } carte Corruption ou icône Voyou
   *[other] { $number } cartes Corruption et icônes Voyou
} × { $number2 ->
    [one] { $number2 } Voyou
   *[other] { $number2 } Voyous
} au Repaire = { $number3 ->
    [one] { $number3 } Or perdu
   *[other] { $number3 } Ors perdus
}.

## La fin

source-gold = Or
source-sponsorship = Mécènes
source-corruption = Corruption
reason-gold = Le plus d'Or.
reason-corruption = Égalité ; moins de cartes Corruption.
reason-townsfolk = Égalité, Corruption comprise ; plus d'Habitants.
reason-peddler-tie = Égalité parfaite avec le Colporteur : aucun humain ne gagne.
reason-shared = Égalité parfaite : Or, Corruption et Habitants.
reason-solo-gold = Le plus d'Or l'emporte.
reason-solo-tie = Égalité : il faut plus d'Or que le Colporteur.

## Pourquoi pas : le port et la ville

why-boat-docked = « { $boat } » est à quai : plus personne n'y monte ni n'en descend.
why-boat-full = Le bateau « { $boat } » est plein.
why-same-boat = Il faut un autre bateau que « { $boat } ».
why-same-kind = Un échange demande un autre Aventurier { QUE($adventurer) }.
why-not-aboard = Il n'y a pas { $adventurer } à déplacer à bord de « { $boat } ».
why-nowhere-to-go = Cela ne mènerait à rien maintenant : { $adventurer } à bord de « { $boat } ».
why-not-scouted = Vous n'avez pas tiré { $adventurer }.
why-dock-taken = Un bateau s'y trouve déjà : { $dock }.
why-other-side = « { $boat } » vient de l'autre côté et n'atteint pas { $dock }.
why-not-your-shop = Ce lieu n'est pas dans votre boutique : { $shop_place }.
why-last-place = Vous avez utilisé { $shop_place } au tour précédent ; attendez, ou choisissez un autre lieu.
why-not-hurried = Aucun de vos pouvoirs d'équipe n'abrège { $shop_place }.
why-power-used = Vous avez déjà utilisé ce pouvoir d'équipe aujourd'hui.
why-power-locked = Ce pouvoir d'équipe demande { $number ->
    [one] { $number } Habitant
   *[other] { $number } Habitants
} dans votre équipe.
why-not-your-power = Aucun de vos pouvoirs d'équipe ne permet cela.
why-row-empty = Il n'y a personne sur la Grand Place.
why-no-townsfolk-affordable = Vous avez { count-gold } : personne sur la Grand Place ne vient pour si peu.
why-too-dear = Cela coûte { count-gold } ; vous en avez { $number2 }.
why-not-in-row = { $townsfolk } n'est pas sur la Grand Place.
why-not-in-staff = { $townsfolk } n'est pas dans votre équipe.
why-shed-too-many = Vous pouvez défausser au plus { $number ->
    [one] { $number } carte Corruption
   *[other] { $number } cartes Corruption
} à présent.
why-no-corruption-left = Il ne reste pas assez de cartes Corruption dans la réserve.
why-no-small-good = Toutes vos petites marchandises sont déjà sur l'étal.
why-no-good-left = Vous avez déjà les trois exemplaires sur l'étal : { $good }.
why-at-least-one = Il en faut d'abord au moins un.

## Pourquoi pas : le Marché

why-not-on-stall = Vous n'en avez pas sur votre étal : { $good }.
why-pier-refuses = Aucune { $size } marchandise ne se vend sur { $pier }.
why-nobody-buys = Il n'y a pas { $adventurer } sur { $pier }.
why-no-cultists = Les Voyous n'achètent de marchandises qu'avec la carte Voyou des Cultistes.

## Ce que les listes appellent modes, niveaux et réglages

tagline = Exercez votre métier au rythme de l'Horloge du port : les bateaux amènent les clients, le Marché l'Or, et les Voyous la tentation.
mode-standard = jeu standard
mode-solo = solo contre le Colporteur
mode-peddler = avec le Colporteur à la table
level-easy = facile
level-medium = moyen
level-hard = difficile
setting-rogue_card = carte Voyou
setting-rogue_card-random = tirée au hasard
setting-rogue_card-criminals = Criminels
setting-rogue_card-cultists = Cultistes
setting-rogue_card-robbers = Voleurs
setting-townsfolk_sets = séries d'Habitants
setting-townsfolk_sets-random = tirées au hasard
setting-townsfolk_sets-locals_mercenaries = Gens du pays et Mercenaires
setting-townsfolk_sets-locals_sailors = Gens du pays et Marins
setting-townsfolk_sets-mercenaries_sailors = Mercenaires et Marins
setting-free_choice_of_cards = cartes que l'Artiste peut acheter
setting-free_choice_of_cards-no = la première de chaque pile
setting-free_choice_of_cards-yes = toutes celles des piles

# Les familles de pièces, telles que les nomment les rapports du laboratoire
family-card = Cartes de l'Artiste
family-townsfolk = Habitants
family-rogue_card = Cartes Voyou
family-peddler_card = Cartes du Colporteur
family-shop_place = Lieux des boutiques
family-power = Pouvoirs d'équipe
family-merchant = Marchands

error-free-choice = seul l'Artiste achète des cartes des piles, et personne ne l'incarne

# -- ce qui ne va pas dans un contenu

expected-clan-words = les trois pour un clan, aucun pour les Voyous et les Paladins
expected-adventurers = au moins 1, et aucun Paladin
expected-sizes = small, large ou les deux
expected-same-halls = le même nombre dans chaque Salle de Clan
expected-as-many = au plus { $count }, autant qu'il y en a
expected-prices = { $count } prix qui ne baissent jamais
expected-hours = des heures qui montent
expected-token-hours = au plus { $count } autres heures, toutes différentes
expected-rogues = { $count } Voyous en tout
expected-icons = 1 ou 2 icônes différentes, dont celle d'un clan
expected-shed = au plus { $count } cartes Corruption
expected-per-set = { $count } par série
expected-place-name = un nom, sauf pour ce que nomme déjà le plateau du port
expected-quick = quick avec un lieu parmi { $known }
expected-lines = au moins une ligne parmi { $known }
expected-at-most-of = { $verb } avec au plus { $count }
expected-different-cards = des cartes différentes
expected-with = { $verb } avec { $forms }
expected-alone = { $verb } sans rien d'autre
