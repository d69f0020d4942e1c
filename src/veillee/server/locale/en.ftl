# Messages of the service, in English.

resigned = { $name } resigned.
resigned-reason = The match was given up.
stale = The table has changed meanwhile: this is how it stands now.
no-match = There is no such match, or it is not yours to see.
no-invitation = This invitation is not valid any more.
no-watch = This link is not valid any more.
not-your-turn = It is not your turn.
no-seat = You have no such seat in this match.
seat-taken = This seat has just been taken.
not-open = This match has no free seat.
not-owner = Only the owner of the match can change this.
is-paused = The match is paused.
is-over = The match is over.
not-over = This can be seen once the match is over.
not-paused = The match is not paused.
no-position = There is no such position in this match.
