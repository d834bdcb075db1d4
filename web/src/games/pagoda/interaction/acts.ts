// The button for taking back a step, the one that moves the game on, and the one beside it.

import type { Act, Table } from '../../../table/contract';
import type { Words } from '../../../words';
import { composerOf, GIVEN_UP } from './play.svelte';
import type { Play } from './play.svelte';

export function acts(table: Table): Act[] {
  return offered(table).map((act) => ({ ...act, explain: `act:${act.main ? 'main' : 'aside'}` }));
}

function offered(table: Table): Act[] {
  const { words } = table;
  const composer = composerOf(table);
  if (!table.acting) return [main(words.text('pagoda.act.end'), words.text('act.wait'))];
  if (composer.view.phase === 'fan') return fan(composer, words);
  if (composer.mode === 'dragon') return dragon(composer, words);
  if (composer.mode === 'discard') return discard(composer, words);
  return build(composer, words);
}

function build(composer: Play, words: Words): Act[] {
  const end = words.text('pagoda.act.end');
  const label = words.text('pagoda.act.discard');
  const last = main(end, composer.whole ? '' : words.text('pagoda.why.build'), composer);
  if (composer.trail.length > 0 || !composer.offers('discard')) return [last];
  return [aside(label, composer.can, () => composer.turnTo('discard')), last];
}

function discard(composer: Play, words: Words): Act[] {
  // If no column can be built, the discard is the whole turn.
  const only = composer.closed && composer.trail.length === 1;
  const label = words.text(only ? 'pagoda.act.give' : 'pagoda.act.discard');
  if (composer.trail.length === 0) {
    const left = GIVEN_UP - composer.chosen.length;
    const wanting = main(label, words.text('pagoda.why.cards', { left }));
    return composer.optional ? [leave(composer, words), wanting] : [wanting];
  }
  const why = composer.closed ? '' : words.text('pagoda.why.free');
  return [main(label, why, composer)];
}

function dragon(composer: Play, words: Words): Act[] {
  const count = composer.chosen.length;
  const label = words.text('pagoda.act.dragon', { count });
  const ready = composer.can && composer.trail.may(composer.change);
  const reason = ready ? '' : words.text('pagoda.why.dragon');
  const run = () => composer.send(composer.change);
  return [leave(composer, words), { label, ready, reason, main: true, run }];
}

function fan(composer: Play, words: Words): Act[] {
  const run = () => composer.send('fan');
  const use = {
    label: words.text('pagoda.act.fan'),
    ready: composer.can,
    reason: '',
    main: true,
    run,
  };
  return [aside(words.text('pagoda.act.keep'), composer.can, () => composer.send('keep')), use];
}

/** Takes back the last step of the turn being composed. */
export function undo(table: Table): (() => void) | null {
  const composer = composerOf(table);
  return composer.trail.length > 0 ? () => composer.takeBack() : null;
}

function leave(composer: Play, words: Words): Act {
  return aside(words.text('pagoda.act.leave'), true, () => composer.begin());
}

function aside(label: string, ready: boolean, run: () => void): Act {
  return { label, ready, reason: '', main: false, run };
}

/** The button that ends the turn; disabled without a composer. */
function main(label: string, reason: string, composer?: Play): Act {
  const ready = reason === '' && composer !== undefined && composer.can;
  return { label, ready, reason, main: true, run: () => composer?.end() };
}
