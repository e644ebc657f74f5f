import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { newKey } from '../api/new-key.ts';
import { refusedTries } from './refused-tries.ts';

/** What came of a try: the form is done with, goes on, was not taken, nobody knows, or was left. */
export type Outcome = 'done' | 'stored' | 'refused' | 'unanswered' | 'unsent';

/**
 * Runs one try after another, never two at once, and none once the form is done with. Each gets the key of the request,
 * which stays the same until one is stored, also for the page that is loaded in place of this one and told of it.
 */
export function useSending() {
  const [busy, setBusy] = useState(false);
  const running = useRef(false);
  const key = useRef<string | undefined>(undefined);
  const [sentAs, setSentAs] = useState<string | undefined>();

  async function send(attempt: (key: string) => Promise<Outcome>): Promise<void> {
    running.current = true;
    key.current ??= newKey();
    // Told before anything is on its way: the page may be gone by the time of the answer.
    flushSync(() => {
      setBusy(true);
      setSentAs(key.current);
    });
    let outcome: Outcome = 'unanswered';
    try {
      outcome = await attempt(key.current);
    } finally {
      if (outcome === 'refused' && !sentAs) refusedTries.add(key.current);
      else refusedTries.delete(key.current);
      if (outcome === 'stored') sendAs(undefined);
      // An answer says nothing of an earlier try that had none.
      if (outcome === 'refused' || outcome === 'unsent') setSentAs(sentAs);
      running.current = outcome === 'done';
      setBusy(running.current);
    }
  }

  function sendAs(before: string | undefined): void {
    key.current = before;
    setSentAs(before);
  }

  return {
    busy,
    isRunning: () => running.current,
    send,
    /** The key of what is sent and not answered: it may be stored. */
    sentAs,
    /** Goes on with what an earlier page sent under this key, or begins another request. */
    sendAs,
  };
}
