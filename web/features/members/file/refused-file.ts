import { writeCell } from '@muster/domain/files/table-cells.ts';
import { widthOf } from '@muster/domain/files/table-width.ts';
import type { MemberImport } from '@muster/domain/members/member-file-contract.ts';

const REASON = 'reason';

/** The refused lines as they stand in the file, with what is wrong with each, to be mended and chosen again. */
export function refusedFile({ columns, rows }: MemberImport): File {
  // The file may be one of refused lines itself.
  const width = widthOf(columns);
  const before = columns.findLastIndex((it) => it.trim().toLowerCase() === REASON);
  const kept = (cells: readonly string[]) =>
    columns
      .slice(0, width)
      .map((_, at) => cells[at] ?? '')
      .filter((_, at) => at !== before);
  const lines = rows
    .filter((it) => it.outcome === 'refused')
    .map(({ cells = [], errors }) => [
      ...kept(cells),
      errors.map(({ field, value, message }) => `${field}${value && ` “${value}”`}: ${message}`).join(' '),
      // What stands beneath no title is refused again until it is mended.
      ...cells.slice(width),
    ]);
  const text = [[...kept(columns), REASON], ...lines].map((line) => line.map(quoted).join(',')).join('\r\n');
  // Spreadsheets know by the mark that it is UTF-8.
  return new File([`\u{feff}${text}\r\n`], 'members-refused.csv', { type: 'text/csv' });
}

const quoted = (cell: string) => `"${writeCell(cell).replaceAll('"', '""')}"`;
