import { createECDH, createPublicKey, randomBytes, verify } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import { decrypt } from 'http_ece';
import type { Road } from '../../news/push/guarded-road.ts';
import { makeCertificate } from '../database/certificate.ts';

const HOST = 'push.lotus.example';

/** A message as a push service takes it, read by the device that it is for. */
export interface TakenPush {
  readonly device: string;
  readonly content: unknown;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** What the server says of itself; undefined where its signature is not that of its key. */
  readonly signed: { readonly aud: string; readonly exp: number; readonly sub: string } | undefined;
  readonly key: string;
}

interface Subscription {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

/** A push service of the tests: it takes messages over TLS and gives them to its devices, or says why not. */
export interface PushService {
  readonly road: Road;
  readonly taken: TakenPush[];
  /** What it answers to what is for a device; 201 unless told, nothing at all where it is told 0. */
  readonly answers: Map<string, number>;
  /** Ends what it has left without an answer. */
  hangUp(): void;
  tries: number;
  device(name: string): Subscription;
  close(): Promise<void>;
}

export async function startPushService(): Promise<PushService> {
  const made = makeCertificate();
  if ('reason' in made) throw new Error(made.reason);
  const [cert, key] = [readFileSync(made.certificate, 'utf8'), readFileSync(made.key, 'utf8')];
  const devices = new Map<string, (sealed: Buffer) => unknown>();
  const unanswered = new Set<ServerResponse>();
  const server = createServer({ cert, key }, async (request, reply) => {
    const device = request.url?.split('/').at(-1) ?? '';
    const pieces: Buffer[] = [];
    for await (const piece of request) pieces.push(piece as Buffer);
    service.tries += 1;
    const status = service.answers.get(device) ?? 201;
    if (status === 0) return void unanswered.add(reply);
    const open = devices.get(device);
    if (status === 201 && open) {
      const { headers } = request;
      const [, token = '', by = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(headers.authorization ?? '') ?? [];
      const content = open(Buffer.concat(pieces));
      service.taken.push({ device, content, headers, signed: signedBy(token, by), key: by });
    }
    // Where a redirect would lead is nobody's to follow.
    reply.writeHead(status, status === 307 ? { location: `https://${HOST}/elsewhere` } : {}).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  const service: PushService = {
    road: { resolve: async () => ['127.0.0.1'], isOpen: () => true, port, ca: cert },
    taken: [],
    answers: new Map(),
    hangUp: () => {
      for (const reply of unanswered) reply.destroy();
      unanswered.clear();
    },
    tries: 0,
    device: (name) => {
      const privateKey = createECDH('prime256v1');
      const p256dh = privateKey.generateKeys('base64url');
      const auth = randomBytes(16).toString('base64url');
      const keys = { version: 'aes128gcm', privateKey, authSecret: auth } as const;
      devices.set(name, (sealed) => JSON.parse(decrypt(sealed, keys).toString()));
      return { endpoint: `https://${HOST}/send/${name}`, keys: { p256dh, auth } };
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return service;
}

function signedBy(token: string, by: string): TakenPush['signed'] {
  const [header = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(by, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((it) => it.toString('base64url'));
  const key = createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' } });
  const said = Buffer.from(`${header}.${claims}`);
  const sound = verify('sha256', said, { key, dsaEncoding: 'ieee-p1363' }, Buffer.from(signature, 'base64url'));
  return sound ? JSON.parse(Buffer.from(claims, 'base64url').toString()) : undefined;
}
