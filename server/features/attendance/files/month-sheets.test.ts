import { askCorrection } from '@muster/domain/attendance/corrections/correction-contract.ts';
import { closePeriod } from '@muster/domain/attendance/periods/periods-contract.ts';
import { addHoliday } from '@muster/domain/holidays/holidays-contract.ts';
import { enterForMember } from '@muster/domain/leave/leave-office-contract.ts';
import { getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { punch } from '../../../testing/attendance/punches.ts';
import { inYangon, type Office, openOffice, type Persona } from '../../../testing/company/office.ts';

let office: Office;
beforeAll(async () => {
  office = await openOffice();
  for (const [time, type] of [
    ['2026-11-16T09:07', 'in'],
    ['2026-11-16T17:30', 'out'],
    ['2026-11-17T08:55', 'in'],
  ] as const) {
    office.now = inYangon(time);
    await punch(await office.holding('A'), 'A', type);
  }
  office.now = inYangon('2026-11-20T10:20');
  const named = { membername: 'ဒေါ်ခင်ကြည် (José) 漢字' };
  await office.database.query.updateTable('member').set(named).where('membercode', '=', 'B').execute();
});
afterAll(() => office.close());

const fetched = async (who: Persona, asked: string, language = 'en', month = '2026-11') =>
  (await office.holding(who)).send({
    method: 'GET',
    url: `/api/attendance/monthsheet.pdf?month=${month}${asked}`,
    headers: { 'accept-language': language },
  });

/** The texts of each page, in the order in which they were set. */
async function pages(who: Persona, asked = '', language = 'en', month = '2026-11'): Promise<string[][]> {
  const raw = await fetched(who, asked, language, month);
  expect(raw.statusCode).toBe(200);
  const pdf = await getDocumentProxy(new Uint8Array(raw.rawPayload));
  return Promise.all(
    Array.from({ length: pdf.numPages }, async (_, n) => {
      const { items } = await (await pdf.getPage(n + 1)).getTextContent();
      return items.flatMap((it) => ('str' in it && it.str.trim() ? [it.str.trim()] : []));
    }),
  );
}

describe('month sheets', () => {
  test('say every day of the month with its times and totals, and where to sign', async () => {
    const [sheet = [], ...others] = await pages('A');
    expect(others).toEqual([]);
    expect(sheet).toEqual(expect.arrayContaining(['Aye Aye', 'A · Group SALES', '01/11/2026 – 30/11/2026']));
    expect(sheet.filter((it) => /^\w{3} \d\d\/11\/2026$/.test(it))).toHaveLength(30);
    const monday = sheet.indexOf('Mon 16/11/2026');
    expect(sheet.slice(monday, monday + 7)).toEqual([
      ...['Mon 16/11/2026', 'Present', '09:07', '17:30', '8:23', '0:07', '0:23'],
    ]);
    expect(sheet).toContain('Check-out missing');
    expect(sheet.join(' ')).toMatch(/Present: 2 .*Absent: 12 .*Days late: 1 .*Expected: /);
    expect(sheet).toContain('Member: date and signature');
  });

  test('say what of it was night work, where any was', async () => {
    const night = (night_from: string | null, night_till: string | null) =>
      office.database.query.updateTable('company').set({ night_from, night_till }).execute();
    const told = async () => (await pages('A')).flat().join(' ');
    expect(await told()).not.toContain('Night work');
    await night('17:00', '09:00');
    expect(await told()).toMatch(/Expected: [\d:]+ +Night work: 0:30/);
    await night(null, null);
  });

  const hoursOff = (day: string) => {
    const { ids, database } = office;
    const at = '2026-11-20T02:00:00.000Z';
    return database.query
      .insertInto('correction')
      .values({
        ...{ member_id: ids.A, day, kind: 'hours', before: '[]', after: '[]', reason: 'The dentist' },
        ...{ state: 'approved', asked_by: ids.A, created_at: at, decided_by: ids.M, decided_at: at },
        ...{ off_from: '09:00', off_to: '10:00', off_minutes: 60 },
      })
      .execute();
  };

  test('say from when to when hours of a day were off, and how long that was together', async () => {
    const told = async () => (await pages('A')).flat().join(' ');
    expect(await told()).not.toContain('Hours off');
    await hoursOff('2026-11-16');
    expect(await told()).toMatch(/Mon 16\/11\/2026 Present 09:07 17:30 8:23 0:30 Off 09:00–10:00/);
    expect(await told()).toMatch(/Expected: [\d:]+ +Hours off: 1:00/);
    await office.database.query.deleteFrom('correction').where('kind', '=', 'hours').execute();
  });

  test('say what of the overtime was not approved, at its day and in the totals, where that is asked for', async () => {
    const since = (overtime_from: string | null) =>
      office.database.query.updateTable('company').set({ overtime_from }).execute();
    const told = async () => (await pages('A')).flat().join(' ');
    expect(await told()).toMatch(/Mon 16\/11\/2026 Present 09:07 17:30 8:23 0:07 0:23 Tue/);
    expect(await told()).not.toContain('not approved');
    await since('2026-11-16');
    expect(await told()).toMatch(/8:23 0:07 Overtime not approved: 0:23 Tue/);
    expect(await told()).toMatch(/Expected: [\d:]+ +Overtime not approved: 0:23/);
    // A reason may be longer than the lines of its day.
    const body = { attendancedate: '2026-11-16', membercode: 'A', kind: 'excuse' as const };
    const excused = await (await office.holding('HR')).call(askCorrection, {
      body: {
        ...body,
        reason: 'The road from Bago was under water, and the bus that came instead went by Taikkyi. '.repeat(4),
      },
    });
    expect(excused.status).toBe(201);
    expect(await told()).toMatch(/8:23 .*Overtime not approved: 0:23; Excused: The road from Bago .*… Tue/);
    await office.database.query.deleteFrom('correction').where('id', '=', excused.data().id).execute();
    await since(null);
  });

  test('are in the language of whoever reads them, with the same digits', async () => {
    const [sheet = []] = await pages('A', '', 'my');
    expect(sheet).toContain('01/11/2026 – 30/11/2026');
    expect(sheet.filter((it) => /^\d\d\/11\/2026$/.test(it))).toHaveLength(30);
    expect(sheet.join('')).toContain('တနင်္လာ');
    expect(sheet).toContain('09:07');
    expect(sheet.join(' ')).not.toMatch(/Present|Absent|Member/);
  });

  test('are a page a member: of oneself, of one’s groups or of a group, by who asks', async () => {
    const codes = async (who: Persona, asked?: string) =>
      (await pages(who, asked)).map((it) => it.find((one) => one.includes(' · Group '))?.split(' ')[0]);
    expect(await codes('M')).toEqual(['A', 'B', 'NEW', 'SUSP']);
    expect(await codes('HR', '&groupno=STORE')).toEqual(['C', 'D', 'N']);
    expect(await codes('M', '&membercode=B')).toEqual(['B']);
    expect((await fetched('A', '&membercode=B')).statusCode).toBe(404);
    expect((await fetched('M', '&groupno=STORE')).statusCode).toBe(404);
    expect((await fetched('M2', '&membercode=B')).statusCode).toBe(404);
    expect((await fetched('A', '&groupno=SALES')).statusCode).toBe(403);
  });

  test('are kept under the name of the month, and hold names in any letters', async () => {
    const raw = await fetched('HR', '&membercode=B');
    expect(raw.headers['content-type']).toBe('application/pdf');
    expect(raw.headers['content-disposition']).toBe('attachment; filename="monthsheet-2026-11-provisional.pdf"');
    const [sheet = []] = await pages('HR', '&membercode=B');
    expect(sheet.join('')).toContain('(José)');
  });

  test('say in their name and on each page that they are provisional, until the period is closed', async () => {
    const marked = async (language: string) => {
      const name = (await fetched('HR', '', language, '2026-10')).headers['content-disposition'];
      const sheets = await pages('HR', '', language, '2026-10');
      expect(sheets.length).toBeGreaterThan(3);
      // What a font reorders is read by a PDF's marks alone: of the Burmese word this is the beginning.
      const heading = language === 'en' ? 'Provisional attendance sheet' : 'ယာ';
      return [name, new Set(sheets.map((it) => it[1]?.startsWith(heading)))];
    };
    const open = ['attachment; filename="monthsheet-2026-10-provisional.pdf"', new Set([true])];
    expect([await marked('en'), await marked('my')]).toEqual([open, open]);
    const hr = await office.holding('HR');
    const closing = { params: { month: '2026-10' }, body: { waive: 'As it is' } };
    expect((await hr.call(closePeriod, closing)).status).toBe(200);
    const closed = ['attachment; filename="monthsheet-2026-10.pdf"', new Set([false])];
    expect([await marked('en'), await marked('my')]).toEqual([closed, closed]);
  });

  test('say how long hours off were together as the period was closed, though the day became a holiday', async () => {
    const told = async () => (await pages('A', '', 'en', '2026-09')).flat().join(' ');
    await hoursOff('2026-09-15');
    expect(await told()).toMatch(/Tue 15\/09\/2026 Absent Off 09:00–10:00 .*Hours off: 1:00/);
    const hr = await office.holding('HR');
    const closing = { params: { month: '2026-09' }, body: { waive: 'As it is' } };
    expect((await hr.call(closePeriod, closing)).status).toBe(200);
    const holiday = { holidaydate: '2026-09-15', description: 'A day' };
    expect((await (await office.holding('SA')).call(addHoliday, { body: holiday })).status).toBe(201);
    expect(await told()).toMatch(/Tue 15\/09\/2026 Absent Off 09:00–10:00 .*Hours off: 1:00/);
    await office.database.query.deleteFrom('correction').where('kind', '=', 'hours').execute();
  });

  test.each([
    'Daw Khin Myat Thuzar Win Aung Kyaw Zin Htut Naw Paw Say Wah Moe Thet Htar Swe Nandar Hlaing Phyo Wai',
    'DAW KHIN MYAT THUZAR WIN AUNG KYAW ZIN HTUT NAW PAW SAY WAH MOE THET HTAR SWE NANDAR HLAING PHYO WAI',
    'Nan Wunnakyawhtinkyawswathiripyanchithudhammasingimahathirithudhamma',
  ])('have a name of any length whole: %s', async (membername) => {
    const named = (it: string) =>
      office.database.query.updateTable('member').set({ membername: it }).where('membercode', '=', 'A').execute();
    await named(membername);
    const [sheet = []] = await pages('A');
    await named('Aye Aye');
    expect(sheet.join(' ')).toContain(membername);
  });

  test('cut nothing off: who signs reads of which half each leave was, and every total', async () => {
    const { query } = office.database;
    await query.updateTable('leave_code').set({ half_days_allowed: 1 }).where('leaveid', 'in', ['CL', 'O']).execute();
    const hr = await office.as('HR');
    for (const [leavetype, part] of [
      ['O', 'pm'],
      ['CL', 'am'],
    ] as const) {
      const days = { fromdate: '2026-11-18', todate: '2026-11-18', part };
      const body = { membercode: 'A', leavetype, ...days, reason: 'Told by phone' };
      (await hr.call(enterForMember, { body })).body();
    }
    for (const language of ['en', 'my']) {
      const [sheet = []] = await pages('A', '', language);
      expect(sheet.filter((it) => it.includes('…'))).toEqual([]);
    }
    const [sheet = []] = await pages('A');
    expect(sheet.join(' ')).toContain('CASUAL LEAVE, morning; OFF DAY, afternoon');
  });
});
