// Checks the draws of a finished table from its record and from what this browser saved, without asking
// anything else of the server that made them.

import type { EventShown, Seat } from '../../protocol';
import { draw, hashes, NO_NONCE } from '../draws';
import type { MakePile } from '../pile';
import { readRecord, type Recorded } from './record';
import { hashOf } from '../share';
import type { Sight } from '../sight';
import { difference } from './shown';

/** What this browser knows about the table by itself. */
export interface Known {
  table: string;
  game: string;
  seats: number;
  options: Record<string, string>;
  /** The commitment to the table's secret, as received before the seat was taken. */
  commitment?: string;
  sight?: Sight;
  /** The game from which the table says it plays on. */
  from?: { table: string; ply: number };
  /** The shares that it contributed, by seat. */
  own: ReadonlyMap<Seat, string>;
  /** The events as the page showed them, for each seat of this screen. */
  shown: readonly (readonly EventShown[])[];
}

/** The result of one check. `right`; `wrong`; `open`: the data for comparison is missing. `code` names
 * the sentence (`fair.found.…`), with its parameters. */
export interface Finding {
  state: 'right' | 'wrong' | 'open';
  code: string;
  parameters: Record<string, string | number>;
}

export interface Verdict {
  /** The number of draws recomputed, up to the first wrong one. */
  draws: number;
  findings: Finding[];
}

type State = Finding['state'];

const finding = (state: State, code: string, parameters: Finding['parameters'] = {}): Finding => ({
  state,
  code,
  parameters,
});

export async function check(text: string, known: Known, make: MakePile): Promise<Verdict> {
  const record = readRecord(text);
  if (!record) return { draws: 0, findings: [finding('wrong', 'unreadable')] };
  if (!fits(record, known)) return { draws: 0, findings: [finding('wrong', 'other')] };
  const drawn = await draws(record, known.seats, make);
  return {
    draws: Number(drawn.parameters['count'] ?? 0),
    findings: [
      await secret(record, known),
      await shares(record, known),
      drawn,
      events(record, known),
    ],
  };
}

/** Whether it is a record of this table. */
function fits(record: Recorded, { table, game, seats, options, sight, from }: Known): boolean {
  const agreed = sight?.options ?? options;
  const before = sight ? sight.from : from;
  return (
    record.from?.table === before?.table &&
    record.from?.ply === before?.ply &&
    record.table === table &&
    record.game === game &&
    Object.entries(agreed).every(([name, value]) => record.options[name] === value) &&
    [...record.nonces.keys(), ...record.commitments.keys()].every((seat) => seat <= seats)
  );
}

async function secret(record: Recorded, { commitment, sight }: Known): Promise<Finding> {
  const before = sight?.commitment ?? commitment;
  const right = (await hashOf(record.secret)) === record.commitment;
  const same = before === undefined || before === record.commitment;
  if (!right || !same) return finding('wrong', 'secret.wrong');
  return before === undefined ? finding('open', 'secret.open') : finding('right', 'secret.right');
}

async function shares(record: Recorded, known: Known): Promise<Finding> {
  const states = new Set<string>();
  for (let seat = 1; seat <= known.seats; seat++) {
    const state = await share(record, seat, known);
    if (state === 'wrong') return finding('wrong', 'shares.wrong', { seat });
    states.add(state);
  }
  if (states.has('old')) return finding('open', 'shares.old');
  if (states.has('open')) return finding('open', 'shares.open');
  if (known.own.size === 0) return finding('right', 'shares.right');
  const others = [...record.nonces].some(
    ([seat, nonce]) => !known.own.has(seat) && nonce !== NO_NONCE,
  );
  return finding('right', others ? 'shares.right.own' : 'shares.right.alone');
}

/** @returns `old`: nothing shows that it was fixed before the others were known */
async function share(record: Recorded, seat: Seat, { sight, own }: Known): Promise<State | 'old'> {
  const nonce = record.nonces.get(seat) ?? NO_NONCE;
  const told = record.commitments.get(seat);
  if (told !== undefined && (await hashOf(nonce)) !== told) return 'wrong';
  if (own.has(seat)) return own.get(seat) === nonce ? 'right' : 'wrong';
  const before = sight?.seats[seat - 1];
  if (before) return (await hashOf(nonce)) === before ? 'right' : 'wrong';
  // Zeros cannot have been chosen to suit anything.
  if (nonce === NO_NONCE) return 'right';
  if (sight) return 'wrong';
  return told === undefined ? 'old' : 'open';
}

async function draws(record: Recorded, seats: number, make: MakePile): Promise<Finding> {
  const nonces = Array.from({ length: seats }, (_, k) => record.nonces.get(k + 1) ?? NO_NONCE);
  const hash = await hashes(record.secret, record.table, nonces);
  const pile = make(record.options);
  const inherited = record.from?.ply ?? 0;
  let n = 0;
  let others = 0;
  for (const [index, event] of record.events.entries()) {
    if (event.actor === 0 && index < inherited) others = ++n;
    else if (event.actor === 0) {
      const due = await draw(hash, ++n, pile.next());
      const bare = (action: string) => action.replace(/^(draw|tile) /, '');
      if (due === '') return finding('wrong', 'draws.none', { draw: n });
      if (due !== event.action) {
        return finding('wrong', 'draws.wrong', {
          draw: n,
          due: bare(due),
          found: bare(event.action),
        });
      }
    }
    pile.after(event);
  }
  return inherited > 0
    ? finding('right', 'draws.right.on', { count: n - others, others })
    : finding('right', 'draws.right', { count: n });
}

function events({ events }: Recorded, { shown }: Known): Finding {
  const first = shown.map((each) => difference(each, events)).find((at) => at > 0);
  return first === undefined
    ? finding('right', 'events.right')
    : finding('wrong', 'events.wrong', { ply: first });
}
