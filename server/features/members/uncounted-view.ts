import type { Day } from '@muster/domain/calendar/company-time.ts';
import { addDays } from '@muster/domain/calendar/day.ts';
import type { MemberDetail, UncountedDays } from '@muster/domain/members/member-office-contract.ts';
import type { Read } from '../../database/engine.ts';

type Employment = Pick<MemberDetail, 'id' | 'joinedon' | 'lefton'>;

interface Span {
  readonly from: Day;
  readonly to: Day;
}

const [FIRST_DAY, LAST_DAY] = ['0001-01-01', '9999-12-31'];

/**
 * The days with check-ins, leave or trips that would be before the first or after the last day, and are not so yet: what
 * is recorded of them stays, and nothing tells of it any more. Null where there is none.
 */
export async function uncountedBy(
  db: Read,
  before: Employment,
  after: Omit<Employment, 'id'>,
): Promise<UncountedDays | null> {
  const kinds = { checkins: new Set<Day>(), leave: new Set<Day>(), trips: new Set<Day>() };
  for (const span of leftOut(before, after)) {
    for (const day of await punchedDays(db, before.id, span)) kinds.checkins.add(day);
    for (const { day, claim } of await claimsIn(db, before.id, span)) {
      kinds[claim === 'leave' ? 'leave' : 'trips'].add(day);
    }
  }
  const days = [...new Set(Object.values(kinds).flatMap((it) => [...it]))].toSorted();
  const [from, to] = [days[0], days.at(-1)];
  if (from === undefined || to === undefined) return null;
  const { checkins, leave, trips } = kinds;
  return { from, to, days: days.length, checkins: checkins.size, leave: leave.size, trips: trips.size };
}

function leftOut(before: Employment, after: Omit<Employment, 'id'>): Span[] {
  const spans: Span[] = [];
  if (after.joinedon) spans.push({ from: before.joinedon ?? FIRST_DAY, to: addDays(after.joinedon, -1) });
  if (after.lefton) spans.push({ from: addDays(after.lefton, 1), to: before.lefton ?? LAST_DAY });
  return spans.filter((it) => it.from <= it.to);
}

async function punchedDays(db: Read, memberId: number, { from, to }: Span): Promise<Day[]> {
  const rows = await db
    .selectFrom('punch')
    .select('attendance_date as day')
    .distinct()
    .where('member_id', '=', memberId)
    .where('attendance_date', '>=', from)
    .where('attendance_date', '<=', to)
    .execute();
  return rows.map((it) => it.day);
}

const claimsIn = (db: Read, memberId: number, { from, to }: Span) =>
  db
    .selectFrom('member_day')
    .select(['day', 'claim'])
    .where('member_id', '=', memberId)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .execute();
