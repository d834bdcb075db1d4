/// Information-set Monte Carlo tree search over any game, with regret matching where several seats
/// choose at the same time.
@NullMarked
package tianxia.search.tree;

import org.jspecify.annotations.NullMarked;
