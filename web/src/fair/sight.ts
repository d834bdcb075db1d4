// What a browser was shown of a table's draws before it gave its share: it keeps that, and holds the
// table to it at the end.

import type { Seat, TableInfo } from '../protocol';
import { hashOf } from './share';

export interface Sight {
  /** To the table's secret. */
  commitment: string;
  /** To each seat's share, by seat; '' for a computer, which gives none. */
  seats: string[];
  /** What is drawn depends on them. */
  options: Record<string, string>;
}

/** null: a seat is open, or a person sits there whose share is not fixed, so that it could still be chosen
 * to suit the others. */
export async function sightOf({ commitment, seats, options }: TableInfo): Promise<Sight | null> {
  const fixed: string[] = [];
  for (const { kind, commitment: own, nonce } of seats) {
    const share = kind === 'computer' ? '' : (own ?? (nonce && (await hashOf(nonce))));
    if (kind === 'open' || share === undefined) return null;
    fixed.push(share);
  }
  return { commitment, seats: fixed, options };
}

/** What stands against giving a share:
 * `lost`: this browser doesn't have it. `secret`: the table shows another commitment to its secret than
 * before. `own`: it shows another for this seat than was given. `others`: a share is not fixed, or is no
 * more what it was. */
export type Doubt = 'lost' | 'secret' | 'own' | 'others';

/** What this browser keeps of a table's draws. */
export interface Remembered {
  /** To the table's secret, as it was told before the seat was taken. */
  commitment?: string;
  /** What was shown when a share was given before. */
  sight?: Sight;
}

/** Whether a seat's share may be given now: what is shown then, to be kept before; or why not.
 * @param nonce the share; '' where this browser has none */
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
