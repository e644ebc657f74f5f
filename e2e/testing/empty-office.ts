import { test } from './journey.ts';
import { type RunningServer, startServer } from './running-server.ts';

/** Journeys on `npm start` with an empty data directory of their own, after whatever is done there first. */
export const onEmptyOffice = (prepare: (office: RunningServer) => Promise<void> = async () => {}) =>
  test.extend({
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern.
    office: async ({}, use) => {
      const office = await startServer('server/main.ts');
      await prepare(office);
      await use(office);
      await office.stop();
    },
  });
