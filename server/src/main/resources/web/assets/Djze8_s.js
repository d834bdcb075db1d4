var e=`= The rules of Sun Tzu
> Two commanders fight over five provinces through nine dynasties. Both give their orders in secret, at the same time. Whoever reads the other better rules all under heaven.

# needed | What you need
The map has five provinces: Xinjiang, Tibet, Qinghai, Mongolia and Mandarin. Any two of them share a border, except Xinjiang and Mandarin, and Tibet and Mongolia.
Each province draws a score tile with three values: what it is worth after the third, the sixth and the ninth dynasty. Usually the values rise, on nine different tiles. With mixed values there are ten tiles, and some provinces are worth most early on.
Sun Tzu commands 21 ivory armies, King Shao 21 ink armies; all start in reserve. A pawn starts in the middle of the score track, which runs from −10, King Shao’s red space, to +10, Sun Tzu’s. You can also choose the shorter track of a later edition, from −9 to +9.
! land | The five provinces. The wall stands between Mongolia and Mandarin; it is a border like any other.

# cards | The cards
Both sides have the same cards. Cards 1 to 6 are in hand from the start and return to it after each dynasty.
All other cards are used only once: 7, 8, 9 and 10, three +1, three −1 and two plagues. These twelve cards form a side’s deck. Before the first dynasty, each side draws four of them at random.
! cards | Round cards with bands return. Cards with cut corners are used once; the crow is the plague. A sealed order looks the same whatever it is.

# orders | Orders
A dynasty begins with the orders. In secret and at the same time, both sides play one card from their hand to each of the five provinces. You may move your cards as you like until you seal them. At this table you may even take sealed orders back, as long as the other side has not sealed its own.
You may play a 6 only to a province where you have no marker yet.

# reveal | The order of reveal
Once both sides have sealed, the order in which the provinces are revealed is fixed. In the first dynasty it is Xinjiang, Tibet, Qinghai, Mongolia, Mandarin.
From then on, the side with fewer armies in the provinces chooses the whole order, before any card is revealed. If both have the same number, the side that chose last chooses again; if nobody has chosen yet, the first order applies.
Then, province by province, both cards are revealed and take effect.

# battle | Battle
The higher number wins, and the difference is its margin. First, that many enemy armies leave the province for their reserve; whatever is left of the margin enters the province as armies of the winner. If the numbers are equal, nothing happens.
A card with a sign is worth the enemy’s number plus or minus its own amount: +1 against 7 is 8 and wins by one; −1 against 7 is 6 and loses by one.
If both cards have a sign, −1 counts as zero, +1 as one, +2 as two, +3 as three, and the higher card wins by the difference.
! battle | 9 beats 4 by five: the one ink army leaves, and four ivory armies enter.
! signed | +1 wins against 7 by one, and −1 loses to 7 by one. Of two cards with a sign, +1 beats −1 by one.

# plague | Plague
If either card is a plague, or both are, there is no battle. The armies in the province are halved, whoever owns them: half of them stay, rounded down, but at least one. The others return to their reserve.
! plague | The plague leaves two of five armies.

# six | The six
The 6 is strong but costly. As soon as it is revealed, its side places one of its armies beside the province as a marker: from the reserve or, if that is empty, from a province of its choice. If it has no army anywhere, the marker stands without one. This happens during a plague too.
A marker stays for the whole game. Its army no longer fights or counts anywhere, and its side may not play a 6 there again.
! six | The 6 wins by three. Its marker, a small stele, stays beside the province.

# armies | Where armies come from
New armies come from the reserve. When it is empty, each further army must leave another province: a neighbouring one where its side has armies if there is one, otherwise any other. The side chooses, one army at a time. If none can come, no more are placed.
You are asked to choose only if there are at least two possible provinces.

# scoring | Scoring
The side that has armies in a province controls it; a single army is enough. After the third, the sixth and the ninth dynasty, each side adds up what its provinces are worth: the first values of the tiles, then the second, then the third. The pawn moves by the difference towards the side with more.
A side that brings the pawn to its red space wins at once.
! track | The solid pawn is at +4. Scoring now would bring it to the dotted position.
! scoring | After the third dynasty the first values count. Sun Tzu has Xinjiang and Tibet, 2 and 1; King Shao has the other three, 3, 2 and 1. The difference is three: the pawn moves three spaces towards King Shao, however many armies there are.

# new-cards | New cards
After the five provinces, cards 1 to 6 return to both hands. After every dynasty but the last, each side draws two cards from its deck, keeps one and puts the other at the bottom; both choose in secret. A side whose 1 was revealed in this dynasty draws three and keeps two.
A card put at the bottom is drawn again only when the rest of the deck is gone. If the deck holds fewer cards than you should draw, you take them all and keep them.

# end | The end
After the ninth dynasty, the side towards which the pawn stands wins. If it is in the middle, the side with more armies in reserve wins; if these are equal too, the victory is shared.

# advanced | The advanced rules
Each deck also holds a +2 and a +3. Whoever reveals a +2 loses one of their own armies for the rest of the game; whoever reveals a +3 loses two: from the reserve, otherwise from provinces of their choice.
Only 18 armies start in reserve; three are set aside. While giving orders, before your first card, you may recruit: openly discard a card that is used once, and one army set aside joins your reserve. You may repeat this as long as there are armies set aside and more than five cards in your hand.

# warlords | Warlords
If you play with warlords, each side secretly chooses one of its four before the cards are drawn. It stays hidden until it is used, and is used once.
! warlords | Sun Tzu’s four warlords, and King Shao’s.
- The Reinforcer (Sun Tzu): one army moves from the reserve to a province he controls.
- The Assassin (either side): one army of either side leaves its province for its owner’s reserve. Only in dynasties 1 to 6.
- The Marcher (Sun Tzu): one of his armies crosses a border into a province that is empty or his own. Only in dynasties 1 to 6.
- The Deceiver (Sun Tzu): when his 7, 8, 9 or 10 is revealed, it counts as 6 and places no marker.
- The Herald (King Shao): the pawn starts at −1. He is used as soon as both have chosen.
- The Besieger (King Shao): he may play a 6 to one province where he has exactly one marker. It places a second marker.
- The Scourge (King Shao): where a plague, from either side, strikes three or more armies, all but one leave.
The Reinforcer, the Assassin and the Marcher can be used before each of the five reveals and after the fifth; Sun Tzu is asked first. So that nobody learns who has which warlord, both sides are asked whichever one they chose, until it has been used: Sun Tzu in every dynasty, and whenever his 7 to 10 is revealed; King Shao in dynasties 1 to 6, and whenever a plague strikes three or more armies. A side that can do nothing is asked too, and may take its time to answer. You may answer many of these questions at once by saying in advance that you wait.

# advice | Good advice
- Massing armies in one province is usually a waste: one is enough to control it.
- The first values are low. But a lead is hard to win back, and the red space is never far.
- In the standard rules, −1 and the plague hold a province with two armies, whatever the enemy plays.
- The 1 almost always loses its battle, but brings a better choice of cards.
- Watch what the enemy may still hold: every revealed card is gone or returns, and the table keeps the list.

# edition | About this edition
The pictures of the rulebook are lost. The score tiles, the borders of the provinces and the length of the track are reconstructed: the tiles are all those that rise within 1 to 5 except 1-2-3, the borders follow the map of China, and the red spaces are ten spaces from the middle, or nine if you choose.
`;export{e as default};