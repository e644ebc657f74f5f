import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { createLog } from '../log.ts';
import { doNightly, type NightlyJob } from '../nightly.ts';
import { newestSeal, sealAudit } from '../records/audit-seal.ts';
import { addCompany } from '../testing/company/people.ts';
import { openTestDatabase, type TestDatabase } from '../testing/database/test-database.ts';
import { nightlyBackup } from './nightly-backup.ts';

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
  expect(readdirSync(folder).toSorted()).toEqual(['mine.txt', 'muster-2026-11-21-203000.tgz']);
  expect(lines).toHaveLength(2);
  expect(lines[1]).toMatchObject({
    msg: 'nightly backup',
    audit: (await newestSeal(made.database.query)) ?? null,
    dropped: 1,
  });
}, 180_000);

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
