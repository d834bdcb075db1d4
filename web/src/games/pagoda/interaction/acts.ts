// The buttons: one step back, and the one that moves the game on.

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
  const first =
    composer.trail.length === 0 && composer.offers('discard')
      ? aside(label, composer.can, () => composer.turnTo('discard'))
      : back(composer, words);
  return [first, main(end, composer.whole ? '' : words.text('pagoda.why.build'), composer)];
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
  return [back(composer, words), main(label, why, composer)];
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

function back(composer: Play, words: Words): Act {
  const { table, trail } = composer;
  const label = words.text('pagoda.act.back');
  // A step that was sent earlier, perhaps from another window, is taken back by a command to the table.
  if (trail.length === 0) return aside(label, table.frame.can.back, () => table.back());
  return aside(label, true, () => composer.takeBack());
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
