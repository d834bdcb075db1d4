var e=`game.qin = Qin
game.qin.line = Lay tiles, found provinces, and be the first to place all your pagodas.
game.qin.players = 2–4 players
game.qin.time = 25 min
option.qin.players = Players
option.qin.players.2 = two
option.qin.players.3 = three
option.qin.players.4 = four
option.qin.board = Board
option.qin.board.bird = Bird
option.qin.board.lion = Lion, with water
hint.qin.board.lion = This map is our own: the printed lion board is lost.
note.qin.board.bird = bird board
note.qin.board.lion = lion board
note.qin.players.3 = three players
note.qin.players.4 = four players`;export{e as default};