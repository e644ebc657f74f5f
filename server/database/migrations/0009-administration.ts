import { type CreateTableBuilder, type Kysely, sql } from 'kysely';

type Engine = 'sqlite' | 'postgres';

/** Guests, permissions, photos, and the files that are kept. */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const instant = engine === 'sqlite' ? 'text' : sql`timestamptz(3)`;
  const day = engine === 'sqlite' ? 'text' : 'date';
  const bytes = engine === 'sqlite' ? 'blob' : 'bytea';
  const strict = <T extends string, C extends string>(table: CreateTableBuilder<T, C>) =>
    engine === 'sqlite' ? table.modifyEnd(sql`strict`) : table;
  const table = <T extends string>(name: T) =>
    strict(db.schema.createTable(name)).addColumn('id', 'integer', (c) =>
      engine === 'sqlite' ? c.primaryKey().autoIncrement() : c.primaryKey().generatedAlwaysAsIdentity(),
    );

  // Beside the role, whose check cannot be altered on SQLite without laying down the table anew.
  await db.schema
    .alterTable('member')
    .addColumn('guest', 'integer', (c) => c.notNull().defaultTo(0).check(sql`guest in (0, 1)`))
    .execute();

  await table('permission')
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('flags', 'text', (c) => c.notNull())
    .addColumn('revision', 'integer', (c) => c.notNull().defaultTo(1))
    .execute();

  await strict(db.schema.createTable('permission_member'))
    .addColumn('permission_id', 'integer', (c) => c.notNull().references('permission.id').onDelete('cascade'))
    .addColumn('member_id', 'integer', (c) => c.notNull().references('member.id'))
    .addPrimaryKeyConstraint('permission_member_key', ['permission_id', 'member_id'])
    .execute();
  await db.schema.createIndex('permission_by_member').on('permission_member').column('member_id').execute();

  await table('stored_file')
    .addColumn('name', 'text', (c) => c.notNull().unique())
    .addColumn('directory', 'text', (c) => c.notNull())
    .addColumn('media_type', 'text', (c) => c.notNull())
    .addColumn('size', 'integer', (c) => c.notNull())
    .addColumn('content_hash', 'text', (c) => c.notNull())
    .addColumn('small', bytes as 'bytea')
    .addColumn('uploaded_by', 'integer', (c) => c.notNull().references('member.id'))
    .addColumn('created_at', instant as 'text', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('stored_file_by_member').on('stored_file').column('uploaded_by').execute();

  await strict(db.schema.createTable('stored_file_part'))
    .addColumn('file_id', 'integer', (c) => c.notNull().references('stored_file.id').onDelete('cascade'))
    .addColumn('part', 'integer', (c) => c.notNull())
    .addColumn('bytes', bytes as 'bytea', (c) => c.notNull())
    .addPrimaryKeyConstraint('stored_file_part_key', ['file_id', 'part'])
    .execute();

  await table('photo')
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('description', 'text', (c) => c.notNull())
    .addColumn('file_id', 'integer', (c) => c.notNull().references('stored_file.id'))
    .addColumn('taken_on', day as 'text')
    .addColumn('uploaded_by', 'integer', (c) => c.notNull().references('member.id'))
    .addColumn('revision', 'integer', (c) => c.notNull().defaultTo(1))
    .addColumn('created_at', instant as 'text', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('photo_by_file').on('photo').column('file_id').execute();
}
