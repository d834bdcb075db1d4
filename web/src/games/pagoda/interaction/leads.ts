// Where a chosen card leads: what it can pay for, and on which sites.

import type { Words } from '../../../words';
import type { Build } from '../action';
import type { SiteNumber } from '../view';
import { colourOf } from '../view';
import type { Play } from './play.svelte';

export interface Lead {
  kind: Build['kind'];
  sites: SiteNumber[];
}

const KINDS: readonly Build['kind'][] = ['column', 'tile', 'roof'];

export function leadsOf(ways: readonly Build[]): Lead[] {
  return KINDS.map((kind): Lead => {
    const sites = new Set(ways.filter((way) => way.kind === kind).map(({ site }) => site));
    return { kind, sites: [...sites].sort((one, other) => one - other) };
  }).filter(({ sites }) => sites.length > 0);
}

/** Whether a card is chosen to build with, so that only the sites that it pays for are lit. */
export const leading = ({ mode, chosen }: Play): boolean => mode === 'build' && chosen.length > 0;

/** “The red card pays for a column on 1 and 4, and a tile on 3.”; '' while no card is chosen. */
export function leadSaid(composer: Play, words: Words): string {
  if (!composer.table.acting || !leading(composer)) return '';
  const colour = colourOf(composer.chosen[0]![0]!);
  const leads = leadsOf(composer.ways).map(({ kind, sites }) =>
    words.phrase(`pagoda.lead.${kind}`, { sites: sites.map(String) }),
  );
  return leads.length > 0
    ? words.text('pagoda.lead', { colour, leads })
    : words.text('pagoda.lead.nowhere', { colour });
}
