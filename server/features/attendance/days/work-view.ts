import type { WorkPattern } from '@muster/domain/attendance/summary/day-facts.ts';
import type { Day } from '@muster/domain/calendar/company-time.ts';
import { madeOnce } from '@muster/domain/made-once.ts';
import { type Employment, employedSince, lastDayUpTo } from '@muster/domain/members/employment.ts';
import type { Read } from '../../../database/engine.ts';
import { employmentColumns, employmentOf } from '../../../records/members/employment.ts';
import { type Days, ofMembers } from '../../../records/members/of-members.ts';
import { restColumns, restDaysOf } from '../../../records/work/member-work/rest-columns.ts';
import { overridesBetween } from '../../../records/work/member-work/rests.ts';
import { timedSpan, timedWork } from '../../../records/work/member-work/timed-work.ts';
import { timesColumns, workShiftOf } from '../../../records/work/shift-times.ts';

export interface InGroup {
  readonly groupId: number | null;
  readonly groupno: string | null;
}

/** How somebody works from a day on, and in which group. */
export interface GroupedPattern extends WorkPattern, InGroup {
  readonly shiftId: number;
}

export interface WorkFacts {
  /** As far as the company counts attendance. */
  readonly employment: Employment;
  readonly hired: Employment;
  readonly patterns: readonly GroupedPattern[];
  readonly overrides: ReadonlyMap<Day, 'off' | 'work'>;
}

const NO_GROUP: InGroup = { groupId: null, groupno: null };

/** The group of a day. */
export const groupOn = (patterns: readonly GroupedPattern[], day: Day): InGroup =>
  patterns.findLast((it) => it.from <= day) ?? NO_GROUP;

/**
 * The group in which somebody worked last, up to a day, as far back as their work was read: whoever is moved on a day after
 * their last one never worked in the other group.
 */
export function lastGroup({ hired, patterns }: Pick<WorkFacts, 'hired' | 'patterns'>, day: Day): InGroup {
  const last = lastDayUpTo(hired, day) ?? day;
  return patterns.findLast((it) => it.from <= last) ?? groupOn(patterns, day);
}

const works = ofMembers(
  'member.id',
  (db, { from, to }) =>
    timedWork(db)
      .innerJoin('member', 'member.id', 'member_work.member_id')
      .leftJoin('work_group', 'work_group.id', 'member_work.group_id')
      .select(['member.id', 'member_work.shift_id', 'member_work.attendance_counted'])
      .select([...restColumns, ...employmentColumns])
      .select(['member_work.group_id', 'work_group.groupno', ...timesColumns])
      .select((eb) => eb.selectFrom('company').select('company.counted_from').as('counted_from'))
      .where('member_work.from_day', '<=', to)
      .where('member_work.until_day', '>=', from)
      .where('shift_times.from_day', '<=', to)
      .where('shift_times.until_day', '>=', from)
      .orderBy('member_work.from_day')
      .orderBy('shift_times.from_day'),
  'seldom',
);

const byMember = madeOnce((all: readonly WorkRow[]) => Map.groupBy(all, (it) => it.id));

/** How a member worked, as it is stored: oldest first. */
export interface WorkRows {
  readonly rows: readonly WorkRow[];
  readonly overrides: WorkFacts['overrides'];
}

type WorkRow = Awaited<ReturnType<typeof works>>[number];

/** The rows of how members worked on the days of a span; nothing of who did not work here. */
export async function workRows(
  db: Read,
  ids: readonly number[],
  days: Days,
): Promise<(memberId: number) => WorkRows | undefined> {
  const [all, overrides] = await Promise.all([works(db, ids, days), overridesBetween(db, ids, days)]);
  const members = byMember(all);
  return (id) => {
    const rows = members.get(id);
    return rows && { rows, overrides: overrides.get(id) ?? NO_OVERRIDES };
  };
}

/** How members worked on the days of a span; nothing of who did not work here. */
export async function workFacts(
  db: Read,
  ids: readonly number[],
  days: Days,
): Promise<(memberId: number) => WorkFacts | undefined> {
  const rowsOf = await workRows(db, ids, days);
  return (id) => {
    const own = rowsOf(id);
    return own && workOf(own);
  };
}

const textOfRows = madeOnce((rows: readonly WorkRow[]) => JSON.stringify(rows));

/** The same as one text. */
export const textOfWork = ({ rows, overrides }: WorkRows): string =>
  overrides.size === 0 ? textOfRows(rows) : `${textOfRows(rows)}${JSON.stringify([...overrides])}`;

const NO_OVERRIDES: WorkFacts['overrides'] = new Map();

export function workOf({ rows, overrides }: WorkRows): WorkFacts {
  const [first] = rows;
  const hired = first ? employmentOf(first) : [];
  return {
    employment: employedSince(hired, first?.counted_from ?? null),
    hired,
    patterns: rows.map((row) => ({
      from: timedSpan(row).from,
      shift: workShiftOf(row),
      ...restDaysOf(row),
      counted: row.attendance_counted === 1,
      shiftId: row.shift_id,
      groupId: row.group_id,
      groupno: row.groupno,
    })),
    overrides,
  };
}
