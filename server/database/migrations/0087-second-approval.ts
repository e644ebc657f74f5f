import { type Kysely, sql } from 'kysely';

/**
 * Of more than how many days a request of a leave type is approved by the HR office as well, which is of none until the
 * office says so; who has agreed to a request until then, in whose place, when, and in which words. Self-contained.
 */
export async function up(db: Kysely<unknown>, engine: 'sqlite' | 'postgres'): Promise<void> {
  const instant = (engine === 'sqlite' ? 'text' : sql`timestamptz(3)`) as 'text';
  await db.schema
    .alterTable('leave_code')
    .addColumn('second_over', 'integer', (c) => c.check(sql`second_over between 0 and 366`))
    .execute();
  const leave = () => db.schema.alterTable('leave');
  await leave()
    .addColumn('agreed_by', 'integer', (c) => c.references('member.id'))
    .execute();
  await leave()
    .addColumn('agreed_for', 'integer', (c) => c.references('member.id'))
    .execute();
  await leave().addColumn('agreed_at', instant).execute();
  await leave()
    .addColumn('agreed_remark', 'text', (c) => c.notNull().defaultTo(''))
    .execute();
}
