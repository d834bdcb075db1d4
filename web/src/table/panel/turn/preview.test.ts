import { render } from 'svelte/server';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Happening, TableInfo } from '../../../protocol';
import type { GameUi } from '../../contract';
import Preview from './Preview.svelte';
import { Forced } from './forced.svelte';
import { since } from '../../parts.svelte';
import { Recap } from '../../live/replay/recap.svelte';
import { Screen } from '../../live/screen.svelte';
import { event, FakeTable, frame, info } from '../../testing/fake-table';

vi.stubGlobal('document', { hidden: false });

/** A game without a TurnPanel. */
const ui = {
  proposalHeading: ([action]: string[]) => `If you play ${action}`,
  sentences: (happenings: Happening[]) =>
    happenings.map(({ code }) => ({ text: code, places: [] })),
} as unknown as GameUi;

let sitting: FakeTable;
beforeEach(() => {
  sitting = new FakeTable(frame(5, 4, [1]));
});

/** The lines shown, in order. */
function shown(away = false, how = ui): string[] {
  const screen = new Screen([sitting.table], () => {});
  const forced = new Forced(screen, () => null);
  const props = { screen, ui: how, forced, recap: new Recap(screen, () => false), away };
  const { body } = render(Preview, { props });
  const text = body.replace(/<!--.*?-->/g, '').replace(/<[^>]*>/g, '\n');
  return text
    .split('\n')
    .map((line) => line.trim().toLowerCase())
    .filter((line) => line !== '');
}

describe('what the others have done since one’s turn is offered', () => {
  beforeAll(since.load);
  const seats = (count: number) => ({
    ...info,
    seats: Array.from({ length: count }, (_, k) => ({ kind: 'person', name: `${k + 1}` })),
  });
  const row = (turns: string) => [`since your turn: ${turns}`];
  /** Seat 1 has played the first event, the others one each. */
  const after = (count: number, acting: boolean) =>
    sitting.receive(
      frame(acting ? 10 : 9, count, acting ? [1] : [2], {
        events: Array.from({ length: count }, (_, k) => event(k + 1, k + 1)),
        info: seats(count) as unknown as TableInfo,
      }),
    );

  it('where there are several others, in one’s turn', () => {
    after(4, false);
    expect(shown()).toEqual([]);
    after(4, true);
    expect(shown()).toEqual(row('3 moves'));
    sitting.table.propose(['A1']);
    expect(shown()).toEqual(['if you play a1']);
  });

  it('to somebody who comes back', () => {
    after(2, true);
    expect(shown()).toEqual([]);
    expect(shown(true)).toEqual(row('1 move'));
  });
});

it('why a command was not carried out stands above what is tried out', () => {
  sitting.table.propose(['A1']);
  sitting.table.play(['A1']);
  const { id } = sitting.played[0]!;
  sitting.receive({ type: 'refused', id, code: 'slow-down', message: '' });
  expect(shown()).toEqual(['refused.slow-down', 'if you play a1']);
});

describe('while the connection is lost', () => {
  beforeEach(() => sitting.lines.at(-1)!.onclose?.());

  it.each([false, true])(
    'what is tried out says that it waits for it (a panel of the game’s own: %s)',
    (panel) => {
      const how = panel ? ({ ...ui, TurnPanel: () => {} } as unknown as GameUi) : ui;
      expect(shown(false, how)).toEqual([]);
      sitting.table.propose(['A1']);
      expect(shown(false, how)).toContain('offline.tried');
      sitting.table.play(['A1']);
      expect(shown(false, how)).toContain('offline.sending');
    },
  );
});
