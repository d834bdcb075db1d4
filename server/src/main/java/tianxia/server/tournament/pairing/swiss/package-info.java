/// The Dutch Swiss system: who may meet, which pairing of a bracket is best, who sits where.
@NullMarked
package tianxia.server.tournament.pairing.swiss;

import org.jspecify.annotations.NullMarked;
