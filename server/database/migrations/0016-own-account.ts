import { type CreateTableBuilder, type Kysely, sql } from 'kysely';

type Engine = 'sqlite' | 'postgres';

/** What follows a member to every device, photos as bytes, work that is done once a night, and how long exact places are kept. */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await nights(db, engine);
  await preferences(db, engine);
  await photos(db, engine);
  await db.schema
    .alterTable('company')
    .addColumn('location_days', 'integer', (c) => c.check(sql`location_days between 7 and 3650`))
    .execute();
  await (engine === 'sqlite' ? letCoarsenOnSqlite(db) : letCoarsenOnPostgres(db));
}

/** One row a job: of several servers one does it, and once a night. */
async function nights(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const instant = engine === 'sqlite' ? 'text' : sql`timestamptz(3)`;
  await strict(engine, db.schema.createTable('nightly_job'))
    .addColumn('job', 'text', (c) => c.primaryKey())
    .addColumn('day', engine === 'sqlite' ? 'text' : 'date', (c) => c.notNull())
    .addColumn('claimed_at', instant, (c) => c.notNull())
    .addColumn('done_at', instant)
    .execute();
}

async function preferences(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const told = (column: string) => sql`${sql.ref(column)} in ('app', 'mail', 'both', 'none')`;
  let table = strict(engine, db.schema.createTable('member_preference'))
    .addColumn('member_id', 'integer', (c) => c.primaryKey().references('member.id'))
    .addColumn('language', 'text', (c) => c.notNull())
    .addColumn('theme', 'text', (c) => c.notNull())
    .addColumn('accent', 'text', (c) => c.notNull())
    .addColumn('sidebar', 'text', (c) => c.notNull());
  for (const kind of ['leave', 'trip', 'correction', 'device']) {
    const column = `notify_${kind}`;
    table = table.addColumn(column, 'text', (c) => c.notNull().check(told(column)));
  }
  await table.execute();
}

/** The picture itself instead of its text, with what an ETag is made of. */
async function photos(db: Kysely<unknown>, engine: Engine): Promise<void> {
  await strict(engine, db.schema.createTable('member_picture'))
    .addColumn('member_id', 'integer', (c) => c.primaryKey().references('member.id'))
    .addColumn('media_type', 'text', (c) => c.notNull())
    .addColumn('bytes', (engine === 'sqlite' ? 'blob' : 'bytea') as 'bytea', (c) => c.notNull())
    .addColumn('content_hash', 'text', (c) => c.notNull())
    .execute();
  const { rows: owners } = await sql<{ member_id: number }>`select member_id from member_photo`.execute(db);
  for (const { member_id } of owners) {
    const { rows } = await sql<{ data_url: string }>`
      select data_url from member_photo where member_id = ${member_id}`.execute(db);
    const [, type, encoded] = /^data:([^;]*);base64,(.*)$/.exec(rows[0]?.data_url ?? '') ?? [];
    if (!type || !encoded) continue;
    const bytes = Uint8Array.fromBase64(encoded);
    const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)).toHex().slice(0, 32);
    await sql`insert into member_picture (member_id, media_type, bytes, content_hash)
      values (${member_id}, ${type}, ${bytes}, ${hash})`.execute(db);
  }
  await db.schema.dropTable('member_photo').execute();
}

/** A punch stays as it was, but that its place may be made coarser: to two decimals, about a kilometre. */
async function letCoarsenOnSqlite(db: Kysely<unknown>): Promise<void> {
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

async function letCoarsenOnPostgres(db: Kysely<unknown>): Promise<void> {
  await sql`create function refuse_change_but_coarser() returns trigger language plpgsql as $$ begin
    if coalesce(to_jsonb(new) - 'latitude' - 'longitude' = to_jsonb(old) - 'latitude' - 'longitude'
      and new.latitude = round(new.latitude::numeric, 2)::double precision
      and new.longitude = round(new.longitude::numeric, 2)::double precision
      and abs(new.latitude - old.latitude) <= 0.00501 and abs(new.longitude - old.longitude) <= 0.00501, false)
    then return new; end if;
    raise exception '% is append-only', tg_table_name; end $$`.execute(db);
  await sql`drop trigger punch_no_update on punch`.execute(db);
  await sql`create trigger punch_no_update before update on punch
    for each row execute function refuse_change_but_coarser()`.execute(db);
}

function strict<T extends string, C extends string>(
  engine: Engine,
  table: CreateTableBuilder<T, C>,
): CreateTableBuilder<T, C> {
  return engine === 'sqlite' ? table.modifyEnd(sql`strict`) : table;
}
