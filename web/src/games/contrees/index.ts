import type { GameUi } from '../../table/contract';
import Board from './board/Board.svelte';
import { captions, ending, facts, previewLines, prompt, proposalHeading, verb } from './messages';

export const ui: GameUi = {
  id: 'contrees',
  Board,
  Hand: null,
  facts,
  captions,
  prompt,
  proposalHeading,
  verb,
  ending,
  previewLines,
};

export default ui;
