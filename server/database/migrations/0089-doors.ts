import { type ColumnDataType, type CreateTableBuilder, type Expression, type Kysely, sql } from 'kysely';

/**
 * Doors, at each of which one device checks members in and out, of which there is none until an administrator sets one up;
 * the PINs that members have for them; and at which door a punch was made. Self-contained.
 */
export async function up(db: Kysely<unknown>, engine: 'sqlite' | 'postgres'): Promise<void> {
  const instant: ColumnDataType | Expression<unknown> = engine === 'sqlite' ? 'text' : sql`timestamptz(3)`;
  const asEngine = (table: CreateTableBuilder<string>) => (engine === 'sqlite' ? table.modifyEnd(sql`strict`) : table);
  await asEngine(db.schema.createTable('door'))
    .addColumn('id', 'integer', (c) =>
      engine === 'sqlite' ? c.primaryKey().autoIncrement() : c.primaryKey().generatedAlwaysAsIdentity(),
    )
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('site_id', 'integer', (c) => c.references('site.id'))
    .addColumn('pairing_hash', 'text')
    .addColumn('pairing_until', instant)
    .addColumn('device_hash', 'text')
    .addColumn('paired_at', instant)
    .addColumn('last_used_at', instant)
    .addColumn('ended_at', instant)
    .addColumn('revision', 'integer', (c) => c.notNull().defaultTo(1))
    .addCheckConstraint(
      'door_ended_opens_nothing',
      sql`ended_at is null or (pairing_hash is null and device_hash is null)`,
    )
    .addCheckConstraint('door_pairing_ends', sql`(pairing_hash is null) = (pairing_until is null)`)
    .execute();
  await sql`create unique index door_by_name on door (lower(name)) where ended_at is null`.execute(db);
  await sql`create unique index door_by_device on door (device_hash) where device_hash is not null`.execute(db);
  await sql`create unique index door_by_pairing on door (pairing_hash) where pairing_hash is not null`.execute(db);
  await asEngine(db.schema.createTable('door_pin'))
    .addColumn('member_id', 'integer', (c) => c.primaryKey().notNull().references('member.id'))
    .addColumn('hash', 'text', (c) => c.notNull())
    .addColumn('since', instant, (c) => c.notNull())
    .execute();
  await db.schema.alterTable('punch').addColumn('door_name', 'text').execute();
  if (engine === 'sqlite') await keepTheNewColumn(db);
}

/** On SQLite the trigger names what may not change; on PostgreSQL it is all but the place, whatever columns there are. */
async function keepTheNewColumn(db: Kysely<unknown>): Promise<void> {
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
