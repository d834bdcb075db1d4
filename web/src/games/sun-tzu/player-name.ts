// How the table names a seat's player.

import type { Seat } from '../../protocol';
import type { Table } from '../../table/contract';
import { seatName } from '../../table/names';

export const names = (table: Table, seat: Seat): string => seatName(table.info, seat, table.words);
