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
    insert into member (membercode, membername, status, role, rest_days, location_rule, created_at)
    select 'CROWD' || n, 'One of many', 'active', 'MEMBER', '67', 'sites', '2026-01-01T00:00:00.000Z'
    from ${numbers}`.execute(database.query);
}
