var e=`# Ce que la page dit du jeu hors de sa table : sur la page d’accueil, dans le panneau d’une nouvelle
# table, dans la note à côté du titre d’une table.

game.contrees = Contrées
game.contrees.line = Élevez des tours aux coins. Quatre coins sur six, et la contrée est à vous.
game.contrees.players = 2 joueurs
game.contrees.time = 20 min
option.contrees.tiles = Contrées
option.contrees.tiles.12 = douze
option.contrees.tiles.16 = seize
option.contrees.tiles.20 = vingt
option.contrees.tiles.24 = vingt-quatre
option.contrees.territory = Territoire
option.contrees.territory.laid = posé ensemble
option.contrees.territory.ready = déjà posé
option.contrees.forbid = Le second joueur peut interdire un coin à la première tour
option.contrees.forbid.on = oui
option.contrees.forbid.off = non
note.contrees.tiles.12 = douze contrées
note.contrees.tiles.16 = seize contrées
note.contrees.tiles.20 = vingt contrées
note.contrees.tiles.24 = vingt-quatre contrées
note.contrees.forbid.on = un coin interdit
`;export{e as default};