// Input for Pagoda: a turn is composed step by step on the sites, and ended with the button.

import type { Locator } from 'playwright-core';
import { parse } from '../../../../src/games/pagoda/action';
import type { Action, Build } from '../../../../src/games/pagoda/action';
import { laid } from '../../../../src/games/pagoda/cards/cards';
import { colourOf } from '../../../../src/games/pagoda/view';
import type { PagodaView } from '../../../../src/games/pagoda/view';
import { answerOf, QUESTIONS } from '../../../../src/games/pagoda/interaction/ways';
import type { Previewed, ServerMessage } from '../../../../src/protocol';
import type { Person } from '../../../person/person';
import { choose } from '../../../server/reach';
import { drawn, type Hand, type Hands, press, still, tabInto } from '../../hand';

/** Plays one decision: a whole turn, the dragon's exchange, the answer about the fan. */
export const hand: Hand = async (person, hands) => {
  await drawn(person);
  const { frame } = person;
  await decide(person, hands, [choose(kinds(frame.legal), frame)], 3 + (frame.ply % 3));
};

/** Plays a turn of these steps, and as few others as it needs to end. */
export async function turn(
  person: Person,
  hands: Hands,
  actions: readonly string[],
): Promise<void> {
  await drawn(person);
  await decide(person, hands, actions, actions.length);
}

/** @param enough after how many steps the turn ends where it may */
async function decide(
  person: Person,
  hands: Hands,
  wanted: readonly string[],
  enough: number,
): Promise<void> {
  const action = parse(wanted[0]!);
  if (action.kind === 'fan' || action.kind === 'keep') {
    return push(person, hands, action.kind === 'fan' ? MAIN : ASIDE);
  }
  if (action.kind === 'end') return push(person, hands, MAIN);
  if (action.kind === 'dragon') {
    await ability(person, hands, 'Y');
    await lift(person, hands, action.cards);
    return push(person, hands, MAIN);
  }
  await compose(person, hands, wanted, enough);
}

/** One action for each kind and site, since there are many more discards than other actions. */
function kinds(legal: readonly string[]): string[] {
  return [...new Map(legal.map((text) => [/^[1-6].|^\w+/.exec(text)![0], text])).values()];
}

/** Composes a column or two, and opens the menu of a site that has a question. */
export async function midway(person: Person): Promise<void> {
  await drawn(person);
  const columns = (legal: readonly string[]) => legal.filter((text) => text[1] === '+');
  let { legal } = person.frame;
  for (let steps = 1; steps < 3 && columns(legal).length > 0; steps++) {
    await step(person, 'keys', parse(choose(columns(legal), person.frame)));
    ({ legal } = await answered(person, steps));
  }
  const sites = legal.map((text) => text[0]!);
  const asking = sites.find((site) => sites.filter((each) => each === site).length > 1);
  if (asking && asking > '0' && asking < '7') await person.page.keyboard.press(asking);
  await still(person);
}

/** Adds steps until the turn may end and there are enough: those that are wanted, then others. */
async function compose(
  person: Person,
  hands: Hands,
  wanted: readonly string[],
  enough: number,
): Promise<void> {
  const { frame } = person;
  let next = wanted[0]!;
  for (let steps = 1; next !== 'end'; steps++) {
    await step(person, hands, parse(next));
    const { view, legal } = await answered(person, steps);
    if (person.tried[steps - 1] !== next)
      throw new Error(`${next}, but tried: ${person.tried.join()}`);
    const { phase } = view as PagodaView;
    if (phase !== 'act' && phase !== 'column') break;
    const builds = legal.filter((text) => text !== 'end');
    if (builds.length === 0 || (legal.includes('end') && steps >= enough)) break;
    next = wanted[steps] ?? choose(kinds(builds), { ...frame, ply: frame.ply + steps });
  }
  await push(person, hands, MAIN);
}

async function step(person: Person, hands: Hands, action: Action): Promise<void> {
  if (action.kind === 'lantern') return ability(person, hands, 'R');
  if (action.kind === 'discard') {
    // If nothing else is legal, cards for a discard can be chosen at once.
    if ((await person.page.locator(`.act-row ${ASIDE}`).count()) > 0)
      await push(person, hands, ASIDE);
    return lift(person, hands, action.cards);
  }
  if ('site' in action) await build(person, hands, action);
}

/** Within this many milliseconds Chromium takes a second tap near the first one, on whatever it is, for a double
 * tap, which counts once. */
const DOUBLE_TAP = 320;
const tapped = new WeakMap<Person['page'], number>();

/** Waits until a tap is one of its own. */
async function apart({ page }: Person): Promise<void> {
  const left = (tapped.get(page) ?? 0) + DOUBLE_TAP - Date.now();
  if (left > 0) await page.waitForTimeout(left);
}

/** Presses something whose tap the next one must not follow too soon. */
async function tap({ page }: Person, what: Locator, hands: Hands): Promise<void> {
  await press(what, hands);
  tapped.set(page, Date.now());
}

/** Taps a site and answers the questions of its menu. */
async function build(person: Person, hands: Hands, action: Build): Promise<void> {
  const { page } = person;
  const before = person.tried.length;
  const strip = page.locator(`button[data-site="${action.site}"]`);
  await strip.waitFor();
  const box = (await strip.boundingBox())!;
  const at = { x: box.width / 2, y: box.height - (before % 2 === 0 ? 24 : 110) };
  if (hands === 'finger') await apart(person);
  if (hands === 'keys') await page.keyboard.press(String(action.site));
  else if (hands === 'finger') await strip.tap({ position: at });
  else await strip.click({ position: at });
  tapped.set(page, Date.now());
  for (const question of QUESTIONS) {
    await still(person);
    if (person.tried.length > before) return;
    const row = page.locator(`.slip [data-question="${question}"]`);
    const answer = answerOf(action, question);
    if (answer === '' || (await row.count()) === 0) continue;
    const option = row.locator(`button[data-answer="${answer}"]`);
    if ((await option.getAttribute('aria-pressed')) === 'true') continue;
    if (hands !== 'keys') await tap(person, option, hands);
    else {
      await option.focus();
      await page.keyboard.press('Enter');
    }
  }
}

/** Chooses cards by their letters. */
async function lift(person: Person, hands: Hands, cards: string): Promise<void> {
  const lifted = ['display', 'hand'].flatMap((place) => {
    const own = (letter: string) => (letter === letter.toUpperCase()) === (place === 'display');
    return laid([...cards].filter(own).join(''), place as 'display' | 'hand');
  });
  for (const { key } of lifted) await pick(person, hands, `[data-card="${key}"]`);
}

async function ability(person: Person, hands: Hands, colour: string): Promise<void> {
  await pick(person, hands, `[data-ability="${colourOf(colour)}"]`);
}

const MAIN = '.act';
const ASIDE = '.button:not(.act, .undo)';

/** The main button, or the one beside it. */
async function push(person: Person, hands: Hands, which: string): Promise<void> {
  const button = person.page.locator(`.act-row ${which}[aria-disabled="false"]`);
  await button.waitFor();
  if (hands === 'keys') await person.page.keyboard.press(which === MAIN ? 'e' : 'd');
  else await press(button, hands);
}

/** An element of a row; with keys, Tab to the row, arrows within it, then Enter. */
async function pick(person: Person, hands: Hands, selector: string): Promise<void> {
  const { page } = person;
  const thing = page.locator(selector);
  await thing.waitFor();
  if (hands !== 'keys') return tap(person, thing, hands);
  await tabInto(person, `ul:has(${selector})`);
  const here = () => page.evaluate((s) => document.activeElement?.matches(s) ?? false, selector);
  await page.keyboard.press('Home');
  for (let n = 0; n < 12 && !(await here()); n++) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
}

/** The server's answer to this many steps, or to those and the end of the turn, which the page adds by itself
 * where nothing else is left; once the page has taken it, too: a tap before would come to nothing. */
async function answered(person: Person, steps: number): Promise<Previewed> {
  for (const end = Date.now() + 30_000; Date.now() < end;) {
    const { asked } = person;
    const actions = asked?.actions ?? [];
    const ended = actions.length === steps + 1 && actions.at(-1) === 'end';
    if (asked && (actions.length === steps || ended)) {
      const text = person.received.findLast((each) => each.includes(asked.id));
      const reply = text && (JSON.parse(text) as ServerMessage);
      if (reply && reply.type === 'previewed') {
        await still(person);
        return reply;
      }
    }
    await person.page.waitForTimeout(20);
  }
  throw new Error(`no answer to step ${steps}: ${person.tried.join()}`);
}
