# Puissance 4 en français.

status-playing = Alignez quatre jetons
status-over = La partie est finie

zone-columns = Colonnes
zone-board = Plateau
sign-seat-0 = J
sign-seat-1 = R

ask-drop = Dans quelle colonne lâchez-vous un jeton ?
option-drop = Lâcher un jeton dans la colonne { $column }
group-drop = Lâcher un jeton
why-full = La colonne { $column } est pleine.

event-drops = { $seat } lâche un jeton dans la colonne { $column }, rangée { $number }.
event-lines-up = { $seat } a quatre jetons alignés.
event-fills = Le plateau est plein.

source-line = Un alignement de quatre
reason-line = Quatre jetons alignés.
reason-full = Le plateau est plein, et personne n'a aligné quatre jetons.

mode-duel = à deux
setting-first = qui commence
setting-first-yellow = Jaune
setting-first-red = Rouge
tagline = Quatre jetons alignés, avant l'autre.
