import type { Day } from '@muster/domain/calendar/company-time.ts';
import type { RestDays } from '@muster/domain/work/rest-days.ts';
import { type DayOverride, type OwnDays, ownDaysBy, type WorkSpan } from '@muster/domain/work/work-pattern.ts';
import { sql } from 'kysely';
import { rememberedOnce } from '../../../database/compiled-once.ts';
import type { Read } from '../../../database/engine.ts';
import { type Days, ofMembers } from '../../members/of-members.ts';
import { type RestColumns, restColumns, restDaysOf } from './rest-columns.ts';

/** The patterns of some days in one statement with the single days among them, whose `rest_days` is `off` or `work`. */
const patterns = (db: Read, { from, to }: Days) =>
  db
    .selectFrom('member_work')
    .select(['member_id', 'from_day', 'until_day', ...restColumns])
    .where('from_day', '<=', to)
    .where('until_day', '>=', from);
const singleDays = (db: Read, { from, to }: Days) =>
  db
    .selectFrom('day_override')
    .select(['member_id', 'day as from_day', 'day as until_day'])
    .where('day', '>=', from)
    .where('day', '<=', to);
const none = sql<null>`null`;
const singles = (db: Read, days: Days) =>
  singleDays(db, days).select([
    'kind as rest_days',
    none.as('alternate_days'),
    none.as('alternate_weeks'),
    none.as('alternate_from'),
  ]);
const restsOfMember = rememberedOnce((db, it: Days & { readonly memberId: number }) =>
  patterns(db, it)
    .where('member_id', '=', it.memberId)
    .unionAll(singles(db, it).where('member_id', '=', it.memberId)),
);

/** On which days of a span a member rests, and on which holidays they work; outside it nothing is known. */
export async function ownDaysBetween(db: Read, memberId: number, from: Day, to: Day): Promise<OwnDays> {
  return asOwnDays(await restsOfMember(db, { memberId, from, to }));
}

/** The same of each of some members, or of everybody. */
export async function ownDaysOfEach(
  db: Read,
  who: readonly number[] | 'everybody',
  from: Day,
  to: Day,
): Promise<(memberId: number) => OwnDays> {
  const days = { from, to };
  const all =
    who === 'everybody'
      ? patterns(db, days).unionAll(singles(db, days))
      : patterns(db, days)
          .where('member_id', 'in', who)
          .unionAll(singles(db, days).where('member_id', 'in', who));
  const rows = Map.groupBy(await all.execute(), (it) => it.member_id);
  return (memberId) => asOwnDays(rows.get(memberId) ?? []);
}

interface RestRow extends RestColumns {
  readonly from_day: Day;
  readonly until_day: Day;
}

function asOwnDays(rows: readonly RestRow[]): OwnDays {
  const spans: (WorkSpan & RestDays)[] = [];
  const single: DayOverride[] = [];
  for (const row of rows) {
    const { from_day, until_day, rest_days: rests } = row;
    if (rests === 'off' || rests === 'work') single.push({ day: from_day, kind: rests });
    else spans.push({ from: from_day, until: until_day, ...restDaysOf(row) });
  }
  return ownDaysBy(spans, single);
}

const singlesOf = ofMembers('member_id', (db, days) => singleDays(db, days).select('kind'), 'seldom');

/** The single days of some members within a span that are off or worked, by member and day. */
export async function overridesBetween(
  db: Read,
  memberIds: readonly number[],
  days: Days,
): Promise<ReadonlyMap<number, ReadonlyMap<Day, DayOverride['kind']>>> {
  const members = Map.groupBy(await singlesOf(db, memberIds, days), (it) => it.member_id);
  return new Map([...members].map(([id, own]) => [id, new Map(own.map((it) => [it.from_day, it.kind]))]));
}
