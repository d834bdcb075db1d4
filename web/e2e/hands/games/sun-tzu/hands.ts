// Input for Sun Tzu: orders are dragged, tapped or typed to their provinces and sealed; questions are
// answered on the map or the right leaf.

import { legalOf, parse } from '../../../../src/games/sun-tzu/action';
import type { Action } from '../../../../src/games/sun-tzu/action';
import { LETTERS } from '../../../../src/games/sun-tzu/interaction/keys';
import { question } from '../../../../src/games/sun-tzu/interaction/questions';
import { PROVINCES, asView, handOf, indexOf, marksAt } from '../../../../src/games/sun-tzu/view';
import type { Card, Province, WarlordName } from '../../../../src/games/sun-tzu/view';
import type { Locator } from 'playwright-core';
import type { Frame } from '../../../../src/protocol';
import type { Person } from '../../../person/person';
import { choose } from '../../../server/reach';
import { type Hands, press } from '../../hand';
import { come } from './stages';

/** Plays one decision: the five orders as one command, a recruit, or the answer to a question, chosen from
 * these actions. */
export async function hand(
  person: Person,
  hands: Hands,
  among = person.frame.legal,
): Promise<void> {
  const { frame } = person;
  const asked = question(asView(frame.view), frame.legal, frame.questions);
  // The table itself declines a question that was put off.
  if (!asked || asked.kind === 'pass') return;
  await come(person, hands, asked.kind);
  const before = person.played.length;
  if (asked.kind === 'orders') await command(person, hands);
  // Where all choices come to the same, the page keeps the cards by itself.
  else if (asked.kind === 'keep' && frame.legal.length === 1) await person.done(before);
  else await answer(person, hands, parse(choose(kinds(among), frame))!);
  // The other seat may act meanwhile: only the answer to this command proves that it was played.
  await person.done(before);
}

/** These orders are laid and sealed, with others where the dynasty lacks them; any other choice is played as in a
 * game. */
export async function choice(
  person: Person,
  hands: Hands,
  actions: readonly string[],
): Promise<void> {
  const parsed = actions.map((text) => parse(text)!);
  const [first] = parsed;
  if (first?.kind === 'recruit') {
    await take(person, hands, first.card);
    return push(person, hands, ASIDE);
  }
  const wanted = parsed.flatMap((each): Order[] =>
    each.kind === 'lay' ? [{ province: each.province, card: each.card as Card }] : [],
  );
  if (wanted.length === 0) return hand(person, hands, [...actions]);
  await lay(person, hands, orders(person.frame, wanted));
  await seal(person, hands);
}

/** One action for each kind, since a warlord may have many more than the rest. */
function kinds(legal: readonly string[]): string[] {
  const verbs = new Map<string, string[]>();
  for (const text of legal)
    verbs.set(parse(text)!.kind, [...(verbs.get(parse(text)!.kind) ?? []), text]);
  return [...verbs.values()].map((some, k) => some[(some.length * 31 + k) % some.length]!);
}

async function answer(person: Person, hands: Hands, action: Action): Promise<void> {
  switch (action.kind) {
    case 'pass':
      return push(person, hands, ASIDE);
    case 'choose':
      await warlord(person, hands, action.warlord as WarlordName);
      break;
    case 'keep':
      for (const [k, card] of action.cards.entries()) {
        await take(person, hands, card as Card, action.cards.indexOf(card) < k ? 1 : 0);
      }
      break;
    case 'order':
      for (const province of action.provinces) await tap(person, hands, province);
      break;
    case 'march':
      await tap(person, hands, action.from);
      await tap(person, hands, action.to);
      break;
    case 'from':
    case 'reinforce':
    case 'remove':
      await tap(person, hands, action.province);
      break;
    default:
  }
  await push(person, hands, MAIN);
}

/** Sometimes a recruit; otherwise five orders, two of which are swapped before sealing. */
async function command(person: Person, hands: Hands): Promise<void> {
  const { frame } = person;
  const recruits = legalOf(frame.legal, 'recruit');
  if (recruits.length > 0 && frame.ply % 2 === 0) {
    await take(person, hands, choose(recruits, frame).card);
    return push(person, hands, ASIDE);
  }
  await lay(person, hands, orders(frame));
  await seal(person, hands);
}

export const seal = (person: Person, hands: Hands): Promise<void> => push(person, hands, MAIN);

/** Lays some of the orders, or all five. */
export async function lay(person: Person, hands: Hands, wanted: readonly Order[]): Promise<void> {
  const all = [...wanted];
  // Lays two in each other's place, to be swapped at the end.
  const [first, second] = all;
  const wrong = all.length > 1 && first!.card !== '6' && second!.card !== '6';
  if (wrong) {
    all[0] = { province: first!.province, card: second!.card };
    all[1] = { province: second!.province, card: first!.card };
  }
  for (const [k, order] of all.entries()) {
    const dragged = hands !== 'keys' && (person.frame.ply + k) % 2 === 0;
    await (dragged ? drag(person, hands, order) : putBy(person, hands, order));
  }
  if (!wrong) return;
  await tap(person, hands, first!.province);
  await tap(person, hands, second!.province);
}

export interface Order {
  province: Province;
  card: Card;
}

/** A card for each province: those that are wanted, and a six only if there is no marker. */
export function orders({ view, viewer, ply }: Frame, wanted: readonly Order[] = []): Order[] {
  const shown = asView(view);
  const hand = [...handOf(shown, viewer)];
  for (const { card } of wanted) hand.splice(hand.indexOf(card), 1);
  const laid = shown.orders[viewer - 1]!.length;
  return PROVINCES.slice(laid).map((province) => {
    const given = wanted.find((order) => order.province === province);
    if (given) return given;
    const may = hand.filter((card) => card !== '6' || marksAt(shown, viewer, province) === 0);
    const card = may[(ply * 7 + indexOf(province) * 5) % may.length]!;
    hand.splice(hand.indexOf(card), 1);
    return { province, card };
  });
}

async function putBy(person: Person, hands: Hands, { province, card }: Order): Promise<void> {
  await take(person, hands, card);
  await tap(person, hands, province);
}

/** Selects a card: the nth of its kind in the hand, or among those drawn. */
async function take(person: Person, hands: Hands, card: Card, nth = 0): Promise<void> {
  if (hands !== 'keys') {
    return press(person.page.locator(`button[data-card="${card}"]`).nth(nth), hands);
  }
  const key =
    { '10': '0', '-1': '-', P: 'p' }[card as string] ?? (card.startsWith('+') ? '+' : card);
  const chosen = person.page.locator(`button[data-card="${card}"][aria-pressed="true"]`);
  // One key cycles through all cards with its sign.
  for (let n = 0; n < 4 && (await chosen.count()) <= nth; n++)
    await person.page.keyboard.press(key);
}

async function warlord(person: Person, hands: Hands, name: WarlordName): Promise<void> {
  const buttons = person.page.locator('button[data-warlord]');
  await buttons.first().waitFor();
  if (hands !== 'keys')
    return press(buttons.and(person.page.locator(`[data-warlord="${name}"]`)), hands);
  const names = await buttons.evaluateAll((all) =>
    all.map((each) => each.getAttribute('data-warlord')),
  );
  await person.page.keyboard.press(String(names.indexOf(name) + 1));
}

/** Taps a province that can be chosen, on what is in it or on the map. */
export async function tap(person: Person, hands: Hands, province: Province): Promise<void> {
  const button = person.page.locator(`.map button[data-province="${province}"]`);
  await button.waitFor();
  if (hands !== 'keys') return press(button, hands);
  const letter = Object.entries(LETTERS).find(([, meant]) => meant === province)![0];
  await person.page.keyboard.press(letter);
}

/** Drags a card from the hand to the map. */
async function drag(person: Person, hands: Hands, { province, card }: Order): Promise<void> {
  const { page } = person;
  const held = page.locator(`.picture button[data-card="${card}"]`).first();
  await held.scrollIntoViewIfNeeded();
  const from = await middle(held);
  const to = await middle(page.locator(`.map li:nth-child(${indexOf(province) + 1})`));
  if (hands === 'mouse') {
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 4 });
    return page.mouse.up();
  }
  const session = await person.context.newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: { x: number; y: number }) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] });
  await touch('touchStart', from);
  // A fast drag, to check that the browser does not take it for a fling, which the next tap would only stop.
  await touch('touchMove', { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 });
  // The card is drawn above the finger.
  await touch('touchMove', { x: to.x, y: to.y + 56 });
  await touch('touchEnd');
  await session.detach();
}

async function middle(what: Locator): Promise<{ x: number; y: number }> {
  const { x, y, width, height } = (await what.boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
}

/** The main button, and the last of those beside it. */
const MAIN = '.act';
const ASIDE = '.button:not(.act, .undo)';

async function push(person: Person, hands: Hands, which: string): Promise<void> {
  const button = person.page
    .locator(`.act-row ${which}`)
    .last()
    .and(person.page.locator('[aria-disabled="false"]'));
  await button.waitFor();
  if (hands === 'keys') await person.page.keyboard.press(which === MAIN ? 'Enter' : 'd');
  else await press(button, hands);
}
