var e=`ahead.if.title = If {name} plays…
ahead.if.line = Try on the board what {name} may do, and keep it with the button.
ahead.then.title = … you answer
ahead.then.line = Try your answer on the board. It is kept with the button, and played at once if it comes to this.
ahead.end.line = The game would be over.
ahead.full.line = No more can be prepared.
ahead.changed = Something was played meanwhile.
ahead.keep.if = Suppose this
ahead.keep.then = Prepare this
ahead.step = One step back
ahead.new = Another line
ahead.leave = Back to the table
ahead.lines = Prepared answers
ahead.none = None yet. Nobody else sees what you prepare.
ahead.if = If
ahead.if.more = and if
ahead.then = then
ahead.remove = Remove`;export{e as default};