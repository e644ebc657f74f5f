import { sql } from 'kysely';
import { rememberedOnce } from '../../database/compiled-once.ts';
import type { Read } from '../../database/engine.ts';

/** What somebody came in by: a session, or the access key of a script. */
interface WayIn {
  readonly sessionId: number;
  readonly keyId?: number;
}

/** Nothing divides by none: PostgreSQL refuses that, and with it the commit that went out beside it; SQLite answers null. */
const once = sql<number | null>`1 / count(*)`.as('once');

const ofSession = rememberedOnce((db, { sessionId }: { readonly sessionId: number }) =>
  db
    .selectFrom('session')
    .innerJoin('member', 'member.id', 'session.member_id')
    .select(once)
    .where('session.id', '=', sessionId)
    .where('member.status', '=', 'active'),
);

const ofKey = rememberedOnce((db, { keyId }: { readonly keyId: number }) =>
  db
    .selectFrom('access_key')
    .innerJoin('member', 'member.id', 'access_key.member_id')
    .select(once)
    .where('access_key.id', '=', keyId)
    .where('member.status', '=', 'active'),
);

const DIVISION_BY_ZERO = '22012';

/**
 * Whether a way in is there still, and its member active. Where it is not, a transaction of PostgreSQL can only be taken
 * back.
 */
export async function isOpen(db: Read, { sessionId, keyId }: WayIn): Promise<boolean> {
  try {
    const [row] = await (keyId === undefined ? ofSession(db, { sessionId }) : ofKey(db, { keyId }));
    return row?.once === 1;
  } catch (error) {
    if ((error as { code?: unknown }).code === DIVISION_BY_ZERO) return false;
    throw error;
  }
}
