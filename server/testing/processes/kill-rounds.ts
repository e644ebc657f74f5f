import { spawnSync } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  createPunchingClients,
  disagreements,
  type PunchingClient,
  punchUntil,
} from '../attendance/punching-clients.ts';
import { startRunning, until } from './running-server.ts';

export interface KillReport {
  readonly rounds: number;
  readonly acknowledged: number;
  readonly unanswered: number;
  readonly wrong: readonly string[];
  /** From the start of the process to its first answer, each round. */
  readonly startsInMs: readonly number[];
  /** What Node alone took to start and end each time just before: how busy the machine is with other things. */
  readonly bareStartsInMs: readonly number[];
}

/**
 * Kills a server with -9 while eight members and a crowd check in and out, again and again on the same data, and compares
 * after each restart what was acknowledged with what is there (threats F01).
 */
export async function killRounds(
  given: Readonly<Record<string, string>>,
  rounds: number,
  { seed = 1, crowd = 0 } = {},
): Promise<KillReport> {
  const env = { ...given, MUSTER_TEST_CROWD: String(crowd) };
  const clients = createPunchingClients(crowd);
  const random = randomFrom(seed);
  const wrong: string[] = [];
  const startsInMs: number[] = [];
  const bareStartsInMs: number[] = [];
  let unanswered = 0;
  let server = await startRunning(env);
  for (let round = 1; round <= rounds && wrong.length === 0; round++) {
    let killed = false;
    const punching = clients.map((it) => punchUntil(server.address, it, () => killed));
    const before = acknowledgedBy(clients);
    await until(() => acknowledgedBy(clients) > before, 'the first punch of the round');
    await sleep(random() * 600);
    const ended = server.kill('SIGKILL');
    killed = true;
    await Promise.all([ended, ...punching]);
    unanswered += clients.filter((it) => it.unanswered).length;
    bareStartsInMs.push(bareStart());
    server = await startRunning(env);
    startsInMs.push(server.startedInMs);
    const found = await Promise.all(clients.map((it) => disagreements(server.address, it)));
    wrong.push(...found.flat().map((it) => `round ${round} (seed ${seed}): ${it}`));
  }
  await server.kill('SIGTERM');
  return { rounds, acknowledged: acknowledgedBy(clients), unanswered, wrong, startsInMs, bareStartsInMs };
}

function bareStart(): number {
  const started = performance.now();
  spawnSync(process.execPath, ['--eval', '0']);
  return performance.now() - started;
}

const acknowledgedBy = (clients: readonly PunchingClient[]) =>
  clients.reduce((sum, it) => sum + it.acknowledged.size, 0);

/** Numbers from 0 to 1 that are the same for the same seed (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
