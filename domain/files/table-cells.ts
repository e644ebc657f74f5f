import { blame, type FieldProblem } from '../wire/problem.ts';

/** What a spreadsheet takes for a formula, also behind blanks and in full width (threats T25). */
const FORMULA = /^'*(?:\p{Cc}|\s*[=+\-@＝＋－＠])/u;

/**
 * Where a text goes on as one behind what parts cells elsewhere: a spreadsheet set to semicolons, as in most of Europe, parts
 * a file with commas there, also within quotation marks.
 */
const GOES_ON = /[;\t\n\r](?=[\s"']*[=+\-@＝＋－＠])/gu;
const WENT_ON = /([;\t\n\r])'(?=[\s"']*[=+\-@＝＋－＠])/gu;

/** A cell that no spreadsheet runs: what could be a formula gets an apostrophe in front, which `readCell` takes away. */
export const writeCell = (text: string): string => `${FORMULA.test(text) ? "'" : ''}${text.replace(GOES_ON, "$&'")}`;

/** A cell as it was before it was written. What people type there stays as it is. */
export function readCell(cell: string): string {
  const text = cell.replace(WENT_ON, '$1');
  return text.startsWith("'") && FORMULA.test(text) ? text.slice(1) : text;
}

/** What spreadsheets show in place of a value that they could not work out, and write into files as if it were one. */
const ERROR =
  /^(#(N\/A|NAME\?|GETTING_DATA|(BLOCKED|BUSY|CALC|CONNECT|DIV\/0|ERROR|FIELD|NULL|NUM|REF|SPILL|UNKNOWN|VALUE)!)|Err:\d{3})$/;

export const isErrorCell = (cell: string): boolean => ERROR.test(cell.trim());

/** What spreadsheets show and write of what is so or is not: no name and no code, but a comparison or a box that is ticked. */
const TRUTH = /^(TRUE|FALSE)$/;

/** How a workbook's value of that kind is read, as spreadsheets show it. */
export const truthCell = (is: boolean): string => (is ? 'TRUE' : 'FALSE');

/**
 * What is wrong with the cells of a line in which a spreadsheet shows an error, or that something is so where that is said
 * of none but `truths`, each by its column.
 */
export const errorsIn = (
  cells: Iterable<readonly [column: string, cell: string]>,
  truths: readonly string[] = [],
): FieldProblem[] =>
  [...cells].flatMap(([column, cell]) => {
    const isTruth = TRUTH.test(cell.trim()) && !truths.includes(column);
    const reason = isErrorCell(cell) ? 'errorcell' : isTruth ? 'truthcell' : undefined;
    return reason ? [blame(column, 'INVALID_INPUT', { params: { reason } })] : [];
  });
