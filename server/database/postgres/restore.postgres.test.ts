import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createPasswordHasher } from '../../passwords/password-hash.ts';
import { recordAudit } from '../../records/office/audit.ts';
import { newestSeal, sealAudit } from '../../records/office/audit-seal.ts';
import { addSampleCompany } from '../../seed/sample-company.ts';
import { openTestDatabase, stateOf, type TestDatabase, tableNames } from '../../testing/database/test-database.ts';
import { runCommandFile } from '../../testing/processes/run-command.ts';
import { startRunning } from '../../testing/processes/running-server.ts';
import type { Database } from '../engine.ts';
import { migrate } from '../migrate.ts';
import { openSqlite } from '../sqlite/sqlite.ts';

let empty: TestDatabase;
let folder: string;
let file: string;

beforeEach(async () => {
  empty = await openTestDatabase({ migrated: false });
  folder = mkdtempSync(path.join(tmpdir(), 'muster-moves-'));
  file = path.join(folder, 'backup.tgz');
  rmSync(empty.dataDir, { recursive: true });
});
afterEach(async () => {
  await empty.drop();
  rmSync(folder, { recursive: true });
});

const PASSWORD = 'muster-demo-2026';
const AT = '2026-11-20T08:30:00.000Z';
const now = Temporal.Instant.from(AT);

/** A company on one machine, with a picture in the database and rows that have gone again. */
async function onSqlite(dataDir: string): Promise<Database> {
  const database = openSqlite(dataDir);
  await migrate(database);
  await addSampleCompany(database, { now, passwordHash: await createPasswordHasher().hash(PASSWORD) });
  const picture = { name: 'a', directory: 'profile', media_type: 'image/png', size: 3, content_hash: 'x' } as const;
  await database.query
    .insertInto('stored_file')
    .values({
      ...picture,
      small: Uint8Array.of(0, 255, 10),
      uploaded_by: 1,
      created_at: AT,
    })
    .execute();
  await database.query.insertInto('competitor').values({ name: "o'ne \\ \n နှစ်" }).execute();
  await database.query.insertInto('competitor').values({ name: 'gone again' }).execute();
  await database.query.deleteFrom('competitor').where('name', '=', 'gone again').execute();
  await database.write((trx) =>
    recordAudit(trx, { at: AT, actorId: 1, action: 'company.settings', subject: 'company', after: {} }),
  );
  await sealAudit(database);
  return database;
}

/** Every row as either engine answers it. */
async function rowsOf(database: Database, tables: readonly string[]): Promise<Record<string, string[]>> {
  const each = tables.map(async (name) => {
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(name)}`.execute(database.query);
    const spelled = rows.map((row) => JSON.stringify(Object.entries(row).toSorted(), bytesAsList));
    return [name, spelled.toSorted()] as const;
  });
  return Object.fromEntries(await Promise.all(each));
}
const bytesAsList = (_key: string, value: unknown) =>
  value instanceof Uint8Array || (value as { type?: string } | null)?.type === 'Buffer'
    ? Buffer.from(value as Buffer).toString('hex')
    : value;

describe('npm run restore into PostgreSQL', () => {
  test('moves a company there that outgrew one machine: every row, its audit log and its numbers, known to the planner, and a server starts on it', async () => {
    const dataDir = path.join(folder, 'data');
    const before = await onSqlite(dataDir);
    expect(await runCommandFile('backup.ts', [file], { DATA_DIR: dataDir })).toMatchObject({ code: 0, err: '' });
    expect(await runCommandFile('restore.ts', [file], { ...empty.env })).toMatchObject({ code: 0, err: '' });

    const moved = empty.again();
    const tables = await tableNames(moved);
    expect(tables.length).toBeGreaterThan(50);
    expect(await rowsOf(moved, tables)).toEqual(await rowsOf(before, tables));
    const nextIn = async (database: Database) =>
      database.query.insertInto('competitor').values({ name: 'next' }).returning('id').executeTakeFirstOrThrow();
    expect(await nextIn(moved)).toEqual(await nextIn(before));
    expect(readdirSync(empty.dataDir).filter((it) => it.includes('sqlite') || it.startsWith('.'))).toEqual([]);
    const { rows: neverLookedAt } = await sql`select relname from pg_class c
      where relkind = 'r' and relnamespace = current_schema()::regnamespace and reltuples < 0`.execute(moved.query);
    expect(neverLookedAt).toEqual([]);
    const hash = (await newestSeal(before.query)) ?? '';
    await Promise.all([moved.close(), before.close()]);
    expect(await runCommandFile('verify-audit.ts', [hash], { ...empty.env })).toMatchObject({ code: 0, err: '' });

    const server = await startRunning(empty.env);
    const body = JSON.stringify({ membercode: 'EM001', password: PASSWORD });
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`${server.address}/api/membercode/login`, { method: 'POST', headers, body });
    expect(answer.status).toBe(200);
    expect((await server.kill('SIGTERM')).code).toBe(0);
  }, 180_000);

  test('brings members back whose address was entered by one who is stored thousands of rows later', async () => {
    const live = await openTestDatabase();
    await addSampleCompany(live.database, { now, passwordHash: await createPasswordHasher().hash(PASSWORD) });
    const copies = sql`insert into member overriding system value
      select (json_populate_record(m, json_build_object('id', m.id + n, 'membercode', 'XX' || n, 'email', ''))).*
      from member m, generate_series(1000, 2500) n where m.id = 1`;
    await copies.execute(live.database.query);
    await sql`update member set email_by = 2501, password_by = 2501 where id = 2`.execute(live.database.query);
    // Who signs in is stored anew, behind all others.
    await sql`update member set revision = 2 where id > 1000`.execute(live.database.query);
    const before = await stateOf(live.database);
    expect(await runCommandFile('backup.ts', [file], { ...live.env })).toMatchObject({ code: 0, err: '' });
    await live.drop();
    expect(await runCommandFile('restore.ts', [file], { ...empty.env })).toMatchObject({ code: 0, err: '' });
    const restored = empty.again();
    expect(await stateOf(restored)).toEqual(before);
    const { rows } = await sql`select conname from pg_constraint where condeferrable`.execute(restored.query);
    expect(rows).toEqual([]);
    await restored.close();
  }, 180_000);
});
