/// Mixed strategies: those that solve matrix games, draws from them, and bots that tell theirs.
@NullMarked
package tianxia.search.strategy;

import org.jspecify.annotations.NullMarked;
