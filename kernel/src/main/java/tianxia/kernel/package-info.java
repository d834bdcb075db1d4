/// What a game is: state, game, options, seats, actions and their notation, chance, hidden
/// knowledge, matches, records, traces, playouts and perft. Depends on nothing but `java.base`, and
/// uses no reflection, regular expressions, threads or files, so that it also compiles to
/// WebAssembly.
@NullMarked
package tianxia.kernel;

import org.jspecify.annotations.NullMarked;
