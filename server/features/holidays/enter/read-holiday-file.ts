import { readDay, whyNoDay } from '@muster/domain/calendar/read-day.ts';
import { errorsIn } from '@muster/domain/files/table-cells.ts';
import { belowTitle, fromHeadings } from '@muster/domain/files/table-headings.ts';
import { isTooWide, tooWide, widthOf } from '@muster/domain/files/table-width.ts';
import { type HolidayFile, type HolidayLine, unknownSite } from '@muster/domain/holidays/holiday-lines.ts';
import { holidayFields } from '@muster/domain/holidays/holidays-schemas.ts';
import { sameName } from '@muster/domain/lists/list-rules.ts';
import { readNames } from '@muster/domain/members/file/cells.ts';
import { firstOfEach, invalidInput } from '@muster/domain/wire/invalid-input.ts';
import { blame, type FieldProblem } from '@muster/domain/wire/problem.ts';
import { readTableFile, type TableRow } from '../../../http/files/table-file.ts';
import { refuse } from '../../../http/problems.ts';
import { holidayColumns, namesHolidays } from './holiday-columns.ts';
import { type CalendarTold, readCalendar, type WrittenLine } from './read-calendar.ts';

/** More lines than any list of holidays has. */
const MAX_LINES = 2000;

/**
 * The holidays in a file, line by line, each with what is wrong with it: a calendar (ICS) or a table (CSV, or the first
 * sheet of an XLSX workbook), whatever the file calls itself.
 * @throws FILE_NOT_READABLE for what is neither
 */
export async function readHolidayFile(
  text: string,
  { sites, ...calendar }: CalendarTold & { readonly sites: readonly NamedSite[] },
): Promise<HolidayFile> {
  const isCalendar = /^\uFEFF?\s*BEGIN:VCALENDAR\b/i.test(text);
  const { found, ignored } = isCalendar
    ? { found: await readCalendar(text.replace(/^\uFEFF/, ''), calendar), ignored: [] }
    : tableOf(await readTableFile(text, TABLE));
  if (found.length === 0) throw refuse('FILE_NOT_READABLE', { field: 'file', params: { reason: 'empty' } });
  if (found.length > MAX_LINES) {
    throw refuse('FILE_NOT_READABLE', { field: 'file', params: { reason: 'long', count: MAX_LINES } });
  }
  return { lines: found.map((it) => checked(it, sites)), ignored };
}

/** A site that a line may name. */
interface NamedSite {
  readonly id: number;
  readonly name: string;
}

function checked({ line, day, name, sites = '', wrong }: WrittenLine, known: readonly NamedSite[]): HolidayLine {
  const given = { holidaydate: readDay(day) ?? day.trim(), description: name };
  const [read, named] = [holidayFields.safeParse(given), sitesIn(sites, known)];
  const unread = (read.success ? [] : invalidInput(read.error.issues).errors) ?? [];
  const told = unread.map((it) => (it.field === 'holidaydate' ? dayProblem(it, day) : it));
  const broken = errorsIn(Object.entries({ holidaydate: day, description: name, sites }));
  const errors = wrong ? [wrong] : firstOfEach([...broken, ...told, ...named.errors]);
  if (read.success) return { line, ...read.data, sites: named.sites, errors };
  const shown = { holidaydate: given.holidaydate.slice(0, 40), description: name.trim().slice(0, 120) };
  return { line, ...shown, sites: [], errors };
}

/** What is wrong with a day, in words for who wrote a file; one that was read is wrong otherwise. */
function dayProblem(found: FieldProblem, written: string): FieldProblem {
  if (readDay(written) !== undefined) return found;
  return blame('holidaydate', 'INVALID_INPUT', { params: { reason: whyNoDay(written) } });
}

/** The sites that a cell names, however they are spelt. */
function sitesIn(cell: string, known: readonly NamedSite[]): Pick<HolidayLine, 'sites' | 'errors'> {
  const find = (name: string) => known.find((it) => sameName(it.name, name));
  const found = readNames(cell, (it) => find(it) !== undefined).map(find);
  const sites = [...new Set(found.flatMap((it) => (it ? [it.id] : [])))].toSorted((a, b) => a - b);
  return { sites, errors: found.includes(undefined) ? [unknownSite] : [] };
}

const TABLE = { lines: MAX_LINES, columns: 50, otherwise: 'kind' } as const;

interface FoundLines {
  readonly found: readonly WrittenLine[];
  readonly ignored: readonly string[];
}

/** What a table has under its titles, or in the order of its first line. @throws FILE_NOT_READABLE for what has no holidays */
function tableOf(rows: readonly TableRow[]): FoundLines {
  const [first, ...lines] = fromHeadings(rows, namesHolidays);
  if (!first) return { found: [], ignored: [] };
  if (!namesHolidays(first.cells)) return { found: withoutTitles(belowTitle(rows)), ignored: [] };
  const { at, ignored } = holidayColumns(first.cells);
  const width = widthOf(first.cells);
  const found = lines.map(({ line, cells }) => ({
    ...{ line, day: cells[at.holidaydate] ?? '', name: cells[at.description] ?? '' },
    ...{ sites: cells[at.sites] ?? '', wrong: isTooWide(cells, width) ? tooWide : undefined },
  }));
  return { found, ignored };
}

/** Without titles the day is where the first line has one, and the name is beside it; there are no other columns. */
function withoutTitles(rows: readonly TableRow[]): WrittenLine[] {
  const first = rows[0]?.cells ?? [];
  const day = first.findIndex((it) => readDay(it) !== undefined);
  if (day < 0 || first.length < 2) throw notATable();
  const name = day === 0 ? 1 : 0;
  const width = Math.max(day, name) + 1;
  return rows.map(({ line, cells }) => ({
    ...{ line, day: cells[day] ?? '', name: cells[name] ?? '' },
    wrong: isTooWide(cells, width) ? tooWide : undefined,
  }));
}

const notATable = () => refuse('FILE_NOT_READABLE', { field: 'file', params: { reason: 'columns' } });
