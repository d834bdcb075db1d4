var e=`= Les règles de Contrées
> Deux joueurs élèvent des tours aux coins du territoire. Des tours sur quatre de ses coins tiennent une contrée. Neuf contrées, et la partie est gagnée.

# territory | Le territoire
Une contrée est un hexagone à six coins. Les contrées qui se touchent partagent leurs coins : une tour peut appartenir à une, deux ou trois d’entre elles.
D’ordinaire il y a seize contrées, et les joueurs posent eux-mêmes le territoire : Jade pose la première, et chacun à son tour pose deux contrées, l’une après l’autre, chacune contre un côté d’une contrée déjà posée. Le territoire peut prendre n’importe quelle forme. On peut aussi commencer sur un territoire déjà posé, ou jouer avec douze, vingt ou vingt-quatre contrées.
! laying | Jade pose les deux premières contrées, Prune les deux suivantes, et ainsi de suite. Une fois le territoire posé, c’est aussi Jade qui élève la première tour.
Une fois le territoire posé, les contrées reçoivent des lettres, à partir du haut à gauche. Un coin se nomme par une lettre et un chiffre, dans le sens des aiguilles d’une montre à partir du haut : E4 est le coin le plus bas de E.
! corners | Les coins d’une contrée. Un coin partagé par deux contrées prend la première des deux lettres.

# turn | Un coup
Élevez une tour de votre couleur sur un coin libre. Jade commence. Chaque joueur joue 24 coups.
Si vous le souhaitez, jouez avec le coin interdit : avant la première tour, Prune peut nommer un coin où Jade ne pourra pas l’élever.

# conquest | La conquête
Un joueur qui a des tours sur au moins quatre des six coins d’une contrée la tient. La tour qui vous fait passer de moins de quatre à quatre la conquiert ; une seule tour peut conquérir jusqu’à trois contrées.
! conquer | La quatrième tour : la contrée est à Jade, et un drapeau se lève.

# clearing | Le nettoyage
Quand une contrée est conquise, toutes les tours ennemies sur ses coins tombent. Ce qu’elles tenaient ailleurs peut être perdu avec elles. Les tours que l’ennemi y élève plus tard restent.
! clean | Avant et après : à la quatrième tour de Jade, les deux tours de Prune tombent.

# encirclement | L’encerclement
Deux coins sont voisins si un côté d’une contrée les joint. Les tours d’une même couleur reliées par de tels côtés forment un groupe. Tout groupe a besoin d’un coin libre à côté de lui, comme au go.
Après le nettoyage, les groupes ennemis voisins de votre nouvelle tour qui n’ont plus aucun coin libre à côté de leurs tours tombent, tous en même temps. Vos propres groupes ne tombent jamais à cause de votre tour ; vous pouvez même bâtir là où elle n’a aucun voisin libre.
! encircle | La tour de Prune est entourée par Jade : elle est encerclée, et tombe.

# closed | Un coin fermé
Sur un coin où une de vos tours est tombée au dernier coup de l’ennemi, vous ne pouvez pas en élever une à votre coup suivant. L’ennemi le peut. Ensuite, le coin vous est de nouveau ouvert.

# end | La fin
Un joueur qui tient neuf contrées à la fin d’un coup gagne aussitôt.
Après 24 coups chacun, le joueur qui tient le plus de contrées gagne ; à égalité, celui qui a détruit le plus de tours ennemies dans toute la partie ; s’il y a encore égalité, la victoire est partagée. Un joueur sans coin ouvert passe, et ce coup est perdu.

# advice | Bons conseils
- Un coin de trois contrées vaut mieux qu’un coin de deux.
- La quatrième tour nettoie une contrée : comptez qui arrive à quatre le premier.
- Comptez les coins libres à côté de vos groupes avant de les étirer le long d’une frontière.

# edition | À propos de cette édition
La liste du matériel de la règle est perdue. Les seize contrées sont une reconstitution : c’est le seul nombre que deux joueurs peuvent poser à parts égales, deux par deux, et dont neuf est la plus petite majorité. Les autres tailles sont de nous.
`;export{e as default};