// The screens of Sun Tzu, for screenshots and the accessibility test.

import { question } from '../../../../src/games/sun-tzu/interaction/questions';
import { asView } from '../../../../src/games/sun-tzu/view';
import type { Frame, Seat } from '../../../../src/protocol';
import type { Person } from '../../../person/person';
import { Caller, reach } from '../../../server/reach';
import { type Screen, type Show, table } from '../../../person/screen';
import type { Server } from '../../../server/server';
import { hand, lay, orders, seal, tap } from './hands';
import { come } from './stages';

const asked = (kind: string) => (frame: Frame) =>
  question(asView(frame.view), frame.legal)?.kind === kind;
const ON = { rules: 'advanced', warlords: 'on' };

interface Seated {
  /** Opens the seat's page. */
  show: Show;
  /** The other seat. */
  other: Caller;
}

/** A table that satisfies a condition, reached by commands without the page. */
async function seated(
  server: Server,
  so: (frame: Frame) => boolean,
  seat: Seat = 1,
  options: Record<string, string> = ON,
  favoured = '',
): Promise<Seated> {
  const reached = await reach(server, ['sun-tzu', options], seat, so, favoured);
  const show: Show = async (person) => {
    await person.page.goto(`${server.url}/t/${reached.table}#seat=${reached.tokens[seat]}`);
    await person.seated(seat);
  };
  return { show, other: new Caller(server, reached, 3 - seat) };
}

/** Shows a screen, then continues from it. */
const then =
  (show: Show, on: Show): Show =>
  async (person) => {
    await show(person);
    await on(person);
  };

const inDynasty = (dynasty: number) => (frame: Frame) => {
  const view = asView(frame.view);
  return asked('orders')(frame) && view.dynasty === dynasty && view.orders[0].length === 0;
};

async function ordered(other: Caller): Promise<void> {
  const frame = await other.frame();
  if (frame.legal.length === 0) return;
  await other.play(
    frame,
    orders(frame).map(({ province, card }) => `${province}:${card}`),
  );
}

/** Seals all orders and shows the first stage of the reveal. */
async function reveal(person: Person, other: Caller): Promise<void> {
  await come(person, 'mouse', 'orders');
  await lay(person, 'keys', orders(person.frame));
  await seal(person, 'keys');
  await person.done(0);
  // The other seat may be the one that chooses the order of reveal.
  const frame = await other.frame();
  if (frame.legal.length > 0) await other.play(frame, [frame.legal[0]!]);
  else if (asked('order')(person.frame)) await hand(person, 'keys');
  await person.page.locator('.board[data-asked="stage"]').waitFor();
  await person.page.keyboard.press('Enter');
}

export const screens: Screen[] = [
  { name: 'begin', reach: table('sun-tzu', {}, 1) },
  { name: 'middle', reach: table('sun-tzu', { warlords: 'on' }, 6) },
  {
    name: 'warlord',
    uncovered: '[data-warlord], .picks + p',
    reach: async (server) => {
      const { show } = await seated(server, asked('choose'));
      return then(show, async (person) => {
        await come(person, 'mouse', 'choose');
        await person.page.locator('button[data-warlord]').first().click();
      });
    },
  },
  {
    name: 'orders',
    reach: async (server) => {
      const { show, other } = await seated(server, inDynasty(4));
      await ordered(other);
      return then(show, async (person) => {
        await come(person, 'mouse', 'orders');
        await lay(person, 'keys', orders(person.frame).slice(0, 3));
        await person.page.keyboard.press('4');
      });
    },
  },
  {
    name: 'reveal',
    uncovered: '.act-row .button',
    playsOn: true,
    reach: async (server) => {
      const { show, other } = await seated(server, inDynasty(5), 2, {});
      await ordered(other);
      return then(show, (person) => reveal(person, other));
    },
  },
  ...(['march', 'order', 'from', 'feint', 'keep'] as const).map((kind): Screen => ({
    name: kind,
    reach: async (server) => {
      const { show } = await seated(
        server,
        asked(kind),
        kind === 'order' ? 2 : 1,
        ON,
        `choose ${kind}`,
      );
      return then(show, async (person) => {
        await come(person, 'mouse', kind);
        const first = person.frame.legal.find((text) => text !== 'pass')!.split(' ')[1];
        if (kind !== 'feint' && kind !== 'keep') await tap(person, 'mouse', first as 'Xi');
      });
    },
  })),
  {
    name: 'idle',
    reach: async (server) => {
      const { show } = await seated(server, asked('idle'), 1, ON, 'choose feint');
      return then(show, (person) => come(person, 'mouse', 'idle'));
    },
  },
  {
    name: 'put-off',
    playsOn: true,
    reach: async (server) => {
      const { show } = await seated(server, asked('idle'), 1, ON, 'choose feint');
      return then(show, async (person) => {
        await come(person, 'mouse', 'idle');
        await person.page.locator('.put-off select').selectOption(String(2_147_483_646));
        await person.page.locator('.put-off p').waitFor();
      });
    },
  },
  {
    name: 'end',
    reach: async (server) => {
      const { show } = await seated(server, ({ info }) => info.phase === 'over', 1, {});
      return then(show, ({ page }) => page.locator('.act-row .act').waitFor());
    },
  },
];
