import { type Kysely, sql } from 'kysely';

/**
 * Hours off: a kind of request about a day, with when they are and how many minutes that is, and how many minutes of them
 * the company allows for a year, which is none until it says so. Self-contained.
 */
export async function up(db: Kysely<unknown>, engine: 'sqlite' | 'postgres'): Promise<void> {
  await (engine === 'sqlite' ? makeAnew(db) : alter(db));
  await sql`create index correction_hours_off on correction (day) where kind = 'hours' and state = 'approved'`.execute(
    db,
  );
  await db.schema
    .alterTable('company')
    .addColumn('hours_off_minutes', 'integer', (c) =>
      c.notNull().defaultTo(0).check(sql`hours_off_minutes between 0 and 60000`),
    )
    .execute();
}

const KINDS = sql`kind in ('times', 'excuse', 'inlieu', 'overtime', 'hours')`;
/** What is earned is said of leave in return, minutes of overtime, hours of hours off, and none of it of anything else. */
const EARNED = sql`(kind = 'inlieu') = (earned_half_days is not null) and (kind = 'inlieu') = (earned_leaveid is not null)`;
const MINUTES = sql`(kind = 'overtime') = (overtime_minutes is not null)`;
const SOME = sql`overtime_minutes > 0`;
const HOURS = sql`(kind = 'hours') = (off_from is not null) and (kind = 'hours') = (off_to is not null)
  and (kind = 'hours') = (off_minutes is not null)`;
const SOME_OFF = sql`off_minutes > 0`;

async function alter(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('correction').dropConstraint('correction_kind_check').execute();
  await db.schema
    .alterTable('correction')
    .addColumn('off_from', 'text')
    .addColumn('off_to', 'text')
    .addColumn('off_minutes', 'integer', (c) => c.check(SOME_OFF))
    .execute();
  await db.schema.alterTable('correction').addCheckConstraint('correction_kind_check', KINDS).execute();
  await db.schema.alterTable('correction').addCheckConstraint('correction_hours', HOURS).execute();
}

/** SQLite changes no check of a table that is there. What refers to its rows is made anew with them. */
async function makeAnew(db: Kysely<unknown>): Promise<void> {
  await sql`create temporary table correction_punch_kept as select punch_id, correction_id from correction_punch`.execute(
    db,
  );
  await sql`drop table correction_punch`.execute(db);
  await sql`alter table correction rename to correction_before`.execute(db);
  await db.schema
    .createTable('correction')
    .modifyEnd(sql`strict`)
    .addColumn('id', 'integer', (c) => c.primaryKey().autoIncrement())
    .addColumn('member_id', 'integer', (c) => c.notNull().references('member.id'))
    .addColumn('day', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull().check(KINDS))
    .addColumn('before', 'text', (c) => c.notNull())
    .addColumn('after', 'text', (c) => c.notNull())
    .addColumn('reason', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) =>
      c.notNull().check(sql`state in ('pending', 'approved', 'rejected', 'withdrawn')`),
    )
    .addColumn('asked_by', 'integer', (c) => c.notNull().references('member.id'))
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('decided_by', 'integer', (c) => c.references('member.id'))
    .addColumn('decided_at', 'text')
    .addColumn('decision_remark', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('revision', 'integer', (c) => c.notNull().defaultTo(1))
    .addColumn('decided_for', 'integer', (c) => c.references('member.id'))
    .addColumn('earned_half_days', 'integer', (c) => c.check(sql`earned_half_days in (1, 2)`))
    .addColumn('earned_leaveid', 'text', (c) => c.references('leave_code.leaveid'))
    .addColumn('overtime_minutes', 'integer', (c) => c.check(SOME))
    .addColumn('off_from', 'text')
    .addColumn('off_to', 'text')
    .addColumn('off_minutes', 'integer', (c) => c.check(SOME_OFF))
    .addCheckConstraint('correction_earned', EARNED)
    .addCheckConstraint('correction_overtime', MINUTES)
    .addCheckConstraint('correction_hours', HOURS)
    .execute();
  await sql`insert into correction (id, member_id, day, kind, before, after, reason, state, asked_by, created_at,
      decided_by, decided_at, decision_remark, revision, decided_for, earned_half_days, earned_leaveid,
      overtime_minutes)
    select id, member_id, day, kind, before, after, reason, state, asked_by, created_at,
      decided_by, decided_at, decision_remark, revision, decided_for, earned_half_days, earned_leaveid,
      overtime_minutes
    from correction_before`.execute(db);
  await sql`drop table correction_before`.execute(db);
  await db.schema.createIndex('correction_by_day').on('correction').columns(['member_id', 'day', 'state']).execute();
  await sql`create index correction_waiting on correction (id) where state = 'pending'`.execute(db);
  await sql`create unique index correction_once on correction (member_id, day) where state = 'pending'`.execute(db);
  await sql`create unique index correction_given_once on correction (member_id, day)
    where kind = 'inlieu' and state = 'approved'`.execute(db);
  await db.schema
    .createTable('correction_punch')
    .modifyEnd(sql`strict`)
    .addColumn('punch_id', 'integer', (c) => c.primaryKey().references('punch.id'))
    .addColumn('correction_id', 'integer', (c) => c.notNull().references('correction.id'))
    .execute();
  await sql`insert into correction_punch select punch_id, correction_id from correction_punch_kept`.execute(db);
  await sql`drop table correction_punch_kept`.execute(db);
}
