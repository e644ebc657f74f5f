import { execFile } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import type { BackupPlan, Config } from '../config.ts';
import type { Dependencies } from '../dependencies.ts';
import type { NightlyJob } from '../nightly.ts';

const COMMAND = path.resolve(import.meta.dirname, '../commands/backup.ts');
const BACKUP = /^muster-\d{4}-\d\d-\d\d-\d{6}\.tgz$/;

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
  work: async (day) => {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const second = clock().toZonedDateTimeISO('UTC').toPlainTime().toString({ smallestUnit: 'second' });
    const file = path.join(folder, `muster-${day}-${second.replaceAll(':', '')}.tgz`);
    const said = await promisify(execFile)(process.execPath, [COMMAND, file], {
      env: { ...process.env, DATA_DIR: config.dataDir, DATABASE_URL: config.databaseUrl ?? '' },
    }).catch((error: { stderr?: string; message: string }) => {
      throw new Error(`The nightly backup failed: ${error.stderr?.trim() || error.message}`);
    });
    const audit = /Newest hash of the audit log: (\w+)/.exec(said.stdout)?.[1] ?? null;
    log.info({ file, bytes: statSync(file).size, audit, dropped: dropOld(folder, keep) }, 'nightly backup');
  },
});

/** Drops all but the newest backups of ours; whatever else is in the folder stays. */
function dropOld(folder: string, keep: number): number {
  const old = readdirSync(folder)
    .filter((it) => BACKUP.test(it))
    .toSorted()
    .slice(0, -keep);
  for (const name of old) rmSync(path.join(folder, name));
  return old.length;
}
