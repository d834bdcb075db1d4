/// Qin: two to four players lay tiles of two squares, found provinces and place pagodas. The rules
/// are in `docs/rules/qin.md`, by clause.
@NullMarked
package tianxia.games.qin;

import org.jspecify.annotations.NullMarked;
