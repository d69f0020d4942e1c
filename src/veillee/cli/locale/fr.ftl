card-back = face-down card
cell-empty = empty
nothing = nothing
hidden-cards = { $count ->
    [one] 1 hidden card
   *[other] { $count } hidden cards
}
on-board = On the map:
more-options = page { $page } of { $pages } · m: more options
log-title = What happened
