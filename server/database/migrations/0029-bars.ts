import type { Kysely } from 'kysely';

/** What colours each member's bars have, and whether the narrow one is open; until now they were alike for all. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const usual = { sidebartheme: 'slateDark1', topbartheme: 'whiteBlue', footertheme: 'slateDark1', toolbar: 'closed' };
  for (const [column, value] of Object.entries(usual)) {
    await db.schema
      .alterTable('member_preference')
      .addColumn(column, 'text', (c) => c.notNull().defaultTo(value))
      .execute();
  }
}
