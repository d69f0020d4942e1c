# L'Artiste en français.

## Contenu

text-upper = Chanson : { $text }
text-lower = Contre { $price } : { $text }
text-discard = Défausse : { $text }
count-volume = { $number ->
    [one] { $number } volume
   *[other] { $number } volumes
}
count-stone = { $number ->
    [one] { $number } pierre acoustique
   *[other] { $number } pierres acoustiques
}
count-movement = { $number ->
    [one] { $number } déplacement de plus
   *[other] { $number } déplacements de plus
}
mark-crest = Écusson
mark-rune = Rune
mark-gem = Gemme bleue
mark-per-skill = par carte Compétence dans la zone Chanson
mark-per-fan = par fan
mark-per-rune = par rune sur une Salle de Clan

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

sing-pier = Chantez devant un clan présent sur ce Quai, puis achetez 1 carte si vous le souhaitez.
sing-square = Placez 1 écusson sur un Habitant (coût en icônes de Clan : { $number }).
sing-hall = Placez 1 rune ici (coût en icônes { $kind } : plus de { $number }).
sing-isle = Chantez devant les bateaux non à quai d'un côté, un clan après l'autre.

merchant-entertainer = Chante pour de l'Or : joue des cartes dans sa chanson, tourne le cadran Tempo et se produit sur les Quais, sur la Grand Place et dans les Salles.
aid-song = L'Artiste
aid-song-1 = Composition : jouez une carte dans la chanson, défaussez-en une autre ; ses sabliers tournent le cadran, et elle donne du volume.
aid-song-2 = Si le cadran dépasse l'étagère : chantez dans un lieu, puis dans autant d'autres que le dit le quart.
aid-song-3 = Quai : icônes × Aventuriers = Or, puis achetez une carte. Grand Place : un écusson. Salle : une rune. Île du Dragon : les bateaux non à quai, avec une rune dans la Salle du clan.
aid-song-4 = Pause : avancez des sabliers défaussés, videz la chanson, piochez jusqu'à la limite.
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
title-stone = Pierre acoustique
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
note-hand-limit = limite de main { $number }
note-card-price = { count-gold } l'une
note-quarters = chanson dans { $number ->
    [one] { $number } quart
   *[other] { $number } quarts
}

## Questions

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

## Réponses

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

## Ce qu'une réponse apporterait

preview-costs-volume = Coûte { count-volume }
preview-volume = { $number } de volume en plus
preview-discards = Votre autre carte, « { $card } », est défaussée
preview-song = Le cadran dépasse l'étagère : vous chantez à ce tour, et pourrez visiter { $number ->
    [one] { $number } autre lieu
   *[other] { $number } autres lieux
}
preview-no-song = Pas encore de chanson : il manque { $number ->
    [one] { $number } quart
   *[other] { $number } quarts
}
preview-reach = Vous pouvez en réunir { $number }
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
preview-side = Sur { $side } : jusqu'à { count-gold }
preview-icons-lost = { $number ->
    [0] Rien n'est perdu
    [one] { $number } source d'icônes encore utilisable est perdue
   *[other] { $number } sources d'icônes encore utilisables sont perdues
}
preview-swan = Vous pourrez visiter { $number ->
    [one] { $number } lieu
   *[other] { $number } lieux
}, { $number2 ->
    [0] sans icône
    [one] avec { $number2 } source d'icônes
   *[other] avec { $number2 } sources d'icônes
}
preview-last-song = C'était la dernière occasion de chanter
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
preview-paid = En tout { $number ->
    [one] { $number } icône
   *[other] { $number } icônes
} sur { $number2 }
preview-excess = { $number } de plus qu'il n'en faut : perdu
preview-on-top = Elle va sur le dessus de votre pioche
preview-hand-limit = Votre limite de main passe à { $number }

## Le journal

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

## Pourquoi pas

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

## Ce que les listes appellent modes, niveaux et réglages

family-place = Lieux des chansons
expected-starting = { $count } cartes de départ
expected-own-id = un id qu'aucune carte « { $kind } » ne porte
expected-quarters = { $count } nombres, un par quart
expected-by-crests = { $count } nombres qui ne baissent jamais, par écussons placés
expected-paladin = des icônes Paladin
expected-lower = un coût en volume avec une partie inférieure, ou ni l'un ni l'autre
expected-effects = au moins un effet, et aucun deux fois
