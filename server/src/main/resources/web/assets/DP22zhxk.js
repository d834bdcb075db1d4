var e=Object.assign({"./words.en.txt":`names.show = Show the names of places
names.hide = Hide the names of places
since = Since your turn: {number:count} {count|move|moves}
since.step = {name}, {index} of {count}
since.previous = Show the move before
since.next = Show the next move
since.again = Show the move
curtain.title = Pass the screen to {name}.
curtain.line = Nobody’s hand is shown until then.
curtain.lift = I am {name}
resign.title = Resign the game?
resign.line = The other player wins.
resign.sure = Resign
leave.title = Leave the table?
leave.line = A computer takes over your seat, and the others play on.
leave.sure = Leave
cancel = Cancel
bar.keys = Keyboard`,"./words.fr.txt":`names.show = Montrer le nom des lieux
names.hide = Cacher le nom des lieux
since = Depuis votre tour : {number:count} {count|coup|coups}
since.step = {name}, {index} sur {count}
since.previous = Voir le coup précédent
since.next = Voir le coup suivant
since.again = Voir le coup
curtain.title = Passez l’écran à {name}.
curtain.line = D’ici là, aucune main n’est visible.
curtain.lift = Je suis {name}
resign.title = Abandonner la partie ?
resign.line = L’autre joueur gagne.
resign.sure = Abandonner
leave.title = Quitter la table ?
leave.line = Un ordinateur prend votre place, et les autres continuent.
leave.sure = Quitter
cancel = Annuler
bar.keys = Clavier`}),t=t=>t.with(e[`./words.${t.language}.txt`]);export{t};