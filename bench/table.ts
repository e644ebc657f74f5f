/** One line of the closing table: a figure of Muster's, what it is measured by, and what it must reach. */
export interface Line {
  readonly name: string;
  readonly floor: string;
  readonly muster: string;
  /** The ratio to the floor, or the figure itself where there is no floor. */
  readonly value: number;
  readonly target: { readonly atLeast: number } | { readonly atMost: number };
  /** The ratio of each round, so that noise shows. */
  readonly rounds?: readonly number[];
  /** Processor time of a request on either side, in microseconds; NaN where there is no /proc. */
  readonly processor?: { readonly floor: number; readonly muster: number };
  readonly note?: string;
}

export const reached = ({ value, target }: Line): boolean =>
  'atLeast' in target ? value >= target.atLeast : value <= target.atMost;

/** What is said of a line, cell by cell. */
export const cellsOf = (it: Line): readonly string[] => [
  it.name,
  it.floor,
  it.muster,
  it.value.toFixed(2),
  'atLeast' in it.target ? `>= ${it.target.atLeast}` : `<= ${it.target.atMost}`,
  reached(it) ? 'ok' : 'MISSED',
  it.note ?? '',
];

export function printTable(lines: readonly Line[]): void {
  printRows([['what', 'floor', 'Muster', 'ratio', 'target', '', ''], ...lines.map(cellsOf)]);
}

/** Prints rows below each other, the widest cell of a column making its width. */
export function printRows(all: readonly (readonly string[])[]): void {
  const columns = (all[0]?.length ?? 0) - 1;
  const widths = Array.from({ length: columns }, (_, column) =>
    Math.max(...all.map((row) => row[column]?.length ?? 0)),
  );
  for (const row of all)
    console.log(
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    );
}
