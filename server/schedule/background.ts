import type { FastifyBaseLogger } from 'fastify';

/**
 * Work that the answer does not wait for (a mail, so that its time tells nothing) and work that comes round
 * again (sweeps). Stopping waits for what is under way.
 */
export interface Background {
  later(work: () => Promise<void>): void;
  every(milliseconds: number, work: () => Promise<void>): void;
  /** Resolves when nothing is under way. */
  settled(): Promise<void>;
  stop(): Promise<void>;
}

export function createBackground(log: FastifyBaseLogger): Background {
  const running = new Set<Promise<void>>();
  const timers = new Set<NodeJS.Timeout>();
  const run = (work: () => Promise<void>) => {
    const done = work()
      .catch((error: unknown) => log.error({ err: error }, 'background work failed'))
      .finally(() => running.delete(done));
    running.add(done);
  };
  const settled = async () => {
    while (running.size > 0) await Promise.all(running);
  };
  return {
    later: run,
    every: (milliseconds, work) => {
      timers.add(setInterval(() => run(work), milliseconds).unref());
    },
    settled,
    stop: () => {
      for (const timer of timers) clearInterval(timer);
      return settled();
    },
  };
}
