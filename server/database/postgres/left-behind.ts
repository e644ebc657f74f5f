import { setTimeout as sleep } from 'node:timers/promises';

/** How often it is asked whether PostgreSQL has done with a connection, ms. */
const LOOK_MS = 500;

/**
 * What it still works at. One that waits for a question, or to be read from, will do nothing more for a connection that was
 * given up; a statement ends by its own limit. A commit has none.
 */
const AT_WORK = `select 1 from pg_stat_activity
  where pid = $1 and state = 'active' and wait_event is distinct from 'ClientWrite'`;

interface LeftBehind {
  /** Resolves when PostgreSQL works no longer for a connection, or cannot be asked. */
  done(processId: number): Promise<void>;
  close(): void;
}

/**
 * What PostgreSQL goes on with for connections that were given up: a commit waits there for a disk or a synchronous standby,
 * also when whoever asked for it has gone. Were each given up for a new one, they would soon be all that PostgreSQL takes.
 */
export function leftBehind(ask: (text: string, values: unknown[]) => Promise<{ rowCount: number | null }>): LeftBehind {
  let closed = false;
  const isAtWork = async (processId: number) => {
    try {
      return ((await ask(AT_WORK, [processId])).rowCount ?? 0) > 0;
    } catch {
      return false;
    }
  };
  return {
    done: async (processId) => {
      while (!closed && (await isAtWork(processId))) await sleep(LOOK_MS, undefined, { ref: false });
    },
    close: () => {
      closed = true;
    },
  };
}
