// What the things on Pagoda's table are.

import type { Explain, Table } from '../../../table/contract';
import { explainBy } from '../../../table/explain/kinds';
import type { Words } from '../../../words';
import { composerOf } from '../interaction/play.svelte';
import { backgroundOf, COMPLETE_TO_END, slotsOf } from '../view';
import { abilityNow, abilityOf, seatOf } from './abilities';
import { cardNow, displayNow, handNow, pileNow } from './cards';
import {
  coming,
  floorAt,
  floorNow,
  floorNumber,
  following,
  lengthAt,
  siteAt,
  standing,
  tilesLeft,
  viewOf,
} from './sites';
import { actKey, actNow, askKey, columnsNow, countNow, endNow, tileNow } from './turn';

const whose = (which: string, { viewer }: Table, key: string): string =>
  seatOf(which) === viewer ? `${key}.own` : key;

const covering = (which: string, table: Table): string =>
  floorAt(which, table)?.cover?.tile ?? 'RR';

const kinds = explainBy({
  site: {
    rules: 'columns',
    parameters: (which, table) => ({ site: siteAt(which, table).number, ...lengthAt(table) }),
    now: (which, table, words) => [
      ...coming(which, table, words),
      ...standing(siteAt(which, table), words),
    ],
  },
  next: {
    rules: 'points',
    parameters: (which, table) => {
      const { floors, spire } = lengthAt(table);
      return { site: siteAt(which, table).number, floors, roof: spire + 1 };
    },
    now: coming,
  },
  floor: {
    rules: 'columns',
    parameters: (which, table) => ({
      site: siteAt(which, table).number,
      floor: floorNumber(which),
    }),
    now: floorNow,
  },
  cover: {
    rules: 'tiles',
    key: (which, table) => (floorAt(which, table)?.cover?.roof ? 'roof' : 'cover'),
    parameters: (which, table) => {
      const tile = covering(which, table);
      const [background, slots] = [backgroundOf(tile), slotsOf(tile)];
      return { tile, background, slots, site: siteAt(which, table).number, ...lengthAt(table) };
    },
  },
  ability: {
    rules: 'abilities',
    key: (which) => `ability.${abilityOf(which)}`,
    now: abilityNow,
  },
  abilities: { rules: 'abilities' },
  card: { rules: 'turn', parameters: (letter) => ({ colour: letter.toUpperCase() }), now: cardNow },
  display: {
    rules: 'drawing',
    key: (seat, table) => whose(seat, table, 'display'),
    parameters: (seat) => ({ seat }),
    now: displayNow,
  },
  hand: {
    rules: 'drawing',
    key: (seat, table) => whose(seat, table, 'hand'),
    parameters: (seat) => ({ seat }),
    now: handNow,
  },
  pile: { rules: 'drawing', now: pileNow },
  tiles: {
    rules: 'tiles',
    now: (_, table, words) => [
      words.text('explain.tiles.now', { count: viewOf(table).supply.length }),
    ],
  },
  background: {
    rules: 'tiles-out',
    parameters: (colour) => ({ colour }),
    now: (colour, table, words) => [
      words.text('explain.background.now', { colour, count: tilesLeft(colour, table) }),
    ],
  },
  slots: {
    rules: 'tiles',
    parameters: (colour) => ({ colour }),
    now: (colour, table, words) => [
      words.text('explain.slots.now', {
        colour,
        count: viewOf(table).supply.filter((tile) => slotsOf(tile) === colour).length,
      }),
    ],
  },
  tile: {
    rules: 'tiles',
    parameters: (tile) => ({ tile, background: backgroundOf(tile), slots: slotsOf(tile) }),
    now: tileNow,
  },
  end: { rules: 'end', now: endNow, parameters: () => ({ count: COMPLETE_TO_END }) },
  count: {
    rules: 'points',
    parameters: (_, table) => ({ ...lengthAt(table) }),
    now: countNow,
  },
  captions: { rules: 'points', parameters: (_, table) => ({ ...lengthAt(table) }) },
  columns: { rules: 'turn', now: columnsNow },
  turn: { rules: 'turn' },
  act: { rules: 'turn', key: actKey, now: actNow },
  menu: { rules: 'turn', now: (_, table, words) => following(openSite(table), table, words) },
  ask: { rules: 'turn', key: askKey },
});

const openSite = (table: Table): string => String(composerOf(table).site || 1);

/** “Your lantern”, “Plum’s lantern”. */
function abilityNamed(which: string, { viewer }: Table, words: Words): string {
  const seat = seatOf(which);
  const ability = words.word(`explain.ability.${abilityOf(which)}`);
  return words.text(seat === viewer ? 'explain.ability.own' : 'explain.ability.of', {
    ability,
    seat,
  });
}

const explain: Explain = (kind, which, table, words) => {
  const told = kinds(kind, which, table, words);
  if (!told || kind !== 'ability') return told;
  return { ...told, title: abilityNamed(which, table, words) };
};

export default explain;
