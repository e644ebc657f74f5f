import { buildApp } from './app.ts';
import { createBackground } from './background.ts';
import { systemClock } from './clock.ts';
import type { Config } from './config.ts';
import { holdDirectory } from './database/directory-lock.ts';
import { migrate } from './database/migrate.ts';
import { openDatabase } from './database/open.ts';
import type { Dependencies } from './dependencies.ts';
import { offerSetUp } from './features/office/set-up.ts';
import { createLog } from './log.ts';
import { createMailer } from './mail.ts';
import { createPasswordHasher } from './passwords/password-hash.ts';

export interface Running {
  readonly address: string;
  readonly deps: Dependencies;
  stop(): Promise<void>;
}

const DRAIN_MS = 9000;
/** Whatever is written, database, mails, secrets, is for the account that runs the server alone. */
const OWNER_ONLY = 0o077;

/**
 * Brings a server up on its configuration: database, schema, listening. `prepare` runs before it listens,
 * with the schema in place.
 */
export async function startServer(
  config: Config,
  prepare: (deps: Dependencies) => Promise<void> = async () => {},
): Promise<Running> {
  process.umask(OWNER_ONLY);
  const held = config.databaseUrl ? undefined : holdDirectory(config.dataDir, `the server on port ${config.port}`);
  const log = createLog(config.logLevel);
  const database = openDatabase(config, (error) => log.warn({ err: error }, 'database connection lost'));
  await migrate(database);
  const deps: Dependencies = {
    config,
    database,
    clock: systemClock,
    mailer: createMailer(config),
    passwords: createPasswordHasher(),
    background: createBackground(log),
    log,
  };
  await prepare(deps);
  const app = await buildApp(deps);
  const address = await app.listen({ host: config.host, port: config.port });
  return {
    address,
    deps,
    stop: async () => {
      setTimeout(() => process.exit(0), DRAIN_MS).unref();
      await app.close();
      await deps.background.stop();
      await database.close();
      held?.release();
    },
  };
}

/** Prints the one-time set-up link when the database has no company yet. */
export async function printSetUpLink(deps: Dependencies): Promise<void> {
  const link = await offerSetUp(deps);
  if (link) console.log(`Muster has no company yet. Set it up within the hour, once, at\n  ${link}`);
}
