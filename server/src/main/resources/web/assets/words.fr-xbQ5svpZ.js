var e=`# Ce que sont les choses sur la table de Contrées ; src/words.ts dit comment se lit un modèle. Les mêmes clés
# dans les deux langues.

explain.free = {corner}, sommet libre
explain.free.what = On y bâtit une tour, une par coup. Elle compte pour chacune des contrées qui se touchent à ce sommet : quatre tours d’une couleur sur les six sommets d’une contrée la tiennent.

explain.closed = {corner}, sommet fermé
explain.closed.what = Une tour {seat.of:turn} vient d’y tomber : {seat:turn} ne peut pas y bâtir à ce coup-ci. Ensuite le sommet est de nouveau ouvert aux deux.

explain.forbidden = {corner}, sommet interdit
explain.forbidden.what = {seat:second} a désigné ce sommet : {seat:first} ne peut pas y bâtir sa première tour.

explain.tower = {corner}, tour {seat.of:seat}
explain.tower.what = Une tour tombe quand l’ennemi conquiert une contrée dont elle occupe un sommet, ou quand tout son groupe n’a plus de sommet libre à côté de lui. Un groupe, ce sont les tours d’une couleur que relient des arêtes.
explain.tower.alone = Elle est isolée ; {free} sommet{free||s} libre{free||s} à côté d’elle.
explain.tower.group = Son groupe a {towers} tours et {free} sommet{free||s} libre{free||s} à côté de lui.

explain.contree = Contrée {letter}
explain.contree.what = Quatre tours d’une couleur sur ses six sommets la conquièrent, et toutes les tours ennemies à ses sommets tombent. Un motif et un drapeau montrent qui la tient. Elle est perdue quand il y reste moins de quatre tours.

explain.count = Contrées tenues
explain.count.what = Qui en tient {enough} à la fin d’un coup gagne aussitôt. Après {turns} coups chacun, le plus de contrées l’emporte ; à égalité, le plus de tours détruites.
explain.count.now = {seat:seat} tient {letters}.
explain.laid = Contrées posées
explain.laid.what = Chacun pose deux contrées à tour de rôle, arête contre arête, jusqu’à ce que le territoire soit complet. Viennent ensuite les tours.

keys.contrees.move = se déplacer sur le plateau
keys.contrees.next = l’endroit permis suivant, avec Maj le précédent
keys.contrees.play = essayer l’endroit ; encore une fois : jouer
keys.contrees.zoom = approcher, éloigner, tout montrer
`;export{e as default};