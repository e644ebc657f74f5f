import { afterEach, beforeEach } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../database/test-database.ts';
import { type RunningServer, startRunning } from './running-server.ts';

/** Gives each test of a file an empty database and a way to start real servers on it, all of them gone afterwards. */
export function serversOnEmpty() {
  let made: TestDatabase;
  let running: RunningServer[];
  beforeEach(async () => {
    made = await openTestDatabase({ migrated: false });
    running = [];
  });
  afterEach(async () => {
    for (const one of running) if (!one.hasEnded()) await one.kill('SIGKILL');
    await made.drop();
  });
  return {
    database: () => made,
    start: async (env: Record<string, string> = {}): Promise<RunningServer> => {
      const one = await startRunning({ ...made.env, ...env });
      running.push(one);
      return one;
    },
  };
}
