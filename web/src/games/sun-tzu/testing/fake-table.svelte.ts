// For tests: a table at which seat 1 (or, in turn, seat 2) decides, without a server.

import { readFileSync } from 'node:fs';
import type { Frame, Questions, Refusal } from '../../../protocol';
import type { Proposal, Staged, Table } from '../../../table/contract';
import { Words } from '../../../words';
import type { Language } from '../../../words';
import { positions } from './golden';
import { playOf } from '../interaction/play.svelte';
import type { Play } from '../interaction/play.svelte';
import type { Card, Province, SunTzuView } from '../view';

const engine = '../../../../../games/src/main/resources/tianxia/games';
const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

/** All words that the table has. */
export function allWords(language: Language): Words {
  const files = [`../../../words`, `${engine}/common`, `${engine}/sun-tzu/words`, '../words'];
  return new Words(
    language,
    files.map((file) => read(`${file}.${language}.txt`)),
  );
}

const START = positions(1).find(({ view }) => view.phase === 'orders')!;

export class FakeTable {
  viewer = $state(1);
  live = true;
  sending = $state(false);
  motion = false;
  touch = false;
  acting = $state(true);
  view = $state.raw<SunTzuView>({
    ...START.view,
    hand: [['1', '2', '3', '4', '5', '6', '9', '-1', '+1', '+1'], 10],
  });
  legal = $state.raw<string[]>(['Xi:1']);
  proposal = $state.raw<Proposal | null>(null);
  questions = $state.raw<Questions | null>(null);
  stage = $state.raw<Staged | null>(null);
  refusal: Refusal | null = null;
  readonly played: string[][] = [];
  readonly said: string[] = [];
  backs = 0;
  words = allWords('en');
  info = {
    table: 'T',
    seats: [
      { seat: 1, kind: 'person', name: 'Mei', present: true },
      { seat: 2, kind: 'person', name: 'Bo', present: true },
    ],
  };
  #ply = $state(20);
  readonly last = [];

  get frame(): Frame {
    return { ply: this.#ply, seq: this.#ply, events: [], can: { back: true } } as unknown as Frame;
  }
  get table(): Table {
    return this as unknown as Table;
  }
  /** The seat's Play. */
  get seat(): Play {
    return playOf(this.table);
  }
  get orders() {
    return this.seat.orders;
  }

  /** The changes of the next frame. */
  change(view: Partial<SunTzuView>, legal: string[] = this.legal): void {
    this.view = { ...this.view, ...view };
    this.legal = legal;
    this.#ply++;
    this.proposal = null;
  }
  /** Lays cards in order. */
  lay(cards: Partial<Record<Province, Card>>): this {
    for (const [province, card] of Object.entries(cards)) {
      this.orders.take([card]);
      this.orders.put(province as Province);
    }
    return this;
  }

  propose(actions: string[] | null): void {
    this.proposal = actions && {
      actions,
      reply: this.refusal
        ? { type: 'refused', id: '', code: 'illegal', message: '', refusal: this.refusal }
        : { type: 'previewed', id: '', happenings: [], view: this.view, legal: [] },
    };
  }
  commit(): void {
    this.played.push(this.proposal!.actions);
  }
  play(actions: string[]): void {
    this.played.push(actions);
  }
  back(): void {
    this.backs++;
  }
  say(sentence: string): void {
    this.said.push(sentence);
  }
  nextStage(): void {}
  showAll(): void {}
  putOff(): void {}
}
