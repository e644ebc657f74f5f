/** A floor in a process of its own that looks who asks, as Muster does, and answers recorded bytes. */
import { hash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Step } from './replay.ts';
import { sqliteRunner } from './runners.ts';

export interface RecordedOrder {
  readonly file: string;
  readonly settings: readonly string[];
  /** What every request sends to the database. */
  readonly steps: readonly Step[];
  /** The body of each answer, by method and address. */
  readonly bodies: Readonly<Record<string, string>>;
}

process.once('message', ({ file, settings, steps, bodies }: RecordedOrder) => {
  const run = sqliteRunner(file, settings);
  const known = new Map(Object.entries(bodies).map(([call, body]) => [call, Buffer.from(body)]));
  const server = createServer((request, response) => {
    const tokenHash = hash('sha256', request.headers.authorization?.slice(7) ?? '', 'base64url');
    request.resume();
    request.on('end', async () => {
      await run(steps, { tokenHash, now: new Date().toISOString() });
      const body = known.get(`${request.method} ${request.url}`) ?? Buffer.alloc(0);
      response.writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'content-length': body.length });
      response.end(body);
    });
  });
  server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }));
});
