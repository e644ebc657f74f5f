import { type Kysely, sql } from 'kysely';

/** What was decided about coming back early: the leave as it stood then, and the first day that was to be given back. */
export async function up(db: Kysely<unknown>, engine: 'sqlite' | 'postgres'): Promise<void> {
  const day = engine === 'sqlite' ? 'text' : 'date';
  const instant = (engine === 'sqlite' ? 'text' : sql`timestamptz(3)`) as 'text';
  const table = db.schema.createTable('leave_return');
  await (engine === 'sqlite' ? table.modifyEnd(sql`strict`) : table)
    .addColumn('id', 'integer', (c) =>
      engine === 'sqlite' ? c.primaryKey().autoIncrement() : c.primaryKey().generatedByDefaultAsIdentity(),
    )
    .addColumn('leave_id', 'integer', (c) => c.notNull().references('leave.id'))
    .addColumn('member_id', 'integer', (c) => c.notNull().references('member.id'))
    .addColumn('from_date', day, (c) => c.notNull())
    .addColumn('to_date', day, (c) => c.notNull())
    .addColumn('return_from', day, (c) => c.notNull())
    .addColumn('confirmed', 'integer', (c) => c.notNull().check(sql`confirmed in (0, 1)`))
    .addColumn('decision_remark', 'text', (c) => c.notNull())
    .addColumn('decided_by', 'integer', (c) => c.notNull().references('member.id'))
    .addColumn('decided_for', 'integer', (c) => c.references('member.id'))
    .addColumn('decided_at', instant, (c) => c.notNull())
    .addCheckConstraint('leave_return_within', sql`return_from >= from_date and return_from <= to_date`)
    .execute();
  for (const column of ['leave_id', 'member_id', 'decided_by', 'decided_for']) {
    await db.schema.createIndex(`leave_return_by_${column}`).on('leave_return').column(column).execute();
  }
}
