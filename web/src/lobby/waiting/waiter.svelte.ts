// Waits at the tables that this device has opened to all, wherever the person is in the meantime: while their
// sockets are open the tables stay listed. Tells when somebody has come.

import { untrack } from 'svelte';
import * as api from '../../api';
import { revealLater } from '../../fair/away';
import { ask, start } from '../../home/start';
import { forget, type Kept } from '../../device/kept';
import { person } from '../../device/person.svelte';
import { place } from '../../place.svelte';
import type { Listing, Seat, ServerMessage, TableInfo } from '../../protocol';
import { Connection } from '../../table/live/connection/connection';
import { surroundings } from '../../table/live/connection/socket';
import { seatName } from '../../table/names/names';
import { feed } from '../feed';
import { clockLike, older } from '../list';
import { goTo, sitAt } from '../sitting';
import { waited, waitsNoMore } from '../waits';

/** At so many tables at a time. */
const MOST = 3;

/** A game that can begin. */
interface Ready {
  table: string;
  game: string;
  names: string[];
}

class Waiter {
  /** The newest game that can begin, until the person goes there. */
  ready = $state.raw<Ready | null>(null);
  /** Changes when there is no more, or something else, to wait for. */
  turn = $state(0);
  #moving = false;

  /** Waits; to be called in an effect.
   * @param shown the table on screen, which tells by itself
   * @returns what ends it */
  wait(shown: string): () => void {
    untrack(() => {
      if (this.ready?.table === shown) this.ready = null;
    });
    const tables = waited().slice(0, MOST);
    const ends = tables.map((each) => this.#sit(each, shown));
    const quick = tables.find(({ waits }) => waits === 'quick');
    if (quick) ends.push(feed.read((list) => void this.#look(quick, list ?? [])));
    return () => ends.forEach((end) => end());
  }

  #sit({ table, tokens }: Kept, shown: string): () => void {
    const connection = new Connection(tokens[0] ?? '', surroundings(table));
    let viewer: Seat = 0;
    connection.onmessage = (message: ServerMessage) => {
      if (message.type === 'frame') viewer = message.viewer;
      if (message.type === 'frame' || message.type === 'table') {
        this.#hear(message.info, viewer, shown);
      }
    };
    connection.onstatus = (status) => {
      if (status === 'closed') this.#end(table);
    };
    connection.open();
    return () => connection.close();
  }

  #hear(info: TableInfo, viewer: Seat, shown: string): void {
    const open = info.seats.some(({ kind }) => kind === 'open');
    if (open && info.listed) return;
    if (!open && info.table !== shown) this.#tell(info, viewer);
    this.#end(info.table);
  }

  #tell(info: TableInfo, viewer: Seat): void {
    const others = info.seats.filter(({ kind, seat }) => kind === 'person' && seat !== viewer);
    const names = others.map(({ seat }) => seatName(info, seat, person.words));
    this.ready = { table: info.table, game: info.game, names };
    revealLater(info.table);
  }

  #end(table: string): void {
    waitsNoMore(table);
    this.turn++;
  }

  /** Goes to an older table of somebody who wants the same game: of two who began to wait at the same moment
   * one has to. */
  async #look({ table, tokens }: Kept, list: readonly Listing[]): Promise<void> {
    const own = list.find((each) => each.table === table);
    const other = own && older(list, own);
    if (!other || this.#moving) return;
    this.#moving = true;
    try {
      const id = api.nonce();
      const gone = await api.command(table, tokens[0]!, { type: 'unlist', id, seq: 1 });
      // Otherwise somebody has sat down here meanwhile.
      if (gone.type === 'done') await this.#move(own, other);
    } catch {
      // Without a connection: the list comes again with it.
    } finally {
      this.#moving = false;
    }
  }

  async #move(own: Listing, { table }: Listing): Promise<void> {
    const here = place.route.page === 'table' && place.route.table === own.table;
    let to = table;
    try {
      await sitAt(table);
      const info = await api.info(table, '');
      if (!here) this.#tell(info, info.seats.length);
    } catch {
      to = await this.#again(own);
    }
    forget(own.table);
    this.turn++;
    if (here) goTo(to);
  }

  /** Waits anew at a table of one's own, for the same game. */
  async #again(own: Listing): Promise<string> {
    const info = (await api.games()).find(({ id }) => id === own.game)!;
    return start(ask(info, clockLike(own)), true);
  }
}

export const waiter = new Waiter();
