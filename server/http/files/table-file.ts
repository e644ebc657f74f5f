import { truthCell } from '@muster/domain/files/table-cells.ts';
import { refuse } from '../problems.ts';

/** A table as a file has it: every line with its number there. */
export interface TableRow {
  readonly line: number;
  readonly cells: readonly string[];
}

export interface TableLimits {
  readonly lines: number;
  readonly columns: number;
  /** Why something else is not read: it is no table, or it is no calendar either. */
  readonly otherwise?: 'table' | 'kind';
}

/** What a workbook may come to once it is unpacked: many times what the largest table of ours has. */
const MAX_UNPACKED = 80 * 1024 * 1024;

/**
 * Letters that all cells of a workbook may have together, four times those of the largest file that is read. Many cells may
 * be of one text that stands in it once, and whoever is handed them gets it as often.
 */
const MAX_LETTERS = 16 * 1024 * 1024;

/** A form hands a workbook on byte by byte, a character each. */
const isWorkbook = (content: string): boolean => content.startsWith('PK\u0003\u0004');

/**
 * Reads a table of a spreadsheet, CSV with whatever separator or the first sheet of an XLSX workbook, whatever the file
 * calls itself.
 * @throws FILE_NOT_READABLE for what is neither, and for more than the limits
 */
export async function readTableFile(content: string, limits: TableLimits): Promise<TableRow[]> {
  const rows = isWorkbook(content)
    ? await readWorkbook(content, limits)
    : await readCsv(plainText(content, limits), limits);
  const widest = rows.reduce((most, it) => Math.max(most, it.cells.length), 0);
  if (widest > limits.columns) throw unreadable({ reason: 'wide', count: limits.columns });
  if (rows.length > limits.lines + 1) throw unreadable({ reason: 'long', count: limits.lines });
  return rows;
}

const unreadable = (params: NonNullable<Parameters<typeof refuse<'FILE_NOT_READABLE'>>[1]>['params']) =>
  refuse('FILE_NOT_READABLE', { field: 'file', params });

/** What has bytes that no text has is a picture, an archive, a spreadsheet's own older format. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: finding them is the point.
const NO_TEXT = /[\u0000-\u0008\u000e-\u001f]|^%PDF-|^\{\\rtf|^\s*<(!doctype|html|\?xml)|^\s*BEGIN:V/i;

function plainText(content: string, { otherwise = 'table' }: TableLimits): string {
  const text = content.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  if (NO_TEXT.test(text)) throw unreadable({ reason: otherwise });
  return text;
}

async function readCsv(text: string, { lines }: TableLimits): Promise<TableRow[]> {
  const { parse } = await import('csv-parse/sync');
  // Spreadsheets that name their separator do so on a line of its own.
  const [, named, rest = text] = /^sep=(.)\n(.*)$/s.exec(text) ?? [];
  try {
    const records = parse(rest, {
      delimiter: named ?? delimiterOf(rest),
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      trim: true,
      max_record_size: 200_000,
      to: lines + 2,
    }) as unknown as { record: string[]; info: { lines: number } }[];
    // The parser counts up to where a line ends, which quotation marks carry on for several.
    const begins = (cells: readonly string[], end: number) => end - cells.join('').split('\n').length + 1;
    return records.map(({ record, info }) => ({
      line: begins(record, info.lines) + (named ? 1 : 0),
      cells: record,
    }));
  } catch (error) {
    const { lines: at } = error as { lines?: number };
    if (at === undefined) throw error;
    throw unreadable({ reason: 'line', line: at });
  }
}

/** How many lines are looked at for what parts their cells. */
const LOOKED_AT = 10;

/**
 * The character that parts the cells of most of the first lines, of several the one that does so most often, of these the
 * one that texts have least: a title
 * above the table may have another or none.
 */
function delimiterOf(text: string): string {
  const lines = text
    .trimStart()
    .split('\n', 2 * LOOKED_AT)
    .filter((it) => it.trim() !== '')
    .slice(0, LOOKED_AT);
  const ranked = [';', '\t', ','].map((it) => {
    const counts = lines.map((line) => line.split(it).length - 1).filter((count) => count > 0);
    return { it, lines: counts.length, fewest: counts.length === 0 ? 0 : Math.min(...counts) };
  });
  return ranked.toSorted((a, b) => b.lines - a.lines || b.fewest - a.fewest)[0]?.it ?? ',';
}

async function readWorkbook(content: string, { lines, columns }: TableLimits): Promise<TableRow[]> {
  const bytes = Buffer.from(content, 'latin1');
  if (unpackedSize(bytes) > MAX_UNPACKED) throw unreadable({ reason: 'workbook' });
  const { streamXlsxRows } = await import('hucre/xlsx');
  const rows: TableRow[] = [];
  let [before, letters] = [-1, 0];
  try {
    for await (const { index, values } of streamXlsxRows(bytes)) {
      // The file says which row is which, and lines are told apart by that.
      if (!Number.isSafeInteger(index) || index <= before) throw unreadable({ reason: 'workbook' });
      before = index;
      const cells = filled(values.map(cellText));
      if (cells.length > columns) return [{ line: 1, cells }];
      letters += cells.reduce((sum, it) => sum + it.length, 0);
      if (letters > MAX_LETTERS) throw unreadable({ reason: 'workbook' });
      if (cells.length > 0) rows.push({ line: index + 1, cells });
      if (rows.length > lines + 1) break;
    }
  } catch {
    throw unreadable({ reason: 'workbook' });
  }
  return rows;
}

/** Without the empty cells behind the last one that is not: a row that is bold to its end has thousands. */
const filled = (cells: readonly string[]): string[] => cells.slice(0, cells.findLastIndex(Boolean) + 1);

function cellText(value: string | number | boolean | Date | null | undefined): string {
  if (value == null) return '';
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : value.toISOString().slice(0, 10);
  return typeof value === 'boolean' ? truthCell(value) : String(value).trim();
}

const END_OF_DIRECTORY = 0x06054b50;
const ENTRY = 0x02014b50;
/** In place of a size: it stands in a longer record elsewhere. */
const ELSEWHERE = 0xffffffff;
/** Of the flags of a part: its sizes stand behind it. */
const SIZES_BEHIND = 8;

/**
 * What the parts of an archive come to once they are unpacked, by its directory; the reader unpacks no part beyond what
 * is said there. An archive without one that can be read comes to more than anything, and so does one that has its reader
 * look elsewhere: for another directory, or for the sizes of a part that its directory leaves open.
 */
function unpackedSize(bytes: Buffer): number {
  const end = bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  if (end < 0 || end + 22 > bytes.length || bytes.readUInt32LE(end) !== END_OF_DIRECTORY)
    return Number.POSITIVE_INFINITY;
  const entries = bytes.readUInt16LE(end + 10);
  let at = bytes.readUInt32LE(end + 16);
  if (entries === 0xffff || bytes.readUInt32LE(end + 12) === ELSEWHERE || at === ELSEWHERE)
    return Number.POSITIVE_INFINITY;
  let size = 0;
  for (let entry = entries; entry > 0; entry -= 1) {
    if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== ENTRY) return Number.POSITIVE_INFINITY;
    const [packed, said] = [bytes.readUInt32LE(at + 20), bytes.readUInt32LE(at + 24)];
    const isOpen = packed === 0 && (bytes.readUInt16LE(at + 8) & SIZES_BEHIND) !== 0;
    // A size of nothing would be no limit for what is unpacked.
    size += isOpen || (said === 0 && packed > 16) ? Number.POSITIVE_INFINITY : said;
    at += 46 + bytes.readUInt16LE(at + 28) + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return size;
}
