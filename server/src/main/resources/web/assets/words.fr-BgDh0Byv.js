var e=`# Qin en français. kernel/…/Words.java dit comment se lit un modèle ; docs/rules/qin.md donne les
# événements et les refus avec leurs paramètres.

game.name = Qin
game.tagline = Fondez des provinces, élevez des pagodes, gagnez les villages qui les séparent.

option.players = Joueurs
option.players.2 = Deux
option.players.3 = Trois
option.players.4 = Quatre
option.board = Plateau
option.board.bird = Oiseau
option.board.lion = Lion
option.board.bird.note = Vaste steppe, onze villages. Pour une première partie.
option.board.lion.note = De l’eau, beaucoup de villages, moins de place. Une carte de notre création.

colour.R = rouge
colour.Y = jaune
colour.B = bleue
tile.RR = tuile rouge
tile.YY = tuile jaune
tile.BB = tuile bleue
tile.RY = tuile rouge et jaune
tile.RB = tuile rouge et bleue
tile.YB = tuile jaune et bleue
place.village = au village
place.province = à la province de

# Ce qui arrive.
happening.tile-laid = {seat:by} pose une {tile:tile} en {squares}.
happening.square-alone = La case {colour:colour} {at} n’appartient à aucune province.
happening.province-founded = {seat:by} fonde une province {colour:colour}.
happening.province-grown = La province {colour:colour} {seat.of:owner} s’étend à {number:count} cases.
happening.province-major = La province {colour:colour} {seat.of:owner} devient majeure et reçoit une pagode double.
happening.province-absorbed = {seat:by} absorbe la province {colour:colour} {seat.of:from} ({sum} contre {other}).
happening.province-absorbed-by-major = La province majeure {colour:colour} {seat.of:by} absorbe une province {seat.of:from} ({number:count} cases).
happening.provinces-united = Les provinces {colour.plural:colour} {seat.of:owner} sont réunies.
happening.pagodas-returned = {number.f:count} pagode{count||s} revien{count|t|nent} à {seat:to}.
happening.village-taken = {seat:by} prend le village {at}.
happening.village-taken-from = {seat:by} prend le village {at} à {seat:from}.
happening.tile-drawn = {seat:by} pioche une {tile:tile}.
happening.tile-drawn-covered = {seat:by} pioche une tuile.
happening.turn-passed = {seat:by} ne peut pas poser de tuile et passe.
happening.won-by-last-pagoda = {seat:by} a posé sa dernière pagode, {place:place} {at}, et gagne.
happening.won-by-most-pagodas = On ne peut plus poser de tuile. {seat:by} a le plus de pagodes sur le plateau : {number.f:count}.
happening.victory-shared = On ne peut plus poser de tuile. {seat:seats} sont à égalité avec {number.f:count} pagode{count||s} chacun sur le plateau.

colour.R.plural = rouges
colour.Y.plural = jaunes
colour.B.plural = bleues

# Ce qui empêche.
refusal.no-such-seat = Cette place n’existe pas à cette table.
refusal.draw-first = {seat:turn} doit d’abord piocher une tuile.
refusal.one-tile-a-turn = {seat:by} pose une seule tuile par tour.
refusal.chance-draws = Les tuiles sont piochées au hasard dans le sac ; on ne les choisit pas.
refusal.chance-only-draws = Le hasard pioche des tuiles et ne fait rien d’autre.
refusal.no-draw-now = On ne pioche pas maintenant : {seat:turn} doit d’abord poser une tuile.
refusal.not-in-bag = Il ne reste pas de {tile:tile} dans le sac.
refusal.wrong-order = {squares} ne sont pas dans l’ordre : nommez d’abord la case la plus haute ou, sur une même ligne, celle de gauche.
refusal.tile-not-in-hand = Il n’y a pas de {tile:tile} dans cette main.
refusal.off-board = {squares} {squares|est|sont} hors du plateau.
refusal.not-adjacent = Une tuile couvre deux cases voisines ; {squares} ne le sont pas.
refusal.occupied = {squares} {squares|est déjà occupée|sont déjà occupées}.
refusal.village = {squares} {squares|fait|font} partie d’un village. Les tuiles se posent sur la steppe.
refusal.water = {squares} {squares|est|sont} de l’eau. Les tuiles se posent sur la steppe.
refusal.no-neighbour = Aucune case de couleur ne touche {squares} ; les villages ne comptent pas.
refusal.two-majors = {number.f:count} provinces majeures ne peuvent pas être réunies.
refusal.tie = {seat:seats} seraient à égalité ici ({sum} chacun) : personne ne posséderait la province.
refusal.must-place = Vous ne pouvez pas passer tant que vous pouvez poser une tuile.
`;export{e as default};