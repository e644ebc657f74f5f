/** Web storage that never throws: a browser may forbid it or have no room left. */
function guarded(store: () => Storage) {
  const attempt = <T>(act: (storage: Storage) => T, otherwise: T): T => {
    try {
      return act(store());
    } catch {
      return otherwise;
    }
  };
  return {
    read: (key: string): string | null => attempt((it) => it.getItem(key), null),
    write: (key: string, value: string): void => attempt((it) => it.setItem(key, value), undefined),
    remove: (key: string): void => attempt((it) => it.removeItem(key), undefined),
  };
}

export const kept = guarded(() => window.localStorage);
export const keptInTab = guarded(() => window.sessionStorage);
