var e=`# Ce que la page dit du jeu hors de sa table : sur la page d’accueil, dans le panneau d’une nouvelle
# table, dans la note à côté du titre d’une table.

game.sun-tzu = Sun Tzu
game.sun-tzu.line = Cinq provinces, neuf dynasties, des ordres donnés en secret.
game.sun-tzu.players = 2 joueurs
game.sun-tzu.time = 30 min
option.sun-tzu.rules = Règles
option.sun-tzu.rules.standard = standard
option.sun-tzu.rules.advanced = avancées
option.sun-tzu.warlords = Seigneurs de guerre
option.sun-tzu.warlords.on = un chacun, en secret
option.sun-tzu.warlords.off = aucun
option.sun-tzu.values = Tuiles de score
option.sun-tzu.values.rising = croissantes
option.sun-tzu.values.mixed = mêlées
option.sun-tzu.track = Piste de score
option.sun-tzu.track.10 = dix cases de chaque côté
option.sun-tzu.track.9 = neuf cases de chaque côté
note.sun-tzu.rules.standard = règles standard
note.sun-tzu.rules.advanced = règles avancées
note.sun-tzu.warlords.on = seigneurs de guerre
note.sun-tzu.values.rising = valeurs croissantes
note.sun-tzu.values.mixed = valeurs mêlées
note.sun-tzu.track.9 = piste de neuf cases
new.begins.sun-tzu = Vous êtes
new.begins.sun-tzu.me = Sun Tzu
new.begins.sun-tzu.other = le roi Shao
new.begins.sun-tzu.lot = au hasard
`;export{e as default};