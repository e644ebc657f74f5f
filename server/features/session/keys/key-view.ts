import type { CurrentMember } from '@muster/domain/members/members-contract.ts';
import type { Read } from '../../../database/engine.ts';
import { roleColumn } from '../../../records/members/member.ts';

export interface StoredKey {
  readonly id: number;
  readonly scopes: string;
  readonly untilDay: string;
  readonly lastUsedAt: string | null;
  readonly status: 'active' | 'suspended';
  readonly leftOn: string | null;
  readonly joinedOn: string | null;
  /** When they were first asked for a second factor. */
  readonly factorAskedAt: string | null;
  readonly member: CurrentMember;
}

/** The key of this hash with its member, who has a password still. */
export async function findByKey(db: Read, hash: string): Promise<StoredKey | undefined> {
  const row = await db
    .selectFrom('access_key')
    .innerJoin('member', 'member.id', 'access_key.member_id')
    .select([
      'access_key.id as key_id',
      'access_key.scopes',
      'access_key.until_day as untilDay',
      'access_key.last_used_at as lastUsedAt',
      'member.id',
      'member.membercode',
      'member.membername',
      roleColumn,
      'member.status',
      'member.left_on as leftOn',
      'member.joined_on as joinedOn',
      'member.factor_asked_at as factorAskedAt',
    ])
    .where('access_key.hash', '=', hash)
    .where('member.password_hash', 'is not', null)
    .executeTakeFirst();
  if (!row) return undefined;
  const { key_id, scopes, untilDay, lastUsedAt, status, leftOn, joinedOn, factorAskedAt, ...member } = row;
  return { id: key_id, scopes, untilDay, lastUsedAt, status, leftOn, joinedOn, factorAskedAt, member };
}
