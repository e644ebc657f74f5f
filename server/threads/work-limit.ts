import { setTimeout as pause } from 'node:timers/promises';
import type { Worker } from 'node:worker_threads';

const LOOK_EVERY_MS = 100;

/**
 * Tells when a thread has worked for so long, or that it has ended before. What counts is the time that the processor gave
 * it: on a busy machine the shortest work lies waiting for many times what it takes.
 */
export function workedFor(thread: Worker, ms: number): Promise<'worked' | 'ended'> {
  const { promise, resolve } = Promise.withResolvers<'worked' | 'ended'>();
  let hasEnded = false;
  thread.once('exit', () => {
    hasEnded = true;
    resolve('ended');
  });
  const look = async () => {
    while (!hasEnded) {
      // A thread that has not begun yet cannot be asked, and has not worked.
      const used = await thread.cpuUsage().catch(() => undefined);
      if (used && used.user + used.system >= ms * 1000) return resolve('worked');
      await pause(LOOK_EVERY_MS, undefined, { ref: false });
    }
  };
  void look();
  return promise;
}
