var e=`= The rules of Sun Tzu
> Two commanders fight over five provinces through nine dynasties. Both give their orders in secret, at the same moment. Whoever reads the other better holds all under heaven.

# What lies ready
The land has five provinces: Xinjiang, Tibet, Qinghai, Mongolia and Mandarin. Every two of them share a border, but for Xinjiang and Mandarin, and Tibet and Mongolia.
Each province draws a score tile with three values: what it is worth after the third, the sixth and the ninth dynasty. Usually the values rise, on nine different tiles. With mixed values there are ten, and some provinces are worth most early.
Sun Tzu commands 21 ivory armies, King Shao 21 armies of ink; all wait in reserve. A pawn stands in the middle of a track that runs from −10, the end of King Shao, to +10, the end of Sun Tzu. A track of nine, as in a later edition, can be chosen too: it runs from −9 to +9.
! land | The five provinces. The wall stands between Mongolia and Mandarin; it is a border like the others.

# The cards
Both sides have the same cards. The cards 1 to 6 are in hand from the start, and come back to it after each dynasty.
The others are used once and then gone: 7, 8, 9 and 10, three +1, three −1 and two plagues. These twelve are a side’s deck. Before the first dynasty each side draws four of them at random.
! cards | Round cards with bands come back. Cards with cut corners are used once; the crow is the plague. A sealed order looks the same whatever it is.

# Orders
A dynasty begins with the orders. Both sides, in secret and at once, lay one card of their hand at each of the five provinces. You may move your cards as you like until you seal them; after that they stay.
A 6 may be laid only at a province where you have no mark yet.

# The order of reveal
When both have sealed, the order in which the provinces are revealed is fixed. In the first dynasty it is Xinjiang, Tibet, Qinghai, Mongolia, Mandarin.
Later the side with fewer armies in the provinces chooses the whole order, before any card is turned. If both have equally many, the side that chose last chooses again; and if nobody ever chose, the first order holds.
Then, province by province, both cards are turned and what they do is done.

# Battle
The higher number wins, by the difference. First as many enemy armies leave that province, back to their reserve; what is left of the difference comes in as armies of the winner. At equal numbers nothing happens.
A card with a sign is worth the enemy’s number and its own amount: +1 against 7 is 8 and wins by one; −1 against 7 is 6 and loses by one.
Where both cards have signs, −1 counts as nothing, +1 as one, +2 as two, +3 as three, and the higher wins by the difference.
! battle | 9 beats 4 by five: the one army of ink leaves, and four of ivory come in.
! signed | +1 against 7 wins by one, and −1 against 7 loses by one. Of two signed cards +1 beats −1 by one.

# Plague
Where one of the cards is a plague, or both, there is no battle. The armies in the province are halved, whoever’s they are: half of them stay, rounded down, but one at least. The others return to their reserve.
! plague | The plague leaves two of five armies.

# The six
The 6 is strong and dear. As soon as it is turned, its side sets one of its armies before the province as a mark: from the reserve; if that is empty, from a province of its choice; and if it has no army anywhere, the mark stands without one. That happens under plague too.
A mark stays for the whole game. Its army fights and counts nowhere any more, and its side may not lay a 6 there again.
! six | The 6 wins by three. Its mark, a small stele, stays before the province.

# Where armies come from
New armies come from the reserve. When it is empty, each further army must leave another province: a neighbouring one where its side has armies, if there is any, else any other. The side chooses, one army after another. Where nobody can come, nobody more comes.
A choice is asked for only where there are at least two provinces to choose from.

# Scoring
The side that has armies in a province controls it; a single army is enough. After the third, the sixth and the ninth dynasty each side adds what its provinces are worth: the first values of the tiles, then the second, then the third. The pawn moves by the difference toward the side with more.
A side that brings the pawn to its red end wins at once.
! track | The solid pawn stands at +4. A scoring now would bring it to the dotted place.

# New cards
After the five provinces the cards 1 to 6 return to the hands. After every dynasty but the last each side draws two cards from its deck, keeps one and puts the other underneath; both choose in secret. A side whose 1 was revealed in this dynasty draws three and keeps two.
A card put underneath is drawn again only when the rest of the deck is gone. If the deck holds fewer cards than you should draw, you take them all and keep them.

# The end
After the ninth dynasty the side toward which the pawn stands has won. If it stands in the middle, the side with more armies in reserve wins; if these are equal too, both share the victory.

# The advanced rules
Each deck also holds a +2 and a +3. Whoever reveals a +2 loses an army of its own for the rest of the game, whoever reveals a +3 loses two: from the reserve, else from provinces of its choice.
Only 18 armies stand in reserve; three wait aside. While giving orders, before your first card, you may recruit: give up a card that is used once, openly, and one army goes from aside to your reserve. You may repeat this, as long as armies wait aside and more than five cards are in your hand.

# Warlords
If you play with warlords, each side chooses one of its four before the cards are drawn, both in secret. It stays hidden until it serves, and serves once.
! warlords | The four of Sun Tzu, and the four of King Shao.
- The Reinforcer (Sun Tzu): one army goes from the reserve to a province that he controls.
- The Assassin (either side): one army of any side leaves its province, for its owner’s reserve. In the dynasties 1 to 6 only.
- The Marcher (Sun Tzu): one of his armies crosses a border into a province that is empty or his own. In the dynasties 1 to 6 only.
- The Deceiver (Sun Tzu): when his 7, 8, 9 or 10 is revealed it counts as 6, and sets no mark.
- The Herald (King Shao): the pawn begins at −1. He serves as soon as both have chosen.
- The Besieger (King Shao): he may lay a 6 at one province where he has exactly one mark. It sets a second mark.
- The Scourge (King Shao): where a plague, of either side, strikes three or more armies, all but one go.
Reinforcer, Assassin and Marcher can be used before each of the five reveals and after the fifth; Sun Tzu is asked first. So that nobody learns who has which, the seats are asked whatever warlord they chose, as long as it has not served: Sun Tzu in every dynasty, and whenever his 7 to 10 is revealed; King Shao in the dynasties 1 to 6, and whenever a plague strikes three or more armies. Who can do nothing is asked too, and may take its time over saying so. You may answer many of these at once by saying in advance that you wait.

# Good advice
- Armies massed in one province are usually wasted: one is enough to control it.
- The first values are low. But a lead is hard to win back, and the red end is near.
- In the standard rules −1 and the plague hold a province where two armies stand, whatever the enemy lays.
- The 1 loses its battle almost always, and brings the better choice of cards.
- Look at what the enemy can still hold: every card that was revealed is gone or returns, and the table keeps the list.
`;export{e as default};