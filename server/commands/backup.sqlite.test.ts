import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { create } from 'tar';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Database } from '../database/engine.ts';
import { migrate } from '../database/migrate.ts';
import { openSqlite, SQLITE_FILE } from '../database/sqlite/sqlite.ts';
import { MARKER } from '../database/sqlite/sqlite-damage.ts';
import { addSampleCompany } from '../seed/sample-company.ts';
import { runStatement } from '../testing/database/test-database.ts';
import { runCommandFile } from '../testing/processes/run-command.ts';

let folder: string;
let dataDir: string;
let elsewhere: string;
let file: string;
let live: Database;

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'muster-backup-'));
  [dataDir, elsewhere, file] = ['data', 'elsewhere', 'backup.tgz'].map((it) => path.join(folder, it)) as [
    string,
    string,
    string,
  ];
  live = openSqlite(dataDir);
  await migrate(live);
  await addSampleCompany(live, { now: Temporal.Instant.from('2026-11-20T08:30:00Z'), passwordHash: 'hash' });
  await mkdir(path.join(dataDir, 'outbox'));
  writeFileSync(path.join(dataDir, 'outbox', 'first.eml'), 'Subject: hello');
});
afterEach(async () => {
  await live.close();
  rmSync(folder, { recursive: true });
});

const backup = (into = file) => runCommandFile('backup.ts', [into], { DATA_DIR: dataDir });
const restore = (from = file, into = elsewhere) => runCommandFile('restore.ts', [from], { DATA_DIR: into });
const oneLine = (text: string) => text.trim().split('\n').length === 1;

const namesOf = async (database: Database) =>
  (await database.query.selectFrom('competitor').select('name').orderBy('id').execute()).map((it) => it.name);
const countOf = async (database: Database, table: 'punch' | 'attendance' | 'member') =>
  (await database.query.selectFrom(table).select('id').execute()).length;

vi.setConfig({ testTimeout: 120_000 });

describe('npm run backup and npm run restore', () => {
  test('bring back elsewhere what was committed at one moment, while others go on writing', async () => {
    let done = false;
    const backingUp = backup().finally(() => {
      done = true;
    });
    const before = await namesOf(live);
    for (let written = 0; !done; written++) {
      await live.write(async (trx) => {
        await trx
          .insertInto('competitor')
          .values({ name: `a${written}` })
          .execute();
        await trx
          .insertInto('competitor')
          .values({ name: `b${written}` })
          .execute();
      });
      await turn();
    }
    expect(await backingUp).toMatchObject({ code: 0, err: '' });
    expect(await restore()).toMatchObject({ code: 0, err: '' });

    const restored = openSqlite(elsewhere);
    const [names, all] = [await namesOf(restored), await namesOf(live)];
    expect(names).toEqual(all.slice(0, names.length));
    expect((names.length - before.length) % 2).toBe(0);
    expect(all.length).toBeGreaterThan(before.length);
    for (const table of ['punch', 'attendance', 'member'] as const) {
      expect(await countOf(restored, table)).toBe(await countOf(live, table));
    }
    await migrate(restored);
    await restored.close();
    expect(readFileSync(path.join(elsewhere, 'outbox', 'first.eml'), 'utf8')).toBe('Subject: hello');
  });

  test('name the setting whose database is not one of Muster', async () => {
    await openSqlite(elsewhere).close();
    const { code, err } = await runCommandFile('backup.ts', [file], { DATA_DIR: elsewhere });
    expect([code, err]).toEqual([1, `DATA_DIR ${elsewhere} is wrong: its database is not one of Muster.\n`]);
  });

  test.each([
    ['backup.ts', ['backup.tgz']],
    ['verify-audit.ts', []],
    ['reset-administrator.ts', ['SA']],
  ])('%s says in one line where there is no database, and makes none', async (command, args) => {
    const { code, err } = await runCommandFile(command, args, { DATA_DIR: elsewhere, INIT_CWD: folder });
    expect([code, err]).toEqual([1, `DATA_DIR is wrong: there is no Muster database in ${elsewhere}.\n`]);
    expect(readdirSync(folder)).toEqual(['data']);
  });

  test('a backup that a newer Muster made is refused, and the data directory stays empty', async () => {
    await runStatement(live, "insert into migration values ('9999-of-tomorrow', 'x', '2027-01-01T00:00:00.000Z')");
    await backup();
    const { code, err } = await restore();
    expect([code, err]).toEqual([
      1,
      'The backup is newer than this Muster (it has 9999-of-tomorrow). Please update Muster.\n',
    ]);
    expect(readdirSync(elsewhere)).toEqual([]);
  });

  test('keep the backup for its owner, and leave nothing else behind', async () => {
    await backup();
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readdirSync(folder).toSorted()).toEqual(['backup.tgz', 'data']);
    await restore();
    expect(statSync(path.join(elsewhere, SQLITE_FILE)).mode & 0o077).toBe(0);
    expect(readdirSync(elsewhere).toSorted()).toEqual([MARKER, SQLITE_FILE, 'outbox']);
  });

  test('replace nothing', async () => {
    await backup();
    const again = await backup();
    expect(again).toMatchObject({ code: 1, out: '' });
    expect(again.err).toContain('is there already');
    const over = await restore(file, dataDir);
    expect(over).toMatchObject({ code: 1, out: '' });
    expect(over.err).toContain('is not empty');
    expect(oneLine(again.err) && oneLine(over.err)).toBe(true);
  });

  test('a damaged backup is refused and the data directory stays empty', async () => {
    await backup();
    const bytes = readFileSync(file);
    writeFileSync(file, bytes.subarray(0, bytes.length - 4000));
    const { code, err } = await restore();
    expect({ code, oneLine: oneLine(err) }).toEqual({ code: 1, oneLine: true });
    expect(readdirSync(elsewhere)).toEqual([]);
  });

  test('a damaged database inside is refused', async () => {
    const inside = path.join(folder, 'inside');
    await mkdir(inside);
    await backup();
    const whole = path.join(folder, 'whole');
    await restore(file, whole);
    const bytes = readFileSync(path.join(whole, SQLITE_FILE));
    bytes.fill(0xff, 40_000, 44_000);
    writeFileSync(path.join(inside, SQLITE_FILE), bytes);
    const damaged = path.join(folder, 'damaged.tgz');
    await create({ file: damaged, cwd: inside, gzip: true }, [SQLITE_FILE]);
    const { code, err } = await restore(damaged);
    expect(code).toBe(1);
    expect(err).toContain('cannot be restored');
  });

  test.each([
    ['backup.ts', []],
    ['backup.ts', ['a', 'b']],
    ['backup.ts', ['--all']],
    ['restore.ts', []],
    ['restore.ts', ['/nowhere/backup.tgz']],
  ])('%s %j says in one line what is missing', async (command, args) => {
    const { code, out, err } = await runCommandFile(command, args, { DATA_DIR: elsewhere });
    expect({ code, out, oneLine: oneLine(err) }).toEqual({ code: 1, out: '', oneLine: true });
  });

  test('a backup is not put into what it backs up', async () => {
    const { code, err } = await backup(path.join(dataDir, 'backup.tgz'));
    expect({ code, oneLine: oneLine(err) }).toEqual({ code: 1, oneLine: true });
  });
});
