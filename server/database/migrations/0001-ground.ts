import { type ColumnDataType, type CreateTableBuilder, type Expression, type Kysely, sql } from 'kysely';

/** The whole schema as a new company gets it. Self-contained, as every migration is: it imports nothing but Kysely. */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const ground: Ground = { db, engine, type: columnTypes(engine), table: (name) => db.schema.createTable(name) };
  await office(ground);
  await members(ground);
  await sessions(ground);
  await holidays(ground);
  await trips(ground);
  await attendance(ground);
  await leave(ground);
  await claims(ground);
  await requests(ground);
  await messages(ground);
  for (const appendOnly of ['audit', 'leave_ledger', 'punch', 'punch_flag']) await forbidChanges(ground, appendOnly);
}

type Engine = 'sqlite' | 'postgres';
type Expressed = ColumnDataType | Expression<unknown>;

interface Ground {
  readonly db: Kysely<unknown>;
  readonly engine: Engine;
  readonly type: { day: Expressed; instant: Expressed; degrees: Expressed };
  readonly table: <T extends string>(name: T) => CreateTableBuilder<T, never>;
}

/** The company, its sites, shifts and groups. */
async function office({ engine, type, table }: Ground): Promise<void> {
  await strict(engine, withId(engine, table('shift')))
    .addColumn('name', 'text', (c) => c.notNull().unique())
    .addColumn('starts', 'text', (c) => c.notNull())
    .addColumn('ends', 'text', (c) => c.notNull())
    .execute();

  await strict(engine, table('company'))
    .addColumn('id', 'integer', (c) => c.primaryKey().check(sql`id = 1`))
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('zone', 'text', (c) => c.notNull())
    .addColumn('week_start', 'integer', (c) => c.notNull().check(sql`week_start between 1 and 7`))
    .addColumn('registration', 'text', (c) => c.notNull().check(oneOf('registration', ['code', 'listed', 'off'])))
    .addColumn('default_shift_id', 'integer', (c) => c.notNull().references('shift.id'))
    .addColumn('trips_shown', 'text', (c) =>
      c
        .notNull()
        .defaultTo('all')
        .check(oneOf('trips_shown', ['all', 'own'])),
    )
    .addColumn('revision', 'integer', (c) => c.notNull().defaultTo(1))
    .addColumn('created_at', type.instant, (c) => c.notNull())
    .execute();

  await strict(engine, withId(engine, table('site')))
    .addColumn('name', 'text', (c) => c.notNull().unique())
    .addColumn('latitude', type.degrees, (c) => c.notNull())
    .addColumn('longitude', type.degrees, (c) => c.notNull())
    .addColumn('radius', 'integer', (c) => c.notNull().check(sql`radius > 0`))
    .execute();

  await strict(engine, withId(engine, table('work_group')))
    .addColumn('groupno', 'text', (c) => c.notNull().unique())
    .execute();
}

/** Who works there, and who decides for whom. */
async function members({ db, engine, type, table }: Ground): Promise<void> {
  await strict(engine, withId(engine, table('member')))
    .addColumn('membercode', 'text', (c) => c.notNull().unique())
    .addColumn('membername', 'text', (c) => c.notNull())
    .addColumn('status', 'text', (c) => c.notNull().check(oneOf('status', ['active', 'suspended'])))
    .addColumn('role', 'text', (c) => c.notNull().check(oneOf('role', ['MEMBER', 'HR', 'SA'])))
    .addColumn('group_id', 'integer', (c) => c.references('work_group.id'))
    .addColumn('shift_id', 'integer', (c) => c.references('shift.id'))
    .addColumn('rest_days', 'text', (c) => c.notNull())
    .addColumn('location_rule', 'text', (c) => c.notNull().check(oneOf('location_rule', ['sites', 'exempt'])))
    .addColumn('phone', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('email', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('password_hash', 'text')
    .addColumn('joined_on', type.day)
    .addColumn('left_on', type.day)
    .addColumn('created_at', type.instant, (c) => c.notNull())
    .execute();
  await db.schema.createIndex('member_by_group').on('member').columns(['group_id', 'membercode']).execute();

  await strict(engine, table('member_photo'))
    .addColumn('member_id', 'integer', (c) => c.primaryKey().references('member.id'))
    .addColumn('data_url', 'text', (c) => c.notNull())
    .execute();

  await strict(engine, table('group_manager'))
    .addColumn('group_id', 'integer', (c) => c.notNull().references('work_group.id'))
    .addColumn('member_id', 'integer', (c) => c.notNull().references('member.id'))
    .addPrimaryKeyConstraint('group_manager_key', ['group_id', 'member_id'])
    .execute();
  await db.schema.createIndex('group_manager_by_member').on('group_manager').column('member_id').execute();

  await strict(engine, table('member_site'))
    .addColumn('member_id', 'integer', (c) => c.notNull().references('member.id'))
    .addColumn('site_id', 'integer', (c) => c.notNull().references('site.id'))
    .addPrimaryKeyConstraint('member_site_key', ['member_id', 'site_id'])
    .execute();
}

/** How members come in, and what keeps others out. */
async function sessions({ db, engine, type, table }: Ground): Promise<void> {
  await strict(engine, withId(engine, table('session')))
    .addColumn('member_id', 'integer', (c) => c.notNull().references('member.id'))
    .addColumn('cookie_hash', 'text', (c) => c.unique())
    .addColumn('created_at', type.instant, (c) => c.notNull())
    .addColumn('expires_at', type.instant, (c) => c.notNull())
    .addColumn('last_used_at', type.instant, (c) => c.notNull())
    .addColumn('address', 'text', (c) => c.notNull())
    .addColumn('device', 'text', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('session_by_member').on('session').column('member_id').execute();
  await db.schema.createIndex('session_by_end').on('session').column('expires_at').execute();

  await strict(engine, table('access_token'))
    .addColumn('hash', 'text', (c) => c.primaryKey())
    .addColumn('session_id', 'integer', (c) => c.notNull().references('session.id').onDelete('cascade'))
    .addColumn('expires_at', type.instant, (c) => c.notNull())
    .execute();
  await db.schema.createIndex('access_token_by_session').on('access_token').column('session_id').execute();

  await strict(engine, table('known_device'))
    .addColumn('hash', 'text', (c) => c.notNull())
    .addColumn('member_id', 'integer', (c) => c.notNull().references('member.id'))
    .addColumn('last_used_at', type.instant, (c) => c.notNull())
    .addPrimaryKeyConstraint('known_device_key', ['hash', 'member_id'])
    .execute();
  await db.schema.createIndex('known_device_by_member').on('known_device').column('member_id').execute();

  await strict(engine, table('sign_in_throttle'))
    .addColumn('subject', 'text', (c) => c.primaryKey())
    .addColumn('failures', 'integer', (c) => c.notNull())
    .addColumn('last_at', type.instant, (c) => c.notNull())
    .addColumn('blocked_until', type.instant, (c) => c.notNull())
    .execute();
  await db.schema.createIndex('sign_in_throttle_by_age').on('sign_in_throttle').column('last_at').execute();

  await strict(engine, table('one_time_token'))
    .addColumn('hash', 'text', (c) => c.primaryKey())
    .addColumn('purpose', 'text', (c) => c.notNull().check(oneOf('purpose', ['setup', 'register', 'reset'])))
    .addColumn('member_id', 'integer', (c) => c.references('member.id'))
    .addColumn('expires_at', type.instant, (c) => c.notNull())
    .addColumn('used_at', type.instant)
    .execute();
  await db.schema.createIndex('one_time_token_by_member').on('one_time_token').column('member_id').execute();

  await strict(engine, withId(engine, table('password_request')))
    .addColumn('member_id', 'integer', (c) => c.notNull().references('member.id'))
    .addColumn('requested_at', type.instant, (c) => c.notNull())
    .addColumn('handled_at', type.instant)
    .execute();
  await sql`create unique index password_request_open on password_request (member_id) where handled_at is null`.execute(
    db,
  );
}

async function holidays({ engine, type, table }: Ground): Promise<void> {
  await strict(engine, withId(engine, table('public_holiday')))
    .addColumn('holidaydate', type.day, (c) => c.notNull())
    .addColumn('description', 'text', (c) => c.notNull())
    .addUniqueConstraint('public_holiday_once', ['holidaydate', 'description'])
    .execute();
}

/** Trips with their crew, and the lists that they are chosen from. */
async function trips({ db, engine, type, table }: Ground): Promise<void> {
  await strict(engine, withId(engine, table('trip_type')))
    .addColumn('description', 'text', (c) => c.notNull().unique())
    .execute();
  await strict(engine, withId(engine, table('car')))
    .addColumn('carcode', 'text', (c) => c.notNull().unique())
    .execute();
  await strict(engine, withId(engine, table('competitor')))
    .addColumn('name', 'text', (c) => c.notNull().unique())
    .execute();

  await strict(engine, withId(engine, table('trip_place')))
    .addColumn('trip_type_id', 'integer', (c) => c.notNull().references('trip_type.id'))
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('miles', 'integer', (c) => c.notNull().check(sql`miles >= 0`))
    .addUniqueConstraint('trip_place_once', ['trip_type_id', 'name'])
    .execute();

  await strict(engine, table('trip_serial'))
    .addColumn('fiscal_year', 'integer', (c) => c.primaryKey())
    .addColumn('last', 'integer', (c) => c.notNull())
    .execute();

  await strict(engine, withId(engine, table('trip')))
    .addColumn('number', 'text', (c) => c.notNull().unique())
    .addColumn('entered_on', type.day, (c) => c.notNull())
    .addColumn('trip_type_id', 'integer', (c) => c.notNull().references('trip_type.id'))
    .addColumn('place', 'text', (c) => c.notNull())
    .addColumn('group_id', 'integer', (c) => c.notNull().references('work_group.id'))
    .addColumn('car_id', 'integer', (c) => c.references('car.id'))
    .addColumn('miles', 'text', (c) => c.notNull())
    .addColumn('departure', type.day, (c) => c.notNull())
    .addColumn('arrival', type.day, (c) => c.notNull())
    .addColumn('remark', 'text', (c) => c.notNull())
    .addColumn('entered_by', 'integer', (c) => c.notNull().references('member.id'))
    .addColumn('cancelled_at', type.instant)
    .addColumn('cancel_reason', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('revision', 'integer', (c) => c.notNull().defaultTo(1))
    .addColumn('created_at', type.instant, (c) => c.notNull())
    .addCheckConstraint('trip_ends_after_start', sql`arrival >= departure`)
    .execute();
  await db.schema.createIndex('trip_by_type').on('trip').columns(['trip_type_id', 'departure', 'id']).execute();
  await db.schema.createIndex('trip_by_group').on('trip').columns(['group_id', 'departure', 'id']).execute();
  await db.schema.createIndex('trip_by_departure').on('trip').columns(['departure', 'id']).execute();

  await strict(engine, table('trip_member'))
    .addColumn('trip_id', 'integer', (c) => c.notNull().references('trip.id'))
    .addColumn('member_id', 'integer', (c) => c.notNull().references('member.id'))
    .addColumn('remark', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('trip_member_key', ['trip_id', 'member_id'])
    .execute();
  await db.schema.createIndex('trip_member_by_member').on('trip_member').columns(['member_id', 'trip_id']).execute();

  await strict(engine, table('trip_competitor'))
    .addColumn('trip_id', 'integer', (c) => c.notNull().references('trip.id'))
    .addColumn('competitor_id', 'integer', (c) => c.notNull().references('competitor.id'))
    .addColumn('position', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('trip_competitor_key', ['trip_id', 'competitor_id'])
    .execute();
}

/** Punches are evidence; an attendance joins a check-in to its end. */
async function attendance({ db, engine, type, table }: Ground): Promise<void> {
  await strict(engine, withId(engine, table('punch')))
    .addColumn('member_id', 'integer', (c) => c.notNull().references('member.id'))
    .addColumn('client_id', 'text', (c) => c.notNull())
    .addColumn('content_hash', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull().check(oneOf('kind', ['in', 'out'])))
    .addColumn('recorded_at', type.instant, (c) => c.notNull())
    .addColumn('device_at', type.instant, (c) => c.notNull())
    .addColumn('attendance_date', type.day, (c) => c.notNull())
    .addColumn('latitude', type.degrees)
    .addColumn('longitude', type.degrees)
    .addColumn('accuracy', type.degrees)
    .addColumn('distance', 'integer')
    .addColumn('site_name', 'text')
    .addColumn('radius', 'integer')
    .addColumn('verdict', 'text', (c) =>
      c.notNull().check(oneOf('verdict', ['inside', 'outside', 'exempt', 'unknown'])),
    )
    .addColumn('remark', 'text', (c) => c.notNull())
    .addColumn('address', 'text', (c) => c.notNull())
    .addColumn('trip_id', 'integer', (c) => c.references('trip.id'))
    .execute();
  await db.schema.createIndex('punch_by_key').unique().on('punch').columns(['member_id', 'client_id']).execute();
  await db.schema.createIndex('punch_by_day').on('punch').columns(['member_id', 'attendance_date', 'id']).execute();
  await sql`create index punch_outside on punch (id) where verdict = 'outside'`.execute(db);

  await strict(engine, table('punch_flag'))
    .addColumn('punch_id', 'integer', (c) => c.notNull().references('punch.id'))
    .addColumn('flag', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('punch_flag_key', ['punch_id', 'flag'])
    .execute();

  await strict(engine, withId(engine, table('attendance')))
    .addColumn('member_id', 'integer', (c) => c.notNull().references('member.id'))
    .addColumn('attendance_date', type.day, (c) => c.notNull())
    .addColumn('in_punch_id', 'integer', (c) => c.notNull().unique().references('punch.id'))
    .addColumn('out_punch_id', 'integer', (c) => c.references('punch.id'))
    .addColumn('started_at', type.instant, (c) => c.notNull())
    .addColumn('ended_at', type.instant)
    .addColumn('ending', 'text', (c) => c.check(oneOf('ending', ['checked_out', 'forgotten'])))
    .addCheckConstraint('attendance_ends_after_start', sql`ended_at is null or ended_at >= started_at`)
    .addCheckConstraint('attendance_ending_known', sql`(ended_at is null) = (ending is null)`)
    .execute();
  await sql`create unique index attendance_open on attendance (member_id) where ended_at is null`.execute(db);
  await db.schema
    .createIndex('attendance_by_day')
    .on('attendance')
    .columns(['member_id', 'attendance_date', 'in_punch_id', 'ending'])
    .execute();
  await sql`create index attendance_forgotten on attendance (in_punch_id) where ending = 'forgotten'`.execute(db);
}

/** Leave and the ledger behind its balances. */
async function leave({ db, engine, type, table }: Ground): Promise<void> {
  await strict(engine, table('leave_code'))
    .addColumn('leaveid', 'text', (c) => c.primaryKey())
    .addColumn('description', 'text', (c) => c.notNull())
    .addColumn('next_to_holiday', 'text', (c) => c.notNull().check(oneOf('next_to_holiday', ['allow', 'forbid'])))
    .addColumn('next_to_offday', 'text', (c) => c.notNull().check(oneOf('next_to_offday', ['allow', 'forbid'])))
    .addColumn('half_days_per_year', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('days_from_year', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('half_days_before', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('revision', 'integer', (c) => c.notNull().defaultTo(1))
    .execute();

  await strict(engine, withId(engine, table('leave')))
    .addColumn('member_id', 'integer', (c) => c.notNull().references('member.id'))
    .addColumn('leaveid', 'text', (c) => c.notNull().references('leave_code.leaveid'))
    .addColumn('from_date', type.day, (c) => c.notNull())
    .addColumn('to_date', type.day, (c) => c.notNull())
    .addColumn('remark', 'text', (c) => c.notNull())
    .addColumn('status', 'text', (c) =>
      c.notNull().check(oneOf('status', ['pending', 'approved', 'rejected', 'removed'])),
    )
    .addColumn('revision', 'integer', (c) => c.notNull())
    .addColumn('decision_remark', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('decided_by', 'integer', (c) => c.references('member.id'))
    .addColumn('decided_at', type.instant)
    .addColumn('return_from', type.day)
    .addColumn('created_at', type.instant, (c) => c.notNull())
    .addCheckConstraint('leave_ends_after_start', sql`to_date >= from_date`)
    .execute();
  await db.schema.createIndex('leave_by_member').on('leave').columns(['member_id', 'from_date']).execute();
  const waiting = sql`where status = 'pending' or return_from is not null`;
  await sql`create index leave_waiting on leave (id) ${waiting}`.execute(db);
  await sql`create index leave_waiting_by_member on leave (member_id, id) ${waiting}`.execute(db);
  await db.schema.createIndex('leave_by_day').on('leave').columns(['from_date', 'to_date']).execute();

  await strict(engine, withId(engine, table('leave_ledger')))
    .addColumn('member_id', 'integer', (c) => c.notNull().references('member.id'))
    .addColumn('leaveid', 'text', (c) => c.notNull().references('leave_code.leaveid'))
    .addColumn('fiscal_year', 'integer', (c) => c.notNull())
    .addColumn('kind', 'text', (c) =>
      c.notNull().check(oneOf('kind', ['grant', 'carry', 'taken', 'released', 'reversed', 'adjusted', 'expired'])),
    )
    .addColumn('half_days', 'integer', (c) => c.notNull())
    .addColumn('leave_id', 'integer', (c) => c.references('leave.id'))
    .addColumn('revision', 'integer')
    .addColumn('at', type.instant, (c) => c.notNull())
    .addColumn('actor_id', 'integer', (c) => c.references('member.id'))
    .addColumn('note', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('note_code', 'text')
    .addColumn('note_params', 'text')
    .addCheckConstraint('leave_ledger_leave', sql`(kind in ('taken', 'released', 'reversed')) = (leave_id is not null)`)
    .addCheckConstraint(
      'leave_ledger_sign',
      sql`(kind <> 'taken' or half_days < 0) and (kind not in ('released', 'reversed') or half_days > 0)`,
    )
    .execute();
  await db.schema
    .createIndex('leave_ledger_by_balance')
    .on('leave_ledger')
    .columns(['member_id', 'fiscal_year', 'leaveid', 'id'])
    .execute();
  await db.schema
    .createIndex('leave_ledger_once')
    .unique()
    .on('leave_ledger')
    .columns(['leave_id', 'revision', 'fiscal_year', 'kind'])
    .execute();
  await sql`create unique index leave_ledger_grant_once on leave_ledger (member_id, leaveid, fiscal_year)
    where kind = 'grant'`.execute(db);

  await strict(engine, withId(engine, table('affected_leave')))
    .addColumn('leave_id', 'integer', (c) => c.notNull().references('leave.id'))
    .addColumn('holidaydate', type.day, (c) => c.notNull())
    .addColumn('description', 'text', (c) => c.notNull())
    .addColumn('effect', 'text', (c) =>
      c.notNull().check(oneOf('effect', ['inside', 'adjacent', 'no-longer-inside', 'no-longer-adjacent'])),
    )
    .addColumn('at', type.instant, (c) => c.notNull())
    .addColumn('done_at', type.instant)
    .execute();
  await sql`create index affected_leave_open on affected_leave (id) where done_at is null`.execute(db);
}

/** What claims a day of a member or of a car: nobody and nothing is booked twice. */
async function claims({ db, engine, type, table }: Ground): Promise<void> {
  await strict(engine, table('member_day'))
    .addColumn('member_id', 'integer', (c) => c.notNull().references('member.id'))
    .addColumn('day', type.day, (c) => c.notNull())
    .addColumn('claim', 'text', (c) => c.notNull().check(oneOf('claim', ['leave', 'trip'])))
    .addColumn('leave_id', 'integer', (c) => c.references('leave.id'))
    .addColumn('trip_id', 'integer', (c) => c.references('trip.id'))
    .addPrimaryKeyConstraint('member_day_key', ['member_id', 'day'])
    .addCheckConstraint('member_day_claimed', sql`(claim = 'leave') = (leave_id is not null)`)
    .execute();
  await db.schema.createIndex('member_day_by_leave').on('member_day').column('leave_id').execute();
  await db.schema.createIndex('member_day_by_trip').on('member_day').column('trip_id').execute();

  await strict(engine, table('car_day'))
    .addColumn('car_id', 'integer', (c) => c.notNull().references('car.id'))
    .addColumn('day', type.day, (c) => c.notNull())
    .addColumn('trip_id', 'integer', (c) => c.notNull().references('trip.id'))
    .addPrimaryKeyConstraint('car_day_key', ['car_id', 'day'])
    .execute();
  await db.schema.createIndex('car_day_by_trip').on('car_day').column('trip_id').execute();
}

/** Requests that may be sent again, with what was answered. */
async function requests({ db, engine, type, table }: Ground): Promise<void> {
  await strict(engine, table('request'))
    .addColumn('member_id', 'integer', (c) => c.notNull().references('member.id'))
    .addColumn('key', 'text', (c) => c.notNull())
    .addColumn('content_hash', 'text', (c) => c.notNull())
    .addColumn('status', 'integer')
    .addColumn('answer', 'text')
    .addColumn('created_at', type.instant, (c) => c.notNull())
    .addPrimaryKeyConstraint('request_key', ['member_id', 'key'])
    .execute();
  await db.schema.createIndex('request_by_age').on('request').column('created_at').execute();
}

/** What members are told, and what the office did. */
async function messages({ db, engine, type, table }: Ground): Promise<void> {
  await strict(engine, withId(engine, table('notification')))
    .addColumn('member_id', 'integer', (c) => c.notNull().references('member.id'))
    .addColumn('code', 'text', (c) => c.notNull())
    .addColumn('params', 'text', (c) => c.notNull())
    .addColumn('created_at', type.instant, (c) => c.notNull())
    .addColumn('read_at', type.instant)
    .execute();
  await db.schema.createIndex('notification_by_member').on('notification').columns(['member_id', 'id']).execute();

  await strict(engine, withId(engine, table('mail')))
    .addColumn('message_key', 'text', (c) => c.notNull())
    .addColumn('recipient', 'text', (c) => c.notNull())
    .addColumn('code', 'text', (c) => c.notNull())
    .addColumn('params', 'text', (c) => c.notNull())
    .addColumn('created_at', type.instant, (c) => c.notNull())
    .addColumn('expires_at', type.instant)
    .addColumn('failures', 'integer', (c) => c.notNull())
    .addColumn('next_try_at', type.instant, (c) => c.notNull())
    .execute();
  await db.schema.createIndex('mail_by_next_try').on('mail').columns(['next_try_at', 'id']).execute();

  await strict(engine, withId(engine, table('audit')))
    .addColumn('at', type.instant, (c) => c.notNull())
    .addColumn('actor_id', 'integer', (c) => c.references('member.id'))
    .addColumn('action', 'text', (c) => c.notNull())
    .addColumn('subject', 'text', (c) => c.notNull())
    .addColumn('before', 'text')
    .addColumn('after', 'text')
    .execute();
}

const oneOf = (column: string, values: string[]) =>
  sql`${sql.ref(column)} in (${sql.join(values.map((value) => sql.lit(value)))})`;

/** Column types that say the same on both engines. */
function columnTypes(engine: Engine): Ground['type'] {
  return engine === 'sqlite'
    ? { day: 'text', instant: 'text', degrees: sql`real` }
    : { day: 'date', instant: sql`timestamptz(3)`, degrees: 'double precision' };
}

/** An id column that the database counts up. */
function withId<T extends string, C extends string>(
  engine: Engine,
  table: CreateTableBuilder<T, C>,
): CreateTableBuilder<T, C | 'id'> {
  return engine === 'sqlite'
    ? table.addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
    : table.addColumn('id', 'integer', (column) => column.primaryKey().generatedAlwaysAsIdentity());
}

/** SQLite tables refuse values of the wrong type; PostgreSQL always does. */
function strict<T extends string, C extends string>(
  engine: Engine,
  table: CreateTableBuilder<T, C>,
): CreateTableBuilder<T, C> {
  return engine === 'sqlite' ? table.modifyEnd(sql`strict`) : table;
}

/** Makes a table append-only: what is evidence or a ledger the database itself refuses to change or delete. */
async function forbidChanges({ db, engine }: Ground, name: string): Promise<void> {
  for (const change of ['update', 'delete']) {
    const trigger = sql.raw(`${name}_no_${change}`);
    const refusal = `${name} is append-only`;
    if (engine === 'sqlite') {
      await sql`create trigger ${trigger} before ${sql.raw(change)} on ${sql.table(name)}
        begin select raise(abort, ${sql.lit(refusal)}); end`.execute(db);
    } else {
      await sql`create or replace function refuse_change() returns trigger language plpgsql as
        $$ begin raise exception '% is append-only', tg_table_name; end $$`.execute(db);
      await sql`create trigger ${trigger} before ${sql.raw(change)} on ${sql.table(name)}
        for each row execute function refuse_change()`.execute(db);
    }
  }
}
