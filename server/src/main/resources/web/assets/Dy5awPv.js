var e=`# The course of Qin; src/learn/course.ts tells how it is read. You are Jade, to lay a tile.

position start
option players 2
option board bird
* draw RR
* draw RY
* draw YB
* draw YY
* draw YB
* draw BB

position three
option players 2
option board bird
* draw RR
* draw RB
* draw YB
* draw YY
* draw YB
* draw BB
1 Re5Re6
* draw RR
2 Bi8Yi9
* draw YY

position beside
option players 2
option board bird
* draw RR
* draw RB
* draw YB
* draw YY
* draw YB
* draw BB
1 Re5Re6
* draw RY
2 Bi8Yi9
* draw YY

position taken
option players 2
option board bird
* draw RR
* draw RB
* draw YB
* draw YY
* draw YB
* draw BB
1 Re5Re6
* draw RR
2 Yf4Yf5
* draw YY

position larger
option players 2
option board bird
* draw YY
* draw RB
* draw BB
* draw YY
* draw RB
* draw BB
1 Yg5Yg6
* draw RY
2 Yi5Yi6
* draw RR

position major
option players 2
option board bird
* draw RR
* draw RR
* draw BB
* draw RB
* draw RR
* draw BB
1 Re5Re6
* draw RR
2 Ri5Bi6
* draw YY
1 Rd4Re4
* draw RB
2 Rh4Rh5
* draw RY

position lone
option players 2
option board bird
* draw RR
* draw RB
* draw YB
* draw YB
* draw YY
* draw BB
1 Re5Re6
* draw RY
2 Bd5Yd6
* draw YY

lesson found
step land
at start
step first
goal province-founded by=1 colour=R
show Re5Re6
wrong yellow province-founded by=1 colour=Y
wrong blue province-founded by=1 colour=B
step both
goal province-founded by=1 colour=Y
show Rg5Yg6

lesson grow
step major
at three
goal province-major owner=1
show Rd5Rd6
wrong other province-grown owner=2
step safe
at major
goal province-absorbed-by-major by=1 from=2
show Rf4Rg4
wrong grown province-grown owner=1

lesson village
step take
at beside
goal village-taken by=1 at=e3
show Bd4Re4
wrong away village-taken by=1 at=j10
step retake
at taken
goal village-taken-from by=1 at=e3
show Rd4Re4
wrong even province-major owner=1
wrong one province-grown owner=1

lesson absorb
step join
at larger
goal province-absorbed by=1 from=2
show Rh4Yh5
wrong theirs province-grown owner=2

lesson double
step two
at lone
goal province-founded by=1
goal village-taken by=1
show Bd4Re4
wrong village village-taken by=1
wrong founded province-founded by=1
step end
`;export{e as default};