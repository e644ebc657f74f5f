import type { Office } from '../company/office.ts';
import { testEngine } from '../database/test-database.ts';
import { startServerProcess } from './server-process.ts';

/** `node server/testing/processes/run-races.ts --rounds 200` runs more. */
export const ROUNDS = Number(process.env['MUSTER_RACE_ROUNDS'] ?? 25);
export const PATIENCE = 120_000 + ROUNDS * 1000;
export const RACES = `${ROUNDS} rounds of a race, on ${testEngine() === 'postgres' ? 'two server processes' : 'one server'}`;

export interface Told<Data> {
  readonly status: number;
  readonly code: string;
  readonly data: Data;
}

export interface RaceServers {
  /** Asks one server after the other. */
  ask<Data>(token: string | undefined, method: 'GET' | 'POST', path: string, body?: object): Promise<Told<Data>>;
  close(): Promise<void>;
}

/** The servers of a race over HTTP: on SQLite the one in this process, on PostgreSQL two in processes of their own. */
export async function openRaceServers(office: Office): Promise<RaceServers> {
  const processes =
    testEngine() === 'postgres' ? await Promise.all([startServerProcess(office), startServerProcess(office)]) : [];
  const addresses = processes.map((it) => it.address);
  if (addresses.length === 0) addresses.push(await office.app.listen({ host: '127.0.0.1', port: 0 }));
  let turn = 0;
  return {
    ask: async (token, method, path, body) => {
      turn += 1;
      const url = `${addresses[turn % addresses.length]}${path}`;
      const headers = { authorization: `Bearer ${token}`, ...(body ? { 'content-type': 'application/json' } : {}) };
      for (;;) {
        const response = await fetch(url, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) });
        const { code, data } = (await response.json()) as { code: string; data: never };
        // Where the machine is busy with others whoever waits for the rest of a crowd is told to come again.
        if (response.status !== 503) return { status: response.status, code, data };
      }
    },
    close: async () => {
      await Promise.all(processes.map((it) => it.close()));
    },
  };
}

/** Both at once, in either order of setting out. */
export async function both<T>(round: number, one: () => Promise<T>, other: () => Promise<T>): Promise<readonly [T, T]> {
  if (round % 2 === 0) return Promise.all([one(), other()]);
  const [second, first] = await Promise.all([other(), one()]);
  return [first, second];
}
