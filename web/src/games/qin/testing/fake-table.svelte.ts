// For the tests: a table at which a recorded decision waits, and what hands do there.

import type { Proposal, Table } from '../../../table/contract';
import { Words } from '../../../words';
import { Gestures } from '../interaction/gestures';
import { positions } from './golden';
import { Camera } from '../interaction/camera.svelte';
import { Play } from '../interaction/play.svelte';

/** A seat's decision from a recorded game; a legal proposal is answered at once. */
export class FakeTable {
  proposal = $state.raw<Proposal | null>(null);
  acting = $state(true);
  sending = false;
  viewer = 2;
  view: unknown;
  legal = $state.raw<string[]>([]);
  played: string[] = [];
  words = new Words('en', []);

  constructor(ply = 40) {
    const position = positions(2)[ply]!;
    this.view = position.view;
    this.legal = position.legal;
  }
  propose(actions: string[] | null): void {
    this.proposal = actions && {
      actions,
      reply: this.legal.includes(actions[0]!)
        ? { type: 'previewed', id: '', happenings: [], view: this.view, legal: [] }
        : { type: 'refused', id: '', code: 'illegal', message: '' },
    };
  }
  commit(): void {
    this.played.push(this.proposal!.actions[0]!);
  }
  say(): void {}
}

export function sit(): { table: FakeTable; play: Play; gestures: Gestures; lens: Camera } {
  const table = new FakeTable();
  const play = new Play(table as unknown as Table);
  const lens = new Camera();
  play.inDrawing = (x, y) => (x >= 0 && y >= 0 && x < 650 && y < 650 ? { x, y } : null);
  play.begin();
  return { table, play, lens, gestures: new Gestures(play, lens) };
}

export function pointer(
  type: 'mouse' | 'touch',
  x: number,
  y: number,
  pointerId = 1,
): PointerEvent {
  const currentTarget = { setPointerCapture: () => undefined };
  const event = { pointerType: type, clientX: x, clientY: y, pointerId, button: 0, currentTarget };
  return event as unknown as PointerEvent;
}

export function key(name: string, shiftKey = false): KeyboardEvent {
  const target = { closest: () => null };
  return { key: name, shiftKey, defaultPrevented: false, target } as unknown as KeyboardEvent;
}
Object.assign(globalThis, { document: { querySelector: () => null } });
