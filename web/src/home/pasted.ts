// A link or a code that somebody was sent.

import { keyOf, type Route } from '../router';

/** What a person pasted into the code field: a whole link, or `TABLE#join=CODE`, or `TABLE CODE`; or an invitation to a club. null:
 * none of these. */
export function pasted(text: string): Route | null {
  const club = /\/clubs\/([A-Za-z0-9_-]{1,100})(?:\?.*)?#([A-Za-z0-9_-]{1,200})$/.exec(text.trim());
  if (club) return { page: 'club', id: club[1]!, code: club[2]! };
  const match =
    /(?:^|\/t\/)([A-Za-z0-9_-]{1,100})(?:(?:\?.*)?(#(?:seat|join|watch)=)|[\s:.]+)([A-Za-z0-9_-]{1,200}(?:\.[0-9a-f]{32})?)$/.exec(
      text.trim(),
    );
  if (!match) return null;
  return { page: 'table', table: match[1]!, key: keyOf(`${match[2] ?? '#join='}${match[3]}`) };
}
