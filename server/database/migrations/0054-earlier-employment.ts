import { type ColumnDataType, type Expression, type Kysely, sql } from 'kysely';

/**
 * The stretches in which members worked here before the newest one, which stays with the member. Nobody has one yet:
 * what a member's first and last day were, they are. `0001-01-01` is a first day that nobody wrote down. Self-contained.
 */
export async function up(db: Kysely<unknown>, engine: 'sqlite' | 'postgres'): Promise<void> {
  const day: ColumnDataType | Expression<unknown> = engine === 'sqlite' ? 'text' : 'date';
  const table = db.schema.createTable('earlier_employment');
  await (engine === 'sqlite' ? table.modifyEnd(sql`strict`) : table)
    .addColumn('member_id', 'integer', (c) => c.notNull().references('member.id'))
    .addColumn('from_day', day, (c) => c.notNull())
    .addColumn('until_day', day, (c) => c.notNull())
    .addPrimaryKeyConstraint('earlier_employment_key', ['member_id', 'from_day'])
    .addUniqueConstraint('earlier_employment_end_once', ['member_id', 'until_day'])
    .addCheckConstraint('earlier_employment_end_after_start', sql`until_day >= from_day`)
    .execute();
}
