var e=`hint.title = What you could do
hint.close = Close the hint
hint.asked = One moment: the table is thinking it over.
hint.none = The table has no advice this time.
hint.chance = Chance to win: {chance} out of 100.
hint.sure = Give or take {error}.
hint.of = out of 100
hint.part = {part} times out of 100
hint.mixed = Orders are given blindly, so no single choice is right: each of these is, if you mix them.
hint.answer = Likely continuation: {what}
hint.unforeseen = The answer depends on what you can’t see.
hint.lay = Choose one to try it on the board. Nothing is played yet.
hint.came = {count} {count|choice|choices}. The best: {what} Chance to win: {chance} out of 100.`;export{e as default};