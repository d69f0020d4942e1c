report-title = { $game } : ce que disent les parties
summary-title = Ce qui a été joué
summary = { $matches } parties, { $ways ->
    [one] une façon de jouer
   *[other] { $ways } façons de jouer
} ; graine { $seed }, contenu { $content }.
summary-partial = La campagne n'est pas finie : { $planned } parties sont prévues. Elles se jouent tour par tour, si bien que ce qui est là est une part équitable du tout.
summary-intervals = Tous les intervalles sont à 95 %. Les parties de même numéro ont la même donne dans chaque façon de jouer : les écarts entre elles sont plus sûrs que les intervalles seuls ne le disent.

opponent = adversaire
players = { $count ->
    [one] 1 joueur
   *[other] { $count } joueurs
}
tactics = Choix
decisions = décisions
rounds = manches
yes = oui

wins-title = Victoires
wins-plot = { $mode } : victoires
wins-even = Là où un seul bot tient toutes les places, chacune gagne sa part : voyez plutôt l'ordre du tour.
scores-title = Points
scores-plot = { $mode } : répartition des points ; les traits sont les moyennes
sources-title = D'où viennent les points
sources-plot = { $mode } : points par source, en moyenne
length-title = Durée
length-plot = { $mode } : décisions par partie
rounds-plot = { $mode } : manches par partie
order-title = L'ordre du tour
order-plot = { $players } : victoires selon la place dans l'ordre du tour
order-how = L'avantage dit de combien de centièmes des parties le premier à jouer gagne plus que sa part.
place = { $number ->
    [1] joue en premier
    [2] deuxième
    [3] troisième
   *[other] quatrième
}
uses-title = Ce qui sert, et comment s'en tirent ceux qui s'en servent
uses-how = Une pièce a servi à une place qui l'a choisie ou en a fait quelque chose aux yeux de tous ; la piocher ne suffit pas. L'écart est entre les victoires des places qui s'en sont servies et celles des autres, au sein de chaque façon de jouer ; il montre ce qui accompagne la victoire, non ce qui la cause. Il manque là où moins de { $few } places s'en sont servies, ou s'en sont passées ; « certain » est corrigé du nombre de comparaisons (Holm, 5 %), et ces points sont pleins. Ce dont l'adversaire automatique s'est servi est comparé aux parties où il ne l'a pas fait : un moins signifie que les joueurs gagnent moins souvent quand cela sort.
uses-plot = { $family } : usage et victoire
uses-all = { $family } : les { $count }
opponent-family = { $family } de l'adversaire
axis-share = part des places qui s'en sont servies
axis-lift = victoires de ceux qui s'en servent, comparées aux autres
axis-wins = victoires
axis-points = points
unused-title = Jamais utilisés
unused-how = Personne ne les a choisis ni n'en a rien fait, dans aucune partie de cette campagne ; certains peuvent appartenir à des modes qui n'ont pas été joués.
unused-none = Chaque pièce et chaque sorte de choix est apparue.

col-way = façon de jouer
col-bot = qui
col-matches = parties
col-wins = victoires
col-interval = intervalle
col-mean = moyenne
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
compare-unsure = Un écart de victoires de moins de { $unsure } centièmes ne pouvait se voir avec si peu de parties.
compare-how = { $deals ->
    [same] Les deux campagnes ont la même graine : leurs parties ont été comparées une à une, sur les mêmes donnes.
   *[other] Les campagnes ont des graines différentes : seules leurs moyennes ont été comparées.
} Les effets sont le h de Cohen pour les taux et son d pour les moyennes : petit à partir de 0,2, moyen de 0,5, grand de 0,8. « Certain » est corrigé du nombre de comparaisons (Holm, 5 %).
compare-what = { $content ->
    [same] Les deux campagnes ont le même contenu, { $after }.
   *[other] Contenu avant : { $before } ; après : { $after }.
}
compare-uses-none = Rien ne sert plus ou moins souvent.
compare-results = Résultats
compare-uses = Ce qui sert plus ou moins souvent
compare-uses-how = La part des places qui s'en sont servies, toutes façons de jouer ensemble ; seulement ce qui a servi à { $few } places au moins.
hundredths = { $change } points sur cent
everywhere = toutes façons de jouer
measure-won = victoires
measure-points = points
measure-length = décisions par partie
effect-tiny = infime
effect-small = petit
effect-medium = moyen
effect-large = grand
