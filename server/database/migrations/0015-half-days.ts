import { type Kysely, sql } from 'kysely';

/**
 * Half days of leave, and free days within a leave that cost nothing. A day of a member has two halves, each of which
 * is claimed once at the most: the key holds the first, an index the second, and a whole day takes both.
 */
export async function up(db: Kysely<unknown>, engine: 'sqlite' | 'postgres'): Promise<void> {
  await db.schema
    .alterTable('leave_code')
    .addColumn('half_days_allowed', 'integer', (c) => c.notNull().defaultTo(0).check(sql`half_days_allowed in (0, 1)`))
    .execute();
  await db.schema
    .alterTable('leave_code')
    .addColumn('free_days', 'text', (c) =>
      c.notNull().defaultTo('counted').check(sql`free_days in ('counted', 'skipped')`),
    )
    .execute();
  await db.schema
    .alterTable('leave')
    .addColumn('part', 'text', (c) => c.check(sql`part is null or (part in ('am', 'pm') and from_date = to_date)`))
    .execute();
  await db.schema
    .alterTable('leave')
    .addColumn('uncharged', 'text', (c) => c.notNull().defaultTo(''))
    .execute();
  await (engine === 'sqlite' ? makeAnew(db) : alter(db));
  await sql`create unique index member_day_second_half on member_day (member_id, day) where pm = 1`.execute(db);
}

async function alter(db: Kysely<unknown>): Promise<void> {
  for (const half of ['am', 'pm']) {
    await db.schema
      .alterTable('member_day')
      .addColumn(half, 'integer', (c) =>
        c
          .notNull()
          .defaultTo(1)
          .check(sql`${sql.ref(half)} in (0, 1)`),
      )
      .execute();
  }
  await db.schema.alterTable('member_day').addCheckConstraint('member_day_halves', halves).execute();
  await db.schema.alterTable('member_day').dropConstraint('member_day_key').execute();
  await db.schema
    .alterTable('member_day')
    .addPrimaryKeyConstraint('member_day_key', ['member_id', 'day', 'am'])
    .execute();
}

/** SQLite changes no key of a table that is there. */
async function makeAnew(db: Kysely<unknown>): Promise<void> {
  await sql`alter table member_day rename to member_day_before`.execute(db);
  await db.schema
    .createTable('member_day')
    .modifyEnd(sql`strict`)
    .addColumn('member_id', 'integer', (c) => c.notNull().references('member.id'))
    .addColumn('day', 'text', (c) => c.notNull())
    .addColumn('claim', 'text', (c) => c.notNull().check(sql`claim in ('leave', 'trip')`))
    .addColumn('leave_id', 'integer', (c) => c.references('leave.id'))
    .addColumn('trip_id', 'integer', (c) => c.references('trip.id'))
    .addColumn('am', 'integer', (c) => c.notNull().defaultTo(1).check(sql`am in (0, 1)`))
    .addColumn('pm', 'integer', (c) => c.notNull().defaultTo(1).check(sql`pm in (0, 1)`))
    .addPrimaryKeyConstraint('member_day_key', ['member_id', 'day', 'am'])
    .addCheckConstraint('member_day_claimed', sql`(claim = 'leave') = (leave_id is not null)`)
    .addCheckConstraint('member_day_halves', halves)
    .execute();
  await sql`insert into member_day (member_id, day, claim, leave_id, trip_id)
    select member_id, day, claim, leave_id, trip_id from member_day_before`.execute(db);
  await sql`drop table member_day_before`.execute(db);
  await db.schema.createIndex('member_day_by_leave').on('member_day').column('leave_id').execute();
  await db.schema.createIndex('member_day_by_trip').on('member_day').column('trip_id').execute();
}

/** Something is taken of the day, and a trip takes all of it. */
const halves = sql`am + pm >= 1 and (claim = 'leave' or am + pm = 2)`;
