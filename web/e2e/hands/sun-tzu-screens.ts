// What is to be seen of Sun Tzu besides a game's usual screens.

import { question } from '../../src/games/sun-tzu/questions';
import { asView } from '../../src/games/sun-tzu/view';
import type { Frame, Seat } from '../../src/protocol';
import type { Person } from '../person';
import { Caller, reach } from '../reach';
import type { Screen } from '../screens';
import type { Server } from '../server';
import { lay, orders, seal, sunTzu, tap } from './sun-tzu';
import { come } from './sun-tzu-stages';

const asked = (kind: string) => (frame: Frame) =>
  question(asView(frame.view), frame.legal)?.kind === kind;
const ON = { rules: 'advanced', warlords: 'on' };

/** At a table where something is so, by commands alone. */
async function sit(
  server: Server,
  person: Person,
  so: (frame: Frame) => boolean,
  seat: Seat = 1,
  options: Record<string, string> = ON,
): Promise<Caller> {
  const reached = await reach(server, ['sun-tzu', options], seat, so);
  await person.page.goto(`${server.url}/t/${reached.table}#seat=${reached.tokens[seat]}`);
  await person.until((frame) => frame.viewer === seat, 'a seat');
  return new Caller(server, reached, 3 - seat);
}

const inDynasty = (dynasty: number) => (frame: Frame) => {
  const view = asView(frame.view);
  return asked('orders')(frame) && view.dynasty === dynasty && view.orders[0].length === 0;
};

async function orderedByOther(other: Caller): Promise<void> {
  const frame = await other.frame();
  await other.play(frame, orders(frame).map(({ province, card }) => `${province}:${card}`));
}

export const SUN_TZU: Screen[] = [
  {
    name: 'sun-tzu-warlord',
    async open(server, person) {
      await sit(server, person, asked('choose'));
      await come(person, 'mouse', 'choose');
    },
  },
  {
    name: 'sun-tzu-orders',
    async open(server, person) {
      const other = await sit(server, person, inDynasty(4));
      if ((await other.frame()).legal.length > 0) await orderedByOther(other);
      await come(person, 'mouse', 'orders');
      await lay(person, 'keys', orders(person.frame).slice(0, 3));
      await person.page.keyboard.press('4');
    },
  },
  {
    name: 'sun-tzu-reveal',
    async open(server, person) {
      const other = await sit(server, person, inDynasty(5), 2, {});
      if ((await other.frame()).legal.length > 0) await orderedByOther(other);
      await come(person, 'mouse', 'orders');
      await lay(person, 'keys', orders(person.frame));
      await seal(person, 'keys');
      await person.done(0);
      // The other side may be the one that says the order.
      const frame = await other.frame();
      if (frame.legal.length > 0) await other.play(frame, [frame.legal[0]!]);
      else if (asked('order')(person.frame)) await sunTzu(person, 'keys');
      await person.page.locator('.board[data-asked="stage"]').waitFor();
      await person.page.keyboard.press('Enter');
    },
  },
  ...(['march', 'order', 'from', 'feint', 'keep'] as const).map(
    (kind): Screen => ({
      name: `sun-tzu-${kind}`,
      async open(server, person) {
        await sit(server, person, asked(kind), kind === 'order' ? 2 : 1);
        await come(person, 'mouse', kind);
        const first = person.frame.legal.find((text) => text !== 'pass')!.split(' ')[1];
        if (kind !== 'feint' && kind !== 'keep') await tap(person, 'mouse', first as 'Xi');
      },
    }),
  ),
  {
    name: 'sun-tzu-end',
    open: async (server, person) => {
      await sit(server, person, ({ info }) => info.phase === 'over', 1, {});
      await person.page.locator('.act-row .act').waitFor();
    },
  },
];
