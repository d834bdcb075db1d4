// How good a choice is that was tried, and what is told of choices.

import type { EventShown, Foreseen, Happening, Judgement } from '../../protocol';
import type { Words } from '../../words';
import type { GameUi } from '../contract';
import { told } from '../log';
import { points } from './points';

/** Choices closer than this are equally good for all that it matters. */
const NOTHING = 50;

export type Judged =
  | { kind: 'best' }
  /** The one that was played. */
  | { kind: 'same'; cost: number }
  /** As good as the best; or worse by so many points. */
  | { kind: 'good'; chance: number }
  | { kind: 'worse'; chance: number; cost: number }
  /** Not among those that are known. */
  | { kind: 'unlisted' }
  /** Nothing is known of others yet. */
  | { kind: 'unknown' };

/** @param actions what was tried: the first of them is the decision */
export function judge(actions: readonly string[], decision: Judgement): Judged {
  const [action] = actions;
  if (action === decision.best) return { kind: 'best' };
  if (action === decision.taken) return { kind: 'same', cost: points(decision.error) };
  const choices = decision.choices ?? [];
  const found = choices.find((choice) => choice.action === action);
  if (found) {
    const chance = points(found.chance);
    const cost = decision.value - found.chance;
    if (cost < NOTHING) return { kind: 'good', chance };
    return { kind: 'worse', chance, cost: Math.max(points(decision.value) - chance, 1) };
  }
  return { kind: choices.length > 0 ? 'unlisted' : 'unknown' };
}

/** What an action does, beginning with the action itself. */
export function deed(
  actor: number,
  action: string,
  happenings: readonly Happening[],
  ui: GameUi,
  words: Words,
): string {
  const event: EventShown = { ply: 0, actor, action, happenings: [...happenings] };
  const sentences = told([event], ui, words).map(({ text }) => text);
  const [first] = happenings;
  const itself = first ? words.happening(first) : '';
  if (itself && !sentences.includes(itself)) sentences.unshift(itself);
  return sentences.join(' ');
}

/** What is to be expected, a sentence or several for each step; without what has been told already.
 * @param from how many steps are told
 * @param vague whether a step is told by its happenings alone, not by its action */
export function foreseen(
  line: readonly Foreseen[],
  from: number,
  ui: GameUi,
  words: Words,
  vague = false,
): string[] {
  return line
    .slice(from)
    .filter(({ happenings }) => (vague ? ui.sentences(happenings, words) : happenings).length > 0)
    .map(({ actor, action, happenings }) => deed(actor, action, happenings, ui, words));
}
