var e=`= Les règles de Qin
> Deux à quatre princes peuplent la steppe. Posez des tuiles, fondez des provinces et gagnez les villages qui les bordent. Le premier à poser sa dernière pagode règne sur tout ce qui est sous le ciel.

# needed | Le matériel
Le plateau compte treize cases sur treize : de la steppe, des villages, trois cases de couleur d’où l’on part et, sur le plateau lion, de l’eau. Les cases de village qui se touchent par un côté forment un seul village.
Il y a 72 tuiles, douze de chaque paire des trois couleurs. Une tuile couvre deux cases. Chaque joueur a en main trois tuiles, cachées aux autres, et dispose d’une réserve de pagodes : 24 à deux joueurs, 19 à trois, 15 à quatre.
! tile | Trois tuiles : rouge et rouge, rouge et jaune, jaune et bleu. Les couleurs se distinguent aussi par leur motif : treillis, sillons, cimes.

# turn | Un tour
Posez une de vos tuiles, résolvez ses effets, puis piochez-en une nouvelle tant qu’il en reste dans le sac. C’est ensuite au joueur suivant.
Une tuile se pose sur deux cases de steppe côte à côte, dans n’importe quel sens. Au moins une de ses cases doit toucher une case de couleur déjà présente. Un village ne compte pas pour cela, et l’on ne bâtit ni sur les villages ni sur l’eau.
! places | Deux tuiles peuvent se poser ainsi : un de leurs côtés touche une case de couleur, quelle qu’elle soit. Les grises ne le peuvent pas : l’une ne touche qu’un coin, l’autre qu’un village, et la dernière couvrirait un village.
Si aucune de vos tuiles ne peut être posée nulle part, vous passez sans piocher. Sinon, vous ne pouvez pas passer.

# founding | Fonder une province
Deux cases ou plus d’une même couleur, jointes par leurs côtés, forment une province. Une case isolée n’appartient à personne.
Si votre tuile forme une province là où il n’y en avait pas, vous la fondez et y placez une de vos pagodes. Une tuile de deux couleurs se résout une fois par couleur : elle peut donc fonder deux provinces en un tour.
! found | Jade pose rouge et jaune contre la case rouge. Les deux cases rouges sont la première province de Jade ; la case jaune reste isolée.

# growing | Agrandir une province
Une tuile posée contre une province l’agrandit, mais la province reste à son propriétaire : vous pouvez agrandir celle d’un autre.
À partir de cinq cases, une province est majeure. Son propriétaire y place une seconde pagode. Une province n’en porte jamais plus de deux.
! major | Cinq cases : une pagode double, à quatre toits. La province est majeure, et à l’abri.

# joining | Réunir des provinces
Une tuile qui relie des provinces d’une même couleur en fait une seule, toujours majeure. Elle va au joueur qui avait le plus de cases dans les provinces réunies ; les cases de la tuile et les cases isolées ne comptent pas. Les autres y reprennent leurs pagodes.
- Si l’une des provinces était déjà majeure, son propriétaire garde le tout, quelle que soit la taille des autres. Une province majeure ne se prend jamais.
- Deux provinces majeures ne peuvent jamais être réunies, même par leur propriétaire.
- Si plusieurs joueurs sont à égalité pour le plus de cases, personne ne pourrait posséder le tout : une telle tuile ne peut pas être posée là.
! absorb | Quatre cases rouges de Jade contre deux de Prune. Avec une tuile rouge entre elles, tout est à Jade ; la pagode de Prune retourne dans sa réserve.
! back | Une tuile bleue réunit une province majeure de Jade, une petite de Jade et une petite de Prune. Le tout est à Jade, avec deux pagodes et pas davantage : celles des petites provinces reviennent à Jade et à Prune.
! tie | Jade et Prune ont chacune deux cases rouges. Une tuile rouge entre elles formerait une province que personne ne pourrait posséder : elle ne peut pas être posée là.

# villages | Les villages
Après chaque tuile, on vérifie tous les villages. Chaque province qui touche un village compte pour son propriétaire : une petite province pour une voix, une majeure pour deux.
Un village libre va au joueur qui a plus de voix que tout autre, et qui y place une pagode. Il peut être repris par un joueur qui a plus de voix que chacun des autres, son propriétaire compris. À égalité de voix, rien ne change, et un village gagné n’est plus jamais libre.
Cela vaut pour tous les joueurs, quel que soit le tour : vous pouvez gagner ou perdre un village quand un autre pose une tuile.
! village | La province majeure de Jade compte pour deux voix, la petite de Prune pour une : le village est à Jade.
! capture | Une voix chacune : le village reste à Prune. Avec une province rouge, Jade a une deuxième voix et prend le village ; la pagode de Prune retourne dans sa réserve.

# end | La fin
Le premier à poser sa dernière pagode gagne aussitôt. Les pagodes comptent telles qu’elles sont une fois la tuile entièrement résolue. Si plusieurs joueurs épuisent leurs pagodes au même tour, celui qui a posé la tuile l’emporte, sinon le suivant dans l’ordre du tour.
Si plus personne ne peut poser de tuile, la partie s’arrête aussi ; le joueur qui a le plus de pagodes sur le plateau gagne, et ceux qui sont à égalité se partagent la victoire.

# series | Une série
Plusieurs parties peuvent former une série : toutes sur le même plateau, ou en alternance, par exemple une sur chacun. Après chaque partie, on compte les pagodes qui restent à chaque joueur ; le total le plus bas l’emporte.

# advice | Bons conseils
- Menez vos provinces vers les villages libres, et n’en laissez aucun à portée du joueur suivant.
- Une tuile qui ne fonde ni n’agrandit de province vaut rarement le tour.
- Rendez une province majeure avant qu’une voisine plus grande ne l’avale.
- Pour une première partie, prenez le plateau oiseau : on y a plus de place.

# edition | À propos de cette édition
Les images de la règle sont perdues. Le plateau oiseau est copié de photographies du plateau imprimé ; une seule de ses cases, b8, est incertaine. Le plateau lion est entièrement de nous : il garde ce que l’on sait de l’original (sa taille, son eau, plus de villages, moins de place) et a ses propres cases de départ.
`;export{e as default};