/// The data that lies beside the classes of the games.
@NullMarked
package tianxia.games.data;

import org.jspecify.annotations.NullMarked;
