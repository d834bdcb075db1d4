// A link as it is passed on. Chats that show it to others ask the server what is there, and send it all but the
// fragment: so the query has the language to answer in and, in a link to watch, what follows from its code
// (server/…/SeatKey.look). By that the table's picture is made; it opens nothing.

import type { Language } from '../words';

const LOOK = 24;

/** SHA-256 in hexadecimal digits. */
async function hash(subtle: SubtleCrypto, text: string): Promise<string> {
  const digest = await subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export async function passedOn(link: string, language: Language): Promise<string> {
  const url = new URL(link);
  if (language !== 'en') url.searchParams.set('lang', language);
  const code = /^#watch=([\w-]+)$/.exec(url.hash)?.[1];
  // Pages served over plain HTTP, as in a home network, have none; no chat reaches them either.
  const subtle = crypto.subtle as SubtleCrypto | undefined;
  if (code && subtle) {
    const look = await hash(subtle, `look:${await hash(subtle, code)}`);
    url.searchParams.set('look', look.slice(0, LOOK));
  }
  return url.href;
}
