import {
  type BoardMember,
  readAttendanceBoard,
  watchAttendanceBoard,
} from '@muster/domain/attendance/board/board-contract.ts';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api/api.ts';
import { readEvents } from '../../lib/api/event-stream.ts';

/** Everybody whom the reader may see, and where they are now. */
export const boardQuery = queryOptions({
  queryKey: ['board'],
  queryFn: async () => (await api.call(readAttendanceBoard)).data,
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
