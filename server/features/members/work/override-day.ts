import { type Day, writeInstant } from '@muster/domain/calendar/company-time.ts';
import { holdingFor, keptBy } from '@muster/domain/holidays/holding-holidays.ts';
import type { DayOverridden, OverrideInput } from '@muster/domain/work/work-contract.ts';
import type { Read } from '../../../database/engine.ts';
import type { Dependencies } from '../../../dependencies.ts';
import type { Caller } from '../../../http/caller.ts';
import { insist } from '../../../http/problems.ts';
import { requireRevision } from '../../../http/revision.ts';
import { tell } from '../../../news/tell.ts';
import { closedDaysProblem } from '../../../records/attendance/period-close.ts';
import { lockToCount } from '../../../records/leave/counting-days.ts';
import { followUncharged } from '../../../records/leave/uncharged-leave.ts';
import { recordAudit } from '../../../records/office/audit.ts';
import { companyToday } from '../../../records/office/company.ts';
import { holidaysBetween } from '../../../records/work/holiday.ts';
import { dropOverride, overridesOf, storeOverride } from '../../../records/work/member-work/set-work.ts';
import { type WorkOfDays, workHistory, workOfDays } from '../../../records/work/member-work/work.ts';
import { presentOverride } from './read-work.ts';
import { requireEmployable } from './set-work.ts';
import { touchedByWork } from './touched-by-work.ts';

const NEWS = { off: 'dayOff', work: 'dayWorked', usual: 'dayUsual' } as const;

/**
 * Makes a single day of a member off or working, whatever their pattern says, or as usual again, which takes back what was
 * said of it. Leave that had skipped a day that is worked now is listed for the office. A preview stores nothing.
 * @throws NOT_FOUND, FORBIDDEN, PERIOD_CLOSED, CHANGED_MEANWHILE
 */
export async function overrideDay(
  deps: Dependencies,
  caller: Caller,
  memberId: number,
  { date, kind, reason, revision }: OverrideInput,
  preview: boolean,
): Promise<DayOverridden> {
  const at = writeInstant(deps.clock());
  return deps.database.write(async (trx) => {
    await lockToCount(trx, memberId);
    await requireEmployable(trx, caller, memberId);
    insist(await closedDaysProblem(trx, date, date));
    const [spans, stored] = [await workHistory(trx, memberId), await overridesOf(trx, memberId)];
    const before = stored.find((it) => it.day === date);
    const isSaid = kind === 'usual' ? !before : before?.kind === kind && before.reason === reason;
    const known = before ? presentOverride(before) : ({ date, kind: 'usual', reason: '', revision: 0 } as const);
    if (!isSaid) await requireRevision(revision, known, () => known);
    const others = stored.filter((it) => it.day !== date);
    const work = {
      before: workOfDays(spans, stored),
      after: workOfDays(spans, kind === 'usual' ? others : [...others, { day: date, kind }]),
    };
    const today = await companyToday(trx, deps.clock);
    const touches = await touchedByWork(trx, { memberId, from: date, until: date, ...work, today });
    const takes = await holidaysTaken(trx, date, work);
    const answer = { date, kind, reason, touches, ...(takes.length > 0 ? { takes } : {}) };
    if (preview || isSaid) return answer;
    await followUncharged(trx, { who: [memberId], from: date, to: date, at, description: reason }, () =>
      kind === 'usual'
        ? dropOverride(trx, memberId, date)
        : storeOverride(trx, memberId, { day: date, kind, reason }, { id: caller.member.id, at }),
    );
    await recordAudit(trx, {
      at,
      actorId: caller.member.id,
      action: 'member.day-override',
      subject: `member:${memberId}`,
      before: before && { date, kind: before.kind, reason: before.reason },
      after: { date, kind, reason },
    });
    if (caller.member.id !== memberId) {
      const news = { code: NEWS[kind], params: { day: date, reason } };
      await tell(deps.post, trx, { memberIds: [memberId], news, at });
    }
    return answer;
  });
}

/** The holidays of a day, by name, that a member has by the work of before and has to work on by the other. */
async function holidaysTaken(
  db: Read,
  day: Day,
  { before, after }: { readonly before: WorkOfDays; readonly after: WorkOfDays },
): Promise<string[]> {
  const held = holdingFor(await holidaysBetween(db, day, day), () => before.on(day).siteIds);
  const kept = new Set(keptBy(after, held));
  return keptBy(before, held)
    .filter((it) => !kept.has(it))
    .map((it) => it.description);
}
