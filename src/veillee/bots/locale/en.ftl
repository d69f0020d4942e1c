# Bots, in English.

level-beginner = Beginner
level-fair = Fair
level-strong = Strong
thinks-beginner = plays at once
thinks-fair = thinks for a moment
thinks-strong = thinks for two seconds

error-no-bot = no bot '{ $name }'; bots: { $known }, where search takes a budget such as search:500
error-near-bot = no bot '{ $name }'; did you mean { $near }? Bots: { $known }, where search takes a budget such as search:500
error-bot-colon = no bot '{ $name }': expected parameters after the colon, or no colon
error-bot-place = no bot '{ $place }': expected the name of a bot, or its module and class, such as my_bots:Patient
error-bot-module = the bot '{ $place }' cannot be imported: { $reason }
error-bot-absent = the bot '{ $place }' cannot be imported: there is no module { $module }
error-bot-made = the bot '{ $place }' cannot be made so: { $reason }
error-bot-name = the bot '{ $place }' is not there: { $module } has no { $name }
error-bot-choose = '{ $place }' is no bot: expected a class whose method choose(match, seat) returns the key of an option
error-no-parameters = the bot { $bot } takes no parameters, but was given '{ $given }'
error-budget = the bot search cannot have the budget '{ $given }'; expected a number of iterations (search:500) or of seconds (search:2s), and perhaps in how many processes (search:2s:4)
error-width = the bot planner cannot compare '{ $given }' ways; expected a number from 1 to 99, such as planner:4
error-analyse-open = only a match that is over can be analysed
