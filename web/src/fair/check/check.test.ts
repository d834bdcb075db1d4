// A record is checked against what this browser knows, and a tampered one is found false.

import { beforeAll, describe, expect, it } from 'vitest';
import { pile } from '../../games/qin/pile';
import type { EventShown } from '../../protocol';
import { check, type Known } from './check';
import { draw, hashes } from '../draws';
import { hashOf } from '../share';

const SECRET = '5a'.repeat(32);
const MINE = '11'.repeat(16);
const HERS = '22'.repeat(16);
const DRAWS = 20;

let commitment: string;
let seats: string[];
let events: string[];
let text: string;
let known: Known;

beforeAll(async () => {
  commitment = await hashOf(SECRET);
  seats = [await hashOf(MINE), await hashOf(HERS)];
  events = await drawn([MINE, HERS]);
  text = record(MINE, HERS);
  known = {
    table: 'T',
    game: 'qin',
    seats: 2,
    options: { players: '2', board: 'bird' },
    commitment,
    sight: { commitment, seats, options: { players: '2', board: 'bird' } },
    own: new Map([[1, MINE]]),
    shown: [shown()],
  };
});

/** Correct draws, with a seat's action after each. */
async function drawn(nonces: string[]): Promise<string[]> {
  const hash = await hashes(SECRET, 'T', nonces);
  const bag = pile({});
  const lines: string[] = [];
  for (let n = 1; n <= DRAWS; n++) {
    const event = { actor: 0, action: await draw(hash, n, bag.next()) };
    bag.after(event);
    lines.push(`* ${event.action}`, `${(n % 2) + 1} RYa${n}a${n + 1}`);
  }
  return lines;
}

const record = (
  one: string,
  two: string,
  headers = `nonce-commitment 1 ${seats[0]}\nnonce-commitment 2 ${seats[1]}`,
) =>
  `tianxia 1
game qin
option players 2
option board bird
seat 1 Mei
seat 2 Lin
date 2026-11-20
table T
commitment ${commitment}
${headers}
nonce 1 ${one}
nonce 2 ${two}
secret ${SECRET}

${events.join('\n')}
resign 2
result 1
`;

/** As seat 1 sees it: every other draw is hidden. */
const shown = (): EventShown[] =>
  events.map((line, k) => {
    const [actor = '', ...action] = line.split(' ');
    const hidden = k % 4 === 0;
    return {
      ply: k + 1,
      actor: Number(actor) || 0,
      action: hidden ? 'draw ?' : action.join(' '),
      happenings: [],
    };
  });

/** The findings, by state. */
async function found(
  record: string,
  change: Partial<Known> = {},
): Promise<Record<string, string[]>> {
  const { findings } = await check(record, { ...known, ...change }, pile);
  const by: Record<string, string[]> = {};
  for (const { state, code } of findings) (by[state] ??= []).push(code);
  return by;
}

const STRANGER = { commitment: undefined!, sight: undefined!, own: new Map<number, string>() };

describe('a true record', () => {
  it('is right in all that was kept', async () => {
    expect(await check(text, known, pile)).toMatchObject({ draws: DRAWS });
    expect(await found(text)).toEqual({
      right: ['secret.right', 'shares.right.own', 'draws.right', 'events.right'],
    });
  });

  it('can be compared with less by a browser that saw nothing before', async () => {
    expect(await found(text, STRANGER)).toEqual({
      open: ['secret.open', 'shares.open'],
      right: ['draws.right', 'events.right'],
    });
  });

  it('of a table that was made before shares were fixed says so', async () => {
    const old = record(MINE, HERS, 'series 1 1');
    expect((await found(old, STRANGER))['open']).toEqual(['secret.open', 'shares.old']);
    expect((await found(old, { sight: undefined! }))['open']).toEqual(['shares.old']);
  });

  it('against a computer needs no more than one’s own share', async () => {
    const zeros = '0'.repeat(32);
    const before = events;
    events = await drawn([MINE, zeros]);
    const alone = record(MINE, zeros, `nonce-commitment 1 ${seats[0]}`);
    const change = { sight: undefined!, shown: [shown()] };
    events = before;
    expect(await found(alone, change)).toEqual({
      right: ['secret.right', 'shares.right.alone', 'draws.right', 'events.right'],
    });
  });
});

describe('a record that was tampered with', () => {
  const swapped = () => {
    const lines = text.split('\n');
    const at = lines.findIndex((line) => line.startsWith('* '));
    const other = lines.findIndex(
      (line, k) => k > at && line.startsWith('* ') && line !== lines[at],
    );
    [lines[at], lines[other]] = [lines[other]!, lines[at]!];
    return lines.join('\n');
  };
  const other = 'ab'.repeat(32);

  it('has two draws swapped', async () => {
    const { findings } = await check(swapped(), known, pile);
    expect(findings.find(({ code }) => code === 'draws.wrong')?.parameters['draw']).toBe(1);
    expect((await found(swapped(), STRANGER))['wrong']).toContain('draws.wrong');
  });

  it('has another secret', async () => {
    expect((await found(text.replace(SECRET, other)))['wrong']).toContain('secret.wrong');
    const whole = text.replace(SECRET, other).replace(commitment, await hashOf(other));
    expect((await found(whole))['wrong']).toContain('secret.wrong');
    expect((await found(whole, { sight: undefined! }))['wrong']).toContain('secret.wrong');
  });

  it('has another share of mine', async () => {
    const mine = '33'.repeat(16);
    const whole = record(mine, HERS).replaceAll(seats[0]!, await hashOf(mine));
    expect((await found(whole))['wrong']).toContain('shares.wrong');
    expect((await found(whole, { own: new Map() }))['wrong']).toContain('shares.wrong');
  });

  it('has another share of somebody else’s', async () => {
    const hers = '33'.repeat(16);
    const whole = record(MINE, hers).replaceAll(seats[1]!, await hashOf(hers));
    expect((await found(whole))['wrong']).toContain('shares.wrong');
    // Undetectable without having seen the commitments, except that the draws do not match.
    expect((await found(whole, STRANGER))['wrong']).toEqual(['draws.wrong']);
    expect((await found(record(MINE, hers), STRANGER))['wrong']).toContain('shares.wrong');
  });

  it('has a computer that gave a share', async () => {
    const sight = { ...known.sight!, seats: [seats[0]!, ''] };
    expect((await found(text, { sight }))['wrong']).toEqual(['shares.wrong']);
  });

  it('has another event', async () => {
    expect((await found(text.replace('2 RYa1a2', '2 RYa1b1')))['wrong']).toEqual(['events.wrong']);
  });

  it('draws where nothing is left', async () => {
    const empty = () => ({ next: () => new Map(), after: () => {} });
    const { findings } = await check(text, known, empty);
    expect(findings.map(({ code }) => code)).toContain('draws.none');
  });

  it.each<[string, (text: string) => string]>([
    ['another table', (record) => record.replace('table T', 'table U')],
    ['another game', (record) => record.replace('game qin', 'game pagoda')],
    ['other options', (record) => record.replace('board bird', 'board lion')],
    ['a seat too many', (record) => record.replace('\nseat 1', `\nnonce 3 ${HERS}\nseat 1`)],
  ])('is of %s', async (_, change) => {
    expect(await found(change(text))).toEqual({ wrong: ['other'] });
  });

  it.each<[string, (text: string) => string]>([
    ['no secret', (record) => record.replace(/secret .*\n/, '')],
    ['two secrets', (record) => record.replace('secret', `secret ${'00'.repeat(32)}\nsecret`)],
    ['two shares of a seat', (record) => record.replace('nonce 1', `nonce 1 ${HERS}\nnonce 1`)],
    ['a share that is none', (record) => record.replace(MINE, 'zz')],
    [
      'an option twice',
      (record) => record.replace('option board', 'option board lion\noption board'),
    ],
    ['a line that is none', (record) => record.replace('resign 2', 'whatever')],
    ['no events', (record) => record.slice(0, record.indexOf('\n\n'))],
    ['nothing', () => ''],
  ])('can’t be read, with %s', async (_, change) => {
    expect(await found(change(text))).toEqual({ wrong: ['unreadable'] });
  });
});
