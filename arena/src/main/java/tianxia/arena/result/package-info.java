/// Evaluates the games of a match: shares, Elo, tables.
@NullMarked
package tianxia.arena.result;

import org.jspecify.annotations.NullMarked;
