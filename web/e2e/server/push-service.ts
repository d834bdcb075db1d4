// A browser maker's push service: takes messages for its subscriptions as RFC 8030 says, from the application
// server that they were made for alone (RFC 8292), and reads them with the browser's keys (RFC 8291, RFC 8188).

import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  type ECDH,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

const CURVE = 'prime256v1';
const DAY = 24 * 60 * 60;

/** What a browser gives the page; the keys as bytes. */
export interface Subscribed {
  endpoint: string;
  p256dh: number[];
  auth: number[];
}

interface Keys {
  own: ECDH;
  auth: Buffer;
  /** The application server's, Base64url. */
  sender: string;
}

export class PushService {
  readonly #subscriptions = new Map<string, Keys>();
  readonly #texts: string[] = [];
  #told: () => void = () => {};

  private constructor(private readonly server: Server) {
    server.on('request', (request: IncomingMessage, answer) => {
      void this.#take(request).then((status) => answer.writeHead(status).end());
    });
  }

  static async start(): Promise<PushService> {
    const server = createServer();
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return new PushService(server);
  }

  get #origin(): string {
    return `http://localhost:${(this.server.address() as AddressInfo).port}`;
  }

  /** @param sender the application server's key, as bytes */
  subscribe(sender: number[]): Subscribed {
    const own = createECDH(CURVE);
    const p256dh = own.generateKeys();
    const auth = randomBytes(16);
    const path = `/push/${randomBytes(16).toString('hex')}`;
    const key = Buffer.from(sender).toString('base64url');
    this.#subscriptions.set(path, { own, auth, sender: key });
    return { endpoint: this.#origin + path, p256dh: [...p256dh], auth: [...auth] };
  }

  /** The text of the next message. */
  async next(): Promise<string> {
    while (this.#texts.length === 0) await new Promise<void>((told) => (this.#told = told));
    return this.#texts.shift()!;
  }

  close(): void {
    this.server.close();
    this.server.closeAllConnections();
  }

  async #take(request: IncomingMessage): Promise<number> {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const keys = this.#subscriptions.get(request.url ?? '');
    if (!keys) return 404;
    const { authorization, ttl, 'content-encoding': coding } = request.headers;
    if (request.method !== 'POST' || coding !== 'aes128gcm' || !(Number(ttl) > 0)) return 400;
    if (!signed(authorization ?? '', keys.sender, this.#origin)) return 403;
    this.#texts.push(decrypted(Buffer.concat(parts), keys));
    this.#told();
    return 201;
  }
}

/** Whether `vapid t=…, k=…` is the application server's, for this service, and not for longer than a day. */
function signed(authorization: string, sender: string, audience: string): boolean {
  const [, token, key] = /^vapid t=([^,]+), ?k=(.+)$/.exec(authorization) ?? [];
  const [head, claims, signature] = token?.split('.') ?? [];
  if (!head || !claims || !signature || key !== sender) return false;
  const point = Buffer.from(sender, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((c) => c.toString('base64url'));
  const right = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    {
      key: createPublicKey({ key: { kty: 'EC', crv: 'P-256', x: x!, y: y! }, format: 'jwk' }),
      dsaEncoding: 'ieee-p1363',
    },
    Buffer.from(signature, 'base64url'),
  );
  const { aud, exp } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<
    'aud' | 'exp',
    unknown
  >;
  const left = Number(exp) - Date.now() / 1000;
  return right && aud === audience && left > 0 && left <= DAY;
}

/** A message of one record: salt, size of records, sender's key, text, 2, padding. */
function decrypted(body: Buffer, { own, auth }: Keys): string {
  const salt = body.subarray(0, 16);
  const begin = 21 + body[20]!;
  const sender = body.subarray(21, begin);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), own.getPublicKey(), sender]);
  const secret = derived(own.computeSecret(sender), auth, info, 32);
  const key = derived(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const iv = derived(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const decipher = createDecipheriv('aes-128-gcm', key, iv);
  decipher.setAuthTag(body.subarray(-16));
  const padded = Buffer.concat([decipher.update(body.subarray(begin, -16)), decipher.final()]);
  const end = padded.lastIndexOf(2);
  if (padded.subarray(end + 1).some((byte) => byte !== 0)) throw new Error('not the last record');
  return padded.subarray(0, end).toString();
}

const derived = (secret: Buffer, salt: Buffer, info: Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));
