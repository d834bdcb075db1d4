var e=`# What the table explains by itself, and the list of keys; src/words.ts tells how a template is read. The same
# keys in both languages.

explain.rules = In the rules
explain.close = Close the explanation

explain.seat = {name}, {seat:seat}
explain.seat.what = A player at this table. The emblem and its colour mark everything that is theirs on the board. The bar beside a name shows whose turn it is.
explain.log = What happened
explain.log.what = All turns so far, newest first. Choose one to look at the board after it; you can always come back.
explain.preview = What would happen
explain.preview.what = The table works out what your move would do before you play it. Nothing is played until you confirm.
explain.captions = In short
explain.captions.what = What counts at this table, in a few words.

keys.title = Keyboard
keys.explain = explain what is pointed at or focused; otherwise point at something
keys.list = this list
keys.close = close, cancel
keys.replay = back and forth through the turns
keys.unasked = Explain what I point at
key.Escape = Esc
key.Enter = Enter
key.Backspace = Backspace
key.Space = Space
key.Shift = Shift
key.arrows = arrow keys
`;export{e as default};