// Plays legal actions by mouse, by touch or by keyboard only, through the page.

import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadWords } from '../../src/catalogue';
import { draws } from '../../src/fair/piles';
import { drawn } from '../../src/games/registry';
import type { GameHands } from './game';
import { type Hands, press } from './hand';
import type { Person } from '../person/person';

export type { Hands };

const files = import.meta.glob<GameHands>('./games/*.ts', { eager: true });

/** The games that the page can draw, in their order on the first page. */
export const GAMES = drawn;

/** The declarations of each, by id: one file in hands/games each. */
export const HANDS: Record<string, GameHands> = Object.fromEntries(
  GAMES.map((game) => {
    const hands = files[`./games/${game}.ts`];
    if (!hands) throw new Error(`no hands play ${game}: hands/games/${game}.ts is missing`);
    return [game, hands];
  }),
);

/** One game in which something is drawn and one in which nothing is, where a test needs no more. */
export const DRAWING = GAMES.find(draws)!;
export const OPEN = GAMES.find((game) => !draws(game))!;

const words = await loadWords('en', '', true);

/** As the English page names it. */
export const nameOf = (game: string): string => words.word(`game.${game}`);

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

/** Gives the game up, through the menu. */
export async function giveUp({ page }: Person, hands: Hands = 'mouse'): Promise<void> {
  await press(page.getByRole('button', { name: 'Menu' }), hands);
  await press(page.getByRole('button', { name: /^(Resign|Abandonner)$/ }), hands);
  await press(page.getByRole('dialog').locator('button.act'), hands);
}

/** A failure reports what was on the screen. */
async function seen(person: Person, error: unknown): Promise<never> {
  const path = join(tmpdir(), `tianxia-failure-${Date.now()}.png`);
  await person.page.screenshot({ path });
  throw new Error(
    `${String(error)} (the screen: ${path}; tried ${person.tried.join()}; ${person.faults.join()})`,
  );
}
