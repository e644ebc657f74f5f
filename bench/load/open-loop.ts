import { setTimeout as sleep } from 'node:timers/promises';
import { openConnection } from './connection.ts';

/** What one connection asks when its turn comes, and what it learns of the answer. */
export interface Asker {
  readonly kind: string;
  next(): string;
  answered(succeeded: boolean): void;
}

export interface Outcome {
  /** Answered with success, and told to come again, of each kind. */
  readonly succeeded: Map<string, number>;
  readonly shed: Map<string, number>;
  /** How long those waited who were let in, and who were sent away, ms, in order. */
  readonly waits: Float64Array;
  readonly refusals: Float64Array;
  /** Requests that were due while every connection still waited for an answer. */
  readonly unsent: number;
  readonly seconds: number;
}

const TICK_MS = 1;
const SHED = 503;

/**
 * Sends requests at a pace of their own, however long the answers take: what people do, who come when they come. Any answer
 * that is neither a success nor a 503 ends the benchmark.
 */
export async function driveAtPace(
  port: number,
  askers: readonly Asker[],
  perSecond: number,
  seconds: number,
): Promise<Outcome> {
  const free = await Promise.all(askers.map(async (asker) => ({ asker, connection: await openConnection(port) })));
  const all = [...free];
  const outcome = { succeeded: new Map<string, number>(), shed: new Map<string, number>(), unsent: 0 };
  const [waits, refusals]: [number[], number[]] = [[], []];
  let failure: unknown;
  const ask = async ({ asker, connection }: (typeof all)[number]) => {
    const request = asker.next();
    const asked = performance.now();
    const { status, body } = await connection.ask(request);
    const waited = performance.now() - asked;
    const succeeded = status < 300;
    if (!succeeded && status !== SHED) throw new Error(`No success: ${status} ${body.toString()}\nto\n${request}`);
    asker.answered(succeeded);
    (succeeded ? waits : refusals).push(waited);
    const counted = succeeded ? outcome.succeeded : outcome.shed;
    counted.set(asker.kind, (counted.get(asker.kind) ?? 0) + 1);
    free.unshift({ asker, connection });
  };
  const began = performance.now();
  for (let sent = 0; performance.now() < began + seconds * 1000 && failure === undefined; ) {
    const due = Math.floor(((performance.now() - began) / 1000) * perSecond);
    for (; sent < due; sent++) {
      const next = free.pop();
      if (next) ask(next).catch((error: unknown) => (failure ??= error));
      else outcome.unsent += 1;
    }
    await sleep(TICK_MS);
  }
  const elapsed = (performance.now() - began) / 1000;
  const counted = { ...outcome, succeeded: new Map(outcome.succeeded), shed: new Map(outcome.shed) };
  while (free.length < all.length && failure === undefined) await sleep(TICK_MS);
  for (const { connection } of all) connection.close();
  if (failure !== undefined) throw failure;
  return {
    ...counted,
    waits: Float64Array.from(waits).sort(),
    refusals: Float64Array.from(refusals).sort(),
    seconds: elapsed,
  };
}

/** The value below which a part of them lie; nothing of none. */
export const at = (sorted: Float64Array, part: number): number =>
  sorted[Math.floor(sorted.length * part)] ?? Number.NaN;
