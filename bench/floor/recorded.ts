/** A floor in a process of its own that looks who asks, as Muster does, and answers recorded bytes, head and body. */
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
  /** Each answer, by method and address. */
  readonly answers: Readonly<Record<string, RecordedAnswer>>;
}

export interface RecordedAnswer {
  /** What is not of the connection alone. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

process.once('message', ({ file, settings, steps, answers }: RecordedOrder) => {
  const run = sqliteRunner(file, settings);
  const known = new Map(
    Object.entries(answers).map(([call, { headers, body }]) => [call, { headers, body: Buffer.from(body) }]),
  );
  const server = createServer((request, response) => {
    const tokenHash = hash('sha256', request.headers.authorization?.slice(7) ?? '', 'base64url');
    request.resume();
    request.on('end', async () => {
      await run(steps, { tokenHash, now: new Date().toISOString() });
      const answer = known.get(`${request.method} ${request.url}`);
      if (answer) response.writeHead(200, answer.headers).end(answer.body);
      else response.writeHead(404).end();
    });
  });
  server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }));
});
