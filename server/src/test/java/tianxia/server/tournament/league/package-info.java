@NullMarked
package tianxia.server.tournament.league;

import org.jspecify.annotations.NullMarked;
