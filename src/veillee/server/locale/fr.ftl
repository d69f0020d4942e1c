# Messages du service, en français.

resigned = { $name } abandonne.
resigned-reason = La partie a été abandonnée par un joueur.
stale = La table a changé entre-temps : voici où elle en est.
no-match = Cette partie n'existe pas, ou vous ne pouvez pas la voir.
no-invitation = Cette invitation n'est plus valable.
no-watch = Ce lien n'est plus valable.
not-your-turn = Ce n'est pas votre tour.
no-seat = Vous n'avez pas cette place dans la partie.
seat-taken = Cette place vient d'être prise.
not-open = Il n'y a pas de place libre dans cette partie.
not-owner = Seul le propriétaire de la partie peut changer cela.
is-paused = La partie est en pause.
is-over = La partie est terminée.
not-over = Visible une fois la partie terminée.
not-paused = La partie n'est pas en pause.
no-position = Cette position n'existe pas dans la partie.
