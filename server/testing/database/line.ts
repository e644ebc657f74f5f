import net from 'node:net';
import { sql } from 'kysely';
import type { Database } from '../../database/engine.ts';

/** Where a database of the tests' PostgreSQL is reached. */
export async function addressOf({ query }: Database): Promise<URL> {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(query);
  return Object.assign(new URL(process.env['TEST_DATABASE_URL'] ?? ''), { pathname: `/${rows[0]?.name}` });
}

/** A line to PostgreSQL that can be held up, as a network or a stopped server holds it up, and counts what goes over it. */
export async function openLine(target: URL) {
  const pairs = new Set<[net.Socket, net.Socket]>();
  let trips = 0;
  const line = net.createServer((near) => {
    const far = net.connect(Number(target.port || 5432), target.hostname);
    for (const socket of [near, far]) socket.on('error', () => socket.destroy());
    let isAnswering = true;
    near.on('data', () => {
      if (isAnswering) trips += 1;
      isAnswering = false;
    });
    far.on('data', () => {
      isAnswering = true;
    });
    near.pipe(far);
    far.pipe(near);
    pairs.add([near, far]);
  });
  await new Promise<void>((resolve) => line.listen(0, '127.0.0.1', resolve));
  const url = new URL(target);
  url.hostname = '127.0.0.1';
  url.port = String((line.address() as net.AddressInfo).port);
  return {
    url: url.href,
    /** How often somebody asked after an answer: the round trips so far, of all connections together. */
    trips: () => trips,
    stall: () => {
      for (const [near, far] of pairs) near.unpipe(far);
    },
    close: () => {
      for (const socket of [...pairs].flat()) socket.destroy();
      line.close();
    },
  };
}
