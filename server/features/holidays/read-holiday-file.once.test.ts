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
