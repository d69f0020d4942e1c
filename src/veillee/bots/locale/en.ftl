# Bots, in English.

level-beginner = Beginner
level-fair = Fair
level-strong = Strong
thinks-beginner = plays at once
thinks-fair = thinks for a moment
thinks-strong = thinks for two seconds
