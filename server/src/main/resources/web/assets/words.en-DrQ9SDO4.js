var e=`# The page's own words; src/words.ts tells how a template is read. The same keys in both languages.

house.name = Tianxia
house.line = All under heaven, in {number:games} games
language.en = English
language.fr = Français
skip.main = Skip to the content
close = Close
cancel = Cancel

# The games, as the first page names them.
game.qin = Qin
game.qin.line = Lay tiles, found provinces, raise your pagodas before the others do.
game.qin.players = 2–4 players
game.qin.time = 25 min
game.contrees = Contrées
game.contrees.line = Raise towers on the corners of the land. Four of six hold a contrée.
game.contrees.players = 2 players
game.contrees.time = 20 min
game.pagoda = Pagoda
game.pagoda.line = Two architects share six pagodas. Whoever builds, scores.
game.pagoda.players = 2 players
game.pagoda.time = 30 min
game.sun-tzu = Sun Tzu
game.sun-tzu.line = Five provinces, nine dynasties, orders given in secret.
game.sun-tzu.players = 2 players
game.sun-tzu.time = 30 min

option.qin.players = Players
option.qin.players.2 = two
option.qin.players.3 = three
option.qin.players.4 = four
option.qin.board = Board
option.qin.board.bird = Bird
option.qin.board.lion = Lion, with water
option.contrees.tiles = Contrées
option.contrees.tiles.12 = twelve
option.contrees.tiles.16 = sixteen
option.contrees.tiles.20 = twenty
option.contrees.tiles.24 = twenty-four
option.contrees.territory = The land
option.contrees.territory.laid = you lay it together
option.contrees.territory.ready = ready-made
option.contrees.forbid = One corner may be forbidden to the first tower
option.contrees.forbid.on = yes
option.contrees.forbid.off = no
option.pagoda.length = Length
option.pagoda.length.full = full, four floors
option.pagoda.length.quick = quick, three floors
option.pagoda.abilities = Special abilities
option.pagoda.abilities.on = with them
option.pagoda.abilities.off = without, for a first game
option.sun-tzu.rules = Rules
option.sun-tzu.rules.standard = standard
option.sun-tzu.rules.advanced = advanced
option.sun-tzu.warlords = Warlords
option.sun-tzu.warlords.on = one each, in secret
option.sun-tzu.warlords.off = none
option.sun-tzu.values = Score tiles
option.sun-tzu.values.rising = rising
option.sun-tzu.values.mixed = mixed
option.sun-tzu.track = Score track
option.sun-tzu.track.10 = ten steps each way
option.sun-tzu.track.9 = nine

# The line beside a table's title.
note.qin.board.bird = bird board
note.qin.board.lion = lion board
note.qin.players.3 = three players
note.qin.players.4 = four players
note.contrees.tiles.12 = twelve contrées
note.contrees.tiles.16 = sixteen contrées
note.contrees.tiles.20 = twenty contrées
note.contrees.tiles.24 = twenty-four contrées
note.contrees.forbid.on = one corner forbidden
note.pagoda.length.full = full length
note.pagoda.length.quick = quick
note.pagoda.abilities.on = abilities
note.pagoda.abilities.off = no abilities
note.sun-tzu.rules.standard = standard rules
note.sun-tzu.rules.advanced = advanced rules
note.sun-tzu.warlords.on = warlords
note.sun-tzu.values.rising = rising values
note.sun-tzu.values.mixed = mixed values
note.sun-tzu.track.9 = track of nine
note.against = against {level:level}, {strength:level}
note.series = game {game} of {of}

level.easy = Carp
level.medium = Crane
level.hard = Tiger
level.master = Dragon
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
home.none = Your games will rest here.
home.all = All {count}
home.fewer = Fewer
home.waiting = Games that wait for you: {count}.
theme.light = Light colours
theme.dark = Dark colours

join.open = Join with a code
join.title = Join a table
join.label = The link or the code that you were sent
join.wrong = This is neither a link nor a code of a table. Copy the whole link and paste it here.
join.go = Join

card.title = {game}, {against}
card.open = Waiting for a player
card.shares = Waiting for a share in the draws
card.yours = Your turn
card.turn = {name} is to move
card.won = You won
card.lost = {name} won
card.shared = A shared victory
card.remove = Take this game off the list
against.with = with {names}
against.one = against {names}
against.screen = on one screen

new.title = A table of {game}
new.opponent = Your opponent
new.opponents = The other players
new.opponent.number = Player {number}
new.easy = Carp, easy
new.medium = Crane, medium
new.hard = Tiger, hard
new.master = Dragon, master
new.easy.line = It sees what lies before it and overlooks the rest. A child can win.
new.medium.line = It looks round before it moves: good company while one learns.
new.hard.line = It looks ahead, and forgives little.
new.master.line = The best that the computer can do, in up to two seconds a turn.
new.friend = a friend, by link
new.here = a friend at this screen
new.here.name = Your friend’s name
new.begins = Who begins
new.begins.me = you
new.begins.other = your opponent
new.begins.lot = by lot
# Where both act at once one chooses a side.
new.begins.sun-tzu = You are
new.begins.sun-tzu.me = Sun Tzu
new.begins.sun-tzu.other = King Shao
new.begins.sun-tzu.lot = by lot
new.series = How long
new.games.1 = one game
new.games.2 = a series of two
new.games.3 = a series of three
name.label = Your name
name.guest = Traveller
name.here = Player {number}

invited.title = A table of {game} is laid for you
invited.by = {names} {names|waits|wait} for you.
invited.seat = Your colour
invited.sit = Sit down

# The table.
table.board = Board
table.words = The game in words
bar.home = All games
bar.label = The table
bar.links = Links to this table
bar.rules = Rules
bar.menu = Menu
sound = Sound
sound.on = Turn the sound on
sound.off = Turn the sound off
tab = {game} · Tianxia
tab.yours = ● Your turn · {game}

seat.free = Free seat
seat.free.small = a free seat
player.you = you
player.computer = computer
player.away = away
player.resigned = gave up
player.acts = to move
player.won = winner
screen.seat = You see what {name} sees.

turn.yours = Your turn
turn.yours.name = Your turn, {name}
turn.chooses = {names} {names|is|are} choosing
turn.thinks = {names} is thinking
turn.thinks.time = {seconds} s at most
turn.drawing = Drawing

preview.label = What would happen
notes.label = At the table
act.wait = It is not your turn.
act.choose = First choose a place on the board.
pass = Pass
back = Step back
takeback = Take back
takeback.asked = {name} asks to take the last move back.
takeback.agree = Agree
takeback.decline = Decline
takeback.waits = The others are asked whether you may take it back.
watching = You are watching.

refused.illegal = This can’t be played.
refused.stale = The table has moved on. Look again, please.
refused.not-allowed = This is not possible now.
refused.slow-down = One thing after another, please.
refused.malformed = The table didn’t understand this.

log.title = What happened
log.none = The land lies open. {name} begins.
log.look = See the board after turn {turn}

away = Since your last turn: {number:moves} {moves|move|moves}. Show {moves|it|them}?
away.show = Show
away.dismiss = No, thank you

waiting.title = A seat is free
waiting.line = The game begins when somebody sits down.
waiting.invite = Invite
waiting.note = Whoever opens this link may take the free seat. The game will be in your list until then.
waiting.note.share = You may close this page meanwhile. Open it again here once somebody has sat down: it keeps your share in the draws, and the game begins with it.
waiting.other = Whoever made the table has the link to the free seat.
waiting.share = Waiting for {names}
waiting.share.line = {names|A share|Shares} in the draws {names|is|are} still missing. The game begins as soon as {names|it is|they are} here.
waiting.share.do = {names} only {names|needs|need} to open the table: the missing {names|share comes|shares come} by {names|itself|themselves} then.
waiting.own = One moment
waiting.own.line = Your share in the draws is on its way.

# The draws, which nobody can choose.
fair.promise = The draws come from everybody together: nobody, not even the host, can choose them.
fair.how = How it works
fair.menu = Fair draws
fair.title = Draws that nobody chooses
fair.check = Check the draws
fair.checking = The draws are being computed again…

doubt.lost = This browser does not have your share in the draws: it stayed in the one in which you took the seat.
doubt.lost.next = Open the table there. Or copy the link to your seat there, under “Links to this table”, and open it here. If that browser is lost, the game can’t begin: make a new table.
doubt.secret = The server now shows another secret for this table than when you sat down. With that it could have chosen the draws, so your page keeps its share to itself, and the game does not begin.
doubt.secret.next = Ask the host what has happened, or make a table somewhere else.
doubt.own = The server shows another share for your seat than the one you gave. So your page keeps its share to itself, and the game does not begin.
doubt.own.next = If you have taken the seat in another browser too, open the table there. Otherwise ask the host what has happened.
doubt.others = The share of another seat is not fixed, or is no longer the one that was shown. It could have been chosen to suit the draws, so your page keeps its own to itself, and the game does not begin.
doubt.others.next = Ask the host what has happened, or make a table somewhere else.

link.join = The link to the free seat
link.join.note = Whoever opens it may sit down.
link.watch = The link to watch
link.watch.note = Whoever opens it sees what all may see, and nothing of anybody’s hand.
link.seat = The link to your seat
link.seat.note = It brings you back to your seat from any device. Keep it to yourself.
link.code = {label}, as a QR code
link.copy = Copy
link.copied = Copied
link.share = Share

curtain.title = Pass the screen to {name}.
curtain.line = Nobody’s hand is shown until then.
curtain.lift = I am {name}

resign = Give up
resign.title = Give the game up?
resign.line = The other player wins.
resign.sure = Give up
leave = Leave the table
leave.title = Leave the table?
leave.line = A computer takes your seat, and the others play on.
leave.sure = Leave

end.won = {seat:winners} holds all under heaven.
end.shared = {seat:winners} share all under heaven.
end.resigned = {seat:seat} gave up.
end.replay = Replay
end.share = Share
end.save = Save the record
end.rematch = Rematch
end.next = Next game
end.wanted = Waiting for the others
end.go = To the new table
share.replay = Whoever opens this link can look at the whole game.
series.standing = After game {game} of {of}, pagodas left over: {sums}.
series.final = {names} {names|wins|win} the series, with the fewest pagodas left over: {sums}.

replay.label = Looking back
replay.turn = Turn {turn} of {turns}
replay.now = This is the newest position.
replay.past = You see the board as it stood then.
replay.slider = Turn
replay.first = To the beginning
replay.previous = One turn back
replay.next = One turn on
replay.play = Show turn after turn
replay.stop = Stop
replay.leave = Back to the game
replay.end = Back to the end

rules.title = Rules

offline = Connection lost. Your game is safe.
problem.offline = There is no connection to the server. Please try again in a moment.
problem.slow-down = Too many at once. Please wait a moment.
problem.taken = This seat has just been taken.
problem.other-secret = The server did not make the table that it had promised, with another secret for the draws. Don’t play here.
problem.closing = The server is closing for a moment. Please try again.
problem.name-length = A name has 1 to 40 letters and signs.
problem.name-characters = Something in this name can’t be seen, or there are too many accents on one letter. Please write it another way.
problem.name-reserved = The table itself speaks like this, of a computer or a seat. Please choose another name.
problem.unknown = This didn’t work. Please try again.
lost.no-key = This table opens with a link
lost.no-key.next = Ask whoever made it for a link to play or to watch. Your own seats are in the list of your games.
lost.unknown-table = There is no such table
lost.unknown-table.next = Perhaps the link was cut short. Ask for it again.
lost.unknown-token = This link opens nothing here
lost.unknown-token.next = Perhaps it was cut short, or the seat was taken. Ask for it again.
lost.taken = All seats are taken
lost.taken.next = Whoever invited you can send you a link to watch, or lay another table.
lost.offline = No connection
lost.offline.next = Your games are safe. Open this page again when you are back online.
lost.unknown-page = There is nothing at this address
lost.unknown-page.next = The games are on the first page.
lost.home = To the games
`;export{e as default};