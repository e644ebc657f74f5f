import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiProblem } from '../../lib/api/api-problem.ts';
import type { Seen } from '../../lib/kept/seen-store.ts';
import { askAgain, keepLastSeen, unansweredSince } from './last-seen.ts';

const EARLIER = 1_000;
const LATER = 5_000;
const unreachable = () => new ApiProblem({ code: 'OFFLINE', status: 0 });

let client: QueryClient;
let leave: (() => void)[] = [];
beforeEach(() => {
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
});
afterEach(() => {
  for (const it of leave) it();
  leave = [];
  client.clear();
});

/** Something on the screen: seen at a time or never, and now asked for again with this outcome. */
async function shown(noun: 'leave' | 'trips' | 'holidays' | 'company', seenAt: number | undefined, ask: () => unknown) {
  const queryKey = [noun] as const;
  if (seenAt !== undefined) client.setQueryData(queryKey, 'seen', { updatedAt: seenAt });
  const observer = new QueryObserver(client, { queryKey, queryFn: async () => ask(), refetchOnMount: 'always' });
  leave.push(observer.subscribe(() => undefined));
  await client.refetchQueries({ queryKey }, { cancelRefetch: false });
}

const fails = () => {
  throw unreachable();
};

describe('how old is what is shown', () => {
  it('is no question while all is answered', async () => {
    await shown('leave', EARLIER, () => 'fresh');
    expect(unansweredSince(client)).toBeUndefined();
  });

  it('is the oldest of what gets no answer', async () => {
    await shown('leave', LATER, fails);
    await shown('trips', EARLIER, fails);
    await shown('holidays', 1, () => 'fresh');
    expect(unansweredSince(client)).toBe(EARLIER);
  });

  it('is not to be said where nothing was seen before', async () => {
    await shown('leave', undefined, fails);
    expect(unansweredSince(client)).toBe(0);
  });

  it('is not to be said over a page that has nothing to show, whatever the frame around it knows', async () => {
    await shown('company', EARLIER, fails);
    expect(unansweredSince(client)).toBe(EARLIER);
    await shown('leave', undefined, fails);
    expect(unansweredSince(client)).toBe(0);
    await shown('trips', LATER, fails);
    expect(unansweredSince(client)).toBe(EARLIER);
  });

  it('asks nothing of a refusal, which is an answer', async () => {
    await shown('leave', EARLIER, () => {
      throw new ApiProblem({ code: 'NOT_FOUND', status: 404 });
    });
    expect(unansweredSince(client)).toBeUndefined();
  });

  it('is forgotten with the next answer, and what was answered is not asked again', async () => {
    let isCut = true;
    const asked: string[] = [];
    const answer = (noun: string, cut: () => boolean) => () => {
      asked.push(noun);
      if (cut()) throw unreachable();
      return 'fresh';
    };
    await shown(
      'leave',
      EARLIER,
      answer('leave', () => isCut),
    );
    await shown(
      'trips',
      LATER,
      answer('trips', () => false),
    );
    isCut = false;
    asked.length = 0;
    await askAgain(client);
    expect([asked, unansweredSince(client)]).toEqual([['leave'], undefined]);
  });
});

/** A database of the browser that tells what is put into it. */
function openDatabase(): readonly Seen[] {
  const put: Seen[] = [];
  const objectStore = () => ({ put: (it: Seen) => put.push(it) });
  const transaction = () => {
    const act = { objectStore, oncomplete: () => undefined };
    queueMicrotask(() => act.oncomplete());
    return act;
  };
  const request = { result: { transaction }, onsuccess: () => undefined };
  const open = () => {
    queueMicrotask(() => request.onsuccess());
    return request;
  };
  vi.stubGlobal('indexedDB', { open });
  return put;
}

it('what was seen is kept for its member until the session of then ends, at 23:55 of the company', async () => {
  const put = openDatabase();
  client.setQueryData(['company'], { zone: 'Asia/Yangon' });
  leave.push(keepLastSeen(client, 11));
  client.setQueryData(['today'], 'seen');
  const until = Date.parse('2026-11-20T23:55:00+06:30');
  await expect.poll(() => put).toContainEqual(expect.objectContaining({ memberId: 11, data: 'seen', until }));
});
