// The pages, each loaded when it is needed.

import { type Component, mount } from 'svelte';
import { drawn, loadPicture } from './games/registry';
import { hasten } from './hasten';
import { person } from './device/person.svelte';
import type { Route } from './router';

export const homePage = async () => {
  const [page] = await Promise.all([import('./home/Home.svelte'), person.home()]);
  return page;
};
export const tablePage = () => import('./table/TablePage.svelte');
/** What comes over any page. */
export const later = () => import('./Later.svelte');
/** Any other page, with what its address has besides. */
type OfGame = Component<{
  game: string;
  lesson?: string;
  number?: number;
  name?: string;
  at?: string;
  id?: string;
  code?: string;
}>;
const OF_GAME: Record<
  'rules' | 'learn' | 'puzzle' | 'account' | 'operator' | 'tournament' | 'club',
  () => Promise<{ default: OfGame }>
> = {
  operator: () =>
    import('./operator/OperatorPage.svelte') as Promise<{ default: unknown }> as Promise<{
      default: OfGame;
    }>,
  rules: () => import('./rules/RulesPage.svelte'),
  learn: () => import('./learn/Pages.svelte'),
  puzzle: () => import('./puzzle/PuzzlePage.svelte'),
  account: () => import('./account/Pages.svelte'),
  tournament: () => import('./tournament/page/Pages.svelte'),
  club: () => import('./club/page/Pages.svelte'),
};
export const gamePage = (page: keyof typeof OF_GAME) => OF_GAME[page]();

let waiting = false;
/** Waits for somebody at one's open tables, on whatever page. */
export async function wait(): Promise<void> {
  if (waiting) return;
  waiting = true;
  mount((await import('./lobby/waiting/Waiting.svelte')).default, { target: document.body });
}

/** Begins to load what a route shows. */
export function begin(route: Route): void {
  switch (route.page) {
    case 'home':
      hasten(homePage());
      return drawn.forEach((id) => hasten(loadPicture(id)));
    case 'table':
      if (route.key?.kind === 'join') hasten(import('./table/panel/before/JoinPanel.svelte'));
      return hasten(tablePage());
    case 'unknown':
      return;
    default:
      return hasten(gamePage(route.page));
  }
}
