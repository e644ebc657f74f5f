import { type CreateTableBuilder, type Kysely, sql } from 'kysely';

type Engine = 'sqlite' | 'postgres';

/**
 * Devices that are told the news, too: by what key this installation is known to their push services, where each of them is
 * reached, and what is still to be told to whom.
 */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const instant = (engine === 'sqlite' ? 'text' : sql`timestamptz(3)`) as 'text';
  await strict(engine, db.schema.createTable('push_key'))
    .addColumn('id', 'integer', (c) => c.primaryKey().check(sql`id = 1`))
    .addColumn('public_key', 'text', (c) => c.notNull())
    .addColumn('private_key', 'text', (c) => c.notNull())
    .execute();
  await strict(engine, withId(engine, db.schema.createTable('push_subscription')))
    .addColumn('member_id', 'integer', (c) => c.notNull().references('member.id'))
    .addColumn('session_id', 'integer', (c) => c.references('session.id').onDelete('cascade'))
    .addColumn('device_hash', 'text')
    .addColumn('device', 'text', (c) => c.notNull())
    .addColumn('endpoint', 'text', (c) => c.notNull().unique())
    .addColumn('p256dh', 'text', (c) => c.notNull())
    .addColumn('auth', 'text', (c) => c.notNull())
    .addColumn('created_at', instant, (c) => c.notNull())
    .addColumn('seen_at', instant, (c) => c.notNull())
    .addColumn('failing_since', instant)
    .execute();
  await strict(engine, withId(engine, db.schema.createTable('push')))
    .addColumn('notification_id', 'integer', (c) => c.notNull().references('notification.id').onDelete('cascade'))
    // No key: a device that is signed out at the same moment stands in nobody's way.
    .addColumn('subscription_id', 'integer', (c) => c.notNull())
    .addColumn('expires_at', instant, (c) => c.notNull())
    .addColumn('failures', 'integer', (c) => c.notNull().check(sql`failures >= 0`))
    .addColumn('next_try_at', instant, (c) => c.notNull())
    .addUniqueConstraint('push_once', ['notification_id', 'subscription_id'])
    .execute();
  for (const [table, column] of [
    ['push_subscription', 'member_id'],
    ['push_subscription', 'session_id'],
    ['push_subscription', 'device_hash'],
    ['push', 'next_try_at'],
  ] as const) {
    await db.schema.createIndex(`${table}_by_${column}`).on(table).column(column).execute();
  }
  await db.schema.alterTable('notification').addColumn('pushed_at', instant).execute();
  await keepKey(db);
}

/** The pair by which push services know this installation, made once for all its servers. */
async function keepKey(db: Kysely<unknown>): Promise<void> {
  const { publicKey, privateKey } = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, [
    'sign',
    'verify',
  ]);
  const raw = new Uint8Array(await crypto.subtle.exportKey('raw', publicKey));
  const { d = '' } = await crypto.subtle.exportKey('jwk', privateKey);
  const shown = raw.toBase64({ alphabet: 'base64url', omitPadding: true });
  await sql`insert into push_key (id, public_key, private_key) values (1, ${shown}, ${d})`.execute(db);
}

const withId = <T extends string, C extends string>(engine: Engine, table: CreateTableBuilder<T, C>) =>
  table.addColumn('id', 'integer', (c) =>
    engine === 'sqlite' ? c.primaryKey().autoIncrement() : c.primaryKey().generatedByDefaultAsIdentity(),
  );

function strict<T extends string, C extends string>(
  engine: Engine,
  table: CreateTableBuilder<T, C>,
): CreateTableBuilder<T, C> {
  return engine === 'sqlite' ? table.modifyEnd(sql`strict`) : table;
}
