import { type Employment, stretchesLost } from '@muster/domain/members/employment.ts';
import type { UncountedDays } from '@muster/domain/members/member-office-contract.ts';
import { sql } from 'kysely';
import { engineOf, type Read } from '../../database/engine.ts';

interface OtherDays {
  readonly id: number;
  readonly before: Employment;
  readonly after: Employment;
}

/**
 * The days with check-ins, leave or trips on which members would not be employed any more: what is recorded of them
 * stays, and nothing tells of it. By member, of those who have some; one statement for however many are asked about.
 */
export async function uncountedBy(db: Read, members: readonly OtherDays[]): Promise<Map<number, UncountedDays>> {
  const lost = members.flatMap(({ id, before, after }) =>
    stretchesLost(before, after).map(({ from, to }) => [id, from, to]),
  );
  if (lost.length === 0) return new Map();
  const asked = JSON.stringify(lost);
  const [each, day] =
    engineOf(db) === 'sqlite'
      ? [sql`json_each(${asked})`, sql`text`]
      : [sql`json_array_elements(cast(${asked} as json)) as it(value)`, sql`date`];
  const { rows } = await sql<UncountedDays & { readonly id: number }>`
    with lost as (
      select cast(value ->> 0 as integer) as member_id, cast(value ->> 1 as ${day}) as from_day,
          cast(value ->> 2 as ${day}) as to_day
        from ${each}
    ), recorded as (
      select lost.member_id, attendance_date as day, 'checkin' as kind
        from lost join punch on punch.member_id = lost.member_id and attendance_date between from_day and to_day
      union
      select lost.member_id, day, claim as kind
        from lost join member_day on member_day.member_id = lost.member_id and day between from_day and to_day
    )
    select member_id as id, min(day) as "from", max(day) as "to",
        cast(count(distinct day) as integer) as days,
        cast(count(distinct case when kind = 'checkin' then day end) as integer) as checkins,
        cast(count(distinct case when kind = 'leave' then day end) as integer) as leave,
        cast(count(distinct case when kind not in ('checkin', 'leave') then day end) as integer) as trips
      from recorded group by member_id`.execute(db);
  return new Map(rows.map(({ id, ...days }) => [id, days]));
}
