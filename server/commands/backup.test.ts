import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, watch, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { create, extract } from 'tar';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createPasswordHasher } from '../passwords/password-hash.ts';
import { addSession } from '../records/identity/session.ts';
import { recordAudit } from '../records/office/audit.ts';
import { newestSeal, sealAudit } from '../records/office/audit-seal.ts';
import { addSampleCompany } from '../seed/sample-company.ts';
import { openTestDatabase, stateOf, type TestDatabase, testEngine } from '../testing/database/test-database.ts';
import { asStarted } from '../testing/processes/as-started.ts';
import { runCommandFile } from '../testing/processes/run-command.ts';
import { startRunning } from '../testing/processes/running-server.ts';

let live: TestDatabase;
let empty: TestDatabase;
let folder: string;
let file: string;

beforeAll(async () => {
  live = await openTestDatabase();
  await fill();
}, 180_000);
afterAll(() => live.drop());
beforeEach(async () => {
  empty = await openTestDatabase({ migrated: false });
  folder = mkdtempSync(path.join(tmpdir(), 'muster-backups-'));
  file = path.join(folder, 'backup.tgz');
  await empty.database.close();
  rmSync(empty.dataDir, { recursive: true });
});
afterEach(async () => {
  await empty.drop();
  rmSync(folder, { recursive: true });
});

const PASSWORD = 'muster-demo-2026';
const now = Temporal.Instant.from('2026-11-20T08:30:00Z');

async function fill(): Promise<void> {
  await addSampleCompany(live.database, { now, passwordHash: await createPasswordHasher().hash(PASSWORD) });
  await live.database.write(async (trx) => {
    await recordAudit(trx, {
      at: now.toString(),
      actorId: null,
      action: 'company.settings',
      subject: 'company',
      after: { says: "o'ne \\ \n two" },
    });
    const file = { name: 'a', directory: 'profile', media_type: 'image/png', size: 3, content_hash: 'x' } as const;
    const small = Uint8Array.of(0, 255, 10);
    await trx
      .insertInto('stored_file')
      .values({ ...file, small, uploaded_by: 1, created_at: now.toString() })
      .execute();
    await trx.insertInto('competitor').values({ name: 'gone again' }).execute();
    await trx.deleteFrom('competitor').where('name', '=', 'gone again').execute();
  });
  await sealAudit(live.database);
}
const backup = () => runCommandFile('backup.ts', [file], { ...live.env });
const restore = (into: TestDatabase = empty) => runCommandFile('restore.ts', [file], { ...into.env });
const oneLine = (text: string) => text.trim().split('\n').length === 1;

describe('npm run backup and npm run restore', () => {
  test('bring every row back elsewhere, and a server starts on it', async () => {
    const { code, out, err } = await backup();
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain(await newestSeal(live.database.query));
    expect(await restore()).toMatchObject({ code: 0, err: '' });

    const restored = empty.again();
    expect(await stateOf(restored)).toEqual(await stateOf(live.database));
    expect(await newestSeal(restored.query)).toEqual(await newestSeal(live.database.query));
    const nextIn = async (database: typeof restored) =>
      database.query.insertInto('competitor').values({ name: 'next' }).returning('id').executeTakeFirstOrThrow();
    expect(await nextIn(restored)).toEqual(await nextIn(live.database));
    await live.database.query.deleteFrom('competitor').where('name', '=', 'next').execute();
    await restored.close();

    const server = await startRunning(empty.env);
    const body = JSON.stringify({ membercode: 'EM001', password: PASSWORD });
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`${server.address}/api/membercode/login`, { method: 'POST', headers, body });
    expect(answer.status).toBe(200);
    expect((await server.kill('SIGTERM')).code).toBe(0);
  }, 180_000);

  test('replace nothing: a database or a folder with something in it stays as it is', async () => {
    await backup();
    const before = await stateOf(live.database);
    rmSync(path.join(live.dataDir, 'outbox'), { recursive: true, force: true });
    const { code, err } = await restore(live);
    expect({ code, oneLine: oneLine(err) }).toEqual({ code: 1, oneLine: true });
    expect(err).toContain('is not empty');
    expect(await stateOf(live.database)).toBe(before);

    await restore();
    writeFileSync(path.join(empty.dataDir, 'note.txt'), 'mine');
    const again = await restore();
    expect(again.code).toBe(1);
    expect(again.err).toContain('DATA_DIR is wrong');
  }, 180_000);

  test('a file that is not there is said, and leaves no folder behind for the next one', async () => {
    const { code, err } = await restore();
    expect({ code, err }).toEqual({ code: 1, err: `There is no file ${file}.\n` });
    expect(existsSync(empty.dataDir)).toBe(false);
  });

  test('bring no session back: whoever signed out since stays it', async () => {
    const begun = { memberId: 1, cookieHash: 'x', now: now.toString(), address: '127.0.0.1', device: 'Firefox' };
    const { query } = live.database;
    await live.database.write((trx) => addSession(trx, { ...begun, expiresAt: now.add({ hours: 9 }).toString() }));
    await backup();
    await query.deleteFrom('session').execute();
    expect(await restore()).toMatchObject({ code: 0, out: expect.stringContaining('Everybody signs in anew') });
    const restored = empty.again();
    const sessions = await restored.query.selectFrom('session').select(['created_at', 'expires_at']).execute();
    expect(sessions.map((it) => it.expires_at === it.created_at)).toEqual([true]);
    await restored.close();
  }, 180_000);

  test('a backup that lost rows on its way is refused whole', async () => {
    await backup();
    const inside = path.join(folder, 'inside');
    mkdirSync(inside);
    await extract({ file, cwd: inside });
    const [name, content] =
      testEngine() === 'postgres' ? ['postgres/member.ndjson', ''] : ['muster.sqlite', 'no database at all'];
    writeFileSync(path.join(inside, name), content);
    rmSync(file);
    await create({ file, cwd: inside, gzip: true }, readdirSync(inside));
    const { code, err } = await restore();
    expect({ code, oneLine: oneLine(err) }).toEqual({ code: 1, oneLine: true });
    expect(err).toContain('cannot be restored');
    expect(readdirSync(empty.dataDir)).toEqual([]);
  }, 180_000);

  test('a backup that the engine cannot take is named as what it is', async () => {
    const inside = testEngine() === 'postgres' ? 'muster.sqlite' : 'postgres';
    writeFileSync(path.join(folder, inside), '');
    await create({ file, cwd: folder, gzip: true }, [inside]);
    const { code, err } = await restore();
    expect(code).toBe(1);
    expect(err).toContain(testEngine() === 'postgres' ? 'no Muster database in it' : 'is a backup of PostgreSQL');
    expect(readdirSync(empty.dataDir)).toEqual([]);
  });

  test('leave nothing behind when they are stopped, and can be made again', async () => {
    const stopped = async (command: string, env: Record<string, string>, changes: string) => {
      const watching = watch(changes);
      const ended = await runCommandFile(command, [file], { ...env }, (child) => {
        watching.once('change', () => child.kill('SIGINT'));
      });
      watching.close();
      expect(ended).toEqual({ code: 130, out: '', err: 'Stopped before it was done.\n' });
    };
    await stopped('backup.ts', live.env, folder);
    expect(readdirSync(folder)).toEqual([]);
    expect(await backup()).toMatchObject({ code: 0 });
    mkdirSync(empty.dataDir);
    await stopped('restore.ts', empty.env, empty.dataDir);
    expect(readdirSync(empty.dataDir)).toEqual([]);
    expect(await restore()).toMatchObject({ code: 0 });
  }, 180_000);

  test('what a killed backup left goes with the next one, once nobody has written to it for an hour', async () => {
    const [left, another] = ['.muster-backup-left', '.muster-backup-another'].map((it) => path.join(folder, it));
    for (const it of [left, another]) mkdirSync(path.join(`${it}`, 'data'), { recursive: true });
    const before = Date.now() / 1000 - 2 * 3600;
    for (const it of [`${left}/data`, `${left}`, `${another}`]) utimesSync(it, before, before);
    expect(await backup()).toMatchObject({ code: 0 });
    expect(readdirSync(folder).toSorted()).toEqual(['.muster-backup-another', 'backup.tgz']);
  }, 180_000);

  test('say of a restore that was killed what it left', async () => {
    await backup();
    const left = path.join(empty.dataDir, '.restoring-left');
    mkdirSync(left, { recursive: true });
    const { code, err } = await restore();
    expect({ code, oneLine: oneLine(err) }).toEqual({ code: 1, oneLine: true });
    expect(err).toContain(`was killed and left ${left}`);
  });

  test('a restore that is killed before its files are in their place is finished by a start, or told how to begin anew', async () => {
    const mail = path.join(live.dataDir, 'outbox', 'told.eml');
    mkdirSync(path.dirname(mail), { recursive: true });
    writeFileSync(mail, 'Subject: hello');
    await backup();
    rmSync(path.dirname(mail), { recursive: true });
    const dies = `import fs from 'node:fs'; import { syncBuiltinESMExports } from 'node:module';
      fs.renameSync = () => process.kill(process.pid, 'SIGKILL'); syncBuiltinESMExports();`;
    const NODE_OPTIONS = `--import=data:text/javascript,${encodeURIComponent(dies)}`;
    const killed = await runCommandFile('restore.ts', [file], { ...empty.env, NODE_OPTIONS });
    expect(killed).toMatchObject({ code: null, out: '' });
    const again = await restore();
    expect({ code: again.code, oneLine: oneLine(again.err) }).toEqual({ code: 1, oneLine: true });
    expect(again.err).toContain('start Muster: that finishes it, or says what to do');

    const start = () => startRunning(empty.env);
    if (testEngine() === 'sqlite') {
      await expect(start()).rejects.toThrow(`empty ${empty.dataDir} and restore again`);
      rmSync(empty.dataDir, { recursive: true });
      expect(await restore()).toMatchObject({ code: 0 });
    }
    // A company that was there before is not the one that the restore was about.
    else await expect(startRunning({ ...live.env, DATA_DIR: empty.dataDir })).rejects.toThrow('restore again');
    const server = await start();
    expect((await server.kill('SIGTERM')).code).toBe(0);
    expect(readdirSync(path.join(empty.dataDir, 'outbox'))).toEqual(['told.eml']);
    expect(readdirSync(empty.dataDir).filter((it) => it.startsWith('.restoring-'))).toEqual([]);
  }, 180_000);

  test('say in one line which folder is missing', async () => {
    const { code, err } = await runCommandFile('backup.ts', [path.join(folder, 'away', 'backup.tgz')], {
      ...live.env,
    });
    expect({ code, oneLine: oneLine(err) }).toEqual({ code: 1, oneLine: true });
    expect(err).toContain(`No backup can be made in ${path.join(folder, 'away')}`);
  });

  test('blame the disk, and no backup, for what there is no room for', async () => {
    await backup();
    const within = 'ulimit -f 16; exec "$0" "$@"';
    const { status, stderr } = spawnSync(
      'sh',
      ['-c', within, process.execPath, ...asStarted('commands/restore.ts'), file],
      { env: { ...empty.env }, encoding: 'utf8' },
    );
    expect({ status, oneLine: oneLine(stderr) }).toEqual({ status: 1, oneLine: true });
    expect(stderr).toContain(`${file} cannot be restored: EFBIG`);
    expect(readdirSync(empty.dataDir)).toEqual([]);
  });

  test('an empty database is no company to back up', async () => {
    const nothing = await runCommandFile('backup.ts', [file], { ...empty.env });
    expect({ code: nothing.code, oneLine: oneLine(nothing.err) }).toEqual({ code: 1, oneLine: true });
    expect(readdirSync(folder)).toEqual([]);
  });
});
