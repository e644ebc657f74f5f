/** Whether a page stands there that could not be fetched: it says that there is no connection, and nothing else says it too. */
const CHANGE = 'missing-page';
let shown = 0;

function count(change: 1 | -1): void {
  shown += change;
  dispatchEvent(new Event(CHANGE));
}

export const isMissingPageShown = (): boolean => shown > 0;

export function watchMissingPage(notify: () => void): () => void {
  addEventListener(CHANGE, notify);
  return () => removeEventListener(CHANGE, notify);
}

/** @returns what ends it */
export function showMissingPage(): () => void {
  count(1);
  return () => count(-1);
}
