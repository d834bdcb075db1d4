// Turns as sentences.

import type { EventShown } from '../protocol';
import type { Words } from '../words';
import type { GameUi } from './contract';

/** The lines of a turn, from its happenings. */
export function turnLines(events: readonly EventShown[], ui: GameUi, words: Words): string[] {
  const happenings = events.flatMap((event) => event.happenings);
  const lines = ui.previewLines(happenings, words);
  const own = events.find((event) => event.actor !== 0);
  return lines.length > 0 || !own || ui.quiet?.(events, 0) ? lines : [own.action];
}

export function turnSentence(events: readonly EventShown[], ui: GameUi, words: Words): string {
  return turnLines(events, ui, words).join(' ');
}
