var e=`= Les règles de Pagoda
> Deux architectes élèvent ensemble six pagodes. Elles ne sont à personne\xA0: qui bâtit marque.

# Ce qui est prêt
Il y a six chantiers, nus au départ. On bâtit avec des cartes de cinq couleurs\xA0: rouge, vert, bleu, jaune et violet, onze de chacune. Les colonnes ont les mêmes couleurs et ne manquent jamais.
Devant vous s’ouvre votre étal\xA0: cinq cartes visibles, une de chaque couleur pour commencer. Vous tenez en outre deux cartes cachées en main. Les autres cartes forment la pioche. Jade commence.
Vingt-cinq tuiles forment la réserve, ouverte aux deux. Une tuile a un fond et quatre emplacements\xA0: chaque paire de couleurs s’y trouve une fois, les paires d’une seule couleur aussi.
! tiles | Une tuile rouge à emplacements violets, une bleue à emplacements jaunes, une verte à emplacements verts.

# Un tour
Jouez des cartes et bâtissez des colonnes, des tuiles et des toits, dans l’ordre que vous voulez et sur n’importe lequel des six chantiers. Vous devez bâtir au moins une colonne et pouvez en bâtir trois au plus\xA0; les tuiles ne sont pas comptées. Les cartes de l’étal et celles de la main se valent.
On ne pioche qu’une fois le tour fini\xA0: ce que vous bâtissez, vous le payez avec les cartes que vous avez. Tant que vous n’avez bâti ni colonne ni toit, une tuile ou la lanterne n’est permise que si une colonne ou un toit peut encore être bâti ensuite.
À la table, vous composez votre tour pas à pas, et chaque pas peut être repris. Seuls sont définitifs la fin du tour et le dragon, puisqu’il pioche.

# Les colonnes
Un étage compte quatre colonnes d’une même couleur. La première colonne d’un chantier nu peut être de toute couleur\xA0; les trois suivantes doivent s’y accorder. Sur une tuile, les quatre colonnes ont la couleur de ses emplacements.
Une colonne coûte une carte de sa couleur. Elle rapporte le numéro de son étage\xA0: un point au premier, jusqu’à quatre au quatrième.
! floor | Une colonne, un étage plein, une tuile posée dessus, et la première colonne du deuxième étage.

# Les tuiles
Sur un étage plein va une tuile dont le fond a la couleur de l’étage. Laquelle vous prenez, et donc la couleur de l’étage suivant, c’est à vous de choisir. Une tuile coûte une carte de la couleur de son fond, rapporte un point et vous donne le pouvoir de cette couleur.

# Le toit et la flèche
Sur le quatrième étage, quand il est plein, va plutôt un toit\xA0: une tuile dont le fond a la couleur de l’étage, retournée, et sur elle une flèche de deux colonnes, de la couleur de ses emplacements. Les deux se bâtissent d’un seul coup.
Le toit coûte une carte de la couleur de son fond et deux cartes de la couleur de la flèche. Il rapporte un point pour la tuile et cinq pour la flèche. Dans le compte du tour, la flèche vaut une colonne.
La tuile se paie d’abord et donne d’abord son pouvoir, qui peut déjà servir pour la flèche. La pagode est achevée.
! roof | Le quatrième étage est plein. Un toit vert à flèche rouge coûte une carte verte et deux rouges, et rapporte six points.

# Quand les tuiles manquent
Si un étage est plein et qu’il ne reste aucune tuile de sa couleur dans la réserve, rien ne peut plus être bâti sur ce chantier. Dès cet instant, sa pagode compte comme achevée, avec ou sans toit.

# Défausser quatre cartes
Au lieu de bâtir comme d’habitude, vous pouvez, tout au début de votre tour, défausser quatre cartes de l’étal et de la main. Vous bâtissez alors une colonne sans carte, de toute couleur qui convient, sur le chantier de votre choix. Elle rapporte comme toujours, et votre tour est fini. Ce ne peut être une flèche.
Il est bien rare qu’aucune colonne n’ait de place nulle part et que vos cartes ne permettent rien d’autre. Vous défaussez alors quatre cartes sans rien bâtir, et vous piochez.

# La pioche
À la fin du tour, votre étal est complété à cinq cartes, puis votre main à deux. Une main qui en a davantage les garde. Les cartes jouées rejoignent la défausse avant que l’on pioche\xA0; quand la pioche est vide, la défausse devient la nouvelle pioche.

# Les pouvoirs
Une tuile ou un toit que vous bâtissez porte votre marqueur de sa couleur à deux usages, quel qu’en fût l’état. Le pouvoir peut servir aussitôt. Chaque pouvoir sert au plus une fois par tour, même s’il a été rétabli entre-temps.
! abilities | De gauche à droite\xA0: la lanterne, le bol de riz, le Bouddha, le dragon et l’éventail. Les points disent combien d’usages restent.
- Rouge, la lanterne\xA0: à tout moment de votre tour. Vous pouvez bâtir quatre colonnes à ce tour. L’allumer compte comme première action\xA0: il est alors trop tard pour le dragon ou pour défausser quatre cartes.
- Vert, le bol de riz\xA0: payez une colonne avec deux cartes d’une même couleur, celle que vous voulez. Pour une flèche, la paire tient lieu d’une de ses deux cartes.
- Bleu, le Bouddha\xA0: payez une tuile avec deux cartes d’une même couleur, celle que vous voulez. La tuile d’un toit peut se payer ainsi elle aussi.
- Jaune, le dragon\xA0: avant la première action de votre tour. Écartez autant de cartes que vous voulez de l’étal et de la main, une au moins, et piochez-en autant\xA0: d’abord pour l’étal, puis pour la main. Vous pouvez encore défausser quatre cartes ensuite.
- Violet, l’éventail\xA0: après avoir pioché à la fin de votre tour. Complétez votre main à quatre cartes. On vous le demande le moment venu.

# La fin
Quand la troisième pagode est achevée, la partie va finir. Les deux joueurs ont autant de tours\xA0: si c’est Jade qui l’a achevée, Prune joue encore un tour\xA0; si c’est Prune, ce tour est le dernier. D’autres pagodes peuvent s’achever d’ici là, et après le dernier tour personne ne pioche.
Qui a le plus de points gagne. À égalité, les deux se partagent la victoire.

# Deux autres durées
- La partie rapide a trois étages. Le toit va sur le troisième, et sa flèche rapporte quatre points.
- La partie d’initiation se joue sans pouvoirs\xA0: une tuile donne son point et rien d’autre. C’est une bonne première partie, avec des enfants aussi.

# Bons conseils
- Ne remplissez pas un étage sur lequel l’autre peut bâtir aussitôt\xA0: plus haut, les colonnes valent davantage.
- La tuile décide de la couleur de l’étage suivant. Choisissez-en une que vous tenez et que l’étal de l’autre n’a pas.
- Votre main est cachée\xA0: trois colonnes d’une couleur que nul n’avait vue font un grand tour.
- Comptez les tuiles qui restent. Une couleur qui s’épuise ferme une pagode avant l’heure.
`;export{e as default};