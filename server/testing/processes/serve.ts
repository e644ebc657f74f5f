import { readConfig } from '../../config.ts';
import { runCommand, stopOnSignals } from '../../process.ts';
import { companyExists } from '../../records/company.ts';
import { startServer } from '../../start.ts';
import { addCompany } from '../company/people.ts';

/** What `npm start` does, but for the web app, on a company that has the people of the tests in it. */
await runCommand(async () => {
  const running = await startServer(readConfig(process.env), async ({ database }) => {
    if (!(await companyExists(database.query))) await addCompany(database, 'listed');
  });
  stopOnSignals(running);
  console.log(`Muster is at ${running.address}`);
});
