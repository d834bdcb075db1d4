/// Leagues as functions of their logs: who is a member, who plays in which division of a season,
/// who goes up and down after it. Each division is a tournament of its own. Nothing here reads or
/// writes.
@NullMarked
package tianxia.server.tournament.league;

import org.jspecify.annotations.NullMarked;
