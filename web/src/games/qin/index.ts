import type { GameUi } from '../../table/contract';
import Board from './board/Board.svelte';
import Hand from './interaction/Hand.svelte';
import { captions, ending, facts, previewLines, prompt, proposalHeading, verb } from './messages';

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
  previewLines,
};

export default ui;
