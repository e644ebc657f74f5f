import { type ColumnDataType, type Expression, type Kysely, sql } from 'kysely';

/** What is to be looked at of punches, and how it was settled. What is known already is entered. */
export async function up(db: Kysely<unknown>, engine: 'sqlite' | 'postgres'): Promise<void> {
  const type: { day: ColumnDataType | Expression<unknown>; instant: ColumnDataType | Expression<unknown> } =
    engine === 'sqlite' ? { day: 'text', instant: 'text' } : { day: 'date', instant: sql`timestamptz(3)` };
  const table = db.schema.createTable('review_item');
  await (engine === 'sqlite' ? table.modifyEnd(sql`strict`) : table)
    .addColumn('punch_id', 'integer', (c) => c.notNull().references('punch.id'))
    .addColumn('reason', 'text', (c) => c.notNull())
    .addColumn('member_id', 'integer', (c) => c.notNull().references('member.id'))
    .addColumn('day', type.day, (c) => c.notNull())
    .addColumn('state', 'text', (c) =>
      c.notNull().defaultTo('open').check(sql`state in ('open', 'accepted', 'rejected', 'corrected')`),
    )
    .addColumn('settled_by', 'integer', (c) => c.references('member.id'))
    .addColumn('settled_at', type.instant)
    .addColumn('remark', 'text', (c) => c.notNull().defaultTo(''))
    .addPrimaryKeyConstraint('review_item_key', ['punch_id', 'reason'])
    .execute();
  await enterKnown(db);
  await sql`create index review_open on review_item (punch_id, reason, member_id) where state = 'open'`.execute(db);
  await sql`create index review_open_by_day on review_item (day, reason, punch_id) where state = 'open'`.execute(db);
  await sql`create index review_open_of_member on review_item (member_id, day) where state = 'open'`.execute(db);
  await sql`create index review_settled on review_item (punch_id, reason, member_id) where state <> 'open'`.execute(db);
}

/** What a correction has put right, and what is in a closed pay period, was looked at. */
async function enterKnown(db: Kysely<unknown>): Promise<void> {
  await sql`
    insert into review_item (punch_id, reason, member_id, day)
    select id, 'outside', member_id, attendance_date from punch where verdict = 'outside'
    union all
    select punch.id, punch_flag.flag, punch.member_id, punch.attendance_date
    from punch_flag inner join punch on punch.id = punch_flag.punch_id
    union all
    select in_punch_id, 'forgotten', member_id, attendance_date from attendance where ending = 'forgotten'`.execute(db);
  await sql`
    update review_item set state = 'corrected' where exists (
      select 1 from correction where correction.member_id = review_item.member_id
      and correction.day = review_item.day and correction.state = 'approved')`.execute(db);
  await sql`
    update review_item set state = 'accepted' where state = 'open' and exists (
      select 1 from period_close where period_close.reopened_at is null
      and review_item.day between period_close.first_day and period_close.last_day)`.execute(db);
}
