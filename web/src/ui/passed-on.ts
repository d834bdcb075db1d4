// A link as it is passed on. Chats that show it to others ask the server what is there, and send it all but the
// fragment: so the query has the language to answer in and, in a link to watch, what follows from its code
// (server/…/SeatKey.look). By that the table's picture is made; it opens nothing.

import { digests } from '../fair/digest/digest';
import { toHex } from '../fair/digest/hex';
import type { Language } from '../words';

const LOOK = 24;

/** What shows that somebody may see the picture. */
async function looking(code: string): Promise<string> {
  const { sha256 } = await digests();
  const hash = async (text: string) => toHex(await sha256(new TextEncoder().encode(text)));
  return (await hash(`look:${await hash(code)}`)).slice(0, LOOK);
}

export async function passedOn(link: string, language: Language): Promise<string> {
  const url = new URL(link);
  if (language !== 'en') url.searchParams.set('lang', language);
  const code = /^#watch=([\w-]+)$/.exec(url.hash)?.[1];
  const look = code && (await looking(code).catch(() => ''));
  if (look) url.searchParams.set('look', look);
  return url.href;
}
