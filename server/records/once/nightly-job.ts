import type { Day } from '@muster/domain/calendar/company-time.ts';
import type { Writable } from '../../database/engine.ts';

export interface NightlyJobTables {
  nightly_job: { job: string; day: Day; claimed_at: string; done_at: string | null };
}

/**
 * Takes a job of a night for this server; false when another has it or it is done. What was begun before `lost` and
 * never ended is taken again: its server died, or it failed. So is a night that is to come, which a clock that was ahead
 * took, unless it was taken between `lost` and `ahead`: by a server for which it is past midnight a moment earlier.
 */
export async function claimNight(
  db: Writable,
  it: {
    readonly job: string;
    readonly day: Day;
    readonly now: string;
    readonly lost: string;
    readonly ahead: string;
  },
): Promise<boolean> {
  const claimed = { day: it.day, claimed_at: it.now, done_at: null };
  const row = await db
    .insertInto('nightly_job')
    .values({ job: it.job, ...claimed })
    .onConflict((conflict) =>
      conflict
        .column('job')
        .doUpdateSet(claimed)
        .where((eb) =>
          eb.or([
            eb('nightly_job.day', '<', it.day),
            eb.and([eb('nightly_job.done_at', 'is', null), eb('nightly_job.claimed_at', '<', it.lost)]),
            eb.and([
              eb('nightly_job.day', '>', it.day),
              eb.or([eb('nightly_job.claimed_at', '<', it.lost), eb('nightly_job.claimed_at', '>', it.ahead)]),
            ]),
          ]),
        ),
    )
    .returning('job')
    .executeTakeFirst();
  return row !== undefined;
}

/** Says that the server that took a job is still at it. */
export async function renewNight(db: Writable, job: string, now: string): Promise<void> {
  await db
    .updateTable('nightly_job')
    .set({ claimed_at: now })
    .where('job', '=', job)
    .where('done_at', 'is', null)
    .execute();
}

export async function endNight(db: Writable, job: string, now: string): Promise<void> {
  await db.updateTable('nightly_job').set({ done_at: now }).where('job', '=', job).execute();
}
