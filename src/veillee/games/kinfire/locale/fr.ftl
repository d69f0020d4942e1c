# Kinfire Chronicles: messages in French.

## Contenu : ce que l'on attendait

expected-card-effect = un effet de carte, par exemple « move 1; melee 4 focus »
expected-enemy-effect = une capacité, par exemple « melee 8 white; retarget »
expected-operation = une opération, par exemple « gain coins 2 »
expected-ward = une seule instruction ward, puisque la carte est une protection
expected-no-ward = aucune instruction ward : la carte n'est pas une protection
expected-same = un Éclaireur choisi juste avant same, par other ou any_near
expected-attack = une attaque de la forme { $form }
expected-enemy-attack = une attaque avec dégâts, couleur et statuts, de la forme { $form }
expected-attack-before = une attaque avant on_hit
expected-some-operation = au moins une opération, ou nothing
expected-last = rien après une opération qui quitte la carte
expected-card = le numéro d'une carte d'histoire ou de ville
expected-town-card = le numéro d'une carte de ville, comme V-5
expected-memory = le numéro d'une carte Mémento, comme 1-A
expected-quest = le numéro d'une quête, de 1 à 12
expected-level = bronze, silver ou gold
expected-pair = l'identifiant d'une paire, comme lo1
expected-item = l'identifiant d'une carte à usage unique, comme d2
expected-pack = A, B ou C
expected-ending = city_lit, next_watch, other_light ou long_watch
expected-enemy = l'identifiant d'un ennemi, comme wyvern
expected-ally = l'identifiant d'un allié, comme brann
expected-setup = le numéro d'une carte de mise en place du combat, comme 1-2
expected-count = des mémentos différents, au moins autant que le nombre demandé
expected-face = un propriétaire pour une carte de départ ou une amélioration, aucun pour les autres
expected-order = les paires de départ, puis celles à acquérir, puis les améliorations
expected-in-source = { $count } de cette provenance, pour une amélioration une par Éclaireur dans leur ordre
expected-deck = { $count } paires de départ pour chaque Éclaireur
expected-bar = des couleurs que les 9 cartes Action du deck peuvent donner
expected-instants = au plus { $count } cartes instantanées dans le deck
expected-row-tokens = des jetons pour une capacité active, aucun pour une passive
expected-rows = entre 1 et { $most } rangées, dont une active
expected-phases = au plus { $most } phases
expected-row = une rangée entre 1 et { $most }
expected-zone = une zone entre 1 et { $most }
expected-zones = entre 2 et { $most } zones
expected-ally-card = des jetons, un nom de capacité et un effet, ou rien de tout cela
expected-ally-health = des PV, sauf pour un effet d'environnement
expected-neighbours = des zones du plan, chacune nommée une fois, qui disent la même chose de celle-ci
expected-benefit = un effet avec son nombre, et une portée seulement avec un effet
expected-tokens = les jetons 0 à 12, chacun une fois
expected-ally-map = un allié de ce plan ; celui-ci est sur le plan { $map }
expected-won = all, defeat avec un ennemi, ou resets avec un nombre
expected-lost = ally avec un allié de ce combat
expected-good = l'identifiant d'une paire ou d'une carte à usage unique
expected-training = un test de la forme flip 3 need 2 red
expected-exchange = une paire du deck, remplacée par une paire sans visage ou au visage de cet Éclaireur
expected-kinfire = un coût : au plus { $most } jetons de Kinfire
expected-tiers = les paliers 0 à 3, et chaque quête une fois
expected-prompt = une carte Aventure à partir de la quête { $first }, aucune avant
expected-some-card = au moins une carte
expected-card-id = un identifiant comme { $letter }_5
expected-memory-id = un identifiant comme m5_a
expected-options = deux options ou plus avec une seule opération choose ou conundrum, aucune sans elle
expected-first = des lignes avec une seule opération first, aucune sans elle
expected-every-seeker = chaque Éclaireur à exactement une option
expected-no-seekers = des Éclaireurs seulement dans un casse-tête
expected-seekers = des identifiants d'Éclaireurs
expected-clue = un souvenir ou une carte par son numéro, ou plusieurs qui disent quelque chose ensemble, comme 11-B + 2-E
expected-open-option = au moins une option sans condition, ou pour qui n'a pas un mémento
expected-approaches = un texte pour chacune des couleurs à choisir, et pour elles seules
expected-replacement = deux cartes : celle qui est remplacée et celle qui la remplace
expected-reference = la première carte, une fois dans chaque langue, sous la forme [{ $number }-1]
expected-at-location = une carte présente une seule fois, dans un lieu ou parmi les événements
expected-here = des opérations permises ici : combats, remarques et fins dans une quête, auberge, menus et retrait de cartes en ville
expected-same-place = des cartes de la même quête ou de la même ville
expected-leaving = des opérations qui quittent la carte dans tous les cas
expected-end = un chemin qui mène à la fin de la quête
expected-same-location = une autre carte du même lieu
expected-menu = un menu pour cette carte dans shops.toml
expected-interludes = un texte par pochette et par Éclaireur, dans leur ordre

## Cartes : ce qu'elles font

text-melee = { $number ->
    [one] Corps-à-corps : { $number } dégât
   *[other] Corps-à-corps : { $number } dégâts
}
text-ranged = { $number ->
    [one] À distance : { $number } dégât
   *[other] À distance : { $number } dégâts
}
text-melee-area = { $number ->
    [one] Corps-à-corps, toute la zone : { $number } dégât
   *[other] Corps-à-corps, toute la zone : { $number } dégâts
}
text-ranged-area = { $number ->
    [one] À distance, toute une zone : { $number } dégât
   *[other] À distance, toute une zone : { $number } dégâts
}
text-far = { $number ->
    [one] Longue portée (1 ou 2 zones) : { $number } dégât
   *[other] Longue portée (1 ou 2 zones) : { $number } dégâts
}
text-focus = attire l'attention
text-inflicts = inflige { $status }
text-bonus-ally-there = +{ $number } si un autre Éclaireur est dans la zone de la cible
text-bonus-not-focused = +{ $number } si vous n'avez pas son jeton Cible
text-bonus-focused-me = +{ $number } si vous avez son jeton Cible
text-bonus-has-status = +{ $number } si un statut recouvre l'une de ses capacités
text-bonus-hurt = +{ $number } si vous avez au plus la moitié de vos PV
text-bonus-per-ward = +{ $number } par protection que vous avez en jeu
text-bonus-per-3-boosts = +{ $number } par lot de 3 Soutiens dans votre défausse (au plus +3)
text-move = { $number ->
    [one] Déplacez-vous de { $number } zone
   *[other] Déplacez-vous de { $number } zones
}
text-move-other = { $number ->
    [one] Déplacez un autre Éclaireur de { $number } zone
   *[other] Déplacez un autre Éclaireur de { $number } zones
}
text-move-others = { $number ->
    [one] Déplacez chaque autre Éclaireur de { $number } zone
   *[other] Déplacez chaque autre Éclaireur de { $number } zones
}
text-move-all = { $number ->
    [one] Déplacez chaque Éclaireur de { $number } zone
   *[other] Déplacez chaque Éclaireur de { $number } zones
}
text-shift = { $number ->
    [one] Déplacez de { $number } zone un ennemi de votre zone ou d'une zone voisine
   *[other] Déplacez de { $number } zones un ennemi de votre zone ou d'une zone voisine
}
text-heal-self = Récupérez { $number } PV
text-heal = { $who } récupère { $number } PV
text-armor-self = { $number ->
    [one] Gagnez { $number } armure
   *[other] Gagnez { $number } armures
}
text-armor = { $number ->
    [one] { $who } gagne { $number } armure
   *[other] { $who } gagne { $number } armures
}
text-ox-self = { $number ->
    [one] Piochez ou défaussez { $number } carte
   *[other] Piochez ou défaussez { $number } cartes
}
text-ox = { $number ->
    [one] { $who } pioche ou défausse { $number } carte
   *[other] { $who } pioche ou défausse { $number } cartes
}
text-draw-self = { $number ->
    [one] Piochez { $number } carte
   *[other] Piochez { $number } cartes
}
text-draw = { $number ->
    [one] { $who } pioche { $number } carte
   *[other] { $who } pioche { $number } cartes
}
text-cleanse-self = { $number ->
    [one] Défaussez jusqu'à { $number } statut
   *[other] Défaussez jusqu'à { $number } statuts
}
text-cleanse = { $number ->
    [one] { $who } défausse jusqu'à { $number } statut
   *[other] { $who } défausse jusqu'à { $number } statuts
}
text-discard = { $number ->
    [one] Défaussez { $number } carte
   *[other] Défaussez { $number } cartes
}
text-next = { $number ->
    [one] Votre prochaine attaque ce tour : +{ $number } dégât
   *[other] Votre prochaine attaque ce tour : +{ $number } dégâts
}
text-taunt-near = Prenez le jeton Cible d'un ennemi de votre zone ou d'une zone voisine
text-taunt-all = Prenez tous les jetons Cible
text-shed = Donnez vos jetons Cible à d'autres Éclaireurs
text-pawn = { $number ->
    [one] Remettez jusqu'à { $number } pion Éclaireur utilisé dans le sac
   *[other] Remettez jusqu'à { $number } pions Éclaireur utilisés dans le sac
}
text-exhaust-self = Gagnez { $number } Fatigue
text-charge = Chargez votre lanterne
who-other = un autre Éclaireur
who-others = chaque autre Éclaireur
who-any-near = un Éclaireur de votre zone ou d'une zone voisine
who-same = le même Éclaireur
text-ward-heal-end = Protection : à la fin de son tour, chaque autre Éclaireur récupère { $number } PV
text-ward-attack-others = { $number ->
    [one] Protection : les attaques des autres Éclaireurs infligent { $number } dégât de plus
   *[other] Protection : les attaques des autres Éclaireurs infligent { $number } dégâts de plus
}
text-ward-attack-others-ranged = { $number ->
    [one] Protection : les attaques à distance des autres Éclaireurs infligent { $number } dégât de plus
   *[other] Protection : les attaques à distance des autres Éclaireurs infligent { $number } dégâts de plus
}
text-ward-guard-here-others = { $number ->
    [one] Protection : les attaques contre les autres Éclaireurs de votre zone infligent { $number } dégât de moins
   *[other] Protection : les attaques contre les autres Éclaireurs de votre zone infligent { $number } dégâts de moins
}
text-ward-guard-here-all = { $number ->
    [one] Protection : les attaques contre les Éclaireurs de votre zone infligent { $number } dégât de moins
   *[other] Protection : les attaques contre les Éclaireurs de votre zone infligent { $number } dégâts de moins
}
text-boost-damage = { $number ->
    [one] Soutien : +{ $number } dégât
   *[other] Soutien : +{ $number } dégâts
}
text-boost-block = Soutien : parade { $number }
text-boost-move = Soutien : { $number } zone de plus
text-boost-card = Soutien : piocher ou défausser { $number } carte
text-boost-health = Soutien : +{ $number } PV
text-boost-redraw = Soutien : tirer un autre pion
text-free = Action gratuite
text-as-boost = Peut se jouer comme { $boost }
text-disposable = Usage unique
text-exhausted = Coûte 1 PV si elle est défaussée quand la main est renouvelée

## Plateaux, alliés et plans

deed-retarget = Reciblage
deed-retarget-other = Reciblage : { $condition }
deed-on-hit = Si l'attaque a lieu : { $deed }
deed-heal-self = Récupère { $number } PV
deed-grow = Gagne { $number } PV
deed-heal-all = Chaque ennemi récupère { $number } PV
deed-hurt-ally = { $number ->
    [one] L'allié des Éclaireurs subit { $number } dégât
   *[other] L'allié des Éclaireurs subit { $number } dégâts
}
deed-suffer-all = { $number ->
    [one] Chaque Éclaireur subit { $number } dégât
   *[other] Chaque Éclaireur subit { $number } dégâts
}
deed-give-near = Chaque Éclaireur de cette zone ou d'une zone voisine reçoit { $status }
deed-steal-armor = { $number ->
    [one] La cible perd jusqu'à { $number } armure
   *[other] La cible perd jusqu'à { $number } armures
}
deed-discard-random = { $number ->
    [one] La cible défausse { $number } carte au hasard
   *[other] La cible défausse { $number } cartes au hasard
}
deed-bless = Chaque Éclaireur récupère { $number } PV
deed-give-status = Un ennemi reçoit { $status }
deed-flood = { $number ->
    [one] Tous les personnages de la zone { $zone } subissent { $number } dégât
   *[other] Tous les personnages de la zone { $zone } subissent { $number } dégâts
}
deed-toll = { $number ->
    [one] Quitter cette zone : subir { $number } dégât
   *[other] Quitter cette zone : subir { $number } dégâts
}
deed-resist-ranged = { $number ->
    [one] Les attaques à distance lui infligent { $number } dégât de moins
   *[other] Les attaques à distance lui infligent { $number } dégâts de moins
}
deed-resist-melee = { $number ->
    [one] Les attaques au corps-à-corps lui infligent { $number } dégât de moins
   *[other] Les attaques au corps-à-corps lui infligent { $number } dégâts de moins
}
deed-reflect = { $number ->
    [one] Attaque d'au moins { $least } dégâts : l'attaquant subit { $number } dégât
   *[other] Attaque d'au moins { $least } dégâts : l'attaquant subit { $number } dégâts
}
deed-regen-reset = Quand le sac est réinitialisé : gagne { $number } PV
deed-speed = Vitesse { $number }
deed-immune-traps = Insensible aux pièges du plan
deed-immune-zones = Insensible aux effets du plan
zone-gives = Qui entre ici reçoit { $status }
zone-block = { $number ->
    [one] Attaques contre cette zone : { $number } dégât de moins
   *[other] Attaques contre cette zone : { $number } dégâts de moins
}
zone-block-ranged = { $number ->
    [one] Attaques à distance contre cette zone : { $number } dégât de moins
   *[other] Attaques à distance contre cette zone : { $number } dégâts de moins
}
zone-block-melee = { $number ->
    [one] Attaques au corps-à-corps dans cette zone : { $number } dégât de moins
   *[other] Attaques au corps-à-corps dans cette zone : { $number } dégâts de moins
}
zone-damage = { $number ->
    [one] Attaques depuis cette zone : { $number } dégât de plus
   *[other] Attaques depuis cette zone : { $number } dégâts de plus
}
zone-damage-ranged = { $number ->
    [one] Attaques à distance depuis cette zone : { $number } dégât de plus
   *[other] Attaques à distance depuis cette zone : { $number } dégâts de plus
}
zone-damage-melee = { $number ->
    [one] Attaques au corps-à-corps dans cette zone : { $number } dégât de plus
   *[other] Attaques au corps-à-corps dans cette zone : { $number } dégâts de plus
}
zone-health = Qui finit son tour ici récupère { $number } PV
colour-red = rouge
colour-green = vert
colour-blue = bleu
colour-white = blanc
colour-void = néant
joint-and = { $first } et { $last }
joint-or = { $first } ou { $last }

## L'histoire : conditions, tests, conséquences

needs-has = avec « { $name } »
needs-memory = avec un souvenir que vous n'avez pas
needs-no-memory = sans un certain souvenir
needs-not-has = sans « { $name } »
needs-done = après la quête « { $name } »
needs-won = si la quête « { $name } » est gagnée
needs-lost = si la quête « { $name } » est perdue
needs-seeker = avec { $name }
needs-coins = { $number ->
    [one] avec { $number } pièce
   *[other] avec { $number } pièces
}
needs-kinfire = { $number ->
    [one] avec un Éclaireur qui a { $number } jeton de Kinfire
   *[other] avec un Éclaireur qui a { $number } jetons de Kinfire
}
needs-other = plus tard, peut-être
test-each = { $number ->
    [one] Chaque Éclaireur tire { $number } carte : { $needs }.
   *[other] Chaque Éclaireur tire { $number } cartes : { $needs }.
}
test-one = { $number ->
    [one] Un Éclaireur tire { $number } carte : { $needs }.
   *[other] Un Éclaireur tire { $number } cartes : { $needs }.
}
test-group = { $number ->
    [one] Chaque Éclaireur tire { $number } carte et l'on compte ensemble : { $needs }.
   *[other] Chaque Éclaireur tire { $number } cartes et l'on compte ensemble : { $needs }.
}
test-needs = { $number } succès en { $colours }
test-needs-seekers = autant de succès en { $colours } que d'Éclaireurs
test-needs-chosen = { $number } succès dans la couleur choisie ({ $colours })
test-ok = Réussi : { $what }.
test-fail = Manqué : { $what }.
test-all = Si tous réussissent : { $what }.
op-gain-coins = { $number ->
    [one] vous gagnez { $number } pièce
   *[other] vous gagnez { $number } pièces
}
op-lose-coins = { $number ->
    [one] vous perdez { $number } pièce
   *[other] vous perdez { $number } pièces
}
op-gain-fate = { $number ->
    [one] vous gagnez { $number } jeton de destin
   *[other] vous gagnez { $number } jetons de destin
}
op-lose-fate = { $number ->
    [one] vous perdez { $number } jeton de destin
   *[other] vous perdez { $number } jetons de destin
}
op-lose-kinfire = { $number ->
    [one] un Éclaireur perd { $number } jeton de Kinfire
   *[other] un Éclaireur perd { $number } jetons de Kinfire
}
op-exhausted-each = chaque Éclaireur gagne { $number } Fatigue
op-suffer-each = { $number ->
    [one] chaque Éclaireur subit { $number } dégât
   *[other] chaque Éclaireur subit { $number } dégâts
}
op-heal-each = chaque Éclaireur récupère { $number } PV
op-kinfire-each = { $number ->
    [one] chaque Éclaireur gagne { $number } jeton de Kinfire
   *[other] chaque Éclaireur gagne { $number } jetons de Kinfire
}
op-exhausted-one = un Éclaireur gagne { $number } Fatigue
op-suffer-one = { $number ->
    [one] un Éclaireur subit { $number } dégât
   *[other] un Éclaireur subit { $number } dégâts
}
op-heal-one = un Éclaireur récupère { $number } PV
op-kinfire-one = { $number ->
    [one] un Éclaireur gagne { $number } jeton de Kinfire
   *[other] un Éclaireur gagne { $number } jetons de Kinfire
}
op-exhausted-tested = l'Éclaireur gagne { $number } Fatigue
op-suffer-tested = { $number ->
    [one] l'Éclaireur subit { $number } dégât
   *[other] l'Éclaireur subit { $number } dégâts
}
op-heal-tested = l'Éclaireur récupère { $number } PV
op-memory = vous recevez « { $name } »
op-a-prompt = vous recevez une carte Aventure
op-a-memory = vous recevez un souvenir
op-forget = vous défaussez « { $name } »
op-prompt = la quête « { $name } » vous est ouverte
op-drop = la quête « { $name } » vous est fermée
op-loot = « { $name } » va dans votre réserve
op-equip = « { $name } » va dans votre réserve ou tout de suite dans un deck
op-pouch-bronze = vous ouvrez une pochette de bronze
op-pouch-silver = vous ouvrez une pochette d'argent
op-pouch-gold = vous ouvrez une pochette d'or
op-upgrade = vous ouvrez une pochette d'amélioration
op-quest-won = la quête est gagnée
op-quest-lost = la quête est perdue
note-enemy-hp = au combat, { $piece } : +{ $number } PV
note-enemy-hp-less = au combat, { $piece } : −{ $number } PV
note-ally-hp = au combat, { $piece } : +{ $number } PV
note-ally-hp-less = au combat, { $piece } : −{ $number } PV
note-extra-card = au combat, chaque Éclaireur commence avec 8 cartes
note-armor-each = { $number ->
    [one] au combat, chaque Éclaireur commence avec { $number } armure de plus
   *[other] au combat, chaque Éclaireur commence avec { $number } armures de plus
}
note-start-zone = { $number ->
    [one] au combat, { $number } Éclaireur peut commencer dans la zone { $piece }
   *[other] au combat, jusqu'à { $number } Éclaireurs peuvent commencer dans la zone { $piece }
}
note-charge-all = au combat, toutes les lanternes sont chargées au début
note-enemy-status = au combat, un ennemi commence avec { $piece }
note-sluice-closed = au combat, la vanne n'inflige que 1 dégât
note-first-strike = au combat, un Éclaireur joue un tour avant le premier pion

## Réglages

tagline = Portez vos lanternes de quête en quête, combattez côte à côte, et décidez de la fin de l'histoire de la ville.
mode-combat = un seul combat
level-apprentice = Apprenti
level-standard = Standard
level-starless = Sans étoiles
setting-combat = combat
setting-combat-q1_2 = la wyverne sur la route de Vinna
setting-combat-q2_11 = Garrek et Sileth au pont rompu
setting-combat-q3_11 = la Cosse du meunier
setting-combat-q4_9 = la Mère-Racine
setting-combat-q5_11 = le Traqueur-Miroir
setting-combat-q6_8 = Braisevive et son molosse
setting-combat-q7_10 = le Sans-Étoile
setting-combat-q8_11 = la Reine-phalène et son couvain
setting-combat-q9_11 = Mère Vesprée et Deux-Ombres
setting-combat-q10_12 = la Bouvière et l'attelage de braise
setting-combat-q12_12 = la Marée noire
setting-growth = decks
setting-growth-given = renforcés comme la quête le prévoit
setting-growth-none = decks de départ
setting-growth-random = renforcés au hasard
setting-tutorial = didacticiel du premier combat
setting-tutorial-on = avec les deux tours imposés
setting-tutorial-off = sans
setting-leader = chef
setting-leader-none = aucun
setting-leader-1 = la première place
setting-leader-2 = la deuxième place
setting-leader-3 = la troisième place
setting-leader-4 = la quatrième place

## Scène

sign-asha = A
sign-feyn = F
sign-khor = K
sign-naz = N
sign-roland = R
sign-valora = V
status = Le combat continue
status-begins = Le combat va commencer
status-over = Le combat est terminé
status-told = La quête est terminée
zone-life = PV
zone-choosing = Ce qu'on peut choisir
zone-flipped = Cartes retournées
zone-meant = La carte en question
zone-town = Ville
page-city = Ville
page-company = Groupe
zone-trophies = Trophées
zone-memories = Souvenirs
text-actions = Actions de ville restantes : { $number }
mark-closed = fermé pour l'instant
mark-price = prix : { $number }
mark-paid = on en donne : { $number }
text-sold-for = Se vend { $number ->
    [one] { $number } pièce
   *[other] { $number } pièces
}
text-traded-for = Ou cédé contre { $action }
mark-sold-out = épuisé
mark-stock = en stock : { $number }
page-decks = Decks
zone-deckbook = Deck
zone-reserve = Réserve du groupe
text-deckbook = Kinfire : { $number } sur { $number2 } · actions gratuites et assimilées : { $number3 } sur { $number4 }
aid-aim = Le but du combat
aim-all = Gagné quand il ne reste plus d'ennemi.
aim-defeat = Gagné quand { $enemy } n'a plus de PV.
aim-resets = Gagné dès que tous les pions sont retournés dans le sac { $number ->
    [one] une fois
   *[other] { $number } fois
} : tenez jusque-là.
aim-lost = Perdu dès qu'un Éclaireur n'a plus de PV.
aim-ally = Perdu aussi si { $ally } n'a plus de PV.
aim-late = Perdu aussi quand tous les pions retournent dans le sac pour la { $number }e fois ({ $number2 } jusqu'ici).
aid-pawns = Les pions
aid-pawns-1 = Pion d'un Éclaireur : c'est son tour.
aid-pawns-2 = Numéro : la capacité à côté de ce jeton est exécutée.
aid-pawns-3 = Cœur : un Éclaireur de votre choix. Obscurité : la capacité à côté du jeton Obscurité. Les deux vont sur la piste temporelle.
aid-pawns-4 = Quand la piste temporelle est pleine, tous les pions retournent dans le sac.
aid-turn = Le tour d'un Éclaireur
aid-turn-1 = Allez dans une zone voisine, si vous voulez, avant ou après avoir agi.
aid-turn-2 = Jouez une carte Action, servez-vous de votre lanterne chargée, ou passez.
aid-turn-3 = Chaque autre Éclaireur peut aider avec un Soutien de la bonne couleur.
aid-enemies = Les ennemis
aid-enemies-1 = Un ennemi traque celui qui a son jeton Cible.
aid-enemies-2 = Parez pour un autre Éclaireur avec un Soutien de la couleur de l'attaque.
aid-enemies-3 = Les statuts qui couvrent une capacité agissent quand elle sert.
page-story = Récit
page-board = Combat
page-seekers = Éclaireurs
zone-text = Le récit jusqu'ici
zone-map = Plan
zone-playing = La carte jouée
zone-seeker = Éclaireur
zone-hand = Main
zone-deck = Pioche
zone-discard = Défausse
zone-drawn = Pion pioché
zone-bag = Sac
zone-used = Pions utilisés
zone-time = Piste temporelle
zone-piles = Réserve
mark-colour-red = puissance (rouge)
sign-colour-red = R
mark-colour-green = habileté (vert)
sign-colour-green = V
mark-colour-blue = sagesse (bleu)
sign-colour-blue = B
mark-wound = Blessure : 1 dégât au début du tour d'un Éclaireur ; sur une capacité, 2 dégâts à l'ennemi qui s'en sert
mark-weaken = Affaiblissement : les attaques d'un Éclaireur font 1 dégât de moins ce tour-ci ; celles d'une capacité couverte, 2 de moins
mark-stun = Étourdissement : un Éclaireur doit passer ; une capacité couverte n'est pas exécutée
mark-trap = Piège : pas de déplacement ce tour-ci
mark-free = action gratuite : ne coûte rien
mark-ward = protection : reste en jeu
mark-disposable = usage unique : disparaît une fois jouée
mark-kinfire = demande un jeton de Kinfire dans le deck
mark-passive = passive : toujours en vigueur
mark-effect = cette zone a un effet
mark-road = frontière ouverte : figurines et attaques passent
mark-hunt = d'un ennemi vers sa cible
mark-red-line = ligne rouge : personne ne la franchit, mais les attaques passent
mark-black-line = ligne noire : rien ne passe
mark-health = { $number } PV sur { $number2 }
mark-armor = armure : { $number }
mark-kinfire-held = jetons de Kinfire : { $number }
mark-hunted = cible de : { $enemy }
mark-inn = une auberge : on y dort et on y change les decks
mark-shop = une boutique
mark-training = un lieu d'entraînement : on y apprend des cartes
mark-bounties = une maison de primes : on y vend les trophées
mark-hunts = sa cible est { $seat }
mark-hunts-at = sa cible est { $seat }, { $number ->
    [0] dans la même zone
    [1] à distance 1
    [7] hors d'atteinte de toute attaque
   *[other] à distance { $number }
}
mark-seeks = cherche : { $condition }
mark-phase = phase { $number }
mark-charged = la lanterne est chargée
mark-dark = la lanterne n'est pas chargée
mark-copies = { $number } identiques
mark-fate = jetons de destin du groupe
text-seeker = PV { $number }, armure { $number2 }
text-ability-asha = Les attaques des autres Éclaireurs : +1 dégât contre les ennemis de votre zone
text-ability-feyn = Vous pouvez avoir 2 protections en jeu
text-ability-khor = Vous pouvez subir jusqu'à 2 dégâts d'une attaque pour un autre Éclaireur de votre zone
text-ability-naz = Au lieu de vous déplacer, vous pouvez déplacer un autre Éclaireur
text-ability-roland = Vos Soutiens aident quelle que soit leur couleur
text-ability-valora = À votre premier déplacement du tour, un autre Éclaireur gagne 1 armure
text-bar = Deck : puissance { $number }, habileté { $number2 }, sagesse { $number3 }
text-zone = Zone { $number }
text-side-0 = Avec les Éclaireurs
text-side-1 = Avec les ennemis
text-side-2 = Un objet
text-side-3 = Les environs
text-odds = { $number } sur { $number2 } ({ $number3 } %)
text-heart = un Éclaireur au choix
text-nothing = rien
text-resets = Réinitialisations : { $number }
text-fate = Encore utilisables dans ce combat : { $number }
left-wound = Blessures restantes : { $number }
left-weaken = Affaiblissements restants : { $number }
left-stun = Étourdissements restants : { $number }
left-trap = Pièges restants : { $number }
left-armor = Armures restantes : { $number }
left-exhausted = Fatigues restantes : { $number }
status-story = Le récit continue · pièces : { $number }
status-turn = { $seat } agit · déplacement : { $number }
status-acted = { $seat } a agi · déplacement : { $number }
status-enemy = Tour de l'ennemi : { $enemy }
status-ally = Tour d'un allié

## Questions

ask-place = Où commence { $seat } ?
ask-first-lesson = Qui ouvre le premier combat ?
ask-first-strike = Qui frappe avant le premier pion ?
usual-ask-fate = Aucun jeton de destin n'est dépensé tant que chaque Éclaireur a plus de la moitié de ses PV.
usual-ask-redraw = Un pion qui donne un tour à l'un de nous n'est pas remplacé.
usual-ask-boost = Qui n'a pas voulu aider n'est pas redemandé quand d'autres aident, et nul n'ajoute de dégâts là où tous les ennemis tombent de toute façon, ni de PV à qui n'en a perdu aucun.
usual-ask-movement = Qui atteint d'ici tous ceux que la carte pourrait atteindre d'ailleurs ne bouge pas avant elle.
usual-ask-out = Un deck reste tel quel quand la réserve n'a aucune paire pour lui.
usual-ask-sleep = À l'auberge, nous dormons si les lits ne coûtent rien.
ask-fate = Piocher un pion, ou dépenser un jeton de destin (il en reste { $number }) pour choisir parmi quatre ?
ask-pawn = Lequel des pions piochés compte ?
ask-redraw = Pioché : { $pawn }. Le faites-vous remplacer ?
ask-redraw-ability = Pioché : { $pawn }, donc { $enemy } utiliserait « { $ability } ». Le faites-vous remplacer ?
ask-redraw-ally = Pioché : { $pawn }, donc { $ally } agirait. Le faites-vous remplacer ?
ask-heart = Un pion Cœur : qui joue ce tour ?
ask-turn = À vous : déplacez-vous et agissez.
ask-turn-act = À vous : agissez.
ask-turn-acted = Vous avez agi : bougez encore si vous le pouvez, ou finissez le tour.
ask-turn-lesson = Premier tour, guidé : par où approchez-vous de l'ennemi ?
ask-movement = Utilisez-vous votre propre déplacement avant l'effet de « { $card } » ?
ask-walk = « { $card } » vous déplace de { $number ->
    [one] 1 zone
   *[other] { $number } zones au plus
} : vers où ?
ask-send = Quel autre Éclaireur déplacez-vous ? { $number ->
    [one] 1 zone.
   *[other] Jusqu'à { $number } zones.
}
ask-send-each = Vers où se déplace { $seat } ? { $number ->
    [one] 1 zone.
   *[other] Jusqu'à { $number } zones.
}
ask-covering-fire = Feu de couverture : qui gagne 1 armure ?
ask-boost = { $seat } joue « { $card } ». Aidez-vous ?
ask-aim = Qui attaquez-vous ?
ask-cover = { $enemy } reçoit { $status } : quelle capacité est recouverte ?
ask-cover-any = Un ennemi reçoit { $status } : quelle capacité est recouverte ?
ask-seeker = Quel Éclaireur ?
ask-seeker-heal = Qui récupère { $number } PV ?
ask-seeker-armor = Qui gagne { $number ->
    [one] 1 armure
   *[other] { $number } armures
} ?
ask-seeker-ox = Qui pioche ou défausse { $number ->
    [one] une carte
   *[other] { $number } cartes
} ?
ask-seeker-draw = Qui pioche { $number ->
    [one] une carte
   *[other] { $number } cartes
} ?
ask-seeker-cleanse = Qui peut défausser { $number ->
    [one] un statut
   *[other] jusqu'à { $number } statuts
} ?
ask-taunt = Quel jeton Cible prenez-vous ?
ask-shed = { $enemy } vous traque : qui prend son jeton Cible ?
ask-return = Quel pion Éclaireur utilisé retourne dans le sac ? { $number } au plus.
ask-shift = Quel ennemi déplacez-vous, et vers où ?
ask-draw-or-discard = Piocher une carte, ou en défausser une ?
ask-discard = Quelle carte défaussez-vous ?
ask-cleanse = Quel statut défaussez-vous ? { $number } au plus.
ask-cleanse-all = Quel statut défaussez-vous ?
ask-ward = Trop de protections : laquelle est défaussée ?
ask-block = { $enemy } attaque { $number2 ->
    [1] { $seat }
   *[other] { $number2 } Éclaireurs
} pour { $number } dégâts. Parez-vous ?
ask-guard = { $seat } subirait { $number } dégâts. Combien en prenez-vous ?
ask-enemy-move = { $enemy } traque { $seat } et plusieurs zones se valent : laquelle ?
ask-enemy-way = { $enemy } va vers { $zone } : par où ?
ask-target = { $enemy } cherche sa cible ({ $condition }) : qui est-ce ?
ask-token = { $enemy } : à quelle capacité va { $token } ?

## Réponses

option-place = { $seeker } commence dans { $zone }
group-place = Places de départ
option-cover = { $enemy } : recouvrir « { $slot } »
group-cover = Recouvrir une capacité
option-who = { $seeker }
group-who = Éclaireurs
option-draw = Piocher un pion
group-draw = Piocher
option-fate = Dépenser un jeton de destin
group-fate = Destin
option-pawn = Prendre { $pawn }
group-pawn = Pions piochés
option-redraw = Remplacer le pion avec « { $boost } »
group-redraw = Remplacer le pion
option-no_redraw = Garder le pion
group-no_redraw = Garder le pion
option-turn = { $seeker } joue ce tour
group-turn = Qui joue ce tour
option-move = Aller vers { $zone }
group-move = Se déplacer
option-send = Envoyer { $seeker } vers { $zone }
group-send = Envoyer un autre Éclaireur
option-play = Jouer « { $action } »
group-play = Cartes Action
option-lantern = Utiliser la lanterne
group-lantern = Lanterne
option-pass = Passer
group-pass = Passer
option-end_turn = Finir le tour
group-end_turn = Finir le tour
option-boost = Aider avec « { $boost } »
group-boost = Aider
option-as_boost = Aider avec « { $action } », jouée comme Soutien
group-as_boost = Aider avec une carte Action
option-no_boost = Ne pas aider
group-no_boost = Ne pas aider
option-block = Parer pour { $seeker } avec « { $boost } »
group-block = Parer
option-as_block = Parer pour { $seeker } avec « { $action } », jouée comme Soutien
group-as_block = Parer avec une carte Action
option-no_block = Ne pas parer
group-no_block = Ne pas parer
option-aim = Attaquer cet ennemi : { $enemy }
group-aim = Attaquer un ennemi
option-aim_ally = Attaquer cet allié des ennemis : { $ally }
group-aim_ally = Attaquer un allié des ennemis
option-aim_zone = Attaquer tout le monde dans { $zone }
group-aim_zone = Attaquer une zone
option-step = Aller vers { $zone }
group-step = Se déplacer
option-stay = Continuer sans bouger
group-stay = Ne pas bouger
option-shift = { $enemy } : déplacer vers { $zone }
group-shift = Déplacer un ennemi
option-no_shift = Ne déplacer personne
group-no_shift = Ne déplacer personne
option-taunt = { $enemy } : prendre son jeton Cible
group-taunt = Attirer l'attention
option-give = { $enemy } : donner son jeton Cible { A($seeker) }
group-give = Donner des jetons Cible
option-keep = { $enemy } : garder son jeton Cible
group-keep = Garder des jetons Cible
option-return = Remettre un pion de cet Éclaireur : { $seeker }
group-return = Remettre des pions
option-enough = Cela suffit
group-enough = Assez
option-draw_card = Piocher une carte
group-draw_card = Piocher
option-drop = Défausser « { $action } »
group-drop = Défausser une carte Action
option-drop_boost = Défausser le Soutien « { $boost } »
group-drop_boost = Défausser un Soutien
option-drop_status = Défausser { $status }
group-drop_status = Défausser un statut
option-drop_armor = Défausser une armure
group-drop_armor = Défausser une armure
option-drop_exhausted = Défausser une Fatigue
group-drop_exhausted = Défausser une Fatigue
option-neither = Ni l'un ni l'autre
group-neither = Ni l'un ni l'autre
option-discard_ward = Défausser « { $action } »
group-discard_ward = Défausser une protection
option-guard = { $number ->
    [0] Ne rien prendre
   *[other] En prendre { $number }
}
group-guard = Rempart
option-enemy_to = { $enemy } va vers { $zone }
group-enemy_to = Où va l'ennemi
option-target = { $enemy } traque { $seeker }
group-target = Qui l'ennemi traque
option-token = { $number ->
    [0] Le jeton Obscurité à la capacité { $number2 }
   *[other] Le jeton { $number } à la capacité { $number2 }
}
group-token = Jetons Capacité

## Ce qui se passe

event-joins = { $seat } rejoint le groupe.
event-goes-on = { $seat } reste du groupe.
event-exchange = { $seat } échange « { $pair } » contre « { $pair2 } ».
event-combat = Combat : { $map }. Le groupe gagne { $number ->
    [one] 1 jeton de destin
   *[other] { $number } jetons de destin
}.
event-placed = { $seat } commence ici : { $area }.
event-first-lesson = { $seat } commence avec « { $card } » en main.
event-shuffles = { $seat } mélange sa défausse pour en faire un nouveau deck.
event-draws = { $seat } pioche « { $card } ».
event-hand-again = Aucune carte Action : { $seat } pioche une autre main.
event-renews = { $seat } n'a plus de carte Action et renouvelle sa main.
event-exhausted = { $seat } perd { $number } PV à cause de la Fatigue : reste { $number2 }.
event-charged = { $seat } : la lanterne est chargée.
event-armor = { $seat } gagne { $number ->
    [one] 1 armure
   *[other] { $number } armures
} : { $number2 } à présent.
event-covering-fire = Feu de couverture : { $seat } gagne { $number ->
    [one] 1 armure
   *[other] { $number } armures
} : { $number2 } à présent.
event-status = { $seat } reçoit { $status }.
event-status-triggers = { $seat } a { $status } : l'effet s'applique (cartes : { $number }).
event-status-ends = { $seat } défausse { $status }.
event-gains-exhausted = { $seat } gagne une Fatigue.
event-heals = { $seat } récupère { $number } PV : { $number2 } à présent.
event-falls = { $seat } n'a plus de PV.
event-pawn = Pioché : { $pawn }.
event-fate = { $seat } dépense un jeton de destin : reste { $number }.
event-fate-draws = Pioché avec le jeton de destin : { $pawn }.
event-pawn-chosen = { $seat } choisit { $pawn }.
event-redraws = { $seat } joue « { $card } » : { $pawn } retourne dans le sac.
event-no-token = Il n'y a pas { $token } en jeu : rien ne se passe.
event-reset = La piste du temps est pleine : tous les pions retournent dans le sac (réinitialisation { $number }).
event-turn = { $seat } joue son tour.
event-walks = { $seat } se déplace : { $area }.
event-plays = { $seat } joue « { $card } ».
event-boosts = { $seat } aide { $seat2 } avec « { $card } ».
event-passes = { $seat } passe.
event-discards-ward = { $seat } défausse la protection « { $card } ».
event-next-attack = { $seat } : la prochaine attaque de ce tour inflige { $number } de plus.
event-returns-pawn = { $seat } remet { $pawn } dans le sac.
event-shifts = { $seat } déplace un ennemi, { $enemy } : { $area }.
event-drop = { $seat } défausse « { $action } ».
event-drop-boost = { $seat } défausse le Soutien « { $boost } ».
event-drop-status = { $seat } défausse { $status }.
event-drop-armor = { $seat } défausse une armure.
event-drop-exhausted = { $seat } défausse une Fatigue.
event-no-target = { $seat } n'a personne à portée : l'attaque n'a pas lieu.
event-printed = L'attaque inflige { $number }.
event-more-boosts = +{ $number } grâce aux Soutiens.
event-more-next = +{ $number } grâce à ce qui a été préparé ce tour.
event-more-wards = +{ $number } grâce aux protections.
event-more-zone = +{ $number } grâce à la zone.
event-more-condition = +{ $number } grâce à la condition de la carte.
event-more-opportunist = +1 : Asha est dans la zone de la cible.
event-less-weakness = −{ $number } à cause d'un Affaiblissement.
event-less-zone = −{ $number } à cause de la zone de la cible.
event-less-wards = −{ $number } grâce aux protections.
event-less-resistance = −{ $number } : la cible résiste.
event-strikes = { $seat } touche { $enemy } : { $number } dégâts, reste { $number2 } PV.
event-strikes-ally = { $seat } touche { $ally } : { $number } dégâts, reste { $number2 } PV.
event-attention = { $enemy } traque désormais { $seat }.
event-reflected = L'attaque se retourne : { $seat } subit { $number }, l'armure ({ $number2 }) en laisse { $number3 } : reste { $number4 } PV.
event-noted = Le récit a laissé des traces : un ennemi commence avec { $status }.
event-covers = { $enemy } : { $status } recouvre « { $ability } ».
event-toll = { $seat } paie { $number } pour partir, l'armure ({ $number2 }) en laisse { $number3 } : reste { $number4 } PV.
event-wounded = { $seat } subit { $number } par ses Blessures, l'armure ({ $number2 }) en laisse { $number3 } : reste { $number4 } PV.
event-suffers = { $seat } subit { $number }, l'armure ({ $number2 }) en laisse { $number3 } : reste { $number4 } PV.
event-flooded = La crue : { $seat } subit { $number }, l'armure ({ $number2 }) en laisse { $number3 } : reste { $number4 } PV.
event-hit = { $seat } encaisse { $number }, l'armure ({ $number2 }) en laisse { $number3 } : reste { $number4 } PV.
event-unharmed = { $seat } : il ne reste rien de l'attaque.
event-guards = { $seat } en prend { $number }, l'armure ({ $number2 }) en laisse { $number3 } : reste { $number4 } PV.
event-ability = { $enemy } utilise « { $ability } ».
event-enemy-wounded = { $enemy } subit { $number } par Blessure : reste { $number2 } PV.
event-enemy-stunned = Étourdissement : { $enemy } n'exécute pas sa capacité.
event-enemy-trapped = Piège : { $enemy } ne peut pas se déplacer.
event-enemy-weakened = Affaiblissement : { $enemy } inflige { $number } de moins.
event-enemy-ready = { $enemy } est déjà en position contre { $seat } et ne bouge pas.
event-enemy-stuck = { $enemy } ne peut pas s'approcher davantage de sa cible, { $seat }, et ne bouge pas.
event-enemy-reaches = { $enemy } se met à portée de sa cible, { $seat } : { $area }{ $number ->
    [1] .
   *[other] , la meilleure de { $number } zones.
}
event-enemy-nearer = { $enemy } s'approche de sa cible, { $seat } : { $area }{ $number ->
    [1] .
   *[other] , la meilleure de { $number } zones.
}
event-enemy-prefers = { $area } : { $enemy } évite ce qui lui nuit et préfère ce qui l'aide.
event-enemy-sent = Entre des zones qui se valent, { $seat } a choisi pour { $enemy } : { $area }.
event-enemy-passes = { $enemy } traverse : { $area }.
event-out-of-range = { $enemy } n'atteint pas { $seat } : pas d'attaque.
event-attacks = { $enemy } attaque { $seat } : { $number2 } dégâts (valeur imprimée : { $number }).
event-blocks = { $seat } pare { $number } pour { $seat2 } avec « { $card } ».
event-targets = { $enemy } cherche sa cible ({ $condition }) : { $seat }.
event-targets-tied = { $enemy } cherche sa cible ({ $condition }) : égalité, le groupe désigne { $seat }.
event-enemy-heals = { $enemy } gagne { $number } PV : { $number2 } à présent.
event-steals-armor = { $seat } perd { $number ->
    [one] 1 armure
   *[other] { $number } armures
}.
event-loses-card = { $seat } perd « { $card } » au hasard.
event-ally-ability = { $ally } agit.
event-ally-hurt = { $ally } subit { $number } : reste { $number2 } PV.
event-ally-leaves = { $ally } quitte le combat.
event-enemy-flooded = La crue : { $enemy } subit { $number }, reste { $number2 } PV.
event-defeated = Hors de combat : { $enemy }.
event-new-phase = { $enemy } entre en phase { $number } avec { $number2 } PV ; le tour prend fin.
event-overlay = « { $ability } » prend la place de « { $ability2 } » ({ $enemy }).
event-token-moves = { $token } va à « { $ability } » ({ $enemy }).
event-combat-won = Le combat est gagné.
event-combat-lost = Le combat est perdu.

## La fin

reason-combat-won = Le combat a été gagné.
reason-combat-lost = Le combat a été perdu.

## Pourquoi pas

why-not-in-group = { $seeker } ne fait pas partie du groupe.
why-no-enemy = Cet ennemi n'est pas dans le combat : { $enemy }.
why-no-ally = Cet allié n'est pas dans le combat : { $ally }.
why-no-zone = Ce plan n'a pas cette zone : { $zone }.
why-same-zone = La figurine y est déjà : { $zone }.
why-red-line = Une ligne rouge barre le passage vers { $zone } : personne ne peut la franchir.
why-black-line = Une ligne noire barre le passage vers { $zone } : rien ne passe.
why-no-way = Aucune frontière ouverte ne mène d'ici vers { $zone }.
why-trapped = Un Piège vous retient : pas de déplacement vers { $zone } ce tour-ci.
why-lesson = Au premier tour du didacticiel vous allez vers la wyverne, et { $zone } n'est pas sur le chemin.
why-lesson-boost = Au premier tour du didacticiel on joue le Soutien de dégâts le plus fort, pas « { $card } ».
why-send-oneself = { $seeker } se déplace par son propre mouvement et n'envoie que les autres.
why-one-after-another = { $seat } passe d'abord, { $seeker } à un autre moment.
why-other-seeker = Il faut un autre Éclaireur que celui-ci : { $seeker }.
why-not-in-hand = Cette carte n'est pas dans votre main : « { $card } ».
why-no-status = { $seat } n'a pas { $status }.
why-no-help = « { $card } » ne servirait à rien ici.
why-colour = La couleur ne correspond pas : « { $card } ».
why-block-oneself = On ne pare pas pour soi-même : { $seeker } a besoin d'un autre Éclaireur.
why-not-hit = { $seeker } n'est pas touché par cette attaque.
why-no-damage = { $seeker } ne subirait plus de dégâts.
why-no-block = « { $card } » n'est pas une parade.
why-no-redraw = « { $card } » ne remplace pas de pion.
why-not-drawn = Il n'est pas parmi les pions piochés : { $pawn }.
why-stunned = Un Étourdissement vous empêche de jouer « { $action } » ce tour-ci.
why-passed = Vous avez passé : « { $action } » ne peut plus être jouée ce tour-ci.
why-acted = Vous avez agi, et « { $action } » n'est pas une action gratuite.
why-new-ward = « { $action } » vient d'être jouée : c'est une protection antérieure qui part.
why-not-in-play = « { $action } » n'est pas en jeu.
why-out-of-range = Hors de portée de cette attaque : { $zone }.
why-not-attackable = On ne peut pas attaquer cet allié : { $ally }.
why-nobody-there = Il n'y a personne à toucher : { $zone }.
why-other-enemy = Il s'agit d'un autre ennemi : { $enemy2 }, pas { $enemy }.
why-no-row = { $enemy } n'a pas de capacité { $number }.
why-passive = { $enemy } : la capacité { $number } est passive, aucun statut ne la recouvre.
why-too-far = { $seeker } est trop loin.
why-enemy-too-far = Cet ennemi est trop loin : { $enemy }.
why-no-used-pawn = Aucun pion utilisé de cet Éclaireur sur la table : { $seeker }.
why-not-best = { $seeker } ne remplit pas le mieux la condition ({ $condition }).
why-avoids = { $zone } : { $enemy } a mieux, car un ennemi évite ce qui lui nuit et préfère ce qui l'aide.
why-not-as-good = { $enemy } : { $zone } n'est pas un déplacement équivalent.
why-guard = Vous ne pouvez pas en prendre { $number }.
why-other-token = On place d'abord { $token }, le numéro { $number } à un autre moment.
why-no-token-row = La capacité { $number } ne reçoit pas d'autre jeton maintenant.
why-moved = Il ne vous reste aucun déplacement pour ce tour : { $zone } attendra.
why-own-action = On ne soutient pas sa propre action : « { $card } » est pour les autres.
why-no-attack = Il n'y a aucune attaque à parer maintenant : « { $card } » attendra.
why-dark-lantern = Votre lanterne n'est pas chargée : cela vient avec une nouvelle main.
why-stunned-lantern = Un Étourdissement vous empêche d'utiliser la lanterne ce tour-ci.
why-acted-lantern = Vous avez agi : la lanterne serait une deuxième action.
why-has-acted = Vous avez agi, il n'y a plus rien à passer : terminez le tour.
why-not-acted = Agissez d'abord, ou passez : alors le tour se termine.
why-card-first = Jouez d'abord une carte qui attaque ; vous choisirez ensuite si elle touche { $enemy }.
why-before-a-draw = Un jeton de destin se dépense avant de piocher un pion, pas pendant un tour.
why-others-turn = C'est le tour { DE($seat) } : « { $action } » se joue pendant le vôtre.
why-only-blocks = Contre une attaque, seules les parades aident, et « { $card } » n'en est pas une.
why-nobodys-turn = Ce n'est le tour de personne : il faut d'abord piocher un pion.
why-no-footprint = Aucune paire d'empreintes libre : { $zone }.

## L'histoire : questions, options, événements, refus
ask-choose = { $story } : que faites-vous ?
ask-conundrum = { $story } : que faites-vous ? Chacun de vous dont la flamme est à côté gagne 1 jeton de Kinfire.
ask-one = Quel Éclaireur ?
ask-one-exhausted = Quel Éclaireur gagne { $number ->
    [one] une carte Fatigue
   *[other] { $number } cartes Fatigue
} ?
ask-one-suffers = Quel Éclaireur subit { $number } { $number ->
    [one] dégât
   *[other] dégâts
} ?
ask-one-heals = Quel Éclaireur récupère { $number } PV ?
ask-one-kinfire = Quel Éclaireur gagne { $number ->
    [one] un jeton kinfire
   *[other] { $number } jetons kinfire
} ?
ask-one-loses = Quel Éclaireur perd { $number ->
    [one] un jeton kinfire
   *[other] { $number } jetons kinfire
} ?
ask-who-flips = Quel Éclaireur passe le test et retourne { $number ->
    [one] une carte
   *[other] { $number } cartes
} ?
ask-approach = Sur quelle couleur misez-vous pour ce test ?
ask-equip = { $action } : dans la réserve, ou tout de suite dans un deck ?
ask-make-room = Quelle paire quitte le deck pour { $pair } ?

option-choose = { $line }
group-choose = Ce que vous faites
option-approach = { $colour }
group-approach = Couleur du test
option-visit = Aller ici : { $location }
group-visit = Visiter un lieu
option-give_up = Renoncer aux actions
group-give_up = Renoncer
option-pack_up = Ranger, garder les actions
group-pack_up = Ranger
option-buy = Acheter { $action }
group-buy = Acheter
option-sell = Vendre le trophée : { $enemy }
group-sell = Vendre des trophées
option-trade = Échanger le trophée contre son objet spécial : { $enemy }
group-trade = Échanger un trophée
option-train = S'entraîner pour { $action }
group-train = S'entraîner
option-leave = Partir
group-leave = Partir
option-sleep = Dormir ici
group-sleep = Dormir
option-stay_awake = Ne pas dormir ici
group-stay_awake = Ne pas dormir
option-out = Retirer { $pair }
group-out = Retirer des paires
option-in = Ajouter { $pair }
group-in = Ajouter des paires
option-put = Ajouter { $action }
group-put = Ajouter des cartes à usage unique
option-take = Retirer { $action }
group-take = Retirer des cartes à usage unique
option-to_reserve = Dans la réserve
group-to_reserve = Réserve
option-to_deck = Dans le deck : { $seeker }
group-to_deck = Decks
option-build = Composer un deck avec les cartes disponibles
group-build = Composer un deck
option-starting_deck = Jouer le deck de départ
group-starting_deck = Deck de départ
option-old_deck = Reprendre le deck d'avant
group-old_deck = Ancien deck
option-quest = Jouer la quête « { $quest } »
group-quest = Quêtes

event-prologue = La campagne commence : portez vos lanternes jusqu'à Vinna, et rapportez-les allumées.
event-quest = La quête « { $quest } » commence.
event-quest-won = La quête « { $quest } » est réussie.
event-quest-lost = La quête « { $quest } » est perdue.
event-reads = Carte : { $story }.
event-votes = { $seat } vote : { $line }
event-tied = Les voix sont égales : le sort décide.
event-tied-leader = Les voix sont égales : { $seat } décide.
event-chooses = Le groupe décide : { $line }
event-gains-coins = Le groupe gagne { $number ->
    [one] 1 pièce
   *[other] { $number } pièces
} : { $number2 } désormais.
event-loses-coins = Le groupe a { $number ->
    [one] 1 pièce
   *[other] { $number } pièces
} de moins : reste { $number2 }.
event-gains-fate = Le groupe gagne { $number ->
    [one] 1 jeton destin
   *[other] { $number } jetons destin
} : { $number2 } désormais.
event-loses-fate = Le groupe perd { $number ->
    [one] 1 jeton destin
   *[other] { $number } jetons destin
} : reste { $number2 }.
event-gains-kinfire = { $seat } gagne { $number ->
    [one] 1 jeton kinfire
   *[other] { $number } jetons kinfire
} : { $number2 } désormais.
event-loses-kinfire = { $seat } perd { $number ->
    [one] 1 jeton kinfire
   *[other] { $number } jetons kinfire
} : reste { $number2 }.
event-suffers-on-the-way = { $seat } subit { $number } { $number ->
    [one] dégât
   *[other] dégâts
} : reste { $number2 } PV.
event-gains-memory = Le groupe reçoit un souvenir : { $memory }.
event-loses-memory = Le groupe défausse un souvenir : { $memory }.
event-gains-prompt = Une nouvelle aventure : la quête « { $quest } ».
event-loses-prompt = La quête « { $quest } » est fermée pour de bon.
event-gains-card = Dans la réserve : { $action }.
event-opens-pouch = Le groupe ouvre une pochette : { $pouch }.
event-opens-pack = Le groupe ouvre : { $pack }.
event-interlude = Un interlude raconte { $seat }.
event-puts-in = { $seat } ajoute { $action } au deck.
event-flips = { $seat } retourne { $card }.
event-approaches = { $seat } mise sur une couleur : { $colour }.
event-passes-test = { $seat } réussit le test.
event-fails-test = { $seat } échoue au test.
event-group-passes = Le groupe réussit le test.
event-group-fails = Le groupe échoue au test.
event-city = La quête s'achève en ville : { $number ->
    [one] 1 action de ville de plus
   *[other] { $number } actions de ville de plus
}, { $number2 } en tout.
event-ending = La campagne s'achève : { $ending }.

why-needs-memory = Il faut un souvenir que vous n'avez pas.
why-needs-no-memory = C'est fermé à qui possède le souvenir { $memory }.
why-needs-quest = Cela dépend de l'issue d'une autre quête.
why-needs-seeker = Seulement avec { $seeker } dans le groupe.
why-needs-coins = { $number ->
    [one] Il faut 1 pièce
   *[other] Il faut { $number } pièces
} ; vous en avez { $number2 }.
why-needs-kinfire = { $number ->
    [one] Il faut un Éclaireur qui ait 1 jeton kinfire.
   *[other] Il faut un Éclaireur qui ait { $number } jetons kinfire.
}
why-needs-other = Cela ne vous est pas ouvert maintenant.
why-other-card = « { $line } » n'est pas sur la carte que vous lisez.
why-fatal = « { $line } » amènerait à coup sûr un Éclaireur à 0 PV, et il y a une autre voie.
why-no-kinfire = { $seeker } n'a pas de jeton kinfire à perdre.
why-would-fall = { $seeker } tomberait à 0 PV, un autre Éclaireur non.
why-no-approach = La carte ne propose pas { $colour }.
why-no-room = { $seeker } ne peut prendre { $action } dans les limites du deck.
why-not-in-deck = { $pair } n'est pas dans votre deck.
why-limits = Sans { $pair }, le deck enfreindrait une limite.

reason-quest-won = La quête est réussie.
reason-quest-lost = La quête est perdue.
reason-campaign-won = La campagne est gagnée.
reason-campaign-lost = La campagne est perdue.

mode-quest = une seule quête
role-note-asha = lames et ruses, de près
role-note-feyn = chants qui protègent, soins, chance
role-note-khor = armure, attire les coups, protège
role-note-naz = haches et ordres, déplace tout le monde
role-note-roland = magie à distance, statuts, soins
role-note-valora = arc, pièges, toujours en mouvement
setting-quest = quête
setting-quest-1 = En route vers Vinna
setting-quest-2 = Le pont rompu
setting-quest-3 = Le moulin sans ailes
setting-quest-4 = Les racines qui boivent
setting-quest-5 = Les archives noyées
setting-quest-6 = La voleuse de braises
setting-quest-7 = La Nuit sur le phare
setting-quest-8 = Le fanal muet
setting-quest-9 = La criée sans lampes
setting-quest-10 = La caravane de cendre
setting-quest-11 = Le conseil des gardiens
setting-quest-12 = Le phare mort
setting-decisions = décisions du groupe
setting-decisions-vote = votées par tous
setting-decisions-speaker = prises par le porte-parole

ask-visit = Où allez-vous en ville ? { $number ->
    [one] Il reste 1 action de ville.
   *[other] Il reste { $number } actions de ville.
}
ask-market = Que faites-vous ici ? { $number ->
    [0] Vous n'avez pas de pièces.
    [one] Vous avez 1 pièce.
   *[other] Vous avez { $number } pièces.
}
ask-sleep = Passez-vous la nuit ici, pour vous reposer et refaire vos decks ? { $number ->
    [0] Les lits sont offerts.
    [one] Cela coûte 1 pièce.
   *[other] Cela coûte { $number } pièces.
}
ask-out = Quelles paires retirez-vous de votre deck ?
ask-in = Quelle paire mettez-vous dans votre deck ? { $number ->
    [one] Une place est libre.
   *[other] { $number } places sont libres.
}
ask-take = Quelles cartes à usage unique retirez-vous de votre deck ?
ask-put = Quelles cartes à usage unique mettez-vous dans votre deck ?
ask-newcomer = Un nouveau visage dans le groupe, { $seat } : avec quel deck ?
ask-quest = Quelle quête jouez-vous ?
event-takes-out = { $seat } retire { $action } du deck.
event-visits = Le groupe va ici : { $location }.
event-gives-up = Le groupe renonce aux actions de ville restantes.
event-packs-up = Le groupe range et note { $number ->
    [one] 1 action de ville
   *[other] { $number } actions de ville
}.
event-votes-visit = { $seat } vote : { $location }
event-votes-give-up = { $seat } vote pour renoncer aux actions restantes.
event-votes-pack-up = { $seat } vote pour ranger.
event-votes-quest = { $seat } vote : { $quest }
event-buys = Le groupe achète { $action }.
event-sells = Le groupe vend un trophée : { $enemy }.
event-trades = Le groupe échange un trophée ({ $enemy }) contre { $action }.
event-trains = { $seat } s'entraîne pour { $action }.
event-sleeps = Le groupe dort : toutes les cartes Fatigue quittent les decks.
event-leaves-group = { $seeker } quitte le groupe.
event-newcomer = { $seat } arrive avec { $number ->
    [0] aucun jeton kinfire
    [one] 1 jeton kinfire
   *[other] { $number } jetons kinfire
}.
event-chapter-ends = Le chapitre { $number } est fini.
why-not-open = Ce lieu est fermé pour l'instant : { $location }.
why-other-town = Ce lieu est dans une autre ville : { $location }.
why-inn-first = Il faut d'abord changer un deck : seule une auberge convient, pas ce lieu : { $location }.
why-deck-first = Il faut d'abord changer un deck à l'auberge.
why-before-quest = Avant la quête d'un chapitre, on ne range pas.
why-not-sold = { $action } ne se vend pas ici.
why-sold-out = { $action } est épuisé.
why-too-dear = { $action } coûte { $number ->
    [one] 1 pièce
   *[other] { $number } pièces
} ; vous en avez { $number2 }.
why-no-trophy = Vous n'avez pas ce trophée : { $enemy }.
why-not-bought = Personne n'achète ce trophée ici : { $enemy }.
why-no-object = Il n'y a pas d'objet spécial pour ce trophée : { $enemy }.
why-one-object = Un seul objet spécial par visite : ce trophée attendra ({ $enemy }).
why-not-taught = { $action } ne s'enseigne pas ici.
why-no-coins-bed = Le lit coûte { $number ->
    [one] 1 pièce
   *[other] { $number } pièces
} ; vous en avez { $number2 }.
why-must-sleep = Un deck enfreint une limite et doit être changé cette nuit.
why-not-complete = Le deck ne peut pas encore être complété dans ses limites.
why-not-in-reserve = { $pair } n'est pas dans la réserve.
why-other-face = { $pair } porte le visage d'un autre Éclaireur.
why-no-completion = Avec { $pair }, le deck ne pourrait plus être complété dans ses limites.
why-keeps = { $pair } n'a pas à quitter le deck.
why-no-item = { $action } n'est pas dans la réserve.
why-item-not-in-deck = { $action } n'est pas dans votre deck.
why-instants = Avec { $action }, le deck aurait trop de cartes instantanées.
why-no-old-deck = { $seat } n'a pas de deck d'avant.
why-no-prompt = Vous n'avez pas la carte Aventure de la quête « { $quest } ».
mode-campaign = un chapitre de la campagne
page-ahead = Le chapitre { $number } vous attend
page-won = La campagne est gagnée : { $ending }
page-lost = La campagne est perdue : { $ending }
zone-coins = Pièces
zone-fate = Jetons destin
setting-level = difficulté
setting-level-apprentice = Apprenti
setting-level-standard = Standard
setting-level-starless = Sans étoiles
phrase-can-block = Je peux parer.
phrase-can-boost = Je peux soutenir.
phrase-hunted = C'est moi la cible.
text-test = Épreuve
text-trial = L'épreuve
trial-passed = { $seeker } réussit
trial-failed = { $seeker } échoue
trial-group-passed = Le groupe réussit
trial-group-failed = Le groupe échoue
trial-all = Tous ont réussi
trial-card = { $card } ({ $colours })
trial-flipped = Cartes retournées : { $cards }.
trial-brings = Ce qui suit : { $what }.
text-campaign = Les lanternes
text-recalled = Vous vous souvenez : { $memory }
text-interlude = Interlude : { $seeker }
zone-away = Absents du groupe
zone-quests = Quêtes
zone-deck-of = Deck { DE($seeker) }
quest-won = réussie
quest-lost = perdue
quest-open = ouverte
mark-exhausted = cartes épuisées : { $number }
zone-limits = Les cinq limites d'un deck
limit-own = 1 · Techniques secrètes : une carte à visage n'est que pour cet Éclaireur.
limit-size = 2 · Taille : { $number2 } paires, aucune ne manque.
limit-missing = { $number ->
    [one] 2 · Taille : { $number2 } paires, il en manque une.
   *[other] 2 · Taille : { $number2 } paires, il en manque { $number }.
}
limit-colours = 3 · Couleurs :
limit-colour = { $colour } { $number } sur { $number2 }
limit-either = { $number ->
    [one] une carte de plus compte pour l'une ou l'autre de ses couleurs
   *[other] { $number } cartes de plus comptent pour l'une ou l'autre de leurs couleurs
}
limit-kinfire = 4 · Kinfire : les cartes coûtent { $number }, l'Éclaireur a { $number2 }.
limit-instants = 5 · Actions gratuites et assimilées : { $number }, au plus { $number2 }.
zone-prompts = Aventures à venir

# Figures that the lab follows

tally-coins = pièces
tally-fate = jetons de destin
tally-kinfire = jetons de Kinfire de tous
tally-exhausted = cartes Fatigue
tally-new-pairs = nouvelles paires dans les decks
tally-reserve = cartes en réserve
tally-memories = souvenirs

# Ce qu'un choix apporterait.
hint-stake-foes = « { $best } » : l'ennemi s'use plus vite.
hint-stake-own = « { $best } » : votre propre santé y perd moins.
hint-stake-friends = « { $best } » : la santé de vos compagnons y perd moins.
hint-stake-hand = « { $best } » : il vous reste plus de cartes en main.

preview-coins = pièces : { $number } → { $number2 }
preview-trade = le groupe reçoit { $action }
cover-ability = { $enemy } : recouvrir « { $ability } »
preview-hit = { $enemy } : { $number } { $number ->
    [one] dégât
   *[other] dégâts
}, PV { $number2 } → { $number3 }
preview-no-target = aucun ennemi à portée d'ici
preview-boost = dégâts de l'attaque : { $number } → { $number2 }
preview-boost-area = dégâts à chaque cible : { $number } → { $number2 }
preview-suffers = { $seat } : { $number } { $number ->
    [one] dégât
   *[other] dégâts
}, parade { $number2 }, armure { $number3 } ; PV { $number4 } → { $number5 }
