# Connect Four in English.

status-playing = Line up four discs
status-over = The match is over

zone-columns = Columns
zone-board = Board
sign-seat-0 = Y
sign-seat-1 = R

ask-drop = Into which column do you drop a disc?
option-drop = Drop a disc into column { $column }
group-drop = Drop a disc
why-full = Column { $column } is full.

event-drops = { $seat } drops a disc into column { $column }, row { $number }.
event-lines-up = { $seat } has four in a line.
event-fills = The board is full.

source-line = A line of four
reason-line = Four discs in a line.
reason-full = The board is full, and nobody has a line of four.

mode-duel = for two
setting-first = who begins
setting-first-yellow = Yellow
setting-first-red = Red
tagline = Four in a line, before the other has them.
