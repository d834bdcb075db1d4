// The pages, each loaded when it is needed.

import { drawn, loadPicture } from './games/registry';
import { hasten } from './hasten';
import { person } from './person.svelte';
import type { Route } from './router';

export const homePage = async () => {
  const [page] = await Promise.all([import('./home/Home.svelte'), person.home()]);
  return page;
};
export const tablePage = () => import('./table/TablePage.svelte');
export const rulesPage = () => import('./rules/RulesPage.svelte');
export const learnPage = () => import('./learn/LearnPage.svelte');
export const puzzlePage = () => import('./puzzle/PuzzlePage.svelte');

/** Begins to load what a route shows. */
export function begin(route: Route): void {
  switch (route.page) {
    case 'home':
      hasten(homePage());
      return drawn.forEach((id) => hasten(loadPicture(id)));
    case 'table':
      if (route.key?.kind === 'join') hasten(import('./table/panel/JoinPanel.svelte'));
      return hasten(tablePage());
    case 'rules':
      return hasten(rulesPage());
    case 'learn':
      return hasten(learnPage());
    case 'puzzle':
      return hasten(puzzlePage());
    case 'unknown':
      return;
  }
}
