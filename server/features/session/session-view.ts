import type { Day } from '@muster/domain/calendar/company-time.ts';
import type { CurrentMember, Role } from '@muster/domain/members/members-contract.ts';
import type { Moment } from '@muster/domain/session/session-end.ts';
import { rememberedOnce } from '../../database/compiled-once.ts';
import type { Read } from '../../database/engine.ts';
import { roleColumn } from '../../records/members/member.ts';

export interface StoredSession {
  readonly id: number;
  readonly expiresAt: Moment;
  readonly lastUsedAt: Moment;
  readonly member: CurrentMember;
  readonly status: 'active' | 'suspended';
  /** Their last day here; null where there is none. */
  readonly leftOn: Day | null;
  /** Their newest first day here. */
  readonly joinedOn: Day | null;
  /** From when it is refused for want of a second factor; null when it needs none. */
  readonly factorDueAt: string | null;
}

const sessionColumns = [
  'session.id as session_id',
  'session.expires_at',
  'session.last_used_at',
  'session.factor_due_at',
  'member.id',
  'member.membercode',
  'member.membername',
  roleColumn,
  'member.status',
  'member.left_on',
  'member.joined_on',
] as const;

interface SessionRow {
  session_id: number;
  expires_at: string;
  last_used_at: string;
  factor_due_at: string | null;
  id: number;
  membercode: string;
  membername: string;
  role: Role;
  status: 'active' | 'suspended';
  left_on: string | null;
  joined_on: string | null;
}

const momentOf = (instant: string): Moment => ({ epochMilliseconds: Date.parse(instant) });

const asSession = (row: SessionRow): StoredSession => ({
  id: row.session_id,
  expiresAt: momentOf(row.expires_at),
  lastUsedAt: momentOf(row.last_used_at),
  member: { id: row.id, membercode: row.membercode, membername: row.membername, role: row.role },
  status: row.status,
  leftOn: row.left_on,
  joinedOn: row.joined_on,
  factorDueAt: row.factor_due_at,
});

const sessionByToken = rememberedOnce((db, token: { hash: string }) =>
  db
    .selectFrom('access_token')
    .innerJoin('session', 'session.id', 'access_token.session_id')
    .innerJoin('member', 'member.id', 'session.member_id')
    .select([...sessionColumns, 'access_token.expires_at as token_expires_at'])
    .where('access_token.hash', '=', token.hash),
);

/** The session behind an access token that has not run out. */
export async function findByToken(db: Read, hash: string, now: string): Promise<StoredSession | undefined> {
  const [row] = await sessionByToken(db, { hash });
  return row && row.token_expires_at > now ? asSession(row) : undefined;
}

export async function findByCookie(db: Read, cookieHash: string): Promise<StoredSession | undefined> {
  const row = await db
    .selectFrom('session')
    .innerJoin('member', 'member.id', 'session.member_id')
    .select(sessionColumns)
    .where('session.cookie_hash', '=', cookieHash)
    .executeTakeFirst();
  return row && asSession(row);
}

export async function findSessions(db: Read, ids: readonly number[]): Promise<StoredSession[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('session')
    .innerJoin('member', 'member.id', 'session.member_id')
    .select(sessionColumns)
    .where('session.id', 'in', ids)
    .execute();
  return rows.map(asSession);
}
