# The environments, in English.

error-no-action = '{ $key }' is offered but was not made by the game's box: it has no action
error-no-matches = { $count } matches: expected at least 1
error-limit = a limit of { $given } choices: expected at least 1
error-reset = no match has begun: call reset() first
error-over = the match is over, or none has begun: call reset() first
error-one-seat = { $game } { $mode } has one seat: solo_env is for that
error-must-act = { $agent } must act: None is for agents whose match is over
error-reward = reward '{ $given }': expected win or margin
error-render-mode = render_mode '{ $given }': expected one of { $known }
error-no-solo = { $game } has no solo mode: say how many players, and who plays the others
error-opponents = { $count } opponents for { $seats } other seats
error-opponents-kind = opponents { $given }: expected the name of a bot, or a list of them
error-no-agent = no agent { $given }; agents: { $known }
error-whole-number = { $what } { $given }: found a value of the type { $kind }; expected a whole number
error-action-range = action { $given }: expected 0 to { $last }
error-actions = actions of the shape { $shape }: expected one whole number for each of the { $count } matches
error-no-key = '{ $key }' is no option that { $game } can ever offer
