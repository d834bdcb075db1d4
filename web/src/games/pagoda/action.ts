// The notation of Pagoda's actions, both ways.

import type { Cards, Colour, SiteNumber, Tile } from './view';

export type Action =
  /** `?` if it goes to another seat's hand. */
  | { kind: 'draw'; card: Colour | '?' }
  | { kind: 'dragon'; cards: Cards }
  | { kind: 'discard'; cards: Cards }
  /** `pay` is '' after a discard. */
  | { kind: 'column'; site: SiteNumber; colour: Colour; pay: Cards }
  | { kind: 'tile'; site: SiteNumber; tile: Tile; pay: Cards }
  | { kind: 'roof'; site: SiteNumber; tile: Tile; pay: Cards; spire: Cards }
  | { kind: 'lantern' }
  | { kind: 'end' }
  | { kind: 'fan' }
  | { kind: 'keep' };

/** An action that builds on a site. */
export type Build = Extract<Action, { site: SiteNumber }>;

const BUILD =
  /^([1-6])(?:\+([BGRVY])(?::(\w{1,2}))?|=([BGRVY]{2}):(\w{1,2})|\^([BGRVY]{2}):(\w{1,2})\/(\w{2,3}))$/;
const WITH_CARDS = /^(dragon|discard) ([BGRVYbgrvy]+)$/;
const DRAW = /^draw ([BGRVY?])$/;

/** Throws on anything else: the server sends only actions. */
export function parse(text: string): Action {
  const build = BUILD.exec(text);
  if (build) return built(build);
  const cards = WITH_CARDS.exec(text);
  if (cards) return { kind: cards[1] as 'dragon' | 'discard', cards: cards[2]! };
  const draw = DRAW.exec(text);
  if (draw) return { kind: 'draw', card: draw[1] as Colour | '?' };
  if (text === 'lantern' || text === 'end' || text === 'fan' || text === 'keep') {
    return { kind: text };
  }
  throw new Error(`no action of Pagoda: ${text}`);
}

function built(match: RegExpExecArray): Build {
  const [, number, colour, pay, tile, tilePay, roof, roofPay, spire] = match;
  const site = Number(number);
  if (colour) return { kind: 'column', site, colour: colour as Colour, pay: pay ?? '' };
  if (tile) return { kind: 'tile', site, tile, pay: tilePay! };
  return { kind: 'roof', site, tile: roof!, pay: roofPay!, spire: spire! };
}

export function format(action: Action): string {
  switch (action.kind) {
    case 'draw':
      return `draw ${action.card}`;
    case 'dragon':
    case 'discard':
      return `${action.kind} ${payment(action.cards)}`;
    case 'column':
      return `${action.site}+${action.colour}${action.pay && `:${payment(action.pay)}`}`;
    case 'tile':
      return `${action.site}=${action.tile}:${payment(action.pay)}`;
    case 'roof':
      return `${action.site}^${action.tile}:${payment(action.pay)}/${payment(action.spire)}`;
    default:
      return action.kind;
  }
}

export function isBuild(action: Action): action is Build {
  return 'site' in action;
}

/** The cards of a payment in order: first those of the display, then those of the hand, each by letter. */
export function payment(cards: Cards): Cards {
  return [...cards].sort().join('');
}
