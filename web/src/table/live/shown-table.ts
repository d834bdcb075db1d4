// What is the same for a screen as for the table that it shows.

import type { EventShown, Frame, Questions, Seat, TableInfo } from '../../protocol';
import type { Words } from '../../words';
import type { Proposal, Staged } from '../contract';
import type { Turn } from './position/history';
import type { LiveTable } from './live.svelte';

export abstract class ShownTable {
  abstract get current(): LiveTable;

  get frame(): Frame {
    return this.current.frame;
  }
  get info(): TableInfo {
    return this.current.info;
  }
  get can(): Frame['can'] {
    return this.current.can;
  }
  get viewer(): Seat {
    return this.current.viewer;
  }
  get view(): unknown {
    return this.current.view;
  }
  get events(): readonly EventShown[] {
    return this.current.events;
  }
  get ply(): number {
    return this.current.ply;
  }
  get live(): boolean {
    return this.current.live;
  }
  get last(): readonly EventShown[] {
    return this.current.last;
  }
  get marked(): readonly Turn[] {
    return this.current.marked;
  }
  get proposal(): Proposal | null {
    return this.current.proposal;
  }
  get sending(): boolean {
    return this.current.sending;
  }
  get words(): Words {
    return this.current.words;
  }
  get motion(): boolean {
    return this.current.motion;
  }
  get touch(): boolean {
    return this.current.touch;
  }
  get named(): boolean {
    return this.current.named;
  }
  get questions(): Questions | null {
    return this.current.questions;
  }
  get stage(): Staged | null {
    return this.current.stage;
  }
  propose(actions: string[] | null): void {
    this.current.propose(actions);
  }
  commit(): void {
    this.current.commit();
  }
  play(actions: string[]): void {
    this.current.play(actions);
  }
  back(): void {
    this.current.back();
  }
  putOff(until: number): void {
    this.current.putOff(until);
  }
  /** Shows a sentence until something else is tried or sent. */
  tell(key: string): void {
    this.current.notice = key;
  }
  look(ply: number | null, step = false): Promise<void> {
    return this.current.look(ply, step);
  }
}
