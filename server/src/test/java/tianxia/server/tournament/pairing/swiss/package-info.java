@NullMarked
package tianxia.server.tournament.pairing.swiss;

import org.jspecify.annotations.NullMarked;
