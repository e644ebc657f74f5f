import { browserDatabase } from './browser-database.ts';

/** What this browser keeps beyond a tab: each list under a key of its own. */
const LISTS = { punches: 'clientid' } as const;
type ListName = keyof typeof LISTS;
const act = browserDatabase('muster', LISTS, 'strict');

/**
 * A list in the browser's database. Where the browser has none, or forbids it, the list is kept in this page, which is then
 * the best that can be promised.
 */
export function browserList<T extends object>(name: ListName) {
  const inPage = new Map<unknown, T>();
  const keyOf = (it: T): unknown => (it as Record<string, unknown>)[LISTS[name]];
  return {
    all: async (): Promise<T[]> => [
      ...inPage.values(),
      ...(await act<T[], T[]>(
        name,
        'readonly',
        (it) => it.getAll(),
        () => [],
      )),
    ],
    put: async (value: T): Promise<void> =>
      void (await act(
        name,
        'readwrite',
        (it) => it.put(value),
        () => inPage.set(keyOf(value), value),
      )),
    remove: async (key: string): Promise<void> => {
      inPage.delete(key);
      await act(
        name,
        'readwrite',
        (it) => it.delete(key),
        () => undefined,
      );
    },
  };
}
