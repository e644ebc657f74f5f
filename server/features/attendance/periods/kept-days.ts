import { asClosed, type ClosedDay, readClosedDays } from '@muster/domain/attendance/periods/closed-days.ts';
import type { DayRecord } from '@muster/domain/attendance/summary/day-record.ts';
import { dayWithout } from '@muster/domain/attendance/summary/derive-day.ts';
import type { Day } from '@muster/domain/calendar/company-time.ts';
import type { Read } from '../../../database/engine.ts';
import { type ClosedPeriod, linesOf } from '../../../records/attendance/period-close.ts';
import type { DerivedMember } from '../days/derived-members.ts';

/** Some members as they were when periods were closed. */
export interface KeptDays {
  /** A member's days, those of closed periods as they were closed; who was not among the members then has none there. */
  readonly instead: (memberId: number, days: readonly DayRecord[]) => readonly DayRecord[];
  /** The same member once for each stretch of days with a name and a group of its own. */
  readonly byName: (member: DerivedMember) => DerivedMember[];
}

/** What was kept of some members' days: one statement, however many members and periods. */
export async function keptDays(
  db: Read,
  closes: readonly ClosedPeriod[],
  memberIds: readonly number[],
): Promise<KeptDays> {
  if (closes.length === 0) return { instead: (_, days) => days, byName: (it) => [it] };
  const lines = await linesOf(
    db,
    closes.map((it) => it.id),
    memberIds,
  );
  const lineOf = (memberId: number, close: ClosedPeriod) =>
    lines.find((it) => it.member_id === memberId && it.close_id === close.id);
  const closeOn = (day: Day) => closes.find((it) => it.from <= day && day <= it.to);
  return {
    instead: (memberId, days) => {
      const kept = new Map<Day, ClosedDay>();
      for (const close of closes) {
        const line = lineOf(memberId, close);
        for (const it of line ? readClosedDays(line.days, close.from) : []) kept.set(it.date, it);
      }
      return days.map((it) => {
        if (!closeOn(it.date)) return it;
        const was = kept.get(it.date);
        return was ? asClosed(was, it) : dayWithout(it.date, it.kind, { why: it.why });
      });
    },
    byName: (member) => {
      const parts: { close: ClosedPeriod | undefined; records: DayRecord[] }[] = [];
      for (const it of member.records) {
        const close = closeOn(it.date);
        const last = parts.at(-1);
        if (last && last.close === close) last.records.push(it);
        else parts.push({ close, records: [it] });
      }
      const there = parts.filter(({ close, records }) => !close || records.some((it) => it.status !== null));
      return there.map(({ close, records }) => {
        const line = close && lineOf(member.id, close);
        // What was closed by a server of the version before has no name of its own.
        return line?.membername ? { ...namedAs(member, line), records } : { ...member, records };
      });
    },
  };
}

/** A member by the name and the group of then. Of groups the one of the period's end was kept; of days in others it is the work that says. */
function namedAs(member: DerivedMember, { membername, groupno, group_id }: Line): DerivedMember {
  const groupOn = (day: Day) => {
    const then = member.groupOn(day);
    return then.groupId === group_id ? { groupId: group_id, groupno } : then;
  };
  return { ...member, membername: membername ?? member.membername, groupno, groupOn };
}

type Line = Awaited<ReturnType<typeof linesOf>>[number];
