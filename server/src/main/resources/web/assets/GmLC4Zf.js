var e=`# The course of Pagoda; src/learn/course.ts tells how it is read. You are Jade, at the beginning of a turn.

position start
option length full
option abilities on
* draw R
* draw R
* draw G
* draw B

position floor
option length full
option abilities on
* draw R
* draw R
* draw G
* draw B
1 1+R:R
1 1+R:r
1 1+R:r
1 end
* draw R
* draw R
* draw V
2 2+G:G
2 2+G:g
2 end
* draw G
* draw Y

position pair
option length full
option abilities on
* draw G
* draw G
* draw R
* draw B
1 2+G:G
1 2+G:g
1 2+G:g
1 end
* draw G
* draw G
* draw B
2 1+R:R
2 end
* draw R
1 2+G:G
1 2=GB:g
1 2+B:B
1 end
* draw Y
* draw Y
* draw V
2 1+R:R
2 end
* draw R

position roof
option length quick
option abilities on
* draw R
* draw R
* draw R
* draw R
1 1+R:R
1 1+R:r
1 1+R:r
1 end
* draw R
* draw R
* draw R
2 1+R:R
2 1=RG:r
2 1+G:G
2 end
* draw G
* draw G
* draw G
1 1+G:G
1 end
* draw G
2 1+G:G
2 1+G:G
2 1=GV:g
2 1+V:V
2 end
* draw V
* draw V
* draw V
* draw V
1 1+V:V
1 end
* draw V
2 1+V:V
2 1+V:V
2 end
* draw V
* draw V

lesson columns
step sites
at start
step three
goal column-built by=1 columns=3
show 1+R:R | 1+R:r | 1+R:r

lesson tiles
step cover
at floor
goal tile-laid by=1 site=1
show 1+R:R | 1=RV:r
wrong full floor-complete site=1
step upper
goal column-built by=1 site=1 floor=2
show 1+R:R | 1=RV:r | 1+V:V
wrong tile tile-laid by=1

lesson pair
step bowl
at pair
goal rice-bowl-used by=1
show 2+B:YY

lesson discard
step four
at start
goal free-column by=1
show discard BGVY | 1+R

lesson roof
step spire
at roof
goal spire-raised by=1
show 1^VR:V/Rr
step end
`;export{e as default};