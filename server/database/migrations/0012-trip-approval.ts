import { type Kysely, sql } from 'kysely';

/**
 * Trips are asked for: what was decided and by whom, what a member of the crew holds against going, and whether the
 * company asks for approval. Trips that are stored already were assigned without asking, so they are approved.
 */
export async function up(db: Kysely<unknown>, engine: 'sqlite' | 'postgres'): Promise<void> {
  const instant = engine === 'sqlite' ? 'text' : sql`timestamptz`;
  const trip = () => db.schema.alterTable('trip');
  await trip()
    .addColumn('approval', 'text', (c) =>
      c.notNull().defaultTo('approved').check(sql`approval in ('requested', 'approved', 'rejected')`),
    )
    .execute();
  await trip()
    .addColumn('decided_by', 'integer', (c) => c.references('member.id'))
    .execute();
  await trip().addColumn('decided_at', instant).execute();
  await trip()
    .addColumn('decision_remark', 'text', (c) => c.notNull().defaultTo(''))
    .execute();
  await db.schema
    .alterTable('trip_member')
    .addColumn('objection', 'text', (c) => c.notNull().defaultTo(''))
    .execute();
  await db.schema
    .alterTable('company')
    .addColumn('trip_approval', 'text', (c) =>
      c.notNull().defaultTo('manager').check(sql`trip_approval in ('manager', 'none')`),
    )
    .execute();
  await sql`create index trip_to_decide on trip (id) where approval = 'requested' and cancelled_at is null`.execute(db);
}
