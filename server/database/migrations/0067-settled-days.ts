import { type Kysely, sql } from 'kysely';

/** What was settled of the review is looked up by its days too, as what is open is. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index review_settled_by_day on review_item (day, reason, punch_id) where state <> 'open'`.execute(
    db,
  );
}
