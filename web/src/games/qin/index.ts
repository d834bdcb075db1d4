// Qin's part of the page.

import type { GameUi } from '../../table/contract';
import Board from './Board.svelte';
import Hand from './Hand.svelte';
import { captions, ending, facts, previewLines, prompt, proposalHeading, verb } from './telling';
import Thumbnail from './Thumbnail.svelte';

export const ui: GameUi = {
  id: 'qin',
  Board,
  Hand,
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
