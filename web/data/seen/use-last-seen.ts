import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { serverAnswers, watchAnswers } from '../../lib/api/server-answers.ts';
import { keepTrying, whenBack } from '../../lib/api/trying-again.ts';
import { askAgain, keepLastSeen, unansweredSince } from './last-seen.ts';

/** The first and the longest between two tries. */
const PAUSES_MS = [5000, 60_000] as const;

/** What is told while something is drawn, when nothing else may be drawn anew: none of it says that a read was answered. */
const WHILE_DRAWING = new Set(['added', 'observerResultsUpdated', 'observerOptionsUpdated']);

/**
 * Keeps what the member sees of the daily pages, and where the server gives no answer asks again until it does.
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
    return client.getQueryCache().subscribe(({ type }) => !WHILE_DRAWING.has(type) && look());
  }, [client]);
  const isCut = since !== undefined;
  useEffect(() => {
    if (!isCut) return;
    return keepTrying(() => void askAgain(client), PAUSES_MS, whenBackOrAnswered);
  }, [isCut, client]);
  return since;
}

function whenBackOrAnswered(act: () => void): () => void {
  const unwatch = whenBack(act);
  const unwatchAnswers = watchAnswers(() => serverAnswers() && act());
  return () => {
    unwatch();
    unwatchAnswers();
  };
}
