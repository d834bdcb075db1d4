import { describe, expect, it, vi } from 'vitest';
import { Carry } from './carry.svelte';
import { sitAt } from '../testing/fake-table.svelte';

vi.stubGlobal('window', new EventTarget());

describe('a card in the air', () => {
  const at = (x: number, pointerId = 1) =>
    ({
      clientX: x,
      clientY: 0,
      pointerId,
      pointerType: 'mouse',
      button: 0,
      currentTarget: { setPointerCapture: () => {} },
    }) as unknown as PointerEvent;
  /** Each site is ten pixels wide, from 100 on. */
  function sit() {
    const { composer } = sitAt('end');
    const card = composer.cards.find((each) => composer.serves(each))!;
    const carry = new Carry(composer, (x) => (x < 100 ? 0 : Math.floor((x - 90) / 10)));
    return { composer, carry, card };
  }

  it('is chosen when it is taken up, and let go beside the sites', () => {
    const { composer, carry, card } = sit();
    carry.down(at(10), card);
    expect(composer.chosen).toEqual([]);
    carry.move(at(30));
    expect([carry.carried?.thing, composer.chosen]).toEqual([card, [card.key]]);
    carry.up(at(30));
    expect([carry.carried, composer.chosen]).toEqual([null, []]);
    expect(carry.tapped()).toBe(false);
  });

  it('is taken by a site as a tap would be', () => {
    const { composer, carry, card } = sit();
    carry.down(at(10), card);
    carry.move(at(30));
    const [site] = composer.payable;
    const over = 95 + 10 * site!;
    carry.move(at(over));
    expect([carry.over, composer.pointed?.site]).toEqual([site, site]);
    carry.up(at(over));
    expect(carry.over).toBe(0);
    expect(composer.site === site || composer.trail.length === 1).toBe(true);
  });

  it('stays with the pointer that took it up', () => {
    const { composer, carry, card } = sit();
    carry.down(at(10), card);
    carry.move(at(30));
    carry.down(at(10, 2), composer.cards.at(-1)!);
    carry.cancel(at(10, 2));
    expect(carry.carried?.thing).toBe(card);
    carry.cancel(at(30));
    expect([carry.carried, composer.chosen]).toEqual([null, []]);
  });
});
