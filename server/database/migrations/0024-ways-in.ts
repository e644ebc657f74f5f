import { type CreateTableBuilder, type Kysely, sql } from 'kysely';

type Engine = 'sqlite' | 'postgres';

/** Mail addresses that may be taken back, keys for scripts, and passkeys. */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const instant = (engine === 'sqlite' ? 'text' : sql`timestamptz(3)`) as 'text';
  await strict(engine, db.schema.createTable('mail_change'))
    .addColumn('hash', 'text', (c) => c.primaryKey())
    .addColumn('member_id', 'integer', (c) => c.notNull().references('member.id'))
    .addColumn('old_email', 'text', (c) => c.notNull())
    .addColumn('expires_at', instant, (c) => c.notNull())
    .execute();
  await db.schema.createIndex('mail_change_by_member').on('mail_change').column('member_id').execute();

  await strict(engine, withId(engine, db.schema.createTable('access_key')))
    .addColumn('member_id', 'integer', (c) => c.notNull().references('member.id'))
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('hash', 'text', (c) => c.notNull().unique())
    .addColumn('scopes', 'text', (c) => c.notNull())
    .addColumn('until_day', engine === 'sqlite' ? 'text' : 'date', (c) => c.notNull())
    .addColumn('created_at', instant, (c) => c.notNull())
    .addColumn('last_used_at', instant)
    .execute();
  await db.schema.createIndex('access_key_by_member').on('access_key').column('member_id').execute();

  await strict(engine, withId(engine, db.schema.createTable('passkey')))
    .addColumn('member_id', 'integer', (c) => c.notNull().references('member.id'))
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('credential_id', 'text', (c) => c.notNull().unique())
    .addColumn('public_key', 'text', (c) => c.notNull())
    .addColumn('counter', 'integer', (c) => c.notNull())
    .addColumn('transports', 'text', (c) => c.notNull())
    .addColumn('created_at', instant, (c) => c.notNull())
    .addColumn('last_used_at', instant)
    .execute();
  await db.schema.createIndex('passkey_by_member').on('passkey').column('member_id').execute();
}

function withId<T extends string>(engine: Engine, table: CreateTableBuilder<T>): CreateTableBuilder<T, 'id'> {
  return table.addColumn('id', 'integer', (c) =>
    engine === 'sqlite' ? c.primaryKey().autoIncrement() : c.primaryKey().generatedAlwaysAsIdentity(),
  );
}

function strict<T extends string, C extends string>(
  engine: Engine,
  table: CreateTableBuilder<T, C>,
): CreateTableBuilder<T, C> {
  return engine === 'sqlite' ? table.modifyEnd(sql`strict`) : table;
}
