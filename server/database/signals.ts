/** What servers tell each other: whose days may be others now, and in whose session a board was opened. */
export type Topic = 'days' | 'board';

export type Heard = (ids: readonly number[], from: 'here' | 'elsewhere') => void;

/**
 * Tells all servers of one database that something has changed, so that they look. A signal may be lost, when a server dies
 * or a connection breaks: who listens also looks by itself now and then.
 */
export interface Signals {
  /** No other server has this database: every instant in it is of one clock. */
  readonly alone: boolean;
  /** Tells this server at once and the others soon; never fails. */
  send(topic: Topic, ids: readonly number[]): void;
  /** Listens until what is returned is called. */
  listen(topic: Topic, heard: Heard): Promise<() => void>;
  close(): Promise<void>;
}

/** Signals within this server, which is all there is on SQLite. */
export function localSignals(): Signals & { readonly hear: (topic: Topic, ...given: Parameters<Heard>) => void } {
  const listeners: Readonly<Record<Topic, Set<Heard>>> = { days: new Set(), board: new Set() };
  const hear = (topic: Topic, ...given: Parameters<Heard>) => {
    for (const heard of listeners[topic]) heard(...given);
  };
  return {
    alone: true,
    hear,
    send: (topic, ids) => hear(topic, ids, 'here'),
    listen: async (topic, heard) => {
      listeners[topic].add(heard);
      return () => void listeners[topic].delete(heard);
    },
    close: async () => {},
  };
}
