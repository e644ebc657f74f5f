import type { LocationRule } from '@muster/domain/attendance/location-verdict.ts';
import type { WorkShift } from '@muster/domain/attendance/summary/day-facts.ts';
import type { Day } from '@muster/domain/calendar/company-time.ts';
import type { RestDays } from '@muster/domain/work/rest-days.ts';
import { type ShiftTimes, timesOn } from '@muster/domain/work/shift-times.ts';
import {
  type DayOverride,
  holdingOn,
  type OwnDays,
  ownDaysBy,
  type WorkSpan,
} from '@muster/domain/work/work-pattern.ts';
import type { Generated } from 'kysely';
import type { Read } from '../../../database/engine.ts';
import { timesOfShifts } from '../shift-times.ts';
import { type RestColumns, restDaysOf } from './rest-columns.ts';

/**
 * What held for a member on a day: shift, rest days, sites, location rule, group and whether attendance is counted. Whoever asks that, of whichever
 * day, asks here; what a past day was is not changed by what is set later.
 */
export interface WorkTables {
  member_work: MemberWorkTable;
  /** The only sites where that work is done; none named: all of the company. */
  member_work_site: { work_id: number; site_id: number };
  day_override: DayOverrideTable;
}

interface MemberWorkTable extends RestColumns {
  id: Generated<number>;
  member_id: number;
  /** The first and the last day on which it holds; of a member's rows exactly one holds on any day. */
  from_day: string;
  until_day: string;
  group_id: number | null;
  shift_id: number;
  location_rule: LocationRule;
  /** 0 for who need not check in. */
  attendance_counted: Generated<number>;
}

interface DayOverrideTable {
  member_id: number;
  day: string;
  kind: 'off' | 'work';
  reason: string;
  by_id: number;
  at: string;
  /** Another one whenever something else is said of the day, and higher than any that the day had. */
  revision: Generated<number>;
}

/** What the office sets from a day on. */
export interface WorkPattern extends RestDays {
  readonly groupId: number | null;
  readonly shiftId: number;
  readonly locationrule: LocationRule;
  /** Empty: all sites of the company. */
  readonly siteIds: readonly number[];
  /** Whether they are to check in; who need not is never absent nor late. */
  readonly counted: boolean;
}

/** A pattern with the days on which it holds, and its group and shift by name. */
export interface Work extends WorkPattern, WorkSpan {
  readonly id: number;
  readonly memberId: number;
  readonly groupno: string | null;
  /** The shift with all times that it ever had, which may have changed while the pattern held. */
  readonly shift: { readonly name: string; readonly times: readonly ShiftTimes[] };
}

/** What held on one day. */
export interface WorkOnDay extends Omit<Work, 'shift'> {
  readonly shift: WorkShift & { readonly name: string };
}

/** A pattern as it was on a day, with the times that its shift had then. */
const asOf = (work: Work, day: Day): WorkOnDay => ({
  ...work,
  shift: { ...timesOn(work.shift.times, day), name: work.shift.name },
});

const selectWork = (db: Read) =>
  db
    .selectFrom('member_work')
    .innerJoin('shift', 'shift.id', 'member_work.shift_id')
    .leftJoin('work_group', 'work_group.id', 'member_work.group_id')
    .leftJoin('member_work_site', 'member_work_site.work_id', 'member_work.id')
    .selectAll('member_work')
    .select(['work_group.groupno', 'shift.name', 'member_work_site.site_id'])
    .orderBy('member_work.member_id')
    .orderBy('member_work.from_day')
    .orderBy('member_work_site.site_id');

type WorkRow = Awaited<ReturnType<ReturnType<typeof selectWork>['execute']>>[number];

/** One row a site, or one without; the times of all shifts are read with one statement. */
async function asWork(db: Read, rows: readonly WorkRow[]): Promise<Work[]> {
  const times = await timesOfShifts(db, [...new Set(rows.map((it) => it.shift_id))]);
  const found = new Map<number, Work & { siteIds: number[] }>();
  for (const row of rows) {
    const work = found.get(row.id) ?? {
      id: row.id,
      memberId: row.member_id,
      from: row.from_day,
      until: row.until_day,
      groupId: row.group_id,
      groupno: row.groupno,
      shiftId: row.shift_id,
      shift: { name: row.name, times: times.get(row.shift_id) ?? [] },
      ...restDaysOf(row),
      locationrule: row.location_rule,
      siteIds: [],
      counted: row.attendance_counted === 1,
    };
    if (row.site_id !== null) work.siteIds.push(row.site_id);
    found.set(row.id, work);
  }
  return [...found.values()];
}

/** All that ever held for a member and what is set for later, oldest first. */
export async function workHistory(db: Read, memberId: number): Promise<Work[]> {
  return asWork(db, await selectWork(db).where('member_work.member_id', '=', memberId).execute());
}

/** What holds for a member on a day. */
export async function workOn(db: Read, memberId: number, day: Day): Promise<WorkOnDay> {
  const rows = await selectWork(db)
    .where('member_work.member_id', '=', memberId)
    .where('member_work.from_day', '<=', day)
    .where('member_work.until_day', '>=', day)
    .execute();
  const [work] = await asWork(db, rows);
  if (!work) throw new Error('There is a member without work.');
  return asOf(work, day);
}

/** What held for a member on the days of a span. */
export interface WorkOfDays extends OwnDays {
  /** Shift, group, sites and location rule of a day. */
  readonly on: (day: Day) => WorkOnDay;
}

/** What holds on each day, of all spans of a member and their single days. */
export const workOfDays = (spans: readonly Work[], overrides: readonly DayOverride[]): WorkOfDays => ({
  on: (day) => {
    const work = holdingOn(spans, day);
    if (!work) throw new Error(`There is a member without work on ${day}.`);
    return asOf(work, day);
  },
  ...ownDaysBy(spans, overrides),
});
