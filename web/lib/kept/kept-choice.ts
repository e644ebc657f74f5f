import { useSyncExternalStore } from 'react';
import { kept } from './browser-storage.ts';

/** One of a few that this device remembers, and tells whoever shows it; the usual one until something is chosen. */
export function keptChoice<T extends string>(key: string, all: readonly T[], usual: T) {
  const watchers = new Set<() => void>();
  const watch = (notify: () => void) => {
    watchers.add(notify);
    return () => watchers.delete(notify);
  };
  const chosen = (): T => all.find((it) => it === kept.read(key)) ?? usual;
  return {
    choose: (choice: T): void => {
      kept.write(key, choice);
      for (const notify of watchers) notify();
    },
    useChosen: (): T => useSyncExternalStore(watch, chosen),
  };
}
