var e=`# Les mots communs à tous les jeux. kernel/…/Words.java dit comment se lit un modèle.

list.and = et

# Les places par couleur, pour que le journal se lise de même pour tous ; \`.of\` après « de ».
seat.1 = Jade
seat.2 = Prune
seat.3 = Encre
seat.4 = Ivoire
seat.1.of = de Jade
seat.2.of = de Prune
seat.3.of = d’Encre
seat.4.of = d’Ivoire

number.1 = un
number.2 = deux
number.3 = trois
number.4 = quatre
number.5 = cinq
number.6 = six
number.7 = sept
number.8 = huit
number.9 = neuf
number.10 = dix
number.11 = onze
number.12 = douze
number.1.f = une

# GEN-6
refusal.not-your-turn = C’est le tour {seat.of:turn}.
refusal.no-notation = « {text} » n’est pas une action de ce jeu.
refusal.game-over = La partie est finie.
`;export{e as default};