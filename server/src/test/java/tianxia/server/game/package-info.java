/// Small games for the tests: hidden cards with chance, pebbles in the open, sealed bids.
@NullMarked
package tianxia.server.game;

import org.jspecify.annotations.NullMarked;
