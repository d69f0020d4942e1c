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
record-goes-on = Cette partie enregistrée n'est pas terminée ; seule une partie terminée peut être ouverte.
record-unreadable = Cette partie enregistrée ne peut pas être ouverte : { $problem }
given-up = Une partie abandonnée ne s'analyse pas.
no-analysis = Cette partie ne peut pas être analysée.
not-paused = La partie n'est pas en pause.
no-position = Cette position n'existe pas dans la partie.
no-page = La liste n'a pas cette page.
no-game = Ce jeu n'existe pas.
no-lesson = Ce jeu n'a pas de leçon.
too-many-hints = Vous attendez déjà plusieurs conseils : laissez-en d'abord arriver un.
bots-alone = Un invité joue à ses propres parties : laissez un siège à une personne, ou créez un compte.
too-many-signals = Cela fait beaucoup d'un coup : laissez d'abord les autres regarder.
too-many-habits = Vous avez trop d'habitudes dans ce jeu : oubliez-en d'abord.
not-now = D'autres sont en train de changer cette partie : réessayez.
key-reused = Cette demande a déjà été faite, avec un autre choix.
seed-is-secret = Quand d'autres sont à la table, la graine est tirée au sort : qui la choisirait connaîtrait toutes les cartes.
sealed = Cette partie continue une autre qui n'est pas finie : ce qu'elle révèle sera visible quand celle-ci le sera.
before-fork = Ce qui précède appartient à une autre partie : continuez à partir d'elle.
other-seats = Une partie continue avec autant de places qu'elle en a.
damaged = Cette partie ne peut plus être ouverte. Qui gère le serveur peut voir pourquoi.
is-damaged = Cette partie a été endommagée là où elle est conservée. Elle est montrée tant qu'elle est entière, et personne ne peut la poursuivre avant que l'hôte du serveur ne l'ait réparée (veillee repair).
bad-name = Ce nom ne peut pas être affiché dans une ligne de texte.
name-taken = Ce nom est déjà pris.
has-account = Vous avez déjà un compte.
wrong-login = Aucun compte n'a ce nom et cette phrase secrète.
forged = Cette demande ne porte pas la marque de votre session : rechargez la page et réessayez.
no-account = Vous êtes invité : seul un compte a une phrase secrète.
wrong-passphrase = Ce n'est pas votre phrase secrète actuelle.
too-many = Trop de demandes : patientez un peu.
database = Le serveur n'atteint pas sa base de données. Il revient bientôt.
server = Quelque chose s'est mal passé de notre côté.

guest = Invité { $mark }
gathering = On choisit les rôles. Les cartes seront distribuées quand chacun aura choisi, ou quand l'hôte commencera.
is-dealt = Les cartes sont déjà distribuées.
role-taken = Quelqu'un d'autre vient de choisir ce rôle.
outdated = Cette partie vient d'une version antérieure, et plus rien ne peut en être montré.
no-campaign = Cette campagne n'existe pas, ou vous n'en faites pas partie.
no-chapter = Cette campagne n'a pas de tel chapitre joué.
chapter-goes-on = Un chapitre de cette campagne est en cours ; terminez-le d'abord.
owner-begins = C'est à qui a commencé la campagne d'ouvrir le prochain chapitre.
not-so = On ne peut pas jouer ainsi : { $detail }
campaign = Cette campagne ne peut pas continuer ainsi : { $detail }
request = Cette demande n'est pas comprise : { $detail }
too-short = { $field } demande au moins { $count } caractères
too-long = { $field } n'a de place que pour { $count } caractères

# Ce qui ne va pas, pour qui gère le service.

error-roles-none = { $game } { $mode } n'a pas de rôles à choisir
error-bot-busy = le robot « { $bot } » occuperait trop ce serveur ; au plus search:{ $iterations } ou search:{ $seconds }s, dans un seul processus
error-chapter-lost = la partie { $match } d'un chapitre n'existe plus
error-redis = redis:// a besoin du paquet redis : pip install redis
error-announce = cette adresse ne peut pas annoncer les changements ; il faut postgresql://… ou redis://…
error-database-address = ce n'est pas l'adresse d'une base de données ; il faut sqlite:///FICHIER ou postgresql://…
error-sqlite-file = une adresse SQLite a besoin d'un fichier : sqlite:///FICHIER
error-config = { $file } : { $reason }. Ce qui se règle : { $known }.
error-database-kind = { $kind } n'est pas une base de données que Veillée connaît ; il faut sqlite:///FICHIER ou postgresql://…
error-database-newer = la base de données vient d'une version plus récente de Veillée (son schéma est { $schema }) ; prenez celle-ci, ou une sauvegarde
error-backup-kind = ceci copie les bases SQLite ; pour PostgreSQL, utilisez pg_dump
error-backup-none = il n'y a pas de base de données à { $file }
error-backup-exists = { $file } existe déjà ; une sauvegarde n'écrase rien
error-rules-gone = faite avec la version { $rules } des règles { DE($game) }, qui n'existe plus
error-entry-again = l'entrée { $number } ne peut pas être refaite
error-entry-elsewhere = l'entrée { $number } mène à une autre table qu'autrefois
error-entries-missing = l'entrée { $number } manque
error-story = son histoire ne mène pas à sa table
error-opened = quelqu'un d'autre vient de l'ouvrir
error-past = son passé n'est plus connu
error-snapshot = cette copie de la table est illisible
error-header-behind = son en-tête n'est pas là où mène son histoire, à l'entrée { $number }
error-other-table = sa table n'est pas celle qui a été conservée
error-not-there = elle n'y est pas
error-events = ce qui a été raconté à une entrée est illisible
error-fault = { $number ->
        [0] elle ne peut pas être recommencée : une faute de notre part ({ $fault })
       *[other] l'entrée { $number } ne peut pas être refaite : une faute de notre part ({ $fault })
    }
error-database-older = cette base de données a un autre schéma ({ $schema }), d'une version antérieure de Veillée ; `veillee serve` la met à jour
error-repair-folder = { $file } n'est pas un dossier vide ; les copies n'écrasent rien
error-went-on = { $match } a changé entre-temps : réparez-la encore
error-campaign = sa campagne est illisible ({ $fault })
