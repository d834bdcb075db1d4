// URLs of the page, both ways. Secrets are in the fragment, which is never sent to a server.

import { ROOT } from './root';

export type Route =
  | { page: 'home' }
  | { page: 'table'; table: string; key: Key | null }
  | { page: 'rules'; game: string }
  /** `lesson`: its name; '' for the list. */
  | { page: 'learn'; game: string; lesson: string }
  | { page: 'puzzle'; game: string; number: number }
  | { page: 'operator' }
  /** One's own account, somebody (`u`) by the name that is in the address, or a leaderboard (`best`). */
  | { page: 'account'; at: string; name: string }
  /** A tournament, or of `leagues` one, by its id; '' for all of them. */
  | { page: 'tournament'; at: string; name: string }
  /** `code`: an invitation, or ''. */
  | { page: 'club'; id: string; code: string }
  | { page: 'unknown' };

/** What opens a table: a seat's token, an invitation to an open seat, or a watch code. */
export interface Key {
  kind: 'seat' | 'join' | 'watch';
  code: string;
  /** A seat's share in the draws until it is revealed, so that whoever opens the seat elsewhere can
   * reveal it. */
  nonce?: string;
}

const KEY = /^#(seat|join|watch)=([A-Za-z0-9_-]{1,200})(?:\.([0-9a-f]{32}))?$/;

const NAME = /^[A-Za-z0-9_-]{1,100}$/;

/** @param root the path that the page is under */
export function parse(path: string, hash = '', root = ROOT): Route {
  if (!`${path}/`.startsWith(`${root}/`)) return { page: 'unknown' };
  const parts = path
    .slice(root.length)
    .split('/')
    .filter((part) => part !== '');
  const name = parts[1] ?? '';
  if (parts.length === 0) return { page: 'home' };
  if (parts.length === 1 && parts[0] === 'operator') return { page: 'operator' };
  if (parts[0] === 'learn' && (parts.length === 2 || parts.length === 3))
    return parts.slice(1).every((part) => NAME.test(part))
      ? { page: 'learn', game: name, lesson: parts[2] ?? '' }
      : { page: 'unknown' };
  if (
    parts[0] === 'puzzle' &&
    parts.length === 3 &&
    NAME.test(name) &&
    /^[1-9]\d{0,4}$/.test(parts[2]!)
  )
    return { page: 'puzzle', game: name, number: Number(parts[2]) };
  if (/^(tournaments?|leagues)$/.test(parts[0]!))
    return { page: 'tournament', at: parts[0]!, name };
  if (parts[0] === 'clubs') return { page: 'club', id: name, code: hash.slice(1) };
  if (/^(account|u|best)$/.test(parts[0]!)) return { page: 'account', at: parts[0]!, name };
  if (parts.length === 2 && NAME.test(name)) {
    if (parts[0] === 't') return { page: 'table', table: name, key: keyOf(hash) };
    if (parts[0] === 'rules') return { page: 'rules', game: name };
  }
  return { page: 'unknown' };
}

export function keyOf(hash: string): Key | null {
  const match = KEY.exec(hash);
  if (!match) return null;
  return {
    kind: match[1] as Key['kind'],
    code: match[2]!,
    ...(match[3] ? { nonce: match[3] } : {}),
  };
}

export const address = (route: Route, root = ROOT): string => root + within(route);

function within(route: Route): string {
  switch (route.page) {
    case 'home':
    case 'unknown':
      return '/';
    case 'table':
      return `/t/${route.table}${route.key ? fragment(route.key) : ''}`;
    case 'operator':
      return '/operator';
    case 'account':
    case 'tournament':
      return `/${route.at}${route.name && '/'}${route.name}`;
    case 'club':
      return `/clubs${route.id && '/'}${route.id}${route.code && '#'}${route.code}`;
    case 'rules':
      return `/rules/${route.game}`;
    case 'puzzle':
      return `/puzzle/${route.game}/${route.number}`;
    case 'learn':
      return `/learn/${route.game}${route.lesson && '/'}${route.lesson}`;
  }
}

const fragment = ({ kind, code, nonce }: Key): string =>
  `#${kind}=${code}${nonce ? `.${nonce}` : ''}`;
