/** What a spreadsheet takes for a formula, also behind blanks and in full width (threats T25). */
const FORMULA = /^'*(?:\p{Cc}|\s*[=+\-@＝＋－＠])/u;

/** A cell that no spreadsheet runs: what could be a formula gets an apostrophe in front, which `readCell` takes away. */
export const writeCell = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

/** A cell as it was before it was written. What people type there stays as it is. */
export function readCell(cell: string): string {
  return cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell;
}
