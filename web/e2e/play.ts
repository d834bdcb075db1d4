// Plays legal actions by mouse, by touch or by keyboard only, through the page.

import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { GameHands, Hands } from './hands/hand';
import type { Person } from './person';

export type { Hands };

const files = import.meta.glob<GameHands>('./hands/games/*.ts', { eager: true });

/** The games that can be played by hand, by id: one file in hands/games each. */
export const HANDS: Record<string, GameHands> = Object.fromEntries(
  Object.entries(files).map(([path, hands]) => [
    path.slice(path.lastIndexOf('/') + 1, -'.ts'.length),
    hands,
  ]),
);
export const GAMES = Object.keys(HANDS);

/** Plays to the end, or for this many own decisions (a game may count a turn as one), or until a
 * condition holds. */
export async function play(
  person: Person,
  hands: Hands,
  actions = Infinity,
  enough: () => boolean = () => false,
): Promise<void> {
  for (let n = 0; n < actions; n++) {
    const frame = await person.until(
      (f) => f.info.phase === 'over' || f.legal.length > 0 || enough(),
      'a turn or the end',
      120_000,
    );
    if (frame.info.phase === 'over' || enough()) return;
    await HANDS[frame.info.game]!.hand(person, hands).catch((error: unknown) =>
      seen(person, error),
    );
    await person.until(
      (f) => f.ply > frame.ply,
      `${frame.legal.length} legal, tried ${person.tried.join()}`,
    );
  }
}

/** A failure reports what was on the screen. */
async function seen(person: Person, error: unknown): Promise<never> {
  const path = join(tmpdir(), `tianxia-failure-${Date.now()}.png`);
  await person.page.screenshot({ path });
  throw new Error(
    `${String(error)} (the screen: ${path}; tried ${person.tried.join()}; ${person.faults.join()})`,
  );
}
