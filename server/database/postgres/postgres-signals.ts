import type pg from 'pg';
import { localSignals, type Signals, type Topic } from '../signals.ts';
import { PostgresListener } from './postgres-listener.ts';

/** Signals of a burst go together: one statement for a morning's check-ins of a moment. */
const GATHER_MS = 20;
/** A notification takes at most 8,000 bytes. */
const IDS_AT_ONCE = 500;

interface Connections {
  /** Opens a connection of its own, which no time limit ends. */
  readonly connect: () => Promise<pg.Client>;
  readonly query: (text: string, values: unknown[]) => Promise<unknown>;
  readonly onError: (error: Error) => void;
}

/** One channel for each schema, so that several companies may share a database. */
const CHANNEL = `'muster_' || md5(current_schema())`;

/** Signals by LISTEN and NOTIFY, which go out after the commit: sent within it they would let one commit at a time pass. */
export function postgresSignals({ connect, query, onError }: Connections): Signals {
  const local = localSignals();
  const self = crypto.randomUUID();
  const listener = new PostgresListener({ connect, channel: CHANNEL, heard: hear, onError });
  const gathered = new Map<Topic, Set<number>>();
  let gathering: NodeJS.Timeout | undefined;

  function hear(text: string): void {
    const [from, topic, ids = ''] = text.split(' ');
    if (from !== self) local.hear(topic as Topic, ids === '' ? [] : ids.split(',').map(Number), 'elsewhere');
  }

  async function tellOthers(): Promise<void> {
    gathering = undefined;
    const texts = [...gathered].flatMap(([topic, ids]) => inParts([...ids]).map((part) => `${self} ${topic} ${part}`));
    gathered.clear();
    for (const text of texts) await query(`select pg_notify(${CHANNEL}, $1)`, [text]).catch(onError);
  }

  return {
    alone: false,
    send: (topic, ids) => {
      local.send(topic, ids);
      gathered.set(topic, new Set([...(gathered.get(topic) ?? []), ...ids]));
      gathering ??= setTimeout(() => void tellOthers(), GATHER_MS).unref();
    },
    listen: async (topic, heard) => {
      const stop = await local.listen(topic, heard);
      await listener.want();
      return () => {
        stop();
        void listener.leave();
      };
    },
    close: async () => {
      clearTimeout(gathering);
      if (gathering) await tellOthers();
      await listener.close();
    },
  };
}

function inParts(ids: readonly number[]): number[][] {
  const parts: number[][] = [];
  for (let start = 0; start < ids.length; start += IDS_AT_ONCE) parts.push(ids.slice(start, start + IDS_AT_ONCE));
  return parts;
}
