/// Pagoda: two architects build six pagodas together; the player who builds, scores. The rules are
/// in docs/rules/pagoda.md.
@NullMarked
package tianxia.games.pagoda;

import org.jspecify.annotations.NullMarked;
