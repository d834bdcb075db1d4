var e=`# Les mots du plateau de Contrées ; src/words.ts dit comment se lit un modèle. Les mêmes clés dans
# les deux langues.

contrees.board = Plateau de {count} {count|contrée|contrées}
contrees.board.kind = plateau
contrees.board.keys = Les flèches parcourent le plateau. Entrée essaie un coup, Entrée de nouveau le joue, Échap annule. L va au prochain endroit permis, Majuscule et L au précédent. Plus et moins zooment, zéro montre tout.
contrees.spoken = Les contrées, une à une
contrees.spoken.choose = Les endroits que vous pouvez choisir, un à un
contrees.whole = Montrer tout le plateau

contrees.prompt.first = Posez la première contrée : le territoire grandit à partir d’elle.
contrees.prompt.first.other = On pose la première contrée : le territoire grandit à partir d’elle.
contrees.prompt.tiles.2 = Posez deux contrées, l’une après l’autre, bord à bord.
contrees.prompt.tiles.1 = Encore une contrée, bord à bord.
contrees.prompt.tiles.other = Chacun à son tour pose deux contrées, jusqu’à ce que le territoire soit complet.
contrees.prompt.forbid = Nommez un coin où {seat:other} ne pourra pas commencer, ou passez.
contrees.prompt.forbid.other = {seat:seat} peut nommer un coin où {seat:other} ne pourra pas commencer.
contrees.prompt.towers = Élevez une tour. Quatre coins sur six tiennent une contrée.
contrees.prompt.towers.other = Une tour par tour de jeu. Quatre coins sur six tiennent une contrée.
contrees.prompt.over = La partie est finie.

contrees.verb.tiles = Poser
contrees.verb.forbid = Interdire
contrees.verb.towers = Bâtir
contrees.verb.over = Bâtir
contrees.verb.pass = Passer

contrees.tile-laid = {seat:by} pose la contrée {laid} sur {of}.
contrees.contree-conquered = {seat:by} conquiert {contrees} depuis {corner} et en tient désormais {held} sur neuf.
contrees.control-lost = {seat:by} perd {contrees}.

contrees.if.tile = Si vous posez une contrée ici
contrees.if.tower = Si vous bâtissez ici, en {corner}
contrees.if.forbid = Si vous interdisez {corner}
contrees.if.pass = Si vous passez
contrees.if.other = Si vous faites cela

contrees.note.lay = {n} {n|contrée|contrées} à poser
contrees.note.turns = encore {n} {n|tour|tours}
contrees.note.taken = {n} {n|tour détruite|tours détruites}

contrees.caption.laid = {n} {n|contrée posée|contrées posées} sur {of}
contrees.caption.then = puis les tours
contrees.caption.held = Contrées tenues
contrees.caption.nine = neuf gagnent aussitôt
contrees.tally = {count} contrée{count||s}

contrees.corner.free = {corner}, libre.
contrees.corner.closed = {corner}, fermé pendant ce tour.
contrees.corner.tower = {corner}, tour {seat.of:seat}.
contrees.counted = {n} {seat}
contrees.land.held = {letter} est à {seat:seat} ; tours : {counts}.
contrees.land.open = {letter} n’est à personne ; tours : {counts}.
contrees.land.empty = {letter} n’est à personne.

contrees.place.first = La première contrée va ici.
contrees.place.free = Place libre, {where} de la première contrée ; touche {n} {n|contrée|contrées}.
contrees.place.laid = Contrée, {where} de la première ; touche {n} {n|autre|autres}.
contrees.place.origin = La première contrée ; touche {n} {n|autre|autres}.
contrees.place.above = {n} au-dessus
contrees.place.below = {n} au-dessous
contrees.place.left = {n} à gauche
contrees.place.right = {n} à droite
`;export{e as default};