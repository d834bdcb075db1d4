var e=`onward.open = Play on from here
onward.line = A new table begins with this position. The game you are looking at stays as it is.
onward.known = Hands are what they were, so whoever has seen this game knows them. What is drawn from here on is drawn anew.
onward.seat = You play
onward.against = Against
onward.others = The others
onward.computer = {name}, {strength:level}
onward.friend = A friend, by a link
onward.friends = Friends, by a link
onward.begin = Play`;export{e as default};