import { BEGINNING, FOREVER } from '@muster/domain/work/work-pattern.ts';
import { sql } from 'kysely';
import type { Database } from '../../database/engine.ts';

/** So many active members at once, with whom nothing has happened yet and who cannot sign in. */
export async function addCrowd(database: Database, count: number): Promise<void> {
  const numbers =
    database.engine === 'postgres'
      ? sql`generate_series(1, ${sql.lit(count)}) as numbers(n)`
      : sql`(with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ${sql.lit(count)})
          select n from numbers)`;
  await sql`
    insert into member (membercode, membername, status, role, created_at)
    select 'CROWD' || n, 'One of many', 'active', 'MEMBER', '2026-01-01T00:00:00.000Z'
    from ${numbers}`.execute(database.query);
  await sql`
    insert into member_work (member_id, from_day, until_day, shift_id, rest_days, location_rule)
    select member.id, ${sql.lit(BEGINNING)}, ${sql.lit(FOREVER)}, company.default_shift_id, '67', 'sites'
    from member cross join company
    where not exists (select 1 from member_work where member_id = member.id)`.execute(database.query);
}
