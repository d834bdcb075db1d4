import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Carry } from './carry.svelte';
import { FakeTable } from '../testing/fake-table.svelte';
import type { Province } from '../view';

vi.stubGlobal('window', new EventTarget());
const at = (x: number, pointerId = 1) =>
  ({ clientX: x, clientY: 0, pointerId, pointerType: 'mouse', button: 0 }) as PointerEvent;

describe('a card in the air', () => {
  let sitting: FakeTable;
  let carry: Carry;
  beforeEach(() => {
    sitting = new FakeTable().lay({ Xi: '1' });
    // Xinjiang begins at 100, Qinghai at 200; the hand is before them.
    const land: [number, Province][] = [
      [200, 'Qi'],
      [100, 'Xi'],
    ];
    carry = new Carry(sitting.seat, (x) => land.find(([from]) => x >= from)?.[1] ?? null);
  });

  it('is laid where it comes down', () => {
    const index = sitting.orders.cards.indexOf('6');
    carry.fromHand(index, at(10));
    carry.move(at(210));
    expect([carry.carried?.thing, carry.over]).toEqual(['6', 'Qi']);
    carry.up(at(210));
    expect(sitting.orders.laid).toEqual({ Xi: '1', Qi: '6' });
    expect(carry.tapped()).toBe(false);
  });

  it('goes from province to province, and back to the hand', () => {
    carry.fromMap(at(110));
    carry.move(at(220));
    carry.up(at(220));
    expect(sitting.orders.laid).toEqual({ Qi: '1' });
    carry.fromMap(at(220));
    carry.move(at(20));
    carry.up(at(20));
    expect(sitting.orders.laid).toEqual({});
  });

  it('stays with the pointer that took it up', () => {
    carry.fromMap(at(110));
    carry.move(at(220));
    carry.fromHand(0, at(10, 2));
    carry.cancel(at(10, 2));
    expect(carry.carried).toMatchObject({ thing: '1', x: 220 });
  });
});
