import type { Board, BoardMember } from '@muster/domain/attendance/board/board-contract.ts';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { type BoardAsked, boardOf, boardQuery, followBoard, isNarrowed } from './board.ts';

/** Without a stream the board is read again this often; then the stream is tried again, too. */
const POLL_MS = 30_000;

/**
 * The board, as it changes while the page is in sight; by reading it again and again where nothing can be followed. Of more
 * than come at once those who are asked for are read again and again, and the groups in which all are are told.
 */
export function useBoard(asked: BoardAsked) {
  const client = useQueryClient();
  const [live, setLive] = useState(false);
  const all = useQuery({
    ...boardQuery,
    refetchInterval: ({ state: { data } }) => (live || isAskedApart(data, asked) ? false : POLL_MS),
  });
  const wide = all.data?.more === true;
  const isPart = isAskedApart(all.data, asked);
  const part = useQuery({ ...boardOf(asked), enabled: isPart, refetchInterval: POLL_MS });
  const inSight = useInSight();
  const isLoaded = all.data !== undefined && !wide;
  useEffect(() => {
    if (!isLoaded || !inSight) return undefined;
    const leaving = new AbortController();
    void keepFollowing(client, leaving.signal, setLive);
    return () => leaving.abort();
  }, [client, isLoaded, inSight]);
  return { board: isPart ? part : all, ofAll: wide ? (all.data?.counts ?? []) : undefined, live };
}

/** Whether what narrows a board is the server's to find. Nobody is in a group that an address names and that is none. */
const isAskedApart = (board: Board | undefined, asked: BoardAsked): boolean =>
  board?.more === true &&
  isNarrowed(asked) &&
  (asked.groupno === '' || (board.counts ?? []).some((it) => it.groupno === asked.groupno));

/** One connection a browser: another window of it takes the stream over, and this one reads until it may be its turn again. */
async function keepFollowing(
  client: QueryClient,
  signal: AbortSignal,
  setLive: (live: boolean) => void,
): Promise<void> {
  while (!signal.aborted) {
    try {
      const { at } = await client.fetchQuery(boardQuery);
      const onChange = (members: readonly BoardMember[]) =>
        client.setQueryData(boardQuery.queryKey, (known) => known && withChanges(known, members));
      await followBoard({ since: at, signal, onOpen: () => setLive(true), onChange });
      // Whoever left the board is known by reading it anew.
      if (!signal.aborted) await client.invalidateQueries(boardQuery);
    } catch {
      // The board itself says what is wrong when it is read again.
    }
    setLive(false);
    await pause(POLL_MS, signal);
  }
}

const pause = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (signal.aborted) return resolve();
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

export function withChanges(board: Board, changed: readonly BoardMember[]): Board {
  const members = new Map(board.members.map((it) => [it.membernoid, it]));
  for (const it of changed) members.set(it.membernoid, it);
  return { ...board, members: [...members.values()] };
}

const useInSight = () =>
  useSyncExternalStore(
    (changed) => {
      document.addEventListener('visibilitychange', changed);
      return () => document.removeEventListener('visibilitychange', changed);
    },
    () => document.visibilityState === 'visible',
  );
