/// Sun Tzu: each dynasty's orders are a game of their own, solved over what the other may hold;
/// what it leads to a network judges, which training has made.
@NullMarked
package tianxia.opponents.suntzu;

import org.jspecify.annotations.NullMarked;
