import { readConfig } from '../config.ts';
import { buildWebWhenMissing } from '../http/web-app/web-build.ts';
import { printSetUpLink, startServer } from '../start.ts';
import { runCommand, stopOnSignals } from './process.ts';

/** `npm start`: the server on its configuration. */
export const serve = () =>
  runCommand(async () => {
    const config = readConfig(process.env);
    buildWebWhenMissing();
    const running = await startServer(config);
    stopOnSignals(running);
    await printSetUpLink(running.deps);
    console.log(`Muster is at ${running.address}`);
  });
