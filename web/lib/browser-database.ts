/** What this browser keeps beyond a tab: each list under a key of its own. */
const STORES = { punches: 'clientid' } as const;
type StoreName = keyof typeof STORES;

let opened: Promise<IDBDatabase> | undefined;

function open(): Promise<IDBDatabase> {
  opened ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open('muster', 1);
    request.onupgradeneeded = () => {
      for (const [name, keyPath] of Object.entries(STORES)) request.result.createObjectStore(name, { keyPath });
    };
    request.onerror = () => reject(request.error);
    request.onsuccess = () => {
      // Another tab may bring a newer one: this one lets go and opens it when it is next asked.
      request.result.onversionchange = () => {
        request.result.close();
        opened = undefined;
      };
      resolve(request.result);
    };
  });
  return opened;
}

/** Does one thing and waits until it is on the disk. */
async function settled<T>(name: StoreName, act: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const transaction = (await open()).transaction(name, 'readwrite', { durability: 'strict' });
  const request = act(transaction.objectStore(name));
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve(request.result);
    transaction.onabort = () => reject(transaction.error);
  });
}

/**
 * A list in the browser's database. Where the browser has none, or forbids it, the list is kept in this page, which is then
 * the best that can be promised.
 */
export function browserList<T extends object>(name: StoreName) {
  const inPage = new Map<unknown, T>();
  const keyOf = (it: T): unknown => (it as Record<string, unknown>)[STORES[name]];
  const attempt = async <R>(act: () => Promise<R>, otherwise: () => R): Promise<R> => {
    if (typeof indexedDB === 'undefined') return otherwise();
    try {
      return await act();
    } catch (why) {
      console.info('The browser keeps nothing beyond this page.', why);
      return otherwise();
    }
  };
  return {
    all: (): Promise<T[]> =>
      attempt(
        async () => [...inPage.values(), ...(await settled<T[]>(name, (it) => it.getAll()))],
        () => [...inPage.values()],
      ),
    put: (value: T): Promise<void> =>
      attempt(
        async () => void (await settled(name, (it) => it.put(value))),
        () => void inPage.set(keyOf(value), value),
      ),
    remove: async (key: string): Promise<void> => {
      inPage.delete(key);
      await attempt(
        () => settled(name, (it) => it.delete(key)),
        () => undefined,
      );
    },
  };
}
