/** Pauses between tries, in milliseconds: each twice as long as the one before, up to the longest. */
export function growingPauses(first: number, longest: number) {
  let pause = first;
  return {
    next(): number {
      const now = pause;
      pause = Math.min(pause * 2, longest);
      return now;
    },
    startAgain(): void {
      pause = first;
    },
  };
}

/** Does `act` whenever the network or the person at the screen comes back; the answer ends that. */
export function whenBack(act: () => void): () => void {
  const seen = () => {
    if (document.visibilityState === 'visible') act();
  };
  window.addEventListener('online', seen);
  window.addEventListener('focus', seen);
  document.addEventListener('visibilitychange', seen);
  return () => {
    window.removeEventListener('online', seen);
    window.removeEventListener('focus', seen);
    document.removeEventListener('visibilitychange', seen);
  };
}

/**
 * Does `act` again after pauses that grow from `first` to `longest` milliseconds, and whenever `watch` tells of a better
 * moment, until the answer ends it.
 */
export function keepTrying(
  act: () => void,
  [first, longest]: readonly [number, number],
  watch: (act: () => void) => () => void = whenBack,
): () => void {
  const pauses = growingPauses(first, longest);
  const again = () => {
    clearTimeout(timer);
    timer = setTimeout(again, pauses.next());
    act();
  };
  let timer = setTimeout(again, pauses.next());
  const unwatch = watch(again);
  return () => {
    clearTimeout(timer);
    unwatch();
  };
}
