import { render } from 'svelte/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Happening } from '../../protocol';
import type { GameUi } from '../contract';
import Preview from '../panel/Preview.svelte';
import { Screen } from './screen.svelte';
import { FakeTable, frame, info } from '../fake-table';

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
function shown(): string[] {
  const props = {
    screen: new Screen([sitting.table], () => {}),
    ui,
    away: [],
    onshow: () => {},
    ondismiss: () => {},
  };
  const { body } = render(Preview, { props });
  const text = body.replace(/<!--.*?-->/g, '').replace(/<[^>]*>/g, '\n');
  return text
    .split('\n')
    .map((line) => line.trim().toLowerCase())
    .filter((line) => line !== '');
}

describe('what others ask stands above what is tried out', () => {
  const asked = {
    ...info,
    seats: [{}, { kind: 'person', name: 'Ann' }],
    takeback: { by: 2, agreed: [2] },
  };

  it('a takeback, with both answers', () => {
    sitting.table.propose(['A1']);
    expect(shown()).toEqual(['if you play a1']);
    sitting.receive({ ...frame(5, 4, [1]), type: 'table', info: asked } as never);
    expect(shown()).toEqual([
      'takeback.asked',
      'takeback.agree',
      'takeback.decline',
      'if you play a1',
    ]);
    sitting.table.propose(null);
    expect(shown()).toEqual(['takeback.asked', 'takeback.agree', 'takeback.decline']);
  });

  it('and why a command was not carried out', () => {
    sitting.table.propose(['A1']);
    sitting.table.play(['A1']);
    const { id } = sitting.played[0]!;
    sitting.receive({ type: 'refused', id, code: 'slow-down', message: '' });
    expect(shown()).toEqual(['refused.slow-down', 'if you play a1']);
  });
});
