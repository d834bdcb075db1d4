// A crosstable: what each got against each other, in the order of the standings.

import type { Standing, Round } from '../ask';
import { scoreOf } from '../telling';

/** By rows and columns; '' where nothing was played, and against oneself. Several games stand one after another. */
export function crosstable(
  standings: readonly Pick<Standing, 'name'>[],
  rounds: readonly Round[],
): string[][] {
  const at = new Map(standings.map(({ name }, k) => [name, k]));
  const cells = standings.map(() => standings.map(() => [] as string[]));
  for (const { games } of rounds) {
    for (const game of games) {
      game.players.forEach((player, k) => {
        const row = at.get(player);
        const other = at.get(game.players[1 - k] ?? '');
        const score = scoreOf(game, k + 1);
        if (row !== undefined && other !== undefined && score) cells[row]![other]!.push(score);
      });
    }
  }
  return cells.map((row) => row.map((all) => all.join('\u2009')));
}
