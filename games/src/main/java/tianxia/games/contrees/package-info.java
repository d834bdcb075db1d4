/// Contrées: two players lay a territory of hexagons, then build towers on its corners. The rules
/// are in `docs/rules/contrees.md`, clause by clause.
///
/// [tianxia.games.contrees.Contrees] is the slow-path API, [tianxia.games.contrees.ContreesState]
/// the position, [tianxia.games.contrees.Territory] its board.
@NullMarked
package tianxia.games.contrees;

import org.jspecify.annotations.NullMarked;
