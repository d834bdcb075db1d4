var e=`# Les mots du plateau et de la main de Qin sur la page ; src/words.ts dit comment se lit un modèle.

number.15 = quinze
number.19 = dix-neuf
number.24 = vingt-quatre

hue.R = rouge
hue.Y = jaune
hue.B = bleu
hue.B.f = bleue

qin.board = Plateau de Qin
qin.keys = Les flèches parcourent les cases, 1 à 3 choisissent une tuile, R la tourne, L va à l’endroit suivant où elle peut se poser, Entrée l’essaie puis la pose, Échap la reprend.
qin.hand = Vos tuiles
qin.turn = Tourner la tuile (R)
qin.left = à poser
qin.each = {number:number} pagodes chacun
qin.goal = le premier à les placer toutes gagne aussitôt
qin.tally = {count} pagode{count||s} posée{count||s}
qin.prompt = Posez une tuile contre une province.
qin.bag = {number} tuile{number||s} dans le sac.
qin.bag.empty = Le sac est vide.
qin.if.lay = Si vous la posez ici
qin.if.pass = Si vous passez
qin.verb.lay = Poser
qin.verb.pass = Passer
qin.pass = Passer
qin.pass.why = Aucune de vos tuiles ne peut être posée.

qin.alone = Les cases {squares} n’appartiennent à aucune province.
qin.tile = {hue:one} et {hue:two}
qin.tile.over = {tile}, au-dessus du plateau
qin.tile.nowhere = {tile}, ne peut se poser nulle part
qin.lies.level = {hue:one} à gauche, {hue:two} à droite
qin.lies.upright = {hue:one} en haut, {hue:two} en bas
qin.ghost = {hue:one} en {at}, {hue:two} en {to}.

qin.province = la province {hue.f:hue} {seat.of:owner}, {squares} cases
qin.major = la province majeure {hue.f:hue} {seat.of:owner}, {squares} cases
qin.lone = une case {hue.f:hue} isolée
qin.square.steppe = {at}, steppe
qin.square.steppe.beside = {at}, steppe, contre {beside}
qin.square.water = {at}, eau
qin.square.village = {at}, village {seat.of:owner}
qin.square.village.free = {at}, village libre
qin.square.fits = {square} ; la tuile peut se poser ici
`;export{e as default};