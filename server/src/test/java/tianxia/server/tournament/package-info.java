@NullMarked
package tianxia.server.tournament;

import org.jspecify.annotations.NullMarked;
