/** How far a key leads in a grid: columns, rows and pages, without an end where it leads to the edge. */
interface GridStep {
  readonly across: number;
  readonly down: number;
  readonly pages: number;
}

const still: GridStep = { across: 0, down: 0, pages: 0 };

/** The step of a key, the same in every grid; none of those that do not move. */
export const steps: Readonly<Record<string, GridStep>> = {
  ArrowLeft: { ...still, across: -1 },
  ArrowRight: { ...still, across: 1 },
  ArrowUp: { ...still, down: -1 },
  ArrowDown: { ...still, down: 1 },
  Home: { ...still, across: Number.NEGATIVE_INFINITY },
  End: { ...still, across: Number.POSITIVE_INFINITY },
  PageUp: { ...still, pages: -1 },
  PageDown: { ...still, pages: 1 },
};
