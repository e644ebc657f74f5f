import { writeInstant } from '@muster/domain/calendar/company-time.ts';
import { sameSites } from '@muster/domain/holidays/holding-holidays.ts';
import type { changeHoliday as changeHolidayCall, HolidayTouch } from '@muster/domain/holidays/holidays-contract.ts';
import type { Parsed } from '@muster/domain/wire/contract.ts';
import { isDuplicate, type Read, type Write } from '../../database/engine.ts';
import type { Dependencies } from '../../dependencies.ts';
import { requireAsKept } from '../../http/as-kept.ts';
import type { Caller } from '../../http/caller.ts';
import { refuse } from '../../http/problems.ts';
import { addAffected } from '../../records/leave/affected-leave.ts';
import { withdrawFree } from '../../records/leave/uncharged-leave.ts';
import { recordAudit } from '../../records/office/audit.ts';
import { findHoliday, type Holiday, lockHoliday, updateHoliday } from '../../records/work/holiday.ts';
import { requireOthersDays } from './own-days-view.ts';
import { requireSites } from './require-sites.ts';
import { refuseTwice, requireUnlisted } from './require-unlisted.ts';
import { tellOfHolidays } from './tell-of-holidays.ts';
import { leaveTouchedBy, presentHoliday, type TouchedLeave, touchOf } from './touched-by-holiday.ts';

type Asked = Parsed<typeof changeHolidayCall>['body'];

/**
 * Gives a public holiday another day, name or sites. Leave that the old or the new one touches is listed for the office.
 * @throws NOT_FOUND, HOLIDAY_EXISTS, WORK_VALUE_UNKNOWN, CHANGED_MEANWHILE when it is not what was looked at any
 *   more, FORBIDDEN for an own day that is over
 */
export async function changeHoliday(
  deps: Dependencies,
  caller: Caller,
  id: number,
  asked: Asked,
): Promise<HolidayTouch> {
  const at = writeInstant(deps.clock());
  try {
    return await deps.database.write(async (trx) => {
      await lockHoliday(trx, id);
      const { before, after } = await judged(trx, id, asked);
      if (isSame(before, after)) return touchOf(trx, after, []);
      if (!holdsAsBefore(before, after)) await requireOthersDays(trx, caller, [before, after], deps.clock());
      const [gone, come] = await touchedByBoth(trx, before, after);
      const besides = besideEach(before, after);
      await updateHoliday(trx, after);
      await withdrawFree(trx, { from: after.holidaydate, to: after.holidaydate }, at);
      const subject = `holiday:${id}`;
      await recordAudit(trx, { at, actorId: caller.member.id, action: 'holiday.change', subject, before, after });
      if (!holdsAsBefore(before, after)) await tellOfHolidays(deps, trx, caller, { gone: before, come: [after] });
      return together(
        await touchOf(trx, before, gone, { lines: await addAffected(trx, gone, before, at), ...besides.before }),
        await touchOf(trx, after, come, { lines: await addAffected(trx, come, after, at), ...besides.after }),
        holdsAsBefore(before, after),
      );
    });
  } catch (error) {
    throw isDuplicate(error) ? refuseTwice() : error;
  }
}

/** What that would touch; refused as the change would be. */
export async function previewChange(
  deps: Dependencies,
  caller: Caller,
  id: number,
  asked: Asked,
): Promise<HolidayTouch> {
  const db = deps.database.query;
  const { before, after } = await judged(db, id, asked);
  if (!holdsAsBefore(before, after)) await requireOthersDays(db, caller, [before, after], deps.clock());
  await requireUnlisted(db, after);
  const [gone, come] = await touchedByBoth(db, before, after);
  const besides = besideEach(before, after);
  return together(
    await touchOf(db, before, gone, besides.before),
    await touchOf(db, after, come, besides.after),
    holdsAsBefore(before, after),
  );
}

async function judged(
  db: Read | Write,
  id: number,
  { was, ...asked }: Asked,
): Promise<Record<'before' | 'after', Holiday>> {
  const before = await findHoliday(db, id);
  if (!before) throw refuse('NOT_FOUND');
  requireAsKept(asked.id === undefined ? {} : { id: asked.id }, before);
  const sites = asked.sites ? await requireSites(db, asked.sites, before.sites) : before.sites;
  const after = { id, holidaydate: asked.holidaydate, description: asked.description, sites };
  if (was && !isSame(before, was) && !isSame(before, after)) {
    throw refuse('CHANGED_MEANWHILE', { data: presentHoliday(before) });
  }
  return { before, after };
}

type Looked = Pick<Holiday, 'holidaydate' | 'description'> & { readonly sites?: readonly number[] | undefined };

/** Whether a holiday is as it was looked at; whoever says nothing of sites has not looked at them. */
const isSame = (stored: Holiday, other: Looked) =>
  stored.holidaydate === other.holidaydate &&
  stored.description === other.description &&
  (other.sites === undefined || sameSites(stored.sites, other.sites));

/**
 * The leave that the old and the new holiday touch; another name touches none. On the same day only members are
 * touched for whom one of the two holds and the other does not.
 */
async function touchedByBoth(db: Read, before: Holiday, after: Holiday): Promise<[TouchedLeave[], TouchedLeave[]]> {
  if (holdsAsBefore(before, after)) return [[], []];
  const besides = besideEach(before, after);
  return [
    await leaveTouchedBy(db, before, 'removed', besides.before),
    await leaveTouchedBy(db, after, 'added', besides.after),
  ];
}

/** On the same day the other of the two: who has both is not touched. */
const besideEach = (before: Holiday, after: Holiday) =>
  before.holidaydate === after.holidaydate
    ? { before: { beside: after }, after: { beside: before } }
    : { before: {}, after: {} };

/** Whether nothing but its name changes. */
const holdsAsBefore = (before: Holiday, after: Holiday) =>
  before.holidaydate === after.holidaydate && sameSites(before.sites, after.sites);

const together = (gone: HolidayTouch, come: HolidayTouch, asBefore: boolean): HolidayTouch => ({
  holiday: come.holiday,
  members: come.members,
  worked: asBefore ? { count: 0, first: [] } : come.worked,
  ...(asBefore ? {} : givenByBoth(gone, come)),
  ...(!asBefore && come.hoursoff && { hoursoff: come.hoursoff }),
  affected: [...gone.affected, ...come.affected],
  trips: asBefore ? [] : [...new Map([...gone.trips, ...come.trips].map((it) => [it.id, it])).values()],
  balances: [...gone.balances, ...come.balances],
  closed: asBefore ? [] : [...new Set([...gone.closed, ...come.closed])].toSorted(),
});

/** To whom leave was given for work on either day, or on the one that both are on. */
function givenByBoth({ given: gone }: HolidayTouch, { given: come }: HolidayTouch): Pick<HolidayTouch, 'given'> {
  if (!gone || !come) return { ...(gone && { given: gone }), ...(come && { given: come }) };
  return { given: { count: gone.count + come.count, first: [...gone.first, ...come.first] } };
}
