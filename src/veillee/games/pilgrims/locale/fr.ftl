# Pilgrims en français. Les noms des cartes viennent du contenu.

## État de la partie

status = Manche { $round } sur 4, tour { $turn } sur 3 : { $phase }
status-setup = Mise en place
status-over = La partie est terminée
phase-1 = déplacement
phase-2 = activation
phase-3 = aventure
phase-4 = fin de tour

## Zones

zone-map = Carte du pays
zone-river = Rivière
zone-quests = Quêtes publiques
zone-round = Manche
zone-objects = Pioche Objets
zone-discard = Objets défaussés
zone-companions = Pioche Compagnons
zone-adventures-1 = Pioche Aventures I
zone-adventures-2 = Pioche Aventures II
zone-journeys = Pioche Périples
zone-hand = Main
zone-company = Compagnie
zone-transports = Locomotion
zone-clovers = Trèfles
zone-feathers = Plumes
zone-reserved = Réserve
zone-completed = Aventures réalisées
zone-retired = Retirés
zone-journey = Périple
zone-journeys-done = Périples réalisés
zone-companions-gathered = Compagnons
zone-solo-deck = Pioche Solo
zone-solo-revealed = Cartes Solo de la manche

## Signes et marques

sign-seat-0 = R
sign-seat-1 = B
sign-seat-2 = V
sign-seat-3 = J
sign-seat-4 = P
sign-pawn-0 = f
sign-pawn-1 = F
sign-bearing-0 = Va
sign-bearing-1 = Br
sign-bearing-2 = Bê
sign-bearing-3 = Fr
mark-campfire = feu de camp
mark-corner = coin
mark-sun = le Soleil
mark-activated = activé ce tour-ci
mark-disk = disque
mark-clover = Trèfle
mark-clovers = Trèfles
mark-feathers = Plumes
mark-hat = chapeau
mark-retire = un participant se retire
mark-drawn = piochée
mark-feather = Plume : { $seat }, { $number ->
    [one] { $number } point
   *[other] { $number } points
}
mark-feather-free = case libre, { $number ->
    [one] { $number } point
   *[other] { $number } points
}
mark-token = { $cell }, visitée
mark-token-free = { $cell }, à visiter

## Cartes

title-traveller = Voyageur
text-quest = 1, 2, 4, 6 points pour 1, 2, 3, 4 cartes
text-journey-object = piochez 1 Objet
text-journey-clover = gagnez 1 Trèfle
text-reward-object = récompense : 1 Objet
text-reward-clover = récompense : 1 Trèfle
text-solo = Carte Solo
text-arrow = rivière { $arrow }
clause-move = déplacement : { $shape }
clause-take = prendre un Objet { DE($color) } sur la carte du pays
clause-take-adjacent = prendre un Objet { DE($color) } adjacent
clause-reduce = coûts : 1 { $color } de moins
clause-reduce-any = coûts : 1 symbole au choix de moins
clause-with = { " " }(avec : { $effects })
clause-pays = 1 Trèfle → { $effect }
clause-when-using = { $transport } → { $effect }
clause-when-on_pawn = par-dessus un pion ou sur sa case → { $effect }
clause-when-play_color = en jouant { $color } → { $effect }
clause-when-play_symbol = en jouant un Objet avec { $symbol } → { $effect }
clause-when-complete_adventure = en réalisant une autre Aventure → { $effect }
clause-when-on_corner = sur un coin → { $effect }

## L'Aide de jeu

aid-turn = Votre tour
aid-turn-1 = 1. Déplacement : posez un disque sur un moyen de locomotion libre, prenez la carte d'une case qu'il atteint, puis placez-y votre pion.
aid-turn-2 = 2. Activation : jouez un Objet sous l'un de vos personnages et utilisez ses capacités, ou gagnez 1 Trèfle.
aid-turn-3 = 3. Aventure, si vous le souhaitez : réalisez une Aventure ou une Quête publique.
aid-turn-4 = 4. Fin de tour : la carte du pays et la rivière sont complétées.
aid-clovers = Vos Trèfles
aid-clovers-1 = 1 Trèfle : un Objet change de symbole d'activation, pour activer un personnage.
aid-clovers-2 = 1 Trèfle : un Objet change de symbole d'aventure, pour payer un coût.
aid-clovers-3 = 2 Trèfles : un Compagnon change de symbole, pour une Aventure.
aid-clovers-4 = 2 Trèfles : piochez un Objet, à tout moment de votre tour.
aid-clovers-5 = 1 Trèfle : déclenchez l'effet placé à côté d'un Trèfle barré.
aid-clovers-6 = En fin de partie : 1 point par lot de 3 Trèfles restants.

## Questions

ask-corner = Choisissez le coin de départ et prenez son Objet.
ask-journey = Choisissez le Périple à garder ; l'autre va sous la pioche.
ask-movement = Déplacement : posez un disque sur un moyen de locomotion libre et choisissez où aller.
ask-destination = Vous voyagez { $transport } : choisissez où aller.
ask-activation = Activation : jouez un Objet sous l'un de vos personnages, ou gagnez un Trèfle.
ask-extra-activation = Vous pouvez activer un personnage de plus.
ask-abilities = Utilisez les capacités de ce personnage ({ $character }) dans l'ordre de votre choix, ou terminez.
ask-move = Vous avez interverti deux Objets : choisissez maintenant où aller.
ask-make-room = Votre compagnie est complète : qui se retire pour faire place ({ $companion }) ?
ask-drop = Votre réserve est pleine : quelle Aventure défaussez-vous ?
ask-order = Plusieurs effets attendent : lequel d'abord ?
ask-spend = Dépenser 1 Trèfle pour { $effect } ?
ask-take = Prenez un Objet { DE($color) } sur la carte du pays.
ask-take-crossed = Prenez l'Objet d'une case traversée (ou piochez-en un là où se trouve un pion).
ask-swap = Avant de vous déplacer, vous pouvez intervertir deux Objets adjacents.
ask-reserve = Réservez une Aventure.
ask-keep = Gardez un Objet ; l'autre va sous la pioche.
ask-welcome = Choisissez le Compagnon qui vous rejoint ; l'autre va sous la pioche.
ask-adventure = Aventure : réalisez une Aventure ou une Quête, ou passez.
ask-last-purchase = Avant la fin de votre tour, vos { $number } Trèfles peuvent encore acheter un Objet.
ask-participants = { $adventure } : qui participe ?
ask-pay = Payez { $adventure } : { $number } sur { $number2 } payés, prochain symbole : { $color }.
ask-pay-quest = Payez la Quête { $quest } : { $number } sur { $number2 } payés, prochain symbole : { $color }.
ask-retire = { $adventure } : choisissez qui se retire (encore { $number }).

## Réponses

option-corner = Partir { DE($cell) }
option-journey = Garder { $journey }
option-disk = Poser d'abord le disque : { $transport }
option-go = { $transport } en { $cell }
option-move = Aller en { $cell }
option-swap = Intervertir { $cell } et { $cell2 }
option-take = Prendre l'Objet { DE($cell) }
option-draw_two = Piocher 2 Objets et en garder 1
option-recruit = Piocher 2 Compagnons et en garder 1
option-reserve = Réserver { $adventure }
option-reserve_top = Réserver la première carte de la pioche { $deck }
option-drop = Défausser { $adventure }
option-keep = Garder { $object }
option-welcome = Accueillir { $companion }
option-retire = Retirer { $companion }
option-activate = Activer { $character } avec { $object }
option-convert = Activer { $character } avec { $object }, converti pour 1 Trèfle
option-clover = Gagner 1 Trèfle
option-spend = Dépenser 1 Trèfle
option-skip = Refuser
option-finish = Terminer
option-pass = Ne rien réaliser
option-buy = Acheter un Objet pour 2 Trèfles
option-complete = Réaliser { $adventure }
option-quest = Réaliser la Quête { $quest }
option-participant = { $companion } participe
option-pay = Payer comme proposé
option-give = Donner { $object }
option-change = Donner { $object }, converti pour 1 Trèfle
option-reduce = Réduire le coût de 1 { $color }
option-first = D'abord : { $effect }

warns-drop = Défausse { $adventure } : votre réserve est pleine.
warns-drop-one = Défausse une de vos Aventures réservées : votre réserve est pleine.

group-corner = Coins
group-journey = Périples
group-disk = Disque d'abord
group-go = { $transport }
group-move = Déplacement
group-swap = Intervertir
group-take = Prendre
group-draw_two = Capacités
group-recruit = Capacités
group-reserve = Réserver
group-reserve_top = Réserver
group-drop = Réserve
group-keep = Cartes piochées
group-welcome = Cartes piochées
group-retire = Compagnie
group-activate = { $character }
group-convert = { $character }, pour 1 Trèfle
group-clover = Trèfles
group-spend = Trèfles
group-skip = Sinon
group-finish = Sinon
group-pass = Sinon
group-buy = Trèfles
group-complete = Aventures
group-quest = Quêtes
group-participant = Compagnie
group-pay = Paiement
group-give = Objets
group-change = Objets, pour 1 Trèfle chacun
group-reduce = Réductions
group-first = Effets

## Le journal

event-setup = La table est mise en place.
event-deals-object = { $object } en { $cell }.
event-deals-companion = { $companion } au feu de camp { DE($cell) }.
event-deals-adventure = { $adventure } arrive à la place { $number } de la rivière.
event-deals-quest = Quête { $number } : { $quest }.
event-first-player = { $seat } joue en premier.
event-chooses-corner = { $seat } part { DE($cell) }.
event-turn = { $seat } : manche { $number }, tour { $number2 }.
event-places-disk = { $seat } pose un disque : { $transport }.
event-goes = { $seat } va { $transport } en { $cell }.
event-moves = { $seat } se déplace en { $cell }.
event-takes-object = { $seat } prend { $object } en { $cell }.
event-draws-object = { $seat } pioche { $object }.
event-draws-object-veiled = { $seat } pioche un Objet.
event-draws-nothing = { $seat } ne gagne rien : il ne reste aucune carte à piocher.
event-reshuffle = Les { $number } Objets défaussés sont mélangés en une nouvelle pioche.
event-joins = { $companion } rejoint { $seat }.
event-retires = { $companion } se retire de la compagnie { DE($seat) }.
event-discards = { $seat } défausse { $object }.
event-activates = { $seat } active { $character } avec { $object }.
event-converts = { $seat } active { $character } avec { $object }, converti pour 1 Trèfle.
event-gains-clovers = { $seat } gagne { $number ->
    [one] 1 Trèfle
   *[other] { $number } Trèfles
}.
event-gains-activation = { $seat } peut activer un autre personnage.
event-spends-clover = { $seat } dépense 1 Trèfle : { $effect }.
event-buys = { $seat } dépense 2 Trèfles pour piocher un Objet.
event-swaps = { $seat } intervertit les Objets { DE($cell) } et { $cell2 }.
event-reserves = { $seat } réserve { $adventure }, prise à la place { $number } de la rivière.
event-reserves-top = { $seat } réserve { $adventure }, première carte de la pioche { DE($deck) }.
event-drops = { $seat } défausse { $adventure }, hors de la partie.
event-looks-at-object = { $seat } pioche { $object }, au choix.
event-looks-at-object-veiled = { $seat } pioche un Objet, au choix.
event-keeps-object = { $seat } garde { $object } ; l'autre carte va sous la pioche.
event-keeps-object-veiled = { $seat } garde un Objet ; l'autre carte va sous la pioche.
event-looks-at-companion = { $seat } pioche { $companion }, au choix.
event-looks-at-companion-veiled = { $seat } pioche un Compagnon, au choix.
event-sets-out = { $seat } se lance : { $adventure }.
event-converts-companions = { $seat } dépense { $number } Trèfles pour convertir des Compagnons.
event-changes = { $seat } dépense 1 Trèfle pour convertir { $object }.
event-reduces = { $seat } paie 1 { $color } de moins.
event-completes = { $seat } réalise { $adventure } ({ $number } PV).
event-completes-quest = { $seat } réalise la Quête { $quest }.
event-no-task = { $seat } ne réalise rien.
event-end-of-round = La manche { $number } est terminée ; les disques reviennent.
event-river-changes = { $adventure } retourne sous la pioche de niveau I.
event-draws-journey = { $seat } pioche le Périple { $journey }.
event-draws-journey-veiled = { $seat } pioche un Périple.
event-journey-chosen = { $seat } garde le Périple { $journey }.
event-journey-none = { $seat } continue sans Périple.
event-journey-token = { $seat } atteint { $cell } sur { $journey }.
event-journey-completed = { $seat } réalise le Périple { $journey }.
event-reveals-solo = Une carte Solo pour { $pawn }.
event-off-map = La case { $number } de la carte est hors du plateau.
event-flies = La case { $number } est accessible : { $pawn } va en { $cell }.
event-falconer-draws = { $seat } pioche { $object }.
event-falconer-buys = { $seat } dépense ses 2 Trèfles pour piocher un Objet.
event-gathers = { $seat } prend { $companion }.
event-arrow = { $seat } parcourt la rivière { $arrow }.
event-cannot-pay = Place { $number } : il ne peut pas payer { $adventure }.
event-cannot-pay-quest = Il ne peut pas payer la Quête { $quest }.
event-falconer-no-task = { $seat } ne peut rien réaliser.

## La fin

source-adventures = Aventures
source-clovers = Trèfles
source-quests = Quêtes
source-feathers = Plumes
source-journeys = Périples
source-tokens = Jetons Périples
source-objects = Objets restants
source-advanced = Mode avancé
reason-points = Le plus de points de victoire.
reason-objects = Égalité de points ; plus d'Objets en main.
reason-shared = Égalité de points et d'Objets en main.
reason-solo-points = Le score le plus élevé l'emporte.
reason-solo-objects-won = Égalité, mais vous avez plus d'Objets en main que le Fauconnier.
reason-solo-objects-lost = Égalité, et vous n'avez pas plus d'Objets en main que le Fauconnier.

## Pourquoi pas

why-corner-taken = { $seat } part déjà { DE($cell) }.
why-corner-none = { $cell } n'est pas un coin.
why-journey-drawn = { $journey } n'est pas un des Périples que vous avez piochés.

why-way-used = Ce moyen de locomotion porte déjà un disque dans cette manche : { $transport }.
why-way-chosen = Votre disque de ce tour est posé : vous voyagez { $transport }.
why-here = Votre pion se trouve déjà en { $cell }.
why-go-reach = On ne peut pas aller { $transport } { DE($cell2) } en { $cell }.
why-go-other = On ne peut pas aller { $transport } { DE($cell2) } en { $cell }, mais vous pourriez y aller { $transport2 }.
why-go-disk = Ce moyen de locomotion a un effet avant le choix de la destination, il faut donc poser le disque d'abord : « { option-disk } ».
why-disk-stuck = D'ici, aucun point de ce schéma ne tombe sur la carte du pays : { $transport }.
why-disk-direct = Rien ne peut se passer entre ce disque et le déplacement : choisissez directement où aller ({ $transport }).
why-move-reach = Le schéma de cette capacité ({ $shape }) ne mène pas { DE($cell2) } en { $cell }.

why-swap-once = Vous avez déjà interverti deux Objets pour ce déplacement.
why-swap-order = Le même échange s'écrit dans l'ordre de lecture : swap:{ $cell }:{ $cell2 }
why-swap-apart = { $cell } et { $cell2 } n'ont pas de côté commun.
why-swap-campfire = { $cell } est un feu de camp : on n'intervertit que des Objets.
why-cell-empty = Il n'y a pas d'Objet en { $cell }.
why-take-crossed = Votre déplacement n'a pas traversé { $cell }.
why-take-apart = La case { $cell } ne touche par aucun côté celle de votre pion ({ $cell2 }).
why-take-campfire = { $cell } est un feu de camp : il n'y a pas d'Objet à prendre.
why-take-color = La couleur ne convient pas. { $object } : { $color2 } ; l'effet prend : { $color }.
why-no-object = Il ne reste aucun Objet à piocher.
why-no-companion = Il ne reste aucun Compagnon à piocher.
why-keep-drawn = { $object } n'est pas un des Objets que vous avez piochés.
why-welcome-drawn = { $companion } n'est pas un des Compagnons que vous avez piochés.

why-ability-none = Ce personnage ({ $character }) n'a pas cette capacité : { $effect }.
why-ability-used = Cette capacité ne peut plus servir ({ $character }) : { $effect }.
why-move-first = Cet effet accompagne le déplacement, il faut donc d'abord se déplacer : { $effect }.
why-useless = Cela ne peut rien donner maintenant : { $effect }.
why-first-none = Cet effet n'est pas parmi ceux qui attendent : { $effect }.
why-spend-first = Cet effet coûte 1 Trèfle : choisissez d'abord « { option-spend } » ({ $effect }).
why-spend-clovers = Vous n'avez pas de Trèfle pour cet effet : { $effect }.
why-spend-none = Aucun effet ne demande de Trèfle maintenant.

why-activated = Ce personnage a déjà été activé ce tour-ci : { $character }.
why-activate-symbol = Ce personnage ({ $character }) ne s'active pas avec { $object } ({ $symbol }). { $number ->
    [0] Vous n'avez pas de Trèfle pour convertir cet Objet.
   *[other] Vous pouvez convertir cet Objet pour 1 Trèfle.
}
why-convert-matches = { $object } convient tel quel ({ $character }) : pas besoin de Trèfle.
why-convert-clovers = Vous n'avez pas de Trèfle pour convertir un Objet.
why-object-under = { $object } est déjà sous l'un de vos personnages ; on ne joue qu'un Objet de sa main.
why-object-hand = Vous n'avez pas cet Objet en main : { $object }.
why-not-company = { $companion } ne fait pas partie de votre compagnie.
why-retired = Ce Compagnon est retiré : { $companion }.
why-clover-extra = Une activation supplémentaire ne s'échange pas contre un Trèfle : activez un autre personnage ou terminez.
why-retire-new = { $companion } vient d'arriver : c'est un autre Compagnon qui doit faire place.
why-retire-participant = { $companion } ne participe pas à cette Aventure.
why-participant-chosen = { $companion } participe déjà.
why-participant-clovers = Avec { $companion }, convertir des Compagnons coûterait { $number } Trèfles ; vous pouvez en dépenser { $number2 }.

why-adventure-reserved = Cette Aventure ({ $adventure }) est réservée par { $seat }.
why-adventure-completed = Cette Aventure ({ $adventure }) a déjà été réalisée par { $seat }.
why-adventure-removed = Cette Aventure ({ $adventure }) a été défaussée, hors de la partie.
why-adventure-deck = { $adventure } n'est ni dans la rivière ni en réserve.
why-companions-few = { $adventure } demande { $number } { $number ->
    [one] Compagnon
   *[other] Compagnons
} ; votre compagnie en compte { $number2 }.
why-companions-symbols = { $adventure } : il manque encore à votre compagnie { $number ->
    [1] le symbole { $bearing }
    [2] les symboles { $bearing } et { $bearing2 }
   *[other] les symboles { $bearing }, { $bearing2 } et { $bearing3 }
}. Convertir des Compagnons coûterait { $number2 } Trèfles ; vous en avez { $number3 }.
why-objects-few = Il faut payer { $number } { $number ->
    [one] Objet
   *[other] Objets
} ; vous en avez { $number2 }, en main et sous vos personnages.
why-objects-symbols = Il manque { $number } { $number ->
    [one] symbole
   *[other] symboles
} à vos Objets : les convertir coûterait autant de Trèfles, et vous en avez { $number2 }.
why-clovers-both = Convertir des Objets coûte { $number }, convertir des Compagnons { $number2 } : { $number3 } Trèfles en tout, et vous en avez { $number4 }.
why-quest-absent = La Quête { $quest } n'est pas dans cette partie.
why-quest-done = Vous avez déjà réalisé la Quête { $quest }.
why-quest-feathers = Il ne vous reste pas de Plume.
why-quest-full = La Quête { $quest } n'a plus de case Plume libre.

why-object-pay = { $object } n'est ni dans votre main ni sous vos personnages.
why-give-symbol = { $object } ne porte pas le symbole à payer ({ $color }). { $number ->
    [0] Vous n'avez pas de Trèfle pour convertir cet Objet.
   *[other] Convertir cet Objet coûterait 1 Trèfle.
}
why-change-matches = { $object } convient tel quel ({ $color }) : pas besoin de Trèfle.
why-pay-rest = Le reste du coût ne pourrait alors plus être payé (vos Trèfles : { $number }).
why-reduce-none = Vous n'avez pas de réduction au choix pour ce paiement.
why-reduce-symbol = Le symbole à payer maintenant est : { $color }.

why-deck-empty = La pioche { $deck } est vide.
why-drop-other = { $adventure } n'est pas une de vos Aventures réservées.

why-buy-clovers = Un Objet coûte 2 Trèfles ; vous en avez { $number }.
why-buy-needed = Un Objet coûte 2 Trèfles, mais il vous en faut { $number } sur { $number2 } pour ce que vous payez.
why-decline-clover = Au lieu d'activer un personnage, on gagne un Trèfle : choisissez « { option-clover } » (clover).
why-decline-paid = Vous avez payé un Trèfle pour cet effet : il faut l'utiliser.

## Comment la ligne de commande et d'autres listes nomment les modes, niveaux et réglages

mode-basic = jeu de base
mode-advanced = jeu avancé, avec Périples
mode-solo = solo contre le Fauconnier
mode-solo_advanced = solo avancé, avec Périples
level-easy = facile
level-medium = moyen
level-hard = difficile
level-extreme = extrême
setting-side = face des tuiles Voyageur
setting-first = qui joue en premier
setting-side-A = face A : toutes pareilles
setting-side-B = face B : chacune la sienne
setting-first-random = au hasard
setting-first-1 = place 1
setting-first-2 = place 2
setting-first-3 = place 3
setting-first-4 = place 4
tagline = Un Voyageur, un petit pays magique, et des histoires à rapporter.

# The families of pieces, as the lab's reports call them
family-object = Objets
family-companion = Compagnons
family-adventure = Aventures
family-quest = Quêtes
family-journey = Périples
family-solo = Cartes Solo
family-transport = Moyens de locomotion
family-cell = Cases

# Ce qui ne va pas dans un contenu.

error-first = le réglage first ne peut pas valoir { $first } : il y a { $players } joueurs
expected-cell = une case de A1 à E5
expected-campfires = 6 cases différentes, aucune dans un coin ni au centre
expected-dots = au moins un point hors du pion
expected-tiles = une tuile pour chaque couleur et chaque face
found-other-abilities = d'autres capacités
expected-move-reserve = un déplacement et, en dernier, reserve
some-cards-of-level = { $count } cartes de niveau { $level }
some-cards = { $count } cartes
expected-retire = au plus { $most }, autant que de compagnons
expected-letter = { $letter } pour { $counts }
expected-letters = des tuiles des trois lettres A, B, C
expected-cells = 3 cases différentes
expected-sets = 2 séries différentes
found-two-alike = deux capacités de la même sorte
expected-one-of-a-kind = une seule de chaque sorte
expected-one-condition = une condition au plus, à part pay_clover
expected-using = la condition using:TRANSPORT avant elle
expected-no-clover = un déplacement sans pay_clover
expected-a-move = un déplacement, car lui seul a `with`
expected-no-argument = { $word } sans argument
expected-argument = { $word }: puis l'un de : { $known }
