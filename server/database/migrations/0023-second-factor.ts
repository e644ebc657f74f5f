import { type CreateTableBuilder, type Kysely, sql } from 'kysely';

type Engine = 'sqlite' | 'postgres';

/** A second factor beside the password, and sign-ins that wait for it. */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const instant = (engine === 'sqlite' ? 'text' : sql`timestamptz(3)`) as 'text';
  await strict(engine, db.schema.createTable('member_totp'))
    .addColumn('member_id', 'integer', (c) => c.primaryKey().references('member.id'))
    .addColumn('secret', 'text')
    .addColumn('pending_secret', 'text')
    .addColumn('since', instant)
    .addColumn('last_step', 'integer')
    .addCheckConstraint('member_totp_since_secret', sql`(secret is null) = (since is null)`)
    .execute();
  await strict(engine, db.schema.createTable('recovery_code'))
    .addColumn('member_id', 'integer', (c) => c.notNull().references('member.id'))
    .addColumn('place', 'integer', (c) => c.notNull().check(sql`place between 0 and 9`))
    .addColumn('hash', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('recovery_code_key', ['member_id', 'place'])
    .execute();
  await strict(engine, db.schema.createTable('sign_in_ticket'))
    .addColumn('hash', 'text', (c) => c.primaryKey())
    .addColumn('member_id', 'integer', (c) => c.references('member.id'))
    .addColumn('challenge', 'text')
    .addColumn('expires_at', instant, (c) => c.notNull())
    .execute();
  await db.schema.createIndex('sign_in_ticket_by_member').on('sign_in_ticket').column('member_id').execute();
  await columns(db, instant);
}

/** A company that is there already asks for nothing new until its office says so. */
async function columns(db: Kysely<unknown>, instant: 'text'): Promise<void> {
  await db.schema
    .alterTable('company')
    .addColumn('second_factor', 'text', (c) =>
      c.notNull().defaultTo('office').check(sql`second_factor in ('office', 'everybody', 'optional')`),
    )
    .execute();
  await sql`update company set second_factor = 'optional'`.execute(db);
  await db.schema.alterTable('member').addColumn('factor_asked_at', instant).execute();
  await db.schema.alterTable('session').addColumn('factor_due_at', instant).execute();
  await db.schema.alterTable('session').addColumn('second_at', instant).execute();
}

function strict<T extends string, C extends string>(
  engine: Engine,
  table: CreateTableBuilder<T, C>,
): CreateTableBuilder<T, C> {
  return engine === 'sqlite' ? table.modifyEnd(sql`strict`) : table;
}
