# Les robots, en français.

level-beginner = Débutant
level-fair = Moyen
level-strong = Fort
thinks-beginner = joue aussitôt
thinks-fair = réfléchit un instant
thinks-strong = réfléchit deux secondes
