import { FRESH_MINUTES } from '@muster/domain/factors/factor-rules.ts';
import type { Dependencies } from '../dependencies.ts';
import type { Caller } from '../http/caller.ts';
import { refuse } from '../http/problems.ts';
import { findByCode } from '../records/member.ts';
import { secondFactorAt } from '../records/session.ts';
import { countGuessOn, forgiveGuessOn, type Subject } from './guess.ts';

/**
 * Before what decides who gets into an account: a token alone, which may be borrowed, is not enough. It wants the
 * password, or a second factor of the last minutes.
 * @throws CONFIRM_FIRST, PASSWORD_WRONG, TOO_MANY_REQUESTS
 */
export async function confirmFirst(deps: Dependencies, caller: Caller, current: string | undefined): Promise<void> {
  const { query } = deps.database;
  if (current === undefined) {
    const at = await secondFactorAt(query, caller.sessionId);
    const since = deps.clock().subtract({ minutes: FRESH_MINUTES });
    if (at !== null && Temporal.Instant.compare(Temporal.Instant.from(at), since) > 0) return;
    throw refuse('CONFIRM_FIRST', { field: 'current' });
  }
  const { membercode } = caller.member;
  const subjects: Subject[] = [{ kind: 'account', key: `change:${membercode}` }];
  const stored = await findByCode(query, membercode);
  await deps.passwords.inTurn(undefined, async (passwords) => {
    await countGuessOn(deps, subjects);
    if (!(await passwords.matches(current, stored?.passwordHash))) throw refuse('PASSWORD_WRONG', { field: 'current' });
    await forgiveGuessOn(deps, subjects);
  });
}
