import { type ColumnDataType, type CreateTableBuilder, type Expression, type Kysely, sql } from 'kysely';

/**
 * What is paid for driving from a day on, of which there is nothing until the company says so, and what members drove on
 * their trips: in a company car with its two readings, in a private one without. Self-contained.
 */
export async function up(db: Kysely<unknown>, engine: 'sqlite' | 'postgres'): Promise<void> {
  const type: { day: ColumnDataType | Expression<unknown>; instant: ColumnDataType | Expression<unknown> } =
    engine === 'sqlite' ? { day: 'text', instant: 'text' } : { day: 'date', instant: sql`timestamptz(3)` };
  const asEngine = (table: CreateTableBuilder<string>) => (engine === 'sqlite' ? table.modifyEnd(sql`strict`) : table);
  await asEngine(db.schema.createTable('mileage_terms'))
    .addColumn('id', 'integer', (c) => c.primaryKey().check(sql`id = 1`))
    .addColumn('unit', 'text', (c) => c.notNull().check(sql`unit in ('km', 'mi')`))
    .addColumn('currency', 'text', (c) => c.notNull())
    .addColumn('revision', 'integer', (c) => c.notNull())
    .execute();
  await asEngine(db.schema.createTable('mileage_rate'))
    .addColumn('from_day', type.day, (c) => c.primaryKey().notNull())
    .addColumn('private_rate', 'integer', (c) => c.notNull().check(sql`private_rate between 0 and 100000000`))
    .addColumn('company_rate', 'integer', (c) => c.notNull().check(sql`company_rate between 0 and 100000000`))
    .execute();
  await asEngine(db.schema.createTable('mileage'))
    .addColumn('id', 'integer', (c) =>
      engine === 'sqlite' ? c.primaryKey().autoIncrement() : c.primaryKey().generatedAlwaysAsIdentity(),
    )
    .addColumn('trip_id', 'integer', (c) => c.notNull().references('trip.id'))
    .addColumn('member_id', 'integer', (c) => c.notNull().references('member.id'))
    .addColumn('day', type.day, (c) => c.notNull())
    .addColumn('car_id', 'integer', (c) => c.references('car.id'))
    .addColumn('odometer_start', 'integer')
    .addColumn('odometer_end', 'integer')
    .addColumn('distance', 'integer', (c) => c.notNull().check(sql`distance between 0 and 9999`))
    .addColumn('remark', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull().defaultTo('waiting'))
    .addColumn('rate', 'integer', (c) => c.check(sql`rate between 0 and 100000000`))
    .addColumn('decided_by', 'integer', (c) => c.references('member.id'))
    .addColumn('decided_for', 'integer', (c) => c.references('member.id'))
    .addColumn('decided_at', type.instant)
    .addColumn('decision_remark', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('revision', 'integer', (c) => c.notNull().defaultTo(1))
    .addColumn('created_at', type.instant, (c) => c.notNull())
    .addCheckConstraint('mileage_state_known', sql`state in ('waiting', 'approved', 'returned')`)
    .addCheckConstraint('mileage_approved_at_a_rate', sql`(state = 'approved') = (rate is not null)`)
    .addCheckConstraint('mileage_not_decided_by_oneself', sql`decided_by <> member_id`)
    .addCheckConstraint(
      'mileage_read_or_said',
      sql`(car_id is null and odometer_start is null and odometer_end is null)
        or (car_id is not null and odometer_start between 0 and 9999999 and odometer_end between 0 and 9999999
          and distance = odometer_end - odometer_start)`,
    )
    .execute();
  await sql`create index mileage_of_trip on mileage (trip_id)`.execute(db);
  await sql`create index mileage_of_member on mileage (member_id, day)`.execute(db);
  await sql`create index mileage_of_car on mileage (car_id, day, odometer_start) where car_id is not null`.execute(db);
  await sql`create index mileage_by_day on mileage (day, id)`.execute(db);
}
