# L'Allumeuse en français.

merchant-lamplighter = Allume les réverbères et vend des lanternes.
mark-lamp = Lampe
mark-lit = Allumée
mark-dark = Éteinte
zone-lamps = Lampes
shop-ladder = Allumez jusqu'à { $number } lampes.
shop-lantern-shop = Chaque lampe allumée devient une petite marchandise de sa couleur.
power-glow = Une douce lueur.
power-gleam = Un faible reflet.
power-long-pole = Une fois par jour : l'Échelle ne coûte que 1 heure.
ask-light = Quelle lampe allumez-vous ?
option-light = Allumer { $lamp }
group-light = Allumer
event-lights = { $seat } allume { $lamp }.
preview-lantern = Une lanterne de valeur de base { $number }
why-all-lit = Toutes les lampes sont allumées.
why-none-lit = Aucune lampe n'est allumée.
why-lit = { $lamp } brûle déjà, ou il ne reste plus de mèche.
