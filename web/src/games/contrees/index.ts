// Contrées' part of the page.

import type { GameUi } from '../../table/contract';
import Board from './Board.svelte';
import Thumbnail from './Thumbnail.svelte';
import { captions, ending, facts, previewLines, prompt, proposalHeading, verb } from './sentences';

export const ui: GameUi = {
  id: 'contrees',
  Board,
  Hand: null,
  Thumbnail,
  facts,
  captions,
  prompt,
  proposalHeading,
  verb,
  ending,
  previewLines,
};

export default ui;
