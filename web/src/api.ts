// The server's HTTP API, as functions.

import { toHex } from './fair/digest/hex';
import type {
  Command,
  Commitment,
  Done,
  Frame,
  GameInfo,
  Health,
  Join,
  Joined,
  NewTable,
  Problem,
  Refused,
  ReviewShown,
  Summary,
  SummaryRequest,
  TableInfo,
  TableMade,
} from './protocol';
import { ROOT } from './root';

/** An unsuccessful response: `code` is the server's, or `offline`. */
export class ApiError extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

/** @param fine accepted statuses besides success */
async function ask(
  path: string,
  token = '',
  body?: unknown,
  fine: number[] = [],
): Promise<Response> {
  const headers: Record<string, string> = {};
  if (token) headers['Authorization'] = `Bearer ${token}`;
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  const init: RequestInit = { headers, cache: 'no-store' };
  if (body !== undefined) Object.assign(init, { method: 'POST', body: JSON.stringify(body) });
  let response: Response;
  try {
    response = await fetch(`${ROOT}/api${path}`, init);
  } catch {
    throw new ApiError('offline', 'no connection');
  }
  if (response.ok || fine.includes(response.status)) return response;
  const problem = await (response.json() as Promise<Problem>).catch((): Problem => ({
    code: 'unknown',
    message: '',
  }));
  throw new ApiError(problem.code, problem.message);
}

/** For what only some pages ask, which has its questions in a room of its own. */
export async function json<T>(path: string, token = '', body?: unknown): Promise<T> {
  return (await ask(path, token, body)).json() as Promise<T>;
}

export const games = (): Promise<GameInfo[]> => json('/games');

/** The program's version, also of a server that is not well. */
export const version = async (): Promise<string> =>
  ((await (await ask('/health', '', undefined, [503])).json()) as Health).version;

export const info = (table: string, token: string): Promise<TableInfo> =>
  json(`/tables/${table}`, token);

export const position = (table: string, token: string, ply: number): Promise<Frame> =>
  json(`/tables/${table}/positions/${ply}`, token);

export const review = (table: string, token: string): Promise<ReviewShown> =>
  json(`/tables/${table}/review`, token);

/** Creates a table. Its secret is committed to before our nonces are sent, so that it cannot have been
 * chosen to suit them.
 * @throws ApiError `other-secret` if the table is a different one or shows a different commitment */
export async function make(table: NewTable): Promise<TableMade> {
  const { table: id, commitment } = await json<Commitment>('/commitments', '', {});
  const made = await json<TableMade>('/tables', '', { ...table, table: id });
  if (made.info.table === id && made.info.commitment === commitment) return made;
  throw new ApiError('other-secret', 'the table is not the one that was reserved');
}

export const frame = (table: string, token: string): Promise<Frame> =>
  json(`/tables/${table}/frame`, token);

/** Sends a command without a socket. */
export async function command(
  table: string,
  token: string,
  what: Command,
): Promise<Done | Refused> {
  const answer = await ask(`/tables/${table}/commands`, token, what, [409]);
  return (await answer.json()) as Done | Refused;
}

export const join = (table: string, invitation: string, who: Join): Promise<Joined> =>
  json(`/tables/${table}/join`, invitation, who);

/** The maximum number of tables per request. */
const AT_ONCE = 50;

/** For any number of tables. */
export async function summaries({ tables }: SummaryRequest): Promise<Summary[]> {
  const parts = Array.from({ length: Math.ceil(tables.length / AT_ONCE) }, (_, k) =>
    tables.slice(k * AT_ONCE, (k + 1) * AT_ONCE),
  );
  const ask = (part: SummaryRequest['tables']) =>
    json<Summary[]>('/summaries', '', { tables: part });
  return (await Promise.all(parts.map(ask))).flat();
}

/** The record as text. */
export const recordOf = async (table: string, token: string): Promise<string> =>
  (await ask(`/tables/${table}/record`, token)).text();

/** A seat's token in the server's format: 144 bits in 24 characters. */
export function token(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(18));
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll('+', '-').replaceAll('/', '_');
}

/** A seat's share in the draws: 128 random bits, hexadecimal. */
export function nonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return toHex(bytes);
}
