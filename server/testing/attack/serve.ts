import { runCommand, stopOnSignals } from '../../commands/process.ts';
import { readConfig } from '../../config.ts';
import { companyExists } from '../../records/office/company.ts';
import { startServer } from '../../start.ts';
import { addColleagues, addCompany } from '../company/people.ts';
import { CROWD } from './crowd.ts';

/** What `npm start` does, on the company of the tests and a crowd beside it, with passwords as slow as real ones. */
await runCommand(async () => {
  const running = await startServer(readConfig(process.env), async ({ database, passwords }) => {
    if (await companyExists(database.query)) return;
    await addCompany(database, 'listed', passwords);
    await addColleagues(
      database,
      CROWD.map((membercode) => ({ membercode })),
      passwords,
    );
  });
  stopOnSignals(running);
  console.log(`Muster is at ${running.address}`);
});
