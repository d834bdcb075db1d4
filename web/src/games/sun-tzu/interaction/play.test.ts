import { describe, expect, it } from 'vitest';
import { said } from '../panel/messages';
import { FakeTable } from '../testing/fake-table.svelte';
import type { SunTzuView } from '../view';
import { noChoice, undo } from './acts';
import { compose } from './compose';

const DRAW: Partial<SunTzuView> = { phase: 'keep', drawn: [['9', '-1'], 2] };
const KEEP = ['keep 9', 'keep -1'];
const CHOOSE = ['choose remove', 'choose scourge'];

describe('a pick', () => {
  it('outlives what comes meanwhile: in a draw the other side may keep first', () => {
    const sitting = new FakeTable();
    sitting.change(DRAW, KEEP);
    sitting.seat.keep(1);
    sitting.change({ ...DRAW, drawn: [['9', '-1'], 0] });
    expect(sitting.seat.action).toBe('keep -1');
    sitting.change({ ...DRAW, dynasty: 2 });
    expect(sitting.seat.action).toBe('');
  });

  it('is gone once it is sent', () => {
    const sitting = new FakeTable();
    sitting.change({ phase: 'choose' }, CHOOSE);
    sitting.seat.choose('scourge');
    sitting.seat.send(sitting.seat.action);
    expect(sitting.played).toEqual([['choose scourge']]);
    expect(sitting.seat.picked.warlord).toBeNull();
  });

  it('stays while something else is on its way', () => {
    const sitting = new FakeTable();
    sitting.change({ phase: 'choose' }, CHOOSE);
    sitting.seat.choose('scourge');
    sitting.sending = true;
    sitting.seat.send(sitting.seat.action);
    expect(sitting.played).toEqual([]);
    expect(sitting.seat.picked.warlord).toBe('scourge');
  });
});

describe('a province', () => {
  it('is picked by a tap, and a second tap on it sends nothing', () => {
    const sitting = new FakeTable();
    sitting.change({ phase: 'source', owed: ['place', 1] }, ['from Xi', 'from Ti']);
    expect(undo(sitting.table)).toBeNull();
    sitting.seat.tap('Ti');
    sitting.seat.tap('Ti');
    expect([sitting.seat.action, sitting.played]).toEqual(['from Ti', []]);
    undo(sitting.table)!();
    expect(sitting.seat.action).toBe('');
  });
});

describe('drawn cards that come to the same', () => {
  it('are picked from the start, and kept by the page', () => {
    const sitting = new FakeTable();
    sitting.change({ phase: 'keep', drawn: [['-1', '-1'], 2] }, ['keep -1']);
    expect([sitting.seat.picked.kept, sitting.seat.action]).toEqual([[0], 'keep -1']);
    expect(noChoice(sitting.table)?.open).toBe(false);
  });

  it('are not what a warlord may only decline: that is asked of everyone', () => {
    const sitting = new FakeTable();
    sitting.change({ phase: 'window' }, ['pass']);
    expect(noChoice(sitting.table)).toBeNull();
  });
});

describe('two seats at one screen', () => {
  it('never see which warlord the other picked', () => {
    const sitting = new FakeTable();
    sitting.change({ phase: 'choose' }, CHOOSE);
    sitting.seat.choose('scourge');
    sitting.viewer = 2;
    expect(sitting.seat.picked.warlord).toBeNull();
    expect(sitting.seat.action).toBe('');
  });

  it('never see which places of the drawn cards the other picked', () => {
    const sitting = new FakeTable();
    sitting.change(DRAW, KEEP);
    sitting.seat.keep(1);
    sitting.viewer = 2;
    sitting.change({ drawn: [2, ['6', '9']] }, ['keep 6', 'keep 9']);
    expect(sitting.seat.picked.kept).toEqual([]);
  });

  it('take up no card of the other', () => {
    const sitting = new FakeTable().lay({ Xi: '1' });
    const { hand } = sitting.view;
    sitting.change({ hand: [hand[0], hand[0]] });
    sitting.orders.take(['6']);
    sitting.viewer = 2;
    expect([sitting.orders.chosen, sitting.orders.card]).toEqual([null, null]);
    sitting.viewer = 1;
    sitting.orders.lift('Xi');
    sitting.viewer = 2;
    expect([sitting.orders.lifted, sitting.orders.card]).toEqual([null, null]);
  });
});

it('nothing is said while orders are on their way', () => {
  const sitting = new FakeTable().lay({ Xi: '1', Ti: '2', Qi: '3', Mo: '4', Ma: '5' });
  expect(said(sitting.seat)?.over).not.toBe('');
  sitting.sending = true;
  expect(said(sitting.seat)).toBeNull();
});

describe('what is advised', () => {
  const QUESTIONS: [string, Partial<SunTzuView>, string[]][] = [
    ['a warlord', { phase: 'choose' }, CHOOSE],
    ['cards to keep', DRAW, KEEP],
    [
      'cards to keep, two of a kind',
      { phase: 'keep', drawn: [['9', '-1', '9', '9'], 2] },
      ['keep 9 9', 'keep 9 -1'],
    ],
    ['an order of the provinces', { phase: 'order' }, ['order Ti Xi Qi Mo Ma']],
    ['a province', { phase: 'source', owed: ['place', 1] }, ['from Xi', 'from Ti']],
    ['a march', { phase: 'window' }, ['march Xi Qi', 'march Qi Xi', 'pass']],
    ['a reinforcement', { phase: 'window' }, ['reinforce Mo', 'reinforce Ma', 'pass']],
    ['a removal', { phase: 'window' }, ['remove Mo', 'remove Ma', 'pass']],
  ];
  it.each(QUESTIONS)('is picked and not played: %s', (_, view, legal) => {
    const sitting = new FakeTable();
    sitting.change(view, legal);
    for (const action of legal.filter((each) => each !== 'pass')) {
      expect(compose(sitting.table, [action])).toBe(1);
      expect(sitting.seat.action).toBe(action);
    }
    expect(sitting.played).toEqual([]);
  });

  it('as a recruit is the card, whose button waits', () => {
    const sitting = new FakeTable();
    sitting.change({ phase: 'orders' }, ['recruit 9', 'Xi:9']);
    expect(compose(sitting.table, ['recruit 9', 'Xi:1'])).toBe(2);
    expect(sitting.seat.orders.recruit).toBe('9');
    expect(sitting.played).toEqual([]);
  });
});
