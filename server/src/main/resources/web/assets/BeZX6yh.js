var e=`game.pagoda = Pagoda
game.pagoda.line = Deux architectes, six pagodes communes. Chaque pièce bâtie rapporte.
game.pagoda.players = 2 joueurs
game.pagoda.time = 30 min
option.pagoda.length = Durée
option.pagoda.length.full = complète, quatre étages
option.pagoda.length.quick = rapide, trois étages
option.pagoda.abilities = Capacités spéciales
option.pagoda.abilities.on = avec
option.pagoda.abilities.off = sans, pour débuter
note.pagoda.length.full = partie complète
note.pagoda.length.quick = partie rapide
note.pagoda.abilities.on = capacités spéciales
note.pagoda.abilities.off = sans capacités spéciales`;export{e as default};