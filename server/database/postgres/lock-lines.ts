/**
 * More wait for a row already than may hold a connection for it: the transaction gives its own back and stands in line.
 * Told to the outside as a lock that was not to be had.
 */
export class LineFull extends Error {
  readonly code = '55P03';
  readonly row: string;

  constructor(row: string) {
    super(`Too many wait for ${row}.`);
    this.row = row;
  }
}

/**
 * Who waits for rows that somebody else holds. Each of them keeps a connection of the pool meanwhile, so one row that is
 * held would in the end keep all of them, and everybody else out.
 */
export interface LockLines {
  /** Waits for rows, among those who may. @throws LineFull */
  wait<T>(rows: readonly string[], work: () => Promise<T>): Promise<T>;
  /** Stands in line without a connection, until somebody's wait for the row is over; false when that takes too long. */
  turn(row: string, milliseconds: number): Promise<boolean>;
}

/** Lines in which so many at once may wait for a row with a connection. */
export function createLockLines(room: number): LockLines {
  const waiting = new Map<string, number>();
  const line = new Map<string, Set<() => void>>();
  const leave = (row: string) => {
    const left = (waiting.get(row) ?? 1) - 1;
    if (left === 0) waiting.delete(row);
    else waiting.set(row, left);
    const [next] = line.get(row) ?? [];
    next?.();
  };
  return {
    wait: async (rows, work) => {
      const full = rows.find((it) => (waiting.get(it) ?? 0) >= room);
      if (full !== undefined) throw new LineFull(full);
      for (const row of rows) waiting.set(row, (waiting.get(row) ?? 0) + 1);
      try {
        return await work();
      } finally {
        for (const row of rows) leave(row);
      }
    },
    turn: (row, milliseconds) => {
      if (milliseconds <= 0) return Promise.resolve(false);
      if ((waiting.get(row) ?? 0) < room) return Promise.resolve(true);
      const standing = line.get(row) ?? new Set();
      line.set(row, standing);
      return new Promise((resolve) => {
        const go = (inTime: boolean) => {
          clearTimeout(patience);
          standing.delete(called);
          if (standing.size === 0) line.delete(row);
          resolve(inTime);
        };
        const called = () => go(true);
        const patience = setTimeout(() => go(false), milliseconds);
        standing.add(called);
      });
    },
  };
}
