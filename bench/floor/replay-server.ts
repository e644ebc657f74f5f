/** A bare handler in a process of its own, which runs what was recorded of one request and answers all rows that it read. */
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
    const read = (steps[request.url ?? ''] ?? []).map((it) => run([it], {}));
    const payload = JSON.stringify({ data: await Promise.all(read) });
    const length = Buffer.byteLength(payload);
    response.writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'content-length': length });
    response.end(payload);
  });
  server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }));
});
