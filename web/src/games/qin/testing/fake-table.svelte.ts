// For tests: a table with a decision from a recorded game, and pointer input to it.

import type { Proposal, Table } from '../../../table/contract';
import { Words } from '../../../words';
import { Camera } from '../../../board/camera.svelte';
import { Gestures } from '../../../board/gestures';
import type { Point } from '../../../board/plane';
import { Carry } from '../interaction/carry.svelte';
import { BoardHands } from '../interaction/hands';
import { positions } from './golden';
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

/** The parts of a board drawn at one pixel per unit, 10 pixels from the window's edges as in board/pointer.
 * */
export function sit() {
  const table = new FakeTable();
  const play = new Play(table as unknown as Table);
  const carry = new Carry(play);
  const camera = new Camera({
    box: () => ({ left: -5, top: -5, right: 655, bottom: 655 }),
    nearest: (whole) => 2 * whole,
    motion: () => false,
  });
  camera.screen = { width: 660, height: 660 };
  const inside = ({ x, y }: Point) => (x >= 0 && y >= 0 && x < 650 && y < 650 ? { x, y } : null);
  play.inDrawing = (x, y) => inside({ x: x - 10, y: y - 10 });
  play.begin();
  const hands = new BoardHands(play, carry, camera, inside);
  return { table, play, carry, camera, hands, gestures: new Gestures(hands) };
}

export function key(name: string, shiftKey = false): KeyboardEvent {
  const target = { closest: () => null };
  return { key: name, shiftKey, defaultPrevented: false, target } as unknown as KeyboardEvent;
}
Object.assign(globalThis, { document: { querySelector: () => null }, window: new EventTarget() });
