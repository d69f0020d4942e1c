# The Lamplighter in English.

merchant-lamplighter = Lights the lamps of the street and sells lanterns.
mark-lamp = Lamp
mark-lit = Lit
mark-dark = Dark
zone-lamps = Lamps
shop-ladder = Light up to { $number } lamps.
shop-lantern-shop = Every lit lamp becomes a small good of its colour.
power-glow = A warm glow.
power-gleam = A faint gleam.
power-long-pole = Once a day: the Ladder costs only 1 hour.
ask-light = Which lamp do you light?
option-light = Light { $lamp }
group-light = Light
event-lights = { $seat } lights { $lamp }.
preview-lantern = A lantern of base value { $number }
why-all-lit = All lamps are lit.
why-none-lit = No lamp is lit.
why-lit = { $lamp } is lit already, or there is no wick left.
