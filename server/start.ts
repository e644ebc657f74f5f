import { accessSync, constants, existsSync } from 'node:fs';
import path from 'node:path';
import { buildApp } from './app.ts';
import { finishRestore } from './archive/killed-restore.ts';
import { dropSurplus, nightlyBackup } from './archive/nightly-backup.ts';
import { bySetting } from './by-setting.ts';
import { systemClock } from './clock.ts';
import { type Config, listensEverywhere, usualPublicUrl } from './config.ts';
import { tellClocksApart } from './database/clocks-apart.ts';
import { makeDataDirectory } from './database/data-directory.ts';
import { migrate } from './database/migrate.ts';
import { openReachable, unusable } from './database/open.ts';
import { restoreOfPostgres } from './database/postgres/postgres-dump.ts';
import { holdDirectory } from './database/sqlite/directory-lock.ts';
import { SQLITE_FILE } from './database/sqlite/sqlite.ts';
import type { Dependencies } from './dependencies.ts';
import { offerSetUp } from './features/office/set-up.ts';
import { endsGently } from './http/load/connections.ts';
import { builtVersion } from './http/web-app/web-build.ts';
import { createMailer } from './news/mail.ts';
import { createPost } from './news/post.ts';
import { createPusher } from './news/push/pusher.ts';
import { watchClock } from './observability/clock-set.ts';
import { createLog } from './observability/log.ts';
import { createPasswordHasher } from './passwords/password-hash.ts';
import { createBackground } from './schedule/background.ts';
import { doNightly } from './schedule/nightly.ts';
import { makeBeside } from './threads/beside.ts';

export interface Running {
  readonly address: string;
  readonly deps: Dependencies;
  stop(): Promise<void>;
}

/** How long what is under way may take to end, ms. */
const LAST_MS = 9000;
/** Whatever is written, database, mails, secrets, is for the account that runs the server alone. */
const OWNER_ONLY = 0o077;

/** Makes a folder, or sees that it can be written to. */
function makeWritable(folder: string): void {
  makeDataDirectory(folder);
  accessSync(folder, constants.W_OK);
}

/**
 * Brings a server up on its configuration: database, schema, listening. `prepare` runs before it listens,
 * with the schema in place.
 */
export async function startServer(
  config: Config,
  prepare: (deps: Dependencies) => Promise<void> = async () => {},
): Promise<Running> {
  process.umask(OWNER_ONLY);
  const { backup, dataDir, databaseUrl, drainSeconds, host, port } = config;
  const store = unusable(config);
  const log = createLog(config.logLevel);
  log.info({ version: builtVersion(), node: process.version }, 'starting');
  if (listensEverywhere(host) && config.publicUrl === usualPublicUrl(config)) {
    log.warn('PUBLIC_URL is not set: links in mails lead to localhost, where only this machine finds the server');
  }
  if (config.smtpUrl && !config.mailFrom) {
    log.warn('MAIL_FROM is not set: mails come from muster@localhost, which mail servers elsewhere refuse');
  }
  if (backup) {
    await bySetting(`BACKUP_DIR ${backup.folder} cannot be used`, () => {
      makeWritable(backup.folder);
      dropSurplus({ clock: systemClock, log }, backup);
    });
  }
  const held = await bySetting(store, () =>
    databaseUrl ? undefined : holdDirectory(dataDir, `the server on port ${port}`),
  );
  if (!databaseUrl) await finishRestore(dataDir, () => existsSync(path.join(dataDir, SQLITE_FILE)));
  const database = await openReachable(config, (error) => log.warn({ err: error }, 'database connection lost'));
  if (databaseUrl) await finishRestore(dataDir, async (it) => (await restoreOfPostgres(database.query)) === it);
  await bySetting(store, () => migrate(database));
  const told = { ...config };
  const deps: Dependencies = {
    config: told,
    database,
    clock: systemClock,
    post: createPost({
      ...{ database, clock: systemClock, log, sends: config.sendNews },
      ...{ mailer: createMailer(config), pusher: createPusher(config) },
    }),
    passwords: createPasswordHasher(),
    background: createBackground(log),
    beside: makeBeside(config, systemClock),
    log,
  };
  await prepare(deps);
  const tellClocks = () => tellClocksApart(database, systemClock, log);
  deps.background.later(tellClocks);
  deps.background.every(TELL_CLOCKS_MS, tellClocks);
  const lookAtClock = watchClock(systemClock, log);
  deps.background.every(LOOK_MS, async () => lookAtClock());
  keepBackups(deps, config);
  const app = await buildApp(deps);
  const end = endsGently(app);
  const address = await bySetting(`HOST ${host} and PORT ${port} cannot be used`, () => app.listen({ host, port }));
  // Links name the port that was got where any would do.
  if (port === 0) told.publicUrl = told.publicUrl.replace(/:0$/, `:${new URL(address).port}`);
  return {
    address,
    deps,
    stop: async () => {
      setTimeout(() => process.exit(0), drainSeconds * 1000 + LAST_MS).unref();
      await end(drainSeconds);
      await deps.beside?.close();
      await deps.background.stop();
      await database.close();
      held?.release();
    },
  };
}

const TELL_CLOCKS_MS = 15 * 60_000;
const LOOK_MS = 60_000;

/** Looks each minute whether it is time for the backup that the environment asks for. */
function keepBackups(deps: Dependencies, config: Config): void {
  if (!config.backup) return;
  const job = nightlyBackup(deps, config, config.backup);
  const look = async () => void (await doNightly(deps, job));
  deps.background.later(look);
  deps.background.every(LOOK_MS, look);
}

/** Prints the one-time set-up link when the database has no company yet. */
export async function printSetUpLink(deps: Dependencies): Promise<void> {
  const link = await offerSetUp(deps);
  if (link) console.log(`Muster has no company yet. Set it up within the hour, once, at\n  ${link}`);
}
