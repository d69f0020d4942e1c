# La Garde de nuit en français.

status = Ici, { $cell } : le feu brûle à { $number }
status-over = La garde est finie

zone-map = La nuit
zone-fire = Feu
zone-hours = Heures
zone-places = Où il y a du bois
zone-winds = Les vents qui peuvent souffler
zone-keeper = Veilleur
zone-wood = Bois
zone-embers = Braises
mark-fire = le feu
mark-hour = l'heure présente
mark-tired = fatigué
sign-fire = ✶
sign-hour = ☾
sign-tired = z
sign-woodcutter = B
sign-singer = C
sign-scout = É
sign-cook = S
line-near = Une brindille, à coup sûr.
line-far = Rien, une brindille, une branche ou une bûche.
line-takes = Prend { $number } au feu, et un de plus pour chaque veilleur au-delà de deux.
line-heat = Chaleur { $number }
ability-woodcutter = Trouve une branche tout près.
ability-singer = N'est jamais fatigué.
ability-scout = Trouve toujours une pièce au loin.
ability-cook = Fait de la soupe en se reposant : personne n'est fatigué.

ask-gather = Où ramassez-vous du bois ?
ask-feed = Nourrissez-vous le feu, ou vous reposez-vous ?
ask-door = À la porte : { $heard }. Ouvrez-vous ?
ask-walk = Où la nuit continue-t-elle ?
option-gather = Ramasser du bois { $place }
group-gather = Ramasser du bois
option-feed = Mettre au feu { $wood }
group-feed = Nourrir le feu
option-rest = Se reposer
group-rest = Se reposer
option-let_in = Laisser entrer
group-let_in = Laisser entrer
option-send_away = Renvoyer
group-send_away = Renvoyer
option-walk = Aller vers { $cell }
group-walk = Le chemin
why-tired = Fatigue : { $seat } reste tout près.
why-no-wood = Il n'y a pas de telle pièce ici : { $wood }.
why-no-way = Aucun chemin ne mène d'ici vers { $cell }.

event-joins = { $seat } prend la garde.
event-hour = L'heure { $number } commence.
event-finds = { $seat } trouve { $wood }.
event-finds-nothing = { $seat } ne trouve { $wood }.
event-feeds = { $seat } met au feu { $wood }.
event-rests = { $seat } se repose.
event-soup = Il y a de la soupe : personne n'est fatigué.
event-blows = Le vent : { $wind }. Le feu brûle à { $number }.
event-goes-out = Le feu s'est éteint : { $cell }.
event-kept = Le feu brûle encore : { $cell }.
event-lets-in = À la porte : { $heard }. { $seat } ouvre. { $let_in }
event-sends-away = À la porte : { $heard }. { $seat } n'ouvre pas. { $sent_away }
event-votes = { $seat } vote pour { $cell }.
event-goes-on = La nuit continue plus loin : { $cell }.

reason-kept = Le feu brûle après la dernière heure.
reason-out = Le feu s'est éteint.

page-ahead = Devant vous : { $cell }.
page-night-won = L'aube : le feu a brûlé jusqu'au bout.
page-night-lost = L'aube trouve des cendres froides.
page-won = Le feu a été gardé : { $cell }.
page-lost = Le feu s'est éteint, et la nuit a continué : { $cell }.

mode-night = une garde
setting-chapter = la garde
setting-chapter-hut = la cabane
setting-chapter-ridge = la crête
setting-chapter-marsh = le marais
setting-chapter-tower = la vieille tour
setting-leader = qui décide à égalité
setting-leader-nobody = le sort
setting-leader-first = le premier veilleur
setting-leader-last = le dernier veilleur
tagline = Gardez ensemble un feu en vie, toute une nuit.

family-place = Lieux
family-wood = Bois
family-cell = Veilles
family-let_in = Laissés entrer
family-sent_away = Renvoyés

expected-knock = une heure avant la dernière des { $hours }
