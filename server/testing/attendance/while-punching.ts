import { expect } from 'vitest';
import { type RunningServer, until } from '../processes/running-server.ts';
import { disagreements, type PunchingClient, punchUntil } from './punching-clients.ts';

/** Resolves when each of them has punched once more; a test that waits longer fails. */
export async function everybodyPunches(clients: readonly PunchingClient[], withinMs: number): Promise<void> {
  const before = clients.map((it) => it.acknowledged.size);
  const all = () => clients.every((it, n) => it.acknowledged.size > (before[n] as number));
  await until(all, 'everybody to punch again', withinMs);
}

/**
 * Runs what happens to the database while members punch: the process goes on, and nothing that was acknowledged
 * is lost or doubled.
 * @returns how many punches were turned away with 503 meanwhile
 */
export async function punchWhile(
  server: Pick<RunningServer, 'address' | 'hasEnded'>,
  clients: readonly PunchingClient[],
  happening: () => Promise<void>,
): Promise<number> {
  let over = false;
  const punching = clients.map((it) => punchUntil(server.address, it, () => over));
  try {
    await everybodyPunches(clients, 10_000);
    await happening();
  } finally {
    over = true;
  }
  const turnedAway = (await Promise.all(punching)).reduce((sum, it) => sum + it, 0);
  expect(server.hasEnded()).toBe(false);
  expect((await Promise.all(clients.map((it) => disagreements(server.address, it)))).flat()).toEqual([]);
  return turnedAway;
}
