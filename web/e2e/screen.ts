// A screen of the page, and how to reach it.

import type { Person } from './person';
import type { Server } from './server';

/** Shows the screen to a person. */
export type Show = (person: Person) => Promise<void>;

export interface Screen {
  name: string;
  /** Reaches it. The result can be shown to one person after another, unless showing it plays on. */
  reach(server: Server): Promise<Show>;
  /** Showing plays on at the table, so that nobody else would see the same. */
  playsOn?: true;
}
