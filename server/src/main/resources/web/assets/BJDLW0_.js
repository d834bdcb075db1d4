var e=`puzzle.daily = Puzzle of the day
puzzle.difficulty.1 = very easy
puzzle.difficulty.2 = easy
puzzle.difficulty.3 = medium
puzzle.difficulty.4 = hard
puzzle.difficulty.5 = very hard
puzzle.streak = {number:days} {days|day|days} in a row
puzzle.streak.done = Solved. {number:days} {days|day|days} in a row`;export{e as default};