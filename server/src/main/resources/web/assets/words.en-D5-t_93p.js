var e=`# The page's own words; src/words.ts tells how a template is read. The same keys in both languages.

house.name = Tianxia
house.line = All under heaven, in {number:games} games
language.en = English
language.fr = Français
skip.main = Skip to the content
close = Close
cancel = Cancel


# The line beside a table's title.
note.against = against {name}, {strength:level}
note.series = game {game} of {of}
note.boards = alternating boards

# Computers by level; the first name is the one of a table for two. The master's are beasts of legend.
level.easy.1 = Carp
level.easy.2 = Tortoise
level.easy.3 = Goose
level.easy.4 = Mouse
level.medium.1 = Crane
level.medium.2 = Magpie
level.medium.3 = Owl
level.medium.4 = Otter
level.hard.1 = Tiger
level.hard.2 = Lynx
level.hard.3 = Leopard
level.hard.4 = Falcon
level.master.1 = Dragon
level.master.2 = Qilin
level.master.3 = Pixiu
level.master.4 = Kunpeng
strength.easy = easy
strength.medium = medium
strength.hard = hard
strength.master = master

# The first page.
home.games = Games
home.settings = Settings
home.play = Play
home.play.game = Play {name}
home.options = Options
home.options.game = Options for {name}
home.rules.game = Rules of {name}
home.yours = Your games
home.none = Your games will appear here.
home.all = Show all {count}
home.fewer = Show fewer
home.waiting = Games waiting for you: {count}.
theme.light = Light theme
theme.dark = Dark theme

join.open = Join with a code
join.title = Join a table
join.label = The link or code you were sent
join.wrong = This is not a valid link or code. Copy the whole link and paste it here.
join.go = Join

card.title = {game}, {against}
card.open = Waiting for a player
card.shares = Waiting for a share in the draws
card.yours = Your turn
card.turn = {name} to move
card.remove = Take this game off the list
against.with = with {names}
against.one = against {names}
against.screen = on one screen

new.title = New {game} table
new.opponent = Your opponent
new.opponents = The other players
new.opponent.number = Player {number}
new.computer = {name}, {strength:level}
new.easy.line = Sees what is in front of it and misses the rest. A child can win.
new.medium.line = Looks around before it moves: good company for learning.
new.hard.line = Looks ahead, and forgives little.
new.master.line = The best the computer can do, in up to two seconds per turn.
new.friend = a friend, by link
new.here = a friend, on this screen
new.here.name = Your friend’s name
new.begins = Who starts
new.begins.me = you
new.begins.other = your opponent
new.begins.lot = at random
# Where both act at once one chooses a side.
new.series = Length
new.games.1 = one game
new.games.2 = a series of two
new.games.3 = a series of three
new.boards = Boards
new.boards.same = the same every game
new.boards.turn = alternating: {boards}
name.label = Your name
name.guest = Traveller
name.here = Player {number}

invited.title = You are invited to play {game}
invited.by = {names} {names|is|are} waiting for you.
invited.seat = Your colour
invited.sit = Join the game

# The table.
table.board = Board
table.words = The game in words
bar.home = All games
bar.label = The table
bar.links = Links to this table
bar.rules = Rules
bar.explain = What is this?
bar.keys = Keyboard
explain.asking = Point at anything on the table to learn what it is. Esc ends this.
bar.menu = Menu
sound = Sound
sound.on = Turn sound on
sound.off = Turn sound off
tab = {game} · Tianxia
tab.yours = ● Your turn · {game}
tab.over = {result} · {game}

seat.free = Open seat
seat.free.small = an open seat
player.you = you
player.computer.easy = computer, easy
player.computer.medium = computer, medium
player.computer.hard = computer, hard
player.computer.master = computer, master
player.away = away
player.resigned = resigned
player.acts = to move
player.won = winner
screen.seat = You are seeing {name}’s view.

turn.yours = Your turn
turn.yours.name = Your turn, {name}
turn.chooses = {names} {names|is|are} choosing
turn.thinks = {names} is thinking
turn.thinks.time = up to {seconds} s
turn.drawing = Drawing

preview.label = What would happen
notes.label = At the table
act.wait = It is not your turn.
act.choose = Choose a place on the board first.
pass = Pass
back = Undo
takeback = Take back
takeback.asked = {name} asks to take back their last move.
takeback.agree = Agree
takeback.decline = Decline
takeback.waits = Waiting for the others to agree.
watching = You are watching this game.

refused.illegal = That is not a legal move.
refused.stale = The game has moved on. Please look again.
refused.not-allowed = That is not possible right now.
refused.slow-down = Too many requests, please wait.
refused.malformed = The table did not understand that.

log.title = What happened
log.none = Nothing has been played yet. {name} starts.
log.look = Show the board after turn {turn}

since = Since your turn: {number:count} {count|move|moves}
since.step = {name}, {index} of {count}
since.previous = Show the move before
since.next = Show the next move
since.again = Show the move

waiting.title = A seat is open
waiting.line = The game starts as soon as somebody takes it.
waiting.invite = Invite
waiting.note = Anyone who opens this link may take the open seat. Until then the game stays in your list.
waiting.note.share = You may close this page in the meantime. Open it again in this browser once somebody has joined: it keeps your share in the draws, which the game needs to start.
waiting.other = The player who opened the table has the link to the open seat.
waiting.share = Waiting for {names}
waiting.share.line = {names|A share|Shares} in the draws {names|is|are} still missing. The game starts as soon as {names|it arrives|they arrive}.
waiting.share.do = {names} only {names|needs|need} to open the table: the missing {names|share is|shares are} then sent automatically.
waiting.own = One moment
waiting.own.line = Your share in the draws is on its way.

# The draws, which nobody can choose.
fair.promise = Everyone has a share in the draws: nobody, not even the host, can choose them.
fair.how = How it works
fair.menu = Fair draws
fair.title = Draws that nobody can choose
fair.check = Check the draws
fair.checking = Recomputing the draws…

doubt.lost = This browser does not hold your share in the draws: it is in the browser where you took your seat.
doubt.lost.next = Open the table there. Or copy the link to your seat there, under “Links to this table”, and open it here. If that browser is gone, the game can’t start: open a new table.
doubt.secret = The server now shows a different secret for this table than when you took your seat. It could have chosen the draws with it, so your page keeps its share to itself, and the game does not start.
doubt.secret.next = Ask the host what happened, or open a table somewhere else.
doubt.own = The server shows a different share for your seat than the one you gave. So your page keeps its share to itself, and the game does not start.
doubt.own.next = If you have also taken this seat in another browser, open the table there. Otherwise ask the host what happened.
doubt.others = Another seat’s share is not fixed, or is no longer the one shown before. It could have been chosen to influence the draws, so your page keeps its own to itself, and the game does not start.
doubt.others.next = Ask the host what happened, or open a table somewhere else.

link.join = Link to the open seat
link.join.note = Anyone who opens it may join.
link.watch = Link for spectators
link.watch.note = Anyone who opens it sees what everyone may see, and nobody’s hand.
link.seat = Link to your seat
link.seat.note = It brings you back to your seat on any device. Keep it to yourself.
link.code = {label}, as a QR code
link.copy = Copy
link.copied = Copied
link.share = Share

curtain.title = Pass the screen to {name}.
curtain.line = Nobody’s hand is shown until then.
curtain.lift = I am {name}

resign = Resign
resign.title = Resign the game?
resign.line = The other player wins.
resign.sure = Resign
leave = Leave the table
leave.title = Leave the table?
leave.line = A computer takes over your seat, and the others play on.
leave.sure = Leave

# The end, to the winner, to the others, and to those who watch; then with the numbers.
end.you = You won
end.you.shared = You share the victory with {names}
end.lost = You lost to {names}
end.won = {names} won
end.won.shared = {names} share the victory
end.series.you = You won the series
end.series.you.shared = You share the series with {names}
end.series.lost = You lost the series to {names}
end.series.won = {names} won the series
end.series.won.shared = {names} share the series
end.score = {text}, {own} to {other}
end.count = {text}: {count}
end.each = {text}, {count} each
end.ahead = {text} by {points} point{points||s}
end.game = {text} in this game.
end.resigned = {name} resigned.
end.resigned.you = You resigned.
end.heaven = {seat:winners} {winners|rules|share} all under heaven.
end.replay = Replay
end.share = Share
end.save = Save the record
end.rematch = Rematch
end.next = Next game
end.wanted = Waiting for the others
end.go = Go to the new table
share.replay = Anyone who opens this link can replay the whole game.
series.standing = After game {game} of {of}, pagodas left: {sums}.
series.final = Pagodas left over in all {number:of} games: {sums}.

replay.label = Replay
replay.turn = Turn {turn} of {turns}
replay.now = This is the current position.
replay.past = You are looking at an earlier position.
replay.slider = Turn
replay.first = Go to the start
replay.previous = Previous turn
replay.next = Next turn
replay.play = Play turn by turn
replay.stop = Stop
replay.leave = Back to the game
replay.end = Back to the end

rules.title = Rules
rules.section = Go to a section
rules.page = The rules on a page of their own

offline = Connection lost. Your game is safe.
problem.offline = No connection to the server. Please try again in a moment.
problem.slow-down = Too many requests. Please wait a moment.
problem.taken = This seat has just been taken.
problem.other-secret = The server did not open the table it had promised: the secret for the draws is a different one. Don’t play here.
problem.closing = The server is shutting down. Please try again in a moment.
problem.name-length = A name has 1 to 40 characters.
problem.name-characters = Part of this name can’t be seen, or one letter has too many accents. Please write it another way.
problem.name-reserved = This name is reserved for the table’s own messages. Please choose another one.
problem.unknown = Something went wrong. Please try again.
lost.no-key = You need a link to open this table
lost.no-key.next = Ask the player who opened it for a link to play or to watch. Your own seats are in your list of games.
lost.unknown-table = Table not found
lost.unknown-table.next = The link may be incomplete. Ask for it again.
lost.unknown-token = This link is not valid
lost.unknown-token.next = It may be incomplete, or the seat has been taken. Ask for it again.
lost.taken = All seats are taken
lost.taken.next = The player who invited you can send you a link to watch, or open another table.
lost.offline = No connection
lost.offline.next = Your games are safe. Open this page again when you are back online.
lost.unknown-page = Page not found
lost.unknown-page.next = The games are on the home page.
lost.home = Go to the games
`;export{e as default};