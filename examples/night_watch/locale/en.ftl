# The Night Watch in English.

status = At { $cell } the fire burns at { $number }
status-over = The watch is over

zone-map = The night
zone-fire = Fire
zone-hours = Hours
zone-places = Where there is wood
zone-winds = Winds that may blow
zone-keeper = Keeper
zone-wood = Wood
zone-embers = Embers
mark-fire = the fire
mark-hour = the present hour
mark-tired = tired
sign-fire = ✶
sign-hour = ☾
sign-tired = z
sign-woodcutter = W
sign-singer = S
sign-scout = T
sign-cook = C
line-near = A twig, for sure.
line-far = Nothing, a twig, a branch or a log.
line-takes = Takes { $number } from the fire, and one more for each keeper above two.
line-heat = Heat { $number }
ability-woodcutter = Finds a branch close by.
ability-singer = Is never tired.
ability-scout = Always finds a piece far away.
ability-cook = Makes soup while resting: nobody is tired.

ask-gather = Where do you gather wood?
ask-feed = Do you feed the fire, or do you rest?
ask-door = At the door: { $heard }. Do you open?
ask-walk = Where does the night go on?
option-gather = Gather wood { $place }
group-gather = Gather wood
option-feed = Lay { $wood } on the fire
group-feed = Feed the fire
option-rest = Rest
group-rest = Rest
option-let_in = Let them in
group-let_in = Let them in
option-send_away = Send them away
group-send_away = Send them away
option-walk = Go to { $cell }
group-walk = The way on
why-tired = { $seat } is tired, and stays close by.
why-no-wood = There is no such piece here: { $wood }.
why-no-way = No way leads from here to { $cell }.

event-joins = { $seat } keeps the watch.
event-hour = Hour { $number } begins.
event-finds = { $seat } finds { $wood }.
event-finds-nothing = { $seat } finds { $wood }.
event-feeds = { $seat } lays { $wood } on the fire.
event-rests = { $seat } rests.
event-soup = There is soup: nobody is tired.
event-blows = The wind: { $wind }. The fire burns at { $number }.
event-goes-out = The fire at { $cell } has gone out.
event-kept = The fire at { $cell } still burns.
event-lets-in = At the door: { $heard }. { $seat } opens. { $let_in }
event-sends-away = At the door: { $heard }. { $seat } does not open. { $sent_away }
event-votes = { $seat } votes for { $cell }.
event-goes-on = The night goes on at { $cell }.

reason-kept = The fire burns after the last hour.
reason-out = The fire has gone out.

page-ahead = Ahead lies { $cell }.
page-night-won = Dawn: the fire burned to the end.
page-night-lost = Dawn finds cold ashes.
page-won = At { $cell } the fire was kept.
page-lost = At { $cell } the fire went out, and the night went on.

mode-night = one watch
setting-chapter = watch
setting-chapter-hut = the hut
setting-chapter-ridge = the ridge
setting-chapter-marsh = the marsh
setting-chapter-tower = the old tower
setting-leader = who decides a tied vote
setting-leader-nobody = chance
setting-leader-first = the first keeper
setting-leader-last = the last keeper
tagline = Keep one fire alive together, through one night.

family-place = Places
family-wood = Wood
family-cell = Watches
family-let_in = Let in
family-sent_away = Sent away

expected-knock = an hour before the last of { $hours }
