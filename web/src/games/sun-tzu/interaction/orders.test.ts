import { afterEach, describe, expect, it, vi } from 'vitest';
import { undo } from './acts';
import { keepOrders } from './kept';
import { FakeTable } from '../testing/fake-table.svelte';

describe('orders', () => {
  it('take a card up, lay it, and leave a place in the hand', () => {
    const { orders } = new FakeTable();
    expect(orders.cards).toEqual(['1', '2', '3', '4', '5', '6', '9', '-1', '+1', '+1']);
    orders.choose(4);
    expect(orders.card).toBe('5');
    orders.tap('Qi');
    expect(orders.laid).toEqual({ Qi: '5' });
    expect(orders.cards).not.toContain('5');
    expect(orders.missing).toEqual(['Xi', 'Ti', 'Mo', 'Ma']);
    expect(orders.card).toBeNull();
  });

  it('lay a taken card down again at a second tap', () => {
    const { orders } = new FakeTable();
    orders.choose(4);
    orders.choose(4);
    expect(orders.card).toBeNull();
    orders.tap('Qi');
    expect(orders.laid).toEqual({});
  });

  it('move, change places and go back to the hand', () => {
    const { orders } = new FakeTable().lay({ Xi: '1', Ti: '2' });
    orders.tap('Xi');
    expect(orders.lifted).toBe('Xi');
    orders.tap('Ma');
    expect(orders.laid).toEqual({ Ti: '2', Ma: '1' });
    orders.tap('Ti');
    orders.tap('Ma');
    expect(orders.laid).toEqual({ Ti: '1', Ma: '2' });
    orders.tap('Ma');
    orders.tap('Ma');
    expect(orders.laid).toEqual({ Ti: '1' });
    expect(orders.cards).toContain('2');
  });

  it('give way to another card of the hand', () => {
    const { orders } = new FakeTable().lay({ Xi: '1' });
    orders.take(['6']);
    orders.tap('Xi');
    expect(orders.laid).toEqual({ Xi: '6' });
    expect(orders.cards).toContain('1');
  });

  it('go round among cards of the same key', () => {
    const { orders } = new FakeTable();
    orders.take(['+1', '+2']);
    const first = orders.chosen;
    orders.take(['+1', '+2']);
    expect(orders.chosen).not.toBe(first);
    expect(orders.card).toBe('+1');
  });

  it('are taken back one by one, the last first', () => {
    const { orders } = new FakeTable().lay({ Xi: '1', Qi: '3', Ti: '2' });
    orders.undo();
    expect(orders.laid).toEqual({ Xi: '1', Qi: '3' });
    orders.undo();
    expect(orders.laid).toEqual({ Xi: '1' });
  });

  it('are looked at by the table once all lie, and sent in the order of the provinces', () => {
    const table = new FakeTable().lay({ Ma: '5', Mo: '4', Qi: '3', Ti: '2', Xi: '1' });
    expect(table.orders.complete).toBe(true);
    table.seat.follow();
    expect(table.proposal?.actions).toEqual(['Xi:1', 'Ti:2', 'Qi:3', 'Mo:4', 'Ma:5']);
    expect(table.orders.ready).toBe(true);
    table.orders.tap('Ma');
    table.orders.tap('Xi');
    expect(table.proposal).toBeNull();
    expect(table.orders.actions[0]).toBe('Xi:5');
  });

  it('are sealed when the table has looked at them, also where the other side acts meanwhile', () => {
    const table = new FakeTable().lay({ Ma: '5', Mo: '4', Qi: '3', Ti: '2', Xi: '1' });
    vi.spyOn(table, 'propose').mockImplementation((actions) => {
      table.proposal = actions && { actions };
    });
    table.seat.follow();
    table.orders.seal();
    expect(table.played).toEqual([]);
    table.change({});
    table.seat.follow();
    expect(table.orders.ready).toBe(true);
    const { actions } = table.proposal!;
    table.proposal = {
      actions,
      reply: { type: 'previewed', id: '', happenings: [], view: table.view, legal: [] },
    };
    table.seat.follow();
    table.seat.follow();
    expect(table.played).toEqual([['Xi:1', 'Ti:2', 'Qi:3', 'Mo:4', 'Ma:5']]);
  });

  it('are not sealed any more once they are moved', () => {
    const table = new FakeTable().lay({ Ma: '5', Mo: '4', Qi: '3', Ti: '2', Xi: '1' });
    vi.spyOn(table, 'propose').mockImplementationOnce(() => {});
    table.orders.seal();
    table.orders.tap('Ma');
    table.orders.tap('Xi');
    table.seat.follow();
    expect(table.orders.ready).toBe(true);
    expect(table.played).toEqual([]);
  });

  it('say why they may not be sealed', () => {
    const table = new FakeTable().lay({ Xi: '6', Ti: '2', Qi: '3', Mo: '4', Ma: '5' });
    table.refusal = { clause: 'SUN-8', reason: { code: 'marked', province: 'Xi' } };
    table.seat.follow();
    expect(table.orders.ready).toBe(false);
    expect(table.orders.refusal(table.words)).toContain('Xinjiang');
  });

  it('outlive what comes meanwhile, and end with the dynasty', () => {
    const table = new FakeTable().lay({ Xi: '1', Ti: '2' });
    table.change({ orders: [[], ['?', '?']] });
    expect(table.orders.laid).toEqual({ Xi: '1', Ti: '2' });
    table.change({ dynasty: 2 });
    expect(table.orders.laid).toEqual({});
  });

  it('lose a card that has left the hand', () => {
    const table = new FakeTable().lay({ Xi: '9', Ti: '2' });
    table.change({ hand: [['1', '2', '3', '4', '5', '6', '-1'], 10] });
    expect(table.orders.laid).toEqual({ Ti: '2' });
  });

  it('leave alone what the table has already', () => {
    const table = new FakeTable().lay({ Qi: '3', Xi: '1' });
    table.change({ orders: [['2', '4'], []], hand: [['1', '3', '5', '6'], 10] });
    expect(table.orders.free).toEqual(['Qi', 'Mo', 'Ma']);
    expect(table.orders.laid).toEqual({ Qi: '3' });
    table.orders.take(['5']);
    table.orders.tap('Xi');
    expect(table.orders.laid).toEqual({ Qi: '3' });
  });

  it('come back when they are opened again', () => {
    const table = new FakeTable().lay({ Xi: '1', Ti: '2', Qi: '3', Mo: '4', Ma: '5' });
    const rest = ['6', '9', '-1', '+1', '+1'] as const;
    table.acting = false;
    table.change({ orders: [['1', '2', '3', '4', '5'], []], hand: [[...rest], 10], turn: [2] });
    expect(table.seat.sealed).toBe(true);
    undo(table.table)!();
    table.acting = true;
    for (let left = 4; left >= 0; left--) {
      const laid = (['1', '2', '3', '4', '5'] as const).slice(0, left);
      const hand = [...(['1', '2', '3', '4', '5'] as const).slice(left), ...rest];
      table.change({ orders: [[...laid], []], hand: [hand, 10], turn: [1, 2] });
      table.seat.follow();
      table.seat.follow();
    }
    expect(table.backs).toBe(5);
    expect(table.orders.laid).toEqual({ Xi: '1', Ti: '2', Qi: '3', Mo: '4', Ma: '5' });
  });

  it('let a card that is used once be given up', () => {
    const table = new FakeTable();
    table.legal = [...table.legal, 'recruit 9'];
    expect(table.orders.recruits).toBe(true);
    table.orders.take(['5']);
    expect(table.orders.recruit).toBeNull();
    table.orders.take(['9']);
    table.orders.enlist();
    expect(table.played).toEqual([['recruit 9']]);
  });

  describe('in a window that keeps what lies there', () => {
    const kept = new Map<string, string>();
    const stub = () =>
      vi.stubGlobal('sessionStorage', {
        getItem: (key: string) => kept.get(key) ?? null,
        setItem: (key: string, text: string) => kept.set(key, text),
      });
    afterEach(() => {
      vi.unstubAllGlobals();
      kept.clear();
    });

    it('lie there again when the page is loaded anew, but not in the next dynasty', () => {
      stub();
      new FakeTable().lay({ Qi: '5', Xi: '+1' });
      const again = new FakeTable();
      expect(again.orders.laid).toEqual({ Qi: '5', Xi: '+1' });
      again.change({ dynasty: 2 });
      expect(again.orders.laid).toEqual({});
    });

    it('do not lie in the next lesson or puzzle, which have no table', () => {
      stub();
      keepOrders('', { of: '1/1', laid: { Qi: '5' } });
      expect(kept.size).toBe(0);
    });

    it('are none where what is kept is no such thing', () => {
      stub();
      for (const text of ['[', 'null', '{"of":"1/1","laid":{"Rome":"5","Qi":"?"}}']) {
        kept.set('tianxia.orders.T', text);
        expect(new FakeTable().orders.laid).toEqual({});
      }
    });
  });
});
