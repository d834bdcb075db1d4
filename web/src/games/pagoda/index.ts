// Pagoda's part of the page.

import type { GameUi } from '../../table/contract';
import { acts } from './acts';
import Board from './Board.svelte';
import Desk from './Desk.svelte';
import Holding from './Holding.svelte';
import Notes from './Notes.svelte';
import { captions, ending, facts, previewLines, prompt, proposalHeading, verb } from './telling';
import Thumbnail from './Thumbnail.svelte';

export const ui: GameUi = {
  id: 'pagoda',
  Board,
  Hand: null,
  Thumbnail,
  picture: 'wide',
  looks: [1, 2],
  Holding,
  Notes,
  Desk,
  acts,
  facts,
  captions,
  prompt,
  proposalHeading,
  verb,
  ending,
  previewLines,
};

export default ui;
