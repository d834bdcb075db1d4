import type { GameUi } from '../../table/contract';
import { acts, noChoice, undo } from './interaction/acts';
import Board from './board/Board.svelte';
import TurnPanel from './panel/TurnPanel.svelte';
import { head } from './panel/head';
import Notes from './panel/Notes.svelte';
import { stages } from './interaction/stages';
import {
  captions,
  ending,
  facts,
  sentences,
  prompt,
  proposalHeading,
  quiet,
  tally,
  verb,
} from './messages';

export const ui: GameUi = {
  id: 'sun-tzu',
  Board,
  Hand: null,
  facts,
  captions,
  prompt,
  proposalHeading,
  verb,
  ending,
  tally,
  sentences,
  picture: 'wide',
  // Sun Tzu is ivory, King Shao ink.
  looks: [4, 3],
  Notes,
  TurnPanel,
  acts,
  undo,
  noChoice,
  head,
  stages,
  quiet,
};

export default ui;
