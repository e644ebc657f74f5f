import type { Read, Write } from '../database/engine.ts';
import { type ProblemError, refuse } from '../http/problems.ts';
import { isSessionOf } from '../records/identity/session.ts';
import { holdAccount } from '../records/members/member.ts';
import { type Credentials, readCredentials } from './credentials-view.ts';

/** What a secret was looked at against. What the secret allows is stored only while all of it is still so. */
export interface LookedAt extends Credentials {
  readonly memberId: number;
  /** The session that asks, where one does: it must be there still. */
  readonly sessionId?: number;
  /** The refusal where it is no longer so: that of a wrong secret. */
  readonly otherwise: () => ProblemError;
}

type Asking = Pick<LookedAt, 'memberId' | 'sessionId' | 'otherwise'>;

/** Looks at what a member gets in by, before their secret is judged by it. @throws what `otherwise` says, for nobody */
export async function lookAtCredentials(db: Read, asking: Asking): Promise<LookedAt> {
  const found = await readCredentials(db, asking.memberId);
  if (!found) throw asking.otherwise();
  return { ...found, ...asking };
}

/**
 * Insists, in the transaction that stores what a secret allowed, that the secret still counts: a password or a factor may
 * have been changed, or the account closed, since it was looked at, and nothing that the old one made may outlive that
 * (threats T43). Holds the member, as every such change does.
 * @throws UNAUTHENTICATED when the session that asks has ended, MEMBER_SUSPENDED, what `otherwise` says
 */
export async function requireStill(trx: Write, looked: LookedAt): Promise<void> {
  const { memberId, sessionId } = looked;
  await holdAccount(trx, memberId);
  if (sessionId !== undefined && !(await isSessionOf(trx, memberId, sessionId))) throw refuse('UNAUTHENTICATED');
  const now = await readCredentials(trx, memberId);
  if (!now || now.passwordHash === null || !same(now, looked)) throw looked.otherwise();
  if (now.status !== 'active') throw refuse('MEMBER_SUSPENDED');
}

/** A recovery code that is used up changes nothing, and neither does the step of an app: who uses one insists on it. */
const same = (one: Credentials, other: Credentials): boolean =>
  one.passwordHash === other.passwordHash &&
  one.totpSecret === other.totpSecret &&
  one.passkeys === other.passkeys &&
  one.newestPasskey === other.newestPasskey &&
  one.doubtedPasskeys === other.doubtedPasskeys;
