// A turn step by step: the one being composed, or the last one played.

import { isBuild, parse } from '../action';
import type { Action } from '../action';
import type { Part } from '../board/building/parts';
import type { Mark } from '../board/scene';
import { leadSaid } from './leads';
import type { Play } from './play.svelte';
import type { Step } from './trail.svelte';
import { asView } from '../view';
import type { Cards } from '../view';
import type { EventShown, Happening, Seat } from '../../../protocol';
import type { Words } from '../../../words';

/** A line of the list of a turn. */
export interface Line {
  /** The red number, which is also drawn at the part. */
  number: number;
  action: Action;
  points: number | null;
  part: Part | null;
}

/** A seat's actions in its turn. The draws after it have no lines. */
export interface Told {
  seat: Seat;
  lines: Line[];
}

/** The turn shown by list and picture. */
export interface Sheet extends Told {
  /** It is in progress. */
  running: boolean;
}

/** The turn being composed, as far as it has got; otherwise the last one. */
export function sheetOf(composer: Play): Sheet {
  const { table, trail } = composer;
  const told = lastTurn(table.frame.events.slice(0, table.last.at(-1)?.ply ?? 0));
  const running = told.seat !== 0 && told.seat === asView(table.view).turn;
  if (trail.length === 0) return { ...told, running };
  const sent = running ? told.lines : [];
  return {
    seat: table.viewer,
    lines: [...sent, ...composed(trail.steps, sent.length)],
    running: true,
  };
}

/** The decisions that have a line. */
const TOLD = new Set<Action['kind']>([
  'dragon',
  'discard',
  'column',
  'tile',
  'roof',
  'lantern',
  'fan',
]);

/** The last turn, complete or in progress: no seat has two in succession. */
export function lastTurn(events: readonly EventShown[]): Told {
  const seat = events.findLast(({ actor }) => actor !== 0)?.actor ?? 0;
  const before = events.findLastIndex(({ actor }) => actor !== 0 && actor !== seat);
  const lines = events
    .slice(before + 1)
    .filter(({ actor }) => actor === seat && seat !== 0)
    .map((event) => ({ event, action: parse(event.action) }))
    .filter(({ action }) => TOLD.has(action.kind))
    .map(({ event, action }, k) => played(action, event.happenings, k + 1));
  return { seat, lines };
}

/** The steps of a turn being composed, numbered on from those already played. */
export function composed(steps: readonly Step[], from: number): Line[] {
  return steps.map((step, k) => ({ ...step, number: from + k + 1 }));
}

export function marksOf(lines: readonly Line[]): Mark[] {
  return lines.flatMap(({ part, number }) => (part ? [{ part, number }] : []));
}

export function sumOf(lines: readonly Line[]): number {
  return lines.reduce((sum, { points }) => sum + (points ?? 0), 0);
}

/** The cards that an action costs. */
export function costOf(action: Action): Cards {
  if (action.kind === 'roof') return action.pay + action.spire;
  if (isBuild(action)) return action.pay;
  return 'cards' in action ? action.cards : '';
}

/** “Column on 3”. */
export function nameOf(action: Action, words: Words): string {
  const site = isBuild(action) ? { site: action.site } : {};
  const count = 'cards' in action ? { count: action.cards.length } : {};
  return words.text(`pagoda.step.${action.kind}`, { ...site, ...count });
}

function played(action: Action, happenings: readonly Happening[], number: number): Line {
  const points = happenings.reduce((sum, each) => sum + Number(each['points'] ?? 0), 0);
  return { number, action, points, part: partTold(happenings) };
}

/** The part built, according to the happenings of an action. */
function partTold(happenings: readonly Happening[]): Part | null {
  for (const { code, site, floor, columns } of happenings) {
    const where = { site: Number(site), floor: Number(floor) };
    if (code === 'column-built') return { ...where, column: Number(columns) };
    if (code === 'tile-laid' || code === 'roof-laid') return { ...where, column: 0 };
  }
  return null;
}

/** The announcement while a turn is composed: the last step, what it scores and what is left; '' if there is
 * none. */
export function heard(composer: Play): string {
  const { table, trail } = composer;
  const { words } = table;
  const reply = table.proposal?.reply;
  if (reply?.type === 'refused' && reply.refusal) return words.refusal(reply.refusal);
  const lead = leadSaid(composer, words);
  if (lead) return lead;
  const step = trail.steps.at(-1);
  if (!step || step.points === null) return '';
  const said = words.text('pagoda.say.step', {
    step: nameOf(step.action, words),
    points: step.points,
  });
  return `${said} ${words.text('pagoda.pips.left', { left: composer.left })}.`;
}
