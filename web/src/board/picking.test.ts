import { describe, expect, it } from 'vitest';
import { Picking } from './picking.svelte';
import type { Spot } from './spots';
import { PREVIEWED, REFUSED, TestTrial } from './trial';

/** Three columns, A to C, and two rows; A1, A2 and B2 are legal. */
const BOARD = ['A1', 'B1', 'C1', 'A2', 'B2', 'C2'].map((key, n): Spot => {
  const point = { x: (n % 3) * 50, y: Math.floor(n / 3) * 50 };
  return { key, point, action: key, legal: ['A1', 'A2', 'B2'].includes(key) };
});

function sitting() {
  const table = new TestTrial();
  const choice = new Picking(
    () => table,
    () => BOARD,
  );
  const spot = (name: string): Spot => BOARD.find(({ key }) => key === name)!;
  return { table, choice, spot };
}

describe('the mouse', () => {
  it('tries out what it hovers over, only as long as it is there', () => {
    const { table, choice, spot } = sitting();
    choice.hover(spot('A1'), true);
    expect(table.proposal?.actions).toEqual(['A1']);
    expect(choice.pinned).toBe(false);
    choice.hover(spot('A1'), true);
    expect(table.asked).toBe(1);
    choice.hover(spot('A2'), true);
    expect(table.proposal?.actions).toEqual(['A2']);
    choice.hover(null, false);
    expect(table.proposal).toBeNull();
  });

  it('does not ask about a corner that bears a tower', () => {
    const { table, choice, spot } = sitting();
    choice.hover(spot('C2'), false);
    expect(table.asked).toBe(0);
  });

  it('pins with a click, which another place does not move', () => {
    const { table, choice, spot } = sitting();
    choice.hover(spot('A1'), true);
    choice.choose(spot('A1'));
    expect(choice.pinned).toBe(true);
    expect(table.asked).toBe(1);
    choice.hover(spot('A2'), true);
    choice.hover(null, false);
    expect(table.proposal?.actions).toEqual(['A1']);
  });

  it('does not play by a second click, before its preview is shown or after', () => {
    const { table, choice, spot } = sitting();
    choice.choose(spot('A1'));
    choice.choose(spot('A1'));
    table.answer(PREVIEWED);
    choice.choose(spot('A1'));
    choice.choose(spot('A1'));
    expect(table.played).toEqual([]);
    expect([table.asked, choice.pinned, choice.tried]).toEqual([1, true, 'A1']);
  });

  it('moves the pin with a click elsewhere, and drops it with a click beside everything', () => {
    const { table, choice, spot } = sitting();
    choice.choose(spot('A1'));
    choice.choose(spot('B2'));
    expect(table.proposal?.actions).toEqual(['B2']);
    choice.choose(null);
    expect(table.proposal).toBeNull();
  });

  it('leaves alone what is tried out elsewhere, like passing', () => {
    const { table, choice, spot } = sitting();
    table.propose(['pass']);
    choice.hover(spot('A1'), true);
    choice.hover(null, false);
    expect(table.proposal?.actions).toEqual(['pass']);
  });

  it('tries nothing out while another is to move or a command is on its way', () => {
    const { table, choice, spot } = sitting();
    table.acting = false;
    choice.hover(spot('A1'), true);
    choice.choose(spot('A1'));
    table.acting = true;
    table.sending = true;
    choice.choose(spot('A1'));
    choice.enter();
    expect(table.asked).toBe(0);
  });
});

describe('keys', () => {
  it('Enter tries out, Enter again plays', () => {
    const { table, choice } = sitting();
    expect(choice.nextLegal(false)!.key).toBe('A1');
    choice.enter();
    expect(table.proposal?.actions).toEqual(['A1']);
    table.answer(PREVIEWED);
    choice.enter();
    expect(table.played).toEqual([['A1']]);
  });

  it('Enter plays nothing before its preview is shown, and nothing that is refused', () => {
    const { table, choice } = sitting();
    choice.nextLegal(false);
    choice.enter();
    choice.enter();
    expect([table.played, table.asked]).toEqual([[], 1]);
    table.answer(REFUSED);
    choice.enter();
    expect(table.played).toEqual([]);
  });

  it('moving on drops what was tried out; Escape too', () => {
    const { table, choice } = sitting();
    choice.nextLegal(false);
    choice.enter();
    choice.move('down');
    expect(table.proposal).toBeNull();
    choice.enter();
    choice.cancel();
    expect(table.proposal).toBeNull();
  });

  it('L goes around the legal corners, and stays where there are none', () => {
    const { choice } = sitting();
    const around = [1, 2, 3, 4].map(() => choice.nextLegal(false)!.key);
    expect(around).toEqual(['A1', 'A2', 'B2', 'A1']);
    expect(choice.nextLegal(true)!.key).toBe('B2');
    const none = new Picking(
      () => new TestTrial(),
      () => [sitting().spot('C1')],
    );
    none.move('up');
    expect(none.nextLegal(false)!.key).toBe('C1');
  });

  it('Enter plays a pass that is proposed, wherever the cursor stands', () => {
    const { table, choice } = sitting();
    table.propose(['pass']);
    choice.move('right');
    table.answer(PREVIEWED);
    choice.enter();
    expect(table.played).toEqual([['pass']]);
  });

  it('Enter plays what the mouse has pinned', () => {
    const { table, choice, spot } = sitting();
    choice.choose(spot('B2'));
    table.answer(PREVIEWED);
    choice.enter();
    expect(table.played).toEqual([['B2']]);
  });
});
