import { type Kysely, sql } from 'kysely';

/** What a leave type is paid, whether it has an end, how its days are counted, and what goes on into the next year. */
export async function up(db: Kysely<unknown>, engine: 'sqlite' | 'postgres'): Promise<void> {
  const instant = engine === 'sqlite' ? 'text' : sql`timestamptz(3)`;
  const choice = (column: string, values: readonly string[], first: string) =>
    db.schema
      .alterTable('leave_code')
      .addColumn(column, 'text', (c) =>
        c
          .notNull()
          .defaultTo(first)
          .check(sql`${sql.ref(column)} in (${sql.join(values.map((it) => sql.lit(it)))})`),
      )
      .execute();
  const number = (column: string, most: number) =>
    db.schema
      .alterTable('leave_code')
      .addColumn(column, 'integer', (c) =>
        c
          .notNull()
          .defaultTo(0)
          .check(sql`${sql.ref(column)} between 0 and ${sql.lit(most)}`),
      )
      .execute();
  await choice('paid', ['full', 'half', 'none'], 'full');
  await number('unlimited', 1);
  await number('prorated', 1);
  await number('carry_half_days', 732);
  // Nought: what is carried over lasts as long as the year.
  await number('carry_months', 12);
  await db.schema.alterTable('leave_code').addColumn('retired_at', instant).execute();
  await sql`update leave_code set paid = 'none' where leaveid = 'WP'`.execute(db);
}
