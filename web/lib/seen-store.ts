import { SEEN_DATABASE } from './wipe-seen.ts';

/** What a member has seen, as this browser keeps it for a page that is opened without a connection. */
const STORE = 'seen';

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

let opened: Promise<IDBDatabase> | undefined;

function open(): Promise<IDBDatabase> {
  opened ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(SEEN_DATABASE, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'key' });
    request.onerror = () => reject(request.error);
    request.onsuccess = () => {
      // Whoever wipes it, in whichever tab, waits for nobody.
      request.result.onversionchange = letGo;
      resolve(request.result);
    };
  });
  return opened;
}

function letGo(): void {
  void opened?.then((it) => it.close());
  opened = undefined;
}

async function acted<T>(
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T | undefined> {
  if (typeof indexedDB === 'undefined') return undefined;
  try {
    const request = act((await open()).transaction(STORE, mode).objectStore(STORE));
    return await new Promise((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  } catch (why) {
    console.info('The browser keeps nothing for times without a connection.', why);
    return undefined;
  }
}

export const seenStore = {
  put: async (it: Seen): Promise<void> => void (await acted('readwrite', (store) => store.put(it))),
  get: (key: string): Promise<Seen | undefined> => acted<Seen | undefined>('readonly', (store) => store.get(key)),
};
