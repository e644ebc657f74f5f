import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { startRunning } from '../processes/running-server.ts';
import { type CheckIns, openCheckIns, type Waits } from './check-ins.ts';
import type { Flood } from './flood.ts';
import { type Growth, unreadAnswers } from './slow-readers.ts';

/** How much of everything; small where it only has to show that it works. */
export interface Size {
  readonly quietMs: number;
  readonly bursts: number;
  readonly connections: number;
  readonly requests: number;
}

export interface Figures {
  readonly quiet: Waits;
  /** Check-ins meanwhile, and how the sign-ins were answered. */
  readonly flood: Waits & { readonly statuses: Readonly<Record<number, number>> };
  readonly slow: Waits & Growth;
  /** Check-ins of the others while a member's row is held; where there is something to hold. */
  readonly held: Waits | undefined;
}

/** Holds a member's row until it is let go; what an engine has of it. */
export type HoldRow = (membercode: string) => Promise<() => Promise<void>>;

/**
 * Floods a server of its own with sign-ins, with requests whose answers nobody reads, and with a row that is held, and
 * measures what check-ins wait meanwhile. Everything stays on this machine's own addresses.
 */
export async function measureAttacks(
  env: Readonly<Record<string, string>>,
  size: Size,
  holdRow?: HoldRow,
): Promise<Figures> {
  const server = await startRunning({ ...env, TRUST_PROXY: 'loopback', API_DOCS: 'open' }, 'testing/attack/serve.ts');
  const checkIns = await openCheckIns(server.address);
  try {
    await fetch(`${server.address}/api/openapi.json`).then((it) => it.text());
    await checkIns.during(sleep(size.quietMs / 4));
    const quiet = await checkIns.during(sleep(size.quietMs));
    const statuses = flood({ address: server.address, bursts: size.bursts, every: 2500 });
    const flooded = { ...(await checkIns.during(statuses)), statuses: await statuses };
    const growing = unreadAnswers(server, { ...size, path: '/api/openapi.json', holdMs: size.quietMs });
    const slow = { ...(await checkIns.during(growing)), ...(await growing) };
    const held = holdRow && (await whileHeld(server.address, checkIns, holdRow));
    return { quiet, flood: flooded, slow, held };
  } finally {
    checkIns.close();
    await server.kill('SIGTERM');
  }
}

function flood(workerData: Flood): Promise<Record<number, number>> {
  const thread = new Worker(new URL('./flood.ts', import.meta.url), { workerData, execArgv: [] });
  return new Promise((resolve, reject) => {
    thread.once('message', resolve);
    thread.once('error', reject);
  });
}

/** Thirty-three who wait for the row of one member, three times over, while the others come and go. */
async function whileHeld(address: string, checkIns: CheckIns, holdRow: HoldRow): Promise<Waits> {
  const waiting = await openCheckIns(address, Array<string>(33).fill('D'));
  const letGo = await holdRow('D');
  try {
    return await checkIns.during(waiting.during(sleep(6000)));
  } finally {
    await letGo();
    waiting.close();
  }
}
