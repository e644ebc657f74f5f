import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeInstant } from '@muster/domain/calendar/company-time.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { readConfig } from '../config.ts';
import { createLog } from '../observability/log.ts';
import { newestSeal, sealAudit } from '../records/office/audit-seal.ts';
import { doNightly, type NightlyJob } from '../schedule/nightly.ts';
import { addCompany } from '../testing/company/people.ts';
import { openTestDatabase, type TestDatabase } from '../testing/database/test-database.ts';
import { runToEnd, until } from '../testing/processes/running-server.ts';
import { newestBackup, nightlyBackup } from './nightly-backup.ts';

let made: TestDatabase;
let folder: string;
beforeAll(async () => {
  made = await openTestDatabase();
  folder = mkdtempSync(path.join(tmpdir(), 'muster-nightly-'));
  await addCompany(made.database, 'listed');
  await sealAudit(made.database);
});
afterAll(async () => {
  await made.drop();
  rmSync(folder, { recursive: true });
});

/** 03:00 of a night at the company, whose zone is Asia/Yangon. */
const nightOf = (day: string) => Temporal.Instant.from(`${day}T03:00:00+06:30`);

test('each night one backup is made, the newest few are kept, and the log says the newest audit hash', async () => {
  const lines: Record<string, unknown>[] = [];
  const log = createLog('info', { write: (line) => void lines.push(JSON.parse(line)) });
  const config = readConfig({ ...made.env, BACKUP_DIR: folder, BACKUP_KEEP: '1' });
  writeFileSync(path.join(folder, 'mine.txt'), 'not a backup');
  const at = (now: Temporal.Instant) => {
    const clock = () => now;
    if (!config.backup) throw new Error('No backup was asked for.');
    return doNightly({ database: made.database, clock }, nightlyBackup({ clock, log }, config, config.backup));
  };
  expect(await at(Temporal.Instant.from('2026-11-20T01:59:00+06:30'))).toBe(false);
  expect(await Promise.all([at(nightOf('2026-11-20')), at(nightOf('2026-11-20'))])).toEqual(
    expect.arrayContaining([true, false]),
  );
  expect(await at(nightOf('2026-11-20').add({ hours: 5 }))).toBe(false);
  expect(await at(nightOf('2026-11-21'))).toBe(true);
  expect(readdirSync(folder).toSorted()).toEqual(['mine.txt', 'muster-2026-11-20-203000Z.tgz']);
  expect(lines).toHaveLength(2);
  expect(lines[1]).toMatchObject({
    msg: 'nightly backup',
    audit: (await newestSeal(made.database.query)) ?? null,
    dropped: 1,
  });
}, 180_000);

test('of two backups whose names have the same day the later one is kept, also beside one that an earlier version named', async () => {
  const own = mkdtempSync(path.join(tmpdir(), 'muster-nightly-'));
  const config = readConfig({ ...made.env, BACKUP_DIR: own, BACKUP_KEEP: '1' });
  // What was made at 02:00 of the 24th in Yangon had the company's day and the time of UTC: a moment that was to come.
  writeFileSync(path.join(own, 'muster-2026-11-24-193000.tgz'), '');
  const at = (now: Temporal.Instant) => {
    if (!config.backup) throw new Error('No backup was asked for.');
    return nightlyBackup({ clock: () => now, log: createLog('silent') }, config, config.backup).work();
  };
  await at(Temporal.Instant.from('2026-11-24T02:00:00+06:30'));
  expect(readdirSync(own)).toEqual(['muster-2026-11-23-193000Z.tgz']);
  await at(Temporal.Instant.from('2026-11-24T07:00:00+06:30'));
  expect(readdirSync(own)).toEqual(['muster-2026-11-24-003000Z.tgz']);
  rmSync(own, { recursive: true });
}, 180_000);

test('where the folder cannot be used any more the line says that the nightly backup failed', async () => {
  const config = readConfig({ ...made.env, BACKUP_DIR: '/dev/null/backups' });
  if (!config.backup) throw new Error('No backup was asked for.');
  const job = nightlyBackup({ clock: () => nightOf('2026-11-24'), log: createLog('silent') }, config, config.backup);
  await expect(job.work()).rejects.toThrow('The nightly backup failed: ');
});

test('a folder that has gone is not made anew, beside the disk that was there', async () => {
  const gone = path.join(folder, 'unmounted');
  const config = readConfig({ ...made.env, BACKUP_DIR: gone });
  if (!config.backup) throw new Error('No backup was asked for.');
  const job = nightlyBackup({ clock: () => nightOf('2026-11-24'), log: createLog('silent') }, config, config.backup);
  await expect(job.work()).rejects.toThrow(`The nightly backup failed: No backup can be made in ${gone}`);
  expect(existsSync(gone)).toBe(false);
});

test('keeping fewer makes room before a backup is made, since there may be none for it', async () => {
  const own = mkdtempSync(path.join(tmpdir(), 'muster-nightly-'));
  for (const day of ['20', '21', '22']) writeFileSync(path.join(own, `muster-2026-11-${day}-193000Z.tgz`), '');
  // Nothing fits: the name is taken already.
  const now = Temporal.Instant.from('2026-11-22T19:30:00Z');
  const config = readConfig({ ...made.env, BACKUP_DIR: own, BACKUP_KEEP: '1' });
  if (!config.backup) throw new Error('No backup was asked for.');
  const job = nightlyBackup({ clock: () => now, log: createLog('silent') }, config, config.backup);
  await expect(job.work()).rejects.toThrow('The nightly backup failed: ');
  expect(readdirSync(own)).toEqual(['muster-2026-11-22-193000Z.tgz']);
  rmSync(own, { recursive: true });
});

test('a start that finds no place for its database makes room all the same, where fewer backups are kept', async () => {
  const own = mkdtempSync(path.join(tmpdir(), 'muster-nightly-'));
  for (const day of ['20', '21', '22']) writeFileSync(path.join(own, `muster-2026-11-${day}-193000Z.tgz`), '');
  const without = made.env['DATABASE_URL']
    ? { DATA_DIR: made.dataDir, DATABASE_URL: 'postgres://127.0.0.1:1/gone' }
    : { DATA_DIR: '/dev/null/data' };
  const { code, out } = await runToEnd('testing/processes/serve.ts', {
    ...without,
    BACKUP_DIR: own,
    BACKUP_KEEP: '2',
    LOG_LEVEL: 'info',
  });
  expect(code).toBe(1);
  expect(readdirSync(own).toSorted()).toEqual(['muster-2026-11-21-193000Z.tgz', 'muster-2026-11-22-193000Z.tgz']);
  expect(out).toContain('"dropped":1');
  rmSync(own, { recursive: true });
});

test('backups dated in a time that is to come go before those of the last nights', async () => {
  const own = mkdtempSync(path.join(tmpdir(), 'muster-nightly-'));
  for (const day of ['11-22', '11-23', '12-24', '12-25'])
    writeFileSync(path.join(own, `muster-2026-${day}-193000Z.tgz`), '');
  const config = readConfig({ ...made.env, BACKUP_DIR: own, BACKUP_KEEP: '3' });
  if (!config.backup) throw new Error('No backup was asked for.');
  const clock = () => nightOf('2026-11-25');
  await nightlyBackup({ clock, log: createLog('silent') }, config, config.backup).work();
  expect(readdirSync(own).toSorted()).toEqual([
    'muster-2026-11-22-193000Z.tgz',
    'muster-2026-11-23-193000Z.tgz',
    'muster-2026-11-24-203000Z.tgz',
  ]);
  rmSync(own, { recursive: true });
}, 180_000);

test('an old backup that cannot be dropped is told, and the night is done all the same', async () => {
  const own = mkdtempSync(path.join(tmpdir(), 'muster-nightly-'));
  const held = path.join(own, 'muster-2026-11-20-193000Z.tgz');
  mkdirSync(held);
  const lines: Record<string, unknown>[] = [];
  const log = createLog('info', { write: (line) => void lines.push(JSON.parse(line)) });
  const config = readConfig({ ...made.env, BACKUP_DIR: own, BACKUP_KEEP: '1' });
  if (!config.backup) throw new Error('No backup was asked for.');
  await nightlyBackup({ clock: () => nightOf('2026-11-24'), log }, config, config.backup).work();
  expect(lines).toEqual([
    expect.objectContaining({ msg: 'an old backup could not be dropped', file: held }),
    expect.objectContaining({ msg: 'nightly backup', dropped: 0 }),
  ]);
  rmSync(own, { recursive: true });
}, 180_000);

test('a backup dated in a time that is to come is not the newest', () => {
  const own = mkdtempSync(path.join(tmpdir(), 'muster-nightly-'));
  const newest = () => newestBackup(own, nightOf('2026-11-24'))?.toString();
  writeFileSync(path.join(own, 'muster-2026-12-24-193000Z.tgz'), '');
  expect(newest()).toBeUndefined();
  writeFileSync(path.join(own, 'muster-2026-11-22-193000Z.tgz'), '');
  expect(newest()).toBe('2026-11-22T19:30:00Z');
  rmSync(own, { recursive: true });
});

test('a job that takes longer than an hour is not begun again beside itself', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  try {
    const night = nightOf('2026-11-20');
    const time = { now: night };
    let begun = 0;
    let finish = () => {};
    const work = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const job: NightlyJob = {
      name: 'long',
      from: '02:00',
      work: () => {
        begun += 1;
        return work;
      },
    };
    const look = () => doNightly({ database: made.database, clock: () => time.now }, job);
    const first = look();
    await until(() => begun === 1, 'the job to begin');
    for (let minutes = 10; minutes <= 130; minutes += 10) {
      time.now = night.add({ minutes });
      vi.advanceTimersByTime(10 * 60_000);
      await until(async () => (await claimedAt('long')) === writeInstant(time.now), 'the claim to be renewed');
      expect(await look()).toBe(false);
    }
    finish();
    expect(await first).toBe(true);
    expect(await look()).toBe(false);
    expect(begun).toBe(1);
  } finally {
    vi.useRealTimers();
  }
});

const claimedAt = async (job: string) => {
  const row = await made.database.query
    .selectFrom('nightly_job')
    .select('claimed_at')
    .where('job', '=', job)
    .executeTakeFirst();
  return row?.claimed_at;
};

test('a job that fails is tried again after an hour, not before', async () => {
  let tries = 0;
  const job: NightlyJob = {
    name: 'failing',
    from: '02:00',
    work: async () => {
      tries += 1;
      if (tries === 1) throw new Error('The disk is full.');
    },
  };
  const at = (now: Temporal.Instant) => doNightly({ database: made.database, clock: () => now }, job);
  const night = nightOf('2026-11-20');
  await expect(at(night)).rejects.toThrow('The disk is full.');
  expect(await at(night.add({ minutes: 59 }))).toBe(false);
  expect(await at(night.add({ minutes: 61 }))).toBe(true);
  expect(tries).toBe(2);
});
