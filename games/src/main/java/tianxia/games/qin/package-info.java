/// Qin: two to four players lay tiles of two squares, found provinces and raise pagodas. The rules
/// by clause stand in `docs/rules/qin.md`.
@NullMarked
package tianxia.games.qin;

import org.jspecify.annotations.NullMarked;
