import { compiledOnce } from '../../database/compiled-once.ts';
import type { Writable, Write } from '../../database/engine.ts';

export interface RequestTables {
  request: RequestTable;
}

/** A request that may be sent again, by the key that its sender gave it. */
interface RequestTable {
  member_id: number;
  key: string;
  content_hash: string;
  /** Null until it is answered, which is in the transaction that adds it. */
  status: number | null;
  answer: string | null;
  created_at: string;
}

export interface RequestKey {
  readonly memberId: number;
  readonly key: string;
}

interface NewRequest extends RequestKey {
  readonly hash: string;
  readonly at: string;
}

export interface AnsweredRequest {
  readonly hash: string;
  readonly status: number;
  readonly answer: string;
}

const insertRequest = compiledOnce((db: Writable, it: NewRequest) =>
  db
    .insertInto('request')
    .values({
      member_id: it.memberId,
      key: it.key,
      content_hash: it.hash,
      status: null,
      answer: null,
      created_at: it.at,
    })
    .onConflict((conflict) => conflict.columns(['member_id', 'key']).doNothing())
    .returning('member_id'),
);

const requestByKey = compiledOnce((db, it: RequestKey) =>
  db
    .selectFrom('request')
    .select(['content_hash', 'status', 'answer'])
    .where('member_id', '=', it.memberId)
    .where('key', '=', it.key),
);

const updateRequest = compiledOnce(
  (db: Writable, it: RequestKey & { readonly status: number; readonly answer: string }) =>
    db
      .updateTable('request')
      .set({ status: it.status, answer: it.answer })
      .where('member_id', '=', it.memberId)
      .where('key', '=', it.key),
);

/**
 * Takes a key for this transaction, or answers what was answered under it before. Whoever sends the same at the same
 * time waits here until the first is stored or has failed.
 */
export async function beginRequest(trx: Write, request: NewRequest): Promise<AnsweredRequest | undefined> {
  const taken = await insertRequest(trx, request);
  if (taken.length > 0) return undefined;
  const [row] = await requestByKey(trx, request);
  if (!row || row.status === null || row.answer === null) throw new Error('A request was kept without its answer.');
  return { hash: row.content_hash, status: row.status, answer: row.answer };
}

export async function keepAnswer(trx: Write, it: RequestKey & { status: number; answer: string }): Promise<void> {
  await updateRequest(trx, it);
}

/** Forgets the requests that were made before an instant. */
export async function dropRequestsBefore(db: Writable, instant: string): Promise<void> {
  await db.deleteFrom('request').where('created_at', '<', instant).execute();
}
