import { type Kysely, sql } from 'kysely';
import { columnTypes, type EngineName, strict, withId } from '../engine.ts';

/** Trips with their crew and car; the days of both are claimed, so that nobody and nothing is booked twice. */
export async function up(db: Kysely<unknown>, engine: EngineName): Promise<void> {
  const type = columnTypes(engine);
  const table = <T extends string>(name: T) => db.schema.createTable(name);

  await strict(engine, withId(engine, table('trip_state')))
    .addColumn('trip_type_id', 'integer', (c) => c.notNull().references('trip_type.id'))
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('miles', 'integer', (c) => c.notNull().check(sql`miles >= 0`))
    .addUniqueConstraint('trip_state_once', ['trip_type_id', 'name'])
    .execute();

  await strict(engine, table('trip_serial'))
    .addColumn('fiscal_year', 'integer', (c) => c.primaryKey())
    .addColumn('last', 'integer', (c) => c.notNull())
    .execute();

  await strict(engine, withId(engine, table('trip')))
    .addColumn('number', 'text', (c) => c.notNull().unique())
    .addColumn('entered_on', type.day, (c) => c.notNull())
    .addColumn('trip_type_id', 'integer', (c) => c.notNull().references('trip_type.id'))
    .addColumn('state_name', 'text', (c) => c.notNull())
    .addColumn('group_id', 'integer', (c) => c.notNull().references('work_group.id'))
    .addColumn('car_id', 'integer', (c) => c.references('car.id'))
    .addColumn('miles', 'text', (c) => c.notNull())
    .addColumn('competitors', 'text', (c) => c.notNull())
    .addColumn('departure', type.day, (c) => c.notNull())
    .addColumn('arrival', type.day, (c) => c.notNull())
    .addColumn('remark', 'text', (c) => c.notNull())
    .addColumn('entered_by', 'integer', (c) => c.notNull().references('member.id'))
    .addColumn('cancelled_at', type.instant)
    .addColumn('cancel_reason', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('revision', 'integer', (c) => c.notNull())
    .addColumn('request_key', 'text')
    .addColumn('created_at', type.instant, (c) => c.notNull())
    .addCheckConstraint('trip_ends_after_start', sql`arrival >= departure`)
    .execute();
  await db.schema.createIndex('trip_by_departure').on('trip').columns(['departure', 'id']).execute();
  await db.schema.createIndex('trip_by_key').unique().on('trip').columns(['entered_by', 'request_key']).execute();

  await strict(engine, table('trip_member'))
    .addColumn('trip_id', 'integer', (c) => c.notNull().references('trip.id'))
    .addColumn('member_id', 'integer', (c) => c.notNull().references('member.id'))
    .addColumn('remark', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('trip_member_key', ['trip_id', 'member_id'])
    .execute();
  await db.schema.createIndex('trip_member_by_member').on('trip_member').columns(['member_id', 'trip_id']).execute();

  await strict(engine, table('car_day'))
    .addColumn('car_id', 'integer', (c) => c.notNull().references('car.id'))
    .addColumn('day', type.day, (c) => c.notNull())
    .addColumn('trip_id', 'integer', (c) => c.notNull().references('trip.id'))
    .addPrimaryKeyConstraint('car_day_key', ['car_id', 'day'])
    .execute();
  await db.schema.createIndex('car_day_by_trip').on('car_day').column('trip_id').execute();

  await db.schema
    .alterTable('member_day')
    .addColumn('trip_id', 'integer', (c) => c.references('trip.id'))
    .execute();
  await db.schema.createIndex('member_day_by_trip').on('member_day').column('trip_id').execute();
  await db.schema
    .alterTable('punch')
    .addColumn('trip_id', 'integer', (c) => c.references('trip.id'))
    .execute();
  await db.schema
    .alterTable('company')
    .addColumn('trips_shown', 'text', (c) => c.notNull().defaultTo('all').check(sql`trips_shown in ('all', 'own')`))
    .execute();
}
