import { sessionEnd } from '@muster/domain/session/session-end.ts';
import type { Query, QueryCacheNotifyEvent, QueryClient } from '@tanstack/react-query';
import { ApiProblem } from '../lib/api-problem.ts';
import { seenStore } from '../lib/seen-store.ts';
import { serverNow } from '../lib/server-clock.ts';
import { wipeSeen } from '../lib/wipe-seen.ts';
import { companyQueries } from './company.ts';

/** What the four daily pages and the frame around them read: the beginnings of its keys. */
const DAILY = [
  ['company'],
  ['today'],
  ['holidays'],
  ['punches', 'today'],
  ['punch-rules'],
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

const isDaily = (query: Query): boolean => DAILY.some((it) => begins(query, it)) && !isOfOthers(query);

/** Whether the last that was heard of it is that nobody answers. */
const isUnanswered = ({ state }: Query): boolean => {
  const why = state.fetchFailureReason ?? state.error;
  return why instanceof ApiProblem && why.unanswered;
};

/**
 * Keeps what the member reads of the daily pages, and shows it again where the server does not answer. It is the
 * member's, and good until the session of then ends.
 * @returns ends the keeping
 */
export function keepLastSeen(client: QueryClient, memberId: number): () => void {
  const cache = client.getQueryCache();
  /** What was taken from the store, by when it was read: it is there already. */
  const restored = new Map<string, number>();
  let stopped = false;
  /** What was seen was of a day that is over: it is gone. */
  let isOver = false;

  async function keep(query: Query): Promise<void> {
    const { data, dataUpdatedAt: at } = query.state;
    const company = client.getQueryData(companyQueries.shown.queryKey);
    if (!company || data === undefined || restored.get(query.queryHash) === at) return;
    restored.set(query.queryHash, at);
    const until = sessionEnd(serverNow(), company.zone).epochMilliseconds;
    await seenStore.put({ key: query.queryHash, memberId, data, at, until });
  }

  async function restore(query: Query): Promise<void> {
    if (isOver) return;
    const seen = await seenStore.get(query.queryHash);
    if (stopped || isOver || seen?.memberId !== memberId) return;
    isOver = serverNow().epochMilliseconds >= seen.until;
    if (isOver) return wipeSeen();
    if (query.state.data !== undefined) return;
    restored.set(query.queryHash, seen.at);
    client.setQueryData(query.queryKey as Parameters<typeof client.setQueryData>[0], seen.data, {
      updatedAt: seen.at,
    });
  }

  function look(query: Query): void {
    if (stopped || !isDaily(query)) return;
    if (query.state.data !== undefined) void keep(query);
    else if (isUnanswered(query)) void restore(query);
  }

  const unsubscribe = cache.subscribe((event: QueryCacheNotifyEvent) => {
    if (event.type !== 'updated') return;
    const isCompany = event.query.queryKey.length === 1 && event.query.queryKey[0] === 'company';
    // What came before the company said which zone its days are of was passed over.
    if (isCompany && event.action.type === 'success') for (const it of cache.getAll()) look(it);
    else if (['success', 'failed', 'error'].includes(event.action.type)) look(event.query);
  });
  for (const it of cache.getAll()) look(it);
  return () => {
    stopped = true;
    unsubscribe();
  };
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
