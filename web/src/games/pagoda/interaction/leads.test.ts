import { describe, expect, it } from 'vitest';
import { Words } from '../../../words';
import { sitAt } from '../testing/fake-table.svelte';
import { leading, leadSaid, leadsOf } from './leads';

const words = new Words('en', [
  'pagoda.lead = The {colour} card pays for {leads}.',
  'pagoda.lead.nowhere = The {colour} card pays for nothing.',
  'pagoda.lead.column = a column on {sites}',
  'pagoda.lead.tile = a tile on {sites}',
  'pagoda.lead.roof = a part of the roof on {sites}',
  'list.and = and',
]);

describe('a chosen card', () => {
  it('leads to the sites that it pays for, by what is built there', () => {
    const { composer } = sitAt('1=BV:B');
    expect([leading(composer), leadSaid(composer, words)]).toEqual([false, '']);
    composer.choose('Y0');
    expect(leading(composer)).toBe(true);
    const leads = leadsOf(composer.ways);
    expect(leads.flatMap(({ sites }) => sites).sort()).toEqual([4, 6]);
    expect(leadSaid(composer, words)).toContain('The Y card pays for a column on ');
  });

  it('is no lead while cards are chosen to be discarded, nor once it is laid down', () => {
    const { composer } = sitAt('discard BYYv');
    composer.turnTo('discard');
    composer.choose('B0');
    expect(leading(composer)).toBe(false);
    composer.begin();
    composer.choose('B0');
    composer.choose('B0');
    expect(leading(composer)).toBe(false);
  });
});
