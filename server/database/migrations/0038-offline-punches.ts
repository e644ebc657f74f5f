import { type Kysely, sql } from 'kysely';

/** When punches arrived that were made without a connection, their place in their device's row, and what the office makes of them. */
export async function up(db: Kysely<unknown>, engine: 'sqlite' | 'postgres'): Promise<void> {
  await db.schema
    .alterTable('company')
    .addColumn('offline_punches', 'text', (c) =>
      c.notNull().defaultTo('review').check(sql`offline_punches in ('accept', 'review', 'refuse')`),
    )
    .execute();
  await db.schema
    .alterTable('punch')
    .addColumn('arrived_at', engine === 'sqlite' ? 'text' : sql`timestamptz(3)`)
    .execute();
  await db.schema.alterTable('punch').addColumn('sequence', 'integer').execute();
  if (engine === 'sqlite') await keepTheNewColumns(db);
}

/** On SQLite the trigger names what may not change; on PostgreSQL it is all but the place, whatever columns there are. */
async function keepTheNewColumns(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ name: string }>`select name from pragma_table_info('punch')`.execute(db);
  const same = rows
    .filter(({ name }) => name !== 'latitude' && name !== 'longitude')
    .map(({ name }) => sql`new.${sql.ref(name)} is old.${sql.ref(name)}`);
  const coarser = ['latitude', 'longitude'].map(
    (it) => sql`new.${sql.ref(it)} = round(new.${sql.ref(it)}, 2)
      and abs(new.${sql.ref(it)} - old.${sql.ref(it)}) <= 0.00501`,
  );
  await sql`drop trigger punch_no_update`.execute(db);
  await sql`create trigger punch_no_update before update on punch
    when coalesce(${sql.join([...same, ...coarser], sql` and `)}, 0) = 0
    begin select raise(abort, 'punch is append-only'); end`.execute(db);
}
