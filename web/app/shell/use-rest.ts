import { useIsFetching } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** Long enough for what the page shows to be drawn first. */
const AFTER_PAGE_MS = 1500;

/** Whether the first page has what it shows, or there is no connection to wait for: what nobody waits for may come now. */
export function useRest(): boolean {
  const isBusy = useIsFetching() > 0 && navigator.onLine;
  const [rests, setRests] = useState(false);
  useEffect(() => {
    if (isBusy) return;
    const timer = setTimeout(() => setRests(true), AFTER_PAGE_MS);
    return () => clearTimeout(timer);
  }, [isBusy]);
  return rests;
}
