/// Games for programs that play all seats.
@NullMarked
package tianxia.arena.environment;

import org.jspecify.annotations.NullMarked;
