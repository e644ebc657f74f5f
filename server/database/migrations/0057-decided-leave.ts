import type { Kysely } from 'kysely';

/** Who decides looks at what they have decided, and the office at all of it, the newest first. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.createIndex('leave_by_decision').on('leave').columns(['decided_at', 'id']).execute();
  await db.schema.createIndex('leave_by_decider').on('leave').column('decided_by').execute();
  await db.schema.createIndex('leave_by_principal').on('leave').column('decided_for').execute();
}
