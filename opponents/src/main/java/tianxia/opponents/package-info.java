/// The computer players that a table offers: for each game what search needs to know of it to play
/// well, one package a game.
@NullMarked
package tianxia.opponents;

import org.jspecify.annotations.NullMarked;
