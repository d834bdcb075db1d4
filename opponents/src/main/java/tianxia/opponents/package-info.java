/// The computer players that a table offers, one package for each game.
@NullMarked
package tianxia.opponents;

import org.jspecify.annotations.NullMarked;
