import type { HolidayImport } from '@muster/domain/holidays/holidays-contract.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Client } from '../../../testing/company/client.ts';
import { type Office, openOffice } from '../../../testing/company/office.ts';
import { upload } from '../../../testing/company/upload.ts';

let office: Office;
let hr: Client;
beforeAll(async () => {
  office = await openOffice();
  hr = await office.as('HR');
});
afterAll(() => office.close());

/** What a calendar would do, line by line. */
const rowsOf = async (calendar: string) => {
  const file = { name: 'holidays.ics', fields: { dryrun: 'true' } };
  const { status, body } = await upload(hr, '/api/holidays/import', calendar, file);
  expect([status, body.code]).toEqual([200, '200']);
  return (body.data as HolidayImport).rows;
};
const told = (rows: HolidayImport['rows']) => rows.map((it) => [it.line, it.outcome, it.holidaydate, it.description]);
const calendarOf = (...events: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...events.map((it) => `BEGIN:VEVENT\n${it}\nEND:VEVENT`), 'END:VCALENDAR'].join(
    '\n',
  );

test('a calendar is read day by day, what comes every year as often as it is near', async () => {
  const calendar = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'BEGIN:VEVENT',
    'SUMMARY:Water festival',
    'DTSTART;VALUE=DATE:20270413',
    'DTEND;VALUE=DATE:20270416',
    'END:VEVENT',
    'BEGIN:VEVENT',
    'SUMMARY:Founders\\, day',
    'DTSTART;VALUE=DATE:20100808',
    'RRULE:FREQ=YEARLY',
    'END:VEVENT',
    'END:VCALENDAR',
  ].join('\r\n');
  expect(told(await rowsOf(calendar))).toEqual([
    [1, 'new', '2027-04-13', 'Water festival'],
    [1, 'new', '2027-04-14', 'Water festival'],
    [1, 'new', '2027-04-15', 'Water festival'],
    // Over, so that an officer who worked here then does not make a holiday of it.
    [2, 'refused', '2026-08-08', 'Founders, day'],
    [2, 'new', '2027-08-08', 'Founders, day'],
    [2, 'new', '2028-08-08', 'Founders, day'],
  ]);
});

test('a day that lacks a digit is refused, and not read as another one', async () => {
  const rows = await rowsOf(
    calendarOf('SUMMARY:Cut\nDTSTART;VALUE=DATE:2027101', 'SUMMARY:Whole\nDTSTART;VALUE=DATE:20271001'),
  );
  expect(told(rows)).toEqual([
    [1, 'refused', '2027-10-01', 'Cut'],
    [2, 'new', '2027-10-01', 'Whole'],
  ]);
  expect(rows[0]?.errors).toMatchObject([{ field: 'holidaydate', code: 'INVALID_INPUT' }]);
});

test('a moment of a calendar falls on the company’s day, whatever zone it is written in', async () => {
  const moments = [
    'SUMMARY:In UTC\nDTSTART:20270725T173000Z\nDTEND:20270726T173000Z',
    'SUMMARY:In New York\nDTSTART;TZID=America/New_York:20270725T140000\nDURATION:P1D',
    'SUMMARY:In Yangon\nDTSTART;TZID=Asia/Yangon:20270726T000000\nDTEND;TZID=Asia/Yangon:20270726T235900',
    'SUMMARY:Nowhere\nDTSTART:20270726T233000\nDURATION:PT24H',
    'SUMMARY:Somewhere\nDTSTART;TZID=Office clock:20270726T233000\nDURATION:P1D',
  ];
  const rows = told(await rowsOf(calendarOf(...moments)));
  expect(rows.map(([, , day]) => day)).toEqual(Array(5).fill('2027-07-26'));
});

test('an event of some hours is left out with why, once however often it comes back, and days beside it are read', async () => {
  const events = [
    'SUMMARY:Town hall\nDTSTART:20270801T090000\nDTEND:20270801T100000\nRRULE:FREQ=WEEKLY;COUNT=20',
    'SUMMARY:Reminder\nDTSTART:20270802T090000',
    'SUMMARY:Over midnight\nDTSTART:20270803T200000\nDTEND:20270804T060000',
    'SUMMARY:Full moon\nDTSTART;VALUE=DATE:20270805',
  ];
  const rows = await rowsOf(calendarOf(...events));
  expect(told(rows)).toEqual([
    [1, 'refused', '2027-08-01', 'Town hall'],
    [2, 'refused', '2027-08-02', 'Reminder'],
    [3, 'refused', '2027-08-03', 'Over midnight'],
    [4, 'new', '2027-08-05', 'Full moon'],
  ]);
  expect(rows[0]?.errors).toMatchObject([
    {
      field: 'holidaydate',
      params: { reason: 'hours' },
      message: expect.stringMatching(/Only whole days are holidays/),
    },
  ]);
});

test('an event that was called off is none', async () => {
  const events = [
    'SUMMARY:Off\nSTATUS:CANCELLED\nDTSTART;VALUE=DATE:20270801',
    'SUMMARY:On\nDTSTART;VALUE=DATE:20270802',
  ];
  expect(told(await rowsOf(calendarOf(...events)))).toEqual([[2, 'new', '2027-08-02', 'On']]);
});

test.each(['20270230', '20270431', '20271301', '20270100', '2027-02-20'])(
  '%s, which is no day of a calendar, is refused and not counted on to another',
  async (written) => {
    const rows = await rowsOf(calendarOf(`SUMMARY:Wrong\nDTSTART;VALUE=DATE:${written}`));
    expect(rows).toMatchObject([{ outcome: 'refused', errors: [{ field: 'holidaydate', code: 'INVALID_INPUT' }] }]);
  },
);

test.each<[what: string, event: string, days: readonly string[]]>([
  [
    '29 February',
    'DTSTART;VALUE=DATE:20240229\nRRULE:FREQ=YEARLY',
    ['refused 2026-02-29', 'refused 2027-02-29', 'new 2028-02-29'],
  ],
  [
    '30 February',
    'DTSTART;VALUE=DATE:20270101\nRRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30',
    ['refused 2027-02-30', 'refused 2028-02-30'],
  ],
  [
    'the 1st and the 31st of April and May',
    'DTSTART;VALUE=DATE:20270501\nRRULE:FREQ=YEARLY;COUNT=3;BYMONTH=4,5;BYMONTHDAY=31',
    ['refused 2027-04-31', 'new 2027-05-31', 'refused 2028-04-31'],
  ],
  [
    'the last of February',
    'DTSTART;VALUE=DATE:20270228\nRRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=-1',
    ['new 2027-02-28', 'new 2028-02-29'],
  ],
])(
  'of %s every year, a day that a year does not have is refused and not counted on to the next month',
  async (_what, event, days) => {
    const rows = await rowsOf(calendarOf(`SUMMARY:Odd\n${event}`));
    expect(rows.map((it) => `${it.outcome} ${it.holidaydate}`)).toEqual(days);
    const [missing] = rows.filter((it) => it.outcome === 'refused');
    if (missing) expect(missing.errors).toMatchObject([{ field: 'holidaydate', params: { reason: 'nosuchday' } }]);
  },
);

describe('an event is read on each of its days within the years', () => {
  const year = (days: readonly string[]) => days.map((it) => `2027-${it}`);

  test.each<[what: string, event: string, days: readonly string[]]>([
    [
      'four days running',
      'DTSTART;VALUE=DATE:20270413\nRRULE:FREQ=DAILY;COUNT=4',
      year(['04-13', '04-14', '04-15', '04-16']),
    ],
    ['until a day', 'DTSTART;VALUE=DATE:20270413\nRRULE:FREQ=DAILY;UNTIL=20270415', year(['04-13', '04-14', '04-15'])],
    ['three months', 'DTSTART;VALUE=DATE:20270110\nRRULE:FREQ=MONTHLY;COUNT=3', year(['01-10', '02-10', '03-10'])],
    [
      'the days that it names',
      'DTSTART;VALUE=DATE:20270110\nRDATE;VALUE=DATE:20270301,20270501',
      year(['01-10', '03-01', '05-01']),
    ],
    [
      'but for one that is taken out',
      'DTSTART;VALUE=DATE:20270110\nRDATE;VALUE=DATE:20270301\nEXDATE;VALUE=DATE:20270110',
      year(['03-01']),
    ],
    [
      'several in a year',
      'DTSTART;VALUE=DATE:20270101\nRRULE:FREQ=YEARLY;BYMONTH=1,7;BYMONTHDAY=1',
      ['2027-01-01', '2027-07-01', '2028-01-01', '2028-07-01'],
    ],
    [
      'days that run into each other',
      'DTSTART;VALUE=DATE:20270413\nDTEND;VALUE=DATE:20270415\nRRULE:FREQ=DAILY;COUNT=2',
      year(['04-13', '04-14', '04-15']),
    ],
    [
      'beginning after these years',
      'DTSTART;VALUE=DATE:20310413\nRRULE:FREQ=DAILY;COUNT=2',
      ['2031-04-13', '2031-04-14'],
    ],
    ['with hours', 'DTSTART:20270413T080000\nDTEND:20270416T180000', year(['04-13', '04-14', '04-15', '04-16'])],
  ])('%s', async (_what, event, days) => {
    const rows = await rowsOf(calendarOf(`SUMMARY:Free\n${event}`));
    expect(told(rows)).toEqual(days.map((it) => [1, 'new', it, 'Free']));
  });

  test('but not one of more days than a holiday has, which is refused with why', async () => {
    const rows = await rowsOf(calendarOf('SUMMARY:Spring\nDTSTART;VALUE=DATE:20270401\nDTEND;VALUE=DATE:20270601'));
    expect(told(rows)).toEqual([[1, 'refused', '2027-04-01', 'Spring']]);
    expect(rows[0]?.errors).toMatchObject([
      { field: 'holidaydate', code: 'INVALID_INPUT', params: { reason: 'span', count: 31 } },
    ]);
  });

  test('but for days that there are not, which are refused', async () => {
    const rows = await rowsOf(calendarOf('SUMMARY:Odd\nDTSTART;VALUE=DATE:20270110\nRDATE;VALUE=DATE:20270230'));
    expect(told(rows)).toEqual([[1, 'refused', '2027-02-30', 'Odd']]);
  });
});
