import type { Day } from '@muster/domain/calendar/company-time.ts';
import { daysBetween } from '@muster/domain/calendar/day.ts';
import { eachDay } from '@muster/domain/calendar/each-day.ts';
import type { TouchedByTimes } from '@muster/domain/lists/lists-contract.ts';
import { employedSince } from '@muster/domain/members/employment.ts';
import { bothHold } from '@muster/domain/work/shift-times.ts';
import { BEGINNING, FOREVER, type WorkSpan } from '@muster/domain/work/work-pattern.ts';
import type { Read } from '../../database/engine.ts';
import { employmentColumns, employmentOf, staysUntil } from '../../records/members/employment.ts';

/** So many are named; more are counted. */
const NAMED = 10;
const SHOWN_DAYS = 366;

/**
 * Whom other times of a shift concern on the days of a span, and which of their days up to today they make anew. One
 * statement, however many members.
 */
export async function touchedByTimes(
  db: Read,
  { id, today }: { readonly id: number; readonly today: Day },
  span: WorkSpan | undefined,
): Promise<TouchedByTimes> {
  const rows = span ? await worksOf(db, id, span) : [];
  const members = new Map(rows.map(({ membercode, membername }) => [membercode, { membercode, membername }]));
  const past = rows.flatMap((it) => {
    const work = bothHold({ from: it.from_day, until: it.until_day }, span as WorkSpan);
    const over = work && bothHold(work, { from: BEGINNING, until: today });
    return employedSince(employmentOf(it), it.counted_from).flatMap(
      ({ from, to }) => (over && bothHold(over, { from: from ?? BEGINNING, until: to ?? FOREVER })) ?? [],
    );
  });
  const [from, until] = [
    past.map((it) => it.from).sort()[0],
    past
      .map((it) => it.until)
      .sort()
      .at(-1),
  ];
  const days = from && until ? eachDay(from, until).filter((day) => past.some((it) => holds(it, day))) : [];
  return {
    members: { count: members.size, first: [...members.values()].slice(0, NAMED) },
    summaries: { count: past.reduce((sum, it) => sum + length(it), 0), days: days.slice(0, SHOWN_DAYS) },
  };
}

/** Who has a shift on days of a span, and did not leave before. */
const worksOf = (db: Read, shiftId: number, { from, until }: WorkSpan) =>
  db
    .selectFrom('member_work')
    .innerJoin('member', 'member.id', 'member_work.member_id')
    .innerJoin('company', (join) => join.onTrue())
    .select(['member.membercode', 'member.membername', 'company.counted_from', ...employmentColumns])
    .select(['member_work.from_day', 'member_work.until_day'])
    .where('member_work.shift_id', '=', shiftId)
    .where('member_work.from_day', '<=', until)
    .where('member_work.until_day', '>=', from)
    .where('member.guest', '=', 0)
    .where((eb) => staysUntil(eb, from))
    .orderBy('member.membercode')
    .execute();

const holds = (it: WorkSpan, day: Day): boolean => it.from <= day && day <= it.until;

const length = ({ from, until }: WorkSpan): number => daysBetween(from, until) + 1;
