// The positions between two frames, one for each province that is revealed, one for each warlord that
// is used and one for a scoring: what one command led to is shown as it would happen at a table.

import type { EventShown, Happening, Seat } from '../../../protocol';
import type { Stage } from '../../../table/contract';
import { Course } from './course';
import { BETWEEN, begun, carriedOn, ofDynasty } from '../panel/fights';
import type { Fight } from '../panel/fights';
import type { Turn } from '../board/scene';
import { asView, indexOf, inTurn } from '../view';
import type { Card, Phase, Province, SunTzuView } from '../view';

/** What the game's parts know of a stage beside its view. */
export interface Shown {
  kind: 'province' | 'warlord' | 'scoring';
  /** The province that it happens in; null for a scoring. */
  province: Province | null;
  /** For a province: how far it has gone. */
  fight: Fight | null;
  /** Whether its cards are turned in this very stage. */
  turned: boolean;
  /** The warlord's use, or the scoring. */
  happening: Happening | null;
  /** All that was told with it and before it by the same command. */
  told: readonly Happening[];
  /** Where the pawn stood. */
  pawn: number;
  /** What the next stage is about; null: none follows. */
  next: Province | 'scoring' | null;
}

export const asShown = (data: unknown): Shown => data as Shown;

/** In milliseconds: to read a province, each army that moves, cards before a question, a warlord. */
const READ = 2600;
const ARMY = 220;
const TURNED = 1300;
const WARLORD = 2000;
const SCORING = 3600;

const USED = new Set(['reinforce-used', 'remove-used', 'march-used']);

/** A stage as it grows: its happenings are gathered until the next one begins. */
interface Part {
  data: Shown;
  happenings: Happening[];
  view: SunTzuView;
}

export function stages(
  before: unknown,
  events: readonly EventShown[],
  _after: unknown,
  _viewer: Seat,
): Stage[] {
  const happenings = events.flatMap((event) => event.happenings);
  if (!happenings.some(({ code }) => code === 'revealed' || code === 'scored' || USED.has(code))) {
    return closing(before, happenings);
  }
  return staged(parts(asView(before), happenings));
}

/** A province that a question had interrupted comes to its end, and nothing else happens. */
function closing(before: unknown, happenings: readonly Happening[]): Stage[] {
  const settled = happenings.some(({ code }) => SETTLES.has(code));
  return settled ? staged(parts(asView(before), happenings)) : [];
}

const SETTLES = new Set(['battle-won', 'battle-even', 'plague', 'plague-idle', 'scourge-used']);

function parts(before: SunTzuView, happenings: readonly Happening[]): Part[] {
  const course = new Course(before);
  const found: Part[] = [];
  let open = resumed(before);
  if (open) found.push(open);
  happenings.forEach((happening, k) => {
    if (happening.code === 'scored') course.clear();
    const fresh = begins(happening, course.view.pawn);
    course.take(happening);
    if (fresh) found.push((open = { data: fresh, happenings: [], view: before }));
    else if (BETWEEN.has(happening.code)) open = null;
    if (open) grow(open, happening, course.copy(), happenings.slice(0, k + 1));
  });
  return found.filter((part) => part.happenings.length > 0);
}

function grow(part: Part, happening: Happening, view: SunTzuView, told: Happening[]): void {
  const { fight } = part.data;
  part.happenings.push(happening);
  part.view = view;
  part.data = { ...part.data, told, fight: fight && carriedOn(fight, happening) };
}

/** The province that the position before was in the middle of, where it goes on. */
function resumed(before: SunTzuView): Part | null {
  const province = inTurn(before);
  if (!province || !INTERRUPTS.has(before.phase)) return null;
  const [first, second] = before.orders.map((laid) => laid[indexOf(province)] as Card);
  const fight = begun(province, first!, second!);
  return {
    data: { ...NEW, kind: 'province', province, fight, pawn: before.pawn },
    happenings: [],
    view: before,
  };
}

/** Questions in the middle of a province. */
const INTERRUPTS: ReadonlySet<Phase> = new Set(['feint', 'source', 'scourge']);

const NEW = { turned: false, happening: null, told: [], next: null } as const;

function begins(happening: Happening, pawn: number): Shown | null {
  const province = happening['province'] as Province;
  if (happening.code === 'revealed') {
    const fight = begun(province, happening['first'] as Card, happening['second'] as Card);
    return { ...NEW, kind: 'province', province, fight, turned: true, pawn };
  }
  if (USED.has(happening.code)) {
    return { ...NEW, kind: 'warlord', province, fight: null, happening, pawn };
  }
  return happening.code === 'scored'
    ? { ...NEW, kind: 'scoring', province: null, fight: null, happening, pawn }
    : null;
}

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

/** The fights of the dynasty as far as they are shown: those of events, and what a stage adds. */
export function shownFights(events: readonly EventShown[], shown: Shown | null): Fight[] {
  return ofDynasty([...events.flatMap(({ happenings }) => happenings), ...(shown?.told ?? [])]);
}

/** What the map shows between the two cards of the province in turn, and how its armies move. */
export function turnShown(found: readonly Fight[], shown: Shown | null): Turn | null {
  const whole = found.at(-1);
  if (!whole?.outcome || (shown && shown.kind !== 'province')) return null;
  const { leaving, arriving } = shown?.fight ?? whole;
  return { province: whole.province, outcome: whole.outcome, leaving, arriving };
}
