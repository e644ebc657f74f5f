/** Whether the server gave an answer when it was last asked; until it was asked it is taken for there. */
let answers = true;
const watchers = new Set<() => void>();
/** What a proxy says when it finds no server behind it. */
const NOBODY_BEHIND = new Set([502, 504]);

/** Notes what came of a request: the status of its answer, or that there was none. */
export function noteAnswer(status: number | undefined): void {
  const next = status !== undefined && !NOBODY_BEHIND.has(status);
  if (next === answers) return;
  answers = next;
  for (const notify of watchers) notify();
}

export const serverAnswers = (): boolean => answers;

/** Tells when the server is gone and when it is back. */
export function watchAnswers(notify: () => void): () => void {
  watchers.add(notify);
  return () => watchers.delete(notify);
}

/** Asks the server nothing but whether it is there. */
export async function askWhetherThere(): Promise<void> {
  const answer = await fetch('/healthz', { cache: 'no-store', credentials: 'omit' }).catch(() => undefined);
  noteAnswer(answer?.status);
}
