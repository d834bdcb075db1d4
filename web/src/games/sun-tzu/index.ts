// Sun Tzu's part of the page.

import type { GameUi } from '../../table/contract';
import { acts } from './acts';
import Board from './Board.svelte';
import Desk from './Desk.svelte';
import { head } from './head';
import Notes from './Notes.svelte';
import { stages } from './stages';
import { captions, ending, facts, previewLines, prompt, proposalHeading, quiet, verb } from './telling';
import Thumbnail from './Thumbnail.svelte';

export const ui: GameUi = {
  id: 'sun-tzu',
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
  picture: 'wide',
  // Sun Tzu is ivory, King Shao ink.
  looks: [4, 3],
  Notes,
  Desk,
  acts,
  head,
  stages,
  quiet,
};

export default ui;
