import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { type Database, type EngineName, isMissingTable, type Tables } from './engine.ts';
import { type Migration, migrations } from './migrations/index.ts';

interface Recorded {
  migration: { name: string; checksum: string; applied_at: string };
}

/** A start that must not go on; its message is the one line the operator reads. */
export class MigrationError extends Error {}

/**
 * Brings the schema up to date. Several servers may start at once: one runs, the others wait. Each step is one
 * transaction with its record, so an interrupted start is completed by the next. Refuses a schema that is newer
 * than this code, and a migration that was edited after it ran.
 */
export async function migrate(database: Database, list: readonly Migration[] = migrations): Promise<void> {
  await database.unhurried(async (connection) => {
    const db = connection as unknown as Kysely<Recorded>;
    if (database.engine === 'sqlite') return applyInOneTransaction(db, list);
    await waitForLock(db);
    try {
      await applyEach(db, database.engine, list);
    } finally {
      await sql`select pg_advisory_unlock(hashtext('muster'), hashtext(current_schema()))`.execute(db);
    }
  });
}

/** How long a step is tried again while somebody has its tables, such as a backup; and how long other starters wait for all steps. */
const TRY_FOR_MS = 300_000;
const LOCK_WAIT_MS = 2 * TRY_FOR_MS;

async function waitForLock(db: Kysely<Recorded>): Promise<void> {
  const deadline = performance.now() + LOCK_WAIT_MS;
  for (;;) {
    const { rows } = await sql<{ got: boolean }>`
      select pg_try_advisory_lock(hashtext('muster'), hashtext(current_schema())) as got`.execute(db);
    if (rows[0]?.got) return;
    if (performance.now() > deadline)
      throw new MigrationError('Another server is migrating the database; gave up waiting.');
    await sleep(100);
  }
}

/** Whether a database was ever given the schema. */
export async function isMigrated({ query }: Database): Promise<boolean> {
  try {
    await sql`select 1 from migration`.execute(query);
    return true;
  } catch (error) {
    if (isMissingTable(error)) return false;
    throw error;
  }
}

/** A migration as a database or a backup has it on record. */
export interface Made {
  readonly name: string;
  readonly checksum: string;
}

/**
 * Refuses a backup of which this code does not know each migration as it ran.
 * @throws MigrationError
 */
export function requireKnown(made: readonly Made[]): void {
  for (const { name, checksum } of made) {
    const known = migrations.find((it) => it.name === name);
    if (!known)
      throw new MigrationError(`The backup is newer than this Muster (it has ${name}). Please update Muster.`);
    if (checksumOf(known) !== checksum) throw new MigrationError(`The migration ${name} was changed since the backup.`);
  }
}

/**
 * Makes the schema that a backup was made of, in the transaction that the connection is in: its own migrations and no
 * later ones, which the next start runs.
 */
export async function migrateAs(connection: Kysely<Tables>, engine: EngineName, made: readonly Made[]): Promise<void> {
  const db = connection as unknown as Kysely<Recorded>;
  requireKnown(made);
  const names = made.map((it) => it.name);
  for (const step of await pending(db, migrations)) if (names.includes(step.name)) await applyStep(db, engine, step);
}

/** On SQLite the immediate transaction is the lock: another starter waits for it. */
async function applyInOneTransaction(db: Kysely<Recorded>, list: readonly Migration[]): Promise<void> {
  await sql`begin immediate`.execute(db);
  try {
    for (const step of await pending(db, list)) await applyStep(db, 'sqlite', step);
    await sql`commit`.execute(db);
  } catch (error) {
    await sql`rollback`.execute(db);
    throw error;
  }
}

async function applyEach(db: Kysely<Recorded>, engine: EngineName, list: readonly Migration[]): Promise<void> {
  for (const step of await pending(db, list)) {
    await onceTablesAreFree(() =>
      db.transaction().execute(async (trx) => {
        await sql`select set_config('lock_timeout', ${STEP_WAITS}, true)`.execute(trx);
        await applyStep(trx, engine, step);
      }),
    );
  }
}

/**
 * How long a step waits for a table, behind which all other requests for the table wait: servers go on meanwhile, and a
 * long read, such as a backup, may have it for minutes.
 */
const STEP_WAITS = '100ms';
/** Refusals for want of a lock: the table is in use, a deadlock. */
const HELD = new Set(['55P03', '40P01']);
const TRY_AGAIN_MS = 400;

/** Runs a step again and again until nobody has the tables that it changes. */
async function onceTablesAreFree(step: () => Promise<void>): Promise<void> {
  const deadline = performance.now() + TRY_FOR_MS;
  for (;;) {
    try {
      return await step();
    } catch (error) {
      if (!HELD.has((error as { code?: string }).code ?? '')) throw error;
      if (performance.now() > deadline)
        throw new MigrationError(
          'Somebody reads the tables that are to be changed, such as a backup; gave up waiting.',
        );
      await sleep(TRY_AGAIN_MS);
    }
  }
}

async function applyStep(db: Kysely<Recorded>, engine: EngineName, step: Migration): Promise<void> {
  await step.up(db as unknown as Kysely<unknown>, engine);
  await db
    .insertInto('migration')
    .values({ name: step.name, checksum: checksumOf(step), applied_at: new Date().toISOString() })
    .execute();
}

async function pending(db: Kysely<Recorded>, list: readonly Migration[]): Promise<Migration[]> {
  await db.schema
    .createTable('migration')
    .ifNotExists()
    .addColumn('name', 'text', (c) => c.primaryKey())
    .addColumn('checksum', 'text', (c) => c.notNull())
    .addColumn('applied_at', 'text', (c) => c.notNull())
    .execute();
  return unapplied(db, list);
}

/**
 * Refuses a database that another version of Muster has made: what is written by commands would not fit it.
 * @throws MigrationError
 */
export async function requireUpToDate({ query }: Database): Promise<void> {
  const [missing] = await unapplied(query as unknown as Kysely<Recorded>, migrations);
  if (!missing) return;
  throw new MigrationError(
    `The database is older than this Muster (it lacks ${missing.name}). Please start the server, which brings it up to date, and try again.`,
  );
}

async function unapplied(db: Kysely<Recorded>, list: readonly Migration[]): Promise<Migration[]> {
  const applied = await db.selectFrom('migration').selectAll().orderBy('name').execute();
  for (const record of applied) {
    const known = list.find((it) => it.name === record.name);
    if (!known)
      throw new MigrationError(`The database is newer than this Muster (it has ${record.name}). Please update Muster.`);
    if (checksumOf(known) !== record.checksum) {
      throw new MigrationError(`The migration ${record.name} was changed after it ran on this database.`);
    }
  }
  return list.filter((it) => !applied.some((record) => record.name === it.name));
}

/** Of the text, whose line ends a checkout may have changed. */
function checksumOf(step: Migration): string {
  const file = new URL(`./migrations/${step.name}.ts`, import.meta.url);
  return createHash('sha256').update(readFileSync(file, 'utf8').replaceAll('\r\n', '\n')).digest('hex');
}
