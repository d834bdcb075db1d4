// Brings a table by commands to a position where a seat has to decide something, so that its screen can be
// tested without playing a whole game through the page. Each table uses a client address of its own because
// of the rate limits, so the server must be started with --proxy.

import type {
  Done,
  Frame,
  NewTable,
  Refused,
  ReviewedGame,
  ReviewShown,
  Seat,
} from '../../src/protocol';
import { nonce, type Server } from './server';

export interface Reached {
  table: string;
  /** By seat. */
  tokens: Record<string, string>;
  watch: string;
}

/** Someone who plays by commands. */
export class Caller {
  readonly #path: string;
  readonly #headers: Record<string, string>;

  constructor(server: Server, { table, tokens }: Pick<Reached, 'table' | 'tokens'>, seat: Seat) {
    this.#path = `${server.url}/api/tables/${table}`;
    this.#headers = {
      authorization: `Bearer ${tokens[seat]}`,
      'content-type': 'application/json',
      ...from(table),
    };
  }

  frame(): Promise<Frame> {
    return this.#ask<Frame>('/frame');
  }

  async play({ seq }: Frame, actions: string[]): Promise<void> {
    const answer = await this.#command({ type: 'play', seq, actions });
    // `stale` is expected if the table has declined a question meanwhile.
    if (answer.type === 'refused' && answer.code !== 'stale')
      throw new Error(JSON.stringify(answer));
  }

  /** Reveals the seat's share in the draws, once all seats are taken. */
  async reveal(nonce: string): Promise<void> {
    const answer = await this.#command({ type: 'reveal', seq: (await this.frame()).seq, nonce });
    if (answer.type === 'refused') throw new Error(JSON.stringify(answer));
  }

  /** Resigns, or requests a rematch. */
  async say(type: 'resign' | 'rematch'): Promise<void> {
    const answer = await this.#command({ type, seq: (await this.frame()).seq });
    if (answer.type === 'refused') throw new Error(JSON.stringify(answer));
  }

  /** The review of the finished game, once it is final. */
  async review(): Promise<ReviewedGame> {
    for (;;) {
      const { state, review } = await this.#ask<ReviewShown>('/review');
      if (state === 'done') return review!;
      if (state === 'failed') throw new Error('the review failed');
      await wait(500);
    }
  }

  #command(command: object): Promise<Done | Refused> {
    return this.#ask<Done | Refused>('/commands', { id: nonce(), ...command });
  }

  async #ask<T>(path: string, body?: object): Promise<T> {
    for (let times = 0; ; times++) {
      const answer = await fetch(this.#path + path, {
        headers: this.#headers,
        ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
      });
      // Rate limited: an address regains twenty requests a second.
      if (answer.status === 429 && times < 100) await wait(200);
      else if (answer.ok || answer.status === 409) return (await answer.json()) as T;
      else throw new Error(`${answer.status} ${await answer.text()}`);
    }
  }
}

const wait = (ms: number): Promise<void> => new Promise((over) => setTimeout(over, ms));

/** The polling interval. */
const aWhile = (): Promise<void> => wait(25);

/** Simulates a proxy's header: 10.x.y.z, derived from the name of the table. */
export function from(name: string): Record<string, string> {
  const [x, y, z] = [...name]
    .reduce((sum, sign) => (sum * 31 + sign.charCodeAt(0)) % 2 ** 24, 7)
    .toString(16)
    .padStart(6, '0')
    .match(/../g)!
    .map((part) => Number.parseInt(part, 16));
  return { 'x-forwarded-for': `10.${x}.${y}.${z}` };
}

/** A game's table for two people, not started. */
export async function forTwo(
  server: Server,
  game: string,
  options: Record<string, string>,
): Promise<Reached> {
  const seats: NewTable['seats'] = ['Mei', 'Lin'].map((name) => ({
    kind: 'me',
    name,
    nonce: nonce(),
  }));
  const { info, tokens, watch } = await server.make({ game, options, seats }, from(nonce()));
  return { table: info.table, tokens, watch };
}

/** A deterministic choice without a bias to one corner. */
export function choose<T>(among: readonly T[], { ply }: Frame): T {
  return among[(ply * 7919 + 13) % among.length]!;
}

/** Plays a seat by commands to its nth turn, or to the end, with a uniform choice of legal actions.
 * @param enough ends it earlier */
export async function playOn(
  caller: Caller,
  seat: Seat,
  nth: number,
  enough: () => boolean = () => false,
): Promise<void> {
  for (;;) {
    const frame = await caller.frame();
    if (frame.info.phase === 'over' || enough()) return;
    if (frame.legal.length === 0) {
      await aWhile();
      continue;
    }
    const actors = [0, ...frame.events.map(({ actor }) => actor).filter((actor) => actor > 0)];
    const begins = actors.at(-1) !== seat;
    const begun = actors.filter((actor, k) => actor === seat && actors[k - 1] !== seat).length;
    if (begins && begun + 1 >= nth) return;
    await caller.play(frame, [choose(frame.legal, frame)]);
  }
}

/** Plays at random until a seat's frame satisfies a condition, with further tables if a game ends before.
 * Actions follow from a seed; draws do not.
 * @param favoured is played whenever legal, to get there sooner */
export async function reach(
  server: Server,
  [game, options]: [string, Record<string, string>],
  seat: Seat,
  so: (frame: Frame) => boolean,
  favoured = '',
  seed = 1,
): Promise<Reached> {
  const random = mulberry32(seed);
  const one = (legal: readonly string[]) =>
    legal.includes(favoured) ? favoured : legal[Math.floor(random() * legal.length)]!;
  for (let tables = 0; tables < 60; tables++) {
    const made = await forTwo(server, game, options);
    const callers = [1, 2].map((each) => new Caller(server, made, each));
    for (;;) {
      const frames = await Promise.all(callers.map((caller) => caller.frame()));
      if (so(frames[seat - 1]!)) return made;
      if (frames[0]!.info.phase === 'over') break;
      const turn = frames.findIndex(({ legal }) => legal.length > 0);
      if (turn < 0) await aWhile();
      else await callers[turn]!.play(frames[turn]!, [one(frames[turn]!.legal)]);
    }
  }
  throw new Error(`never reached in ${game}, ${JSON.stringify(options)}, seed ${seed}`);
}

/** From 0 (inclusive) to 1 (exclusive): mulberry32, by Tommy Ettinger. */
function mulberry32(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}
