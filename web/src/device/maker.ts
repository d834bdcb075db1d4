// Who has the device, at a table with several of its seats: the person who has just made the table. Kept in
// memory only, and asked once: after a reload or a return it may be in other hands.

let maker = { table: '', token: '' };

/** Somebody has made a table on this page, and sits in the seat of this token. */
export function made(table: string, token: string): void {
  maker = { table, token };
}

/** The token of the person who has just made this table; '' if nobody has. */
export function takeMaker(table: string): string {
  const token = maker.table === table ? maker.token : '';
  maker = { table: '', token: '' };
  return token;
}
