// A reveal with several frames queued: fast clicks do not lose any part of it.

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { asView } from '../../../../src/games/sun-tzu/view';
import type { ServerMessage } from '../../../../src/protocol';
import { lay, orders, seal } from './hands';
import { come } from './stages';
import { Person } from '../../../person/person';
import { Caller, forTwo } from '../../../server/reach';
import { sharedScene } from '../../../person/scene';

const at = sharedScene();

interface Held {
  holding: boolean;
  /** Everything the panel has shown, since on a slow machine it advances by itself. */
  told: string[];
  /** What it shows before each click, and after it. */
  presses: [string, string?][];
  letIn(): void;
}

/** Allows frames from the server to be held back and released together. */
async function hold(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const waiting: (() => void)[] = [];
    const held: Held = {
      holding: false,
      told: [],
      presses: [],
      letIn() {
        held.holding = false;
        for (const each of waiting.splice(0)) each();
      },
    };
    const heard = new WeakMap<WebSocket, ((event: Event) => void) | null>();
    Object.defineProperty(WebSocket.prototype, 'onmessage', {
      set(this: WebSocket, then: ((event: Event) => void) | null) {
        const first = !heard.has(this);
        heard.set(this, then);
        if (!first) return;
        this.addEventListener('message', (event) => {
          const tell = () => heard.get(this)?.(event);
          const { type } = JSON.parse((event as MessageEvent<string>).data) as ServerMessage;
          if (held.holding && type === 'frame') waiting.push(tell);
          else tell();
        });
      },
    });
    const told = () => document.querySelector('.desk h3')?.textContent ?? '';
    addEventListener('pointerdown', () => held.presses.push([told()]), true);
    addEventListener('click', () => setTimeout(() => (held.presses.at(-1)![1] = told())), true);
    const changes = { subtree: true, childList: true, characterData: true };
    new MutationObserver(() => held.told.push(told())).observe(document, changes);
    Object.assign(globalThis, { held });
  });
}

/** Both sides pass until cards have to be kept. */
async function passOn(callers: Caller[]): Promise<void> {
  for (;;) {
    const frames = await Promise.all(callers.map((caller) => caller.frame()));
    if (asView(frames[0]!.view).phase === 'keep') return;
    const at = frames.findIndex(({ legal }) => legal.length > 0);
    const frame = frames[at];
    if (frame)
      await callers[at]!.play(frame, [frame.legal.includes('pass') ? 'pass' : frame.legal[0]!]);
  }
}

test('presses that come too fast lose nothing of a reveal', async () => {
  const made = await forTwo(at.server, 'sun-tzu', { rules: 'advanced', warlords: 'on' });
  const callers = [1, 2].map((seat) => new Caller(at.server, made, seat));
  for (const caller of callers) {
    const frame = await caller.frame();
    await caller.play(frame, [frame.legal[0]!]);
  }
  const first = await callers[0]!.frame();
  await callers[0]!.play(
    first,
    orders(first).map(({ province, card }) => `${province}:${card}`),
  );

  // Stages take time only if animations are enabled.
  const lin = await Person.at(at.browser, { motion: true });
  const { page } = lin;
  await hold(page);
  await page.goto(`${at.server.url}/t/${made.table}#seat=${made.tokens[2]}`);
  await come(lin, 'mouse', 'orders');
  await lay(lin, 'keys', orders(lin.frame));
  await page.evaluate(() => ((globalThis as unknown as { held: Held }).held.holding = true));
  await seal(lin, 'mouse');
  await lin.done(0);
  await passOn(callers);
  await lin.until(({ view }) => asView(view).phase === 'keep', 'the draw, over the wire');
  await page.evaluate(() => (globalThis as unknown as { held: Held }).held.letIn());

  // Always at the position of the action button, whatever its label.
  const box = (await page.locator('.act-row').boundingBox())!;
  const board = page.locator('.picture .board');
  for (let k = 0; k < 40 && (await board.getAttribute('data-asked')) !== 'keep'; k++) {
    await page.mouse.click(box.x + box.width - 40, box.y + box.height / 2);
  }
  const { told, presses } = await page.evaluate(() => {
    const { told, presses } = (globalThis as unknown as { held: Held }).held;
    return { told, presses };
  });
  const places = ['First', 'Second', 'Third', 'Fourth', 'Fifth'].map((place) => `${place} of five`);
  expect([...new Set(told.filter((place) => places.includes(place)))]).toEqual(places);
  const place = (text = '') => places.indexOf(text);
  const leaps = presses.filter(
    ([before, after]) => place(before) >= 0 && place(after) > place(before) + 1,
  );
  expect(leaps).toEqual([]);
  expect(lin.faults).toEqual([]);
  await lin.leave();
});

test('what one window of a seat says too late does not end what another shows', async () => {
  const made = await forTwo(at.server, 'sun-tzu', { rules: 'advanced', warlords: 'off' });
  const callers = [1, 2].map((seat) => new Caller(at.server, made, seat));
  const lin = await Person.at(at.browser, { motion: true });
  await lin.page.goto(`${at.server.url}/t/${made.table}#seat=${made.tokens[2]}`);
  // Waits for its own frame: a page that connects later gets the position after the reveal.
  await lin.page.locator('.picture .board[data-asked="orders"]').waitFor();
  const old = await callers[1]!.frame();
  for (const caller of callers) {
    const frame = await caller.frame();
    await caller.play(
      frame,
      orders(frame).map(({ province, card }) => `${province}:${card}`),
    );
  }
  const told = lin.page.locator('.desk h3');
  await told.filter({ hasText: 'First of five' }).waitFor();
  // Another window of the same seat, with its own socket.
  const answer = await lin.page.evaluate(
    ([address, token, seq]) =>
      new Promise<string>((done) => {
        const socket = new WebSocket(address);
        socket.onopen = () => socket.send(JSON.stringify({ type: 'hello', token }));
        socket.onmessage = ({ data }) => {
          const { type, code, whole } = JSON.parse(data as string) as Partial<
            Record<string, unknown>
          >;
          if (type === 'frame' && whole) {
            socket.send(JSON.stringify({ type: 'play', id: 'late', seq, actions: ['Xi:1'] }));
          } else if (type === 'refused') {
            socket.onmessage = (next) =>
              done(
                `${String(code)} ${String((JSON.parse(next.data as string) as { whole?: boolean }).whole)}`,
              );
          }
        };
      }),
    [
      `${at.server.url.replace('http', 'ws')}/api/tables/${made.table}/socket`,
      made.tokens[2]!,
      old.seq,
    ] as const,
  );
  expect(answer).toBe('stale true');
  await told.filter({ hasText: 'Fifth of five' }).waitFor();
  expect(lin.faults).toEqual([]);
  await lin.leave();
});
