import { type ColumnDataType, type Expression, type Kysely, sql } from 'kysely';

/** Whether the company reminds its members, where they want it, and of what each was reminded already. */
export async function up(db: Kysely<unknown>, engine: 'sqlite' | 'postgres'): Promise<void> {
  const type: { day: ColumnDataType | Expression<unknown>; instant: ColumnDataType | Expression<unknown> } =
    engine === 'sqlite' ? { day: 'text', instant: 'text' } : { day: 'date', instant: sql`timestamptz(3)` };
  await db.schema
    .alterTable('company')
    .addColumn('reminders', 'integer', (c) => c.notNull().defaultTo(0).check(sql`reminders in (0, 1)`))
    .execute();
  await db.schema
    .alterTable('member_preference')
    .addColumn('notify_reminder', 'text', (c) =>
      c.notNull().defaultTo('both').check(sql`notify_reminder in ('app', 'mail', 'both', 'none')`),
    )
    .execute();
  const table = db.schema.createTable('reminder');
  await (engine === 'sqlite' ? table.modifyEnd(sql`strict`) : table)
    .addColumn('member_id', 'integer', (c) => c.notNull().references('member.id'))
    .addColumn('day', type.day, (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull().check(sql`kind in ('checkin', 'checkout', 'waiting')`))
    .addColumn('at', type.instant, (c) => c.notNull())
    .addPrimaryKeyConstraint('reminder_once', ['day', 'kind', 'member_id'])
    .execute();
}
