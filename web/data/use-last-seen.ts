import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { serverAnswers, watchAnswers } from '../lib/server-answers.ts';
import { growingPauses, whenBack } from '../lib/trying-again.ts';
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
    // What is added is so while something is drawn, and nobody looks at it yet.
    return client.getQueryCache().subscribe(({ type }) => type !== 'added' && look());
  }, [client]);
  const isCut = since !== undefined;
  useEffect(() => {
    if (!isCut) return;
    const pauses = growingPauses(FIRST_PAUSE_MS, LONGEST_PAUSE_MS);
    const again = () => {
      clearTimeout(timer);
      timer = setTimeout(again, pauses.next());
      void askAgain(client);
    };
    let timer = setTimeout(again, pauses.next());
    const unwatch = whenBack(again);
    const unwatchAnswers = watchAnswers(() => serverAnswers() && again());
    return () => {
      clearTimeout(timer);
      unwatch();
      unwatchAnswers();
    };
  }, [isCut, client]);
  return since;
}
