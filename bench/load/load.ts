import { type Answer, type Connection, openConnection } from './connection.ts';

/** What one connection asks, one request after the other. */
export interface Script {
  next(): string;
  /** Whether the answer to the last request is the success it should be. */
  succeeded(answer: Answer): boolean;
}

export interface Measured {
  readonly perSecond: number;
  readonly succeeded: number;
  readonly p50: number;
  readonly p99: number;
  /** The load generator's own processor time, as a share of one core. */
  readonly generatorShare: number;
}

/**
 * Drives a server as hard as its answers allow for some seconds, or while something lasts. An answer that is no success
 * ends the benchmark.
 */
export async function drive(
  port: number,
  scripts: readonly Script[],
  seconds: number | (() => boolean),
): Promise<Measured> {
  const connections = await Promise.all(scripts.map(() => openConnection(port)));
  const times: number[] = [];
  const cpu = process.cpuUsage();
  const started = performance.now();
  const lasts = typeof seconds === 'number' ? () => performance.now() < started + seconds * 1000 : seconds;
  await Promise.all(scripts.map((script, index) => run(connections[index] as Connection, script, lasts, times)));
  const elapsed = performance.now() - started;
  const { user, system } = process.cpuUsage(cpu);
  for (const connection of connections) connection.close();
  const sorted = Float64Array.from(times).sort();
  return {
    perSecond: (times.length * 1000) / elapsed,
    succeeded: times.length,
    p50: sorted[Math.floor(sorted.length * 0.5)] ?? Number.NaN,
    p99: sorted[Math.floor(sorted.length * 0.99)] ?? Number.NaN,
    generatorShare: (user + system) / 1000 / elapsed,
  };
}

async function run(connection: Connection, script: Script, lasts: () => boolean, times: number[]): Promise<void> {
  while (lasts()) {
    const request = script.next();
    const asked = performance.now();
    const answer = await connection.ask(request);
    times.push(performance.now() - asked);
    if (!script.succeeded(answer)) {
      throw new Error(`No success: ${answer.status} ${answer.body.toString()}\nto\n${request}`);
    }
  }
}

export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
};
