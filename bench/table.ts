/** One line of the closing table: a figure of Muster's, what it is measured by, and what it must reach. */
export interface Line {
  readonly name: string;
  readonly floor: string;
  readonly muster: string;
  /** The ratio to the floor, or the figure itself where there is no floor. */
  readonly value: number;
  readonly target: { readonly atLeast: number } | { readonly atMost: number };
  readonly note?: string;
}

export const reached = ({ value, target }: Line): boolean =>
  'atLeast' in target ? value >= target.atLeast : value <= target.atMost;

export function printTable(lines: readonly Line[]): void {
  const rows = lines.map((it) => [
    it.name,
    it.floor,
    it.muster,
    it.value.toFixed(2),
    'atLeast' in it.target ? `>= ${it.target.atLeast}` : `<= ${it.target.atMost}`,
    reached(it) ? 'ok' : 'MISSED',
    it.note ?? '',
  ]);
  const all = [['what', 'floor', 'Muster', 'ratio', 'target', '', ''], ...rows];
  const widths = [0, 1, 2, 3, 4, 5].map((column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  for (const row of all)
    console.log(
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    );
}
