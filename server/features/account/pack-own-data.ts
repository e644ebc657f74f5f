import { Readable } from 'node:stream';
import { writeCell } from '@muster/domain/files/table-cells.ts';
import type { Database } from '../../database/engine.ts';
import { findPicture } from '../../records/member-picture.ts';
import { bytesOf } from '../../records/stored-file.ts';
import { t } from '../../words/words.ts';
import { auditAbout, filesOf, type Row, rowsAbout, tripsOf } from './own-data-view.ts';
import { leftOut, ownTables } from './own-tables.ts';

interface Entry {
  readonly name: string;
  readonly content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
}

/**
 * Everything that is stored about a member, as a ZIP: each table as JSON and as CSV, their photo, and the files that
 * they uploaded. It is made as it is read, a table or a part of a file at a time.
 */
export function packOwnData(database: Database, memberId: number): Readable {
  return Readable.from(zipOf(entriesOf(database, memberId)), { objectMode: false });
}

async function* entriesOf({ query }: Database, memberId: number): AsyncGenerator<Entry> {
  yield { name: 'about.txt', content: [bytes(aboutText())] };
  for (const table of ownTables) yield* tableEntries(table.table, await rowsAbout(query, table, memberId));
  yield* tableEntries('trips_as_crew', await tripsOf(query, memberId));
  const { did, about } = await auditAbout(query, memberId);
  yield* tableEntries('changes_by_you', did);
  yield* tableEntries('changes_of_your_record', about);
  const picture = await findPicture(query, memberId);
  if (picture) yield { name: 'photo.webp', content: [picture.bytes] };
  for (const { id, name } of await filesOf(query, memberId)) {
    yield { name: `files/${name}`, content: bytesOf(query, id) };
  }
}

async function* tableEntries(name: string, rows: readonly Row[]): AsyncGenerator<Entry> {
  yield { name: `json/${name}.json`, content: [bytes(`${JSON.stringify(rows, null, 1)}\n`)] };
  const { writeCsv } = await import('hucre/csv');
  const columns = Object.keys(rows[0] ?? {});
  const cells = [columns, ...rows.map((row) => columns.map((it) => cellOf(row[it])))];
  const csv = columns.length === 0 ? '' : `${writeCsv(cells, { bom: true })}\r\n`;
  yield { name: `csv/${name}.csv`, content: [bytes(csv)] };
}

const cellOf = (value: unknown) => (typeof value === 'number' ? value : writeCell(String(value ?? '')));

const bytes = (text: string): Uint8Array => Buffer.from(text, 'utf8');

/** The archive says of itself what it has and what not. */
function aboutText(): string {
  const rows = ownTables.map(({ table }) => table);
  const besides = [t('ownData.crew'), t('ownData.changes'), t('ownData.files')];
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
    }
    file.push(new Uint8Array(), true);
    yield* made.splice(0);
  }
  zip.end();
  yield* made.splice(0);
}
