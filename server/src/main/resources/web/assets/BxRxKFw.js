var e=`waiting.note = Anyone who opens this link may take the open seat. Until then the game stays in your list. Look in now and then: it is deleted once nobody has come by for a while.
waiting.note.share = You may close this page in the meantime. Open it again in this browser once somebody has joined: it keeps your share in the draws, which the game needs to start.
waiting.kept = This seat is for {name}, who has seven days to accept the challenge.
waiting.other = The player who opened the table has the link to the open seat.
waiting.share.do = {names} only {names|needs|need} to open the table: the missing {names|share is|shares are} then sent automatically.
link.join.note = Anyone who opens it may join.
link.watch.note = Anyone who opens it sees what everyone may see, and nobody’s hand.
link.seat.note = It brings you back to your seat on any device. Keep it to yourself.
share.replay = Anyone who opens this link can replay the whole game.
resign.line = The other player wins.
leave.line = A computer takes over your seat, and the others play on.
curtain.line = Nobody’s hand is shown until then.`;export{e as default};