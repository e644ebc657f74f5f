const SECOND_MS = 1000;

/**
 * Of many that come one after the other, one a second is to be told: for that one it answers how many others came since the
 * one before, for all others nothing.
 */
export function oneASecond(): () => number | undefined {
  let others = 0;
  let last = -SECOND_MS;
  return () => {
    if (performance.now() - last < SECOND_MS) {
      others += 1;
      return undefined;
    }
    const since = others;
    last = performance.now();
    others = 0;
    return since;
  };
}
