import { useSyncExternalStore } from 'react';
import { type Accent, accents } from './accents.ts';
import { kept } from './browser-storage.ts';

const KEY = 'muster-accent';
const watchers = new Set<() => void>();

function chosen(): Accent {
  const name = kept.read(KEY);
  return name !== null && Object.hasOwn(accents, name) ? (name as Accent) : 'blue';
}

export function chooseAccent(accent: Accent): void {
  kept.write(KEY, accent);
  for (const notify of watchers) notify();
}

/** The accent that the member chose, as this device remembers it; blue until then. */
export function useAccent(): Accent {
  return useSyncExternalStore((notify) => {
    watchers.add(notify);
    return () => watchers.delete(notify);
  }, chosen);
}
