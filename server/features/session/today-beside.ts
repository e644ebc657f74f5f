import { type OwnToday, readOwnToday } from '@muster/domain/attendance/today/today-contract.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { Caller } from '../../http/caller.ts';
import { ProblemError } from '../../http/problems.ts';
import { callerOfToken } from './authenticate.ts';

/** The caller's day at a glance; the attendance feature brings it. */
export type Glance = (caller: Caller) => Promise<OwnToday>;

/**
 * What `GET /api/today` would answer with a new token, so that an opening on a slow network asks once and not twice;
 * undefined where it would refuse, which who asks for it by itself then hears.
 */
export async function todayBeside(deps: Dependencies, glance: Glance, token: string): Promise<OwnToday | undefined> {
  try {
    return await glance(await callerOfToken(deps, token, readOwnToday));
  } catch (error) {
    if (error instanceof ProblemError) return undefined;
    throw error;
  }
}
