import { useRef, useState } from 'react';
import { newKey } from '../new-key.ts';

/** What came of a try: the form is done with, goes on, was not taken, or was left. */
export type Outcome = 'done' | 'stored' | 'refused' | 'unsent';

/**
 * Runs one try after another, never two at once, and none once the form is done with. Each gets the key of the request,
 * which stays the same until one is stored.
 */
export function useSending() {
  const [busy, setBusy] = useState(false);
  const running = useRef(false);
  const key = useRef<string | undefined>(undefined);

  async function send(attempt: (key: string) => Promise<Outcome>): Promise<void> {
    running.current = true;
    setBusy(true);
    key.current ??= newKey();
    let outcome: Outcome = 'refused';
    try {
      outcome = await attempt(key.current);
    } finally {
      if (outcome === 'stored') key.current = undefined;
      running.current = outcome === 'done';
      setBusy(running.current);
    }
  }

  return { busy, isRunning: () => running.current, send };
}
