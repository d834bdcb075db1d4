var e=`# The course of Contrées; src/learn/course.ts tells how it is read. You are Jade, and to move.

position tiles
option tiles 12
option territory laid
option forbid off
1 tile 0,0
1 tile 1,0
2 tile 0,1
2 tile -1,1

position three
option tiles 12
option territory ready
option forbid off
1 B3
2 A1
1 F3
2 I5
1 E3
2 D1

position pairs
option tiles 12
option territory ready
option forbid off
1 F3
2 A1
1 B3
2 I5
1 F4
2 L4
1 D4
2 D1
1 G4
2 A6

position mixed
option tiles 12
option territory ready
option forbid off
1 B3
2 C4
1 F3
2 F4
1 E3
2 A1

position edge
option tiles 12
option territory ready
option forbid off
1 A2
2 A1
1 F4
2 A6

position closed
option tiles 12
option territory ready
option forbid off
1 C4
2 B3
1 F4
2 F3
1 L3
2 E3
1 L4
2 A1
1 H4
2 B4

position race
option tiles 12
option territory ready
option forbid off
1 C4
2 B3
1 F4
2 E3

lesson land
step lay
at tiles
goal tile-laid by=1 laid=6
show tile 1,1 | tile -1,2
step names
at three

lesson conquer
step fourth
at three
goal contree-conquered by=1 contrees=F
show C4
step several
at pairs
goal contree-conquered by=1 contrees=F
goal contree-conquered by=1 contrees=G
show C4
wrong one contree-conquered by=1

lesson clear
step fall
at mixed
goal towers-cleaned by=1
show B4
wrong ring group-encircled by=1
step closed
at closed
goal contree-conquered by=1 contrees=L
show G3

lesson encircle
step ring
at edge
goal group-encircled by=1
show A5

lesson race
step first
at race
goal action B4 or action F3
show F3
step end
`;export{e as default};