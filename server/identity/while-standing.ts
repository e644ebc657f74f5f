import type { Database } from '../database/engine.ts';
import { refuse } from '../http/problems.ts';
import { actedFor } from '../http/under-way.ts';
import { isOpen } from '../records/identity/way-in.ts';
import { readCredentials } from './credentials-view.ts';

/** Whoever began it may not end it any more. */
class Ended extends Error {}

/**
 * A database that stores what members do only while they may: somebody who is suspended, or whose session or access key
 * is ended, after a request of theirs was let in and before it is stored, has stored nothing (threats T15).
 * @throws MEMBER_SUSPENDED, UNAUTHENTICATED
 */
export const whileStanding = (database: Database): Database => ({
  ...database,
  write: async (work) => {
    const caller = actedFor();
    if (!caller) return database.write(work);
    try {
      return await database.write((trx) => {
        const asked = trx.onlyIf(async () => {
          if (!(await isOpen(trx, caller))) throw new Ended();
        });
        return asked ? asked.then(() => work(trx)) : work(trx);
      });
    } catch (error) {
      if (!(error instanceof Ended)) throw error;
      const found = await readCredentials(database.query, caller.member.id);
      throw refuse(found?.status === 'suspended' ? 'MEMBER_SUSPENDED' : 'UNAUTHENTICATED');
    }
  },
});
