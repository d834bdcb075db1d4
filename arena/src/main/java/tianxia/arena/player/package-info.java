/// Who plays, by name: bots, and other programs over the line protocol.
@NullMarked
package tianxia.arena.player;

import org.jspecify.annotations.NullMarked;
