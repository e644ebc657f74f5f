import { type ColumnDataType, type Expression, type Kysely, sql } from 'kysely';

/** Who stands in for a manager from a day to a day, and for whom somebody has decided about a leave. */
export async function up(db: Kysely<unknown>, engine: 'sqlite' | 'postgres'): Promise<void> {
  const type: { day: ColumnDataType | Expression<unknown>; instant: ColumnDataType | Expression<unknown> } =
    engine === 'sqlite' ? { day: 'text', instant: 'text' } : { day: 'date', instant: sql`timestamptz(3)` };
  const table = db.schema.createTable('delegation');
  await (engine === 'sqlite' ? table.modifyEnd(sql`strict`) : table)
    .addColumn('id', 'integer', (c) =>
      engine === 'sqlite' ? c.primaryKey().autoIncrement() : c.primaryKey().generatedAlwaysAsIdentity(),
    )
    .addColumn('manager_id', 'integer', (c) => c.notNull().references('member.id'))
    .addColumn('deputy_id', 'integer', (c) => c.notNull().references('member.id'))
    .addColumn('from_day', type.day, (c) => c.notNull())
    .addColumn('until_day', type.day, (c) => c.notNull())
    .addColumn('created_at', type.instant, (c) => c.notNull())
    .addColumn('ended_at', type.instant)
    .addCheckConstraint('delegation_ends_after_start', sql`until_day >= from_day`)
    .addCheckConstraint('delegation_to_another', sql`manager_id <> deputy_id`)
    .execute();
  await sql`create index delegation_of_manager on delegation (manager_id, until_day) where ended_at is null`.execute(
    db,
  );
  await sql`create index delegation_of_deputy on delegation (deputy_id, until_day) where ended_at is null`.execute(db);
  await db.schema
    .alterTable('leave')
    .addColumn('decided_for', 'integer', (c) => c.references('member.id'))
    .execute();
}
