// Notifications of this browser: whether it has them, and its address at its maker's push service.

import { ApiError } from '../api';
import { ROOT } from '../root';
import * as api from './api';
import { read, write } from '../device/stored';

const WISH = 'notices';

/** Whether the browser has them at this address: on https and on localhost alone. */
export const able = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** Whether the person has refused them, which only the browser's settings change. */
export const refused = (): boolean => Notification.permission === 'denied';

/** Whether the person wants to be told by this browser. */
export const wished = (): boolean =>
  read(WISH) === 'on' && able() && Notification.permission === 'granted';

/** Whether the person does not want to be asked. */
export const declined = (): boolean => read(WISH) === 'off';
export const decline = (): void => write(WISH, 'off');

const bytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0));

function text(some: ArrayBuffer | null | undefined): string {
  const plain = btoa(String.fromCharCode(...new Uint8Array(some ?? new ArrayBuffer(0))));
  return plain.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** The browser's subscription with this server's key.
 * @throws ApiError `browser` where the browser, or its maker's service, gives none; else about the server */
async function subscription(): Promise<PushSubscription> {
  await navigator.serviceWorker.register(`${ROOT}/sw.js`).catch((error: unknown) => {
    // A browser that allows no worker says so otherwise; this is a script that has not come.
    throw new ApiError(error instanceof TypeError ? 'offline' : 'browser', '');
  });
  const { pushManager } = await navigator.serviceWorker.ready;
  const key = await api.key();
  const known = await pushManager.getSubscription();
  if (known && text(known.options.applicationServerKey) === key) return known;
  // Of a server with other keys, as after its data were lost.
  await known?.unsubscribe();
  return pushManager
    .subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) })
    .catch(() => {
      throw new ApiError('browser', '');
    });
}

/** Has this browser told of what concerns a room.
 * @returns false if the person does not allow it */
export async function begin(room: api.Room, language: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  const made = await subscription();
  await api.add(room, {
    kind: 'push',
    endpoint: made.endpoint,
    key: text(made.getKey('p256dh')),
    secret: text(made.getKey('auth')),
    language,
  });
  write(WISH, 'on');
  return true;
}

/** Ends it for all games: the address is gone with it. */
export async function end(): Promise<void> {
  decline();
  const registration = await navigator.serviceWorker.getRegistration('/');
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}
