var e=`# The course of Sun Tzu; src/learn/course.ts tells how it is read. You are Sun Tzu. King Shao’s orders of the
# dynasty stand before yours; the board does not show them.

position war
option rules standard
option warlords off
option values rising
option track 10
* tile 1-2-4
* tile 2-3-4
* tile 1-3-5
* tile 1-4-5
* tile 3-4-5
* draw 9
* draw +1
* draw P
* draw 7
* draw 8
* draw -1
* draw +1
* draw 10
2 Xi:5
2 Ti:2
2 Qi:4
2 Mo:1
2 Ma:3

position few
option rules standard
option warlords off
option values rising
option track 10
* tile 1-2-4
* tile 2-3-4
* tile 1-3-5
* tile 1-4-5
* tile 3-4-5
* draw +1
* draw -1
* draw P
* draw -1
* draw 9
* draw -1
* draw +1
* draw 8
2 Xi:5
2 Ti:4
2 Qi:3
2 Mo:2
2 Ma:9

position fog
option rules standard
option warlords off
option values rising
option track 10
* tile 1-2-4
* tile 2-3-4
* tile 1-3-5
* tile 1-4-5
* tile 3-4-5
* draw 9
* draw +1
* draw P
* draw 7
* draw 8
* draw -1
* draw +1
* draw 10
2 Xi:2
2 Ti:10
2 Qi:4
2 Mo:1
2 Ma:3

position mark
option rules standard
option warlords off
option values rising
option track 10
* tile 1-2-4
* tile 2-3-4
* tile 1-3-5
* tile 1-4-5
* tile 3-4-5
* draw 9
* draw +1
* draw P
* draw 7
* draw 8
* draw -1
* draw +1
* draw 10
2 Xi:5
2 Ti:3
2 Qi:4
2 Mo:2
2 Ma:6
1 Xi:6
1 Ti:2
1 Qi:5
1 Mo:4
1 Ma:3
* draw 8
* draw -1
* draw 7
* draw 9
1 keep 8
2 keep 7
2 Xi:5
2 Ti:2
2 Qi:3
2 Mo:4
2 Ma:7

position plague
option rules standard
option warlords off
option values rising
option track 10
* tile 1-2-4
* tile 2-3-4
* tile 1-3-5
* tile 1-4-5
* tile 3-4-5
* draw 9
* draw +1
* draw P
* draw 7
* draw 8
* draw -1
* draw +1
* draw 10
2 Xi:5
2 Ti:3
2 Qi:4
2 Mo:2
2 Ma:6
1 Xi:6
1 Ti:5
1 Qi:7
1 Mo:4
1 Ma:1
* draw 8
* draw -1
* draw 10
* draw 7
* draw 9
1 keep 8 10
2 keep 7
2 Xi:5
2 Ti:4
2 Qi:3
2 Mo:1
2 Ma:2

position score
option rules standard
option warlords off
option values rising
option track 10
* tile 1-2-4
* tile 2-3-4
* tile 1-3-5
* tile 1-4-5
* tile 3-4-5
* draw 9
* draw +1
* draw P
* draw 7
* draw 8
* draw -1
* draw +1
* draw 10
2 Xi:5
2 Ti:3
2 Qi:4
2 Mo:2
2 Ma:6
1 Xi:6
1 Ti:2
1 Qi:5
1 Mo:4
1 Ma:3
* draw 8
* draw -1
* draw 7
* draw 9
1 keep 8
2 keep 7
2 Xi:5
2 Ti:2
2 Qi:3
2 Mo:4
2 Ma:7
1 Xi:8
1 Ti:3
1 Qi:4
1 Mo:2
1 Ma:+1
* draw -1
* draw 10
* draw +1
* draw -1
1 keep 10
2 keep +1
2 Xi:3
2 Ti:2
2 Qi:5
2 Mo:1
2 Ma:4

lesson orders
step map
at war
step win
at war
goal battle-won by=1 province=Xi
goal battle-won by=1 province=Ma
show Xi:6 | Ti:1 | Qi:3 | Mo:2 | Ma:5
wrong half battle-won by=1 province=Xi
wrong half battle-won by=1 province=Ma

lesson spare
step four
at few
goal battle-won by=1 province=Xi
goal battle-won by=1 province=Ti
goal battle-won by=1 province=Qi
goal battle-won by=1 province=Mo
show Xi:6 | Ti:5 | Qi:4 | Mo:3 | Ma:1
wrong strong battle-won by=1 province=Ma

lesson signed
step plus
at fog
goal battle-won by=1 province=Ti
show Xi:5 | Ti:+1 | Qi:2 | Mo:3 | Ma:4

lesson siege
step again
at mark
goal battle-won by=1 province=Xi
show Xi:9 | Ti:3 | Qi:4 | Mo:5 | Ma:1
then 2 order Xi Ti Qi Mo Ma

lesson plague
step strike
at plague
goal plague by=2 province=Ma
show Xi:5 | Ti:6 | Qi:4 | Mo:3 | Ma:P
wrong elsewhere plague by=1
then 2 order Xi Ti Qi Mo Ma

lesson score
step hold
at score
goal army-placed by=1 province=Ma
show Xi:4 | Ti:3 | Qi:6 | Mo:2 | Ma:9
wrong empty armies-driven-out by=2 province=Ma count=2
then 2 order Xi Ti Qi Mo Ma
step end
`;export{e as default};