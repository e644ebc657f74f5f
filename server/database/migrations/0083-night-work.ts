import { type Kysely, sql } from 'kysely';

/**
 * From when to when work is night work: what the company says, which is nothing until it does, and what a pay period was
 * closed with, which of those that are closed by now is nothing. Two times or none. Self-contained.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const name of ['company', 'period_close']) {
    const table = () => db.schema.alterTable(name);
    await table().addColumn('night_from', 'text').execute();
    await table()
      .addColumn('night_till', 'text', (c) =>
        c.check(sql`(night_from is null) = (night_till is null) and night_from <> night_till`),
      )
      .execute();
  }
}
