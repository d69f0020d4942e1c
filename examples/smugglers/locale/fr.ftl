# L'Anse aux contrebandiers, en français.

tagline = Deux rôles qui n'ont en commun qu'une anse sombre.
mode-duel = La Contrebandière contre le Douanier

status = Nuit { $number }
status-over = La dernière nuit est passée

zone-nights = Nuits
zone-cave = Grotte
zone-boat = Barque
zone-sold = Vendu
zone-lanterns = Lanternes
zone-opened = Caisses ouvertes
sign-smuggler = C
sign-officer = D
sign-moon = ☾
sign-lantern = ✶
mark-moon = la nuit en cours
mark-lantern = une lanterne
line-honest = Marchandise honnête.
line-forbidden = Marchandise défendue.

ask-load = Quelle caisse mettez-vous dans la barque ?
ask-watch = Une barque dans l'anse. Allumez-vous une lanterne ?
option-load = Charger { $crate }
group-load = Charger la barque
option-search = Allumer une lanterne et ouvrir la caisse
group-search = Guetter
option-let_pass = Laisser passer la barque
group-let_pass = Guetter
why-gone = Plus dans la grotte : { $crate }.
why-dark = Il ne reste aucune lanterne.

event-roles = Dans la grotte attend { $seat }.
event-night = La nuit { $number } tombe.
event-loads = { $seat } charge { $crate }.
event-loads-veiled = { $seat } charge une caisse.
event-opens = { $seat } trouve { $crate } : { $number } points.
event-opens-honest = { $seat } trouve { $crate } et présente ses excuses : { $number } points pour la Contrebandière.
event-sells = { $seat } vend { $crate } pour { $number } points.

source-deeds = exploits de la nuit
source-lanterns = lanternes restantes
reason-points = Le plus de points.
reason-tie = À égalité, le Douanier l'emporte.

family-crate = Caisses

expected-nights = moins que les { $crates } caisses
