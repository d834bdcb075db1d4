// What a browser was shown of a table's draws before it revealed its share. It saves this, and compares the
// record with it at the end.

import type { Seat, TableInfo } from '../protocol';
import { hashOf } from './share';

export interface Sight {
  /** The commitment to the table's secret. */
  commitment: string;
  /** The commitment to each seat's share, by seat; '' for a computer, which has none. */
  seats: string[];
  /** The options, which determine what is drawn. */
  options: Record<string, string>;
  /** The game from which this one plays on, whose draws are not this table's. */
  from?: { table: string; ply: number };
}

/** null: a seat is open, or a person's share is not committed to and could still be chosen to suit the
 * others. */
export async function sightOf({
  commitment,
  seats,
  options,
  from,
}: TableInfo): Promise<Sight | null> {
  const fixed: string[] = [];
  for (const { kind, commitment: own, nonce } of seats) {
    const share = kind === 'computer' ? '' : (own ?? (nonce && (await hashOf(nonce))));
    if (kind === 'open' || share === undefined) return null;
    fixed.push(share);
  }
  return { commitment, seats: fixed, options, ...(from ? { from } : {}) };
}

/** Why a share must not be revealed. `lost`: this browser does not have it. `secret`: the table's
 * commitment to its secret has changed. `own`: the table shows a different commitment for this seat.
 * `others`: another share is not committed to, or has changed. */
export type Doubt = 'lost' | 'secret' | 'own' | 'others';

/** What this browser saves about a table's draws. */
export interface Remembered {
  /** The commitment to the table's secret, as received before the seat was taken. */
  commitment?: string;
  /** What was shown when a share was revealed before. */
  sight?: Sight;
}

/** Whether a seat's share may be revealed now: what is shown at this moment, to be saved first; or why
 * not.
 * @param nonce the share; '' if this browser has none */
export async function judge(
  info: TableInfo,
  seat: Seat,
  nonce: string,
  { commitment, sight }: Remembered,
): Promise<Sight | Doubt> {
  if (nonce === '') return 'lost';
  if (commitment !== undefined && commitment !== info.commitment) return 'secret';
  if (sight && sight.commitment !== info.commitment) return 'secret';
  if ((await hashOf(nonce)) !== info.seats[seat - 1]?.commitment) return 'own';
  const now = await sightOf(info);
  if (!now || (sight && sight.seats.join() !== now.seats.join())) return 'others';
  return now;
}
