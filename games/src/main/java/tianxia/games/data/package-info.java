/// The data files of the games.
@NullMarked
package tianxia.games.data;

import org.jspecify.annotations.NullMarked;
