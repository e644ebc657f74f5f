import { sql } from 'kysely';
import { inBatches } from '../../../database/batches.ts';
import type { Read, Write } from '../../../database/engine.ts';

/** The revision of all that the office keeps of a member, work included. */
export async function revisionOf(db: Read, memberId: number): Promise<number> {
  return (await db.selectFrom('member').select('revision').where('id', '=', memberId).executeTakeFirstOrThrow())
    .revision;
}

/** Members whose work is another are one revision on from there: an edit that began before is told. The caller holds them. */
export async function raiseRevisions(trx: Write, memberIds: readonly number[]): Promise<void> {
  await inBatches(memberIds, async (some) => {
    await trx
      .updateTable('member')
      .set({ revision: sql<number>`member.revision + 1` })
      .where('id', 'in', some)
      .execute();
  });
}

export const raiseRevision = (trx: Write, memberId: number): Promise<void> => raiseRevisions(trx, [memberId]);
