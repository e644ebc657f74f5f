import { PENDING_PAGE } from '@muster/domain/leave/leave-contract.ts';
import type { Place } from '@muster/domain/wire/page.ts';
import { sql } from 'kysely';
import type { Database } from '../../../database/engine.ts';
import { cutByMoment } from '../../../database/page.ts';
import { asLeave } from '../../../records/leave/leave.ts';
import { documentCount } from '../../../records/leave/leave-document.ts';
import { type Asked, afterPlace, leaveAsked } from './decisions-view.ts';

interface AskedDecided extends Asked {
  readonly decision?: 'approved' | 'rejected' | undefined;
  readonly document?: 'due' | undefined;
}

/** A page of decided leave with its member and the group of its first day, the newest decision first. */
export async function leaveDecided(database: Database, { decision, document, after, ...asked }: AskedDecided) {
  const rows = await leaveAsked(database, asked)
    .where('leave.decided_at', 'is not', null)
    .where('leave.status', decision ? '=' : 'in', decision ?? ['approved', 'rejected'])
    .$if(document === 'due', (query) =>
      query
        .where('leave.status', '=', 'approved')
        // Spelled, for the index of such leave alone.
        .where('leave.document_asked', '=', sql.lit(1))
        .where(documentCount, '=', 0),
    )
    .$if(after !== undefined, (query) => query.where(afterPlace('leave.decided_at', after as Place)))
    .orderBy('leave.decided_at', 'desc')
    .orderBy('leave.id', 'desc')
    .limit(PENDING_PAGE + 1)
    .execute();
  const { items, ...rest } = cutByMoment(rows, (it) => it.decided_at, PENDING_PAGE);
  return {
    items: items.map((row) => ({
      leave: asLeave(row),
      membercode: row.membercode,
      membername: row.membername,
      groupno: row.groupno,
      decidedat: row.decided_at ?? '',
    })),
    ...rest,
  };
}
