import { followed } from '../followed.ts';

/** Whether the server gave an answer when it was last asked; until it was asked it is taken for there. */
let answers = true;
export const serverAnswers = (): boolean => answers;
const { tell, watch, useFollowed } = followed(serverAnswers);
/** Tells when the server is gone and when it is back. */
export const watchAnswers = watch;
export const useServerAnswers = useFollowed;

/** What a proxy says when it finds no server behind it. */
const NOBODY_BEHIND = new Set([502, 504]);

/** Notes what came of a request: the status of its answer, or that there was none. */
export function noteAnswer(status: number | undefined): void {
  const next = status !== undefined && !NOBODY_BEHIND.has(status);
  if (next === answers) return;
  answers = next;
  tell();
}

/** Asks the server nothing but whether it is there. */
export async function askWhetherThere(): Promise<void> {
  const answer = await fetch('/healthz', { cache: 'no-store', credentials: 'omit' }).catch(() => undefined);
  noteAnswer(answer?.status);
}
