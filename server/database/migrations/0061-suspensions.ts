import { type Kysely, sql } from 'kysely';

/**
 * When members were suspended. Who is suspended today is so since the log of changes says, or, where it says nothing,
 * since they were listed. Self-contained.
 */
export async function up(db: Kysely<unknown>, engine: 'sqlite' | 'postgres'): Promise<void> {
  const instant = (engine === 'sqlite' ? 'text' : sql`timestamptz(3)`) as 'text';
  const table = db.schema.createTable('suspension');
  await (engine === 'sqlite' ? table.modifyEnd(sql`strict`) : table)
    .addColumn('id', 'integer', (c) =>
      engine === 'sqlite' ? c.primaryKey().autoIncrement() : c.primaryKey().generatedByDefaultAsIdentity(),
    )
    .addColumn('member_id', 'integer', (c) => c.notNull().references('member.id'))
    .addColumn('from_at', instant, (c) => c.notNull())
    .addColumn('until_at', instant)
    .addCheckConstraint('suspension_end_after_start', sql`until_at >= from_at`)
    .execute();
  await db.schema.createIndex('suspension_by_member').on('suspension').columns(['member_id', 'from_at']).execute();
  await sql`create unique index suspension_one_at_a_time on suspension (member_id) where until_at is null`.execute(db);
  await sql`insert into suspension (member_id, from_at)
    select id, coalesce(
      (select max(at) from audit where subject = 'member:' || member.id and action in ('member.status', 'member.left')),
      created_at)
    from member where status = 'suspended' order by id`.execute(db);
}
