import { useSyncExternalStore } from 'react';

/** Lets what is drawn follow something that is kept outside of it: `tell` says that `read` gives another by now. */
export function followed<T>(read: () => T) {
  const watchers = new Set<() => void>();
  const watch = (notify: () => void) => {
    watchers.add(notify);
    return () => watchers.delete(notify);
  };
  return {
    watch,
    tell: (): void => {
      for (const notify of watchers) notify();
    },
    useFollowed: (): T => useSyncExternalStore(watch, read),
  };
}
