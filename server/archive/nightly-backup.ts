import { execFile } from 'node:child_process';
import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import type { BackupPlan, Config } from '../config.ts';
import type { Dependencies } from '../dependencies.ts';
import type { NightlyJob } from '../schedule/nightly.ts';

const COMMAND = path.resolve(import.meta.dirname, '../commands/backup.ts');
/** Names of earlier versions are ours too: they had the day and the time of the company, and no `Z`. */
const BACKUP = /^muster-(?<day>\d{4}-\d\d-\d\d)-(?<hour>\d\d)(?<minute>\d\d)(?<second>\d\d)(?<utc>Z?)\.tgz$/;

/**
 * A backup each night into a folder, of which the newest few are kept; the log says the newest hash of the audit log,
 * which a later log must still contain. It is made by a process of its own: requests do not wait for it, and what
 * memory it takes is gone with it.
 */
export const nightlyBackup = (
  { clock, log }: Pick<Dependencies, 'clock' | 'log'>,
  config: Config,
  { folder, time, keep }: BackupPlan,
): NightlyJob => ({
  name: 'backup',
  from: time,
  work: async () => {
    const now = clock();
    const name = nameAt(now);
    const file = path.join(folder, name);
    const env = { ...process.env, DATA_DIR: config.dataDir, DATABASE_URL: config.databaseUrl ?? '' };
    const run = async () => {
      // What is more than is kept goes before: where the disk is full, keeping fewer makes room.
      const dropped = dropOld(log, folder, { now, keep });
      const { stdout } = await promisify(execFile)(process.execPath, [COMMAND, file], { env });
      return { dropped, said: stdout };
    };
    const { dropped, said } = await run().catch((error: { stderr?: string; message: string }) => {
      throw new Error(`The nightly backup failed: ${error.stderr?.trim() || error.message}`);
    });
    const audit = /Newest hash of the audit log: (\w+)/.exec(said)?.[1] ?? null;
    const all = dropped + dropOld(log, folder, { now, keep: keep - 1, made: name });
    log.info({ file, bytes: statSync(file).size, audit, dropped: all }, 'nightly backup');
  },
});

/**
 * Drops what is more than is kept. A start does it before all else: where the disk is full, and the backups are on it, there
 * is no room for the database either, and so no night in which any would be dropped.
 */
export function dropSurplus(
  { clock, log }: Pick<Dependencies, 'clock' | 'log'>,
  { folder, keep }: Pick<BackupPlan, 'folder' | 'keep'>,
): void {
  const dropped = dropOld(log, folder, { now: clock(), keep });
  if (dropped > 0) log.info({ folder, keep, dropped }, 'dropped old backups');
}

/** `muster-2026-11-22-193000Z.tgz`: the moment by one clock, UTC's, so that the order of names is that of time. */
const nameAt = (now: Temporal.Instant): string =>
  `muster-${now.toString({ smallestUnit: 'second' }).replaceAll(':', '').replace('T', '-')}.tgz`;

/**
 * When the newest nightly backup in a folder was begun; undefined where there is none. What a clock that was ahead dated
 * in a time to come does not count.
 */
export function newestBackup(folder: string, now: Temporal.Instant): Temporal.Instant | undefined {
  if (!existsSync(folder)) return undefined;
  const moments = readdirSync(folder).flatMap((it) => momentOf(it) ?? []);
  return moments
    .filter((it) => Temporal.Instant.compare(it, now) <= 0)
    .toSorted(Temporal.Instant.compare)
    .at(-1);
}

/** The moment in the name of a backup of ours; undefined where an earlier version named it by another clock. */
function momentOf(name: string): Temporal.Instant | undefined {
  const { day, hour, minute, second, utc } = BACKUP.exec(name)?.groups ?? {};
  return utc ? Temporal.Instant.from(`${day}T${hour}:${minute}:${second}Z`) : undefined;
}

/**
 * Drops all but the newest backups of ours, never the one just made; whatever else is in the folder stays. What is dated in
 * a time to come goes first: it was made before now by a clock that was ahead, and would push out each new one until then.
 * One that cannot be dropped is told and stays: a backup that was made is none the worse for it.
 * @returns how many were dropped
 */
function dropOld(
  log: Dependencies['log'],
  folder: string,
  { now, keep, made }: { readonly now: Temporal.Instant; readonly keep: number; readonly made?: string },
): number {
  const ours = existsSync(folder) ? readdirSync(folder).filter((it) => BACKUP.test(it) && it !== made) : [];
  const isToCome = (name: string) => Temporal.Instant.compare(momentOf(name) ?? now, now) > 0;
  const { ahead = [], past = [] } = Object.groupBy(ours.toSorted(), (it) => (isToCome(it) ? 'ahead' : 'past'));
  const old = [...ahead, ...past].slice(0, Math.max(0, ours.length - keep));
  return old.filter((name) => {
    try {
      rmSync(path.join(folder, name));
      return true;
    } catch (error) {
      log.warn({ err: error, file: path.join(folder, name) }, 'an old backup could not be dropped');
      return false;
    }
  }).length;
}
