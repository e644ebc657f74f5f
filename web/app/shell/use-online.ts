import { useEffect, useSyncExternalStore } from 'react';
import { askWhetherThere, serverAnswers, watchAnswers } from '../../lib/server-answers.ts';
import { growingPauses, whenBack } from '../../lib/trying-again.ts';

const FIRST_PAUSE_MS = 2000;
const LONGEST_PAUSE_MS = 30_000;

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
  const answers = useSyncExternalStore(watchAnswers, serverAnswers);
  const online = useSyncExternalStore(watch, () => navigator.onLine && serverAnswers());
  useEffect(() => {
    if (answers) return;
    const pauses = growingPauses(FIRST_PAUSE_MS, LONGEST_PAUSE_MS);
    const again = () => {
      clearTimeout(timer);
      timer = setTimeout(again, pauses.next());
      void askWhetherThere();
    };
    let timer = setTimeout(again, pauses.next());
    const unwatch = whenBack(again);
    return () => {
      clearTimeout(timer);
      unwatch();
    };
  }, [answers]);
  return online;
}
