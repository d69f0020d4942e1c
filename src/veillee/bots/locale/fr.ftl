# Les robots, en français.

level-beginner = Débutant
level-fair = Moyen
level-strong = Fort
thinks-beginner = joue aussitôt
thinks-fair = réfléchit un instant
thinks-strong = réfléchit deux secondes

error-no-bot = pas de robot « { $name } » ; robots : { $known } ; search prend une durée de réflexion, comme search:500
error-near-bot = pas de robot « { $name } » ; vouliez-vous dire { $near } ? Robots : { $known } ; search prend une durée de réflexion, comme search:500
error-bot-colon = pas de robot « { $name } » : il faut un paramètre après les deux-points, ou pas de deux-points
error-bot-place = pas de robot « { $place } » : il faut le nom d'un robot, ou son module et sa classe, comme mes_robots:Patient
error-bot-module = le robot « { $place } » ne peut pas être importé : { $reason }
error-bot-absent = le robot « { $place } » ne peut pas être importé : il n'y a pas de module { $module }
error-bot-made = le robot « { $place } » ne peut pas être fait ainsi : { $reason }
error-bot-name = le robot « { $place } » n'y est pas : { $module } n'a pas de { $name }
error-bot-choose = « { $place } » n'est pas un robot : il faut une classe dont la méthode choose(match, seat) rend la clé d'une option
error-no-parameters = le robot { $bot } ne prend pas de paramètre, mais a reçu « { $given } »
error-budget = le robot search ne peut pas réfléchir « { $given } » ; il faut un nombre d'itérations (search:500) ou de secondes (search:2s), et peut-être le nombre de processus (search:2s:4)
error-width = le robot planner ne peut pas comparer « { $given } » façons de jouer ; il faut un nombre de 1 à 99, comme planner:4
error-analyse-open = seule une partie finie peut être analysée
