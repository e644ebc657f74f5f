import type { Generated } from 'kysely';
import type { Read, Writable, Write } from '../../database/engine.ts';

export interface AccessKeyTables {
  access_key: AccessKeyTable;
}

/** A key that a member has made for a script. */
interface AccessKeyTable {
  id: Generated<number>;
  member_id: number;
  name: string;
  hash: string;
  /** What it may be used for, between commas. */
  scopes: string;
  /** The last day on which it works. */
  until_day: string;
  created_at: string;
  last_used_at: string | null;
}

export interface NewKey {
  readonly memberId: number;
  readonly name: string;
  readonly hash: string;
  readonly scopes: string;
  readonly untilDay: string;
  readonly now: string;
}

export async function addKey(trx: Write, it: NewKey): Promise<number> {
  const { id } = await trx
    .insertInto('access_key')
    .values({
      member_id: it.memberId,
      name: it.name,
      hash: it.hash,
      scopes: it.scopes,
      until_day: it.untilDay,
      created_at: it.now,
      last_used_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export function keysOf(db: Read, memberId: number) {
  return db
    .selectFrom('access_key')
    .select(['id', 'name', 'scopes', 'until_day', 'created_at', 'last_used_at'])
    .where('member_id', '=', memberId)
    .orderBy('id', 'desc')
    .execute();
}

export async function touchKey(db: Writable, id: number, now: string): Promise<void> {
  await db.updateTable('access_key').set({ last_used_at: now }).where('id', '=', id).execute();
}

/** Ends a key of a member; its name, undefined when it is not theirs or not there. */
export async function dropKey(trx: Write, memberId: number, id: number): Promise<string | undefined> {
  const row = await trx
    .deleteFrom('access_key')
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .returning('name')
    .executeTakeFirst();
  return row?.name;
}

export async function dropKeysOf(trx: Write, memberId: number): Promise<void> {
  await trx.deleteFrom('access_key').where('member_id', '=', memberId).execute();
}
