import type { GameUi } from '../../table/contract';
import Board from './board/Board.svelte';
import {
  captions,
  ending,
  facts,
  noChoice,
  previewLines,
  prompt,
  proposalHeading,
  tally,
  verb,
} from './messages';

export const ui: GameUi = {
  id: 'contrees',
  Board,
  Hand: null,
  facts,
  captions,
  prompt,
  proposalHeading,
  verb,
  noChoice,
  ending,
  tally,
  previewLines,
  shortcuts: [
    { keys: ['key.arrows'], does: 'keys.contrees.move' },
    { keys: ['L'], does: 'keys.contrees.next' },
    { keys: ['key.Enter'], does: 'keys.contrees.play' },
    { keys: ['+', '−', '0'], does: 'keys.contrees.zoom' },
  ],
};

export default ui;
