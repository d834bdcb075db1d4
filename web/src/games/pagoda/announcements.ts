// The sites in words: what is built there and what comes next.

import type { Words } from '../../words';
import { nextOf } from './interaction/next';
import type { Length } from './interaction/next';
import { backgroundOf, slotsOf } from './view';
import type { Site } from './view';

/** What a site takes, as a word for its chip. */
export function chipOf(site: Site, length: Length, words: Words): string {
  const next = nextOf(site, length);
  const any = next.kind === 'column' && next.colour === '';
  return words.word(`pagoda.chip.${any ? 'any' : next.kind}`);
}

function built(site: Site, words: Words): string[] {
  if (site.floors.length === 0) return [words.phrase('pagoda.site.bare')];
  return site.floors.flatMap(({ colour, columns, cover }, k) => {
    const key = columns === 1 ? 'pagoda.site.one' : 'pagoda.site.some';
    const floor = words.phrase(key, { floor: k + 1, columns, colour });
    if (!cover) return [floor];
    if (!cover.roof) return [floor, words.phrase('pagoda.site.tile', { tile: cover.tile })];
    const [background, slots] = [backgroundOf(cover.tile), slotsOf(cover.tile)];
    return [floor, words.phrase('pagoda.site.roof', { background, slots })];
  });
}

/** A site as a screen reader reads it: the words on its chip, what it takes, what is built there. */
export function siteNamed(site: Site, length: Length, payable: boolean, words: Words): string {
  const next = nextOf(site, length);
  const said = {
    site: words.text('pagoda.site', { site: site.number }),
    chip: chipOf(site, length, words),
    built: sentence(built(site, words).join(', ')),
  };
  if (next.kind === 'complete') return words.text('pagoda.site.spoken.complete', said);
  const takes =
    next.colour === ''
      ? words.phrase('pagoda.site.takes.any')
      : words.phrase(`pagoda.site.takes.${next.kind}`, { colour: next.colour });
  const paid = payable ? `, ${words.phrase('pagoda.site.payable')}` : '';
  return words.text('pagoda.site.spoken', { ...said, takes: takes + paid, points: next.points });
}

function sentence(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
