import type { MutationFunctionContext, QueryClient } from '@tanstack/react-query';
import { ApiProblem } from '../lib/api/api-problem.ts';

/** What is read and kept together: the first word of a query's key. A change names the nouns that it makes stale. */
type Noun =
  | 'administration'
  | 'affected-leave'
  | 'audit'
  | 'board'
  | 'company'
  | 'crew'
  | 'corrections'
  | 'deputies'
  | 'doors'
  | 'holidays'
  | 'leave'
  | 'lists'
  | 'lookups'
  | 'members'
  | 'mileage'
  | 'notifications'
  | 'own-flags'
  | 'password-requests'
  | 'period-changes'
  | 'periods'
  | 'pictures'
  | 'preferences'
  | 'profile'
  | 'punches'
  | 'push'
  | 'samples'
  | 'security'
  | 'sessions'
  | 'settings'
  | 'summary'
  | 'today'
  | 'trips'
  | 'waiting'
  | 'punch-rules';

declare module '@tanstack/react-query' {
  interface Register {
    queryKey: readonly [Noun, ...unknown[]];
  }
}

type Settled = [data: unknown, problem: Error | null, sent: unknown, before: unknown, context: MutationFunctionContext];

/** What the navigation counts: whatever changes one of them changes the counts. */
const COUNTED: readonly Noun[] = ['affected-leave', 'leave', 'mileage', 'password-requests', 'punches', 'trips'];

/** What the summary of days, who is in, and the own day at a glance are derived from. */
const DERIVED: readonly Noun[] = ['corrections', 'holidays', 'leave', 'lists', 'punches', 'trips'];

const readAnew = async (client: QueryClient, nouns: readonly Noun[]): Promise<void> => {
  const touches = (list: readonly Noun[]) => nouns.some((noun) => list.includes(noun));
  const stale = new Set([
    ...nouns,
    ...(touches(COUNTED) ? (['waiting'] as const) : []),
    ...(touches(DERIVED) ? (['summary', 'board', 'today'] as const) : []),
  ]);
  await Promise.all([...stale].map((noun) => client.invalidateQueries({ queryKey: [noun] })));
};

/**
 * What a change makes stale, whatever came of it: who is refused may be behind what is stored. The change is under way
 * until what is on the screen has been read anew.
 */
export const makesStale = (...nouns: readonly Noun[]) => ({
  onSettled: (...[, , , , { client }]: Settled) => readAnew(client, nouns),
});

/** As `makesStale`, without waiting: for a form that says its word and closes, or stays as it was typed. */
export const makesStaleBehind = (...nouns: readonly Noun[]) => ({
  onSettled: (...[, , , , { client }]: Settled) => void readAnew(client, nouns),
});

/**
 * As `makesStaleBehind`, unless no answer came: what is read then may hold the change itself, and the form that sends
 * it again would take it for something that stands in the way. Where that form is given up, `useReadAnew` reads it.
 */
export const makesStaleOnceAnswered = (...nouns: readonly Noun[]) => ({
  onSettled: (...[, problem, , , { client }]: Settled) => {
    if (!(problem instanceof ApiProblem && problem.unanswered)) void readAnew(client, nouns);
  },
});
