import { FRESH_MINUTES } from '@muster/domain/factors/factor-rules.ts';
import type { Dependencies } from '../dependencies.ts';
import type { Caller } from '../http/caller.ts';
import { refuse } from '../http/problems.ts';
import { secondFactorAt } from '../records/identity/session.ts';
import { countGuessOn, forgiveGuessOn, type Subject } from './guess.ts';
import { type LookedAt, lookAtCredentials } from './looked-at.ts';

/**
 * Before what decides who gets into an account: a token alone, which may be borrowed, is not enough. It wants the
 * password, or a second factor of the last minutes; `confirmedAt` says what else of the session will do. What this allows is stored after `requireStill` of the answer.
 * @throws CONFIRM_FIRST, which says why where the password was not right; TOO_MANY_REQUESTS
 */
export async function confirmFirst(
  deps: Dependencies,
  caller: Caller,
  current: string | undefined,
  confirmedAt = secondFactorAt,
): Promise<LookedAt> {
  const { query } = deps.database;
  const { id: memberId, membercode } = caller.member;
  const wrong = current === undefined ? {} : { params: { reason: 'wrong' } as const };
  const otherwise = () => refuse('CONFIRM_FIRST', { field: 'current', ...wrong });
  const looked = await lookAtCredentials(query, { memberId, sessionId: caller.sessionId, otherwise });
  if (current === undefined) {
    const at = await confirmedAt(query, caller.sessionId);
    const since = deps.clock().subtract({ minutes: FRESH_MINUTES });
    if (at !== null && Temporal.Instant.compare(Temporal.Instant.from(at), since) > 0) return looked;
    throw otherwise();
  }
  const subjects: Subject[] = [{ kind: 'account', key: `change:${membercode}` }];
  await deps.passwords.inTurn(undefined, async (passwords) => {
    await countGuessOn(deps, subjects);
    if (!(await passwords.matches(current, looked.passwordHash))) throw otherwise();
    await forgiveGuessOn(deps, subjects);
  });
  return looked;
}
