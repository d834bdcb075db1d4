// Parts of a table that only some moments need: they come after it, but before their moment.

import type { TableInfo } from '../protocol';

class Part<T> {
  loaded = $state.raw<T | null>(null);
  readonly #load: () => Promise<T>;

  constructor(load: () => Promise<T>) {
    this.#load = load;
  }

  /** Rejects without a connection; another call tries again. */
  readonly load = async (): Promise<void> => {
    this.loaded ??= await this.#load();
  };
}

/** Between the seats of a shared screen. */
export const curtain = new Part(() => import('./panel/Curtain.svelte'));
/** Before the game begins. */
export const waiting = new Part(() => import('./panel/before/WaitingPanel.svelte'));
/** When players ask something of each other. */
export const requests = new Part(() => import('./panel/PlayerRequests.svelte'));
/** When others have acted since the person's turn. */
export const since = new Part(() => import('./panel/replay/Since.svelte'));
/** While the replay is open. */
export const replaying = new Part(() => import('./panel/replay/ReplayRow.svelte'));
/** After it is over. */
export const end = new Part(() => import('./panel/end'));
/** The review of a game that is over. */
export const review = new Part(() => import('./review'));
/** When a hint is taken. */
export const hints = new Part(() => import('./hint'));
/** Where time counts. */
export const clocks = new Part(() => import('./clock'));
/** Being told that it is one's turn. */
export const notices = new Part(() => import('../notice'));
/** What is said at the table. */
export const talk = new Part(() => import('./talk'));
export const tableMenu = () => import('./panel/bar/TableMenu.svelte');

/** Loads what a table in this phase shows from the beginning.
 * @param shared whether several seats have one screen */
export async function present({ phase, clock }: TableInfo, shared: boolean): Promise<void> {
  if (clock) await clocks.load();
  if (shared) await curtain.load();
  if (phase === 'waiting') await waiting.load();
  if (phase === 'over') await end.load();
}

/** Loads what any moment may bring. */
export async function upcoming(): Promise<void> {
  await Promise.all([
    since.load(),
    requests.load(),
    end.load(),
    replaying.load(),
    notices.load(),
    talk.load(),
    tableMenu(),
  ]);
}
