import { type Kysely, sql } from 'kysely';

/** Who decides for a few finds what was settled of them without all that was settled of everybody. Self-contained. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index review_settled_of_member on review_item (member_id, punch_id) where state <> 'open'`.execute(
    db,
  );
}
