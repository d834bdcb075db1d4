@NullMarked
package tianxia.server.tournament.pairing.matching;

import org.jspecify.annotations.NullMarked;
