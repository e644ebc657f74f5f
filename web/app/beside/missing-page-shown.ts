import { followed } from '../../lib/followed.ts';

let shown = 0;

/** Whether a page stands there that could not be fetched: it says that there is no connection, and nothing else says it too. */
export const isMissingPageShown = (): boolean => shown > 0;
const { tell, useFollowed } = followed(isMissingPageShown);
export const useMissingPageShown = useFollowed;

function count(change: 1 | -1): void {
  shown += change;
  tell();
}

/** @returns what ends it */
export function showMissingPage(): () => void {
  count(1);
  return () => count(-1);
}
