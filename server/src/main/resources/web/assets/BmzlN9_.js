var e=`game.qin = Qin
game.qin.line = Posez des tuiles, fondez des provinces et placez toutes vos pagodes avant les autres.
game.qin.players = 2–4 joueurs
game.qin.time = 25 min
option.qin.players = Joueurs
option.qin.players.2 = deux
option.qin.players.3 = trois
option.qin.players.4 = quatre
option.qin.board = Plateau
option.qin.board.bird = Oiseau
option.qin.board.lion = Lion, avec de l’eau
hint.qin.board.lion = Ce plateau est de notre création : l’original imprimé est perdu.
note.qin.board.bird = plateau oiseau
note.qin.board.lion = plateau lion
note.qin.players.3 = trois joueurs
note.qin.players.4 = quatre joueurs`;export{e as default};