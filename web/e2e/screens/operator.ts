// The operator's page of a server on which much happens. For screenshots; its test looks at it with axe itself.

import type { Status, TalkDesk } from '../../src/operator/api';
import { page, type Screen } from '../person/screen';

const DAY = 86_400_000;
const START = Date.UTC(2026, 2, 3, 18);

const STATUS: Status = {
  version: '1.0',
  started: START,
  open: true,
  announcement: { en: 'Cake at eight', fr: 'Gâteau à huit heures', at: START },
  failing: { disk: 'only 3 % of the disk is free' },
  load: {
    waiting: 3,
    playing: 41,
    over: 1204,
    sockets: 77,
    connections: 80,
    thinking: 2,
    queued: 0,
    reviews: 1,
    heap: 181_000_000,
    maxHeap: 1_073_741_824,
  },
  kept: { tables: 1248, waiting: 0, bytes: 48_000_000, free: 3_100_000_000 },
  limited: { table: 12, request: 3 },
  busiest: [{ address: '2001:db8:85a3:8d3:1319:8a2e:370:7348', refused: 91 }],
  barred: [{ address: '203.0.113.9', until: START + 91 * DAY }],
  faults: [{ at: START, level: 'WARN', text: 'A computer did not answer in time at table q8Kz.' }],
};
const around = ['Your move', 'something rude', 'third'].map((words, line) => ({
  line,
  at: START + line * 60_000,
  seat: 1,
  name: 'Mei',
  words,
}));
const TALK: TalkDesk = {
  open: 1,
  reports: [
    {
      table: 'kcegsDoArbwj81eI',
      room: 'players',
      line: 1,
      at: START,
      reporter: 2,
      reason: 'insult',
      whom: 'account',
      name: 'Mei',
      around,
    },
  ],
  sanctions: [
    {
      id: 'm',
      whom: 'guest',
      name: 'Bo',
      kind: 'mute',
      reason: 'Be kind',
      since: START,
      until: START + 99 * DAY,
    },
  ],
  acts: [
    { at: START, act: 'mute', name: 'Bo', where: '', reason: 'Be kind', until: START + 99 * DAY },
  ],
};

export const OPERATOR: Screen = {
  name: 'operator',
  reach: async (server) => {
    const show = await page('/operator#key=a-key-of-twenty-letters')(server);
    return async (person) => {
      await person.page.route('**/api/operator', (route) => route.fulfill({ json: STATUS }));
      await person.page.route('**/api/operator/talk', (route) => route.fulfill({ json: TALK }));
      await show(person);
    };
  },
};
