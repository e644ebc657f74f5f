import { type Day, dayOf, minuteOf, writeInstant } from '@muster/domain/calendar/company-time.ts';
import { addDays } from '@muster/domain/calendar/day.ts';
import type { Dependencies } from '../dependencies.ts';
import { findCompany } from '../records/office/company.ts';
import { claimNight, endNight, renewNight } from '../records/once/nightly-job.ts';

/** Work that is done once a night, or as soon after as a server runs. */
export interface NightlyJob {
  readonly name: string;
  /** From when on, `HH:MM` in the company's zone. */
  readonly from: string;
  readonly work: () => Promise<void>;
}

/** So long after its server was last at it a job that never ended counts as lost, and is done again. */
const LOST_HOURS = 1;
/**
 * A night that is to come and was taken by a clock that is further ahead than this is done all the same: else there would be
 * none until then. Of a clock that is hours ahead each night is done as well, some hours early.
 */
const AHEAD_HOURS = 24;
/** How often a server says that it is still at it, ms. */
const RENEW_MS = 10 * 60_000;

/**
 * The day of the night in which a job is due; undefined before its time. What is due in the evening still is on the next
 * morning, or where it failed, or no server ran, it would wait for the evening after.
 */
function nightOf(now: Temporal.Instant, zone: string, from: string): Day | undefined {
  const [day, time] = [dayOf(now, zone), minuteOf(now, zone)];
  if (time >= from) return day;
  return from >= NOON && time < NOON ? addDays(day, -1) : undefined;
}

const NOON = '12:00';

/**
 * The night that this server has done of a job last. One whose clock is days apart takes a night of its own for one of
 * ours that it has not seen: without this the two would do theirs in turn for ever.
 */
const lastDone = new WeakMap<NightlyJob, Day>();

/**
 * Does a job if its time has come and nobody has done it that night. Several servers may try at once: one does it, however
 * long it takes. A job that fails is tried again after an hour.
 * @returns whether it was done now
 */
export async function doNightly(
  { database, clock }: Pick<Dependencies, 'database' | 'clock'>,
  job: NightlyJob,
): Promise<boolean> {
  const company = await findCompany(database.query);
  if (!company) return false;
  const now = clock();
  const day = nightOf(now, company.zone, job.from);
  if (day === undefined || day === lastDone.get(job)) return false;
  const inHours = (hours: number) => writeInstant(now.add({ hours }));
  const claim = { now: writeInstant(now), lost: inHours(-LOST_HOURS), ahead: inHours(AHEAD_HOURS) };
  if (!(await claimNight(database.query, { job: job.name, day, ...claim }))) return false;
  // Where the database is away for a moment the next time will do.
  const renew = () => renewNight(database.query, job.name, writeInstant(clock())).catch(() => {});
  const renewing = setInterval(renew, RENEW_MS).unref();
  try {
    await job.work();
  } finally {
    clearInterval(renewing);
  }
  lastDone.set(job, day);
  await endNight(database.query, job.name, writeInstant(clock()));
  return true;
}
