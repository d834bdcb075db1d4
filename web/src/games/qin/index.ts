import type { GameUi } from '../../table/contract';
import Board from './board/Board.svelte';
import Hand from './interaction/Hand.svelte';
import { captions, ending, facts, sentences, prompt, proposalHeading, verb } from './messages';

export const ui: GameUi = {
  id: 'qin',
  Board,
  Hand,
  facts,
  captions,
  prompt,
  proposalHeading,
  verb,
  ending,
  sentences,
};

export default ui;
