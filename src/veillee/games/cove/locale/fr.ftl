# La Baie des Marchands en français. Les noms des cartes, des bateaux et des lieux viennent du contenu.

## Contenu : ce qui est imprimé sur les cartes, les marchandises, les lieux et les pouvoirs

text-sentence = { $text }.
text-and = { $listed } et { $part }
text-or = { " ou " }
text-cost = { $listed } { $number }
text-upper = Chanson : { $text }
text-lower = Contre { $price } : { $text }
text-discard = Défausse : { $text }
text-value = Valeur de base { $number } par { $kind }

count-icons = { $number ->
    [one] { $number } icône { $kind }
   *[other] { $number } icônes { $kind }
}
count-hourglass = { $number ->
    [one] { $number } sablier
   *[other] { $number } sabliers
}
count-volume = { $number ->
    [one] { $number } volume
   *[other] { $number } volumes
}
count-gold = { $number ->
    [one] { $number } Or
   *[other] { $number } Ors
}
count-stone = { $number ->
    [one] { $number } pierre acoustique
   *[other] { $number } pierres acoustiques
}
count-movement = { $number ->
    [one] { $number } déplacement de plus
   *[other] { $number } déplacements de plus
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
mark-crest = Écusson
mark-rune = Rune
mark-gem = Gemme bleue
mark-coal = Charbon
mark-ichor = Ichor
mark-ship = Navire
mark-treasure = Trésor
mark-market = Marqueur Marché
mark-arrival = Heure d'arrivée
mark-per-skill = par carte Compétence dans la zone Chanson
mark-per-fan = par fan
mark-per-rune = par rune sur une Salle de Clan

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

impro-skill = 1 icône { $kind } par carte Compétence dans votre zone Chanson.
impro-movement = Votre valeur de déplacement augmente de { $number } pour cette chanson.
impro-fan = 1 icône { $kind } par fan (maximum { $number }).
impro-rune = 1 icône { $kind } par rune placée sur une Salle de Clan.
brag-icons = { count-icons } pour cette chanson
brag-gold = gagnez { count-gold }
brag-stone = gagnez { count-stone }
brag-uncorrupt = défaussez jusqu'à { $number } de vos cartes Corruption
brag-corrupt = prenez { count-corruption }

instrument-front = Prenez 1 carte Corruption pour tourner le cadran Tempo de 1 quart de plus ou de moins.
instrument-back = { count-volume } : fanfaronnez. 1 pierre acoustique : { $number2 } icônes de Clan de même couleur.

shop-mine = Prenez des dés Alliage pour { $number } points au plus : { $text }.
shop-furnace = Lancez les dés de votre atelier, puis placez-en dans vos fournaises.
shop-anvil = Forgez. Chaleur { $number } à { $number2 } : petite marchandise ; { $number3 } ou plus : grande ; { $number4 } ou plus : prenez aussi 1 carte Corruption.
shop-bellows = Changez la valeur de 2 dés au plus dans vos fournaises (±1 chacun), ou videz une fournaise.
shop-helm = Faites tourner la boussole ; une seconde fois si vous l'osez.
shop-oars = { $number } points de déplacement à répartir entre vos navires.
shop-recall = Rappelez des navires des cases { $number } à { $number2 } et déchargez-les.
shop-decanter = Soutirez une série de billes ; prenez 1 carte Corruption pour en soutirer une seconde.
shop-still = L'ichor des déchets toxiques retourne dans la besace, puis tirez jusqu'à { $number } billes.
shop-cauldrons = Concoctez jusqu'à { $number } potions : petite, { $number2 } billes ; grande, { $number3 } billes.
shop-grand-square = Recrutez 1 Habitant.
shop-rogues-lair = Prenez 1 carte Corruption et ajoutez à votre étal 1 petite marchandise de votre choix.
shop-wait = Attendez 1 heure.

sing-pier = Chantez devant un clan présent sur ce Quai, puis achetez 1 carte si vous le souhaitez.
sing-square = Placez 1 écusson sur un Habitant (coût en icônes de Clan : { $number }).
sing-hall = Placez 1 rune ici (coût en icônes { $kind } : plus de { $number }).
sing-isle = Chantez devant les bateaux non à quai d'un côté, un clan après l'autre.

power-bellows-apprentice = Une fois par jour : relancez des dés d'une action Fournaise sans prendre de carte Corruption.
power-master-smelter = Une fois par jour : les dés Alliage d'une fournaise utilisée à l'Enclume retournent à l'atelier.
power-foreman = Une fois par jour : une action Fournaise ne coûte que 1 heure.
power-lookout = Une fois par jour : ignorez une Tempête et faites de nouveau tourner la boussole.
power-navigator = Une fois par jour : avancez un navire de { $number ->
    [one] 1 case
   *[other] 1 ou { $number } cases
}.
power-bosun = Une fois par jour : un Rappel de la flotte ne coûte que 1 heure.
power-herb-gatherer = Une fois par jour : un second soutirage sans prendre de carte Corruption.
power-filterer = Une fois par jour : l'ichor d'une action Chaudrons retourne dans la besace.
power-stoker = Une fois par jour : une action Chaudrons ne coûte que 1 heure.

line-small = 1 petite marchandise du clan au rang { $number } de la demande.
line-large = 1 grande marchandise du clan au rang { $number } de la demande.
line-recruit = Recrute gratuitement le premier Habitant.
line-corrupt = Prend 1 carte Corruption.

space-port = Port
space-sea = Haute mer
space-fishing = Zone de pêche : une petite marchandise
space-treasure = Île au trésor : une grande marchandise
title-coal = Dé Charbon
title-alloy = Dé Alliage ({ $metal })

merchant-entertainer = Chante pour de l'Or : joue des cartes dans sa chanson, tourne le cadran Tempo et se produit sur les Quais, sur la Grand Place et dans les Salles.
merchant-blacksmith = Lance des dés, chauffe ses fournaises et forge des marchandises.
merchant-captain = Envoie ses navires au gré de la boussole et décharge ce qu'ils rapportent.
merchant-alchemist = Soutire les billes qui se touchent et concocte des potions.

aid-turn = L'Horloge
aid-turn-1 = Le Sablier le plus en retard joue ; sur une même case, celui du dessus.
aid-turn-2 = Un tour se paie en heures. Chaque heure d'arrivée atteinte ou dépassée amène un Aventurier sur un bateau non à quai.
aid-turn-3 = Un bateau de quatre Aventuriers accoste de son côté. Quand tous les postes sont pris, chacun joue jusqu'au marqueur Marché, une heure devant le premier.
aid-song = L'Artiste
aid-song-1 = Composition : jouez une carte dans la chanson, défaussez-en une autre ; ses sabliers tournent le cadran, et elle donne du volume.
aid-song-2 = Si le cadran dépasse l'étagère : chantez dans un lieu, puis dans autant d'autres que le dit le quart.
aid-song-3 = Quai : icônes × Aventuriers = Or, puis achetez une carte. Grand Place : un écusson. Salle : une rune. Île du Dragon : les bateaux non à quai, avec une rune dans la Salle du clan.
aid-song-4 = Pause : avancez des sabliers défaussés, videz la chanson, piochez jusqu'à la limite.
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
zone-hand = Main
zone-song = Chanson
zone-dial = Cadran Tempo
zone-volume = Volume
zone-brag = Zone Fanfaronnade
zone-crests = Écussons placés
zone-crest-track = Piste Écusson
zone-stones = Pierres acoustiques
zone-fans = Fans à côté du plateau
zone-skill-pile = Cartes Compétence en vente
zone-impro-pile = Cartes Impro en vente
zone-creature-pile = Créatures de l'Île du Dragon
zone-deck = Pioche
zone-discard = Défausse
zone-workshop = Atelier
zone-reserve = Réserve
zone-furnaces = Fournaises
zone-routes = Routes maritimes
zone-laboratory = Laboratoire
zone-waste = Déchets toxiques
zone-pouch = Besace
title-hour = { $number } h
title-dock-0 = Poste du Bazar
title-dock-1 = Poste ouest
title-dock-2 = Poste est
title-dock-3 = Poste du Marché noir
title-furnace = Fournaise { $number }
title-route = Route { $kind }
title-rack = Râtelier : { $ingredient }
title-stone = Pierre acoustique
mark-hour-held = Heure du Sablier
mark-gold-held = Or
mark-corrupt = Cartes Corruption
mark-fan = Un fan de l'Artiste
mark-copies = { $number } exemplaires
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
mark-bard = { $seat } chante ici
mark-rune-there = Une rune de l'Artiste
mark-spent = dépensée dans cette chanson
mark-stones = Pierres acoustiques
mark-movement = { $number ->
    [one] { $number } lieu de plus
   *[other] { $number } lieux de plus
}
mark-shelf = Le marqueur Chanson sur son étagère
mark-volume-held = Volume
mark-crests-placed = Écussons placés
mark-listeners = { $number ->
    [one] { $number } auditeur
   *[other] { $number } auditeurs
}
mark-gives-icons = donne { $number ->
    [one] { $number } icône
   *[other] { $number } icônes
} pour l'instant
mark-last-place = utilisé à votre tour précédent
mark-power-used = utilisé aujourd'hui
mark-power-open = débloqué
mark-power-locked = bloqué : il faut plus d'Habitants dans l'équipe
mark-in-reserve = il en reste { $number } ; { $number2 ->
    [one] { $number2 } point
   *[other] { $number2 } points
} chacun
mark-ship-at = { $ship } sur la case { $number }
mark-on-rack = au râtelier : { $number } fois { $marble }
mark-waste = { $number } ichor dans les déchets toxiques
mark-in-pouch = { $number ->
    [one] { $number } bille dans la besace
   *[other] { $number } billes dans la besace
}
mark-dragon = Île du Dragon
mark-furnace = Fournaise
mark-pouch = Besace
mark-sea = la route vers les postes d'amarrage
mark-bridge = appartient au Quai
note-powers = { $number ->
    [one] { $number } pouvoir débloqué
   *[other] { $number } pouvoirs débloqués
}, { $number2 ->
    [one] { $number2 } utilisé
   *[other] { $number2 } utilisés
} aujourd'hui
note-heat = chaleur { $number }
note-points = { $number ->
    [one] { $number } point de déplacement
   *[other] { $number } points de déplacement
}
note-hand-limit = limite de main { $number }
note-card-price = { count-gold } l'une
note-quarters = chanson dans { $number ->
    [one] { $number } quart
   *[other] { $number } quarts
}
note-rack = râtelier { $number } sur { $number2 }
line-boat = « { $boat } » : { $number ->
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
ask-lift = Quel Aventurier en mer quitte son bateau ?
ask-move-to = Vers quel bateau déplacez-vous { $adventurer } à bord de « { $boat } » ?
ask-trade = Contre qui échangez-vous { $adventurer } à bord de « { $boat } » ?
ask-shed = Vous pouvez défausser { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
} Corruption : combien ?
usual-ask-shed = Je défausse autant de cartes Corruption que je peux.
ask-make = À quel clan est destinée la petite marchandise qu'apportent les Voyous ?
ask-sell = Que vendez-vous, à qui et où ?

## Questions : l'Artiste

ask-play = Quelle carte rejoint votre chanson ?
ask-discard = Quelle carte défaussez-vous ? Elle tourne le cadran et donne du volume.
ask-turn = La carte tourne le cadran de { $number ->
    [one] { $number } quart
   *[other] { $number } quarts
}. Prenez-vous 1 carte Corruption pour le tourner davantage, ou moins ?
ask-first-place = Votre chanson commence : où chantez-vous d'abord ?
ask-at-place = Vous êtes { A($place) }. Il vous reste { $number ->
    [one] { $number } déplacement
   *[other] { $number } déplacements
}. Que faites-vous ?
ask-sing = Devant quel clan chantez-vous ici ?
ask-spend = Quelles icônes utilisez-vous ? { $number2 ->
    [0] Jusqu'ici { $number }
   *[other] Jusqu'ici { $number } sur { $number2 }
}.
ask-buy = Achetez-vous une carte pour { count-gold } ?
ask-court = Qui devient votre fan, pour { $number ->
    [one] { $number } icône
   *[other] { $number } icônes
} de Clan ?
ask-side = Chantez-vous devant les bateaux non à quai de gauche ou de droite ?
ask-sing-isle = Devant quel clan chantez-vous ensuite ?
ask-tame = Quelle créature vous suit ?
ask-show = Avec quelle créature fanfaronnez-vous ensuite ?
ask-swan = Le Marché ouvre : chantez-vous d'abord un chant du cygne ?

## Questions : le Forgeron

ask-mine = Quel dé Alliage prenez-vous ? Il vous reste { $number ->
    [one] { $number } point
   *[other] { $number } points
}.
ask-reroll = Relancez-vous certains de vos dés ?
ask-pick-dice = Quels dés relancez-vous ?
ask-load = Quel dé va dans quelle fournaise ? Ce qui reste à l'atelier oublie sa valeur.
ask-forge = Avec quelle fournaise forgez-vous, et pour qui ?
ask-keep = La fournaise se vide : gardez-vous à l'atelier ses dés Alliage ? ({ $furnace })
ask-stoke = Quels dés des fournaises changez-vous, ou quelle fournaise videz-vous ?

## Questions : la Capitaine

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

## Questions : l'Alchimiste

ask-draw-off = Quelle série de billes soutirez-vous ?
ask-put-back = Le râtelier déborde : quelle bille retourne dans la besace ? (encore { $number })
ask-second-draw = Soutirez-vous une seconde série ?
ask-brew = Quelle potion concoctez-vous ?
ask-ichor = Vous concoctez { $good } : combien de ses billes sont de l'ichor ?
ask-fourth = Vous concoctez { $good } : quelle est la dernière bille ?

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
option-play = Jouer « { $card } » dans la chanson
option-discard = Défausser « { $card } »
option-turn = Tourner { $turning }
option-go = Aller { A($place) }
option-act = Se produire ici
option-brag = Fanfaronner avec vos créatures
option-end_song = Finir la chanson
option-sing = Chanter devant les { $audience }
option-silent = Ne chanter devant personne
option-use = Utiliser { $source }
option-buy = Acheter « { $card } »
option-no_card = N'acheter aucune carte
option-court = Poser un écusson sur { $townsfolk }
option-side = { $side }
option-stop = Ne plus chanter ici
option-tame = Apprivoiser « { $card } »
option-show = Fanfaronner avec « { $card } »
option-swan = Chanter un chant du cygne
option-no_swan = Se passer de chant du cygne
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
option-moor = Continuer sans pouvoir d'équipe
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
group-play = Main
group-discard = Main
group-turn = Cadran Tempo
group-go = Se déplacer
group-act = Ici
group-brag = Fanfaronner
group-end_song = Sinon
group-sing = Public
group-silent = Sinon
group-use = Icônes
group-buy = Cartes à vendre
group-no_card = Sinon
group-court = Grand Place
group-side = Côtés
group-stop = Sinon
group-tame = Créatures
group-show = Créatures
group-swan = Chant du cygne
group-no_swan = Sinon
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
group-respin = Pouvoirs d'équipe
group-accept = Sinon
group-spin_again = Boussole
group-hold = Sinon
group-sail = Flotte
group-recall = Flotte
group-navigate = Pouvoirs d'équipe
group-moor = Sinon
group-draw_off = { $chute }
group-put_back = Râtelier
group-draw_free = Pouvoirs d'équipe
group-draw_corrupt = Contre de la Corruption
group-filter = Pouvoirs d'équipe
group-brew = Potions
group-ichor = Ichor
group-fourth = Râtelier

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
preview-costs = Coûte { count-gold } ; il vous en reste { $number2 }
preview-costs-volume = Coûte { count-volume }
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
preview-volume = { $number } de volume en plus
preview-song = Le cadran dépasse l'étagère : vous chantez à ce tour, et pourrez visiter { $number ->
    [one] { $number } autre lieu
   *[other] { $number } autres lieux
}
preview-no-song = Pas encore de chanson : il manque { $number ->
    [one] { $number } quart
   *[other] { $number } quarts
}
preview-crest = Un écusson coûte { $number ->
    [one] { $number } icône
   *[other] { $number } icônes
} ; vous pouvez en réunir { $number2 }
preview-rune = Une rune coûte { $number } icônes { $kind } ; vous pouvez en réunir { $number2 }
preview-rune-there = Votre rune est déjà ici
preview-needs-rune = Il faut une rune dans une Salle de Clan
preview-sings = { $clan } : jusqu'à { $number ->
    [one] { $number } icône
   *[other] { $number } icônes
} × { $number2 ->
    [one] { $number2 } auditeur
   *[other] { $number2 } auditeurs
} = { $number3 ->
    [one] { $number3 } Or
   *[other] { $number3 } Ors
}
preview-nobody-listens = Personne ici n'écouterait ce que vous avez
preview-card-price = Une carte coûte ici { count-gold }
preview-side = { $side } : jusqu'à { count-gold }
preview-icons-lost = { $number ->
    [0] Rien n'est perdu
    [one] { $number } source d'icônes encore utilisable est perdue
   *[other] { $number } sources d'icônes encore utilisables sont perdues
}
preview-song-stays = Votre zone Chanson reste telle quelle pour le lendemain
preview-icons-given = Donne { $number ->
    [one] { $number } icône
   *[other] { $number } icônes
}
preview-sum = En tout { $number } × { $number2 ->
    [one] { $number2 } auditeur
   *[other] { $number2 } auditeurs
} = { $number3 ->
    [one] { $number3 } Or
   *[other] { $number3 } Ors
}
preview-paid = En tout { $number } icônes sur { $number2 }
preview-excess = { $number } de plus qu'il n'en faut : perdu
preview-on-top = Elle va sur le dessus de votre pioche
preview-hand-limit = Votre limite de main passe à { $number }
preview-mine = Coûte { $number ->
    [one] { $number } point
   *[other] { $number } points
} ; il en reste { $number2 }
preview-cold = Chaleur { $number } : trop froid, il en faut { $number2 }
preview-hot = Chaleur { $number } : une { $size } marchandise
preview-space = Jusqu'à la case { $number }
preview-unloads = décharge { $good }
preview-comes-empty = Le navire revient à vide : cette marchandise est épuisée
preview-spin = { $number } à { $number2 } points de plus
preview-storm = La Tempête, { $number } secteur sur { $number2 }, n'ajoute rien et coûte de la corruption
preview-marbles = Apporte { $text }
preview-over = Le râtelier déborde : { $number ->
    [one] { $number } bille retourne
   *[other] { $number } billes retournent
} dans la besace
preview-potion-small = Prend { $number } billes : { $ingredient }, l'ichor compte comme tel
preview-potion-large = Prend { $number } billes : { $ingredient }, l'ichor compte comme tel ; et une autre, de n'importe quelle sorte

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

## Le journal : l'Artiste

event-composes = { $seat } joue « { $card } » dans la chanson.
event-discards = { $seat } défausse « { $card } ».
event-turns-dial = Le cadran Tempo { DE($seat) } tourne de { $number ->
    [one] { $number } quart
   *[other] { $number } quarts
} : { $quarter }.
event-gains-volume = { $number ->
    [0] { $seat } ne gagne pas de volume : il reste à { $number2 }.
   *[other] { $seat } gagne { count-volume } : le total est de { $number2 }.
}
event-passes-shelf = Le cadran { DE($seat) } a dépassé l'étagère : il y aura une chanson.
event-song = { $seat } chante et peut aller ensuite dans { $number ->
    [one] { $number } autre lieu
   *[other] { $number } autres lieux
}.
event-swan-song = { $seat } chante son chant du cygne et peut aller ensuite dans { $number ->
    [one] { $number } autre lieu
   *[other] { $number } autres lieux
}.
event-goes = { $seat } va { A($place) }.
event-spends = { $seat } utilise { $source } : { $number ->
    [one] { $number } icône
   *[other] { $number } icônes
}.
event-sings = { $seat } chante devant les { $clan } : { $number ->
    [one] { $number } icône
   *[other] { $number } icônes
} × { $number2 } à l'écoute = { $number3 ->
    [one] { $number3 } Or
   *[other] { $number3 } Ors
}.
event-buys = { $seat } achète « { $card } », qui va sur sa pioche.
event-wins-fan = { $seat } pose l'écusson { $number } sur { $townsfolk } : un fan de plus.
event-places-rune = { $seat } place une rune dans la Salle des { $clan } ; les cartes coûtent maintenant { count-gold }.
event-tames = { $seat } apprivoise « { $card } », qui rejoint la zone Fanfaronnade.
event-brags = { $seat } fanfaronne avec { $number ->
    [one] { $number } créature
   *[other] { $number } créatures
}.
event-shows = { $seat } montre « { $card } ».
event-gains-stone = { $seat } gagne { count-stone }.
event-ends-song = La chanson { DE($seat) } est finie.
event-shuffles = { $seat } mélange { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
} en une nouvelle pioche.
event-draws = { $seat } pioche « { $card } ».
event-draws-veiled = { $seat } pioche une carte Compétence.
event-draws-known = { $seat } pioche « { $card } », comme chacun le savait.
event-draws-impro = { $seat } pioche une Impro, « { $card } » : elle rejoint la chanson.
event-draws-creature = { $seat } pioche une créature, « { $card } » : elle rejoint la zone Fanfaronnade.

## Le journal : le Forgeron

event-mines = { $seat } ajoute { $die } à l'atelier.
event-rolls = { $seat } lance { $die } : { $number }.
event-loads = { $seat } met { $die } ({ $number2 }) dans { $furnace } : chaleur { $number }.
event-forges = { $seat } forge avec { $furnace }, à une chaleur de { $number }.
event-keeps-alloys = { $seat } vide { $furnace } et garde ses dés Alliage à l'atelier.
event-returns-alloys = { $seat } vide { $furnace } : le Charbon à l'atelier, les dés Alliage à la réserve.
event-stokes = { $seat } met { $die } sur { $number }.
event-empties = { $seat } vide { $furnace } dans l'atelier.

## Le journal : la Capitaine

event-spins = { $seat } fait tourner la boussole : { $number }.
event-spins-storm = { $seat } fait tourner la boussole : une Tempête.
event-sails = { $seat } avance de { $number ->
    [one] { $number } case
   *[other] { $number } cases
} le navire des { $clan } : il est sur la case { $number2 }.
event-recalls = { $seat } rappelle de la case { $number } le navire des { $clan }.

## Le journal : l'Alchimiste

event-draws-marble = { $seat } reçoit { $marble } sur le râtelier.
event-fills-chute = { $marble } tombe dans { $chute }.
event-puts-back = { $seat } remet { $marble } dans la besace.
event-distils = { $seat } vide les déchets toxiques : { $number ->
    [one] { $number } bille d'ichor retourne
   *[other] { $number } billes d'ichor retournent
} dans la besace.
event-brews = { $seat } concocte une potion : { $good }.

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

## Pourquoi pas : l'Artiste

why-not-in-hand = « { $card } » n'est pas dans votre main.
why-at-least-one-quarter = Le cadran doit tourner d'au moins un quart.
why-acted = Vous avez déjà fait votre action de cette chanson { A($place) }.
why-visited = Votre pion est déjà allé { A($place) } dans cette chanson.
why-no-moves = Il ne vous reste aucun déplacement dans cette chanson.
why-no-creature = Il n'y a aucune créature dans votre zone Fanfaronnade.
why-too-little-volume = Cela coûte { count-volume } ; vous en avez { $number2 }.
why-nothing-to-sing = Vous n'avez rien à chanter ici, ni rien que vous puissiez acheter.
why-no-crest-left = Tous vos écussons sont posés.
why-nobody-to-court = Il n'y a personne sans écusson sur la Grand Place.
why-crest-too-dear = Un écusson coûte { $number ->
    [one] { $number } icône
   *[other] { $number } icônes
} de Clan ; vous pouvez en réunir { $number2 }.
why-is-fan = { $townsfolk } porte déjà votre écusson.
why-no-rune-yet = L'Île du Dragon demande une rune dans une Salle de Clan.
why-hall-has-rune = L'une de vos runes est déjà dans { $place }.
why-hall-too-full = { $number ->
    [one] { $number } Aventurier est
   *[other] { $number } Aventuriers sont
} dans { $place } ; il faut plus d'icônes que cela, et vous pouvez en réunir { $number2 }.
why-no-icons = Il ne vous reste aucune icône pour les { $clan }.
why-no-rune-of-clan = Vous n'avez pas de rune dans la Salle des { $clan }.
why-clan-sung = Vous avez déjà chanté ici devant les { $clan } dans cette chanson.
why-source-spent = Déjà utilisé dans cette chanson : { $source }.
why-no-such-source = Vous n'en disposez pas dans cette chanson : { $source }.
why-other-clan = Cela ne compte pas pour les { $clan } : { $source }.
why-cost-out-of-reach = Vous ne pourriez plus réunir { $number ->
    [one] { $number } icône
   *[other] { $number } icônes
} après avoir utilisé ceci : { $source }.
why-not-enough-icons = Il faut { $number ->
    [one] { $number } icône
   *[other] { $number } icônes
} ; vous en avez utilisé { $number2 }.
why-cards-on-piers = Les cartes ne se vendent que sur les Quais.
why-card-not-for-sale = « { $card } » n'est pas à vendre.
why-not-on-top = « { $card } » n'est pas au-dessus de sa pile.
why-not-on-isle = « { $card } » n'est pas sur l'Île du Dragon.
why-shown = Vous avez déjà fanfaronné avec « { $card } ».
why-not-in-brag = « { $card } » n'est pas dans votre zone Fanfaronnade.

## Pourquoi pas : le Forgeron

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

## Pourquoi pas : la Capitaine

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

## Pourquoi pas : l'Alchimiste

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
family-place = Lieux des chansons
family-power = Pouvoirs d'équipe
family-merchant = Marchands

error-free-choice = free_choice_of_cards=yes demande l'Artiste, mais personne ne l'incarne

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
expected-at-most = au plus { $count }
expected-own-marbles = autant qu'une grande potion, ou une de moins
expected-marbles = au plus les { $count } billes de la besace
expected-spaces = un port, puis la mer, puis la pêche, et un trésor au bout
expected-compass = { $count } secteurs, dont au moins une tempête et un nombre
expected-heats = trois nombres qui montent, au plus { $count }
expected-dice-room = au moins les { $count } dés qui commencent à l'atelier
expected-die-id = { $colour }_ et un nombre
expected-starting = { $count } cartes de départ
expected-own-id = un id qu'aucune carte « { $kind } » ne porte
expected-quarters = { $count } nombres, un par quart
expected-by-crests = { $count } nombres qui ne baissent jamais, par écussons placés
expected-paladin = des icônes Paladin
expected-lower = un coût en volume avec une partie inférieure, ou ni l'un ni l'autre
expected-effects = au moins un effet, et aucun deux fois
