/** How far down a table its headings may stand: above them people write what it is, and as of when. */
const WITHIN = 10;

/** A table from its headings on, wherever among its first lines they stand; all of it where none are found. */
export function fromHeadings<Row extends { readonly cells: readonly string[] }>(
  rows: readonly Row[],
  areHeadings: (cells: readonly string[]) => boolean,
): readonly Row[] {
  const at = rows.slice(0, WITHIN).findIndex(({ cells }) => areHeadings(cells));
  return at > 0 ? rows.slice(at) : rows;
}

/** A table without headings from its first line of several cells on: what stands alone above is its title. */
export function belowTitle<Row extends { readonly cells: readonly string[] }>(rows: readonly Row[]): readonly Row[] {
  const at = rows.slice(0, WITHIN).findIndex(({ cells }) => cells.filter((it) => it.trim() !== '').length > 1);
  return at > 0 ? rows.slice(at) : rows;
}
