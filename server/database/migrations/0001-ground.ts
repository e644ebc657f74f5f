import { type Kysely, sql } from 'kysely';
import { columnTypes, type EngineName, forbidChanges, strict, withId } from '../engine.ts';

/** The office, its members, their sessions and their attendance. */
export async function up(db: Kysely<unknown>, engine: EngineName): Promise<void> {
  const type = columnTypes(engine);
  const table = <T extends string>(name: T) => db.schema.createTable(name);
  const oneOf = (column: string, values: string[]) =>
    sql`${sql.ref(column)} in (${sql.join(values.map((value) => sql.lit(value)))})`;

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

  await strict(engine, withId(engine, table('punch')))
    .addColumn('member_id', 'integer', (c) => c.notNull().references('member.id'))
    .addColumn('client_id', 'text', (c) => c.notNull())
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
    .addColumn('flags', 'text', (c) => c.notNull())
    .addColumn('remark', 'text', (c) => c.notNull())
    .addColumn('address', 'text', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('punch_by_key').unique().on('punch').columns(['member_id', 'client_id']).execute();
  await db.schema.createIndex('punch_by_day').on('punch').columns(['member_id', 'attendance_date', 'id']).execute();
  await sql`create index punch_for_review on punch (id) where verdict = 'outside' or flags <> ''`.execute(db);

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
  await db.schema.createIndex('attendance_by_day').on('attendance').columns(['member_id', 'attendance_date']).execute();
  await sql`create index attendance_forgotten on attendance (in_punch_id) where ending = 'forgotten'`.execute(db);

  await strict(engine, withId(engine, table('public_holiday')))
    .addColumn('holidaydate', type.day, (c) => c.notNull())
    .addColumn('description', 'text', (c) => c.notNull())
    .addUniqueConstraint('public_holiday_once', ['holidaydate', 'description'])
    .execute();

  await strict(engine, table('leave_code'))
    .addColumn('leaveid', 'text', (c) => c.primaryKey())
    .addColumn('description', 'text', (c) => c.notNull())
    .addColumn('next_to_holiday', 'text', (c) => c.notNull().check(oneOf('next_to_holiday', ['allow', 'forbid'])))
    .addColumn('next_to_offday', 'text', (c) => c.notNull().check(oneOf('next_to_offday', ['allow', 'forbid'])))
    .execute();

  await strict(engine, withId(engine, table('trip_type')))
    .addColumn('description', 'text', (c) => c.notNull().unique())
    .execute();
  await strict(engine, withId(engine, table('car')))
    .addColumn('carcode', 'text', (c) => c.notNull().unique())
    .execute();
  await strict(engine, withId(engine, table('competitor')))
    .addColumn('name', 'text', (c) => c.notNull().unique())
    .execute();

  await strict(engine, withId(engine, table('audit')))
    .addColumn('at', type.instant, (c) => c.notNull())
    .addColumn('actor_id', 'integer', (c) => c.references('member.id'))
    .addColumn('action', 'text', (c) => c.notNull())
    .addColumn('subject', 'text', (c) => c.notNull())
    .addColumn('before', 'text')
    .addColumn('after', 'text')
    .execute();

  for (const appendOnly of ['audit', 'punch']) await forbidChanges(db, engine, appendOnly);
}
