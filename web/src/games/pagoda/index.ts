import type { GameUi } from '../../table/contract';
import { acts } from './interaction/acts';
import Board from './board/Board.svelte';
import TurnPanel from './panel/TurnPanel.svelte';
import Holding from './cards/Holding.svelte';
import Notes from './panel/Notes.svelte';
import { captions, ending, facts, sentences, prompt, proposalHeading, verb } from './messages';

export const ui: GameUi = {
  id: 'pagoda',
  Board,
  Hand: null,
  picture: 'wide',
  looks: [1, 2],
  Holding,
  Notes,
  TurnPanel,
  acts,
  facts,
  captions,
  prompt,
  proposalHeading,
  verb,
  ending,
  sentences,
};

export default ui;
