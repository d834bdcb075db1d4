import { render } from 'svelte/server';
import { describe, expect, it, vi } from 'vitest';
import { FakeTable, frame, info } from '../testing/fake-table';
import PlayerRequests from './PlayerRequests.svelte';
import { Screen } from '../live/screen.svelte';

vi.stubGlobal('document', { hidden: false });

/** What the first seat is told, after a takeback was asked for. */
function told(takeback: { by: number; agreed: number[] }): string[] {
  const sitting = new FakeTable(frame(5, 4, [1]));
  const seats = [{}, { kind: 'person', name: 'Ann' }];
  const asked = { ...info, seats, takeback };
  sitting.receive({ ...frame(5, 4, [1]), type: 'table', info: asked } as never);
  const screen = new Screen([sitting.table], () => {});
  const { body } = render(PlayerRequests, { props: { screen, clocks: null } });
  return body
    .replace(/<[^>]*>/g, '\n')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

describe('a takeback', () => {
  it('is asked of the others, with both answers', () => {
    expect(told({ by: 2, agreed: [2] })).toEqual([
      'Ann asks to take back their last move.',
      'Agree',
      'Decline',
    ]);
  });

  it('waits for them, and is not asked of who has agreed', () => {
    expect(told({ by: 1, agreed: [1] })).toEqual(['Waiting for the others to agree.']);
    expect(told({ by: 2, agreed: [2, 1] })).toEqual([]);
  });
});
