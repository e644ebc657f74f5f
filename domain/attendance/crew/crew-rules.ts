import { type Problem, problem } from '../../wire/problem.ts';

/** So many a lead checks in for at most, and so many are recorded by one request. */
export const MAX_CREW = 50;

export interface ToAdd {
  /** Of whoever adds them. */
  readonly isOneself: boolean;
  readonly isLead: boolean;
  /** Whether there is such a member and they may sign in. */
  readonly isActive: boolean;
  /** Whether whoever adds them runs their account: of those of the office only an administrator does. */
  readonly isRun: boolean;
}

/** What speaks against somebody in a crew that would then have so many. */
export function crewProblem({ isOneself, isLead, isActive, isRun }: ToAdd, size: number): Problem | undefined {
  const not = (reason: 'oneself' | 'lead' | 'gone' | 'officer') =>
    problem('CREW_NOT_POSSIBLE', { field: 'add', params: { reason } });
  if (isLead) return not('lead');
  if (isOneself) return not('oneself');
  if (!isActive) return not('gone');
  if (!isRun) return not('officer');
  if (size <= MAX_CREW) return undefined;
  return problem('CREW_NOT_POSSIBLE', { field: 'add', params: { reason: 'many', count: MAX_CREW } });
}

/** So many of a member's day leads make at most: more than anybody comes and goes, and of each the member is told. */
export const MOST_A_DAY = 20;

/** What speaks against one more of a member's day, of which leads have made so many. */
export const oftenProblem = (made: number): Problem | undefined =>
  made < MOST_A_DAY
    ? undefined
    : problem('CREW_NOT_POSSIBLE', { field: 'membercode', params: { reason: 'often', count: MOST_A_DAY } });

/**
 * Whether a lead may record what was pressed at a moment: they were named by then, and are now. Who is named today says nothing
 * about yesterday, and from whom the office has taken somebody away it waits for nothing more.
 */
export const isNamedSince = (since: string | undefined, at: string): boolean => since !== undefined && since <= at;
