import { runCommand, stopOnSignals } from '../../commands/process.ts';
import { readConfig } from '../../config.ts';
import { companyExists } from '../../records/office/company.ts';
import { printSetUpLink, startServer } from '../../start.ts';
import { crowdCodes } from '../attendance/punching-clients.ts';
import { addColleagues, addCompany } from '../company/people.ts';

/** What `npm start` does, but for the web app, on a company that has the people of the tests in it, or on none where one asks for none. */
await runCommand(async () => {
  const running = await startServer(readConfig(process.env), async ({ database }) => {
    if (process.env['MUSTER_TEST_COMPANY'] === 'none' || (await companyExists(database.query))) return;
    await addCompany(database, 'listed');
    const crowd = crowdCodes(Number(process.env['MUSTER_TEST_CROWD'] ?? 0));
    await addColleagues(
      database,
      crowd.map((membercode) => ({ membercode })),
    );
  });
  stopOnSignals(running);
  await printSetUpLink(running.deps);
  console.log(`Muster is at ${running.address}`);
});
