import type { GameUi } from '../../table/contract';
import Board from './board/Board.svelte';
import { captions, ending, facts, sentences, prompt, proposalHeading, verb } from './messages';

export const ui: GameUi = {
  id: 'contrees',
  Board,
  Hand: null,
  nameable: true,
  facts,
  captions,
  prompt,
  proposalHeading,
  verb,
  ending,
  sentences,
};

export default ui;
