/// Pagoda: two architects raise six pagodas together; whoever builds, scores. Rules:
/// docs/rules/pagoda.md.
@NullMarked
package tianxia.games.pagoda;

import org.jspecify.annotations.NullMarked;
