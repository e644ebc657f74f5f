import { readConfig } from '../config.ts';
import { buildWebWhenOld } from '../http/web-app/web-build.ts';
import { startServer } from '../start.ts';
import { runCommand, stopOnSignals } from './process.ts';
import { prepareSampleCompany, requireLoopback, whoCanSignIn } from './sample-company.ts';

/** `npm run demo`: the sample company, made once, on this machine alone. */
export const serveSampleCompany = () =>
  runCommand(async () => {
    // The sample company has nothing to hide, and its API is there to be looked at.
    const config = readConfig({ API_DOCS: 'open', ...process.env }, './data/demo');
    requireLoopback(config.host, process.env['DEMO_ANYWHERE']);
    buildWebWhenOld();
    const running = await startServer(config, prepareSampleCompany);
    stopOnSignals(running);
    console.log(whoCanSignIn(running.address));
  });
