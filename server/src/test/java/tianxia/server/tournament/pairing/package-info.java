@NullMarked
package tianxia.server.tournament.pairing;

import org.jspecify.annotations.NullMarked;
