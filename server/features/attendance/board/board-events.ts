import { Readable } from 'node:stream';
import type { BoardMember } from '@muster/domain/attendance/board/board-contract.ts';

/** A member as the board has them now; `changedAt` is when that came to be known, and the id of its event. */
export interface BoardEntry {
  readonly groupId: number | null;
  readonly changedAt: string;
  readonly text: string;
}

export const entryText = (member: BoardMember): string => `event: change\ndata: ${JSON.stringify(member)}\n\n`;

const PING = 'event: ping\ndata: {}\n\n';
/** A browser that lost the stream asks again after so long. */
const OPENING = 'retry: 5000\n\n';
/** Text that waits in the server for a slow reader; beyond it only who has changed is noted. */
const BUFFERED_BYTES = 4096;

/** The events of one open board. */
export interface BoardEvents {
  readonly body: Readable;
  /** Sends a member's entry as soon as the reader takes it, once however often it changes until then. */
  tell(id: number): void;
  /** A sign of life; a reader who has taken nothing since the one before the last is given up. */
  ping(): void;
  end(): void;
}

interface Opening {
  readonly entries: ReadonlyMap<number, BoardEntry>;
  /** Who is told first, before anything carries an id: then everything up to `at` is known. */
  readonly first: readonly number[];
  readonly at: string;
  readonly closed: () => void;
}

/**
 * Events for one reader, by their back-pressure: what waits are numbers of members, never texts, so that a reader who does not
 * read costs next to nothing. Those who changed are told in the order in which they last did, so that an id stands for all that was before.
 */
export function boardEvents({ entries, first, at, closed }: Opening): BoardEvents {
  const opening = new Set(first);
  const changed = new Set<number>();
  let wanted = false;
  let unread = 0;
  let over = false;
  const body = new Readable({
    highWaterMark: BUFFERED_BYTES,
    read: () => {
      wanted = true;
      unread = 0;
      flow();
    },
    destroy: (_error, done) => {
      over = true;
      closed();
      done(null);
    },
  });
  const nextText = (): string | undefined => {
    for (const from of [opening, changed]) {
      for (const id of from) {
        from.delete(id);
        const entry = entries.get(id);
        if (!entry) continue;
        if (from === changed) return `id: ${entry.changedAt}\n${entry.text}`;
        return opening.size > 0 ? entry.text : `id: ${at}\n${entry.text}`;
      }
    }
    return undefined;
  };
  const flow = () => {
    while (wanted && !over) {
      const text = nextText();
      if (text === undefined) return;
      wanted = body.push(text);
    }
  };
  body.push(OPENING);
  return {
    body,
    tell: (id) => {
      opening.delete(id);
      changed.delete(id);
      changed.add(id);
      flow();
    },
    ping: () => {
      if (over) return;
      if (wanted) wanted = body.push(PING);
      else if (++unread > 1) body.destroy();
    },
    end: () => {
      over = true;
      if (wanted) body.push(null);
      else body.destroy();
    },
  };
}
