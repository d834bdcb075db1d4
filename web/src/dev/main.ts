import '../style/serif.css';
import '../style/tokens.css';
import '../style/base.css';
import '../style/pigments.css';
import '../style/table.css';
import '../style/table-narrow.css';
import { mount } from 'svelte';
import { loadWords } from '../catalogue';
import { drawn, loadGame, loadPicture } from '../games/registry';
import { CannedTable } from './canned.svelte';
import Harness from './Harness.svelte';
import { record } from './recorded';

const query = new URLSearchParams(location.search);
const game = query.get('game') ?? drawn[0]!;
const target = document.getElementById('page')!;

/** `&picture`: nothing but the game's picture, for scripts/art.mjs. */
async function picture(): Promise<void> {
  document.body.style.background = 'var(--paper)';
  mount(await loadPicture(game), { target });
}

async function table(): Promise<void> {
  const [ui, recorded, en, fr] = await Promise.all([
    loadGame(game),
    record(game),
    loadWords('en', game),
    loadWords('fr', game),
  ]);
  const words = { en, fr };
  const table = new CannedTable(recorded, words[query.get('lang') === 'fr' ? 'fr' : 'en']);
  table.viewer = Number(query.get('viewer') ?? 1);
  if (query.has('ply')) table.ply = Number(query.get('ply'));
  table.touch = query.has('touch');
  mount(Harness, { target, props: { ui, table, words } });
}

document.documentElement.setAttribute('data-theme', query.get('theme') ?? 'light');
try {
  await (query.has('picture') ? picture() : table());
} catch (error) {
  target.textContent = String(error);
}
