import {
  type BoardMember,
  readAttendanceBoard,
  watchAttendanceBoard,
} from '@muster/domain/attendance/board/board-contract.ts';
import type { BoardState } from '@muster/domain/attendance/board/presence-states.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api/api.ts';
import { readEvents } from '../../lib/api/event-stream.ts';

/** So many come one by one; of more it is told by group how many are where, until one of these is asked for. */
const AT_ONCE = '300';

/** Everybody whom the reader may see, and where they are now. */
export const boardQuery = queryOptions({
  queryKey: ['board'],
  queryFn: async () => (await api.call(readAttendanceBoard, { query: { most: AT_ONCE } })).data,
  staleTime: 5000,
});

/** What narrows a board; what is empty does not. */
export interface BoardAsked {
  readonly state: BoardState | '';
  readonly groupno: string;
  readonly search: string;
}

export const isNarrowed = ({ state, groupno, search }: BoardAsked): boolean =>
  state !== '' || groupno !== '' || search !== '';

/** Those of very many who are asked for; a group comes whole. */
export const boardOf = ({ state, groupno, search }: BoardAsked) =>
  queryOptions({
    queryKey: ['board', 'of', { state, groupno, search }],
    queryFn: async () => {
      const most = groupno === '' ? AT_ONCE : '99999';
      const query = { most, ...(state && { state }), ...(groupno && { groupno }), ...(search && { search }) };
      return (await api.call(readAttendanceBoard, { query })).data;
    },
    placeholderData: keepPreviousData,
    staleTime: 5000,
  });

interface Following {
  /** The `at` of the board that is known. */
  readonly since: string;
  readonly signal: AbortSignal;
  readonly onOpen: () => void;
  readonly onChange: (members: readonly BoardMember[]) => void;
}

/** Follows what changes on the board until the server or the signal ends it; fails where it cannot be followed. */
export async function followBoard({ since, signal, onOpen, onChange }: Following): Promise<void> {
  const answer = await fetch(watchAttendanceBoard.path, {
    headers: { Authorization: `Bearer ${await api.bearer()}`, 'Last-Event-ID': since },
    signal,
  });
  if (!answer.ok || !answer.body) throw new Error(`The stream answered ${answer.status}.`);
  onOpen();
  await readEvents(answer.body, (events) => {
    const changes = events.filter((it) => it.event === 'change');
    if (changes.length > 0) onChange(changes.map((it) => JSON.parse(it.data) as BoardMember));
  });
}
