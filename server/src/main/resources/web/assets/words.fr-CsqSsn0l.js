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
option.board.lion.note = De l’eau, beaucoup de villages, moins de place.

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
happening.square-alone = La case {colour:colour} {at} reste seule.
happening.province-founded = {seat:by} fonde une province {colour:colour}.
happening.province-grown = La province {colour:colour} {seat.of:owner} s’étend à {number:count} cases.
happening.province-major = La province {colour:colour} {seat.of:owner} devient majeure et porte une pagode double.
happening.province-absorbed = {seat:by} absorbe la province {colour:colour} {seat.of:from} ({sum} contre {other}).
happening.province-absorbed-by-major = La province majeure {colour:colour} {seat.of:by} absorbe une province {seat.of:from} ({number:count} cases).
happening.provinces-united = Les provinces {colour.plural:colour} {seat.of:owner} n’en font plus qu’une.
happening.pagodas-returned = {number.f:count} pagode{count||s} revien{count|t|nent} à {seat:to}.
happening.village-taken = Le village {at} est à {seat:by}.
happening.village-taken-from = {seat:by} prend le village {at} à {seat:from}.
happening.tile-drawn = {seat:by} pioche une {tile:tile}.
happening.tile-drawn-covered = {seat:by} pioche une tuile.
happening.turn-passed = {seat:by} ne peut poser aucune tuile et passe.
happening.won-by-last-pagoda = Toutes les pagodes {seat.of:by} sont en place. La dernière est allée {place:place} {at}.
happening.won-by-most-pagodas = Plus aucune tuile ne peut être posée. {seat:by} a le plus de pagodes sur le plateau\xA0: {number.f:count}.
happening.victory-shared = Plus aucune tuile ne peut être posée. {seat:seats} ont chacun {number.f:count} pagode{count||s} sur le plateau.

colour.R.plural = rouges
colour.Y.plural = jaunes
colour.B.plural = bleues

# Ce qui empêche.
refusal.no-such-seat = Cette place n’existe pas à cette table.
refusal.not-your-turn = C’est le tour {seat.of:turn}.
refusal.draw-first = {seat:turn} pioche d’abord une tuile.
refusal.one-tile-a-turn = {seat:by} pose une seule tuile par tour.
refusal.chance-draws = Les tuiles sortent du sac au hasard ; on ne les choisit pas.
refusal.chance-only-draws = Le hasard pioche des tuiles et ne fait rien d’autre.
refusal.no-draw-now = On ne pioche pas maintenant\xA0: {seat:turn} pose d’abord une tuile.
refusal.not-in-bag = Il ne reste pas de {tile:tile} dans le sac.
refusal.wrong-order = {squares} ne sont pas dans l’ordre\xA0: la case la plus haute vient d’abord ou, sur une même ligne, celle de gauche.
refusal.tile-not-in-hand = Il n’y a pas de {tile:tile} dans cette main.
refusal.off-board = {squares} {squares|est|sont} hors du plateau.
refusal.not-adjacent = Une tuile couvre deux cases qui se touchent par un côté ; ce n’est pas le cas de {squares}.
refusal.occupied = {squares} {squares|est déjà pris|sont déjà pris}.
refusal.village = {squares} {squares|appartient|appartiennent} à un village. Les tuiles se posent sur la steppe.
refusal.water = {squares} {squares|est|sont} sous l’eau. Les tuiles se posent sur la steppe.
refusal.no-neighbour = Aucune case de couleur ne touche {squares}\xA0; les villages ne comptent pas.
refusal.two-majors = {number.f:count} provinces majeures ne peuvent pas s’unir ici.
refusal.tie = {seat:seats} sont à égalité ici ({sum} chacun)\xA0: personne ne la posséderait.
refusal.must-place = Une tuile peut être posée\xA0: on ne passe pas.
`;export{e as default};