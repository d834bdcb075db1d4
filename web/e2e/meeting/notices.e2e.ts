// Being told that it is one's turn: asked for by a button alone, kept and sent by the server, shown by the real
// worker. The browser's own push service may be asked by no test: another one takes its place, and what it passes
// on is delivered by the browser's tool for developers.

import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { axeFaults } from '../checks/axe';
import { launch, Person, PHONE, type Ways } from '../person/person';
import { OPEN } from '../hands/play';
import { PushService, type Subscribed } from '../server/push-service';
import { Caller } from '../server/reach';
import { sharedScene } from '../person/scene';
import { HASTY, nonce, Server } from '../server/server';

const at = sharedScene();

/** The browser without windows has no notifications. */
let browser: Browser;
beforeAll(async () => {
  browser = await launch(true);
});
afterAll(() => browser.close());

/** A browser whose push service has an address for it at once. */
function subscribes(): void {
  const key = new Uint8Array(65).fill(4).buffer;
  const secret = new Uint8Array(16).fill(7).buffer;
  PushManager.prototype.subscribe = () =>
    Promise.resolve({
      endpoint: 'https://push.example.org/secret',
      getKey: (name: PushEncryptionKeyName) => (name === 'auth' ? secret : key),
    } as PushSubscription);
}

/** Somebody who waits at a table with days for each move. */
async function waiting(
  ways: Ways,
  server: Server = at.server,
): Promise<{ lin: Person; table: string; token: string; mei: Caller }> {
  const made = await server.make({
    game: OPEN,
    seats: [
      { kind: 'me', name: 'Mei', nonce: nonce() },
      { kind: 'me', name: 'Lin', nonce: nonce() },
    ],
    clock: { days: 3, then: 'lost' },
  });
  const { table } = made.info;
  const frame = await fetch(`${server.url}/api/tables/${table}/frame`, {
    headers: { authorization: `Bearer ${made.watch}` },
  });
  const { actors } = (await frame.json()) as { actors: number[] };
  const token = made.tokens[3 - actors[0]!]!;
  const lin = await Person.at(browser, ways);
  await lin.context.grantPermissions(['notifications'], { origin: server.url });
  await lin.page.addInitScript(subscribes);
  await lin.page.goto(`${server.url}/t/${table}#seat=${token}`);
  return { lin, table, token, mei: new Caller(server, { table, tokens: made.tokens }, actors[0]!) };
}

const told = async (table: string, token: string) =>
  (await (
    await fetch(`${at.server.url}/api/tables/${table}/notices`, {
      headers: { authorization: `Bearer ${token}` },
    })
  ).json()) as { kind: string; host: string; language: string }[];

test('a line offers it, a button asks, the menu ends it', async () => {
  const { lin, table, token } = await waiting({ size: PHONE, language: 'fr', theme: 'dark' });
  const button = lin.page.getByRole('button', { name: 'Me prévenir quand c’est à moi' });
  await button.waitFor();
  expect(await axeFaults(lin)).toEqual([]);
  expect(await told(table, token)).toEqual([]);
  await button.press('Enter');
  await lin.page.getByText('Ce navigateur vous préviendra').first().waitFor();
  expect(await told(table, token)).toMatchObject([
    { kind: 'push', host: 'push.example.org', language: 'fr' },
  ]);

  await lin.page.getByRole('button', { name: 'Menu' }).click();
  await lin.page.getByRole('button', { name: 'Me prévenir quand c’est à moi' }).click();
  const dialog = lin.page.getByRole('dialog');
  await dialog.getByText('Navigateur (push.example.org)').waitFor();
  expect(await axeFaults(lin)).toEqual([]);
  await dialog.getByRole('textbox').fill('https://10.0.0.1/hook');
  await dialog.getByRole('button', { name: 'Ajouter' }).click();
  await dialog.getByRole('alert').waitFor();
  await dialog.getByRole('textbox').fill('https://chat.example.org/hook');
  await dialog.getByRole('button', { name: 'Ajouter' }).click();
  await dialog.getByText('Salon (chat.example.org)').waitFor();
  await dialog.getByRole('button', { name: 'Ne plus me prévenir ici' }).click();
  await dialog.getByText('Navigateur (push.example.org)').waitFor({ state: 'detached' });
  expect(await told(table, token)).toMatchObject([{ kind: 'webhook' }]);
  expect(lin.faults.filter((fault) => !fault.includes('422'))).toEqual([]);
  await lin.leave();
});

test('a browser that gives no address is told apart from a lost connection', async () => {
  const { lin, table, token } = await waiting({ size: PHONE, touch: true, language: 'fr' });
  const { page } = lin;
  await page.evaluate(() => {
    PushManager.prototype.subscribe = () => Promise.reject(new DOMException('', 'AbortError'));
  });
  const button = page.getByRole('button', { name: 'Me prévenir quand c’est à moi' });
  const trouble = page.locator('.offer [role=alert]');
  await button.tap();
  await trouble.getByText('Ce navigateur n’a pas pu s’abonner').waitFor();
  expect(await axeFaults(lin)).toEqual([]);
  await page.route('**/api/notices/key', (route) => route.abort());
  await button.tap();
  await trouble.getByText('Pas de connexion').waitFor();
  await page.unroute('**/api/notices/key');
  await page.evaluate(subscribes);
  await button.tap();
  await page.getByText('Ce navigateur vous préviendra').first().waitFor();
  expect(await told(table, token)).toHaveLength(1);
  await lin.leave();
});

/** What the page's worker notes for a test. */
interface Noting {
  notificationsShown: number;
}

/** What the browser's tool for developers can do with the page's worker. */
async function worker({ page, context }: Person, origin: string) {
  const developer = await context.newCDPSession(page);
  const registered = new Promise<string>((found) =>
    developer.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      if (registrations[0]) found(registrations[0].registrationId);
    }),
  );
  await developer.send('ServiceWorker.enable');
  const registrationId = await registered;
  // One that is still being installed hears nothing.
  await page.evaluate(async () => (await navigator.serviceWorker.ready).scope);
  const script = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
  await script.evaluate(() => {
    const scope = self as unknown as Noting & { registration: ServiceWorkerRegistration };
    const { registration } = scope;
    const show = registration.showNotification.bind(registration);
    scope.notificationsShown = 0;
    registration.showNotification = async (...notification) => {
      await show(...notification);
      scope.notificationsShown++;
    };
  });
  const count = () => script.evaluate(() => (self as unknown as Noting).notificationsShown);
  return {
    /** Ends when the worker has shown it: Chromium drops a notification if it is asked for all of them after it has
     * noted this one and before it shows it. */
    deliver: async (data: string) => {
      const before = await count();
      await developer.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
      await expect.poll(count).toBe(before + 1);
    },
    shown: () =>
      page.evaluate(async () => {
        const all = await (await navigator.serviceWorker.ready).getNotifications();
        return all.map(({ title, body, data }) => [
          title,
          body,
          (data as { tables: string[] }).tables,
        ]);
      }),
  };
}

test('the worker shows one notification, however many games wait', async () => {
  const { lin } = await waiting({});
  await lin.page.getByRole('button', { name: 'Tell me when it’s my turn' }).click();
  await lin.page.getByText('This browser will tell you').first().waitFor();
  const { deliver, shown } = await worker(lin, at.server.url);
  const push = (table: string, title: string) =>
    deliver(
      JSON.stringify({
        kind: 'turn',
        title,
        text: 'Mei has played.',
        several: 'It’s your turn in {count} games',
        table,
      }),
    );
  await push('t1', 'One: your turn');
  await expect.poll(shown).toEqual([['One: your turn', 'Mei has played.', ['t1']]]);
  await push('t2', 'Two: your turn');
  const both = [['It’s your turn in 2 games', 'Two: your turn', ['t1', 't2']]];
  await expect.poll(shown).toEqual(both);
  await push('t1', 'Two: your turn');
  await expect.poll(shown).toEqual(both);
  expect(lin.faults).toEqual([]);
  await lin.leave();
});

/** A time zone in which it is noon: in the night nobody is told of a move. */
function noon(): string {
  const ahead = 12 - new Date().getUTCHours();
  return `Etc/GMT${ahead > 0 ? `-${ahead}` : `+${-ahead}`}`;
}

test('a move is told to a browser that looks elsewhere, through its push service', async () => {
  const service = await PushService.start();
  onTestFinished(() => service.close());
  const server = await Server.start('--notices', 'local', '--notice-haste', '20', ...HASTY);
  onTestFinished(() => server.stop());
  const { lin, table, mei } = await waiting({ language: 'fr', zone: noon() }, server);
  const { page } = lin;
  await page.exposeFunction('subscribedAt', (sender: number[]) => service.subscribe(sender));
  await page.evaluate(() => {
    PushManager.prototype.subscribe = async (options) => {
      const { subscribedAt } = window as unknown as {
        subscribedAt: (sender: number[]) => Promise<Subscribed>;
      };
      const sender = new Uint8Array(options!.applicationServerKey as ArrayBuffer);
      const { endpoint, p256dh, auth } = await subscribedAt([...sender]);
      const getKey = (name: PushEncryptionKeyName) =>
        Uint8Array.from(name === 'auth' ? auth : p256dh).buffer;
      return { endpoint, getKey } as unknown as PushSubscription;
    };
  });
  await page.getByRole('button', { name: 'Me prévenir quand c’est à moi' }).click();
  await page.getByText('Ce navigateur vous préviendra').first().waitFor();

  await page.goto(`${server.url}/rules/${OPEN}`);
  for (let turn = await mei.frame(); turn.legal.length > 0; turn = await mei.frame()) {
    await mei.play(turn, [turn.legal[0]!]);
  }
  const { deliver, shown } = await worker(lin, server.url);
  await deliver(await service.next());
  await expect
    .poll(shown)
    .toEqual([[expect.stringMatching(/\u202f: à vous de jouer$/), 'Mei a joué.', [table]]]);
  expect(lin.faults).toEqual([]);
  await lin.leave();
});
