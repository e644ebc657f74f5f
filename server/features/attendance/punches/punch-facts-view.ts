import type { LocationRule, UnlocatedMode } from '@muster/domain/attendance/location-verdict.ts';
import { checkInDays, type Shift } from '@muster/domain/attendance/shift-window.ts';
import { isToWork } from '@muster/domain/attendance/summary/absence.ts';
import { deriveDays } from '@muster/domain/attendance/summary/derive-days.ts';
import { NO_NIGHTS } from '@muster/domain/attendance/summary/night.ts';
import { NO_APPROVAL } from '@muster/domain/attendance/summary/overtime-approval.ts';
import type { Day } from '@muster/domain/calendar/company-time.ts';
import type { Employment } from '@muster/domain/members/employment.ts';
import { holdingOn } from '@muster/domain/work/work-pattern.ts';
import { rememberedOnce } from '../../../database/compiled-once.ts';
import type { Read, Write } from '../../../database/engine.ts';
import { employmentColumns, employmentOf } from '../../../records/members/employment.ts';
import { holdAccount } from '../../../records/members/member.ts';
import { timedSpan, timedWork } from '../../../records/work/member-work/timed-work.ts';
import { type CompanyTime, companyFacts, spanIn } from '../days/company-view.ts';
import { summaryFacts } from '../days/facts-view.ts';

/** What the rules need to know about a member to judge a punch of any day. */
export interface PunchFacts {
  readonly memberId: number;
  readonly zone: string;
  readonly unlocatedPunches: UnlocatedMode;
  readonly employment: Employment;
  readonly workOn: (day: Day) => PunchWork;
}

interface PunchWork {
  readonly workId: number;
  readonly shift: Shift;
  readonly locationRule: LocationRule;
}

interface OfMember {
  readonly memberId: number;
}

/** All that ever held for the member, a few rows: of which day a punch is comes out of these very facts. */
const factsQuery = (db: Read, { memberId }: OfMember) =>
  timedWork(db)
    .innerJoin('member', 'member.id', 'member_work.member_id')
    .innerJoin('company', (join) => join.onTrue())
    .select([
      'company.zone',
      'company.unlocated_punches as unlocatedPunches',
      'member_work.id as workId',
      'member_work.location_rule as locationRule',
      ...employmentColumns,
    ])
    .where('member.id', '=', memberId);
const factsOf = rememberedOnce(factsQuery);

/**
 * Facts of a member; inside a transaction the member is held until it ends. Both are asked in one go, and one after the
 * other: PostgreSQL would hold the member once for each row of their work, and tell of the work as it was before the wait.
 */
export async function punchFacts(db: Read | Write, memberId: number): Promise<PunchFacts> {
  const held = 'engine' in db ? holdAccount(db, memberId) : undefined;
  const [rows] = await Promise.all([factsOf(db, { memberId }), held]);
  const [first] = rows;
  if (!first) throw new Error('There is a session but no member.');
  const spans = rows.map((row) => ({
    ...timedSpan(row),
    workId: row.workId,
    locationRule: row.locationRule,
    shift: { starts: row.starts, ends: row.ends },
  }));
  return {
    memberId,
    zone: first.zone,
    unlocatedPunches: first.unlocatedPunches,
    employment: employmentOf(first),
    workOn: (day) => {
      const work = holdingOn(spans, day);
      if (!work) throw new Error(`There is a member without work on ${day}.`);
      return work;
    },
  };
}

/** The day that a check-in at a moment would count for: nothing is asked unless it may be an early one. */
export async function punchDay(db: Read, at: Temporal.Instant, { memberId, zone, workOn }: PunchFacts): Promise<Day> {
  const { day, early } = checkInDays(at, (it) => workOn(it).shift, zone);
  return early && (await worksOn(db, memberId, early, { zone, now: at })) ? early : day;
}

async function worksOn(
  db: Read,
  memberId: number,
  day: Day,
  time: Pick<CompanyTime, 'zone' | 'now'>,
): Promise<boolean> {
  const days = { from: day, to: day };
  const [companyOf, factsOf] = await Promise.all([
    companyFacts(db, { ...time, nights: NO_NIGHTS, approval: NO_APPROVAL }, days, [memberId]),
    summaryFacts(db, [memberId], days),
  ]);
  const own = factsOf(memberId);
  if (!own) return false;
  const [record] = deriveDays(spanIn(time.zone, { from: day, to: day }), companyOf(memberId), own);
  return record !== undefined && isToWork(record);
}
