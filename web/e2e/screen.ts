// A screen that a person sees, and how it is reached.

import type { Person } from './person';
import type { Server } from './server';

/** Shows a person what there is to be seen. */
export type Show = (person: Person) => Promise<void>;

export interface Screen {
  name: string;
  /** Brings it about. What it gives can be shown to one person after another, unless showing plays on. */
  reach(server: Server): Promise<Show>;
  /** Showing plays on at the table, so that nobody else would see the same. */
  playsOn?: true;
}
