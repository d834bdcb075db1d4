// A person with a browser: window size, language, theme, and everything received over the wire.

import { existsSync } from 'node:fs';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import type { ClientMessage, Frame, PreviewRequest, Seat, ServerMessage } from '../../src/protocol';

export const DESKTOP = { width: 1280, height: 800 };
export const PHONE = { width: 390, height: 844 };
export const NARROW = { width: 360, height: 740 };

export interface Ways {
  size?: { width: number; height: number };
  touch?: boolean;
  language?: 'en' | 'fr';
  theme?: 'light' | 'dark';
  /** Animations are disabled unless a test needs them. */
  motion?: boolean;
  /** Delays timers by this many milliseconds, as on a busy page. */
  late?: number;
  /** Where its clock is; by default where this machine's is. */
  zone?: string;
}

/** Browser features that take time and are not part of a page. The list must repeat what Playwright
 * disables, because the last switch counts; the first three would load the address bar's own pages with each
 * window. */
const SWITCHED_OFF = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

/** Chromium without a window, if it is installed, since it spends less on what is not the page. */
const BROWSERS = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

/** @param whole with what only a browser with windows has, such as notifications */
export function launch(whole = false): Promise<Browser> {
  const browsers = whole ? BROWSERS.toReversed() : BROWSERS;
  return chromium.launch({
    executablePath: process.env['CHROMIUM'] ?? browsers.find((path) => existsSync(path))!,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      // The engine's helper threads cost a seventh of all that a short page takes.
      '--js-flags=--single-threaded',
      // By default the one without a window hints more than systems do, which makes text wider.
      '--font-render-hinting=slight',
      `--disable-features=${SWITCHED_OFF.join(',')}`,
    ],
  });
}

function delayed(late: number): void {
  const on = window.setTimeout.bind(window);
  Object.assign(window, { setTimeout: (step: () => void, wait = 0) => on(step, wait + late) });
}

export class Person {
  /** Everything received, in order. */
  readonly received: string[] = [];
  readonly sent: ClientMessage[] = [];
  /** Errors on the page. */
  readonly faults: string[] = [];
  #frame: Frame | null = null;
  /** How many messages told something: all but the answers to pings. */
  #told = 0;

  private constructor(
    readonly context: BrowserContext,
    readonly page: Page,
  ) {
    page.on('pageerror', (error) => this.faults.push(String(error)));
    page.on('console', (message) => {
      // A server that is killed on purpose is not the page's error; nor is what Playwright does to find out
      // what a tap hits, which the page never does.
      const foreign = /ERR_CONNECTION|WebSocket|cancel a touchstart event/;
      if (message.type() === 'error' && !foreign.test(message.text())) {
        this.faults.push(message.text());
      }
    });
    page.on('websocket', (socket) => {
      socket.on('framereceived', ({ payload }) => this.#receive(String(payload)));
      socket.on('framesent', ({ payload }) =>
        this.sent.push(JSON.parse(String(payload)) as ClientMessage),
      );
    });
  }

  static async at(browser: Browser, ways: Ways = {}): Promise<Person> {
    const context = await browser.newContext({
      viewport: ways.size ?? DESKTOP,
      locale: ways.language === 'fr' ? 'fr-FR' : 'en-GB',
      colorScheme: ways.theme ?? 'light',
      reducedMotion: ways.motion ? 'no-preference' : 'reduce',
      hasTouch: ways.touch ?? false,
      isMobile: ways.touch ?? false,
      ...(ways.zone && { timezoneId: ways.zone }),
    });
    if (ways.late) await context.addInitScript(delayed, ways.late);
    return new Person(context, await context.newPage());
  }

  /** The latest frame. */
  get frame(): Frame {
    if (!this.#frame) throw new Error('no frame yet');
    return this.#frame;
  }

  /** Waits for a frame that satisfies a condition.
   * @param within milliseconds in which nothing arrives, after which it gives up */
  async until(so: (frame: Frame) => boolean, what: string, within = 30_000): Promise<Frame> {
    await this.#wait(() => this.#frame !== null && so(this.#frame), what, within);
    return this.frame;
  }

  /** Waits for a frame of a seat, after this many messages. If several seats share the screen, the latest
   * frame may be anyone's. */
  async seated(seat: Seat, after = 0): Promise<void> {
    const its = (text: string) => {
      const message = JSON.parse(text) as ServerMessage;
      return message.type === 'frame' && message.viewer === seat;
    };
    await this.#wait(() => this.received.slice(after).some(its), `seat ${seat}`, 30_000);
  }

  async #wait(so: () => boolean, what: string, within: number): Promise<void> {
    let [heard, end] = [this.#told, Date.now() + within];
    while (!so()) {
      // Whoever is still told something is not stuck: a busy machine tells it late.
      if (this.#told > heard) [heard, end] = [this.#told, Date.now() + within];
      if (Date.now() > end) {
        throw new Error(
          `${what}: not within ${within} ms; ${JSON.stringify(this.#frame ?? null).slice(0, 600)}`,
        );
      }
      await this.page.waitForTimeout(15);
    }
  }

  /** The commands that played actions. */
  get played(): Extract<ClientMessage, { type: 'play' }>[] {
    return this.sent.filter((message) => message.type === 'play');
  }

  /** Waits until a command after the first `before` is executed, and its frame has arrived. */
  async done(before: number): Promise<void> {
    const end = Date.now() + 60_000;
    while (Date.now() < end) {
      const id = this.played[before]?.id;
      const answer = this.received.findLast((text) => id && text.includes(id));
      const message = answer && (JSON.parse(answer) as ServerMessage);
      if (message && message.type !== 'done') throw new Error(`not played: ${answer}`);
      if (message) {
        await this.until((frame) => frame.seq >= message.seq, 'its frame');
        return;
      }
      await this.page.waitForTimeout(15);
    }
    throw new Error(this.played[before] ? 'no answer' : 'no command');
  }

  /** The latest preview that the page requested in the current position; not one from an earlier
   * position. */
  get asked(): PreviewRequest | null {
    const last = this.sent.findLast((message) => message.type === 'preview');
    return last?.seq === this.#frame?.seq ? (last ?? null) : null;
  }

  /** The actions of that preview. */
  get tried(): string[] {
    return this.asked?.actions ?? [];
  }

  /** The errors without answers 401 (Unauthorized), of which the browser tells: to what was under way when
   * somebody signed out, or to a sign-in that is to fail. */
  get faultsSignedOut(): string[] {
    return this.faults.filter((fault) => !/with a status of 401\b/.test(fault));
  }

  async leave(): Promise<void> {
    await this.context.close();
  }

  #receive(text: string): void {
    this.received.push(text);
    const message = JSON.parse(text) as ServerMessage;
    if (message.type !== 'pong') this.#told++;
    if (message.type === 'frame') this.#frame = message;
    else if (message.type === 'table' && this.#frame) {
      const { info, can, questions, prepared, clock } = message;
      const { questions: _, prepared: __, ...rest } = this.#frame;
      const beside = {
        ...(questions ? { questions } : {}),
        ...(prepared ? { prepared } : {}),
        ...(clock ? { clock } : {}),
      };
      this.#frame = { ...rest, info, can, ...beside };
    }
  }
}
