var e=`puzzle.daily = Problème du jour
puzzle.difficulty.1 = très facile
puzzle.difficulty.2 = facile
puzzle.difficulty.3 = moyen
puzzle.difficulty.4 = difficile
puzzle.difficulty.5 = très difficile
puzzle.streak = {number:days} {days|jour|jours} de suite
puzzle.streak.done = Résolu. {number:days} {days|jour|jours} de suite`;export{e as default};