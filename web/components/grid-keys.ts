/** How far a key leads in a grid; without an end where it leads to the edge. */
type GridStep = readonly [columns: number, rows: number, pages: number];

const EDGE = Number.POSITIVE_INFINITY;

/** The step of a key, the same in every grid; none of those that do not move. */
export const steps: Readonly<Record<string, GridStep>> = {
  ArrowLeft: [-1, 0, 0],
  ArrowRight: [1, 0, 0],
  ArrowUp: [0, -1, 0],
  ArrowDown: [0, 1, 0],
  Home: [-EDGE, 0, 0],
  End: [EDGE, 0, 0],
  PageUp: [0, 0, -1],
  PageDown: [0, 0, 1],
};
