// The buttons for each kind of question, the main one last.

import type { Act, Table } from '../../../table/contract';
import type { Words } from '../../../words';
import { playOf } from './play.svelte';
import type { Play } from './play.svelte';
import type { Picked, Question } from './questions';
import type { Shown } from './stages';

export function acts(table: Table): Act[] {
  const play = playOf(table);
  if (play.shown) return staged(table, play.shown);
  if (!play.asked || play.asked.kind === 'pass') return waiting(play);
  return play.asked.kind === 'orders' ? ordering(play) : asked(play, play.asked);
}

function staged(table: Table, { next }: Shown): Act[] {
  const { words } = table;
  const on =
    next === null
      ? words.text('suntzu.act.on')
      : next === 'scoring'
        ? words.text('suntzu.act.next.scoring')
        : words.text('suntzu.act.next', { province: next });
  const all = plain(words.text('suntzu.act.all'), () => table.showAll());
  return [...(next === null ? [] : [all]), main(on, '', () => table.nextStage())];
}

function waiting(play: Play): Act[] {
  const { words } = play.table;
  const label = words.text(play.sealed ? 'suntzu.act.sealed' : 'suntzu.act.waiting');
  const wait = main(label, words.text('act.wait'), () => {});
  if (!play.sealed || !play.table.frame.can.back) return [wait];
  return [plain(words.text('suntzu.act.reopen'), () => play.reopen()), wait];
}

function ordering(play: Play): Act[] {
  const { orders } = play;
  const { words } = play.table;
  const some = orders.count > 0 || orders.card !== null;
  const back = plain(words.text('suntzu.act.back'), () => play.undo(), some);
  const recruit = plain(
    words.text('suntzu.act.recruit'),
    () => orders.enlist(),
    orders.recruit !== null,
  );
  const why =
    orders.refusal(words) || words.text('suntzu.missing', { provinces: [...orders.missing] });
  const seal = main(words.text('suntzu.act.seal'), orders.ready ? '' : why, () => orders.seal());
  return [back, ...(orders.recruits ? [recruit] : []), seal];
}

function asked(play: Play, question: Question): Act[] {
  const { table, action, picked } = play;
  const { words } = table;
  const label = action === '' ? unpicked(question, words) : picks(question, picked, words);
  const reason = action === '' || !play.settled ? label : '';
  const go = main(label, reason, () => play.send(action));
  if (table.legal.includes('pass')) {
    return [
      plain(
        words.text(PASS[question.kind] ?? 'suntzu.act.pass'),
        () => play.send('pass'),
        play.settled,
      ),
      go,
    ];
  }
  if (question.kind !== 'order') return [go];
  return [plain(words.text('suntzu.act.undo'), () => play.undo(), picked.provinces.length > 0), go];
}

const PASS: Partial<Record<Question['kind'], string>> = { feint: 'suntzu.act.stand' };

function picks(question: Question, picked: Picked, words: Words): string {
  const province = picked.provinces.at(-1) ?? '';
  const cards = question.kind === 'keep' ? picked.kept.map((at) => question.drawn[at]!) : [];
  return words.text(`suntzu.act.${question.kind}`, {
    province,
    cards,
    warlord: picked.warlord ?? '',
  });
}

function unpicked(question: Question, words: Words): string {
  switch (question.kind) {
    case 'keep':
      return words.text('suntzu.act.pick.cards', { count: question.count });
    case 'choose':
      return words.text('suntzu.act.pick.warlord');
    case 'order':
      return words.text('suntzu.act.order');
    case 'idle':
      return words.text('suntzu.act.idle');
    default:
      return words.text('suntzu.act.pick.province');
  }
}

function plain(label: string, run: () => void, ready = true): Act {
  return { label, ready, reason: '', main: false, run };
}

function main(label: string, reason: string, run: () => void): Act {
  return { label, ready: reason === '', reason, main: true, run };
}
