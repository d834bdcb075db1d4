// What the things on Sun Tzu's table are.

import type { Explain, Table } from '../../../table/contract';
import { explainBy } from '../../../table/explain/kinds';
import type { Kind } from '../../../table/explain/kinds';
import { explainCard } from './cards';
import { ON_MAP } from './map';
import { OF_SCORE } from './score';
import { OF_SIDES } from './sides';

/** What is asked and told on the right leaf: a question, or a stage of a reveal. */
const ASKED: Readonly<Record<string, Kind>> = {
  'asked-choose': { rules: 'warlords' },
  'asked-orders': { rules: 'orders' },
  'asked-orders-advanced': { rules: 'advanced' },
  'asked-sealed': { rules: 'orders' },
  'asked-order': { rules: 'reveal' },
  'asked-from': { rules: 'armies' },
  'asked-keep': { rules: 'new-cards' },
  'asked-warlord': { rules: 'warlords' },
  'asked-stage': { rules: 'battle' },
  'asked-scoring': { rules: 'scoring' },
  'put-off': { rules: 'warlords' },
};

const kinds = explainBy({ ...ON_MAP, ...OF_SCORE, ...OF_SIDES, ...ASKED });

function question(which: string, { info }: Table): string {
  const key = `asked-${which}`;
  if (which === 'orders' && info.options['rules'] === 'advanced') return `${key}-advanced`;
  return key in ASKED ? key : 'asked-warlord';
}

const explain: Explain = (kind, which, table, words) =>
  explainCard(kind, which, table, words) ??
  kinds(kind === 'asked' ? question(which, table) : kind, which, table, words);

export default explain;
