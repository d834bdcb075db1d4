// The question to a seat, from the view and the legal actions: which provinces, cards or warlords can be
// chosen, and which action a choice stands for. No rules: legality is in the list of actions.

import { format, legalOf } from '../action';
import type { Action } from '../action';
import type { Questions } from '../../../protocol';
import { PROVINCES } from '../view';
import type { Card, Laid, Phase, Province, SunTzuView, WarlordName } from '../view';

export type Question =
  | { kind: 'choose'; warlords: WarlordName[] }
  | { kind: 'orders' }
  | { kind: 'order' }
  | { kind: 'from'; provinces: Province[] }
  /** An army arrives in or leaves a province. */
  | { kind: 'reinforce' | 'remove'; provinces: Province[] }
  | { kind: 'march'; marches: { from: Province; to: Province }[] }
  | { kind: 'feint' | 'scourge' }
  /** How many of the drawn cards are kept. */
  | { kind: 'keep'; count: number; drawn: Card[] }
  /** Its warlord has no legal use. The seat is asked nevertheless, so that its response time reveals nothing.
   * */
  | { kind: 'idle' }
  /** It is put off: the table is about to decline for the seat. */
  | { kind: 'pass' };

export type QuestionKind = Question['kind'];

/** The phases whose questions can be put off. */
const OFTEN: ReadonlySet<Phase> = new Set(['window', 'feint', 'scourge']);

/** Moments up to which only the windows are put off. */
const ROUTINE: ReadonlySet<unknown> = new Set(['until-high-card', 'until-plague']);

/** Whether the current question is put off. */
export function isPutOff(view: SunTzuView, questions: Questions | null | undefined): boolean {
  if (!questions || questions.until === 0 || !OFTEN.has(view.phase)) return false;
  const until = questions.ahead.find(({ at }) => at === questions.until);
  return view.phase === 'window' || !ROUTINE.has(until?.name.code);
}

/** @param questions what the seat has put off */
export function question(
  view: SunTzuView,
  legal: readonly string[],
  questions: Questions | null = null,
): Question | null {
  if (legal.length === 0) return null;
  if (isPutOff(view, questions)) return { kind: 'pass' };
  if (legal.length === 1 && legal[0] === 'pass') return { kind: 'idle' };
  switch (view.phase) {
    case 'choose':
      return {
        kind: 'choose',
        warlords: legalOf(legal, 'choose').map(({ warlord }) => warlord as WarlordName),
      };
    case 'orders':
      return { kind: 'orders' };
    case 'order':
      return { kind: 'order' };
    case 'source':
      return { kind: 'from', provinces: legalOf(legal, 'from').map(({ province }) => province) };
    case 'feint':
    case 'scourge':
      return { kind: view.phase };
    case 'window':
      return inWindow(legal);
    case 'keep':
      return {
        kind: 'keep',
        count: legalOf(legal, 'keep')[0]?.cards.length ?? 0,
        drawn: ownDrawn(view),
      };
    default:
      return null;
  }
}

function inWindow(legal: readonly string[]): Question | null {
  const marches = legalOf(legal, 'march');
  if (marches.length > 0)
    return { kind: 'march', marches: marches.map(({ from, to }) => ({ from, to })) };
  for (const kind of ['reinforce', 'remove'] as const) {
    const provinces = legalOf(legal, kind).map(({ province }) => province);
    if (provinces.length > 0) return { kind, provinces };
  }
  return null;
}

/** The cards drawn by the viewer, which are the only ones that a view shows. */
const ownDrawn = (view: SunTzuView): Card[] =>
  view.drawn.find((cards) => Array.isArray(cards)) ?? [];

/** Whether a question is of a kind that can be put off. */
export const often = (asked: Question | null): boolean =>
  asked !== null &&
  ['reinforce', 'remove', 'march', 'feint', 'scourge', 'idle'].includes(asked.kind);

/** What has been picked as an answer, in this order. */
export interface Picked {
  provinces: readonly Province[];
  /** Indexes of the drawn cards. */
  kept: readonly number[];
  warlord: WarlordName | null;
}

export const NOTHING: Picked = { provinces: [], kept: [], warlord: null };

/** What is picked from the start: the drawn cards, if all choices come to the same. */
export function onlyPick(asked: Question, legal: readonly string[]): Picked {
  const [only] = legalOf(legal, 'keep');
  return only && legal.length === 1 ? pickedFor(asked, only) : NOTHING;
}

/** The pick that an action stands for. */
export function pickedFor(asked: Question, action: Action): Picked {
  switch (action.kind) {
    case 'choose':
      return { ...NOTHING, warlord: action.warlord === '?' ? null : action.warlord };
    case 'order':
      return { ...NOTHING, provinces: action.provinces };
    case 'march':
      return { ...NOTHING, provinces: [action.from, action.to] };
    case 'from':
    case 'reinforce':
    case 'remove':
      return { ...NOTHING, provinces: [action.province] };
    case 'keep':
      return asked.kind === 'keep'
        ? { ...NOTHING, kept: places(asked.drawn, action.cards) }
        : NOTHING;
    default:
      return NOTHING;
  }
}

/** Where cards are among the drawn ones. */
function places(drawn: readonly Card[], cards: readonly Laid[]): number[] {
  const found: number[] = [];
  for (const card of cards) {
    found.push(drawn.findIndex((each, index) => each === card && !found.includes(index)));
  }
  return found;
}

/** The action that an answer stands for; '' while it is incomplete. */
export function answer(asked: Question, { provinces, kept, warlord }: Picked): string {
  const [first, second] = provinces;
  switch (asked.kind) {
    case 'choose':
      return warlord ? `choose ${warlord}` : '';
    case 'order':
      return provinces.length === PROVINCES.length ? ['order', ...provinces].join(' ') : '';
    case 'from':
    case 'reinforce':
    case 'remove':
      return first ? `${asked.kind} ${first}` : '';
    case 'march':
      return first && second ? `march ${first} ${second}` : '';
    case 'feint':
    case 'scourge':
      return asked.kind;
    case 'keep':
      return kept.length === asked.count
        ? format({ kind: 'keep', cards: kept.map((index) => asked.drawn[index]!) })
        : '';
    default:
      return '';
  }
}

/** The provinces that can be picked next. */
export function selectable(asked: Question | null, { provinces }: Picked): Province[] {
  switch (asked?.kind) {
    case 'order':
      return [...PROVINCES];
    case 'from':
    case 'reinforce':
    case 'remove':
      return asked.provinces;
    case 'march': {
      const goals = asked.marches.filter(({ from }) => from === provinces[0]).map(({ to }) => to);
      return [...new Set([...asked.marches.map(({ from }) => from), ...goals])];
    }
    default:
      return [];
  }
}

/** The drawn cards picked after a tap on one. If there are too many, the first is dropped. */
export function keptAfter(asked: Question, { kept }: Picked, index: number): number[] {
  if (asked.kind !== 'keep') return [];
  return kept.includes(index)
    ? kept.filter((each) => each !== index)
    : [...kept, index].slice(-asked.count);
}

/** The provinces picked after a tap on one; a second tap removes it. */
export function tapped(asked: Question, { provinces }: Picked, province: Province): Province[] {
  if (asked.kind === 'order') {
    const at = provinces.indexOf(province);
    if (at < 0) return [...provinces, province];
    return provinces.filter((each) => each !== province);
  }
  if (asked.kind === 'march') return marched(asked.marches, provinces, province);
  return provinces[0] === province ? [] : [province];
}

function marched(
  marches: readonly { from: Province; to: Province }[],
  [from]: readonly Province[],
  province: Province,
): Province[] {
  if (province === from) return [];
  if (from && marches.some((march) => march.from === from && march.to === province)) {
    return [from, province];
  }
  return marches.some((march) => march.from === province) ? [province] : [];
}
