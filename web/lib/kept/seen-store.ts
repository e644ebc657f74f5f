import { browserDatabase } from './browser-database.ts';
import { SEEN_DATABASE } from './wipe-seen.ts';

export interface Seen {
  /** The key of what was read. */
  readonly key: string;
  readonly memberId: number;
  readonly data: unknown;
  /** When the server said so, by the device's clock; milliseconds since 1970. */
  readonly at: number;
  /** When the session of then ends, by the server's clock; milliseconds since 1970. */
  readonly until: number;
}

/** What a member has seen, as this browser keeps it for a page that is opened without a connection. */
const act = browserDatabase(SEEN_DATABASE, { seen: 'key' }, 'relaxed');
const nothing = () => undefined;

export const seenStore = {
  put: async (it: Seen): Promise<void> => void (await act('seen', 'readwrite', (store) => store.put(it), nothing)),
  get: (key: string): Promise<Seen | undefined> =>
    act<Seen | undefined, undefined>('seen', 'readonly', (store) => store.get(key), nothing),
};
