import { finished } from 'node:stream/promises';
import type { BoardMember } from '@muster/domain/attendance/board/board-contract.ts';
import type { Client } from '../company/client.ts';

export interface BoardEvent {
  readonly id: string | undefined;
  readonly event: string;
  readonly member: BoardMember;
}

/** An open board: what it was told so far, and whether it was ended. */
export interface OpenStream {
  readonly status: number;
  readonly contentType: string;
  readonly events: readonly BoardEvent[];
  readonly ended: Promise<void>;
  /** Resolves with the first event that is as asked for, once it is there. */
  until(wanted: (it: BoardEvent) => boolean): Promise<BoardEvent>;
  leave(): void;
}

/** A busy machine takes its time; what a signal tells still comes before anybody looks at everybody anew, each half minute. */
const PATIENCE_MS = 20_000;

/** Opens the stream of a board, as a browser would with the token of a client. */
export async function openBoard(
  client: Client,
  { query = '', lastEventId }: { query?: string; lastEventId?: string } = {},
): Promise<OpenStream> {
  const response = await client.begin({
    method: 'GET',
    url: `/api/attendance/board/stream${query}`,
    headers: lastEventId ? { 'last-event-id': lastEventId } : {},
  });
  const body = response.stream();
  const events: BoardEvent[] = [];
  const waiting = new Set<() => void>();
  let rest = '';
  body.on('data', (chunk: Buffer) => {
    const parts = `${rest}${chunk.toString()}`.split('\n\n');
    rest = parts.pop() ?? '';
    for (const part of parts) if (part.startsWith('event:') || part.startsWith('id:')) events.push(eventOf(part));
    for (const look of waiting) look();
  });
  const ended = finished(response.raw.res).catch(() => {});
  return {
    status: response.statusCode,
    contentType: String(response.headers['content-type']),
    events,
    ended,
    until: (wanted) =>
      new Promise((resolve, reject) => {
        const late = setTimeout(() => reject(new Error(`Not among ${JSON.stringify(events)}`)), PATIENCE_MS);
        const look = () => {
          const found = events.find(wanted);
          if (!found) return;
          clearTimeout(late);
          waiting.delete(look);
          resolve(found);
        };
        waiting.add(look);
        look();
      }),
    // The server's side of it, as when a connection breaks.
    leave: () => void response.raw.res.destroy(),
  };
}

function eventOf(part: string): BoardEvent {
  const fields = new Map(part.split('\n').map((line) => line.split(/: (.*)/s, 2) as [string, string]));
  return {
    id: fields.get('id'),
    event: fields.get('event') ?? '',
    member: JSON.parse(fields.get('data') ?? '{}') as BoardMember,
  };
}
