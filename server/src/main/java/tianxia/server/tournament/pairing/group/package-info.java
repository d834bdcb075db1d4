/// Drawing tables of three and four, so that the same people meet seldom.
@NullMarked
package tianxia.server.tournament.pairing.group;

import org.jspecify.annotations.NullMarked;
