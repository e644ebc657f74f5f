import { Readable } from 'node:stream';
import { writeCell } from '@muster/domain/files/table-cells.ts';
import type { Database } from '../../database/engine.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { Caller } from '../../http/caller.ts';
import type { MadeFile } from '../../http/files/made-file.ts';
import { mediaTypes } from '../../http/files/media-types.ts';
import { findPicture } from '../../records/members/member-picture.ts';
import { bytesOf } from '../../records/office/stored-file.ts';
import { giveWay } from '../../threads/give-way.ts';
import { t } from '../../words/words.ts';
import { auditedBy, auditedOf, documentsOf, filesOf, type Row, rowsAbout, shiftsOf, tripsOf } from './own-data-view.ts';
import { leftOut, ownTables } from './own-tables.ts';

interface Entry {
  readonly name: string;
  readonly content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
}

/** Rows of a table from the first to the last, some at once, and from the first again when they are asked for again. */
type RowsInSteps = () => Iterable<readonly Row[]> | AsyncIterable<readonly Row[]>;

/** Rows written at once: few enough for others to be served in between. */
const STEP = 200;

/**
 * Everything that is stored about a member, as a ZIP: each table as JSON and as CSV, their photo, and the files that
 * are theirs. It is made as it is read, some rows or a part of a file at a time.
 */
export async function packOwnData(
  { database }: Pick<Dependencies, 'database'>,
  { member }: Pick<Caller, 'member'>,
): Promise<MadeFile> {
  const content = Readable.from(zipOf(entriesOf(database, member.id)), { objectMode: false });
  return { name: `muster-${member.membercode}.zip`, type: mediaTypes.zip, content };
}

async function* entriesOf({ query }: Database, memberId: number): AsyncGenerator<Entry> {
  yield { name: 'about.txt', content: [bytes(aboutText())] };
  for (const table of ownTables) yield* tableEntries(table.table, inSteps(await rowsAbout(query, table, memberId)));
  yield* tableEntries('shifts', inSteps(await shiftsOf(query, memberId)));
  yield* tableEntries('trips_as_crew', inSteps(await tripsOf(query, memberId)));
  yield* tableEntries('documents_of_leave', inSteps(await documentsOf(query, memberId)));
  yield* tableEntries('changes_by_you', () => auditedBy(query, memberId, STEP));
  yield* tableEntries('changes_of_your_record', () => auditedOf(query, memberId, STEP));
  const picture = await findPicture(query, memberId);
  if (picture) yield { name: 'photo.webp', content: [picture.bytes] };
  for (const { id, name } of await filesOf(query, memberId)) {
    yield { name: `files/${name}`, content: bytesOf(query, id) };
  }
}

function inSteps(rows: readonly Row[]): RowsInSteps {
  return function* () {
    for (let from = 0; from < rows.length; from += STEP) yield rows.slice(from, from + STEP);
  };
}

function* tableEntries(name: string, rows: RowsInSteps): Generator<Entry> {
  yield { name: `json/${name}.json`, content: jsonOf(rows) };
  yield { name: `csv/${name}.csv`, content: csvOf(rows) };
}

/** One list, as if it had been written at once. */
async function* jsonOf(rows: RowsInSteps): AsyncGenerator<Uint8Array> {
  let before = '[';
  for await (const some of rows()) {
    yield bytes(`${before}${JSON.stringify(some, null, 1).slice(1, -2)}`);
    before = ',';
  }
  yield bytes(before === '[' ? '[]\n' : '\n]\n');
}

/** Nothing at all of a table without rows, of which the columns are not known. */
async function* csvOf(rows: RowsInSteps): AsyncGenerator<Uint8Array> {
  const { writeCsv } = await import('hucre/csv');
  let columns: readonly string[] = [];
  for await (const some of rows()) {
    const isFirst = columns.length === 0;
    if (isFirst) columns = Object.keys(some[0] ?? {});
    const cells = some.map((row) => columns.map((it) => cellOf(row[it])));
    yield bytes(`${writeCsv(isFirst ? [[...columns], ...cells] : cells, { bom: isFirst })}\r\n`);
  }
}

const cellOf = (value: unknown) => (typeof value === 'number' ? value : writeCell(String(value ?? '')));

const bytes = (text: string): Uint8Array => Buffer.from(text, 'utf8');

/** The archive says of itself what it has and what not. */
function aboutText(): string {
  const rows = ownTables.map(({ table }) => table);
  const besides = (['shifts', 'crew', 'documents', 'changes', 'files'] as const).map((it) => t(`ownData.${it}`));
  const others = Object.entries(leftOut).map(([column, reason]) => `${column}: ${t(`ownData.reasons.${reason}`)}`);
  const list = (lines: readonly string[]) => lines.map((it) => `- ${it}`);
  return [
    t('ownData.title'),
    t('ownData.how'),
    '',
    ...list([...rows, ...besides]),
    '',
    t('ownData.not'),
    ...list(others),
    '',
  ].join('\n');
}

async function* zipOf(entries: AsyncIterable<Entry>): AsyncGenerator<Uint8Array> {
  const { Zip, ZipDeflate } = await import('fflate');
  const made: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    made.push(chunk);
  });
  for await (const { name, content } of entries) {
    const file = new ZipDeflate(name, { level: 6 });
    zip.add(file);
    for await (const part of content) {
      file.push(part);
      yield* made.splice(0);
      await giveWay();
    }
    file.push(new Uint8Array(), true);
    yield* made.splice(0);
  }
  zip.end();
  yield* made.splice(0);
}
