import { type CreateTableBuilder, type Kysely, sql } from 'kysely';

/**
 * Of more than how many days a leave type asks for a document, which none does until the office says so; whether a leave was asked
 * for under that rule; and the documents that lie with leave, each a kept file of its own. Self-contained.
 */
export async function up(db: Kysely<unknown>, engine: 'sqlite' | 'postgres'): Promise<void> {
  const instant = (engine === 'sqlite' ? 'text' : sql`timestamptz(3)`) as 'text';
  const strict = <T extends string, C extends string>(table: CreateTableBuilder<T, C>) =>
    engine === 'sqlite' ? table.modifyEnd(sql`strict`) : table;
  await db.schema
    .alterTable('leave_code')
    .addColumn('document_over', 'integer', (c) => c.check(sql`document_over between 0 and 366`))
    .execute();
  await db.schema
    .alterTable('leave')
    .addColumn('document_asked', 'integer', (c) => c.notNull().defaultTo(0).check(sql`document_asked in (0, 1)`))
    .execute();
  await sql`create index leave_document_asked on leave (decided_at, id) where document_asked = 1`.execute(db);

  await strict(db.schema.createTable('leave_document'))
    .addColumn('id', 'integer', (c) =>
      engine === 'sqlite' ? c.primaryKey().autoIncrement() : c.primaryKey().generatedAlwaysAsIdentity(),
    )
    .addColumn('leave_id', 'integer', (c) => c.notNull().references('leave.id'))
    .addColumn('file_id', 'integer', (c) => c.notNull().unique().references('stored_file.id'))
    .addColumn('added_by', 'integer', (c) => c.notNull().references('member.id'))
    .addColumn('added_at', instant, (c) => c.notNull())
    .execute();
  await db.schema.createIndex('leave_document_by_leave').on('leave_document').columns(['leave_id', 'id']).execute();
  await sql`create index stored_file_for_leave on stored_file (created_at, id) where directory = 'leave'`.execute(db);
}
