// A player's name as the table shows it.

import type { Seat } from '../../protocol';
import type { Table } from '../../table/contract';
import { seatName } from '../../table/names/names';

export const names = (table: Table, seat: Seat): string => seatName(table.info, seat, table.words);
