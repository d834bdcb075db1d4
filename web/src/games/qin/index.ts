import type { GameUi } from '../../table/contract';
import Board from './board/Board.svelte';
import Hand from './interaction/Hand.svelte';
import {
  captions,
  ending,
  facts,
  noChoice,
  prompt,
  proposalHeading,
  sentences,
  tally,
  verb,
} from './messages';

export const ui: GameUi = {
  id: 'qin',
  Board,
  Hand,
  foreseen: 'hidden',
  facts,
  captions,
  prompt,
  proposalHeading,
  verb,
  noChoice,
  ending,
  tally,
  sentences,
  shortcuts: [
    { keys: ['key.arrows'], does: 'keys.qin.move' },
    { keys: ['1', '2', '3'], does: 'keys.qin.tile' },
    { keys: ['R'], does: 'keys.qin.turn' },
    { keys: ['L'], does: 'keys.qin.next' },
    { keys: ['key.Enter'], does: 'keys.qin.lay' },
  ],
};

export default ui;
