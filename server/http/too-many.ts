import { type ProblemError, refuseFor } from './problems.ts';

/** Refuses what is one too many: `Retry-After` in seconds, the sentence as people say a wait. */
export const tooMany = (seconds: number): ProblemError =>
  refuseFor(seconds, 'TOO_MANY_REQUESTS', { params: waitOf(seconds) });

const waitOf = (seconds: number) =>
  seconds < 90
    ? ({ reason: 'seconds', count: seconds } as const)
    : ({ reason: 'minutes', count: Math.ceil(seconds / 60) } as const);
