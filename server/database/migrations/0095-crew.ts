import { type ColumnDataType, type CreateTableBuilder, type Expression, type Kysely, sql } from 'kysely';

/**
 * For whom a member checks in on their own phone, which is nobody until the office says so; who recorded a punch for somebody
 * else; and where members want to be told of that. Self-contained.
 */
export async function up(db: Kysely<unknown>, engine: 'sqlite' | 'postgres'): Promise<void> {
  const instant: ColumnDataType | Expression<unknown> = engine === 'sqlite' ? 'text' : sql`timestamptz(3)`;
  const asEngine = <T extends string, C extends string>(table: CreateTableBuilder<T, C>) =>
    engine === 'sqlite' ? table.modifyEnd(sql`strict`) : table;
  await asEngine(
    db.schema
      .createTable('crew')
      .addColumn('lead_id', 'integer', (c) => c.notNull().references('member.id'))
      .addColumn('member_id', 'integer', (c) => c.notNull().references('member.id'))
      .addColumn('since', instant, (c) => c.notNull())
      .addPrimaryKeyConstraint('crew_pkey', ['lead_id', 'member_id'])
      .addCheckConstraint('crew_is_others', sql`lead_id <> member_id`),
  ).execute();
  await db.schema.createIndex('crew_by_member').on('crew').column('member_id').execute();
  await db.schema
    .alterTable('punch')
    .addColumn('recorded_by', 'integer', (c) => c.references('member.id'))
    .execute();
  await sql`create index punch_recorded_by on punch (recorded_by, client_id) where recorded_by is not null`.execute(db);
  await db.schema
    .alterTable('member_preference')
    .addColumn('notify_crew', 'text', (c) =>
      c.notNull().defaultTo('app').check(sql`notify_crew in ('app', 'mail', 'both', 'none')`),
    )
    .execute();
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
