/// Contrées: two players lay a territory of hexagons, then raise towers on its corners. The rules
/// stand in `docs/rules/contrees.md`, clause by clause.
///
/// [tianxia.games.contrees.Contrees] is the cold door; [tianxia.games.contrees.ContreesState] the
/// position, [tianxia.games.contrees.Territory] the board under it.
@NullMarked
package tianxia.games.contrees;

import org.jspecify.annotations.NullMarked;
