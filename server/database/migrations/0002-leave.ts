import { type Kysely, sql } from 'kysely';
import { columnTypes, type EngineName, forbidChanges, strict, withId } from '../engine.ts';

/** Leave, the ledger behind its balances, the one claim on each member's day, and notifications. */
export async function up(db: Kysely<unknown>, engine: EngineName): Promise<void> {
  const type = columnTypes(engine);
  const table = <T extends string>(name: T) => db.schema.createTable(name);
  const oneOf = (column: string, values: string[]) =>
    sql`${sql.ref(column)} in (${sql.join(values.map((value) => sql.lit(value)))})`;

  await db.schema
    .alterTable('leave_code')
    .addColumn('days_per_year', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();

  await strict(engine, withId(engine, table('leave')))
    .addColumn('member_id', 'integer', (c) => c.notNull().references('member.id'))
    .addColumn('leaveid', 'text', (c) => c.notNull().references('leave_code.leaveid'))
    .addColumn('from_date', type.day, (c) => c.notNull())
    .addColumn('to_date', type.day, (c) => c.notNull())
    .addColumn('remark', 'text', (c) => c.notNull())
    .addColumn('status', 'text', (c) =>
      c.notNull().check(oneOf('status', ['pending', 'approved', 'rejected', 'removed'])),
    )
    .addColumn('revision', 'integer', (c) => c.notNull())
    .addColumn('request_key', 'text')
    .addColumn('decision_remark', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('decided_by', 'integer', (c) => c.references('member.id'))
    .addColumn('decided_at', type.instant)
    .addColumn('return_from', type.day)
    .addColumn('created_at', type.instant, (c) => c.notNull())
    .addCheckConstraint('leave_ends_after_start', sql`to_date >= from_date`)
    .execute();
  await db.schema.createIndex('leave_by_member').on('leave').columns(['member_id', 'from_date']).execute();
  await db.schema.createIndex('leave_by_key').unique().on('leave').columns(['member_id', 'request_key']).execute();
  await sql`create index leave_waiting on leave (id) where status = 'pending' or return_from is not null`.execute(db);
  await db.schema.createIndex('leave_by_day').on('leave').columns(['from_date', 'to_date']).execute();

  await strict(engine, withId(engine, table('leave_ledger')))
    .addColumn('member_id', 'integer', (c) => c.notNull().references('member.id'))
    .addColumn('leaveid', 'text', (c) => c.notNull().references('leave_code.leaveid'))
    .addColumn('fiscal_year', 'integer', (c) => c.notNull())
    .addColumn('kind', 'text', (c) =>
      c.notNull().check(oneOf('kind', ['grant', 'carry', 'taken', 'reversed', 'adjusted', 'expired'])),
    )
    .addColumn('days', 'integer', (c) => c.notNull())
    .addColumn('leave_id', 'integer', (c) => c.references('leave.id'))
    .addColumn('revision', 'integer')
    .addColumn('at', type.instant, (c) => c.notNull())
    .addColumn('actor_id', 'integer', (c) => c.references('member.id'))
    .addColumn('note', 'text', (c) => c.notNull().defaultTo(''))
    .addCheckConstraint('leave_ledger_leave', sql`(kind in ('taken', 'reversed')) = (leave_id is not null)`)
    .addCheckConstraint('leave_ledger_sign', sql`(kind <> 'taken' or days < 0) and (kind <> 'reversed' or days > 0)`)
    .execute();
  await db.schema
    .createIndex('leave_ledger_by_balance')
    .on('leave_ledger')
    .columns(['member_id', 'fiscal_year', 'leaveid', 'id'])
    .execute();
  await db.schema
    .createIndex('leave_ledger_once')
    .unique()
    .on('leave_ledger')
    .columns(['leave_id', 'revision', 'fiscal_year', 'kind'])
    .execute();
  await sql`create unique index leave_ledger_grant_once on leave_ledger (member_id, leaveid, fiscal_year)
    where kind = 'grant'`.execute(db);

  await strict(engine, table('member_day'))
    .addColumn('member_id', 'integer', (c) => c.notNull().references('member.id'))
    .addColumn('day', type.day, (c) => c.notNull())
    .addColumn('claim', 'text', (c) => c.notNull().check(oneOf('claim', ['leave', 'trip'])))
    .addColumn('leave_id', 'integer', (c) => c.references('leave.id'))
    .addPrimaryKeyConstraint('member_day_key', ['member_id', 'day'])
    .addCheckConstraint('member_day_claimed', sql`(claim = 'leave') = (leave_id is not null)`)
    .execute();
  await db.schema.createIndex('member_day_by_leave').on('member_day').column('leave_id').execute();

  await strict(engine, withId(engine, table('notification')))
    .addColumn('member_id', 'integer', (c) => c.notNull().references('member.id'))
    .addColumn('heading', 'text', (c) => c.notNull())
    .addColumn('icon_name', 'text', (c) => c.notNull())
    .addColumn('icon_color', 'text', (c) => c.notNull())
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('subtitle', 'text', (c) => c.notNull())
    .addColumn('path', 'text', (c) => c.notNull())
    .addColumn('created_at', type.instant, (c) => c.notNull())
    .addColumn('read_at', type.instant)
    .execute();
  await db.schema.createIndex('notification_by_member').on('notification').columns(['member_id', 'id']).execute();

  await strict(engine, withId(engine, table('affected_leave')))
    .addColumn('leave_id', 'integer', (c) => c.notNull().references('leave.id'))
    .addColumn('holidaydate', type.day, (c) => c.notNull())
    .addColumn('description', 'text', (c) => c.notNull())
    .addColumn('effect', 'text', (c) =>
      c.notNull().check(oneOf('effect', ['inside', 'adjacent', 'no-longer-inside', 'no-longer-adjacent'])),
    )
    .addColumn('at', type.instant, (c) => c.notNull())
    .addColumn('done_at', type.instant)
    .execute();
  await sql`create index affected_leave_open on affected_leave (id) where done_at is null`.execute(db);

  await forbidChanges(db, engine, 'leave_ledger');
}
