var e=`= Les règles de Contrées
> Deux joueurs élèvent des tours aux coins des terres. Quatre tours autour d’une contrée la tiennent. Neuf contrées gagnent aussitôt.

# Les terres
Une contrée est un hexagone à six coins. Là où des contrées se touchent elles partagent leurs coins\xA0: une tour peut se dresser sur une, deux ou trois d’entre elles.
D’ordinaire il y a seize contrées, et les joueurs posent le territoire eux-mêmes\xA0: à tour de rôle deux contrées chacun, l’une après l’autre, chacune contre un côté d’une contrée déjà posée. Le territoire prend la forme qu’on veut. On peut aussi commencer sur un territoire tout prêt, ou avec douze, vingt ou vingt-quatre contrées.
Une fois le territoire posé, les contrées reçoivent des lettres, depuis le haut à gauche. Un coin se nomme par une lettre et un chiffre, dans le sens des aiguilles d’une montre à partir du haut\xA0: E4 est le coin le plus bas de E.
! corners | Les coins d’une contrée. Un coin que deux contrées partagent porte la première lettre.

# Un tour
Élevez une tour de votre couleur sur un coin libre. Jade commence. Chaque joueur a 24 tours de jeu.
Si vous le voulez, jouez avec le coin interdit\xA0: avant la première tour, Prune peut alors nommer un coin où Jade ne pourra pas l’élever.

# La conquête
Qui a des tours sur quatre au moins des six coins d’une contrée la tient. La tour qui vous fait passer de moins de quatre à quatre la conquiert ; une seule tour peut conquérir jusqu’à trois contrées.
! conquer | La quatrième tour\xA0: la contrée est à Jade, et un drapeau se lève.

# Le nettoyage
Lors d’une conquête, toutes les tours ennemies aux coins de cette contrée tombent. Ce qu’elles tenaient ailleurs peut se perdre avec elles. Les tours que l’ennemi y élève plus tard restent.
! clean | Avant et après\xA0: à la quatrième tour de Jade, les deux tours de Prune tombent.

# L’encerclement
Deux coins sont voisins quand un côté d’une contrée les joint. Les tours d’une couleur reliées par de tels côtés forment un groupe. Un groupe a besoin d’un coin libre à côté de lui, comme dans le vieux jeu des pierres.
Après le nettoyage, les groupes ennemis voisins de votre nouvelle tour qui n’ont plus aucun coin libre à côté d’aucune de leurs tours tombent, tous ensemble. Vos propres groupes ne tombent jamais par votre tour ; vous pouvez en élever une là où elle n’a pas de voisin libre.
! encircle | La tour de Prune a Jade de tous côtés\xA0: elle est encerclée, et tombe.

# Un coin fermé
Sur un coin où une de vos tours est tombée au dernier tour de l’ennemi, vous ne pouvez pas en élever au vôtre. L’ennemi le peut. Ensuite, le coin rouvre.

# La fin
Qui tient neuf contrées quand un tour est achevé gagne aussitôt.
Après 24 tours de jeu chacun, gagne qui a le plus de contrées ; à égalité, qui a détruit le plus de tours ennemies dans toute la partie ; et s’il y a encore égalité, la victoire est partagée. Un joueur sans coin libre qui lui soit ouvert passe, et le tour est dépensé.

# Bons conseils
- Un coin de trois contrées vaut mieux qu’un coin de deux.
- La quatrième tour nettoie une contrée\xA0: comptez qui arrive le premier à quatre.
- Comptez les coins libres à côté de vos groupes avant de les étirer le long d’une frontière.
`;export{e as default};