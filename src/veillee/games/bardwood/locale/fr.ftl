# Bardwood Grove en français. Les noms des cartes, lieux et régions viennent du contenu.

### Ce qui est imprimé : cartes, évènements, Muses, lieux

## Ce qu'un effet donne : l'unité, puis le nombre avec elle

unit-melody = { $number ->
    [one] mélodie
   *[other] mélodies
}
unit-lyric = { $number ->
    [one] parole
   *[other] paroles
}
unit-volume = { $number ->
    [one] volume
   *[other] volumes
}
unit-coin = { $number ->
    [one] pièce
   *[other] pièces
}
unit-acoustic = { $number ->
    [one] pierre acoustique
   *[other] pierres acoustiques
}
unit-range = { $number ->
    [one] pierre de portée
   *[other] pierres de portée
}
unit-gem = { $number ->
    [one] gemme
   *[other] gemmes
}
unit-tempo = { $number ->
    [one] tempo
   *[other] tempos
}
unit-backbeat = contretemps
unit-movement = { $number ->
    [one] point de déplacement
   *[other] points de déplacement
}
benefit-melody = { $number } { unit-melody }
benefit-lyric = { $number } { unit-lyric }
benefit-volume = { $number } { unit-volume }
benefit-coin = { $number } { unit-coin }
benefit-acoustic = { $number } { unit-acoustic }
benefit-range = { $number } { unit-range }
benefit-gem = { $number } { unit-gem }
benefit-tempo = { $number } { unit-tempo }
benefit-backbeat = { $number } { unit-backbeat }
benefit-movement = { $number } { unit-movement }
benefit-brag = fanfaronner
benefit-motif = activer un motif
benefit-impro = activer une Impro de votre chanson
benefit-impro-shop = activer une Impro d'une boutique
benefit-shuffle = mélanger la défausse et le deck
benefit-remove-rune = retirer une rune
benefit-remove-crest = retirer un écusson
benefit-stone = { $number ->
    [one] { $number } pierre bardique de votre choix
   *[other] { $number } pierres bardiques de votre choix
}
item-or = { $first } ou { $second }
item-per-skill = { $text } par Compétence de votre chanson
item-per-impro = { $text } par Impro de votre chanson
item-convert-1 = { $price } → { $text }
item-convert-2 = { $price } → { $text } (au plus deux fois)
item-convert-endless = { $price } → { $text } (autant de fois que voulu)
list-and = { $listed } et { $part }
text-gain = gagner { $text }
text-more = { $number } { $unit } { $number ->
    [one] supplémentaire
   *[other] supplémentaires
}
text-nothing = rien
text-apart = { " " }; { "" }

## Symboles

sign-season-0 = Pri
sign-season-1 = Été
sign-season-2 = Aut
sign-season-3 = Hiv
sign-bard-0 = Ban
sign-bard-1 = Cor
sign-bard-2 = Bon
sign-bard-3 = Har
sign-bard-4 = Sab
sign-bard-5 = Tam
sign-bard-6 = Mus
sign-bard-7 = Lut
sign-per-skill = /C
sign-per-impro = /I
mark-or = ou
mark-per-skill = par Compétence de la chanson
mark-per-impro = par Impro de la chanson
mark-convert = conversion
mark-boss = créature boss

## Faces

title-rival-card = Carte Rival
title-back = Légendes { $level }
text-song = Chant : { $text }
text-lower = Contre { $price } : { $text }
text-discard = Défausse : { $text }
text-fan = Une fois piochée, au choix :
text-option = { $number } : { $text }
text-soothe = Apaiser : { $number ->
    [one] { $number } mélodie
   *[other] { $number } mélodies
}, 1 de moins par écusson sur la carte
text-gains = Gain : { $text }
text-instrument = { $card } : { $text }
text-condition = { $text }.
text-challenge = { $difficulty } ({ $points } PV) : { $text }.
text-rune-bonus = sans rune : { $text }
text-kind-0 = Au début de l'acte
text-kind-1 = À la fin de l'acte
text-kind-2 = Pendant l'acte
text-kind-3 = Une fois par joueur, durant sa phase Chant
text-muse-boat = Décompte final : { $number } PV si votre bateau est sur l'emplacement { $number2 } ou plus loin.
text-muse-per = Décompte final : { $points } PV par { $per } (maximum { $most }).

## Lieux

place-lair = aider ou apaiser la créature ; si la pile est vide, { $number } mélodies contre 1 gemme
place-stage = payer les paroles d'un emplacement visible, prendre une carte Fan et y poser une rune
place-reward = { $price } : { $text }
place-1 = acheter une carte Compétence
place-2 = acheter une carte Impro
place-3 = prendre des pièces en y posant un écusson, ou prendre tous les écussons
place-5 = raconter une légende

## Pouvoirs des cartes Barde et des Muses

change-less = { $text } de moins (minimum { $number })
change-more = { $text } de plus
often-1 = Une fois par phase Chant
often-2 = Deux fois au plus par phase Chant
often-endless = Autant de fois que voulu durant votre phase Chant
power-challenge = Défier un barde ou le Rival vous coûte { $change }.
power-lower = Chaque partie inférieure que vous utilisez vous coûte { $change }.
power-legend = Chaque légende vous coûte { $change }, avant la remise du bateau.
power-soothe-small = Apaiser une petite créature vous coûte { $change }.
power-soothe-boss = Apaiser une créature boss vous coûte { $change }.
power-soothe = Apaiser une créature vous coûte { $change }.
power-perform = Les récompenses des lieux Représentation vous coûtent { $change }.
power-shop = Dans toutes les boutiques, vous payez { $change }, même pour la gemme d'une boutique vide.
power-other-card = { $way ->
    [less] Acheter une autre carte que la première d'une boutique ne vous coûte pas de pièce supplémentaire ; la pile est tout de même mélangée.
   *[more] Acheter une autre carte que la première d'une boutique vous coûte encore { $change }.
}
power-bank-coins = Prendre des pièces à la banque vous en rapporte { $number } { $way ->
    [less] de moins
   *[more] de plus
}.
power-movement = Vous avez { $number } { $way ->
    [less] { $number ->
        [one] point de déplacement
       *[other] points de déplacement
    } de moins
   *[more] { $number ->
        [one] point de déplacement supplémentaire
       *[other] points de déplacement supplémentaires
    }
} à chaque phase Composition.
power-movement-silent = Lors d'un tour sans phase Chant, vous avez { $number } { $way ->
    [less] { $number ->
        [one] point de déplacement
       *[other] points de déplacement
    } de moins
   *[more] { $number ->
        [one] point de déplacement supplémentaire
       *[other] points de déplacement supplémentaires
    }
}.
power-quarter = La valeur de déplacement imprimée sur chaque quart de votre cadran Tempo { $way ->
    [less] baisse de { $number } (minimum 1)
   *[more] augmente de { $number }
}.
power-range = À chaque phase Chant, votre première interaction nécessitant des pierres de portée en nécessite { $number } { $way ->
    [less] de moins
   *[more] de plus
}.
power-token-limit = Votre limite de jetons de la phase Pause est de { $number } au lieu de 12.
power-adjust-tempo = Une fois par phase Composition, après avoir gagné le volume de la carte défaussée, vous pouvez dépenser 2 volumes pour tourner votre cadran Tempo de 1 quart de plus ou de 1 quart de moins que le tempo indiqué (au moins 1).
power-melody-as-lyric = Durant votre phase Chant, tant que votre volume est à 0, vous pouvez dépenser des mélodies en tant que paroles.
power-boats-frozen = Votre bateau n'avance plus : aucun point de déplacement ne peut être dépensé pour lui.
power-no-challenge = Personne ne peut vous défier, et vous ne défiez personne.
power-compose = À chaque phase Composition, votre carte défaussée rapporte { $more }.
power-sing = Au début de votre phase Chant, gagnez { $text }.
power-sing-discount = Au début de votre phase Chant, gagnez { $text } si votre bateau est sur un emplacement avec remise.
power-soothed = Chaque fois que vous apaisez une créature, gagnez aussi { $text }.
power-told = Chaque fois que vous racontez une légende, gagnez { $text }.
power-fan = Chaque fois que vous piochez une carte Fan durant votre phase Pause, gagnez aussi { $text }.
power-crest-lost = Pour chacun de vos écussons pris par un autre participant (défi, banque ou créature), gagnez { $text }.
power-convert = { $often }, vous pouvez dépenser { $price } pour { $text }.

## Évènements : ce qui change tant qu'ils sont actifs

ongoing-challenge = Défier un adversaire coûte { $change }.
ongoing-lower = Chaque partie inférieure utilisée coûte { $change }.
ongoing-legend = Chaque légende coûte { $change }.
ongoing-soothe-small = Apaiser une petite créature coûte { $change }.
ongoing-soothe-boss = Apaiser une créature boss coûte { $change }.
ongoing-soothe = Apaiser une créature coûte { $change }.
ongoing-perform = Chaque récompense d'un lieu Représentation coûte { $change }.
ongoing-shop = Dans toutes les boutiques, le coût { $way ->
    [less] baisse { DE($text) } (minimum 1)
   *[more] augmente { DE($text) }
}, même pour la gemme d'une boutique vide. La banque n'est pas concernée.
ongoing-other-card = { $way ->
    [less] Acheter une autre carte que la première d'une boutique ne coûte pas de pièce supplémentaire ; la pile est tout de même mélangée.
   *[more] Acheter une autre carte que la première d'une boutique coûte encore { $change }.
}
ongoing-bank-coins = Prendre des pièces à la banque en rapporte { $number } { $way ->
    [less] de moins
   *[more] de plus
}.
ongoing-movement = Chaque joueur a { $change } à chaque phase Composition.
ongoing-movement-silent = Lors d'un tour sans phase Chant, chaque joueur a { $change }.
ongoing-quarter = La valeur de déplacement imprimée sur chaque quart { $way ->
    [less] baisse de { $number } (minimum 1)
   *[more] augmente de { $number }
}.
ongoing-range = À chaque phase Chant, la première interaction nécessitant des pierres de portée en nécessite { $number } { $way ->
    [less] de moins
   *[more] de plus
}.
ongoing-token-limit = La limite de jetons de la phase Pause est de { $number } au lieu de 12.
ongoing-adjust-tempo = Une fois par phase Composition, après avoir gagné le volume de la carte défaussée, chaque joueur peut dépenser 2 volumes pour tourner son cadran Tempo de 1 quart de plus ou de 1 quart de moins que le tempo indiqué (au moins 1).
ongoing-melody-as-lyric = Durant sa phase Chant, tant que son volume est à 0, un joueur peut dépenser des mélodies en tant que paroles.
ongoing-boats-frozen = Les bateaux n'avancent plus : aucun point de déplacement ne peut être dépensé pour eux.
ongoing-no-challenge = Personne ne peut être défié, et le Rival ne défie personne.
ongoing-compose = À chaque phase Composition, la carte défaussée rapporte { $more }.
ongoing-sing = Au début de votre phase Chant, gagnez { $text }.
ongoing-sing-discount = Au début de votre phase Chant, gagnez { $text } si votre bateau est sur un emplacement avec remise.
ongoing-soothed = Le joueur qui l'apaise (pas ceux qui ont aidé) gagne aussi { $text }.
ongoing-told = Le joueur qui raconte une légende gagne { $text }.
ongoing-fan = Le joueur qui pioche une carte Fan durant sa phase Pause gagne aussi { $text }.
ongoing-crest-lost = Pour chacun de ses écussons pris par un autre participant (défi, banque ou créature), un joueur gagne { $text }.

## Évènements : ce qu'ils font une fois

deed-each = Chaque joueur gagne { $text }.
deed-motifs-to-gems = Retournez tous les jetons Motif sur leur face Gemme.
deed-each-per = Chaque joueur gagne 1 gemme par { $per } (maximum { $number2 }).
deed-crests-stay = { " " }Les écussons y restent.
deed-each-rune = Chaque joueur gagne { $text } et peut retirer une rune de son cadran Tempo (elle quitte la partie).
deed-most = Le joueur qui possède le plus { DE($measure) } gagne { $text } ; à égalité, chaque joueur concerné les gagne. Le Rival ne compte pas. En solo : gagnez { $text } si vous possédez au moins { $number } { $measure }.
deed-use = Dépensez { $price } pour { $text }.
deed-use-brag = Fanfaronnez avec au moins une carte Créature dans votre zone Fanfaronnade : gagnez 1 gemme par carte ainsi défaussée (maximum { $number }).

## Mesures : « au moins n »

measure-fans = posséder au moins { $number ->
    [one] { $number } carte Fan
   *[other] { $number } cartes Fan
} (Super fan comprise)
measure-creatures = posséder au moins { $number ->
    [one] { $number } carte Créature
   *[other] { $number } cartes Créature
}
measure-bosses = posséder au moins { $number ->
    [one] { $number } carte Créature boss
   *[other] { $number } cartes Créature boss
}
measure-adv-skills = posséder au moins { $number ->
    [one] { $number } carte Compétence avancée
   *[other] { $number } cartes Compétence avancées
}
measure-adv-impros = posséder au moins { $number ->
    [one] { $number } carte Impro avancée
   *[other] { $number } cartes Impro avancées
}
measure-adv-cards = posséder au moins { $number ->
    [one] { $number } carte avancée ou carte Créature
   *[other] { $number } cartes avancées ou cartes Créature
}
measure-sets = posséder au moins { $number ->
    [one] { $number } série complète
   *[other] { $number } séries complètes
} (une carte Fan, une Compétence et une Impro avancées, plus une Créature)
measure-crests-off = compter au moins { $number ->
    [one] { $number } emplacement vide
   *[other] { $number } emplacements vides
} sur sa piste Écusson
measure-runes-off = avoir retiré au moins { $number ->
    [one] { $number } rune
   *[other] { $number } runes
} de son cadran Tempo
measure-clear-quarters = avoir au moins { $number ->
    [one] { $number } quart
   *[other] { $number } quarts
} sans rune autour de son cadran Tempo
measure-legend-runes = avoir au moins { $number } de ses runes sur des cartes Légende
measure-legend-levels = avoir de ses runes sur des cartes Légende d'au moins { $number ->
    [one] { $number } niveau
   *[other] { $number } niveaux différents
}
measure-perf-runes = avoir au moins { $number } de ses runes sur des lieux Représentation
measure-opp-crests = avoir au moins { $number ->
    [one] { $number } écusson adverse
   *[other] { $number } écussons adverses
} au-dessus de sa carte Barde
measure-coins = avoir au moins { $number ->
    [one] { $number } pièce
   *[other] { $number } pièces
}
measure-stones = avoir au moins { $number ->
    [one] { $number } pierre bardique
   *[other] { $number } pierres bardiques
}
measure-wealth = avoir au moins { $number ->
    [one] { $number } pièce ou pierre bardique
   *[other] { $number } pièces et pierres bardiques au total
}
measure-volume = avoir au moins { $number ->
    [one] { $number } volume
   *[other] { $number } volumes
}
measure-boat = avoir son bateau sur l'emplacement { $number } de la rivière des légendes ou plus loin
measure-brag = avoir au moins { $number ->
    [one] { $number } carte Créature
   *[other] { $number } cartes Créature
} dans sa zone Fanfaronnade
measure-gems = avoir au moins { $number ->
    [one] { $number } gemme verte
   *[other] { $number } gemmes vertes
}
measure-gem-lead = avoir au moins { $number ->
    [one] { $number } gemme verte
   *[other] { $number } gemmes vertes
} de plus que le Rival

## Mesures : « par n », pour celui à qui la carte parle ou pour chaque joueur

per-fans = { $number ->
    [one] carte Fan possédée
   *[other] tranche de { $number } cartes Fan possédées
}
per-creatures = { $number ->
    [one] carte Créature possédée
   *[other] tranche de { $number } cartes Créature possédées
}
per-bosses = { $number ->
    [one] créature boss possédée
   *[other] tranche de { $number } créatures boss possédées
}
per-adv-skills = { $number ->
    [one] carte Compétence avancée possédée
   *[other] tranche de { $number } cartes Compétence avancées possédées
}
per-adv-impros = { $number ->
    [one] carte Impro avancée possédée
   *[other] tranche de { $number } cartes Impro avancées possédées
}
per-adv-cards = { $number ->
    [one] carte avancée ou Créature possédée
   *[other] tranche de { $number } cartes avancées ou Créature possédées
}
per-sets = { $number ->
    [one] série complète possédée
   *[other] tranche de { $number } séries complètes possédées
}
per-crests-off = { $number ->
    [one] emplacement vide
   *[other] tranche de { $number } emplacements vides
} sur { $who ->
    [each] sa
   *[you] votre
} piste Écusson
per-runes-off = { $number ->
    [one] rune retirée
   *[other] tranche de { $number } runes retirées
} de { $who ->
    [each] son
   *[you] votre
} cadran Tempo
per-clear-quarters = { $number ->
    [one] quart sans rune
   *[other] tranche de { $number } quarts sans rune
} autour de { $who ->
    [each] son
   *[you] votre
} cadran Tempo
per-legend-runes = { $number ->
    [one] rune
   *[other] tranche de { $number } runes
} { $who ->
    [each] lui
   *[you] vous
} appartenant sur des cartes Légende
per-perf-runes = { $number ->
    [one] rune
   *[other] tranche de { $number } runes
} { $who ->
    [each] lui
   *[you] vous
} appartenant sur des lieux Représentation
per-opp-crests = { $number ->
    [one] écusson adverse
   *[other] tranche de { $number } écussons adverses
} au-dessus de { $who ->
    [each] sa
   *[you] votre
} carte Barde
per-coins = { $number ->
    [one] pièce
   *[other] tranche de { $number } pièces
}
per-stones = { $number ->
    [one] pierre bardique
   *[other] tranche de { $number } pierres bardiques
}
per-wealth = { $number ->
    [one] jeton Pièce ou Pierre bardique
   *[other] tranche de { $number } jetons Pièce ou Pierre bardique
}
per-volume = { $number ->
    [one] volume
   *[other] tranche de { $number } volumes
}
per-boat = { $number ->
    [one] emplacement parcouru
   *[other] tranche de { $number } emplacements parcourus
} par { $who ->
    [each] son
   *[you] votre
} bateau
per-brag = { $number ->
    [one] carte Créature
   *[other] tranche de { $number } cartes Créature
} dans { $who ->
    [each] sa
   *[you] votre
} zone Fanfaronnade
per-gems = { $number ->
    [one] gemme verte
   *[other] tranche de { $number } gemmes vertes
}

## Aide de jeu

aid-turn = Le tour
aid-turn-1 = Composition : jouez une carte Compétence dans votre chanson, défaussez l'autre pour gagner du volume et tourner votre cadran Tempo, puis déplacez votre barde et votre bateau.
aid-turn-2 = Chant, si votre cadran a dépassé l'étagère : votre chanson donne des mélodies et des paroles, à dépenser aussitôt sur les lieux adjacents à votre barde.
aid-turn-3 = Pause : piochez jusqu'à avoir 2 cartes Compétence en main.
aid-sing = La phase Chant
aid-sing-1 = Chaque partie d'une carte de la chanson sert une fois ; la partie inférieure se paie en volume.
aid-sing-2 = Chaque lieu autour de votre région peut être activé une fois.
aid-sing-3 = Une pierre acoustique vaut 1 mélodie ou 1 parole. Des pierres de portée atteignent une créature ou un barde : 1 pierre à une région de distance, 2 pierres partout.
aid-sing-4 = Mélodies et paroles non dépensées sont perdues ; volume, pièces et pierres restent.
aid-crests = Les écussons adverses
aid-crests-1 = 1 écusson : 1 pièce ou 1 pierre acoustique
aid-crests-2 = 2 écussons : activer un motif
aid-crests-3 = 3 écussons : 4 gemmes
aid-end = La fin
aid-end-1 = Réserve I vide : l'Acte II commence après ce tour.
aid-end-2 = Réserve II vide : le joueur actif gagne 2 gemmes, les autres jouent un dernier tour, le chant du cygne.
aid-end-3 = 1 PV par gemme : les vertes, et les bleues de vos cartes et de votre piste Écusson.
aid-end-4 = Chaque légende marquée d'une rune rapporte ses PV à tous ceux qui remplissent sa condition.
aid-rival = Le Rival
aid-rival-1 = Créature : il l'aide avec un écusson, ou l'apaise si un écusson s'y trouve ; à l'Acte II, il l'apaise toujours.
aid-rival-2 = Boutique : il prend la première carte ; à l'Acte II, après avoir mélangé la pile.
aid-rival-3 = Banque : il prend vos écussons ; sinon il y pose un écusson et gagne le prix du marché moins 1 en gemmes.
aid-rival-4 = Représentation : une carte Fan et la plus petite récompense visible ; à l'Acte II, la deuxième plus petite.
aid-rival-5 = Légende : le niveau où il a le moins de runes, autant de gemmes que ce niveau, et une rune sur la légende visible ; à l'Acte II, sur la suivante.
aid-rival-6 = Motif : s'il y a au moins 3 gemmes (1 à l'Acte II), il les encaisse ; sinon le jeton du rang de son propre jeton.
aid-rival-7 = Volume : 3 volumes contre 1 gemme autant que possible ; sinon il gagne 3 volumes (6 à l'Acte II).
aid-rival-8 = Pièces : il gagne 3 volumes ; à l'Acte II, 1 gemme.

### La partie en mots : questions, réponses, journal, raisons, résultats, ce qui se règle

## Morceaux de phrases

amount = { $unit ->
    [melody] { benefit-melody }
    [lyric] { benefit-lyric }
    [volume] { benefit-volume }
    [coin] { benefit-coin }
    [acoustic] { benefit-acoustic }
    [range] { benefit-range }
    [gem] { benefit-gem }
    [stone] { $number ->
        [one] { $number } pierre bardique
       *[other] { $number } pierres bardiques
    }
   *[movement] { benefit-movement }
}
act-number = { $number ->
    [1] Acte I
   *[other] Acte II
}
with-stones = { $number3 ->
    [0] {""}
    [one] {" "}et 1 pierre acoustique
   *[other] {" "}et { $number3 } pierres acoustiques
}

## Questions

ask-bard = Quel barde incarnez-vous ?
ask-muse = Laquelle de vos deux Muses gardez-vous ?
ask-play = Quelle carte rejoint votre chanson ? L'autre est défaussée pour sa ligne du bas.
ask-adjust = La carte indique { $number ->
    [one] { $number } tempo
   *[other] { $number } tempos
}. Payez-vous 2 volumes pour tourner autrement ?
ask-side = Lequel des deux gagnez-vous ?
ask-move = Vous avez { $number ->
    [one] { $number } point de déplacement
   *[other] { $number } points de déplacement
} : marcher ou naviguer ?
ask-mix = La Muse est là : 2 mélodies ou paroles, dans quel mélange ?
ask-sing = Vous chantez, avec { $number ->
    [one] { $number } mélodie
   *[other] { $number } mélodies
} et { $number2 ->
    [one] { $number2 } parole
   *[other] { $number2 } paroles
}. Que faites-vous ?
ask-stones = Il manque { $number ->
    [one] { $number } parole
   *[other] { $number } paroles
} : combien de pierres acoustiques payez-vous ? Des mélodies paient le reste.
ask-stone-mix = Vous payez { $number ->
    [one] { $number } pierre bardique
   *[other] { $number } pierres bardiques
} : combien d'entre elles sont acoustiques ?
ask-tower = { $location } : à quoi dépensez-vous votre volume ?
ask-remove-rune = Quelle rune retirez-vous de votre cadran ?
ask-rune-reward = Quelle rune couvre l'emplacement de récompense ?
ask-rune-legend = Quelle rune va sur la légende ?
ask-rune-event = Quelle rune va sur la réserve de l'évènement ?
ask-sow = Retirez-vous une rune de votre cadran ? Votre gain est le même dans les deux cas.
ask-mark = Quelle légende reçoit votre rune ? Sa condition comptera pour tous.
ask-motif = Vous activez un motif : quel bonus, ou encaisser ?
ask-impro = Quelle Impro de votre chanson utilisez-vous de nouveau ?
ask-jam = De quelle boutique utilisez-vous la première Impro ?
ask-convert = « { $card } » : utilisez-vous sa conversion ?
ask-tempo = { $number ->
    [one] Tournez-vous votre cadran de { $number } quart
   *[other] Tournez-vous votre cadran de { $number } quarts
}, jusqu'au quart { $quarter } ?
ask-fan = Un Fan arrive, « { $card } » : lequel de ses deux cadeaux ?
ask-drop = Trop de jetons : lequel défaussez-vous ? (encore { $number })
ask-challenge = Le Rival vous a pris un écusson. Quel défi relevez-vous ?
ask-nearest = Le chemin du Rival vers { LE($direction) } n'aurait pas de fin. Vers lequel des lieux vides les plus proches va-t-il ?

## Réponses

option-bard = Incarner { $bard }
option-muse = Garder « { $muse } »
option-play = Jouer « { $card } » dans la chanson
option-adjust = Tourner { $adjustment }
option-take = { $benefit }
option-walk = Aller { A($region) }
option-sail = Naviguer d'un emplacement, pour 1 point
option-stay = Rester ici
option-mix = { $number ->
    [0] 2 paroles
    [1] 1 mélodie et 1 parole
   *[2] 2 mélodies
}
option-use_all = Utiliser toutes les parties gratuites
option-use = Utiliser « { $card } »
option-lower = Utiliser la partie inférieure : « { $card } »
option-convert = Convertir avec « { $card } » : { $benefit }
option-soothe = Apaiser { A($location) }
option-help = Aider { A($location) }, pour 1 mélodie et un écusson
option-gem = Prendre 1 gemme de la pile vide { A($location) }
option-buy = Acheter « { $card } » { A($location) }
option-bank = À la banque, { $deal }
option-perform = Se produire { A($location) }, emplacement { $number }
option-tell = Raconter une légende de niveau { $level } { A($location) }
option-tell_by_boat = Raconter une légende de niveau { $level } { A($location) }, avec la remise du bateau
option-busk = Gagner des pièces { A($location) }
option-motif = Activer un motif { A($location) }
option-tower = Dépenser du volume { A($location) }
option-duel = Défier { $seat }
option-crests = Échanger { $exchange }
option-event = Utiliser l'évènement « { $event } »
option-muse_convert = Convertir avec « { $muse } »
option-end = Finir la chanson
option-stones = { $number ->
    [0] Aucune pierre, seulement des mélodies
    [one] 1 pierre acoustique
   *[other] { $number } pierres acoustiques
}
option-echo = { $echo }
option-leave = Quitter la tour
option-rune = La rune du quart { $quarter }
option-keep = Garder toutes les runes
option-mark = « { $legend } »
option-bonus = Gagner le bonus du jeton « { $motif } », puis le retourner
option-cash = Encaisser : 1 gemme par jeton qui en montre une
option-again = Utiliser « { $card } » de nouveau
option-jam = La première Impro { A($location) }
option-done = C'est tout
option-acoustic = { $number ->
    [0] Aucune pierre acoustique
    [one] 1 pierre acoustique
   *[other] { $number } pierres acoustiques
}
option-tempo = { $answer ->
    [renoncer] Renoncer au tempo
   *[prendre] Tourner le cadran
}
option-fan = { $side }
option-drop = Défausser 1 { $token }
option-challenge = « { $challenge } », { $difficulty ->
    [Difficile] le défi difficile : 2 PV
   *[Facile] le défi facile : 1 PV
}
option-rival_to = Vers { $location }

group-bard = Bardes
group-muse = Muses
group-play = Main
group-adjust = Cadran
group-take = L'un des deux
group-walk = Marcher
group-sail = Bateau
group-stay = Sinon
group-mix = La Muse
group-use_all = Chanson
group-use = Chanson
group-lower = Parties inférieures, contre du volume
group-convert = Conversions
group-soothe = Apaiser
group-help = Aider
group-gem = Piles vides
group-buy = { $location }
group-bank = Banque
group-perform = { $location }
group-tell = Légendes
group-tell_by_boat = Légendes, avec le bateau
group-busk = Pièces
group-motif = Motifs
group-tower = Volume
group-duel = Défier
group-crests = Écussons
group-event = Évènement
group-muse_convert = Muse
group-end = Sinon
group-stones = Paiement
group-echo = Contre du volume
group-leave = Sinon
group-rune = Cadran
group-keep = Sinon
group-mark = Légendes
group-bonus = Motifs
group-cash = Motifs
group-again = Chanson
group-jam = Boutiques d'Impros
group-done = Sinon
group-acoustic = Paiement
group-tempo = Cadran
group-fan = Fan
group-drop = Jetons
group-challenge = Défis
group-rival_to = Lieux

## Le journal : avant le premier tour

event-event-laid = Évènement de l'{ act-number } : « { $event } ».
event-creature-removed = « { $card } » retourne dans la boîte : à si peu de joueurs, sa pile est plus petite.
event-creature-shows = « { $card } » apparaît { A($location) }.
event-legend-shows = Une légende de niveau { $level } est révélée : « { $legend } ».
event-first-player = { $seat } commence.
event-bard-chosen = { $seat } incarne { $bard }.
event-bard-dealt = { $seat } reçoit { $bard }.
event-muse-dealt = { $seat } reçoit « { $muse } ».
event-muse-kept = { $seat } garde « { $muse } ».
event-rival-starts-with = Le Rival commence avec { $number ->
    [one] { $number } gemme
   *[other] { $number } gemmes
}.

## Le journal : tours et actes

event-turn = Tour { $number } : { $seat }.
event-swan-song = Tour { $number }, chant du cygne : { $seat }.
event-event-starts = L'{ act-number } commence : « { $event } ».{ $number ->
    [1] {""}
   *[2] {" "}Les gemmes viennent maintenant de la réserve II : qui la vide à son tour en prend 2 de plus, puis chacun des autres a un chant du cygne.
}
event-event-ends = L'{ act-number } est terminé, et « { $event } » avec lui.
event-event-gives = « { $event } » profite { A($seat) }.
event-event-counts = { $seat } en compte { $number } pour l'évènement ({ $measure }).
event-muse-gives = « { $muse } » inspire { $seat }.
event-motifs-turned = « { $event } » retourne tous les jetons Motif sur leur face Gemme.
event-reserve-empty = La réserve { $number ->
    [1] I est vide : l'Acte I finit avec ce tour
   *[other] II est vide : la fin approche
}.
event-end-triggered = { $seat } a déclenché la fin et prend encore { $number ->
    [one] { $number } gemme
   *[other] { $number } gemmes
} ; chacun des autres a un chant du cygne.
event-end = La dernière chanson est chantée. On compte maintenant tous les points.

## Le journal : la Composition

event-composes = { $seat } joue « { $card } » dans la chanson.
event-discards = { $seat } défausse « { $card } » pour sa ligne du bas.
event-adjusts-tempo = { $seat } tourne plutôt de { $number ->
    [one] { $number } quart
   *[other] { $number } quarts
}.
event-dial = Le cadran { DE($seat) } tourne : { $quarter }.
event-backbeat = Le cadran { DE($seat) } tourne à rebours : { $quarter }.
event-passes-shelf = Le cadran { DE($seat) } a dépassé l'étagère : le marqueur Chanson va sur l'Instrument.
event-leaves-tempo = { $seat } laisse son cadran comme il est.
event-quarter-movement = Le quart { $quarter } donne { benefit-movement } { A($seat) }.
event-rune-bonus = Le quart { $quarter } n'a plus de rune : { $seat } gagne son bonus.
event-walks = { $seat } va { A($region) } ({ $number ->
    [one] { $number } pas
   *[other] { $number } pas
}).
event-sails = Le bateau { DE($seat) } avance sur l'emplacement { $number }{ $number2 ->
    [0] {""}
   *[other] , où les légendes coûtent { $number2 } de moins
}.
event-boat-at-end = Le bateau { DE($seat) } est au bout de la rivière et reste sur l'emplacement { $number }.
event-boat-frozen = « { $event } » retient le bateau { DE($seat) }.
event-leaves-points = { $seat } laisse { benefit-movement } { $number ->
    [one] inutilisé
   *[other] inutilisés
}.

## Le journal : gains et paiements

event-gains = { $seat } gagne { amount }.
event-loses-gain = { $unit ->
    [volume] { $seat } ne peut dépasser 6 volumes : { $number ->
        [one] { $number } volume perdu.
       *[other] { $number } volumes perdus.
    }
    [melody] { $seat } ne chante pas : { $number ->
        [one] { $number } mélodie perdue.
       *[other] { $number } mélodies perdues.
    }
    [lyric] { $seat } ne chante pas : { $number ->
        [one] { $number } parole perdue.
       *[other] { $number } paroles perdues.
    }
   *[other] La réserve générale est à court : { $seat } se passe de { amount }.
}
event-pays = { $seat } paie { amount }.
event-pays-stones-melody = { $seat } paie { $number ->
    [one] { $number } pierre acoustique en guise de mélodie
   *[other] { $number } pierres acoustiques en guise de mélodies
}.
event-pays-stones-lyric = { $seat } paie { $number ->
    [one] { $number } pierre acoustique en guise de parole
   *[other] { $number } pierres acoustiques en guise de paroles
}.
event-pays-melodies-lyric = { $seat } paie { $number ->
    [one] { $number } mélodie en guise de parole
   *[other] { $number } mélodies en guise de paroles
}.
event-drops = { $seat } a trop de jetons et défausse { amount }.
event-brags = { $seat } fanfaronne { $number ->
    [0] sans aucune créature
    [one] avec { $number } créature, qui va dans la défausse
   *[other] avec { $number } créatures, qui vont dans la défausse
}.
event-shuffles = { $seat } mélange { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
} en un nouveau deck.
event-takes-rune = { $seat } prend une rune de son cadran ({ $quarter }).
event-rune-leaves = La rune { DE($seat) } quitte la partie.
event-unlocks-bonus = Le quart { $quarter } { DE($seat) } n'a plus de rune : son bonus est débloqué.
event-crests-leave = { $number ->
    [one] { $number } écusson { DE($seat) } quitte
   *[other] { $number } écussons { DE($seat) } quittent
} la partie.
event-takes-crests = { $seat } prend { $number ->
    [one] { $number } écusson
   *[other] { $number } écussons
} { A($seat2) }.

## Le journal : le Chant

event-sings = { $seat } chante { A($region) }.
event-meets-muse = { $seat } a trouvé la Muse.
event-muse-moves = La Muse s'en va { A($region) }.
event-uses = { $seat } utilise « { $card } ».
event-uses-lower = { $seat } utilise la partie inférieure : « { $card } ».
event-converts = { $seat } convertit avec « { $card } ».
event-muse-converts = { $seat } convertit avec « { $muse } ».
event-impro-again = { $seat } utilise encore « { $card } ».
event-jams = { $seat } utilise « { $card } », la première Impro { A($location) }.
event-no-impro = { $seat } n'a pas d'Impro à utiliser de nouveau.
event-no-jam = { $seat } ne trouve aucune Impro à utiliser dans les boutiques.
event-soothes = { $seat } apaise « { $card } » { A($location) }.
event-helps = { $seat } aide « { $card } » { A($location) } et y pose un écusson.
event-helped = { $seat } avait aidé « { $card } ».
event-empty-pile = { $seat } trouve une pile vide { A($location) }.
event-buys = { $seat } achète « { $card } » { A($location) }.
event-market = Le jeton Marché avance d'un emplacement : le prix est de { $number }.
event-shop-shuffled = La pile est mélangée { A($location) }.
event-banks = { $seat } laisse un écusson à la banque.
event-empties-bank = { $seat } prend tous les écussons posés à la banque.
event-performs = { $seat } se produit { A($location) }, emplacement { $number }.
event-takes-fan = { $seat } prend un Fan sur son deck : « { $card } ».
event-covers-reward = { $seat } couvre l'emplacement { $number } avec la rune.
event-tells-legend = { $seat } raconte une légende de niveau { $level } { A($location) }.
event-boat-returns = { $seat } utilise le bateau : { $number ->
    [one] { $number } parole
   *[other] { $number } paroles
} de moins, et il retourne au début de la rivière.
event-marks-legend = { $seat } pose une rune sur « { $legend } ».
event-busks = { $seat } gagne des pièces { A($location) }.
event-rings-motif = { $seat } active un motif { A($location) }.
event-plays-motif = { $seat } gagne le bonus du jeton « { $motif } ».
event-motif-turns = Le jeton « { $motif } » est retourné sur sa face Gemme.
event-cashes-motifs = { $seat } encaisse { $number ->
    [one] { $number } jeton Motif qui montre une gemme
   *[other] { $number } jetons Motif qui montrent une gemme
}.
event-enters-tower = { $seat } monte { A($location) }.
event-duels = { $seat } défie { $seat2 }.
event-spends-crests = { $seat } dépense { $number ->
    [one] { $number } écusson adverse
   *[other] { $number } écussons adverses
}.
event-uses-event = { $seat } utilise l'évènement « { $event } ».
event-rune-on-reserve = { $seat } pose la rune sur la réserve { $number ->
    [1] I
   *[other] II
}.
event-ends-song = La chanson { DE($seat) } est finie{ $number ->
    [0] { $number2 ->
        [0] {""}
        [one] {" "}: { $number2 } parole est perdue
       *[other] {" "}: { $number2 } paroles sont perdues
    }
    [one] { $number2 ->
        [0] {" "}: { $number } mélodie est perdue
        [one] {" "}: { $number } mélodie et { $number2 } parole sont perdues
       *[other] {" "}: { $number } mélodie et { $number2 } paroles sont perdues
    }
   *[other] { $number2 ->
        [0] {" "}: { $number } mélodies sont perdues
        [one] {" "}: { $number } mélodies et { $number2 } parole sont perdues
       *[other] {" "}: { $number } mélodies et { $number2 } paroles sont perdues
    }
}.

## Le journal : la Pause

event-draws = { $seat } pioche « { $card } ».
event-draws-veiled = { $seat } pioche une carte Compétence.
event-draws-known = { $seat } pioche « { $card } », comme chacun le savait.
event-draws-impro = { $seat } pioche une Impro, « { $card } » : elle rejoint la chanson.
event-draws-creature = { $seat } pioche une créature, « { $card } » : elle va dans la zone Fanfaronnade.
event-draws-fan = { $seat } pioche un Fan, « { $card } ».

## Le journal : le Rival

event-rival-movement = La première carte du Rival donne ses déplacements : { $rival_card }.
event-rival-discard = Sa seconde carte donne { $number ->
    [one] { $number } volume
   *[other] { $number } volumes
} et { $number2 ->
    [one] { $number2 } tempo
   *[other] { $number2 } tempos
}.
event-rival-arrow = Il quitte { $location } et part vers { LE($direction) }.
event-rival-passes = Il dépasse { $location }, où se trouve son jeton { $number }.
event-rival-portal = Il entre dans { LE($cell) }, ressort par { LE($cell2) } et continue vers { LE($direction) }.
event-rival-turns-back = La route s'arrête { A($location) } : il fait demi-tour, vers { LE($direction) }.
event-rival-stops = Il s'arrête { A($location) }, lieu encore vide, et y pose son jeton { $number }.
event-rival-no-token = Il n'a plus de jeton : sa flèche vers { LE($direction) } est ignorée.
event-rival-endless = Il tournerait sans fin : retour { A($location) }, et de là au lieu vide le plus proche.
event-rival-nearest = { $number ->
    [one] À { $number } route
   *[other] À { $number } routes
} : { $location }.
event-rival-stays = Aucun lieu n'est vide : il reste { A($location) } et ne pose pas de jeton.
event-rival-dial = Son cadran tourne de { $number ->
    [one] { $number } quart
   *[other] { $number } quarts
} : { $quarter }.
event-rival-passes-shelf = Son cadran a dépassé l'étagère : le marqueur Chanson va sur sa défausse.
event-rival-silent = Il ne chante pas : son cadran n'a pas dépassé l'étagère.
event-rival-sings = Le marqueur Chanson est sur sa défausse : le Rival chante.
event-rival-swan = Pour son chant du cygne, le Rival chante, quoi que montre son cadran.
event-rival-truce = Il ne défie personne : « { $event } ».
event-rival-reaches = { $number ->
    [0] Son pion
   *[other] Son jeton { $number }
} { A($location) } touche { $region } : il défie { $seat }.
event-rival-reaches-nobody = Il ne défie personne : aucun barde n'est à côté de son pion ou d'un jeton.
event-no-crest-to-take = { $seat } n'a plus d'écusson sur sa piste : rien n'est pris.
event-challenge-shows = Une nouvelle carte Défi est révélée : « { $challenge } ».
event-takes-easy-challenge = { $seat } relève « { $challenge } », le défi facile.
event-takes-hard-challenge = { $seat } relève « { $challenge } », le défi difficile.
event-rival-activates = Jeton { $number }, { $location } : colonne { $number2 ->
    [1] 1, car l'Acte II n'a pas commencé
   *[other] 2, car l'Acte I est terminé
}.
event-rival-empty-pile = La pile est vide { A($location) }.
event-rival-helps = Il n'y a pas d'écusson sur « { $card } » : le Rival l'aide et en pose un.
event-rival-soothes = { $number2 ->
    [1] { $number ->
        [0] Le Rival n'a plus d'écusson pour aider, il apaise donc « { $card } »
        [one] Il y a un écusson sur « { $card } », le Rival l'apaise donc
       *[other] Il y a { $number } écussons sur « { $card } », le Rival l'apaise donc
    }
   *[other] En colonne 2, le Rival apaise toujours : « { $card } »
} ; la carte va sur sa pile de cartes marquées.
event-rival-buys = Le Rival prend la première carte { A($location) }, « { $card } », sur sa pile de cartes marquées.
event-rival-banks = Aucun écusson de joueur n'est à la banque : il y laisse un des siens et gagne le prix, { $number }, moins 1, en gemmes.
event-rival-no-crest = Aucun écusson de joueur n'est à la banque, et il n'en a plus à y laisser : il ne gagne rien.
event-rival-fan = Le Rival prend un Fan sur sa pile de cartes marquées : « { $card } ».
event-rival-no-fan = Il ne reste aucun Fan : il prend une gemme à la place.
event-rival-reward = { $number ->
    [one] Un seul emplacement est visible : il prend l'emplacement { $number3 }
   *[other] { $number } emplacements sont visibles : il prend { $number2 ->
        [1] celui qui a le moins de gemmes
       *[other] le deuxième en partant du moins de gemmes
    }, l'emplacement { $number3 }
}.
event-rival-no-space = Aucun emplacement n'est visible { A($location) } : il gagne 4 gemmes.
event-rival-covers = Il couvre l'emplacement { $number } d'une rune { A($location) }.
event-rival-no-rune = Il n'a plus de rune à poser.
event-rival-legend = Ses runes sur les légendes de niveau I, II et III : { $number }, { $number2 }, { $number3 }. Il prend le niveau { $level }.
event-rival-legends-full = Aucune légende ne peut recevoir de rune : il gagne 3 gemmes.
event-rival-counts-motifs = Jetons Motif qui montrent une gemme : { $number } ; il en faut { $number2 }.
event-rival-motif = C'est trop peu : il compte jusqu'au jeton { $number }, « { $motif } ».
event-rival-turns-motif = « { $motif } » montre son bonus : le jeton est retourné sur sa face Gemme, sans effet.
event-rival-tower = Son volume est de { $number } ; il en paie { $number2 } par gemme, autant que possible.
event-rival-removes = { $number ->
    [0] Niveau facile : une carte à deux flèches utiles quitte
    [1] Niveau moyen : une carte prise au hasard quitte
   *[2] Niveau difficile : une carte à une seule flèche utile quitte
} sa pile Déplacement, { $rival_card }.
event-rival-removes-other = { $number ->
    [0] Niveau facile : sa pile Déplacement n'a plus de carte à deux flèches utiles
   *[2] Niveau difficile : sa pile Déplacement n'a plus de carte à une seule flèche utile
} ; une autre la quitte, { $rival_card }.
event-rival-shuffles = Ses { $number } autres cartes sont mélangées en un nouveau paquet.

## Le journal : le décompte final

event-legend-met = « { $legend } » : { $measure }, { $number } (au moins { $number2 }) ; { $seat } marque { $number3 } PV.
event-legend-missed = « { $legend } » : personne n'atteint { $number } ({ $measure }).
event-rival-scores-legend = « { $legend } » porte une rune : le Rival marque { $number } PV.
event-challenge-met = « { $challenge } » : { $measure }, { $number } (au moins { $number2 }) ; { $seat } marque { $number3 } PV.
event-challenge-missed = « { $challenge } » : { $measure }, seulement { $number } sur { $number2 } ; { $seat } marque { $number3 } PV.

## La fin

source-gems = Gemmes vertes
source-track = Piste Écusson
source-cards = Cartes
source-legends = Légendes
source-challenges = Défis
source-muse = Muse
source-held = Écussons détenus
reason-points = Le plus de points de victoire.
reason-tokens = Égalité ; plus de pièces et de pierres bardiques.
reason-shared = Égalité parfaite : points, pièces et pierres.
reason-solo-points = Le plus haut score l'emporte.
reason-rival-tie = Égalité : un joueur doit avoir plus de points que le Rival.

## Pourquoi pas

why-bard-taken = { $seat } incarne déjà { $bard }.
why-bard-in-box = Cette partie n'utilise pas la boîte où se trouve { $bard }.
why-muse-not-dealt = Vous n'avez pas reçu « { $muse } ».
why-not-in-hand = « { $card } » n'est pas dans votre main.
why-at-least-one-quarter = Le cadran doit tourner d'au moins un quart.
why-not-shown = Ce n'est aucun des deux : { $benefit }.
why-already-there = Votre barde s'y trouve déjà : { $region }.
why-too-far = { $region } est à { $number } pas ; vous avez { $number2 ->
    [one] { $number2 } point de déplacement
   *[other] { $number2 } points de déplacement
}.
why-boat-frozen = Tant que dure « { $event } », les bateaux n'avancent pas.
why-river-ends = Votre bateau est sur le dernier emplacement de la rivière.
why-not-in-song = « { $card } » n'est pas dans votre chanson.
why-only-conversions = « { $card } » n'a ici que des conversions.
why-section-used = Vous avez déjà utilisé cette partie dans cette chanson : « { $card } ».
why-too-few-sections = Il reste moins de deux parties gratuites à utiliser.
why-no-lower-section = « { $card } » n'a pas de partie inférieure.
why-too-little-volume = Cela coûte { $number ->
    [one] { $number } volume
   *[other] { $number } volumes
} ; vous en avez { $number2 }.
why-converted = Cette conversion est épuisée : « { $card } ».
why-cannot-pay-conversion = « { $card } » demande { amount } ; vous avez de quoi en payer { $number2 }.
why-no-such-conversion = « { $card } » n'a pas de conversion pour cela : { $benefit }.
why-another-activated = C'est « { $card } » qui est activée en ce moment, et aucune autre carte.
why-mix-of-two = La Muse donne 2 mélodies ou paroles en tout.
why-not-so-many-stones = Ici, vous pouvez dépenser de { $number } à { $number2 } pierres acoustiques.
why-not-your-muse = « { $muse } » n'est pas votre Muse.
why-muse-converts-nothing = « { $muse } » n'a pas de conversion.
why-muse-converted = Vous avez déjà utilisé « { $muse } » dans cette chanson.
why-cannot-pay-muse = « { $muse } » demande { amount } ; vous avez de quoi en payer { $number2 }.
why-not-adjacent = { $location } ne touche pas la région de votre barde : { $region }.
why-activated = Ce lieu a déjà servi dans cette chanson : { $location }.
why-no-creature-place = Aucune créature ne vit { A($location) }.
why-lair-empty = Il ne reste aucune créature { A($location) }.
why-creature-dealt-with = La créature a déjà été aidée ou apaisée dans cette chanson : { $location }.
why-too-few-range = Pour atteindre { $location }, il faut { $number ->
    [one] { $number } pierre de portée
   *[other] { $number } pierres de portée
} ; vous en avez { $number2 }.
why-too-few-range-duel = Pour atteindre { $seat }, il faut { $number ->
    [one] { $number } pierre de portée
   *[other] { $number } pierres de portée
} ; vous en avez { $number2 }.
why-helped-before = Votre écusson est déjà sur « { $card } ».
why-no-crest = Vous n'avez plus d'écusson sur votre piste.
why-too-few-melodies = Cela coûte { $number ->
    [one] { $number } mélodie
   *[other] { $number } mélodies
} ; vous en avez { $number2 }{ with-stones }.
why-too-few-lyrics = Cela coûte { $number ->
    [one] { $number } parole
   *[other] { $number } paroles
} ; vous en avez { $number2 }{ with-stones }.
why-no-pile-there = Il n'y a pas de pile de cartes { A($location) }.
why-pile-not-empty = Il reste des cartes { A($location) }.
why-too-few-coins = Cela coûte { $number ->
    [one] { $number } pièce
   *[other] { $number } pièces
} ; vous en avez { $number2 }.
why-no-shop = Rien ne se vend { A($location) }.
why-not-for-sale = « { $card } » n'est pas en vente { A($location) }.
why-bank-without-crests = Il n'y a aucun écusson à la banque.
why-no-stage = On ne se produit pas { A($location) }.
why-no-such-space = Les emplacements se comptent de 1 à { $number } { A($location) }.
why-no-rune = Vous n'avez plus de rune sur votre cadran.
why-space-covered = L'emplacement { $number } est couvert d'une rune { DE($seat) } : { $location }.
why-no-hearth = On ne raconte pas de légendes { A($location) }.
why-legend-pile-empty = La pile des légendes de niveau { $level } est vide.
why-no-discount = Votre bateau est sur un emplacement sans remise.
why-no-coins-there = On ne gagne pas de pièces { A($location) }.
why-no-motif-there = On n'active pas de motif { A($location) }.
why-no-volume-there = On ne dépense pas de volume { A($location) }.
why-cannot-pay-place = { $location } demande { amount } ; vous avez de quoi en payer { $number2 }.
why-no-effect = Cela n'aurait aucun effet maintenant.
why-duel-self = Il faut un adversaire, pas vous-même.
why-side-absent = Personne ne joue cette couleur : { $seat }.
why-truce = Tant que dure « { $event } », personne n'est défié.
why-duelled = Vous avez déjà défié { $seat } dans cette chanson.
why-no-crest-left = { $seat } n'a plus d'écusson sur sa piste.
why-too-few-crests = Il faut { $number ->
    [one] { $number } écusson adverse
   *[other] { $number } écussons adverses
} ; vous en avez { $number2 }.
why-event-absent = « { $event } » n'est pas un évènement de cette partie.
why-event-inactive = L'évènement « { $event } » n'est pas actif en ce moment.
why-event-not-used = « { $event } » n'est pas un évènement que les joueurs utilisent.
why-event-used = Vous avez déjà utilisé « { $event } ».
why-nothing-to-brag = Votre zone Fanfaronnade est vide : « { $event } » demande qu'une créature s'y trouve.
why-cannot-pay-event = « { $event } » demande { amount } ; vous avez de quoi en payer { $number2 }.
why-no-rune-there = Il ne reste aucune rune sur ce quart : { $quarter }.
why-legend-marked = « { $legend } » porte déjà une rune { DE($seat) }.
why-legend-not-open = « { $legend } » n'est pas une légende visible de ce niveau.
why-motif-absent = « { $motif } » n'est pas sur la piste des motifs.
why-motif-played = Vous êtes en train de gagner le bonus du jeton « { $motif } » : il n'est retourné qu'ensuite.
why-motif-turned = « { $motif } » montre déjà sa face Gemme.
why-no-motif-gem = Aucun jeton Motif ne montre de gemme.
why-impro-repeats = « { $card } » active elle-même une Impro et ne peut être choisie.
why-no-impro-there = « { $card } » n'est pas une Impro de votre chanson.
why-no-impro-shop = On ne vend pas d'Impros { A($location) }.
why-shop-empty = Il ne reste aucune carte { A($location) }.
why-impro-jams = La première carte { A($location) } utilise elle-même une Impro d'une boutique et ne peut être choisie.
why-no-such-token = Vous n'en avez pas : { $token }.
why-challenge-closed = « { $challenge } » porte déjà un écusson.
why-challenge-hidden = La carte « { $challenge } » n'a pas été révélée.
why-token-there = Le jeton { $number } du Rival s'y trouve : { $location }.
why-not-nearest = { $location } est à { $number ->
    [one] { $number } route
   *[other] { $number } routes
} ; le lieu vide le plus proche est à { $number2 ->
    [one] { $number2 } route
   *[other] { $number2 } routes
}.

## Ce que les listes appellent modes, niveaux et réglages

tagline = Composez une chanson, parcourez le bosquet, et chantez à endormir les créatures et à réveiller les foules.
mode-standard = jeu standard
mode-solo = solo contre le Rival
mode-rival = avec le Rival à la table
level-easy = facile
level-medium = moyen
level-hard = difficile
setting-content = boîtes utilisées
setting-content-base = jeu de base seulement
setting-content-seasons = les quatre saisons
setting-content-everything = tout, avec les Muses
setting-content-ticked = les boîtes cochées ci-dessous
setting-spring = boîte Printemps
setting-spring-no = reste fermée
setting-spring-yes = utilisée
setting-summer = boîte Été
setting-summer-no = reste fermée
setting-summer-yes = utilisée
setting-autumn = boîte Automne
setting-autumn-no = reste fermée
setting-autumn-yes = utilisée
setting-winter = boîte Hiver
setting-winter-no = reste fermée
setting-winter-yes = utilisée
setting-muse = boîte Muse
setting-muse-no = reste fermée
setting-muse-yes = utilisée
setting-events = évènements des deux actes
setting-events-any = tirés d'une façon ou de l'autre
setting-events-one_season = les deux d'une même saison
setting-events-two_seasons = de deux saisons qui se suivent
setting-season = saison de l'Acte I
setting-season-any = tirée au hasard
setting-season-spring = Printemps
setting-season-summer = Été
setting-season-autumn = Automne
setting-season-winter = Hiver
setting-act1 = évènement de l'Acte I
setting-act1-drawn = tiré au hasard
setting-act1-budding_feast = Fête des bourgeons
setting-act1-great_spring_fair = Grande foire de printemps
setting-act1-petal_rain = Pluie de pétales
setting-act1-young_talent_contest = Concours des jeunes talents
setting-act1-solstice_festival = Festival du solstice
setting-act1-white_nights = Nuits blanches
setting-act1-battle_of_the_bands = Bataille de fanfares
setting-act1-heatwave = Canicule
setting-act1-grape_harvest = Vendanges
setting-act1-dissonant_mists = Brumes dissonantes
setting-act1-masked_ball = Bal masqué
setting-act1-fireside_tales = Veillée aux contes
setting-act1-frozen_river = Rivière gelée
setting-act1-winter_bonfires = Feux d'hiver
setting-act1-deep_chill = Grand froid
setting-act1-new_years_concert = Concert du Nouvel An
setting-act1-sowing = Semailles
setting-act1-egg_hunt = Chasse aux œufs
setting-act1-midsummer_fires = Feux de la Saint-Jean
setting-act1-night_market = Marché nocturne
setting-act1-flight_of_the_geese = Passage des oies
setting-act1-pumpkin_contest = Concours de citrouilles
setting-act1-winter_truce = Trêve d'hiver
setting-act1-great_stocktaking = Grand inventaire
setting-act2 = évènement de l'Acte II
setting-act2-drawn = tiré au hasard
setting-act2-budding_feast = Fête des bourgeons
setting-act2-great_spring_fair = Grande foire de printemps
setting-act2-petal_rain = Pluie de pétales
setting-act2-young_talent_contest = Concours des jeunes talents
setting-act2-solstice_festival = Festival du solstice
setting-act2-white_nights = Nuits blanches
setting-act2-battle_of_the_bands = Bataille de fanfares
setting-act2-heatwave = Canicule
setting-act2-grape_harvest = Vendanges
setting-act2-dissonant_mists = Brumes dissonantes
setting-act2-masked_ball = Bal masqué
setting-act2-fireside_tales = Veillée aux contes
setting-act2-frozen_river = Rivière gelée
setting-act2-winter_bonfires = Feux d'hiver
setting-act2-deep_chill = Grand froid
setting-act2-new_years_concert = Concert du Nouvel An
setting-act2-sowing = Semailles
setting-act2-egg_hunt = Chasse aux œufs
setting-act2-midsummer_fires = Feux de la Saint-Jean
setting-act2-night_market = Marché nocturne
setting-act2-flight_of_the_geese = Passage des oies
setting-act2-pumpkin_contest = Concours de citrouilles
setting-act2-winter_truce = Trêve d'hiver
setting-act2-great_stocktaking = Grand inventaire
setting-bards = bardes
setting-bards-chosen = choisis à tour de rôle
setting-bards-dealt = distribués au hasard
setting-first = qui commence
setting-first-random = au hasard
setting-first-1 = place 1
setting-first-2 = place 2
setting-first-3 = place 3
setting-first-4 = place 4
setting-gentle_easy = niveau facile adouci
setting-gentle_easy-no = non
setting-gentle_easy-yes = chacun commence avec une pièce et deux pierres

# Les familles de pièces, telles que les nomment les rapports du laboratoire
family-card = Cartes
family-legend = Légendes
family-event = Évènements
family-motif = Motifs
family-muse = Muses
family-bard = Bardes
family-challenge = Défis
family-rival_card = Cartes Rival
family-cell = Lieux du bosquet
family-benefit = Bénéfices

## La campagne

page-all-open = { $number ->
    [one] { $number } partie jouée
   *[other] { $number } parties jouées
} : toutes les boîtes sont ouvertes.
page-next-boxes = Aucune partie jouée ; les quatre boîtes de saison s'ouvrent après la prochaine partie.
page-next-box = { $number ->
    [0] Aucune partie jouée
    [one] { $number } partie jouée
   *[other] { $number } parties jouées
} ; la boîte { $box } s'ouvre après { $number2 ->
    [one] la prochaine partie
   *[other] encore { $number2 } parties
}.
page-game-won = Partie { $number } : { $bard } l'emporte avec { $number2 } PV.
page-game-shared = Partie { $number } : victoire partagée avec { $number2 } PV.
page-game-rival = Partie { $number } : le Rival l'emporte avec { $number2 } PV.
page-opens = La boîte { $box } s'ouvre.
page-box-open = ouverte
page-box-closed = fermée, s'ouvre après la partie { $number }
zone-boxes = Boîtes
setting-procedure = ouverture des boîtes
setting-procedure-express = express : toutes ouvertes après 2 parties
setting-procedure-normal = normale : une saison par partie, toutes ouvertes après 5 parties
setting-procedure-late = tardive : deux parties par saison, toutes ouvertes après 10 parties

### La table : zones, symboles, où en est la partie

## Zones

page-grove = Bosquet
page-legends = Légendes et plateau
page-shops = Boutiques
zone-grove = Le bosquet
zone-choosing = À choisir
zone-events = Évènements
zone-motifs = Motifs
zone-river = Rivière des légendes
zone-market = Marché
zone-supply-acoustic = Pierres acoustiques restantes
zone-supply-range = Pierres de portée restantes
zone-legends-1 = Légendes I
zone-legends-2 = Légendes II
zone-legends-3 = Légendes III
zone-shop = Boutique : { $location }
zone-fans = Fans
zone-hand = Main
zone-song = Chanson
zone-dial = Cadran Tempo
zone-melodies = Mélodies
zone-lyrics = Paroles
zone-volume = Volume
zone-coins = Pièces
zone-acoustic = Pierres acoustiques
zone-range = Pierres de portée
zone-gems = Gemmes
zone-held = Écussons adverses
zone-crest-track = Piste Écusson
zone-brag = Zone Fanfaronnade
zone-bard = Barde
zone-muse = Muse
zone-challenges = Défis
zone-deck = Pioche
zone-discard = Défausse
zone-rival-movement = Pile Déplacement
zone-rival-discard = Défausse du Rival
zone-rival-dial = Cadran du Rival
zone-rival-volume = Volume
zone-rival-gems = Gemmes
zone-rival-tokens = Jetons Rival restants
zone-rival-runes = Runes restantes
zone-rival-held = Vos écussons qu'il détient
zone-rival-crests = Écussons du Rival
zone-rival-score = Cartes marquées
zone-rival-deck = Paquet Solo

## Signes des camps

sign-seat-0 = B
sign-seat-1 = J
sign-seat-2 = R
sign-seat-3 = V
sign-seat-4 = X

## Où en est la partie, et ce qui vient

status-over = La dernière chanson est finie
status-setup = Mise en place
status-act-0 = Acte I
status-act-1 = Acte II
phase-1 = Composition
phase-2 = Chant
phase-3 = Pause
phase-4 = entre deux tours
phase-rival = tour du Rival
clock-first = réserve I : { $number } gemmes, II : { $number2 }
clock-first-soon = Réserve I : { $number ->
    [one] plus qu'une gemme
   *[other] plus que { $number } gemmes
}, l'Acte II suit le tour qui la vide
clock-act-2 = Réserve I vide : Acte II après ce tour ({ $number } gemmes dans la réserve II)
clock-second = { $number } gemmes dans la réserve II
clock-second-soon = { $number ->
    [one] Plus qu'une gemme
   *[other] Plus que { $number } gemmes
} en réserve II : 2 de plus pour qui la vide à son tour, puis les chants du cygne
clock-end = Réserve II vide, { $number } gemmes de plus pour { $seat } : après ce tour, un chant du cygne pour tous les autres
clock-swan = Chant du cygne { DE($seat) }, { $number ->
    [0] puis décompte final
    [one] puis encore un, puis décompte final
   *[other] puis encore { $number }, puis décompte final
}
clock-final = Décompte final

## Marques et notes

mark-region = région
mark-reserve-place = réserve
mark-place-0 = créature
mark-place-1 = boutique de Compétences
mark-place-2 = boutique d'Impros
mark-place-3 = banque
mark-place-4 = représentation
mark-place-5 = légende
mark-place-6 = pièces
mark-place-7 = volume
mark-place-8 = motif
sign-place-0 = Cr
sign-place-1 = Co
sign-place-2 = Im
sign-place-3 = Ba
sign-place-4 = Re
sign-place-5 = Lé
sign-place-6 = ¤
sign-place-7 = ◄
sign-place-8 = ♫
mark-portal-0 = portail ambré
mark-portal-1 = portail violet
sign-portal-0 = am
sign-portal-1 = vi
mark-bard = barde { DE($seat) }
mark-rival = le Rival
mark-muse-pawn = la Muse : qui chante ici gagne 2 mélodies ou paroles
mark-soothe = apaiser : { $number ->
    [one] { $number } mélodie
   *[other] { $number } mélodies
}
mark-crest = { $number ->
    [one] écusson
   *[other] { $number } écussons
} { DE($seat) }
mark-rune = rune { DE($seat) }
mark-rune-reward = l'emplacement { $number } porte une rune { DE($seat) }
mark-rune-event = { $seat } a utilisé cet évènement
mark-rival-token = jeton Rival { $number }
mark-reserve = encore { $number ->
    [one] { $number } gemme
   *[other] { $number } gemmes
}
mark-event-active = actif
mark-event-waiting = à venir, Acte II
mark-event-finished = terminé
mark-boat = bateau { DE($seat) }, emplacement { $number }
mark-discount = { $number ->
    [one] { $number } parole
   *[other] { $number } paroles
} de moins pour une légende ; le bateau revient alors au départ
mark-market = jeton Marché
mark-price = { $number } pièces
mark-thing-melody = mélodies
mark-thing-lyric = paroles
mark-thing-volume = volume, de 0 à 6
mark-thing-coin = pièces
mark-thing-acoustic = pierres acoustiques
mark-thing-range = pierres de portée
mark-thing-gem = gemmes vertes
mark-pile = { $number } dans la pile
mark-progress = vous en avez { $number } sur { $number2 }
mark-ready = marqueur Chanson sur l'Instrument : vous chantez ce tour-ci
mark-used = utilisée
mark-used-lower = partie inférieure utilisée
mark-dial-rune = rune
mark-shelf = marqueur Chanson sur l'étagère : qui passe d'ici en haut à droite chante
mark-held = écussons adverses
mark-own-crest = écusson { DE($seat) }
mark-defence = 1 mélodie de plus pour défier ce barde
mark-track-gem = gemme bleue : 1 PV
mark-taken = relevé : { $difficulty }
mark-rival-tokens = jetons Rival
mark-rival-runes = runes
note-lair = { $card } : { $number ->
    [one] { $number } mélodie
   *[other] { $number } mélodies
} pour l'apaiser maintenant ; { $number2 ->
    [0] c'est la dernière
    [one] encore une dessous, un boss
   *[other] encore { $number2 } dessous, la dernière est un boss
}
note-lair-empty = Plus personne ici : { $number } mélodies pour 1 gemme
note-bank = { $number } pièces contre un écusson
note-market = prix { $number }
note-shop = carte du dessus { $number }, autres { $number2 } pièces
note-shop-empty = vide : 1 gemme pour { $number } pièces
note-will-sing = vous chantez ce tour-ci
note-song-in = { $number ->
    [one] dans 1 quart
   *[other] dans { $number } quarts
}
note-quarters = { $number ->
    [one] chante dans 1 quart
   *[other] chante dans { $number } quarts
}
note-rival-sings = le Rival chante ce tour-ci
note-defence = défense { $number }
text-around = Autour : { $places }
text-crossing = Carrefour
text-leads = mène { A(LE($place)) }
text-reserve-0 = Gemmes de l'Acte I : quand elle est vide, l'Acte II commence après le tour.
text-reserve-1 = Gemmes de l'Acte II : qui la vide en prend 2 de plus, et tous les autres ont un chant du cygne.

## Ce qu'une option apporterait

preview-cost = Coûte { $text }
preview-free = Ne coûte rien
preview-gives = Donne { $text }
preview-nothing = Ne donne rien pour l'instant
preview-boat = Votre bateau { $number ->
    [0] n'avance pas
    [one] avance de 1 emplacement
   *[other] avance de { $number } emplacements
}
preview-each = { $number } fois : { $text }
preview-lost = Dont perdu : { $text }
preview-song = Dans la chanson : { $text }
preview-discard = Défaussée, { $card } donne { $text }
preview-stops = Le cadran s'arrête { $quarter } : { $number ->
    [one] { $number } point de déplacement
   *[other] { $number } points de déplacement
}
preview-bonus = Bonus du quart : { $text }
preview-passes = Il dépasse l'étagère : vous chantez ce tour-ci
preview-sings = Vous chantez ce tour-ci
preview-silent = Pas de chanson ce tour-ci ; il manquera { $number ->
    [one] 1 quart
   *[other] { $number } quarts
}
preview-dial = Le cadran est { $quarter }
preview-next-song = Il dépasse l'étagère : vous chanterez à votre prochain tour
preview-walk = { $number ->
    [one] { $number } pas
   *[other] { $number } pas
}, { $number2 ->
    [0] plus aucun point
    [one] encore 1 point
   *[other] encore { $number2 } points
}
preview-sail = Le bateau est alors sur l'emplacement { $number } : { $number2 ->
    [0] pas encore de remise
    [one] 1 parole de moins pour une légende
   *[other] { $number2 } paroles de moins pour une légende
}
preview-times = encore { $number } fois
preview-empties-1 = Vide la réserve I : Acte II après ce tour
preview-empties-2 = Vide la réserve II : { $number } gemmes de plus pour vous, puis les chants du cygne
preview-creature = « { $card } » rejoint votre zone Fanfaronnade{ $number ->
    [0] {""}
    [one] , 1 gemme bleue
   *[other] , { $number } gemmes bleues
}
preview-helper = { $seat } a aidé : les mêmes bénéfices là-bas, et cet écusson pour vous
preview-helper-rival = { $seat } a aidé : { $number ->
    [0] rien pour lui
    [one] 1 gemme pour lui
   *[other] { $number } gemmes pour lui
}, et cet écusson pour vous
preview-crest = 1 écusson de votre piste
preview-help = Apaiser « { $card } » coûtera alors { $number ->
    [one] { $number } mélodie
   *[other] { $number } mélodies
}
preview-help-shared = Quand un autre barde l'apaisera, vous gagnerez les mêmes bénéfices
preview-help-rival = { $seat } apaise toute créature qui porte un écusson sur son passage
preview-place = { $place } : { $price } → { $text }
preview-place-empty = { $place } : plus rien
called-convert = « { $card } » : { $text }
preview-track-gem = Votre piste Écusson montre alors une gemme bleue de plus
preview-defence = Vous défier coûte alors { $number ->
    [one] { $number } mélodie
   *[other] { $number } mélodies
}
preview-blue = { $number ->
    [one] 1 gemme bleue
   *[other] { $number } gemmes bleues
}
preview-shuffled = La pile est ensuite mélangée
preview-market = Le marché indique ensuite { $number }
preview-crests = Rapporte { $number ->
    [one] 1 écusson
   *[other] { $number } écussons
} { DE($seat) }
preview-rune = 1 rune de votre cadran
preview-fan = Et la première carte Fan, sur votre pioche
preview-boat-back = Le bateau revient de l'emplacement { $number } à 0
preview-rival-scores = Elle vaudra { $number } PV au Rival à la fin
preview-points = { $number } PV pour quiconque la remplit à la fin
preview-met = { $seat } : { $number } sur { $number2 }, remplie
preview-unmet = { $seat } : { $number } sur { $number2 }
preview-spends = Coûte { $number ->
    [one] 1 écusson adverse
   *[other] { $number } écussons adverses
}, vous en avez { $number2 }
preview-rune-left = Une rune y reste ; sans elle, ce quart donnera aussi : { $text }
preview-unlocks = Libère son bonus : { $text }
preview-reached = Actuellement { $number } ; il en faut { $number2 }
preview-challenge = { $number } PV pour vous si vous le remplissez à la fin, sinon pour { $seat }
warns-points = { $number ->
    [one] 1 point de déplacement perdu
   *[other] { $number } points de déplacement perdus
}
warns-pool = Perdu : { $text }
warns-unused = { $number ->
    [one] 1 carte de la chanson n'est pas utilisée
   *[other] { $number } cartes de la chanson ne sont pas utilisées
}

# -- ce qui ne va pas dans un contenu ou une mise en place

expected-conversions-differ = des conversions qui diffèrent par leur premier gain, et dont ce gain a un nom
expected-no-options = pas d'option ici
expected-no-conversions = pas de conversion ici
expected-no-impros = pas de forme d'IMPRO ici
expected-conversion = une conversion comme V2=>L1 x1, avec x1, x2 ou xinf
expected-stones = au plus { $count } pierres de toute sorte
expected-two-options = deux options de sortes différentes
expected-per = des mélodies ou des paroles, « per skill » ou « per impro »
expected-some-verb = au moins un verbe parmi { $known }
expected-one-verb = exactement un verbe parmi { $known }
expected-measured = { $verb } { $form }, avec une mesure comme fans et des nombres
expected-numbers = des nombres d'au moins 1
expected-alone = { $verb } sans rien d'autre
expected-with-number = { $verb } avec un nombre
expected-with-effect = { $verb } avec un effet comme C1
expected-own-id = un id qu'aucune carte du fichier { $file } ne porte
found-neither = ni l'un ni l'autre
found-both = les deux
expected-owner = un barde pour une carte de base, une boîte pour une carte avancée
expected-blue = 1 sur une carte avancée, 0 sur une carte de base
expected-of-each-bard = { $count } pour chaque barde
expected-in-box = { $count } dans cette boîte
expected-effect = un effet
expected-lower = un coût en volume avec une partie inférieure, ou ni l'un ni l'autre
expected-discard-line = le volume s'il y en a, puis au moins 1 tempo, puis le reste
expected-creature-blue = { $count } sur un boss, 1 ou 2 sur une petite créature
expected-soothe = { $count } ou plus pour un boss, moins pour une petite créature
expected-list = exactement { $list }
expected-open-measure = une mesure qui n'est pas réservée aux cartes Défi
expected-one-conversion = une conversion au plus
expected-season-box = base ou { $season }, sa saison
expected-events = pour chaque saison { $base } dans base et { $box } dans sa boîte
expected-arrows = une flèche, ou deux différentes
expected-bottom = du tempo, précédé du volume s'il y en a
expected-own-crossing = un carrefour à lui ; { $other } s'y trouve
expected-edge = le bord de la carte où se trouve son carrefour, qui n'est pas dans un coin
expected-rewards = { $count } récompenses à un lieu Représentation, aucune ailleurs
expected-rising = des paroles et des gemmes qui montent
expected-of-kind = { $count } de cette sorte
expected-coins = des mélodies ou des paroles contre des pièces, x1
expected-motif = des mélodies ou des paroles contre MOTIF, x1
expected-volume = du volume contre BRAG, des pièces et des pierres de portée, xinf
expected-no-conversion = aucune à cette sorte de lieu
expected-lairs = deux lieux Créature
expected-location = un lieu
expected-bonus = C1, A1, MV1 ou V1, ou davantage
expected-values = { $count } valeurs qui ne baissent jamais
expected-place = une place sur le dessin pour lui
expected-thing-on-map = une région, un lieu, un portail ou une réserve
setting-chosen = « { $name } : { $value } » ({ $key })
error-gentle = { $gentle } demande le niveau easy, et non { $level }
error-ticked = { $box } demande { $needed }, et non { $content }
error-first = first={ $first } demande une place { $first } ; il y { $players ->
    [one] en a une seule
   *[other] en a { $players }
}
error-both-events = { $first } et { $second } : il faut deux évènements, ou deux fois drawn
error-events-set = { $setting } contredit { $event } : retirez l'un des deux
error-event-boxed = { $event } vient d'une boîte fermée ({ $box }) : { $content } la laisse de côté
error-event-pair = { $first } et { $second } : il faut deux évènements d'une même saison, ou d'une saison et de la suivante
error-bard-boxed = { $bard } vient d'une boîte que cette partie n'utilise pas ({ $box }) : choisissez un autre barde, ou d'autres boîtes
error-campaign-decides = { $setting }={ $value } : dans une campagne, ses boîtes ouvertes et ses évènements en décident
error-muse-closed = muse=yes : la boîte Muse de cette campagne est encore fermée
