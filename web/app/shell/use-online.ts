import { useEffect, useSyncExternalStore } from 'react';
import { askWhetherThere, serverAnswers, useServerAnswers, watchAnswers } from '../../lib/api/server-answers.ts';
import { keepTrying } from '../../lib/api/trying-again.ts';

/** The first and the longest between two tries. */
const PAUSES_MS = [2000, 30_000] as const;

function watch(notify: () => void): () => void {
  window.addEventListener('online', notify);
  window.addEventListener('offline', notify);
  const unwatch = watchAnswers(notify);
  return () => {
    window.removeEventListener('online', notify);
    window.removeEventListener('offline', notify);
    unwatch();
  };
}

/**
 * Whether Muster can be reached: the browser knows of a connection, and the server gave an answer when it was last asked.
 * A server that gave none is asked again until it does.
 */
export function useOnline(): boolean {
  const answers = useServerAnswers();
  const online = useSyncExternalStore(watch, () => navigator.onLine && serverAnswers());
  useEffect(() => {
    if (answers) return;
    return keepTrying(() => void askWhetherThere(), PAUSES_MS);
  }, [answers]);
  return online;
}
