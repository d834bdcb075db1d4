/// Provinces, cards, warlords, score tiles and phases, as numbers.
@NullMarked
package tianxia.games.suntzu.piece;

import org.jspecify.annotations.NullMarked;
