import type pg from 'pg';

/** Asks on a connection that others use at the same time. */
export type AskShared = (text: string, values: readonly unknown[]) => Promise<unknown[]>;

/**
 * Short reads of all requests on a few connections that they share: what is asked in one moment goes out in one write, and
 * nobody waits for a connection of their own. Each is opened when it is first needed and again after it broke.
 */
export function sharedLines(pool: pg.Pool, count: number): { readonly ask: AskShared; readonly close: () => void } {
  const lines = Array.from({ length: count }, () => createLine(pool));
  let chosen: (typeof lines)[number] | undefined;
  return {
    ask: (text, values) => {
      if (!chosen) {
        chosen = lines.reduce((a, b) => (b.waiting() < a.waiting() ? b : a));
        process.nextTick(() => {
          chosen = undefined;
        });
      }
      return chosen.ask(text, values);
    },
    close: () => {
      for (const line of lines) line.close();
    },
  };
}

function createLine(pool: pg.Pool) {
  let waiting = 0;
  let opened: Promise<pg.PoolClient> | undefined;
  let close = () => {};
  const open = async (): Promise<pg.PoolClient> => {
    try {
      const client = await pool.connect();
      let left = false;
      close = () => {
        if (left) return;
        left = true;
        opened = undefined;
        client.release(true);
      };
      client.once('error', close).once('end', close);
      return client;
    } catch (error) {
      opened = undefined;
      throw error;
    }
  };
  return {
    waiting: () => waiting,
    ask: async (text: string, values: readonly unknown[]): Promise<unknown[]> => {
      waiting += 1;
      try {
        opened ??= open();
        const client = await opened;
        return (await client.query(text, values as unknown[])).rows;
      } finally {
        waiting -= 1;
      }
    },
    close: () => close(),
  };
}
