# Messages du noyau, en français.

undo-nothing = Il n'y a rien à défaire.
undo-other = Quelqu'un d'autre a joué depuis.
undo-revealed = Le dernier choix ne peut plus être défait : quelque chose d'inconnu a été révélé.
undo-possible = Le dernier choix peut être défait.
redo-nothing = Il n'y a rien à rejouer.

explain-over = La partie est terminée.
explain-possible = Possible maintenant : { $label }.
explain-not-now = Pas maintenant. La question du moment, pour { $seat } : { $prompt }

choice-parts = { $label } : { $listed }
choice-and = { $listed } ; { $part }

ask-waiting = On attend { $seat }.

zone-aid = Aide de jeu

outcome-won = { $names } l'emporte.
outcome-shared = Victoire partagée : { $names }.
outcome-own-won = { $seat }, vous avez gagné !
outcome-own-shared = { $seat }, vous partagez la victoire : { $names }.
outcome-own-not-won = { $seat }, vous avez perdu : { $names } l'emporte.
outcome-own-not-shared = { $seat }, vous avez perdu. Se partagent la victoire : { $names }.

hint-why = « { $best } » plutôt que « { $other } » : { $differences }.
hint-more = +{ $points } { $source }
hint-less = −{ $points } { $source }
hint-to-come = encore à venir
hint-rival = pour { $seat }
hint-alike = « { $best } » et « { $other } » se valent à peu près.
hint-close = « { $best } » et « { $other } » se valent à peu près ; le premier : { $differences }.
hint-likelier = « { $best } » plutôt que « { $other } » : { $chance } % de chances de gagner, contre { $less } %.
hint-brings = « { $best } » : c'est ce qui promet le plus ({ $source }).
hint-brings-later = « { $best } » : la suite en promet davantage.
hint-opens = En vue de « { $aim } » : « { $best } ».
hint-hinders = « { $best } » : il en reste moins pour { $seat }.
hint-better = « { $best } » : c'est votre meilleure chance.
hint-either = « { $best } », ou bien « { $other } » : l'un vaut à peu près l'autre.
hint-then = Ensuite, si rien ne s'y oppose : « { $first } ».
hint-then-after = Ensuite, si rien ne s'y oppose : « { $first } » ; et après : « { $second } ».
hint-only = Rien d'autre n'est possible.

ask-answered = Vous avez répondu. On attend { $seat }.
outcome-together-won = Gagné, tous ensemble !
outcome-together-lost = Perdu, tous ensemble.
outcome-closed = Cette partie a été close sans résultat.
closed-given-up = Elle a été abandonnée avant la fin.
closed-earlier-rules = Elle suivait une version antérieure des règles, que cette version ne peut pas poursuivre.
hint-unforeseen = Personne ne sait ce que cache ce choix : à vous de décider.

# Ce que montrent aux autres ceux qui jouent ensemble. $seat est qui le montre.
signal-phrase = { $seat } : « { $what } »
signal-point = { $seat } désigne : { $what }.
signal-lean = { $seat } penche pour : { $what }.
signal-lean-back = { $seat } ne penche plus pour rien.
signal-in-hand = quelque chose dans la main { DE($seat) }
signal-before = quelque chose devant { $seat }
signal-in-zone = quelque chose là : { $zone }
signal-hidden = quelque chose qui ne se voit pas d'ici
phrase-let-me = Laissez-moi faire.
phrase-you-rather = À vous, plutôt.
phrase-can-help = Je peux aider.
phrase-need-help = J'ai besoin d'aide.
phrase-wait = Attendez.
phrase-agreed = D'accord.
phrase-rather-not = Plutôt pas.
phrase-well-done = Bien joué !
phrase-thanks = Merci !
error-no-signals = { $game } n'a pas de signaux : on n'y joue pas ensemble
error-no-phrase = il n'y a pas de phrase « { $key } » ; phrases : { $known }
error-lean-not-asked = On ne vous demande rien en ce moment : il n'y a rien pour quoi pencher.
error-lean-number = Cette préférence est pour la décision { $found } ; on en est à la { $number }.
error-lean-sealed = Les règles scellent cette réponse : personne ne la montre à l'avance.
error-lean-key = « { $key } » n'est pas une des réponses que vous pouvez donner.

lesson-goal = Le but
lesson-turn = Un tour
lesson-end = Comment cela finit
lesson-alone = À partir d'ici, plus rien n'est proposé : la partie est à vous. Dans le doute, demandez un conseil ; des astuces viendront encore quand quelque chose sera nouveau.
missing-extra = il faut { $package }, qui n'est pas installé : pip install 'veillee[{ $extra }]'

# Ce qui ne va pas.

either = { $one } ou { $other }
error-at-line = ligne { $line } : { $told }
error-no-language = pas de langue « { $lang } » ; langues : { $known }
error-game-form = pas de jeu « { $place } » : il faut MODULE:NOM, comme examples.connect_four:GAME
error-game-module = pas de jeu « { $place } » : ce module n'existe pas ({ $detail })
error-game-import = pas de jeu « { $place } » : son module ne se laisse pas importer : { $detail }
error-game-name = pas de jeu « { $place } » : le module n'a rien de ce nom ; ses jeux : { $detail }
error-game-kind = pas de jeu « { $place } » : il faut un GameSpec, et c'est un { $detail }
error-no-game = pas de jeu « { $given } » ; jeux : { $count ->
    [0] aucun n'est installé
   *[other] { $known }
}
error-no-mode = { $game } n'a pas de mode « { $mode } » ; modes : { $known }
error-players-number = players { $given } : c'est une valeur du type { $kind } ; il faut un nombre entier
error-seats-list = seats « { $given } » : il faut une liste qui dit qui occupe chaque place
error-settings-kind = réglages { $given } : il faut des noms avec leurs valeurs
error-players-seats = { $players } joueurs, mais { $seats } places : { $listed }
error-seats = { $game } { $mode } se joue à { $counts }, pas à { $found }
error-no-level = { $game } { $mode } n'a pas de niveau « { $level } » ; { $count ->
    [0] { $mode } n'a pas de niveaux
   *[other] niveaux : { $known }
}
error-seat-word = place « { $seat } » : il faut un seul mot, sans espace
error-seed-word = graine « { $seed } » : il faut un nombre ou un seul mot, sans espace
error-no-setting = { $game } n'a pas de réglage « { $setting } » ; réglages : { $count ->
    [0] aucun
   *[other] { $known }
}
error-no-value = { $game } : le réglage { $setting } ne peut pas valoir « { $value } » ; valeurs : { $known }
error-setting-not-meant = { $game } : le réglage { $setting } n'est pas prévu pour { $mode } à { $seats } places
error-no-roles = { $game } { $mode } n'a pas de rôles à choisir, mais en a reçu : { $given }
error-many-roles = { $roles } rôles pour { $seats } places
error-no-role = { $game } : pas de rôle « { $role } » ({ $kind }) ; il y a : { $known }
error-role-twice = deux places ne peuvent pas être toutes les deux { $role }
error-people-seats = { $people } personnes nommées pour { $seats } places ; il faut un numéro par place
error-people = { $game } { $mode } à { $seats } places est prévu pour { $counts } personnes, pas pour { $found }
error-no-seat = pas de place { $seat } ; places : 0 à { $last }
error-no-position = pas de position { $number } ; il y a { $first } à { $last }
error-no-rule = pas de règle « { $number } » ; il y a { $first } à { $last }
error-deal-word = « { $word } » : il faut un seul mot pour distribuer
error-no-guided-match = { $game } n'a pas de partie guidée
error-no-pack = pas de contenu à « { $place } » : il faut un dossier avec pack.toml, ou un contenu en un seul fichier

error-no-choice = { $key } : il faut une clé ou une option
error-stale = « { $key } » répond à la décision { $number }, mais { $now ->
    [0] la partie est finie
   *[other] nous en sommes à la décision { $now }
}
error-illegal = « { $key } » : { $reason }
error-no-kind = « { $key } » : aucun coup ne s'appelle « { $kind } » ; il y a : { $known }
error-key-form = « { $key } » : il faut { $form }
error-no-word = « { $key } » : rien ne s'appelle « { $word } » ({ $role }){ $count ->
    [0] {""}
   *[other] {" "}; il y a : { $known }
}
error-no-target = « { $key } » : rien sur la table ne s'appelle ainsi ; il y a : { $known }
error-outcome = le résultat dicté « { $key } » ne peut pas sortir { DE($step) } ; possibles : { $known }
error-hint-over = pas de conseil : la partie est finie
error-hint-seat = pas de conseil pour la place { $seat } : c'est la place { $asked } qui doit répondre
error-hint-nobody = pas de conseil : personne qui sache réfléchir n'est inscrit

error-no-record = « { $found } » ; il faut une partie notée, qui commence par « veillee { $format } »
error-after-closing = « { $found } » après la ligne de fin
error-choice-number = choix { $found } au lieu du choix { $expected }
error-record-line = « { $found } » ; il faut { $where ->
    [choices] un choix comme « 12 red go:foot:c3 », ou la ligne de fin
   *[header] { $fields }
}
error-header-lacks = l'en-tête n'a pas de ligne « { $name } … »
error-header-people = « { $found } » parmi les personnes de l'en-tête ; il faut un numéro par place
error-header-game = la ligne du jeu, dans l'en-tête, doit être « game NOM VERSION »
error-header-content = la ligne du contenu, dans l'en-tête, doit être « content CONTENU EMPREINTE »
error-header-setup = l'en-tête demande une partie impossible : { $problem }
error-header-begin = la partie de cet en-tête ne peut pas commencer : { $problem }
error-header-dictates = l'en-tête dicte « { $outcome } », que rien ne demande
error-rules-order = règles { $found } ; il en faut de plus récentes que la version { $known }
error-redeal-seat = place « { $seat } » après redeal ; il faut une place de cette partie
error-after-end = le choix { $number } vient après la fin de la partie
error-not-asked = le choix { $number } est fait par « { $seat } », mais c'est à { $asked } de répondre
error-choice = le choix { $number } ne peut pas être joué : { $problem }
error-choice-dictates = le choix { $number } dicte « { $outcome } », que rien ne demande
error-truncated = la partie s'arrête après le choix { $count }, sans sa ligne de fin
error-closing-count = la ligne de fin compte { $said } choix, mais il y en a { $count }
error-other-table = la partie mène à une autre table qu'elle ne le dit : autres règles, autre contenu, ou fichier modifié
error-newer-rules = notée avec la version { $rules } des règles { DE($game) } ; ce programme les connaît jusqu'à la version { $known }
error-earlier-rules = notée avec la version { $rules } des règles { DE($game) }, que ce programme n'a plus ; la version { $known } la suit jusqu'au choix { $count }
error-missing-pack = { $named ->
    [yes] jouée avec le contenu { $pack } ({ $hash })
   *[no] jouée avec le contenu { $hash }
}, { $given ->
    [yes] celui qui est donné est un autre ({ $found })
   *[no] { QUE($game) } n'a pas ici
} ; donnez le contenu avec lequel elle a été jouée
error-cannot-carry-over = cette table ne peut pas continuer avec des règles plus récentes : { $reason }
error-saved-table = la table sauvée est illisible
error-saved-setup = la mise en place conservée est illisible : { $problem }
error-no-save = ce n'est pas une partie sauvée
error-save-format = la sauvegarde a le format { $found } ; ce programme lit 1 à { $known }
error-save-seal = la sauvegarde est abîmée : son sceau ne correspond pas
error-save-thing = la sauvegarde nomme une chose que ce jeu n'a pas : « { $name } »
error-copy-record = une copie redistribuée pour une place ne se note pas : son passé n'est pas le sien
error-record-past = pour noter cette partie, il faut tout son passé
error-forgotten = les tables passées de cette partie ne sont pas disponibles
error-other-past = les choix de cette partie ne mènent pas à sa table

error-no-campaign = { $game } n'a pas de campagne
error-no-chapter = { $game } : pas de chapitre « { $chapter } » à jouer maintenant ; il y a : { $count ->
    [0] aucun, la campagne est finie
   *[other] { $known }
}
error-chapter-goes-on = le chapitre { $number }, { $chapter }, est en cours ; finissez-le d'abord
error-chapter-not-over = le chapitre { $number }, { $chapter }, n'est pas fini
error-chapter-order = cette partie { DE($chapter) } n'est pas la suite du chapitre { $number }
error-no-chapter-number = pas de chapitre { $number } où revenir ; il y a 1 à { $last }
error-no-campaign-setting = la campagne { DE($game) } n'a pas de réglage « { $setting } » ; réglages : { $count ->
    [0] aucun
   *[other] { $known }
}
error-no-campaign-value = la campagne { DE($game) } : le réglage { $setting } ne peut pas valoir « { $value } » ; valeurs : { $known }
error-no-campaign-file = « { $found } » ; il faut un fichier qui commence par « veillee-campaign { $format } »
error-campaign-line = « { $found } » ; il faut game, setting, seed, le chapitre suivant ou end
error-campaign-lacks = le fichier n'a pas de ligne « { $name } … »
error-campaign-setup = le fichier demande une campagne impossible : { $problem }
error-other-chronicle = les chapitres de ce fichier mènent à une autre chronique qu'il ne le dit
error-chapter-follows = le chapitre { $chapter } suit un chapitre qui n'est pas fini
error-chapter-replay = le chapitre { $chapter } ne peut pas être rejoué : { $problem }
error-chapter-carries = le chapitre { $chapter } apporte une autre chronique que celle que laissent les précédents
error-chronicle-field = « { $found } » dans la chronique ; il faut une ligne parmi : { $known }
error-chronicle-value = « { $found } » dans la chronique ne convient pas à { $name }
error-chronicle-lacks = la chronique n'a pas de ligne « { $name } »

fault-no-option = { $step } interroge la place { $seat } et ne lui propose rien
fault-no-outcome = { $step } n'a aucune issue
fault-no-answer = { $step } : « { $key } » n'est plus une réponse de la place { $seat }
fault-runaway = { $steps } étapes sans décision ; viendraient ensuite : { $waiting }

# Ce qui ne va pas dans un contenu ou une leçon : où, ce qui s'y trouve, ce qu'il faudrait.

error-pack = { $where } : { $count ->
    [one] 1 problème
   *[other] { $count } problèmes
}
house-content = { $game }, contenu de la maison
named-pack = { $game }, contenu { $pack }
lessons-of = { $game }, leçons
problem-whole = trouvé { $found } ; attendu { $expected }
problem = { $place } : trouvé { $found } ; attendu { $expected }
nothing-found = rien
found-not-toml = { $line ->
    [0] une faute à la fin
   *[other] une faute à la ligne { $line }
}
found-not-utf8 = des octets qui n'en sont pas
found-not-together = des champs qui ne vont pas ensemble
found-not-pack-text = autre chose
found-field = ce champ
found-section = cette section
found-file = ce fichier
some-entries = { $count ->
    [one] 1 entrée
   *[other] { $count } entrées
}
some-tips = { $count ->
    [one] 1 conseil
   *[other] { $count } conseils
}
some-characters = { $count } caractères
expected-file = un fichier de ce nom
expected-text-file = un fichier texte lisible, en UTF-8
expected-toml = du TOML valable
expected-section = une table [{ $section }]
expected-entries = des entrées [[{ $section }]]
expected-own-id = un id qu'aucune autre entrée ne porte
expected-slug = des minuscules, des chiffres et _
expected-one-of = l'un de : { $known }
expected-id-of = l'id d'une entrée [[{ $section }]] : { $known }
expected-list = { $most ->
    [-1] une liste, dont chaque élément est : { $each }
   *[other] une liste d'au plus { $most }, dont chaque élément est : { $each }
}
expected-tuple = une liste, { $count } en tout : { $items }
expected-table = une table avec { $fields }
expected-number = un nombre entier
expected-at-least = { $what }, au moins { $limit }
expected-at-most = { $what }, au plus { $limit }
expected-text = un texte
expected-bool = true ou false
expected-pack-text = un contenu en un seul texte
expected-format = { $format }, que cette version lit
expected-file-name = un nom comme board.toml
expected-match-of-tips = une table [match] dont ils font partie
expected-match = une partie qui peut commencer
expected-seat = une place « { $seat } »
at-most = au plus { $limit }
expected-mark = un signe de la légende : { $known }
expected-moment = une question, une option ou un événement
expected-event = une sorte d'événement que le jeu raconte
expected-rule = le numéro d'une règle
expected-target = l'id d'une pièce, d'un lieu ou d'une zone : { $known }
expected-key = une sorte ou une clé d'option ({ $problem })
