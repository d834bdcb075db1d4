// The real program, started as a person would, on a free port and with its own folder.

import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { NewTable, TableMade } from '../../src/protocol';

export const PROGRAM = resolve(import.meta.dirname, '../../../tianxia');

/** PAGE=dist uses the page built by `npm run build` instead of the built-in one. */
const PAGE = process.env['PAGE'] ? ['--page', resolve(process.env['PAGE'])] : [];

/** Without the optimizing compiler, whose work a server of a few minutes never regains. */
const JVM = `${process.env['JDK_JAVA_OPTIONS'] ?? ''} -XX:TieredStopAtLevel=1`.trim();

export class Server {
  #data = '';
  #child: ChildProcess | null = null;
  #port = 0;

  private constructor(private readonly ways: string[]) {}

  /** @param ways additional arguments of the command */
  static async start(...ways: string[]): Promise<Server> {
    const server = new Server(ways);
    server.#data = mkdtempSync(join(tmpdir(), 'tianxia-e2e-'));
    await server.#run();
    return server;
  }

  /** One that somebody else has started, and stops. */
  static at(port: number): Server {
    const server = new Server([]);
    server.#port = port;
    return server;
  }

  get port(): number {
    return this.#port;
  }

  /** What the page is under, if `--origin` names a path. */
  get #path(): string {
    const origin = this.ways[this.ways.indexOf('--origin') + 1];
    return this.ways.includes('--origin') && origin
      ? new URL(origin).pathname.replace(/\/$/, '')
      : '';
  }

  /** Its data folder. */
  get data(): string {
    return this.#data;
  }

  get url(): string {
    return `http://localhost:${this.#port}${this.#path}`;
  }

  /** Like a power cut: without a clean shutdown. */
  async kill(): Promise<void> {
    const child = this.#child!;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  }

  /** On the same port and folder. */
  async again(): Promise<void> {
    await this.#run();
  }

  async stop(): Promise<void> {
    if (!this.#child) return;
    if (this.#child.exitCode === null && this.#child.signalCode === null) await this.kill();
    rmSync(this.#data, { recursive: true, force: true });
  }

  /** @param headers of the request, besides the usual ones */
  async make(table: NewTable, headers: Record<string, string> = {}): Promise<TableMade> {
    const answer = await fetch(`${this.url}/api/tables`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(table),
    });
    if (answer.status !== 201) throw new Error(`${answer.status} ${await answer.text()}`);
    return (await answer.json()) as TableMade;
  }

  async #run(): Promise<void> {
    const child = spawn(
      PROGRAM,
      ['serve', '--port', String(this.#port), '--data', this.#data, ...PAGE, ...this.ways],
      {
        stdio: ['ignore', 'pipe', 'pipe'],
        env: { ...process.env, JDK_JAVA_OPTIONS: JVM },
      },
    );
    this.#child = child;
    let told = '';
    this.#port = await new Promise<number>((found, failed) => {
      const listen = (chunk: Buffer) => {
        told += chunk.toString();
        const port = /http:\/\/localhost:(\d+)/.exec(told)?.[1];
        if (port) found(Number(port));
      };
      child.stdout.on('data', listen);
      child.stderr.on('data', listen);
      child.on('exit', (code) => failed(new Error(`the server ended (${code}): ${told}`)));
    });
  }
}

/** Makes the table answer for seats immediately, for games in which nobody tests timing, and reviews with less
 * effort, for what the page makes of them. */
export const HASTY = ['--pause', 'PT0.02S', '--review-haste', '8'];

export const nonce = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))]
    .map((b) => b.toString(16).padStart(2, '0'))
    .join('');

/** The commitment for a seat's nonce, needed if another seat is still open. */
export const commitmentTo = (nonce: string): string =>
  createHash('sha256').update(Buffer.from(nonce, 'hex')).digest('hex');

/** The key of whoever runs the server. */
export function operatorKey({ data }: { data: string }): string {
  const told = execFileSync(PROGRAM, ['operator', '--data', data], { encoding: 'utf8' });
  return /#key=(\S+)/.exec(told)![1]!;
}
