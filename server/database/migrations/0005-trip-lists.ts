import type { Kysely } from 'kysely';

/** The lists of one type's and of one group's trips, in their order. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.createIndex('trip_by_type').on('trip').columns(['trip_type_id', 'departure', 'id']).execute();
  await db.schema.createIndex('trip_by_group').on('trip').columns(['group_id', 'departure', 'id']).execute();
}
