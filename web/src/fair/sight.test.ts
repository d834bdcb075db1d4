import { describe, expect, it } from 'vitest';
import type { SeatInfo, TableInfo } from '../protocol';
import { hashOf } from './share';
import { judge, type Remembered, type Sight, sightOf } from './sight';

const MINE = '11'.repeat(16);
const HERS = '22'.repeat(16);
const SECRET = 'aa'.repeat(32);
const person = async (seat: number, nonce: string): Promise<SeatInfo> => ({
  seat,
  kind: 'person',
  name: `P${seat}`,
  present: true,
  commitment: await hashOf(nonce),
});

async function table(change: Partial<TableInfo> = {}): Promise<TableInfo> {
  const seats = [await person(1, MINE), await person(2, HERS)];
  return {
    table: 'T',
    options: { board: 'bird' },
    seats,
    commitment: SECRET,
    reveal: [1, 2],
    ...change,
  } as TableInfo;
}

describe('a share', () => {
  it('is given where all is fixed, and as it was', async () => {
    const sight = (await judge(await table(), 1, MINE, { commitment: SECRET })) as Sight;
    expect(sight).toEqual({
      commitment: SECRET,
      seats: [await hashOf(MINE), await hashOf(HERS)],
      options: { board: 'bird' },
    });
    expect(await judge(await table(), 1, MINE, { commitment: SECRET, sight })).toEqual(sight);
    // From another browser, with the link to the seat: there is nothing saved, and nothing is lost.
    expect(await judge(await table(), 1, MINE, {})).toEqual(sight);
  });

  it('is not where this browser has none', async () => {
    expect(await judge(await table(), 1, '', {})).toBe('lost');
  });

  it('is not where the table has another secret than before', async () => {
    const changed = await table({ commitment: 'bb'.repeat(32) });
    expect(await judge(changed, 1, MINE, { commitment: SECRET })).toBe('secret');
    const sight = (await sightOf(await table()))!;
    expect(await judge(changed, 1, MINE, { sight })).toBe('secret');
  });

  it('is not where another stands in its place', async () => {
    const seats = [await person(1, HERS), await person(2, HERS)];
    expect(await judge(await table({ seats }), 1, MINE, {})).toBe('own');
    expect(
      await judge(
        await table({ seats: [{ ...seats[0]!, commitment: undefined! }, seats[1]!] }),
        1,
        MINE,
        {},
      ),
    ).toBe('own');
  });

  it('is not where another’s could still be chosen', async () => {
    const mine = await person(1, MINE);
    const open: SeatInfo = { seat: 2, kind: 'open', name: '', present: false };
    const unfixed: SeatInfo = { seat: 2, kind: 'person', name: 'Bo', present: true };
    for (const other of [open, unfixed]) {
      expect(await judge(await table({ seats: [mine, other] }), 1, MINE, {})).toBe('others');
    }
  });

  it('is not where another’s has changed since', async () => {
    const before: Remembered = { sight: (await sightOf(await table()))! };
    const seats = [await person(1, MINE), await person(2, '33'.repeat(16))];
    expect(await judge(await table({ seats }), 1, MINE, before)).toBe('others');
  });

  it('counts a computer as nothing, and one that was always open as fixed', async () => {
    const computer: SeatInfo = {
      seat: 2,
      kind: 'computer',
      name: '',
      level: 'easy',
      present: true,
    };
    const old: SeatInfo = { seat: 3, kind: 'person', name: 'Bo', present: true, nonce: HERS };
    const seats = [await person(1, MINE), computer, old];
    const sight = (await judge(await table({ seats }), 1, MINE, {})) as Sight;
    expect(sight.seats).toEqual([await hashOf(MINE), '', await hashOf(HERS)]);
  });
});
