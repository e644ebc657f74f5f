import { Readable } from 'node:stream';
import type { MadeFile } from './made-file.ts';
import { mediaTypes } from './media-types.ts';

/** A number that a spreadsheet reckons with, or a text; what it would run is neutralised by whoever writes it. */
export type Cell = string | number;

/** Rows of a table, some at once as they are read, the headings first. */
export type TableRows = AsyncIterable<readonly (readonly Cell[])[]>;

export type TableKind = 'csv' | 'xlsx';

/** Spreadsheets on Windows know UTF-8 by it alone. */
const BYTE_ORDER_MARK = '\uFEFF';

interface Named {
  readonly name: string;
  readonly kind: TableKind;
}

/** A table as a file, which is read as it is taken. */
export const tableAsFile = async (rows: TableRows, { name, kind }: Named): Promise<MadeFile> => ({
  name: `${name}.${kind}`,
  type: kind === 'csv' ? `${mediaTypes.csv}; charset=utf-8` : mediaTypes.xlsx,
  content: kind === 'csv' ? Readable.from(csvOf(rows)) : await workbookOf(rows),
});

async function* csvOf(rows: TableRows): AsyncGenerator<string> {
  const { writeCsv } = await import('hucre/csv');
  yield BYTE_ORDER_MARK;
  // It ends no line but those between two rows.
  for await (const some of rows) if (some.length > 0) yield `${writeCsv(some as Cell[][])}\r\n`;
}

/** What no XML may have: kept before it was refused, it would make a file of everybody's that opens nowhere. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: finding them is the point.
const NOT_IN_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

const inXml = (cell: Cell): Cell => (typeof cell === 'number' ? cell : cell.toWellFormed().replace(NOT_IN_XML, ''));

async function workbookOf(rows: TableRows): Promise<Readable> {
  const { writeXlsxStream } = await import('hucre/xlsx');
  const cells = async function* () {
    for await (const some of rows) for (const row of some) yield row.map(inXml);
  };
  return Readable.fromWeb(writeXlsxStream(cells(), { name: 'Muster', freezePane: { rows: 1 } }));
}
