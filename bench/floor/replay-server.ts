/** A bare handler in a process of its own, which runs what was recorded of one request and answers the rows. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Step } from './replay.ts';
import { sqliteRunner } from './runners.ts';

export interface ReplayOrder {
  readonly file: string;
  readonly settings: readonly string[];
  /** By address. */
  readonly steps: Readonly<Record<string, readonly Step[]>>;
}

process.once('message', ({ file, settings, steps }: ReplayOrder) => {
  const run = sqliteRunner(file, settings);
  const server = createServer(async (request, response) => {
    const payload = JSON.stringify({ data: await run(steps[request.url ?? ''] ?? [], {}) });
    const length = Buffer.byteLength(payload);
    response.writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'content-length': length });
    response.end(payload);
  });
  server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }));
});
