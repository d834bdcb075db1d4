import type { GameUi } from '../../table/contract';
import { acts, undo } from './interaction/acts';
import { compose } from './interaction/compose';
import Board from './board/Board.svelte';
import TurnPanel from './panel/TurnPanel.svelte';
import Holding from './cards/Holding.svelte';
import Notes from './panel/Notes.svelte';
import { ending, facts, prompt, proposalHeading, sentences, tally, verb } from './messages';

export const ui: GameUi = {
  id: 'pagoda',
  Board,
  Hand: null,
  picture: 'wide',
  looks: [1, 2],
  seldomPrompts: true,
  severalActions: true,
  foreseen: 'hidden',
  Holding,
  Notes,
  TurnPanel,
  acts,
  undo,
  compose,
  facts,
  prompt,
  proposalHeading,
  verb,
  ending,
  tally,
  sentences,
  shortcuts: [
    { keys: ['1–6'], does: 'keys.pagoda.site' },
    { keys: ['key.arrows'], does: 'keys.pagoda.row' },
    { keys: ['key.Enter'], does: 'keys.pagoda.choose' },
    { keys: ['E'], does: 'keys.pagoda.main' },
    { keys: ['D'], does: 'keys.pagoda.aside' },
  ],
};

export default ui;
