import { type Kysely, sql } from 'kysely';

/**
 * Days a year of a leave type that a member has by an agreement of their own, from a fiscal year on and before it; null
 * where the type says how many there are. Self-contained.
 */
export async function up(db: Kysely<unknown>, engine: 'sqlite' | 'postgres'): Promise<void> {
  const table = db.schema.createTable('agreed_days');
  await (engine === 'sqlite' ? table.modifyEnd(sql`strict`) : table)
    .addColumn('member_id', 'integer', (c) => c.notNull().references('member.id'))
    .addColumn('leaveid', 'text', (c) => c.notNull().references('leave_code.leaveid'))
    .addColumn('half_days', 'integer', (c) => c.check(sql`half_days between 0 and 732`))
    .addColumn('from_year', 'integer', (c) => c.notNull())
    .addColumn('half_days_before', 'integer', (c) => c.check(sql`half_days_before between 0 and 732`))
    .addColumn('revision', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('agreed_days_of_member', ['member_id', 'leaveid'])
    .execute();
}
