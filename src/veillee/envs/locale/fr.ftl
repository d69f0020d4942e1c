# Les environnements, en français.

error-no-action = « { $key } » est proposé, mais la boîte du jeu ne l'a pas fait : aucune action ne lui correspond
error-no-matches = { $count } parties : il en faut au moins 1
error-limit = une limite de { $given } choix : il en faut au moins 1
error-reset = aucune partie n'a commencé : appelez d'abord reset()
error-over = la partie est finie, ou aucune n'a commencé : appelez d'abord reset()
error-one-seat = { $game } { $mode } n'a qu'une place : c'est l'affaire de solo_env
error-must-act = { $agent } doit agir : None est pour les agents dont la partie est finie
error-reward = reward « { $given } » : il faut win ou margin
error-render-mode = render_mode « { $given } » : l'un de : { $known }
error-no-solo = { $game } n'a pas de mode solo : dites combien de joueurs, et qui joue les autres
error-opponents = { $count } adversaires pour { $seats } autres places
error-opponents-kind = adversaires { $given } : il faut le nom d'un robot, ou une liste
error-no-agent = pas d'agent { $given } ; agents : { $known }
error-whole-number = { $what } { $given } : c'est une valeur du type { $kind } ; il faut un nombre entier
error-action-range = action { $given } : il faut 0 à { $last }
error-actions = actions de forme { $shape } : il faut un nombre entier pour chacune des { $count } parties
error-no-key = « { $key } » n'est pas une option que { $game } puisse jamais proposer
