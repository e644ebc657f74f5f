/** From an instant to another, in milliseconds. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** Stretches in order of their start, each without what was in one before. */
export function apart(stretches: readonly Stretch[]): Stretch[] {
  let until = Number.NEGATIVE_INFINITY;
  return stretches.flatMap(({ from, to }) => {
    const begins = Math.max(from, until);
    until = Math.max(until, to);
    return to > begins ? [{ from: begins, to }] : [];
  });
}

/** How long stretches in order of their start last together. */
export const lengthOf = (stretches: readonly Stretch[]): number =>
  apart(stretches).reduce((length, { from, to }) => length + to - from, 0);

/** How much of stretches, none of them over another, lies between two instants. */
export const lengthBetween = (stretches: readonly Stretch[], from: number, to: number): number =>
  stretches.reduce((sum, it) => sum + Math.max(0, Math.min(it.to, to) - Math.max(it.from, from)), 0);
