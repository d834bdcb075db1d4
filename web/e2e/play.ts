// Hands on a board: plays what is legal by mouse, by finger or by keys alone, through the page.

import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator } from 'playwright-core';
import type { Frame } from '../src/protocol';
import { parseAction } from '../src/games/contrees/position';
import { centre } from '../src/games/contrees/geometry';
import { territory } from '../src/games/contrees/territory';
import { directionOf, middle, parse, tileOf } from '../src/games/qin/placement';
import type { Person } from './person';

export type Hands = 'mouse' | 'finger' | 'keys';

/** A choice that is the same each time: no favourite corner, and no randomness. */
function choose(frame: Frame): string {
  const { legal, ply } = frame;
  return legal[(ply * 7919 + 13) % legal.length]!;
}

/** Plays to the end, or for so many own actions. */
export async function play(person: Person, hands: Hands, actions = Infinity): Promise<void> {
  for (let n = 0; n < actions; n++) {
    const frame = await person.until(
      (f) => f.info.phase === 'over' || f.legal.length > 0,
      'a turn or the end',
    );
    if (frame.info.phase === 'over') return;
    await act(person, hands, choose(frame)).catch((error: unknown) => seen(person, error));
    await person.until((f) => f.ply > frame.ply, `${frame.legal.length} legal, tried ${person.tried}`);
  }
}

/** A failure shows what was on the screen. */
async function seen(person: Person, error: unknown): Promise<never> {
  const path = join(tmpdir(), `tianxia-failure-${Date.now()}.png`);
  await person.page.screenshot({ path });
  throw new Error(`${error} (the screen: ${path}; tried ${person.tried})`);
}

/** One action, from the first touch to the button. */
async function act(person: Person, hands: Hands, action: string): Promise<void> {
  if (hands === 'keys') return byKeys(person);
  const button = person.page.locator('.act[aria-disabled="false"]');
  for (let attempts = 1; ; attempts++) {
    await drawn(person);
    if (person.frame.info.game === 'qin') await tryTile(person, hands, action);
    else await point(person, hands, contreesPoint(person.frame, action));
    // The button that acts can be pressed once the server has said what would happen.
    const ready = await button.waitFor({ timeout: 3_000 }).then(() => true, () => false);
    if (ready && person.tried[0] === action) break;
    // The hand was quicker than the screen, and the place moved under it: once more, afresh.
    if (attempts === 4) throw new Error(`${action} can't be tried`);
    await person.page.reload();
  }
  await (hands === 'finger' ? button.tap() : button.click());
}

/** It is one's turn on the screen too, and nothing moves. */
async function drawn(person: Person): Promise<void> {
  await person.page.locator('.act').waitFor();
  await person.page.evaluate(async () => {
    const ending = document.getAnimations().filter((a) => a.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.all(ending.map((each) => each.finished.catch(() => {})));
    await new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())));
  });
}

interface Spot {
  svg: string;
  x: number;
  y: number;
}

function contreesPoint(frame: Frame, action: string): Spot {
  const svg = '.picture .board svg > g';
  const parsed = parseAction(action);
  if (parsed.kind === 'tile') return { svg, ...centre(parsed.place) };
  const { tiles } = frame.view as { tiles: [number, number][] };
  if (parsed.kind !== 'tower' && parsed.kind !== 'forbid') throw new Error(`no place: ${action}`);
  return { svg, ...territory(tiles).corners.get(parsed.corner)!.point };
}

async function point(person: Person, hands: Hands, spot: Spot): Promise<void> {
  await person.page.locator(spot.svg).first().waitFor();
  const at = await person.page.evaluate(({ svg, x, y }) => {
    const drawing = document.querySelector<SVGGraphicsElement>(svg)!;
    const there = new DOMPoint(x, y).matrixTransform(drawing.getScreenCTM()!);
    return { x: there.x, y: there.y };
  }, spot);
  if (hands === 'finger') await person.page.touchscreen.tap(at.x, at.y);
  else await person.page.mouse.click(at.x, at.y);
}

/** Takes the tile, turns it as it is to lie, and touches its place. */
async function tryTile(person: Person, hands: Hands, action: string): Promise<void> {
  const { page, frame } = person;
  const press = (button: Locator) => (hands === 'finger' ? button.tap() : button.click());
  const placement = parse(action);
  if (!placement) {
    // A forced pass is tried out by its own button.
    return press(page.locator('.hand button:not(.tile)'));
  }
  const { hands: all } = frame.view as { hands: (string[] | number)[] };
  const kinds = all[frame.viewer - 1] as string[];
  const tile = page.locator('.hand button.tile').nth(kinds.indexOf(tileOf(placement)));
  // A tap on the chosen one would turn it.
  if ((await tile.getAttribute('aria-pressed')) !== 'true') await press(tile);
  for (let turns = directionOf(placement); turns > 0; turns--) {
    await press(page.locator('.hand button.turn'));
  }
  await point(person, hands, { svg: '.picture .board svg', ...middle(placement) });
}

/** To the board, on to a legal place, Enter to try it out, Enter to play: never off the keys. */
async function byKeys(person: Person): Promise<void> {
  const { page, frame } = person;
  const onBoard = () =>
    page.evaluate(() => !!document.activeElement?.closest('.picture .board'));
  for (let n = 0; n < 60 && !(await onBoard()); n++) await page.keyboard.press('Tab');
  // A tile may have no place, and a hand may be quicker than the screen: then once more.
  for (let attempts = 0; attempts < 6; attempts++) {
    await drawn(person);
    if (frame.info.game === 'qin') await page.keyboard.press(String(1 + ((frame.ply + attempts) % 3)));
    for (let jumps = 0; jumps < 1 + (frame.ply % 4); jumps++) await page.keyboard.press('l');
    for (let presses = 0; presses < 2; presses++) {
      await page.keyboard.press('Enter');
      await settled(person, frame.ply);
      if (person.frame.ply > frame.ply) return;
    }
    await page.keyboard.press('Escape');
  }
}

/** Until the place is tried out, or played. */
async function settled(person: Person, ply: number): Promise<void> {
  const button = person.page.locator('.act[aria-disabled="false"]');
  for (let n = 0; n < 100 && person.frame.ply === ply; n++) {
    if ((await button.count()) > 0 && n > 2) return;
    await person.page.waitForTimeout(20);
  }
}
