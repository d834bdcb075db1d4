/// The computer player of Sun Tzu: each dynasty's orders are solved as a game of their own over the
/// hands that the other may hold, and a trained network evaluates the result.
@NullMarked
package tianxia.opponents.suntzu;

import org.jspecify.annotations.NullMarked;
