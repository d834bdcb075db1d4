/// What the games of a match tell: shares, Elo, tables.
@NullMarked
package tianxia.arena.result;

import org.jspecify.annotations.NullMarked;
