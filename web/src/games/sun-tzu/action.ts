// The notation of actions, both ways. `?` is what an event hides from the viewer.

import { CARDS, PROVINCES, WARLORDS, isCard, isProvince } from './view';
import type { Card, Laid, Province, WarlordName } from './view';

export type Action =
  | { kind: 'tile'; tile: string }
  | { kind: 'draw'; card: Laid }
  | { kind: 'choose'; warlord: WarlordName | '?' }
  | { kind: 'recruit'; card: Card }
  | { kind: 'lay'; province: Province; card: Laid }
  | { kind: 'order'; provinces: Province[] }
  | { kind: 'from'; province: Province }
  /** One or two cards, in card order; ['?'] if hidden. */
  | { kind: 'keep'; cards: Laid[] }
  | { kind: 'reinforce'; province: Province }
  | { kind: 'remove'; province: Province }
  | { kind: 'march'; from: Province; to: Province }
  | { kind: 'feint' }
  | { kind: 'scourge' }
  | { kind: 'pass' };

export type Kind = Action['kind'];

/** Parses an action; null for anything else. */
export function parse(text: string): Action | null {
  const [verb, ...nouns] = text.split(' ');
  const action = nouns.length === 0 ? alone(verb!) : among(verb!, nouns);
  return action && format(action) === text ? action : null;
}

function alone(word: string): Action | null {
  if (word === 'feint' || word === 'scourge' || word === 'pass') return { kind: word };
  const [province, card] = word.split(':');
  return card && isProvince(province!) && isLaid(card) ? { kind: 'lay', province, card } : null;
}

function among(verb: string, nouns: string[]): Action | null {
  const noun = nouns[0]!;
  switch (verb) {
    case 'tile':
      return { kind: 'tile', tile: noun };
    case 'draw':
      return isLaid(noun) ? { kind: 'draw', card: noun } : null;
    case 'choose':
      return isWarlord(noun) ? { kind: 'choose', warlord: noun } : null;
    case 'recruit':
      return isCard(noun) ? { kind: 'recruit', card: noun } : null;
    case 'keep':
      return nouns.every(isLaid) ? { kind: 'keep', cards: nouns } : null;
    default:
      return nouns.every(isProvince) ? overLand(verb, nouns) : null;
  }
}

function overLand(verb: string, provinces: Province[]): Action | null {
  const province = provinces[0]!;
  switch (verb) {
    case 'order':
      return new Set(provinces).size === PROVINCES.length ? { kind: 'order', provinces } : null;
    case 'from':
    case 'reinforce':
    case 'remove':
      return { kind: verb, province };
    case 'march':
      return provinces[1] ? { kind: 'march', from: province, to: provinces[1] } : null;
    default:
      return null;
  }
}

export function format(action: Action): string {
  switch (action.kind) {
    case 'tile':
      return `tile ${action.tile}`;
    case 'lay':
      return `${action.province}:${action.card}`;
    case 'order':
      return ['order', ...action.provinces].join(' ');
    case 'keep':
      return ['keep', ...inOrder(action.cards)].join(' ');
    case 'march':
      return `march ${action.from} ${action.to}`;
    case 'choose':
      return `choose ${action.warlord}`;
    case 'draw':
    case 'recruit':
      return `${action.kind} ${action.card}`;
    case 'from':
    case 'reinforce':
    case 'remove':
      return `${action.kind} ${action.province}`;
    default:
      return action.kind;
  }
}

/** The legal actions of one kind, parsed. */
export function legalOf<K extends Kind>(
  legal: readonly string[],
  kind: K,
): Extract<Action, { kind: K }>[] {
  return legal.flatMap((text) => {
    const action = parse(text);
    return action?.kind === kind ? [action as Extract<Action, { kind: K }>] : [];
  });
}

/** Sorts cards in the order used everywhere. */
export function inOrder<C extends Laid>(cards: readonly C[]): C[] {
  const place = (card: Laid) => (card === '?' ? CARDS.length : CARDS.indexOf(card));
  return [...cards].sort((a, b) => place(a) - place(b));
}

function isLaid(text: string): text is Laid {
  return text === '?' || isCard(text);
}

function isWarlord(text: string): text is WarlordName | '?' {
  return (
    text === '?' ||
    Object.values(WARLORDS)
      .flat()
      .includes(text as WarlordName)
  );
}
