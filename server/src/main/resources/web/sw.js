// Shows what the server pushes while nobody looks at the page, and opens the table at a click. It keeps no
// files: the page is never served from here.

const TURNS = 'turns';

/** Where the page is: `/`, or a path at whose end there is one. */
const ROOT = new URL('.', self.location.href).pathname;

/** Several games that wait are one notification. */
async function told({ kind, title, text, several, table, path }) {
  if (path) return show(title, text, path, [], path);
  if (kind !== 'turn') return show(title, text, table, [table]);
  // What called to this table is answered: it would be a second notification of the same game.
  for (const call of await self.registration.getNotifications({ tag: table })) call.close();
  const before = await self.registration.getNotifications({ tag: TURNS });
  const tables = [...new Set([...before.flatMap(({ data }) => data?.tables ?? []), table])];
  if (tables.length === 1) return show(title, text, TURNS, tables);
  return show(several.replace('{count}', tables.length), title, TURNS, tables);
}

function show(title, body, tag, tables, path) {
  return self.registration.showNotification(title, {
    body,
    tag,
    renotify: true,
    icon: `${ROOT}seal.svg`,
    data: { tables, path },
  });
}

/** The page or the table, in a window that shows it already or in another one; of several games the list of all. */
async function opened({ tables, path: page }) {
  const path = ROOT + (page?.slice(1) ?? (tables.length === 1 ? `t/${tables[0]}` : ''));
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const shown = windows.find(({ url }) => new URL(url).pathname === path);
  if (shown) return shown.focus();
  return self.clients.openWindow(path);
}

self.addEventListener('push', (event) => event.waitUntil(told(event.data.json())));

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(opened(event.notification.data));
});

// Nothing is kept that an older one could have: the newest begins at once.
self.addEventListener('install', () => self.skipWaiting());
