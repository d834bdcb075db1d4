/// Small games for tests: hidden cards with chance, open pebbles, sealed bids.
@NullMarked
package tianxia.server.game;

import org.jspecify.annotations.NullMarked;
