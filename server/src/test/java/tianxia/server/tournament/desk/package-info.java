@NullMarked
package tianxia.server.tournament.desk;

import org.jspecify.annotations.NullMarked;
