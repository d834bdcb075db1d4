import type { GameUi } from '../../table/contract';
import Board from './board/Board.svelte';
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
  id: 'contrees',
  Board,
  Hand: null,
  nameable: true,
  foreseen: 'open',
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
    { keys: ['key.arrows'], does: 'keys.contrees.move' },
    { keys: ['L'], does: 'keys.contrees.next' },
    { keys: ['key.Enter'], does: 'keys.contrees.play' },
    { keys: ['+', '−', '0'], does: 'keys.contrees.zoom' },
    { keys: ['N'], does: 'keys.contrees.names' },
  ],
};

export default ui;
