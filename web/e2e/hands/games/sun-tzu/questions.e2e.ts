// Specific to Sun Tzu: orders are one command, every question is asked on the page, questions in windows can
// be put off, and the reveal is shown in stages that can be skipped.

import { expect, test } from 'vitest';
import { parse } from '../../../../src/games/sun-tzu/action';
import { question } from '../../../../src/games/sun-tzu/interaction/questions';
import type { QuestionKind } from '../../../../src/games/sun-tzu/interaction/questions';
import { asView } from '../../../../src/games/sun-tzu/view';
import type { Frame, Seat, ServerMessage } from '../../../../src/protocol';
import { hand, lay, orders, seal } from './hands';
import { pressUnlessGone } from '../../hand';
import { come } from './stages';
import { Person, PHONE, type Ways } from '../../../person/person';
import type { Hands } from '../../play';
import { Caller, forTwo, reach, type Reached } from '../../../server/reach';
import { sharedScene } from '../../../person/scene';

const at = sharedScene();

async function sit(
  { table, tokens }: Reached,
  seat: Seat,
  hands: Hands = 'mouse',
  ways: Ways = {},
): Promise<Person> {
  const person = await Person.at(
    at.browser,
    hands === 'finger' ? { size: PHONE, touch: true, ...ways } : ways,
  );
  await person.page.goto(`${at.server.url}/t/${table}#seat=${tokens[seat]}`);
  await person.seated(seat);
  return person;
}

const asked = ({ view, legal }: Frame) => question(asView(view), legal)?.kind ?? null;
/** Runs in the page: the row of the province that has just been decided, if less than all of it is seen. */
function cutRow(): string {
  const row = document.querySelector<HTMLElement>('.panel li.now');
  const bar = document.querySelector('.act-row')!.getBoundingClientRect();
  return row && row.getBoundingClientRect().bottom > bar.top ? row.innerText : '';
}

const isAsked = (kind: QuestionKind) => (frame: Frame) => asked(frame) === kind;
const ON = { rules: 'advanced', warlords: 'on' };

test.each<[QuestionKind, Seat, Hands]>([
  ['choose', 1, 'keys'],
  ['order', 2, 'mouse'],
  ['order', 1, 'finger'],
  ['from', 1, 'mouse'],
  ['from', 2, 'keys'],
  ['reinforce', 1, 'finger'],
  ['remove', 2, 'mouse'],
  ['march', 1, 'keys'],
  ['march', 1, 'finger'],
  ['feint', 1, 'mouse'],
  ['scourge', 2, 'finger'],
  ['keep', 2, 'keys'],
])('asked on the map: %s, seat %i, by %s', async (kind, seat, hands) => {
  const reached = await reach(at.server, ['sun-tzu', ON], seat, isAsked(kind), `choose ${kind}`);
  const person = await sit(reached, seat, hands);
  const { legal } = person.frame;
  await come(person, hands, kind);
  // The list is moved once it is laid out.
  if (hands !== 'finger') await expect.poll(() => person.page.evaluate(cutRow)).toBe('');
  await hand(
    person,
    hands,
    legal.filter((action) => action !== 'pass'),
  );
  const [action] = person.played[0]!.actions;
  expect(person.played[0]!.actions).toHaveLength(1);
  expect(legal).toContain(action);
  expect(parse(action!)!.kind).toBe(kind);
  expect(person.faults).toEqual([]);
  await person.leave();
});

test('orders are one command, and lie on this screen only until then', async () => {
  const made = await forTwo(at.server, 'sun-tzu', {});
  // A click right after a drop does not belong to the drop, even on a busy page.
  const mei = await sit(made, 1, 'mouse', { late: 300 });
  const lin = await sit(made, 2);
  await come(mei, 'mouse', 'orders');
  const before = lin.received.length;
  const high = () =>
    lin.page.locator('.players li').evaluateAll((all) => all.map((row) => row.clientHeight));
  const rows = await high();
  await lay(mei, 'mouse', orders(mei.frame));
  expect(mei.played).toEqual([]);
  expect(lin.received).toHaveLength(before);
  await seal(mei, 'mouse');
  await mei.done(0);
  expect(mei.played.map(({ actions }) => actions.length)).toEqual([5]);
  // Both sides see that orders are sealed, but not the cards.
  await lin.until(({ view }) => asView(view).orders[0].length === 5, 'sealed orders');
  expect(asView(lin.frame.view).orders[0]).toEqual(['?', '?', '?', '?', '?']);
  await lin.page.locator('.players').getByText('sealed', { exact: false }).waitFor();
  expect(await high()).toEqual(rows);
  await mei.page.locator('.players').getByText('sealed', { exact: false }).waitFor();
  await Promise.all([mei.leave(), lin.leave()]);
});

test('two equal cards may lie underneath the deck', async () => {
  const equal = ({ view, legal }: Frame) => {
    const under = asView(view).under[0];
    return legal.length > 0 && new Set(under).size < under.length;
  };
  const mei = await sit(await reach(at.server, ['sun-tzu', {}], 1, equal), 1);
  const own = mei.page.locator('.remaining details').last();
  await own.locator('summary').click();
  await own.locator('ul').last().waitFor();
  const { length } = asView(mei.frame.view).under[0];
  expect(await own.locator('ul').last().locator('li').count()).toBe(length);
  expect(mei.faults).toEqual([]);
  await mei.leave();
});

test('the reveal is told province by province, and can be skipped', async () => {
  const made = await forTwo(at.server, 'sun-tzu', {});
  const lin = new Caller(at.server, made, 2);
  const frame = await lin.frame();
  await lin.play(
    frame,
    orders(frame).map(({ province, card }) => `${province}:${card}`),
  );
  const mei = await sit(made, 1);
  const { page } = mei;
  await come(mei, 'mouse', 'orders');
  await watch(mei);
  await hand(mei, 'mouse');
  // A stage may end by itself before the click.
  await come(mei, 'mouse', 'keep', async (stages) => {
    const name = stages < 2 ? /^Next: / : 'Show all';
    await pressUnlessGone(page.getByRole('button', { name }), 'mouse', 3_000);
  });
  const told = (await seen(mei)).flatMap(({ over }) => /^(\w+) of five$/.exec(over)?.[1] ?? []);
  const places = ['First', 'Second', 'Third', 'Fourth', 'Fifth'];
  expect(told.length).toBeGreaterThan(2);
  expect([...new Set(told)]).toEqual(places.slice(0, new Set(told).size));
  expect(told).not.toContain('Fifth');
  await mei.leave();
});

test.each<[Hands]>([['mouse'], ['keys'], ['finger']])(
  'who can do nothing is asked too, and declines when it likes, by %s',
  async (hands) => {
    const reached = await reach(at.server, ['sun-tzu', ON], 1, isAsked('idle'), 'choose feint');
    const mei = await sit(reached, 1, hands);
    await come(mei, hands, 'idle');
    expect(mei.frame.legal).toEqual(['pass']);
    const { ply } = mei.frame;
    // Putting off is offered, and the table does not answer for the seat.
    await mei.page.locator('.put-off select').waitFor();
    await mei.page.waitForTimeout(600);
    expect((await new Caller(at.server, reached, 2).frame()).ply).toBe(ply);
    await hand(mei, hands);
    expect(mei.played[0]!.actions).toEqual(['pass']);
    expect(mei.faults).toEqual([]);
    await mei.leave();
  },
);

test('questions that are put off are not asked, and the other side can’t tell', async () => {
  const reached = await reach(
    at.server,
    ['sun-tzu', { warlords: 'on' }],
    1,
    isAsked('reinforce'),
    'choose reinforce',
  );
  const mei = await sit(reached, 1);
  const lin = await sit(reached, 2);
  await come(mei, 'mouse', 'reinforce');
  const { dynasty } = asView(mei.frame.view);
  const before = lin.received.length;
  const until = mei.frame.questions!.ahead.at(-1)!.at;
  await mei.page.locator('.put-off select').selectOption(String(until));
  await mei.until(({ questions }) => questions?.until === until, 'questions put off');
  await watch(mei);
  const other = new Caller(at.server, reached, 2);
  // One seat at a time, since an action may begin the dynasty in which the other is asked.
  while (asView(mei.frame.view).dynasty === dynasty && mei.frame.info.phase === 'playing') {
    const { legal } = lin.frame;
    if (legal.length > 0) await other.play(lin.frame, [legal.at(-1)!]);
    else await hand(mei, 'mouse');
    await mei.page.waitForTimeout(50);
  }
  await come(mei, 'mouse', 'orders');
  const kinds = (await seen(mei)).map(({ kind }) => kind);
  expect(kinds).toContain('orders');
  expect(kinds.filter((kind) => ['reinforce', 'remove', 'march', 'feint'].includes(kind))).toEqual(
    [],
  );
  // The other side receives the same as if the person had waited and declined.
  for (const text of lin.received.slice(before)) {
    const message = JSON.parse(text) as ServerMessage;
    if (message.type !== 'frame') continue;
    expect(message.questions?.until ?? 0).toBe(0);
    const passed = message.events.filter(({ actor, action }) => actor === 1 && action === 'pass');
    for (const { happenings } of passed) expect(happenings[0]!.code).toBe('warlord-held');
  }
  await Promise.all([mei.leave(), lin.leave()]);
});

interface Seen {
  /** The kind of the board's question, or `stage`. */
  kind: string;
  /** The heading of the text on the right leaf. */
  over: string;
}

/** Records all questions and texts of the page from now on. */
async function watch(person: Person): Promise<void> {
  await person.page.evaluate(() => {
    const seen: Seen[] = [];
    const look = () => {
      const kind = document.querySelector<HTMLElement>('.picture .board')!.dataset['asked'] ?? '';
      seen.push({ kind, over: document.querySelector('.desk h3')?.textContent ?? '' });
    };
    const changes = {
      attributeFilter: ['data-asked'],
      childList: true,
      characterData: true,
      subtree: true,
    };
    new MutationObserver(look).observe(document.querySelector('main')!, changes);
    Object.assign(globalThis, { seen });
  });
}

const seen = (person: Person): Promise<Seen[]> =>
  person.page.evaluate(() => (globalThis as unknown as { seen: Seen[] }).seen);
