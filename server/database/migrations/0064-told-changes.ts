import { type Kysely, sql } from 'kysely';

/**
 * What payroll of a closed period has counted of earlier ones: the days of a member as they were then, where they had
 * changed since they were closed or told last.
 */
export async function up(db: Kysely<unknown>, engine: 'sqlite' | 'postgres'): Promise<void> {
  const table = db.schema.createTable('period_told');
  await (engine === 'sqlite' ? table.modifyEnd(sql`strict`) : table)
    .addColumn('close_id', 'integer', (c) => c.notNull().references('period_close.id'))
    .addColumn('of_close_id', 'integer', (c) => c.notNull().references('period_close.id'))
    .addColumn('member_id', 'integer', (c) => c.notNull().references('member.id'))
    .addColumn('days', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('period_told_key', ['of_close_id', 'member_id', 'close_id'])
    .execute();
  await db.schema.createIndex('period_told_by_member').on('period_told').column('member_id').execute();
}
