/// Matchings of maximum weight in general graphs, also by criteria of which each comes before the
/// next.
@NullMarked
package tianxia.server.tournament.pairing.matching;

import org.jspecify.annotations.NullMarked;
