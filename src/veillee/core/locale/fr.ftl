# Messages du noyau, en français.

undo-nothing = Il n'y a rien à reprendre.
undo-other = Quelqu'un d'autre a joué depuis.
undo-revealed = { $key } ne peut plus être repris : quelque chose d'inconnu a été révélé.
undo-possible = { $key } peut être repris.
redo-nothing = Il n'y a rien à rejouer.

explain-over = La partie est terminée.
explain-possible = Possible maintenant : { $label }.
explain-not-now = Pas maintenant. La question du moment, pour { $seat } : { $prompt }

choice-parts = { $label } : { $listed }
choice-and = { $listed } ; { $part }

ask-waiting = On attend { $seat }.

zone-aid = Aide de jeu

outcome-won = Victoire : { $names }.
outcome-shared = Victoire partagée : { $names }.

hint-why = « { $best } » plutôt que « { $other } » : { $differences }.
hint-more = +{ $points } { $source }
hint-less = −{ $points } { $source }
hint-to-come = encore à venir
hint-rival = pour { $seat }
hint-alike = « { $best } » et « { $other } » se valent à peu près.
hint-close = « { $best } » et « { $other } » se valent à peu près ; le premier : { $differences }.
hint-likelier = « { $best } » plutôt que « { $other } » : { $chance } % de chances de gagner, contre { $less } %.
hint-brings = { $best } : davantage à espérer de ce côté : { $source }.
hint-hinders = { $best } : il en reste moins pour { $seat }.
hint-better = { $best } : c'est votre meilleure chance.
hint-either = { $best }, ou bien { $other } : l'un vaut à peu près l'autre.
hint-later = la suite
hint-only = Rien d'autre n'est possible.

ask-answered = Vous avez répondu. On attend { $seat }.
outcome-together-won = Gagné, tous ensemble !
outcome-together-lost = Perdu, tous ensemble.
outcome-closed = Cette partie a été close sans résultat.
closed-earlier-rules = Elle suivait une version antérieure des règles, que cette version ne peut pas poursuivre.
hint-unforeseen = Personne ne sait ce que cache ce choix : à vous de décider.

lesson-goal = Le but
lesson-turn = Un tour
lesson-end = Comment cela finit
missing-extra = il faut { $package }, qui n'est pas installé : pip install 'veillee[{ $extra }]'
