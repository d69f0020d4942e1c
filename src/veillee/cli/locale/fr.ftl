# La ligne de commande en français.

## La table

card-back = carte face cachée
and-then = {" ; "}
colon = {" : "}
cell-empty = vide
nothing = rien
hidden-cards = { $count ->
    [one] 1 carte cachée
   *[other] { $count } cartes cachées
}
log-title = Ce qui s'est passé
since-title = Depuis votre tour
before-title = Avant cela
answer-title = Réponse
options-title = Options
options-of = Options de cette pièce (Échap : toutes)
folded-events = { $count ->
    [one] … et 1 ligne d'intendance (l raconte tout)
   *[other] … et { $count } lignes d'intendance (l raconte tout)
}
thinking = { $names } réfléchit … (Échap arrête)
hint-name = Le conseiller
bot-fault = le robot { $name } a échoué : { $fault }
bot-answer = le robot { $name } a répondu « { $key } », qui n'est pas une option à ce moment
bot-stopped = Le robot est arrêté. Entrée le laisse continuer, u défait votre dernier choix, q quitte.
line-hint = un numéro, ou ↑↓ et Entrée · ? aide · h conseil · u défaire · q quitter
warn-again = Choisissez-la encore une fois si vous y tenez.
page-keys = Entrée ferme · Espace défile
over-keys =  Entrée : quitter la table
round-answered = Déjà répondu :
round-waiting = On attend aussi :
round-sealed = réponse cachée
prompt = Votre choix (? pour l'aide) :
page-turn = Entrée pour continuer :

face-points = Points
face-marks = Symboles
face-needs = Exige
face-cost = Coût
face-gains = Rapporte
times = {" fois "}
what-follows = , puis
what-follows-at-once = puis
aside = {", "}
beneath-it = avec
beware = Attention :
face-text = Texte
face-on-it = Dessus
face-place = Se trouve
face-options = Options
face-sides = Faces
place-closed = fermé
place-printed = Imprimé
place-here = Ici
place-paths = Chemins
place-region = Région
face-under = sous { $name }

legend-title = Signes
legend-points = les points d'une carte ; suivent ce qu'elle exige et ce qu'elle coûte
legend-gains = ce qu'elle rapporte aussitôt
legend-more = la carte en dit plus : i NOM la montre
legend-number = la première de plusieurs options qui concernent cette pièce

## Réponses

no-number = Il n'y a pas d'option { $typed } : choisissez un numéro de 1 à { $count }.
not-understood = « { $typed } » ne veut rien dire ici : tapez un numéro de 1 à { $count }, une clé, ou ? pour l'aide.
did-you-mean = « { $typed } » n'est pas une option. Vouliez-vous dire { $near } ?
taken-back = Défait : « { $label } ».
put-back = Rejoué : « { $label } ».
why-usage = Dites quel coup, un numéro ou une clé comme { $example } ; ou quelle pièce, quelle case.
why-unknown = « { $typed } » n'est ni un coup de ce jeu ni rien sur la table. Donnez un numéro, une clé comme { $example }, ou un nom.
why-possible = possible maintenant : { $labels }
why-asked = question posée : { $prompt }
hint-usage = « { $typed } » : combien de temps réfléchir ? En secondes ou en itérations : h 2s ou h 500.
hint-option = Conseil : { $number }. { $label } · { $points } points · { $chance } de chances de gagner
hint-option-pointless = Conseil : { $number }. { $label } · { $chance } de chances de gagner
hint-chance = { $chance } %
hint-chance-unsure = { $chance } % (± { $doubt })
log-usage = « { $typed } » : indiquez combien de lignes du journal montrer, par exemple l 20.
inspect-usage = Dites quelle carte : son nom, son numéro, ou le numéro d'une option.
inspect-nothing = Aucune carte visible ne s'appelle « { $typed } ».
inspect-many = Plusieurs cartes portent un tel nom : { $names }.
saved = Enregistré dans { $file }.
kept-older = La partie qui portait ce nom s'appelle maintenant { $file }.
not-saved = { $problem }. La partie continue, mais n'est pas conservée : s FICHIER l'enregistre ailleurs.
not-kept = { $problem }. La partie n'a pas été conservée.
lang-usage = Langues : lang en, lang fr.
lang-now = La table parle maintenant français.

## Aide à la table

help-rules = La règle en vigueur
help-others = Voir aussi { $numbers } (? NUMÉRO en montre une).
no-such-rule = Il n'y a pas de règle « { $typed } » dans ce jeu.
help-commands = Ce que vous pouvez taper
key-number-typed = 3 ou CLÉ
key-number = choisir cette option (une clé s'écrit par exemple { $example })
key-u-typed = u
key-u = défaire votre dernier choix, tant que rien n'a été révélé depuis
key-r-typed = r
key-r = refaire ce que vous avez défait
key-h-typed = h ou h 2s
key-h = un conseil : les meilleurs choix et pourquoi, en réfléchissant tant de secondes
key-w-typed = w 3, w CLÉ ou w NOM
key-w = pourquoi un coup est possible ou non, avec sa règle ; ce qu'on peut faire d'une pièce ou d'une case
key-i-typed = i NOM ou i 3
key-i = lire une carte en entier
key-tips-typed = astuces
key-tips = relire les astuces de la partie guidée ; « astuces non » les fait taire
tips-none = Il n'y a d'astuces que dans une partie guidée : veillee learn JEU
tips-title = Les astuces jusqu'ici
tips-how = « astuces non » : ne plus en donner.
tips-how-on = « astuces oui » : en donner de nouveau.
tips-off = Plus d'astuces ni de propositions. « astuces » les relit, « astuces oui » les rappelle.
tips-on = Les astuces reviennent à leur moment.
key-l-typed = l ou l N
key-l = le journal, ou ses N dernières lignes
key-t-typed = t
key-t = ce que veulent dire les signes
key-d-typed = d
key-d = toute la table en détail, les autres camps aussi
key-p-typed = p, F2, p 2
key-p = tourner la page de la table, ou aller à celle-là
page-only = Cette table n’a qu’une page.
page-unknown = Il n’y a pas de page « { $typed } ». Il y a : { $titles }.
key-s-typed = s ou s FICHIER
key-s = enregistrer (chaque choix l'est de toute façon), ou une copie
key-lang-typed = lang en
key-lang = continuer dans une autre langue
key-help-typed = ? ou ? NUMÉRO
key-help = cette aide, ou le texte d'une règle
give-up-again = Abandonner cette partie ? Tapez-le encore une fois ; autre chose la continue.
give-up-chapter = Un chapitre de campagne se joue jusqu'au bout ; q le laisse pour plus tard.
habits-none = Ici tout est demandé : les habitudes sont pour qui est devant un écran.
habits-title = Ce qu'on ne vous demande pas
habits-how = habitudes NUMÉRO : pour qu'on vous le demande, ou plus
habits-empty = Tout est demandé. toujours NUMÉRO : choisir cette option maintenant, et chaque fois que la question revient
habits-usage = Il y a les habitudes 1 à { $count } ; habitudes les montre.
habit-usual = (pas demandé)
habit-asked = (demandé)
habit-own = (toujours, quand c'est possible)
always-usage = Dites quelle option : toujours et un numéro de 1 à { $count }, ou une clé.
always-unforeseen = Personne ne sait ce qui se cache derrière ce choix : il est demandé chaque fois.
always-now = Désormais sans demander : « { $label } ». (habitudes les montre, u défait)
key-always-typed = toujours 3
key-always = choisir cela maintenant, et chaque fois que la question revient
key-habits-typed = habitudes
key-habits = ce qu'on ne vous demande pas, et comment qu'on le demande
key-resign-typed = abandonner
key-resign = abandonner la partie
key-q-typed = q
key-q = quitter ; la partie pourra être reprise

## La partie

started = Graine { $seed }. Chaque choix est conservé dans { $file }.
resumed = { $count ->
    [one] On reprend après 1 choix.
   *[other] On reprend après { $count } choix.
}
carried-over = La partie continue désormais avec la version { $rules } des règles.
hand-over = { $name }, à vous de jouer.
hand-over-enter = Appuyez sur Entrée quand personne d'autre ne regarde :
farewell = La partie est conservée dans { $file }. Pour la reprendre :
analyse-with = Pour voir où elle s'est jouée : { $command }
replay-with = Pour la revoir : { $command }
result-total = Total
result-winner-sign = ★

## Avant la partie

ask-language = Langue
ask-game = Quel jeu ?
ask-mode = Comment voulez-vous jouer ?
mode-guided = une première partie guidée, avec des astuces
mode-campaign = une campagne, une partie après l'autre
ask-level = De quelle force est l'adversaire ?
ask-players = Combien de joueurs ?
ask-seats = Qui occupe les { $count } places ?
ask-seats-hint = un numéro ou un nom par place, avec des virgules : 1,2 vous oppose à un robot débutant
person = humain
ask-seats-open = Qui joue, et à combien ?
ask-people = Quelle personne joue chaque place ?
ask-people-hint = un numéro par place : 1,1,2 donne deux places à la première (personnes possibles : { $known })
ask-begin = On commence ?
begin-now = oui, tout de suite
begin-more = choisir d'abord les personnages et les réglages
ask-roles = Qui est chaque place ?
ask-roles-hint = un numéro ou un nom par place, avec des virgules ; - laisse le choix ouvert
ask-settings = Réglages, sous la forme { "NOM=VALEUR" } ; Entrée les garde
choose-again = Tapez un numéro de 1 à { $count }.
choose-one-of = Tapez l'un de ceux-ci : { $known }.
seats = { $many ->
    [0] { $least ->
        [one] 1 joueur
       *[other] { $least } joueurs
    }
   *[other] { $least } à { $most } joueurs
}
default = par défaut

## Campagnes

campaign-story = L'histoire jusqu'ici
campaign-done = Chapitres joués
campaign-begins = Rien n'est encore joué.
campaign-over = La campagne est finie.
campaign-now = Chapitre { $number }, en cours : { $title }
verdict-won = gagné
verdict-lost = perdu
verdict-ranked = terminé
ask-chapter = Quel chapitre jouer ? (q pour en rester là)
ask-go-on = Entrée pour continuer, q pour en rester là :
campaign-started = La campagne est conservée dans { $file }, après chaque choix.
campaign-farewell = La campagne est conservée dans { $file }. Pour la reprendre :
campaign-again = Pour rejouer un chapitre sans rien effacer : { $command }
campaign-forked = Chapitre { $number } rejoué dans une nouvelle campagne : { $file }. L'autre reste comme elle est.
campaign-cut = { $file } s'arrête trop tôt : on reprend là où ce fichier mène. Il est gardé tel quel sous { $kept }.
campaign-damaged = { $file } : { $reason }. Rien n'a été changé.
campaign-damaged-at = { $file } : { $reason }. Rien n'a été changé ; ce qui précède se rejoue avec : { $command }
campaign-closed = Ce chapitre ne peut pas continuer : { $reason } Pour le rejouer depuis son début : { $command }
campaigns-title = Vos campagnes
campaigns-none = Aucune campagne dans { $folder }.
campaigns-begin = Pour en commencer une : { $command }
campaigns-no-game = Aucun jeu installé ne se joue en campagne.
campaign-of = chapitre { $number }
no-campaign = { $game } ne se joue pas en campagne ; jeux : { $known }
no-campaign-known = { $game } ne se joue pas en campagne
no-campaign-given = « { $given } » n'est ni un jeu ni un fichier ; jeux : { $known }
no-such-chapter = pas de chapitre « { $given } » à jouer maintenant ; chapitres : { $known }
no-played-chapter = { $file } : il n'y a pas un tel chapitre ; { $count ->
    [0] aucun n'est commencé
    [one] seul le chapitre 1 est commencé
   *[other] il y en a de 1 à { $count }
}
from-file = --from reprend une campagne existante : donnez son fichier
read-file = --read lit l'histoire d'une campagne : donnez son fichier
no-tale = Ce jeu ne raconte pas d'histoire sur sa table ; son journal est dans la relecture.
begun-settings = { $option } ne vaut que pour une campagne qui commence

## Ce qui n'existe pas

no-game = pas de jeu « { $given } » ; jeux : { $known }
no-game-form = pas de jeu « { $given } » ; attendu : MODULE:NOM, comme examples.connect_four:GAME
no-game-module = pas de jeu « { $given } » ; il n'y a pas de module { $detail }
no-game-import = pas de jeu « { $given } » ; son module ne se laisse pas importer : { $detail }
no-game-name = pas de jeu « { $given } » ; le module n'a rien de ce nom ; jeux qui s'y trouvent : { $detail }
no-game-kind = « { $given } » n'est pas un jeu (c'est : { $detail }) ; attendu : un GameSpec
no-mode = pas de mode « { $given } » ; modes : { $known }
no-level = pas de niveau « { $given } » ; niveaux : { $known }
no-levels = « { $given } » : le mode { $known } n'a pas de niveaux
no-players = on ne peut pas jouer à { $given } ; possible : { $known }
no-sitter = personne ne s'appelle « { $given } » ; une place peut revenir à : { $known }
no-budget = « { $given } » n'est pas une durée de réflexion ; attendu : des itérations (500), des secondes (2s), et au besoin combien de processus (2s:4)
only-campaign = ce jeu ne se joue qu'en campagne : { $command }
no-role = pas de rôle « { $given } » ; rôles : { $known }
no-roles = il n'y a pas de rôles à choisir ici
role-twice = deux places ne peuvent pas être le même rôle : { $role }
roles-differ = { $roles } rôles, mais { $seats } places
no-people = « { $given } » : il faut un numéro de personne pour chaque place, comme 1,1,2
people-differ = { $people } personnes nommées, mais { $seats } places ; il faut un numéro par place
no-group = { $people } personnes ne peuvent pas jouer { $seats } places ici ; possible : { $known }
setting-not-meant = « { $given } » n'est pas prévu pour { $mode } à { $players }
no-setting = pas de réglage « { $given } » ; réglages : { $known }
no-value = « { $given } » n'est pas possible ; possible : { $known }
no-chapter = pas de chapitre « { $given } » ; chapitres : { $known }
no-lesson = { $game } n'a pas de leçon ; ses règles : { $command }
learning = Une partie guidée : les astuces viennent à leur moment, et ce qui est proposé porte une ★. « astuces » les relit. Tout le jeu sur une page : { $command } (cette partie est gardée dans { $file })
tip = Astuce :
proposed = proposé :
no-rule = pas de règle { $number } ; elles vont de { $first } à { $last }
no-rule-found = aucune règle ne parle de « { $words } »
no-entry = { $what } n'a pas d'entrée « { $entry } »
no-pack = pas de contenu dans { $folder } : il faut un dossier avec pack.toml, un contenu en un seul fichier, ou un jeu ({ $known })
seats-differ = { $players } joueurs, mais { $seats } places nommées

## Fichiers

perhaps = . Vouliez-vous dire { $near } ?
file-missing = { $file } : ce fichier ou dossier n'existe pas
file-forbidden = { $file } : accès refusé
file-folder = { $file } : c'est un dossier ; il faut un fichier
file-no-folder = { $file } : c'est un fichier ; il faut un dossier
file-no-space = { $file } : il n'y a plus de place sur le disque
file-not-ours = { $file } : ce n'est pas une partie de Veillée, ce fichier n'est donc pas remplacé
file-not-text = { $file } : ce n'est pas une partie de Veillée, ni même un texte
file-busy = { $file } : un autre terminal a ouvert cette partie ; fermez-la d'abord là-bas
file-chapter = { $file } : un chapitre se reprend dans sa campagne : { $command }
shelf-title = Quelle partie reprendre ? (q pour quitter)
shelf-new = une nouvelle partie
shelf-empty = aucune partie ne vous attend ; pour en commencer une : { $command }
replay-keys = ← → choix · Maj : dix · Début Fin · Tab volet · p page · l récit · q quitter
replay-standing = Après le choix { $count } sur { $all }
replay-next = Choix suivant :
unknown-sitter = { $file } : personne ne s'appelle « { $given } ». Un robot qui n'est pas installé se nomme avec --bot MODULE:CLASSE
record-closed = { $file } : la partie s'arrête au choix { $count }. { $reason }
record-truncated = { $file } : la partie enregistrée s'arrête trop tôt, { $count ->
    [0] avant le premier choix
   *[other] après le choix { $count }
}

## Autres commandes

games-campaign = en campagne : { $command }
games-start = Pour commencer : { $example }
rule-source = source : { $source }
rule-physical = ne concerne que le matériel : { $reason }
version-compiled = compilé
version-interpreted = interprété
verifying = Vérification
verify-ok = { $file } : ok, { $count } choix, { $state }, { $hash }
verify-over = terminée
verify-open = en cours
verify-whole = --verify vérifie toute la partie ; retirez --to
analysing = Réflexion …
analyse-open = { $file } : la partie n'est pas finie ; seule une partie finie s'analyse
analyse-svg = { $file } : l'image est écrite en SVG ; il faut un nom qui finit par .svg
analysis-picture = { $game } : chances de gagner après chaque décision
analysis-note = Décision { $number }, { $who } : « { $choice } » ; mieux « { $better } » ({ $cost })
analysis-title = Chances de gagner après chaque décision
analysis-axis = décisions
analysis-number = Nº
analysis-who = Qui
analysis-choice = Choix
analysis-better = Mieux
analysis-cost = Coût
analysis-worst = Ce qui a coûté le plus
analysis-none = Aucune décision n'a rien coûté.
replay-too-far = { $file } : la partie compte { $count } choix, pas { $to }
replay-after = { $count ->
    [0] Avant le premier choix.
   *[other] Après le choix { $count }.
}
export-not-empty = { $folder } n'est pas vide ; donnez un autre dossier, ou --force pour remplacer ses fichiers
exported = { $count } fichiers écrits dans { $folder }.
export-next = Modifiez-les, vérifiez-les avec « { $check } », jouez avec « { $play } ».
keep-exists = { $file } existe déjà ; donnez un autre fichier, ou --force pour le remplacer
kept = { $file } est écrit : le contenu { $id } ({ $hash }). Ses parties s'ouvrent partout avec --pack { $file }.
missing-pack = jouée avec le contenu { $pack } ({ $hash }), qui n'est pas ici ; donnez le contenu d'origine : --pack avec son dossier, ou avec le fichier écrit par « veillee pack keep »
other-pack = jouée avec le contenu { $pack } ({ $hash }), et celui-ci en est un autre ({ $found }) ; donnez le contenu d'origine
pack-ok = { $folder } : ok, { $id } pour { $game }, { $count } entrées, contenu { $hash }
pack-sources = { $count } entrées : { $sources }
completion-install = Ajoutez cette ligne à { $file } :

## Erreurs d'utilisation

see-help = voir { $command }
usage-no-command = pas de commande « { $name } » ; commandes : { $known }
usage-no-option = pas d'option { $option }
usage-option = { $option } : il faut une valeur, ou aucune là où il n'y en a pas
usage-extra = « { $given } » est de trop
usage-missing = il manque { $name }
usage-choice = { $name } : il faut l'un de ceux-ci : { $known }
usage-number = { $name } : il faut un nombre entier, au moins { $least }
usage-range = { $name } : il faut un nombre entier de { $least } à { $most }
usage-value = { $name } : { $problem }

## Aide

help-usage = Utilisation :
help-options = Options{ " " }
help-examples = Exemples{ " " }
help-commands-title = Commandes{ " " }
help-help = Montrer cette aide.

about-veillee = La table des jeux de société modernes : elle connaît les règles, distribue les cartes, joue les adversaires et garde la trace de la partie.
examples-veillee =
    veillee play                            choisir un jeu et commencer
    veillee play pilgrims --mode solo       seul contre le Fauconnier
    veillee rules pilgrims trèfle           ce que les règles disent des Trèfles
    veillee COMMANDE --help                 pour en savoir plus sur une commande

short-play = Jouer une partie dans le terminal.
about-play = Jouer une partie dans le terminal. Sans jeu indiqué, tout vous est demandé. La partie est notée après chaque choix : on peut toujours la reprendre.
examples-play =
    veillee play
    veillee play pilgrims --mode solo --level hard --lang fr
    veillee play pilgrims --players 3 --setting side=B
    veillee play pilgrims --seats human,random --seed 7 --record partie.veillee

short-learn = Apprendre un jeu dans une partie guidée.
about-learn = Apprendre un jeu : une première partie facile avec de brèves astuces, chacune à son moment, et une proposition pour chacun des premiers tours. Vous choisissez comme vous voulez. Avec --page, seulement la page qui dit le but, un tour et la fin.
examples-learn =
    veillee learn lueur
    veillee learn pilgrims --page

short-resume = Reprendre une partie.
about-resume = Reprendre une partie à partir de son fichier. Sans fichier, vos parties sont listées et vous en choisissez une.
examples-resume =
    veillee resume
    veillee resume partie.veillee

short-campaign = Jouer une campagne, chapitre après chapitre.
about-campaign = Commencer la campagne d'un jeu, ou continuer celle d'un fichier : où le groupe en est, l'histoire jusqu'ici, ce qui peut venir ; puis un chapitre se joue comme toute partie. Sans rien indiquer, vos campagnes sont listées. Un chapitre peut être rejoué depuis son début dans un nouveau fichier.
examples-campaign =
    veillee campaign
    veillee campaign JEU --file notre.campaign
    veillee campaign notre.campaign
    veillee campaign notre.campaign --from 2
    veillee replay notre.campaign#1

short-replay = Revoir une partie, la raconter, la vérifier.
about-replay = Montrer la table à la fin d'une partie ou après son choix N, raconter la partie, ou vérifier qu'elle mène bien à la table annoncée.
examples-replay =
    veillee replay partie.veillee --to 20
    veillee replay partie.veillee --log --lang en
    veillee replay --verify *.veillee

short-analyse = Où une partie s'est gagnée et perdue.
about-analyse = Montrer les chances de gagner après chaque décision d'une partie finie, et les cinq décisions qui ont coûté le plus avec ce qui aurait été meilleur : en tableau, en JSON et en image. Chaque décision est jugée avec ce que sa place pouvait savoir.
examples-analyse =
    veillee analyse partie.veillee
    veillee analyse partie.veillee --budget 500 --picture partie.svg
    veillee analyse partie.veillee --json -

short-games = Ce à quoi on peut jouer.
about-games = Lister les jeux avec leurs modes, leurs places, leurs niveaux et leurs options.
examples-games =
    veillee games
    veillee games --json

short-rules = Lire les règles d'un jeu et y chercher.
about-rules = Lire les règles d'un jeu : toutes, une seule par son numéro, ou celles qui contiennent certains mots, en français ou en anglais.
examples-rules =
    veillee rules pilgrims
    veillee rules pilgrims PIL-041
    veillee rules pilgrims compagnie limite
    veillee rules pilgrims --chapter movement

short-pack = Contenus : écrire, vérifier, consulter.
about-pack = Un contenu dit ce qui figure sur chaque carte. Écrivez celui d'un jeu dans un dossier, modifiez-le, vérifiez-le, et jouez avec.
examples-pack =
    veillee pack export pilgrims ma-boite
    veillee pack check ma-boite
    veillee play pilgrims --pack ma-boite

short-export = Écrire le contenu d'un jeu dans un dossier.
about-export = Écrire le contenu d'un jeu dans un dossier, pour que vous puissiez le modifier : celui d'aujourd'hui, celui d'une partie enregistrée, ou un contenu gardé dans un fichier.
examples-export =
    veillee pack export pilgrims ma-boite
    veillee pack export ancienne.veillee sa-boite

short-keep = Garder le contenu d'une partie dans un fichier.
about-keep = Écrire le contenu avec lequel une partie est jouée dans un fichier, à côté de la partie enregistrée. Avec les deux, elle s'ouvre partout, même quand le contenu du jeu a changé. Un nom ou un dessin qui change n'a pas besoin de cela : seul ce que lisent les règles lie une partie.
examples-keep =
    veillee pack keep ma-partie.veillee --pack ma-boite
    veillee replay ma-partie.veillee --pack ma-partie.pack

short-pack-check = Vérifier un contenu.
about-pack-check = Vérifier un contenu. Tous les problèmes sont listés, avec le fichier, l'entrée, le champ, ce qui s'y trouve et ce qui était attendu.
examples-pack-check =
    veillee pack check ma-boite

short-show = Lister les entrées d'un contenu, ou en montrer une.
about-show = Lister les entrées d'un contenu avec leur provenance, ou en montrer une par son identifiant, son numéro ou son nom.
examples-show =
    veillee pack show pilgrims
    veillee pack show ma-boite sorcière

short-version = La version, et comment le programme tourne.
about-version = La version, si le code est compilé ou interprété, et le Python utilisé.

short-completion = Complétion pour votre shell.
about-completion = Écrire le script de complétion d'un shell ; ses premières lignes disent comment l'installer.
examples-completion =
    veillee completion bash

opt-mode = La façon de jouer ; veillee games les liste.
opt-level = La force de l'adversaire automatique.
opt-players = Le nombre de joueurs.
opt-seats = Qui occupe quelle place : human ou un robot, avec des virgules.
opt-roles = Qui est chaque place, avec des virgules ; - laisse le choix ouvert.
opt-people = Quelle personne joue chaque place, comme 1,1,2.
opt-option = Un réglage du jeu ; peut être répété.
opt-seed = Un nombre ou un mot qui décide de tout le hasard ; sinon il est tiré et affiché.
opt-record = Où noter la partie ; sinon dans votre dossier de données.
opt-file = Où conserver la campagne ; sinon dans votre dossier de données.
opt-from = Rejouer à partir du chapitre N, dans un nouveau fichier.
opt-read = Lire l'histoire du chapitre N.
opt-campaign-chapter = Le chapitre à jouer maintenant.
opt-campaign-setting = Un réglage de la campagne ; peut être répété.
opt-chapter-setting = Un réglage du prochain chapitre, comme leader=1 ; peut être répété.
opt-free-undo = Permettre de tout défaire ; la partie enregistrée le dit.
opt-game = Un jeu qui n'est pas installé, comme examples.night_watch:GAME ; peut être répété.
opt-bot = Un robot qui n'est pas installé, comme mes_robots:Patient ; peut être répété.
opt-pack = Jouer avec ce contenu.
opt-lang = La langue ; sinon celle de votre environnement.
opt-plain = Texte simple : pas de couleurs, l'écran n'est jamais effacé.
opt-no-color = Pas de couleurs.
opt-json = En JSON.
opt-page = Seulement la page : le but, un tour, comment cela finit.
opt-chapter = Seulement ce chapitre.
opt-to = S'arrêter après le choix N.
opt-budget = Combien réfléchir à chaque décision : itérations (100) ou secondes (0.5s).
opt-analysis-json = Écrire l'analyse en JSON dans ce fichier ; - l'affiche à la place des tableaux.
opt-picture = Écrire la courbe en SVG dans ce fichier.
opt-verify = Vérifier toute la partie et dire ok.
opt-log = Raconter la partie au lieu de montrer la table.
opt-force = Remplacer les fichiers qui s'y trouvent.

short-serve = La table du navigateur : lancer le serveur.
about-serve = Lancer le serveur de la table du navigateur. Sans autre indication, il garde ses parties dans un fichier de votre dossier de données et ne répond que sur cette machine.
examples-serve =
    veillee serve --open
    veillee serve --host 0.0.0.0 --port 80 --db postgresql://user@host/veillee --channels postgresql://user@host/veillee
opt-host = L'adresse d'écoute ; 127.0.0.1 ne sert que cette machine.
opt-port = Le port.
opt-db = La base de données : sqlite:///FICHIER ou postgresql://…
opt-channels = Comment plusieurs serveurs se préviennent des changements : postgresql://… ou redis://…
opt-open = Ouvrir le navigateur.
opt-secure = Cookies par HTTPS seulement : derrière un serveur qui le parle.
opt-proxies = Adresses des serveurs mandataires devant celui-ci, avec des virgules : ils disent qui demande. Avec --secure, cette machine elle-même, sauf indication.
opt-config = Un fichier (TOML) avec ce qu'un hôte peut régler, dont les limites.
serve-missing = Le serveur demande d'autres paquets : pip install 'veillee[server]'.
serve-ready = La table est ouverte : { $address }  (Ctrl-C la ferme ; rien n'est perdu).
net-in-use = autre chose l'occupe déjà
net-no-address = cette machine n'a pas cette adresse
net-forbidden = il faut plus de droits
serve-port = Le port { $port } ne peut pas être utilisé : { $reason }.

short-backup = Copier la base de données du serveur, même en marche.
about-backup = Copier la base de données du serveur dans FICHIER pendant qu'il tourne. Pour PostgreSQL, utilisez pg_dump.
examples-backup =
    veillee backup parties.db
backup-done = Copié dans { $file }.

short-check = Parcourir tout ce que le serveur a conservé.
about-check = Rejouer chaque partie conservée et lister celles qui ne sont plus ce qu'elles étaient : l'entrée fautive, et jusqu'où la partie est bonne. Rien n'est changé ; un serveur peut tourner en même temps. Le code de sortie est 1 si quelque chose ne va pas.
examples-check =
    veillee check
    veillee check --db postgresql://user@host/veillee --json
check-behind = { $match } ({ $game }) : { $problem } ; elle se rétablit quand on l'ouvre
check-past = { $match } ({ $game }) : { $problem } ; sa table est entière et elle continue, mais son passé n'est bon que jusqu'à l'entrée { $good } sur { $version }
check-damaged = { $match } ({ $game }) : { $problem } ; personne ne peut la poursuivre, elle est bonne jusqu'à l'entrée { $good } sur { $version }
check-unopenable = { $match } ({ $game }) : ne peut pas être ouverte : { $problem }
check-page = La base de données elle-même : { $problem }
check-done = { $count ->
    [one] Une partie parcourue
   *[other] { $count } parties parcourues
  }, { $bad ->
    [0] toutes bonnes.
    [one] dont une mauvaise.
   *[other] dont { $bad } mauvaises.
  }
check-next = { $command } DOSSIER répare ce qui peut l'être, et garde une copie de tout dans DOSSIER.
host-database = La base de données ne fait pas ce qu'on lui demande : { $reason }.

short-repair = Réparer les parties conservées qui sont endommagées.
about-repair = Réparer ce que `veillee check` indique : une partie dont la table n'est pas prouvée est coupée après sa dernière bonne entrée, et continue de là. Avant tout changement, tout ce qui en est conservé est copié dans DOSSIER, avec un relevé de ce qui est bon ; avec SQLite, toute la base aussi. Sans danger pendant qu'un serveur tourne. Ce qui ne peut pas être réparé est laissé tel quel, et le code de sortie est 1.
examples-repair =
    veillee repair avant-reparation
    veillee repair avant-reparation --match q3Jb0sV9x2Y --cut
opt-repair-match = Cette partie seulement ; peut être dit plusieurs fois.
opt-repair-cut = Couper aussi les parties qui continuent sur un passé endommagé.
repair-healed = { $match } : { $problem }. Elle en est maintenant à l'entrée { $now } (avant : { $version }).
repair-cut = { $match } : { $problem }. Coupée après l'entrée { $now } sur { $version } ; ce qu'il y avait : { $copy }, en relevé : { $record }
repair-kept = { $match } : { $problem }. Sa table est entière et elle continue ; rien n'a été changé (--cut la coupe). Ce qui est bon : { $record }
repair-left = { $match } : { $problem }. Laissée telle quelle ; ce qu'il y a : { $copy }
repair-done = { $count ->
    [0] Rien n'était à réparer.
    [one] Une partie a été soignée ; les copies sont dans { $folder }.
   *[other] { $count } parties ont été soignées ; les copies sont dans { $folder }.
  }

short-admin = Pour qui fait tourner un serveur.
about-admin = Pour qui fait tourner un serveur : comment il se porte.
examples-admin =
    veillee admin status
short-status = Santé, charge et parties endommagées.
about-status = Si la base de données prend ce qui est à conserver, quels serveurs tournent dessus et à quel point ils sont occupés, combien de parties et de personnes il y a, et quelles parties sont endommagées. Ni main, ni nom, ni invitation n'est montré. Le code de sortie est 1 si la base de données va mal ou si une partie est endommagée.
examples-status =
    veillee admin status --db postgresql://user@host/veillee
    veillee admin status --json
megabytes = { $size } Mo
status-database = Base de données : { $kind }, { $health }, { $size }, schéma { $schema }
status-unwell = en mauvais état ({ $reason })
status-no-server = Serveurs : aucun ne tourne
status-server = Serveur : { $host }, processus { $process }, version { $release }, en marche depuis { $minutes ->
    [one] une minute
   *[other] { $minutes } minutes
  } ; { $sockets } connexions en direct, { $matches } parties en mémoire ({ $size }), { $thinking } réflexions en cours
status-matches = Parties : { $counted }
status-state-gathering = { $count } en préparation
status-state-waiting = { $count } en attente de joueurs
status-state-playing = { $count } en cours
status-state-paused = { $count } en pause
status-state-over = { $count } finies
status-state-abandoned = { $count } abandonnées
status-state-closed = { $count } closes
status-state-damaged = { $count } endommagées
status-lately = Jouées : { $minute } depuis une minute, { $hour } depuis une heure, { $day } depuis un jour
status-people = Personnes : { $accounts } avec un compte, { $guests } invités
status-overdue = Robots qui auraient dû répondre : dans { $count ->
    [one] une partie
   *[other] { $count } parties
  }
status-damaged = Endommagée : { $match }, { $problem } ; bonne jusqu'à l'entrée { $good } sur { $version }

short-lab = Beaucoup de parties par des robots, et ce qu'elles disent.
about-lab = Faire jouer beaucoup de parties par des robots, en écrire un rapport, comparer deux séries, chercher les valeurs avec lesquelles les robots gagnent aussi souvent que voulu. Pour qui écrit des jeux et des contenus.
examples-lab =
    veillee lab run --game pilgrims --mode solo --level all --bots greedy --games 500 --out runs/x
    veillee lab report runs/x
    veillee lab compare runs/x runs/y

short-run = Faire jouer beaucoup de parties.
about-run = Jouer le produit des modes, niveaux, nombres de joueurs, réglages, contenus et robots, tant de parties de chacun, sur tous les cœurs. Interrompue ou tuée, la même commande reprend ; rien n'est perdu ni joué deux fois. Les résultats sont les mêmes quel que soit le nombre de processus.
examples-run =
    veillee lab run --game pilgrims --mode solo --level easy,hard --bots greedy,search:200 --games 2000 --out runs/x
    veillee lab run --game pilgrims --players 2,3 --bots greedy+random --games 500 --out runs/y
    veillee lab run --out runs/x                 reprendre ce qui est là
opt-lab-game = Le jeu ; sans lui, reprendre la série du dossier.
opt-lab-mode = Des modes, avec des virgules, ou all pour tous.
opt-lab-level = Des niveaux, avec des virgules, ou all pour tous.
opt-lab-players = Des nombres de joueurs, avec des virgules.
opt-lab-bots = Des robots, avec des virgules : chacun prend toutes les places ; greedy+random partagent la table.
opt-lab-campaign = Jouer des campagnes entières plutôt que des parties.
opt-lab-roles = Qui est à quelle place, avec des virgules : smuggler+officer ; - laisse une place, ou toutes, au jeu.
opt-lab-people = Qui joue quelle place, avec des virgules : avec 1+1+2, une personne a les deux premières de trois.
opt-lab-option = Un réglage du jeu avec une ou plusieurs valeurs ; peut être répété.
opt-lab-pack = Un contenu à jouer ; peut être répété.
opt-lab-games = Combien de parties de chaque façon de jouer (100).
opt-lab-seed = Un nombre ou un mot qui décide de tout hasard (0).
opt-lab-decisions = Garder aussi une ligne par décision.
opt-lab-workers = Combien de processus ; sans cela un par cœur.
opt-lab-cluster = Jouer plutôt sur une grappe Ray : son adresse, ou auto.
opt-lab-out = Le dossier de la série.
lab-which-game = Il n'y a pas de série à reprendre dans { $folder } : donnez --game.
lab-no-number = « { $given } » n'est pas un nombre.
lab-no-setting = « { $given } » : attendu NOM=VALEUR ou NOM=VALEUR,VALEUR.
lab-plan = { $cells ->
    [one] 1 façon de jouer
   *[other] { $cells } façons de jouer
} × { $games } = { $kind ->
    [campaign] { $total ->
        [one] 1 campagne
       *[other] { $total } campagnes
    }
   *[match] { $total ->
        [one] 1 partie
       *[other] { $total } parties
    }
}
lab-standing = { $rate } { $kind ->
    [campaign] campagnes
   *[match] parties
}/s, encore { $left }
lab-interrupted = Interrompu ; la même commande reprend ({ $folder }).
lab-done = { $kind ->
    [campaign] { $total ->
        [one] 1 campagne
       *[other] { $total } campagnes
    }
   *[match] { $total ->
        [one] 1 partie
       *[other] { $total } parties
    }
} dans { $file }

short-report = Écrire le rapport d'une série.
about-report = Écrire une page (report.html, dans les deux langues) et du Markdown sur une série : victoires, points et leurs sources, durée, ordre du tour, ce qui sert et ce qui ne sert jamais. On peut l'écrire pendant que la série se joue.
examples-report =
    veillee lab report runs/x

short-compare = Un changement a-t-il compté ? Deux séries comparées.
about-compare = Comparer deux séries d'un jeu, avant et après un changement de contenu, de règles ou de robots, avec la taille des effets. Les séries de même graine sont comparées partie par partie.
examples-compare =
    veillee lab compare runs/avant runs/apres
short-calibrate = Les chances sont-elles honnêtes ? Tracer la courbe qui corrige les conseils.
about-calibrate = Comparer ce que les robots qui cherchent disent de leurs chances et ce qu'ils gagnent, et tracer la courbe qui le corrige, pour chaque mode, niveau et nombre de joueurs. La série doit être finie, avec --decisions. Son chances.toml va à côté des règles du jeu.
examples-calibrate =
    veillee lab run --game pilgrims --mode solo --level all --bots search:200 --games 200 --decisions --out runs/dits
    veillee lab calibrate runs/dits
lab-calibrated = { $way } : { $matches } parties, erreur : { $error } points de pourcentage
opt-report-records = Si les parties à regarder sont rejouées, pour leurs feuilles.
opt-compare-out = Où écrire compare.html ; sans cela dans la seconde série.

short-tune = Des valeurs du contenu maison pour les victoires voulues.
about-tune = Chercher des valeurs du contenu maison avec lesquelles un robot gagne aussi souvent que voulu. Tous les candidats jouent les mêmes donnes, ceux qui sont à coup sûr moins bons sortent tôt, et ce qui a été trouvé est écrit comme un contenu à jouer, à côté d'un rapport de tout ce qui a été essayé. Interrompue ou tuée, la même commande reprend.
examples-tune =
    veillee lab tune --game lueur --mode solo --setting journey=province --target medium=0.5 --number tom.toml:medium.province=8..20 --out runs/tom
    veillee lab tune --out runs/tom              reprendre ce qui est là
    veillee play lueur --mode solo --level medium --pack runs/tom/pack
opt-tune-game = Le jeu ; sans lui, reprendre le calibrage du dossier.
opt-tune-target = Un niveau, un mode ou un rôle et le taux de victoires voulu ; peut être répété.
opt-tune-number = Un nombre du contenu maison, et entre quelles bornes chercher ; peut être répété. Dans une liste ou un texte, .2 est la deuxième partie ou le deuxième nombre.
opt-tune-tolerance = À combien près les taux devraient être atteints (0.05).
opt-tune-bots = Le robot qui joue ; de greedy+random comptent les victoires du premier (greedy).
opt-tune-games = Combien de parties de chaque façon de jouer un candidat joue au plus (200).
opt-tune-pack = Le contenu de départ ; sans cela celui de la maison.
opt-tune-out = Le dossier du calibrage.
tune-which-game = Il n'y a pas de calibrage à reprendre dans { $folder } : donnez --game.
tune-heat = Filet { $net }, manche { $heat } : { $count ->
    [one] un candidat
   *[other] { $count } candidats
}, { $games } donnes
tune-pack = Le contenu : { $folder }
