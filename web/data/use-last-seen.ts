import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { askAgain, keepLastSeen, unansweredSince } from './last-seen.ts';

const FIRST_PAUSE_MS = 5000;
const LONGEST_PAUSE_MS = 60_000;

/**
 * Keeps what the member sees of the daily pages, shows it again where the server gives no answer, and asks again until it does.
 * @returns undefined while all on the screen is answered; 0 where nothing was seen before; otherwise since when the oldest
 * of it was not, in milliseconds since 1970 by the device's clock
 */
export function useLastSeen(memberId: number): number | undefined {
  const client = useQueryClient();
  const [since, setSince] = useState<number | undefined>();
  useEffect(() => keepLastSeen(client, memberId), [client, memberId]);
  useEffect(() => {
    const look = () => setSince(unansweredSince(client));
    look();
    return client.getQueryCache().subscribe(look);
  }, [client]);
  const isCut = since !== undefined;
  useEffect(() => {
    if (!isCut) return;
    let pause = FIRST_PAUSE_MS;
    let timer: ReturnType<typeof setTimeout>;
    const again = () => {
      clearTimeout(timer);
      pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
      timer = setTimeout(again, pause);
      void askAgain(client);
    };
    timer = setTimeout(again, pause);
    window.addEventListener('online', again);
    window.addEventListener('focus', again);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', again);
      window.removeEventListener('focus', again);
    };
  }, [isCut, client]);
  return since;
}
