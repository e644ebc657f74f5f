import { expect, test } from 'vitest';
import { readHolidayFile } from './read-holiday-file.ts';

const told = { years: { from: 2026, to: 2028 }, zone: 'Asia/Yangon', sites: [{ id: 2, name: 'Mandalay Branch' }] };
const at = '04.05.2027;Day off;Mandalay Branch';

test.each<[string, string, string[]]>([
  ['Datum;Feiertag;Standort', at, []],
  ['Datum;Bezeichnung;Standorte;Tag;Bundesland', `${at};Dienstag;BY`, ['Tag', 'Bundesland']],
  ['Tag;Name des Feiertags;Ort', at, []],
  ['Date;Nom du jour férié;Lieu;Jour', `${at};mardi`, ['Jour']],
  ['Date;Libellé;Établissement', at, []],
  ['Date;Jour fe\u0301rié;Site', at, []],
  ['ရက်စွဲ;ရုံးပိတ်ရက်;လုပ်ငန်းခွင်', at, []],
  ['နေ့စွဲ;အမည်;နေရာများ;နေ့', `${at};အင်္ဂါ`, ['နေ့']],
  ['Date;Public holiday;Locations', at, []],
  ['Date;Name;Site;Public holiday', `${at};yes`, ['Public holiday']],
])(
  'the columns of a table are found under %s, and those that are not read are named',
  async (titles, line, ignored) => {
    const read = await readHolidayFile(`${titles}\n${line}\n`, told);
    const [holiday] = read.lines;
    expect([read.lines.length, read.ignored]).toEqual([1, ignored]);
    expect(holiday).toMatchObject({ holidaydate: '2027-05-04', description: 'Day off', sites: [2], errors: [] });
  },
);

const readIn = async (text: string) =>
  (await readHolidayFile(text, told)).lines.map((it) => [it.line, it.holidaydate, it.description, it.errors.length]);

test.each<[string, string]>([
  ['a title and an empty line', 'Feiertage Bayern 2027\n\nDatum;Feiertag\n'],
  ['a title that a spreadsheet fills up with separators', 'Feiertage Bayern 2027;\n;\nDatum;Feiertag\n'],
  ['a title with a comma', 'Feiertage 2027, Bayern\nStand: 01.12.2026, Adler\nDatum;Feiertag\n'],
  ['a title alone', 'Feiertage Bayern 2027\n\n\n'],
])('the holidays of a table are found under %s', async (_, above) => {
  expect(await readIn(`${above}1. Mai 2027;Tag der Arbeit\n26.10.27;Nationalfeiertag, gesetzlich\n`)).toEqual([
    [4, '2027-05-01', 'Tag der Arbeit', 0],
    [5, '2027-10-26', 'Nationalfeiertag, gesetzlich', 0],
  ]);
});

test('of a table without headings nothing but its title is passed over: a first line without a day is refused', async () => {
  await expect(readIn('04/13/2027;Thingyan\n14/04/2027;Thingyan\n')).rejects.toMatchObject({
    problem: { code: 'FILE_NOT_READABLE', params: { reason: 'columns' } },
  });
});

test('a day whose year of two digits leaves it open is refused with how it is written', async () => {
  const { lines } = await readHolidayFile('Date,Holiday\n03/10/27,Unity\n', told);
  expect(lines[0]?.errors).toMatchObject([{ field: 'holidaydate', params: { reason: 'shortyear' } }]);
});
