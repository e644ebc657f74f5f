import { sessionEnd } from '@muster/domain/session/session-end.ts';
import type { Query, QueryCacheNotifyEvent, QueryClient } from '@tanstack/react-query';
import { ApiProblem } from '../../lib/api/api-problem.ts';
import { seenStore } from '../../lib/kept/seen-store.ts';
import { serverNow } from '../../lib/time/server-clock.ts';
import { companyQueries } from '../company.ts';
import { isDaily, storedAt } from './seen-before.ts';

/** Whether the last that was heard of it is that nobody answers. */
const isUnanswered = ({ state }: Query): boolean => {
  const why = state.fetchFailureReason ?? state.error;
  return why instanceof ApiProblem && why.unanswered;
};

/**
 * Keeps what the member reads of the daily pages, for when the server does not answer.
 * @returns ends the keeping
 */
export function keepLastSeen(client: QueryClient, memberId: number): () => void {
  const cache = client.getQueryCache();

  async function keep(query: Query): Promise<void> {
    const { data, dataUpdatedAt: at } = query.state;
    const company = client.getQueryData(companyQueries.shown.queryKey);
    if (!company || data === undefined || storedAt.get(query) === at) return;
    storedAt.set(query, at);
    const until = sessionEnd(serverNow(), company.zone).epochMilliseconds;
    await seenStore.put({ key: query.queryHash, memberId, data, at, until });
  }

  const keepAll = () => {
    for (const it of cache.getAll()) if (isDaily(it)) void keep(it);
  };
  const unsubscribe = cache.subscribe(({ type, query, ...event }: QueryCacheNotifyEvent) => {
    if (type !== 'updated' || !('action' in event) || event.action.type !== 'success') return;
    // What came before the company said which zone its days are of was passed over.
    if (query.queryKey.length === 1 && query.queryKey[0] === 'company') keepAll();
    else if (isDaily(query)) void keep(query);
  });
  keepAll();
  return unsubscribe;
}

const shown = (client: QueryClient): Query[] => client.getQueryCache().findAll({ type: 'active' });

/** What is on the screen and got no answer when it was last asked for. */
const unansweredOf = (client: QueryClient): Query[] => shown(client).filter(isUnanswered);

/** What is read around every page. */
const FRAME = new Set<unknown>(['company', 'waiting', 'security', 'punch-rules', 'own-flags', 'notifications']);

/** Whether a page has nothing to show: then it says so itself, and what the frame still knows is not what it lacks. */
function lacksAll(unanswered: readonly Query[]): boolean {
  const ofPage = unanswered.filter((it) => !FRAME.has(it.queryKey[0]));
  return ofPage.length > 0 && ofPage.every((it) => it.state.data === undefined);
}

/**
 * Whether anything on the screen gets no answer, and how old the oldest of it is.
 * @returns undefined while all is answered; 0 where nothing was seen before; otherwise milliseconds since 1970
 */
export function unansweredSince(client: QueryClient): number | undefined {
  const unanswered = unansweredOf(client);
  if (unanswered.length === 0) return undefined;
  if (lacksAll(unanswered)) return 0;
  const known = unanswered.filter((it) => it.state.data !== undefined);
  return Math.min(...known.map((it) => it.state.dataUpdatedAt), known.length > 0 ? Number.POSITIVE_INFINITY : 0);
}

/** Asks again for what got no answer. */
export const askAgain = (client: QueryClient): Promise<void> =>
  client.refetchQueries({ type: 'active', predicate: isUnanswered }, { cancelRefetch: false });
