import { readConfig } from '../config.ts';
import { companyExists } from '../database/company-store.ts';
import { runCommand, stopOnSignals } from '../process.ts';
import { startServer } from '../start.ts';
import { addCompany } from './people.ts';

/** What `npm start` does, but for the web app, on a company that has the people of the tests in it. */
await runCommand(async () => {
  const running = await startServer(readConfig(process.env), async ({ database }) => {
    if (!(await companyExists(database.query))) await addCompany(database, 'listed');
  });
  stopOnSignals(running);
  console.log(`Muster is at ${running.address}`);
});
