report-title = { $game } : ce que disent les parties
findings-title = Ce qu'on y voit
made = Joué avec Veillée { $version }, règles { $rules } ; date de rédaction : { $date }.
finding-level = { $which ->
    [harder] { $where }, { $bot } : { $level } est plus dur que { $other } de { $points } points de pourcentage ({ $rate } de victoires au lieu de { $before }).
    [easier] { $where }, { $bot } : { $level } est plus facile que { $other } de { $points } points de pourcentage ({ $rate } de victoires au lieu de { $before }) ; les niveaux ne sont pas dans l'ordre.
   *[same] { $where }, { $bot } : entre { $other } ({ $before } de victoires) et { $level } ({ $rate }), aucun écart n'est certain.
}
finding-levels = { $where }, { $bot } : entre { $first } et { $last }, aucun écart n'est certain (victoires : { $rates }).
finding-rivals = { $where } : { $bot } gagne le plus, { $rate } de ses places ({ $interval }).
finding-order = { $where } : qui joue en premier gagne { $points } points de pourcentage { $which ->
    [more] de plus
   *[less] de moins
} qu'une part équitable.
finding-role = { $where } : { $role } gagne { $points } points de pourcentage { $which ->
    [more] de plus
   *[less] de moins
} { $than ->
    [share] qu'une part égale
   *[without] que les parties sans ce rôle
}.
finding-piece = { $piece } sert à { $share } des places ; celles qui s'en servent gagnent { $points } points de pourcentage { $which ->
    [more] de plus
   *[less] de moins
} que les autres.
finding-no-piece = Aucune pièce ne va de pair avec plus ou moins de victoires de façon certaine.
finding-length = { $which ->
    [one] Une partie prend { $low } décisions en moyenne.
   *[many] Une partie prend entre { $low } et { $high } décisions en moyenne, selon la façon de jouer.
}
chances-title = Ce que les robots disent de leurs chances
chances-how = À chaque décision, un robot qui cherche dit quelle chance il se donne ; voici dix groupes de tels moments, de la plus faible chance à la plus forte, avec la part de victoires. Ce qui est honnête est sur la ligne oblique. L'erreur est l'écart moyen à cette ligne, en points de pourcentage ; « veillee lab calibrate » trace la courbe qui corrige les conseils.
chances-plot = { $where } : dit et gagné
axis-said = chance annoncée
col-moments = moments
col-error = erreur
error-nothing-said = personne n'annonce de chance dans « { $folder } » : il faut une série finie avec --decisions et un robot qui cherche, et au moins { $fewest } parties d'une façon de jouer
look-title = Des parties à regarder
look-how = Chaque feuille rejoue sa partie, choix par choix : ouvrez-la à la table du navigateur (Mes parties, Ouvrir une partie enregistrée), ou tapez veillee replay { $file }
end = { $measure ->
    [most] le plus de points d'une place
    [fewest] le moins de points d'une place
    [longest] le plus de décisions
   *[shortest] le moins de décisions
}
col-end = quoi
col-value = combien
col-record = partie
compare-entries = Ce qui diffère dans le contenu
compare-entries-how = Entrée par entrée, avec ce qu'il y avait avant et ce qu'il y a maintenant.
compare-entries-unknown = Le contenu d'une des séries n'est plus là : ses entrées ne peuvent être comparées.
compare-plot = { $mode } : victoires avant et après
compare-victories = Victoires, { $way }, { $bot } : { $before } avant, { $after } après ({ $change } points de pourcentage{ $holds ->
    [yes] , certain
   *[no] , pas certain
}).
compare-others = Victoires de { $count } robots ou façons de jouer : aucun changement n'est certain. Le plus grand, pour { $bot } ({ $way }) : { $before } avant, { $after } après ({ $change } points de pourcentage).
entry-new = nouvelle
entry-gone = supprimée
col-entry = entrée
col-field = champ

summary-title = Ce qui a été joué
summary = { $kind ->
    [campaign] { $games ->
        [one] 1 campagne
       *[other] { $games } campagnes
    }, { $matches } chapitres en tout
   *[match] { $matches } parties
}, { $ways ->
    [one] une façon de jouer
   *[other] { $ways } façons de jouer
} ; graine { $seed }, contenu { $content }.
summary-partial = La série n'est pas finie : { $planned } { $kind ->
    [campaign] campagnes
   *[match] parties
} sont prévues. Elles se jouent tour par tour, si bien que ce qui est là est une part équitable du tout.
summary-intervals = Tous les intervalles sont à 95 %. Les parties de même numéro ont la même donne dans chaque façon de jouer : les écarts entre elles sont plus sûrs que les intervalles seuls ne le disent.

opponent = adversaire
players = { $count ->
    [one] 1 joueur
   *[other] { $count } joueurs
}
people = { $count ->
    [one] 1 personne
   *[other] { $count } personnes
}
tactics = Choix
decisions = décisions
rounds = manches
yes = oui

wins-title = Victoires
wins-plot = { $mode } : victoires
wins-even = Là où un seul bot tient toutes les places, chacune gagne sa part : voyez plutôt { $where ->
    [order] l'ordre du tour
   *[roles] ce qui distingue les places et les rôles
}.
wins-team = Qui joue ensemble gagne ou perd ensemble : une partie compte une fois, quel que soit le nombre de places.
journeys-title = Les campagnes
endings-plot = Comment finissent les campagnes : le dernier chapitre, et son issue
chapters-how = Les chapitres, dans l'ordre où l'on y arrive. « Atteint » est la part des campagnes qui arrivent à un chapitre ; celui qu'on rejoue compte chaque fois comme joué.
follows-how = Quel chapitre suit lequel, selon l'issue du précédent ; la part est celle de tous ceux qui ont fini ainsi.
follows-all = Les { $count } chemins d'un chapitre au suivant
companies-how = Combien de campagnes sont gagnées selon qui était là à la fin : chaque rôle d'abord, puis chaque groupe.
companies-all = Les { $count } rôles et groupes
growth-how = Ce que possède un groupe après tant de chapitres, en moyenne.
growth-all = Les { $count } lignes
chapter-ended = { $chapter } : { $verdict ->
    [won] gagné
    [lost] perdu
   *[ranked] joué
}
the-end = la fin
roles-title = Les rôles
roles-plot = { $where } : victoires selon le rôle
roles-all = Les { $count } chiffres
roles-how = Entre rivaux, l'avantage dit de combien de points de pourcentage un rôle gagne plus qu'une part égale ; pour une équipe ou face à un adversaire automatique, plus que les parties sans ce rôle.
scores-title = Points
scores-plot = { $mode } : répartition des points ; les traits sont les moyennes
sources-title = D'où viennent les points
sources-plot = { $mode } : points par source, en moyenne
length-title = Durée
length-plot = { $mode } : décisions par partie
rounds-plot = { $mode } : manches par partie
order-title = L'ordre du tour
order-plot = { $players } : victoires selon la place dans l'ordre du tour
order-how = L'avantage dit de combien de points de pourcentage le premier à jouer gagne plus que sa part.
place = { $number ->
    [1] joue en premier
    [2] deuxième
    [3] troisième
   *[other] quatrième
}
uses-title = Ce qui sert, et comment s'en tirent ceux qui s'en servent
uses-how = Une pièce a servi à une place qui l'a choisie ou en a fait quelque chose aux yeux de tous ; la piocher ne suffit pas. L'écart est entre les victoires des places qui s'en sont servies et celles des autres, au sein de chaque façon de jouer ; il montre ce qui accompagne la victoire, non ce qui la cause. Il manque là où moins de { $few } places s'en sont servies, ou s'en sont passées ; « certain » est corrigé du nombre de comparaisons (Holm, 5 %), et ces points sont pleins. Ce dont l'adversaire automatique s'est servi est comparé aux parties où il ne l'a pas fait : un moins signifie que les joueurs gagnent moins souvent quand cela sort.
uses-team = Une équipe compte pour un : elle s'est servie de ce dont l'une de ses places s'est servie, et elle a gagné ou perdu tout entière.
uses-roles = Une place est comparée à celles du même rôle et du même robot : ce qu'un seul rôle peut faire n'en est pas meilleur, ni ce que le meilleur robot aime faire.
uses-plot = { $family } : usage et victoire
uses-all = { $family } : les { $count }
opponent-family = { $family } de l'adversaire
axis-share = part des places qui s'en sont servies
axis-lift = victoires de ceux qui s'en servent, comparées aux autres
axis-wins = victoires
axis-points = points
axis-campaigns = campagnes, en centièmes
unused-title = Jamais utilisés
unused-how = Personne ne les a choisis ni n'en a rien fait, dans aucune partie de cette série ; certains peuvent appartenir à des modes qui n'ont pas été joués.
unused-none = Chaque pièce et chaque sorte de choix est apparue.

col-way = façon de jouer
col-bot = qui
col-matches = parties
col-wins = victoires
col-interval = intervalle
col-mean = moyenne
col-mean-points = points
col-role = rôle
col-chapter = chapitre
col-chapters = chapitres
col-campaigns = campagnes
col-ending = fin
col-company = groupe
col-after-chapters = après le chapitre
col-portion = part
col-reached = atteint
col-played = joué
col-after-chapter = après
col-follows = vient
col-unforeseen = imprévues
col-deviation = écart type
col-range = minimum – médiane – maximum
col-decisions = décisions
col-rounds = manches
col-place = place
col-advantage = avantage
col-share = places
col-times = fois
col-lift = victoires, écart
col-points = points, écart
col-family = famille
col-count = combien
col-names = lesquels
col-what = quoi
col-measure = mesure
col-before = avant
col-after = après
col-change = écart
col-effect = effet
col-holds = certain

compare-title = { $game } : est-ce que cela change quelque chose ?
compare-answer = La réponse
compare-yes = Oui. { $count ->
    [one] Un écart est certain
   *[other] { $count } écarts sont certains
} et plus qu'une broutille. Le plus grand : { $measure }, { $where } : { $change }, effet { $size }.
compare-no = Rien n'a changé qui soit à la fois certain et plus qu'une broutille.
compare-unsure = Un écart de victoires de moins de { $unsure } points de pourcentage ne pouvait se voir avec si peu de parties.
compare-how = { $deals ->
    [same] Les deux séries ont la même graine : leurs parties ont été comparées une à une, sur les mêmes donnes.
   *[other] Les séries ont des graines différentes : seules leurs moyennes ont été comparées.
} Les effets sont le h de Cohen pour les taux et son d pour les moyennes : petit à partir de 0,2, moyen de 0,5, grand de 0,8. « Certain » est corrigé du nombre de comparaisons (Holm, 5 %).
compare-what = { $content ->
    [same] Les deux séries ont le même contenu, { $after }.
   *[other] Contenu avant : { $before } ; après : { $after }.
}
compare-uses-none = Rien ne sert plus ou moins souvent.
compare-results = Résultats
compare-uses = Ce qui sert plus ou moins souvent
compare-uses-how = La part des places qui s'en sont servies, toutes façons de jouer ensemble ; seulement ce qui a servi à { $few } places au moins.
hundredths = { $change } points de pourcentage
everywhere = toutes façons de jouer
measure-won = victoires
measure-points = points
measure-length = décisions par partie
effect-tiny = infime
effect-small = petit
effect-medium = moyen
effect-large = grand

# Calibrage : des valeurs du contenu maison pour les victoires voulues.
tune-title = { $game } : des valeurs pour les victoires voulues
tune-answer = La réponse
tune-best = Avec { $values }, le robot { $bot } gagne : { $rates }.
tune-rate = { $what } { $rate } (intervalle { $interval } ; voulu { $wanted })
tune-hit = Tous les taux sont à moins de { $tolerance } points sur cent de ce qui était voulu.
tune-missed = Tous les taux ne sont pas à moins de { $tolerance } points sur cent de ce qui était voulu : rien de ce qui a été essayé ne s'en approche davantage.
tune-again = Ces taux ont été mesurés à nouveau, sur { $games } donnes qui n'ont pas servi au choix.
tune-no-effect = Les nombres n'ont rien changé dans aucune partie jouée : ils sont sans effet sur ce qui est mesuré ici.
tune-equals = { $count ->
    [one] Un autre candidat ne s'en distingue pas
   *[other] { $count } autres candidats ne s'en distinguent pas
} avec si peu de parties : { $which }.
tune-as-now = Ce sont les valeurs que le contenu a déjà.
tune-now = Tel quel ({ $values }), { $bot } gagne sur les mêmes donnes : { $rates }.
tune-tried = Ce qui a été essayé
tune-how = Tous les candidats d'une manche jouent les mêmes donnes. Après chaque manche sortent ceux qui sont à coup sûr plus loin que le plus proche (dans 97,5 % de 400 tirages des donnes) ; les autres continuent. Quand il y a trop de valeurs pour les essayer toutes, un filet large vient d'abord, puis de plus fins autour du plus proche. « Écart » est la racine de la moyenne des carrés de toutes les différences avec ce qui était voulu, en points sur cent.
tune-refused = { $count ->
    [one] Un candidat n'a pas été joué
   *[other] { $count } candidats n'ont pas été joués
} : le jeu ne prend pas un tel contenu.
col-number = nombre
col-now = actuel
col-ends = de – à
col-found = trouvé
col-net = filet
col-deals = donnes
col-off = écart
col-out = sorti après la manche
col-why = pourquoi

# Ce qui ne va pas.
error-node-version = un nœud a Veillée { $found }, mais la série a commencé avec { $wanted }
error-node-content = un nœud a d'autres règles ou un autre contenu pour { $game } que cette machine
error-cluster-address = grappe « { $address } » : il faut auto, HOST:PORT ou ray://HOST:PORT
error-cluster-silent = aucune grappe Ray ne répond à « { $address } » : { $problem }
error-cluster-failed = la grappe a échoué : { $problem }
error-worker-killed = le processus { $worker } sur { $workers } a été tué par le signal { $signal }. Rien n'est perdu : la même commande reprend
error-worker-died = le processus { $worker } sur { $workers } est mort ; voyez son message plus haut. Rien n'est perdu : la même commande reprend
error-two-games = ce sont des séries de deux jeux : { $before } et { $after }
error-nothing-in-common = les deux séries n'ont aucune façon de jouer en commun
error-several-packs = { $mode } : la première série a plusieurs contenus ; comparez des séries d'un seul contenu
error-run-empty = la série de « { $folder } » n'a encore aucune partie
error-no-run = aucune série dans « { $folder } » : il faut un dossier avec run.json, comme l'écrit « veillee lab run »
error-run-unreadable = { $file } est illisible
error-run-format = { $file } est au format { $found } ; ce programme lit le format { $known }
error-out-file = « { $folder } » est un fichier : donnez un dossier
error-out-taken = « { $folder } » n'est pas vide et ne contient pas de série : donnez un autre dossier
error-another = la série de « { $folder } » { $what ->
    [game] est d'un autre jeu
    [kind] joue des parties là où celle-ci joue des campagnes, ou l'inverse
    [ways] a d'autres façons de jouer
    [seed] a une autre graine
    [decisions] a un autre souhait pour les décisions
    [rules] a une autre version des règles
   *[content] a un autre contenu
} : donnez un autre dossier
error-line = { $file }, la ligne { $line } est abîmée. Ôtez-la, et sa partie sera rejouée
error-row = { $file }, la ligne de la partie { $number } est abîmée. Ôtez-la, et sa partie sera rejouée
error-run-busy = la série de « { $folder } » est jouée par un autre processus
error-parquet = { $file } est illisible. Sans ce fichier, ses parties seront rejouées
error-witness = un témoin ne peut pas avoir les budgets « { $given } » : il faut les itérations pour jouer, celles pour se prononcer, et une fois sur combien de choix, comme 50:300:12
error-no-bots = aucun robot : il en faut au moins un, par exemple greedy
error-no-games = { $games } parties : il en faut au moins 1
error-nothing-fits = aucune façon de jouer à { $game } ne convient à tout ce qui est demandé
error-no-campaign = { $game } ne se joue pas en campagne : ses parties ne se suivent pas
error-only-campaign = { $game } ne se joue qu'en campagne : demandez-le
error-campaign-mode = mode « { $mode } » : une campagne dit elle-même comment se joue chaque chapitre
error-people = personnes « { $people } » : il faut un nombre pour chaque place, joints par +, par exemple 1+1+2
error-bots = robots « { $bots } » : il faut des noms, ou plusieurs joints par +, par exemple greedy+random
error-too-many-bots = robots « { $bots } » : { $count } robots pour { $seats } places ou personnes
error-one-seat = robots « { $bots } » : il n'y a qu'une place ou qu'une personne
error-level = { $game } ({ $modes }) ne peut avoir ici le niveau « { $level } » ; possible : { $count ->
    [0] aucun
   *[other] { $known }
}
error-players = { $game } ({ $modes }) ne peut avoir ici { $players } joueurs ; possible : { $known }
error-failed = { $what ->
    [campaign] la campagne
   *[match] la partie
} { $number } ({ $way }) a mal tourné : { $problem } ; elle est notée dans { $file }
error-no-end = pas de fin après { $chapters } chapitres
error-target-none = aucun objectif : il en faut au moins un, comme medium=0.5
error-target-form = objectif « { $given } » : attendu NOM=TAUX avec un niveau, un mode ou un rôle et un taux entre 0 et 1, comme medium=0.5
error-target-rate = objectif « { $target } » : { $given } n'est pas un taux ; attendu un nombre entre 0 et 1
error-target-unknown = objectif « { $target } » : ni niveau, ni mode, ni rôle de ce jeu ; attendu { $known }
error-target-unused = objectif « { $target } » : aucune des façons de jouer demandées ne l'a
error-target-unplayed = objectif « { $target } » : personne ne l'a joué dans aucune partie
error-tolerance = tolérance { $given } : attendu un nombre entre 0 et 1, comme 0.05
error-number-none = aucun nombre à calibrer : il en faut au moins un, comme tom.toml:medium.province=8..20
error-number-form = nombre « { $given } » : attendu FICHIER:ENTRÉE.CHAMP=BAS..HAUT, comme tom.toml:medium.province=8..20
error-number-range = nombre « { $given } » : { $low } dépasse { $high } ; attendu d'abord le plus petit
error-number-file = le contenu n'a pas de fichier { $file } ; attendu { $known }
error-number-entry = { $file } n'a pas d'entrée « { $entry } » ; attendu { $known }
error-number-ambiguous = { $file } a plusieurs entrées « { $entry } » ; attendu { $known }
error-number-field = { $number } : il n'y a pas de « { $field } » ; attendu { $known }
error-number-part = { $number } : « { $part } » ne mène nulle part dans { $found } ; attendu { $count ->
    [0] rien de plus après
   *[other] un rang de 1 à { $count }
}
error-number-kind = { $number } est { $found } ; attendu la place d'un nombre entier
error-number-source = { $number } { $source ->
    [seed] vient du livret de règles
    [public] vient d'une source publique
   *[other] ne dit pas d'où il vient
} ; attendu un nombre du contenu maison : rien d'autre ne se calibre
error-number-print = { $number } est imprimé et aucune règle ne le lit ; attendu un nombre que les règles lisent
error-number-twice = { $number } est nommé deux fois ; attendu chaque nombre une fois
error-number-unwritable = { $number } ne peut pas être changé dans son fichier ; attendu qu'il soit écrit en simples chiffres
error-tune-refused = le jeu ne prend aucune de ces valeurs : { $problem }
error-another-tuning = le dossier « { $folder } » contient un autre calibrage, ou ses règles ou son contenu ont changé : donnez un autre dossier
error-no-tuning = pas de calibrage dans « { $folder } » : attendu un dossier avec tune.json, tel que l'écrit « veillee lab tune »
