/// The players by name: bots, and external programs over the line protocol.
@NullMarked
package tianxia.arena.player;

import org.jspecify.annotations.NullMarked;
