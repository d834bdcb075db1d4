var e=`# Ce que sont les choses sur la table de Contrées ; src/words.ts dit comment se lit un modèle. Les mêmes clés
# dans les deux langues.

explain.free = {corner}, coin libre
explain.free.what = On y élève une tour, une par coup. Elle compte pour chacune des contrées qui se touchent à ce coin : quatre tours d’une couleur sur les six coins d’une contrée la tiennent.

explain.closed = {corner}, coin fermé
explain.closed.what = Une tour {seat.of:turn} vient d’y tomber : {seat:turn} ne peut pas y en élever une à ce coup-ci. Ensuite, le coin est de nouveau ouvert aux deux.

explain.forbidden = {corner}, coin interdit
explain.forbidden.what = {seat:second} a nommé ce coin : {seat:first} ne peut pas y élever sa première tour.

explain.tower = {corner}, tour {seat.of:seat}
explain.tower.what = Une tour tombe quand l’ennemi conquiert une contrée dont elle occupe un coin, ou quand tout son groupe n’a plus aucun coin libre à côté de lui. Un groupe, ce sont les tours d’une couleur reliées par des côtés de contrées.
explain.tower.alone = Elle est isolée ; {free} coin{free||s} libre{free||s} à côté d’elle.
explain.tower.group = Son groupe a {towers} tours et {free} coin{free||s} libre{free||s} à côté de lui.

explain.contree = Contrée {letter}
explain.contree.what = Quatre tours d’une couleur sur ses six coins la conquièrent, et toutes les tours ennemies sur ses coins tombent. Un motif et un drapeau montrent qui la tient. Elle est perdue quand il y reste moins de quatre tours.

explain.count = Contrées tenues
explain.count.what = Qui en tient {enough} à la fin d’un coup gagne aussitôt. Après {turns} coups chacun, le plus de contrées l’emporte ; à égalité, le plus de tours détruites.
explain.count.now = {seat:seat} tient {letters}.
explain.laid = Contrées posées
explain.laid.what = Chacun pose deux contrées à tour de rôle, côté contre côté, jusqu’à ce que le territoire soit complet. Viennent ensuite les tours.

keys.contrees.move = se déplacer sur le plateau
keys.contrees.next = l’endroit permis suivant, avec Maj le précédent
keys.contrees.play = essayer l’endroit ; encore une fois : jouer
keys.contrees.zoom = approcher, éloigner, tout montrer
`;export{e as default};