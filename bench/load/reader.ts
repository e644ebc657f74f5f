/**
 * Reads something again and again until it is ended, in a process of its own: whoever measures what others wait meanwhile
 * must not be who takes the file, or their own work would count as a wait.
 */
import { setTimeout as sleep } from 'node:timers/promises';

export interface ReaderOrder {
  readonly url: string;
  readonly token: string;
  /** Between an answer and the next request. */
  readonly pauseMs: number;
}

process.once('message', async ({ url, token, pauseMs }: ReaderOrder) => {
  const headers = { authorization: `Bearer ${token}` };
  for (;;) {
    const answer = await fetch(url, { headers });
    if (!answer.ok) throw new Error(`${url} answered ${answer.status}.`);
    for await (const _part of answer.body ?? []);
    process.send?.('read');
    await sleep(pauseMs);
  }
});
