import type { Query, QueryPersister } from '@tanstack/react-query';
import { ApiProblem } from '../../lib/api/api-problem.ts';
import { seenStore } from '../../lib/kept/seen-store.ts';
import { wipeSeen } from '../../lib/kept/wipe-seen.ts';
import { serverNow } from '../../lib/time/server-clock.ts';

/** What the four daily pages and the frame around them read: the beginnings of its keys. */
const DAILY = [
  ['company'],
  ['today'],
  ['holidays'],
  ['punches', 'today'],
  ['punch-rules'],
  ['crew', 'own'],
  ['summary', 'days'],
  ['leave', 'types', 'own'],
  ['leave', 'days'],
  ['leave', 'own'],
  ['trips', 'own'],
  ['trips', 'list'],
  ['lookups'],
  ['waiting'],
  ['security', 'factors'],
] as const;

const begins = ({ queryKey }: Query, beginning: readonly string[]): boolean =>
  beginning.every((it, index) => queryKey[index] === it);

/** A member's file at the office reads the same of somebody else. */
const isOfOthers = ({ queryKey: [noun, , first, , whose] }: Query): boolean =>
  noun === 'summary' ? whose !== '' : noun === 'trips' && typeof first === 'object' && 'membercode' in (first ?? {});

export const isDaily = (query: Query): boolean => DAILY.some((it) => begins(query, it)) && !isOfOthers(query);

/** When what the store has of a query was read, as far as this page knows. */
export const storedAt = new WeakMap<Query, number>();

/**
 * Reads for a member. What the server does not answer is shown as they saw it before ahead of the failure: until the
 * store has been asked no page says that it has nothing. It is theirs, and good until the session of then ends.
 */
export function readOrShowSeen(memberId: number): QueryPersister {
  /** What was seen was of a day that is over: it is gone, and not asked for again. */
  let isOver = false;

  async function showSeen(query: Query): Promise<void> {
    const seen = await seenStore.get(query.queryHash);
    if (isOver || seen?.memberId !== memberId) return;
    isOver = serverNow().epochMilliseconds >= seen.until;
    if (isOver) return wipeSeen();
    if (query.state.data !== undefined) return;
    storedAt.set(query, seen.at);
    query.setData(seen.data, { updatedAt: seen.at, manual: true });
  }

  return async (read, context, query) => {
    try {
      return await read(context);
    } catch (problem) {
      const isUnseen = !isOver && query.state.data === undefined && isDaily(query);
      if (isUnseen && problem instanceof ApiProblem && problem.unanswered) await showSeen(query);
      throw problem;
    }
  };
}
