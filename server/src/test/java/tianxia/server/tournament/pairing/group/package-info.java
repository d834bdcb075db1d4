@NullMarked
package tianxia.server.tournament.pairing.group;

import org.jspecify.annotations.NullMarked;
