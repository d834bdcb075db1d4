// Makes stages from the server's intermediate positions: one for each province revealed, one for each warlord
// used and one for a scoring, as at a real table.

import type { EventShown, Happening } from '../../../protocol';
import type { Passed, Stage } from '../../../table/contract';
import { begun as fightOf, carriedOn, ofDynasty } from '../panel/fights';
import type { Fight } from '../panel/fights';
import type { Turn } from '../board/scene';
import { asView, indexOf, inTurn } from '../view';
import type { Card, Phase, Province, SunTzuView } from '../view';

/** What the game's parts know about a stage besides its view. */
export interface Shown {
  kind: 'province' | 'warlord' | 'scoring';
  /** Where it happens; null for a scoring. */
  province: Province | null;
  /** For a province: its fight so far. */
  fight: Fight | null;
  /** Whether its cards are revealed in this stage. */
  turned: boolean;
  /** The use of a warlord, or the scoring. */
  happening: Happening | null;
  /** The happenings of the same command up to the end of this stage. */
  told: readonly Happening[];
  /** The position of the pawn before it. */
  pawn: number;
  /** The subject of the next stage; null if there is none. */
  next: Province | 'scoring' | null;
}

export const asShown = (data: unknown): Shown => data as Shown;

/** In milliseconds: to read a province, for each army that moves, for cards before a question, for a warlord.
 * */
const READ = 2600;
const ARMY = 220;
const TURNED = 1300;
const WARLORD = 2000;
const SCORING = 3600;

const USED = new Set(['reinforce-used', 'remove-used', 'march-used']);

/** A stage under construction: a province may continue after a question. */
interface Part {
  data: Shown;
  happenings: Happening[];
  view: SunTzuView;
}

export function stages(before: unknown, passed: readonly Passed[]): Stage[] {
  const found = parts(asView(before), passed);
  return found.some(({ happenings }) => happenings.some(shows)) ? staged(found) : [];
}

/** Whether it deserves a stage: not if the answer to a question only leads to the next question. */
const shows = ({ code }: Happening) => SHOWS.has(code) || USED.has(code);

const SHOWS = new Set([
  'revealed',
  'scored',
  'battle-won',
  'battle-even',
  'plague',
  'plague-idle',
  'scourge-used',
]);

function parts(before: SunTzuView, passed: readonly Passed[]): Part[] {
  const found: Part[] = [];
  const told: Happening[] = [];
  let { pawn } = before;
  for (const { view, happenings } of passed) {
    told.push(...happenings);
    const at = happenings.findIndex(({ code }) => BEGINS.has(code));
    const part = at < 0 ? (found.pop() ?? resumed(before)) : begun(happenings[at]!, pawn);
    if (part) found.push(grown(part, asView(view), happenings.slice(Math.max(at, 0)), [...told]));
    ({ pawn } = asView(view));
  }
  return found;
}

function grown(part: Part, view: SunTzuView, happenings: Happening[], told: Happening[]): Part {
  const { fight } = part.data;
  const data = { ...part.data, told, fight: fight && happenings.reduce(carriedOn, fight) };
  return { data, view, happenings: [...part.happenings, ...happenings] };
}

/** The province that was in progress in the position before; null if none was. */
function resumed(before: SunTzuView): Part | null {
  const province = inTurn(before);
  if (!province || !INTERRUPTS.has(before.phase)) return null;
  const [first, second] = before.orders.map((laid) => laid[indexOf(province)] as Card);
  const fight = fightOf(province, first!, second!);
  return part({ kind: 'province', province, fight, pawn: before.pawn });
}

/** Questions in the middle of a province. */
const INTERRUPTS: ReadonlySet<Phase> = new Set(['feint', 'source', 'scourge']);

const BEGINS = new Set(['revealed', 'scored', ...USED]);

function begun(happening: Happening, pawn: number): Part {
  const province = happening['province'] as Province;
  if (happening.code === 'revealed') {
    const fight = fightOf(province, happening['first'] as Card, happening['second'] as Card);
    return part({ kind: 'province', province, fight, turned: true, pawn });
  }
  return USED.has(happening.code)
    ? part({ kind: 'warlord', province, happening, pawn })
    : part({ kind: 'scoring', happening, pawn });
}

function part(data: Pick<Shown, 'kind' | 'pawn'> & Partial<Shown>): Part {
  return { data: { ...NEW, ...data }, happenings: [], view: {} as SunTzuView };
}

const NEW = {
  province: null,
  fight: null,
  turned: false,
  happening: null,
  told: [],
  next: null,
} as const;

function staged(found: readonly Part[]): Stage[] {
  return found.map(({ data, happenings, view }, k) => {
    const next = found[k + 1]?.data;
    const after = next ? (next.kind === 'scoring' ? 'scoring' : next.province) : null;
    const shown: Shown = { ...data, next: after };
    return { view, ms: time(shown), happenings, data: shown };
  });
}

function time({ kind, fight }: Shown): number {
  if (kind === 'scoring') return SCORING;
  if (kind === 'warlord') return WARLORD;
  if (!fight?.outcome) return TURNED;
  return READ + ARMY * Math.min(fight.leaving.count + fight.arriving.count, 6);
}

/** The dynasty's fights shown so far: those of the events, and that of the stage. */
export function shownFights(events: readonly EventShown[], shown: Shown | null): Fight[] {
  return ofDynasty([...events.flatMap(({ happenings }) => happenings), ...(shown?.told ?? [])]);
}

/** What the map shows between the two cards of the current province, and how its armies move. */
export function turnShown(found: readonly Fight[], shown: Shown | null): Turn | null {
  const whole = found.at(-1);
  if (!whole?.outcome || (shown && shown.kind !== 'province')) return null;
  const { leaving, arriving } = shown?.fight ?? whole;
  return { province: whole.province, outcome: whole.outcome, leaving, arriving };
}
