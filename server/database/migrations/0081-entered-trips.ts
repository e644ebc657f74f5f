import type { Kysely } from 'kysely';

/** Whoever opens the calendar is shown the trips that they are on or have entered: the latter were looked for among all. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.createIndex('trip_by_enterer').on('trip').columns(['entered_by', 'id']).execute();
}
