import { fork } from 'node:child_process';
import path from 'node:path';
import type { Office } from '../company/office.ts';
import { addressOf } from '../database/postgres-databases.ts';
import { testEngine } from '../database/test-database.ts';

/** What a server in a process of its own is told: the office's database and its clock, which stands still. */
export interface ServerOrder {
  readonly url: string;
  readonly dataDir: string;
  readonly now: string;
}

export interface ServerProcess {
  readonly address: string;
  close(): Promise<void>;
}

/** Another server of an office on PostgreSQL, in a process of its own: two machines could not be further apart. */
export async function startServerProcess(office: Office): Promise<ServerProcess> {
  if (testEngine() !== 'postgres') throw new Error('Only PostgreSQL serves several processes.');
  const order: ServerOrder = {
    url: await addressOf(office.database),
    dataDir: office.dataDir,
    now: office.now.toString(),
  };
  const child = fork(path.join(import.meta.dirname, 'serve-order.ts'), [], { execArgv: [], stdio: 'inherit' });
  child.send(order);
  const address = await new Promise<string>((resolve, reject) => {
    child.once('message', ({ address }: { address: string }) => resolve(address));
    child.once('exit', (code) => reject(new Error(`The server process ended with ${code}.`)));
  });
  return {
    address,
    close: () =>
      new Promise((resolve) => {
        child.once('exit', () => resolve());
        child.send('stop');
      }),
  };
}
