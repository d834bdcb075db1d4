import type { GameUi } from '../../table/contract';
import { acts, noChoice, undo } from './interaction/acts';
import Board from './board/Board.svelte';
import TurnPanel from './panel/TurnPanel.svelte';
import { head } from './panel/head';
import Notes from './panel/Notes.svelte';
import { compose } from './interaction/compose';
import { stages } from './interaction/stages';
import { ending, facts, sentences, prompt, proposalHeading, quiet, tally, verb } from './messages';

export const ui: GameUi = {
  id: 'sun-tzu',
  Board,
  Hand: null,
  facts,
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
  compose,
  noChoice,
  head,
  stages,
  quiet,
  shortcuts: [
    { keys: ['1–9', '0', '+', '−', 'P'], does: 'keys.sun-tzu.card' },
    { keys: ['X', 'T', 'Q', 'M', 'A'], does: 'keys.sun-tzu.province' },
    { keys: ['key.Escape'], does: 'keys.sun-tzu.drop' },
    { keys: ['key.Enter'], does: 'keys.sun-tzu.main' },
    { keys: ['D'], does: 'keys.sun-tzu.second' },
  ],
};

export default ui;
