/**
 * A database of this browser with lists, each of which has its key in the field named. It is opened when first asked, and let
 * go when another tab brings a newer one or wipes it.
 * @param durability `strict` where what is kept must be on the disk before it counts as kept
 * @returns does one thing with a list and waits until it is done; where the browser keeps nothing, or forbids it, `otherwise`
 */
export function browserDatabase<Lists extends Record<string, string>>(
  name: string,
  lists: Lists,
  durability: IDBTransactionDurability,
) {
  let opened: Promise<IDBDatabase> | undefined;
  const letGo = () => {
    void opened?.then((it) => it.close()).catch(() => undefined);
    opened = undefined;
  };
  const open = () => {
    opened ??= new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open(name, 1);
      request.onupgradeneeded = () => {
        for (const [list, keyPath] of Object.entries(lists)) request.result.createObjectStore(list, { keyPath });
      };
      request.onerror = () => {
        letGo();
        reject(request.error);
      };
      request.onsuccess = () => {
        request.result.onversionchange = letGo;
        resolve(request.result);
      };
    });
    return opened;
  };

  return async <T, O>(
    list: keyof Lists & string,
    mode: 'readonly' | 'readwrite',
    act: (store: IDBObjectStore) => IDBRequest<T>,
    otherwise: () => O,
  ): Promise<T | O> => {
    if (typeof indexedDB === 'undefined') return otherwise();
    try {
      const transaction = (await open()).transaction(list, mode, { durability });
      const request = act(transaction.objectStore(list));
      return await new Promise<T>((resolve, reject) => {
        transaction.oncomplete = () => resolve(request.result);
        transaction.onabort = () => reject(transaction.error);
      });
    } catch (why) {
      console.info('The browser keeps nothing beyond this page.', why);
      return otherwise();
    }
  };
}
