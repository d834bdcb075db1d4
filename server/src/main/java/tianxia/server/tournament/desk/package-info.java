/// Tournaments and leagues as they are kept and played: what people wish for, what happens by
/// itself, and what is told of them. What may happen is said in `tournament` and
/// `tournament.league`.
@NullMarked
package tianxia.server.tournament.desk;

import org.jspecify.annotations.NullMarked;
