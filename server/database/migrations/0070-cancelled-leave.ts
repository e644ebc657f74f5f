import { type Kysely, sql } from 'kysely';

/**
 * When, by whom and why leave was cancelled, its member's own withdrawal included, so that the office finds it. What was
 * cancelled before is told by the log of changes; leave that was given back whole is told by its early return.
 * Self-contained.
 */
export async function up(db: Kysely<unknown>, engine: 'sqlite' | 'postgres'): Promise<void> {
  const instant = (engine === 'sqlite' ? 'text' : sql`timestamptz(3)`) as 'text';
  const leave = () => db.schema.alterTable('leave');
  await leave().addColumn('cancelled_at', instant).execute();
  await leave()
    .addColumn('cancelled_by', 'integer', (c) => c.references('member.id'))
    .execute();
  await leave()
    .addColumn('cancel_reason', 'text', (c) => c.notNull().defaultTo(''))
    .execute();
  const reason = engine === 'sqlite' ? sql`json_extract(after, '$.reason')` : sql`after::jsonb ->> 'reason'`;
  const told = (what: typeof reason) => sql`(select ${what} from audit
    where subject = 'leave:' || cast(leave.id as text) and action in ('leave.remove', 'leave.cancel')
    order by id desc limit 1)`;
  await sql`update leave set cancelled_at = ${told(sql`at`)}, cancelled_by = ${told(sql`actor_id`)},
    cancel_reason = coalesce(${told(reason)}, '') where status = 'removed'`.execute(db);
  await sql`create index leave_by_cancellation on leave (cancelled_at, id) where cancelled_at is not null`.execute(db);
}
