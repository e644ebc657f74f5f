import { deflateRawSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import type { ProblemError } from '../http/problems.ts';
import { readApart } from './reading.ts';

const LIMITS = { lines: 20_000, columns: 200 };
const BOUNDS = { workMs: 10_000, waitMs: 60_000 };
const YEARS = { years: { from: 2026, to: 2028 }, zone: 'Asia/Yangon', sites: [] };

const by = (whose: number, content: string) => ({ whose, content });

const calendar = (event: string, times: number) =>
  `BEGIN:VCALENDAR\r\n${`BEGIN:VEVENT\r\n${event}\r\nEND:VEVENT\r\n`.repeat(times)}END:VCALENDAR\r\n`;
const NEW_YEAR = 'SUMMARY:New year\r\nDTSTART;VALUE=DATE:20260101';

/** An archive as small as its content is dull, the way workbooks are packed. */
function archive(files: Readonly<Record<string, string>>): string {
  const [parts, entries]: [Buffer[], Buffer[]] = [[], []];
  let at = 0;
  for (const [name, text] of Object.entries(files)) {
    const [packed, called] = [deflateRawSync(text), Buffer.from(name)];
    const sizes = Buffer.alloc(12);
    sizes.writeUInt32LE(packed.length, 4);
    sizes.writeUInt32LE(Buffer.byteLength(text), 8);
    const common = Buffer.concat([
      Buffer.from([20, 0, 0, 0, 8, 0, 0, 0, 0, 0]),
      sizes,
      Buffer.from([called.length, 0]),
    ]);
    const where = Buffer.alloc(4);
    where.writeUInt32LE(at);
    parts.push(Buffer.from('PK\u0003\u0004', 'latin1'), common, Buffer.alloc(2), called, packed);
    entries.push(Buffer.from('PK\u0001\u0002\u0014\u0000', 'latin1'), common, Buffer.alloc(12), where, called);
    at += 30 + called.length + packed.length;
  }
  const directory = Buffer.concat(entries);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(entries.length / 5, 4);
  end.writeUInt16LE(entries.length / 5, 6);
  end.writeUInt32LE(directory.length, 8);
  end.writeUInt32LE(at, 12);
  return Buffer.concat([...parts, directory, Buffer.from('PK\u0005\u0006', 'latin1'), end]).toString('latin1');
}

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006/relationships';
const related = (...them: readonly (readonly [string, string])[]) =>
  `<Relationships xmlns="${PACKAGE}">${them.map(([type, target], n) => `<Relationship Id="rId${n + 1}" Type="${OFFICE}/${type}" Target="${target}"/>`).join('')}</Relationships>`;
const cell = (at: string, text: string) => `<c r="${at}" t="inlineStr"><is><t>${text}</t></is></c>`;
const heading = `<row r="1">${cell('A1', 'membercode')}${cell('B1', 'Name')}</row>`;
const workbook = (shared: string, rows = '') =>
  archive({
    '[Content_Types].xml': '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
    '_rels/.rels': related(['officeDocument', 'xl/workbook.xml']),
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="a" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': related(
      ['worksheet', 'worksheets/sheet1.xml'],
      ['sharedStrings', 'sharedStrings.xml'],
    ),
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${MAIN}"><sheetData>${heading}${rows}</sheetData></worksheet>`,
    'xl/sharedStrings.xml': `<sst xmlns="${MAIN}">${shared}</sst>`,
  });

/** The same archive whose directory says nothing of how large its last part is: that stands with the part alone. */
function saidWithThePart(packed: string): string {
  const bytes = Buffer.from(packed, 'latin1');
  const entry = packed.lastIndexOf('PK\u0001\u0002');
  bytes.writeUInt16LE(8, entry + 8);
  bytes.fill(0, entry + 20, entry + 28);
  return bytes.toString('latin1');
}

/** The same archive with an empty directory, and a record of another kind that leads to the true one. */
function saidElsewhere(packed: string): string {
  const bytes = Buffer.from(packed, 'latin1');
  const at = bytes.length - 22;
  const [record, locator, end] = [Buffer.alloc(56), Buffer.alloc(20), bytes.subarray(at)];
  record.writeUInt32LE(0x06064b50);
  record.writeBigUInt64LE(BigInt(end.readUInt16LE(10)), 32);
  record.writeBigUInt64LE(BigInt(end.readUInt32LE(12)), 40);
  record.writeBigUInt64LE(BigInt(end.readUInt32LE(16)), 48);
  locator.writeUInt32LE(0x07064b50);
  locator.writeBigUInt64LE(BigInt(at), 8);
  end.fill(0, 8, 12);
  end.writeUInt32LE(0xffffffff, 12);
  end.writeUInt32LE(0, 16);
  return Buffer.concat([bytes.subarray(0, at), record, locator, end]).toString('latin1');
}

/** The refusal of a file, and how long this thread was kept from what else it has to do meanwhile, ms. */
async function refusal(reading: () => Promise<unknown>) {
  let longest = 0;
  let before = performance.now();
  const look = () => {
    longest = Math.max(longest, performance.now() - before);
    before = performance.now();
  };
  const looking = setInterval(look, 5);
  const problem = await reading().catch((it: ProblemError) => it.problem);
  look();
  clearInterval(looking);
  return { problem, longest };
}

describe('a file that somebody sends', () => {
  test('is read as ever: a table, a workbook, a calendar', async () => {
    const rows = [{ line: 1, cells: ['membercode', 'Name'] }];
    expect(await readApart('table', by(1, 'membercode;Name\n'), { limits: LIMITS })).toEqual(rows);
    expect(await readApart('table', by(1, workbook('<si><t>a</t></si>')), { limits: LIMITS })).toEqual(rows);
    expect(await readApart('holidays', by(1, calendar(NEW_YEAR, 1)), YEARS)).toMatchObject({
      lines: [{ holidaydate: '2026-01-01', description: 'New year', errors: [] }],
    });
  });

  test.each([
    [
      'yearly since the year 1, a thousand times',
      () => calendar(`${NEW_YEAR.replace('2026', '0001')}\r\nRRULE:FREQ=YEARLY`, 1000),
    ],
    [
      'on two hundred thousand days more',
      () => calendar(`${NEW_YEAR}\r\nRRULE:FREQ=YEARLY\r\nRDATE;VALUE=DATE:${'20260101,'.repeat(200_000)}20260102`, 1),
    ],
    ['with a million parameters', () => calendar(`X${';A=b'.repeat(900_000)}:c`, 1)],
  ])('that takes too long is given up, while others are answered: a calendar %s', async (_, file) => {
    const content = file();
    const { problem, longest } = await refusal(() =>
      readApart('holidays', by(1, content), YEARS, { ...BOUNDS, workMs: 1500 }),
    );
    expect(problem).toMatchObject({
      code: 'FILE_NOT_READABLE',
      params: { reason: 'slow' },
      errors: [{ field: 'file' }],
    });
    expect(longest).toBeLessThan(1000);
  });

  test('that takes too much memory or time is given up: a workbook of four million texts', async () => {
    const content = workbook('<si><t>a</t></si>'.repeat(4_000_000));
    const { problem, longest } = await refusal(() =>
      readApart('table', by(1, content), { limits: LIMITS }, { ...BOUNDS, workMs: 4000 }),
    );
    expect(problem).toMatchObject({ code: 'FILE_NOT_READABLE', params: { reason: 'slow' } });
    expect(longest).toBeLessThan(1000);
    expect(await readApart('table', by(1, 'membercode\n'), { limits: LIMITS })).toHaveLength(1);
  });

  test('is not handed on once it comes to too much: a workbook of one long text in very many cells', async () => {
    const row = (_: unknown, n: number) => `<row r="${n + 2}"><c r="A${n + 2}" t="s"><v>0</v></c></row>`;
    const rows = Array.from({ length: 2000 }, row).join('');
    const read = (letters: number) =>
      readApart('table', by(1, workbook(`<si><t>${'a'.repeat(letters)}</t></si>`, rows)), { limits: LIMITS });
    const before = process.memoryUsage().rss;
    const { problem, longest } = await refusal(() => read(200_000));
    expect(problem).toMatchObject({ code: 'FILE_NOT_READABLE', params: { reason: 'workbook' } });
    expect(longest).toBeLessThan(1000);
    expect(process.memoryUsage().rss - before).toBeLessThan(200 * 1024 * 1024);
    expect(await read(500)).toHaveLength(2001);
  });

  test.each([
    ['with the part alone', saidWithThePart],
    ['in another directory', saidElsewhere],
  ])('is not unpacked where what it comes to is said %s', async (_, lying) => {
    const content = lying(workbook(' '.repeat(100 * 1024 * 1024)));
    const before = process.memoryUsage().rss;
    const { problem } = await refusal(() => readApart('table', by(1, content), { limits: LIMITS }));
    expect(problem).toMatchObject({ code: 'FILE_NOT_READABLE', params: { reason: 'workbook' } });
    expect(process.memoryUsage().rss - before).toBeLessThan(80 * 1024 * 1024);
    await expect(readApart('table', by(1, lying(workbook(' '))), { limits: LIMITS })).rejects.toThrow();
  });

  test('is read in turn with those of others: only who sends more than three at once is asked to come again', async () => {
    const done: number[] = [];
    const one = (whose: number) =>
      readApart('table', by(whose, 'membercode\n'), { limits: LIMITS }).then(() => void done.push(whose));
    const told = await Promise.allSettled([1, 1, 1, 1, 2, 1, 2].map(one));
    expect(told.map((it) => it.status === 'fulfilled')).toEqual([true, true, true, false, true, false, true]);
    expect(told[3]).toMatchObject({ reason: { problem: { code: 'UNAVAILABLE' }, retryAfter: expect.any(Number) } });
    expect(done).toEqual([1, 1, 2, 1, 2]);
    await one(1);
  });

  test('is not called wrong where the machine is too busy to read it in time', async () => {
    const bounds = { ...BOUNDS, waitMs: 1 };
    const { problem } = await refusal(() => readApart('table', by(1, 'membercode\n'), { limits: LIMITS }, bounds));
    expect(problem).toMatchObject({ code: 'UNAVAILABLE' });
  });

  test('is refused by its own words', async () => {
    const { problem } = await refusal(() => readApart('table', by(1, 'BEGIN:VCALENDAR'), { limits: LIMITS }));
    expect(problem).toMatchObject({ code: 'FILE_NOT_READABLE', params: { reason: 'table' } });
  });
});
