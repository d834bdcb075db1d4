var e=`mistakes.title = My errors
mistakes.lead = The decisions that cost you most, from the games whose analysis you looked at. Try them again on the board: what you find at the first attempt leaves this list.
mistakes.none = There is nothing here yet. Finish a game and look at its analysis: the decisions that cost you most will wait here to be tried again. They stay in this browser.
mistakes.clear = You have found them all. More will come with the analysis of your next game.
mistakes.open = {number:count} {count|position|positions} to try again
mistakes.found = {number:count} found
mistakes.of = {name} · {date} · turn {turn}
mistakes.begin = Begin
mistakes.play = To the games
mistakes.ask.line = Your game of {date}, turn {turn}, as you saw it. Nothing is played.
mistakes.back = Back to the list
mistakes.gone = Found at the first attempt: it leaves your errors.
mistakes.stays = It stays among your errors and will come back.
mistakes.offline = No connection. Your position waits here.
mistakes.rating = Your performance, game by game
mistakes.rating.what = It measures what your decisions cost: the lower the number, the better the play. So the line rises as you improve.
mistakes.rating.games = {number:count} {count|game|games}, from {first} to {last}
mistakes.rating.one = One game so far`;export{e as default};