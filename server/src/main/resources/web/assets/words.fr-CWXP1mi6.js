var e=`# Les mots du plateau de Contrées ; src/words.ts dit comment se lit un modèle. Les mêmes clés dans
# les deux langues.

contrees.board = Plateau de {count} {count|contrée|contrées}
contrees.board.kind = plateau
contrees.board.keys = Les flèches parcourent le plateau. Entrée essaie, Entrée de nouveau joue, Échap annule. L va au prochain endroit permis, Majuscule et L au précédent. Plus, moins et zéro approchent, éloignent et montrent tout.
contrees.spoken = Les contrées, une à une
contrees.spoken.choose = Les endroits à choisir, un à un
contrees.whole = Montrer tout le plateau

contrees.prompt.first = Posez la première contrée\xA0: le territoire grandit à partir d’elle.
contrees.prompt.first.other = La première contrée se pose\xA0: le territoire grandit à partir d’elle.
contrees.prompt.tiles.2 = Posez deux contrées, l’une après l’autre, bord à bord.
contrees.prompt.tiles.1 = Encore une contrée, bord à bord.
contrees.prompt.tiles.other = Chacun à son tour pose deux contrées, bord à bord.
contrees.prompt.forbid = Nommez un coin où {seat:other} ne pourra pas commencer, ou passez.
contrees.prompt.forbid.other = {seat:seat} peut nommer un coin où {seat:other} ne pourra pas commencer.
contrees.prompt.towers = Élevez une tour. Quatre coins sur six tiennent une contrée.
contrees.prompt.towers.other = Une tour chacun. Quatre coins sur six tiennent une contrée.
contrees.prompt.over = Le territoire est partagé.

contrees.verb.tiles = Poser
contrees.verb.forbid = Interdire
contrees.verb.towers = Bâtir
contrees.verb.over = Bâtir
contrees.verb.pass = Passer

contrees.tile-laid = {seat:by} pose la contrée {laid} sur {of}.
contrees.contree-conquered = {seat:by} conquiert {contrees} depuis {corner} et en tient {held} sur neuf.
contrees.control-lost = {seat:by} perd {contrees}.

contrees.if.tile = Si vous posez une contrée ici
contrees.if.tower = Si vous bâtissez ici, en {corner}
contrees.if.forbid = Si vous interdisez {corner}
contrees.if.pass = Si vous passez
contrees.if.other = Si vous faites cela

contrees.note.lay = {n} {n|contrée|contrées} à poser
contrees.note.turns = encore {n} {n|coup|coups}
contrees.note.taken = {n} {n|tour prise|tours prises}

contrees.caption.laid = {n} {n|contrée posée|contrées posées} sur {of}
contrees.caption.then = puis les tours
contrees.caption.held = Contrées tenues
contrees.caption.nine = neuf gagnent aussitôt

contrees.corner.free = {corner}, libre.
contrees.corner.closed = {corner}, fermé ce tour-ci.
contrees.corner.tower = {corner}, tour {seat.of:seat}.
contrees.counted = {n} {seat}
contrees.land.held = {letter} est à {seat:seat} ; tours\xA0: {counts}.
contrees.land.open = {letter} n’est à personne ; tours\xA0: {counts}.
contrees.land.empty = {letter} n’est à personne.

contrees.place.first = La première contrée va ici.
contrees.place.free = Place libre, {where} de la première contrée ; contre {n} {n|contrée|contrées}.
contrees.place.laid = Contrée, {where} de la première ; contre {n} {n|autre|autres}.
contrees.place.origin = La première contrée\xA0; contre {n} {n|autre|autres}.
contrees.place.above = {n} au-dessus
contrees.place.below = {n} au-dessous
contrees.place.left = {n} à gauche
contrees.place.right = {n} à droite
`;export{e as default};