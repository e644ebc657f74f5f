import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** Long enough for what the page shows to be drawn first. */
const AFTER_PAGE_MS = 1500;

/**
 * Whether the first page has what it shows, or there is no connection to wait for: what nobody waits for may come now.
 * Nothing is drawn for the reads that come and go until then.
 */
export function useRest(): boolean {
  const client = useQueryClient();
  const [rests, setRests] = useState(false);
  useEffect(() => {
    if (rests) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      if (client.isFetching() > 0 && navigator.onLine) {
        clearTimeout(timer);
        timer = undefined;
      } else timer ??= setTimeout(() => setRests(true), AFTER_PAGE_MS);
    };
    look();
    const leave = client.getQueryCache().subscribe(look);
    return () => {
      leave();
      clearTimeout(timer);
    };
  }, [client, rests]);
  return rests;
}
