# Smugglers' Creek in English.

tagline = Two roles that have nothing in common but a dark creek.
mode-duel = Smuggler against Officer

status = Night { $number }
status-over = The last night is over

zone-nights = Nights
zone-cave = Cave
zone-boat = Boat
zone-sold = Sold
zone-lanterns = Lanterns
zone-opened = Opened crates
sign-smuggler = S
sign-officer = O
sign-moon = ☾
sign-lantern = ✶
mark-moon = the present night
mark-lantern = a lantern
line-honest = Honest goods.
line-forbidden = Forbidden goods.

ask-load = Which crate goes into the boat?
ask-watch = A boat in the creek. Do you light a lantern?
option-load = Load { $crate }
group-load = Load the boat
option-search = Light a lantern and open the crate
group-search = Watch
option-let_pass = Let the boat pass
group-let_pass = Watch
why-gone = { $crate } is not in the cave any more.
why-dark = No lantern is left.

event-roles = { $seat } waits in the cave.
event-night = Night { $number } falls.
event-loads = { $seat } loads { $crate }.
event-loads-veiled = { $seat } loads a crate.
event-opens = { $seat } finds { $crate }: { $number } points.
event-opens-honest = { $seat } finds { $crate }, and makes amends: { $number } points for the Smuggler.
event-sells = { $seat } sells { $crate } for { $number } points.

source-deeds = deeds of the night
source-lanterns = lanterns left
reason-points = Most points.
reason-tie = In a tie the Officer wins.

family-crate = Crates

expected-nights = fewer than the { $crates } crates
