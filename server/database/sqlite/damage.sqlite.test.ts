import { closeSync, existsSync, openSync, rmSync, statSync, truncateSync, writeSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { openTestDatabase } from '../../testing/database/test-database.ts';
import { runToEnd } from '../../testing/processes/running-server.ts';
import { serversOnEmpty } from '../../testing/processes/servers-on-empty.ts';
import { isUnavailable } from '../unavailable.ts';
import { SQLITE_FILE } from './sqlite.ts';
import { MARKER } from './sqlite-damage.ts';

const { database, start } = serversOnEmpty();
const inDirectory = (name: string) => path.join(database().dataDir, name);
/** What a disk that loses pages leaves: all but the first few are something else. */
function tearPages(file: string): void {
  const junk = Buffer.alloc(statSync(file).size - 3 * 4096, 0xa5);
  const open = openSync(file, 'r+');
  writeSync(open, junk, 0, junk.length, 3 * 4096);
  closeSync(open);
}
const startAgain = () => runToEnd('testing/processes/serve.ts', database().env);

describe('a start', () => {
  async function served(): Promise<void> {
    await database().database.close();
    await (await start()).kill('SIGTERM');
    expect(existsSync(inDirectory(MARKER))).toBe(true);
  }

  test('on torn pages is refused with one line that says what to do', async () => {
    await served();
    tearPages(inDirectory(SQLITE_FILE));
    const { code, err } = await startAgain();
    expect([code, err.trimEnd().split('\n').length]).toEqual([1, 1]);
    expect(err).toContain('is damaged');
    expect(err).toContain('Restore a backup');
  });

  test.each([
    ['missing', () => rmSync(inDirectory(SQLITE_FILE))],
    ['empty', () => truncateSync(inDirectory(SQLITE_FILE))],
  ])('where the database is %s beside the traces of an old one makes no new company', async (what, lose) => {
    await served();
    lose();
    const { code, err } = await startAgain();
    expect([code, err.trimEnd().split('\n').length]).toEqual([1, 1]);
    expect(err).toContain(`is ${what}, though Muster kept its data here`);
    rmSync(inDirectory(MARKER));
    const server = await start();
    expect((await fetch(`${server.address}/readyz`)).status).toBe(200);
  });
});

test('a torn page that is met while running ends all writing, and readiness says so (F21)', async () => {
  const { database: running, dataDir, drop } = await openTestDatabase();
  await sql`pragma wal_checkpoint(truncate)`.execute(running.query);
  await sql`pragma cache_size = 1`.execute(running.query);
  await sql`pragma shrink_memory`.execute(running.query);
  tearPages(path.join(dataDir, SQLITE_FILE));
  const failureOf = (work: Promise<unknown>) => work.catch((error: unknown) => error);
  expect(isUnavailable(await failureOf(running.query.selectFrom('audit').selectAll().execute()))).toBe(true);
  const written = running.write((trx) => sql`delete from request`.execute(trx));
  expect(isUnavailable(await failureOf(written))).toBe(true);
  await expect(running.ping()).rejects.toThrow();
  await drop();
});
