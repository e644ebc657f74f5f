import { exportAudit, listAudit } from '@muster/domain/audit/audit-contract.ts';
import { addHoliday } from '@muster/domain/holidays/holidays-contract.ts';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { punch } from '../../testing/attendance/punches.ts';
import { type Office, openOffice } from '../../testing/company/office.ts';

let office: Office;
beforeAll(async () => {
  office = await openOffice();
  const hr = await office.as('HR');
  for (const holidaydate of ['2027-04-13', '2027-04-14', '2027-04-15']) {
    await hr.call(addHoliday, { body: { holidaydate, description: 'Thingyan' } });
  }
});
afterAll(() => office.close());

const read = async (query: object) => (await (await office.as('SA')).call(listAudit, { query })).data();

describe('the audit log', () => {
  test('tells administrators who did what, newest first, with what it was and is', async () => {
    const [newest] = await read({ action: 'holiday' });
    expect(newest).toMatchObject({
      actor: 'HR',
      actorname: 'Hla Hla',
      action: 'holiday.add',
      before: null,
      after: { holidaydate: '2027-04-15' },
    });
    expect(newest?.hash).toMatch(/^[0-9a-f]{64}$/);
  });

  test('calls who and what a line is about by name and code, and what has no name by its number', async () => {
    const { query } = office.database;
    const { C } = office.ids;
    const { id } = await query
      .insertInto('correction')
      .values({
        ...{ member_id: C, day: '2026-11-19', kind: 'excuse', before: '[]', after: '[]', reason: 'Forgot' },
        ...{ state: 'pending', asked_by: C, created_at: '2026-11-20T03:00:00.000Z', revision: 1 },
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const { id: standsIn } = await query
      .insertInto('delegation')
      .values({
        ...{ manager_id: office.ids.M, deputy_id: C, from_day: '2026-11-23', until_day: '2026-11-27' },
        ...{ created_at: '2026-11-20T03:00:00.000Z', ended_at: null },
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const punched = await punch(await office.holding('B'), 'B', 'in');
    const line = { at: '2026-11-20T02:31:00.000Z', actor_id: C, action: 'named.test', before: null, after: null };
    const subjects = [
      ...[`member:${C}`, `correction:${id}`, 'member:999999', 'leave-type:EL', 'site:1', 'shift:2', 'state:1'],
      ...['car:1', 'trip-type:1', 'competitor:1', 'holiday:1', 'period:2026-10', `delegation:${standsIn}`],
      ...[`punch:${punched.id}`, 'leave-type:GONE', 'fiscal-year:2026'],
    ];
    await query
      .insertInto('audit')
      .values(subjects.map((subject) => ({ ...line, subject })))
      .execute();
    const found = await read({ action: 'named.test' });
    expect(found.toReversed().map((it) => it.about)).toEqual([
      ...['Chit Ko (C)', 'Chit Ko (C), 19/11/2026', '', 'EARNED LEAVE (EL)', 'Head Office', 'Night', 'Mandalay'],
      ...[
        'CAR-1',
        'Delivery',
        'Silver Star',
        'Christmas Day, 25/12/2026',
        '10/2026',
        'Chit Ko (C), 23/11/2026 – 27/11/2026',
      ],
      ...[expect.stringMatching(/ \(B\), \d\d\/\d\d\/2026$/), '', '01/04/2026 – 31/03/2027'],
    ]);
  });

  test('calls leave by the days that an entry tells of, and by those of today only where it tells none', async () => {
    const { query } = office.database;
    const { C } = office.ids;
    const { id } = await query
      .insertInto('leave')
      .values({
        ...{
          member_id: C,
          leaveid: 'EL',
          from_date: '2026-12-08',
          to_date: '2026-12-08',
          remark: '',
          status: 'approved',
        },
        ...{ revision: 2, decided_by: null, decided_at: null, return_from: null },
        created_at: '2026-11-20T03:00:00.000Z',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const days = (from: string, to = from) => JSON.stringify({ id, from, to, remark: 'Trip home' });
    const touched = JSON.stringify({ id: 5, leaveid: id, start: '2026-12-03', end: '2026-12-04' });
    const reason = JSON.stringify({ reason: 'Not needed' });
    const line = { at: '2026-11-20T02:31:00.000Z', actor_id: C, action: 'leave.tested', subject: `leave:${id}` };
    const facts = [
      { before: null, after: days('2026-12-09') },
      { before: days('2026-12-09'), after: days('2026-12-08', '2026-12-10') },
      { before: days('2026-12-01', '2026-12-02'), after: reason },
      { before: touched, after: JSON.stringify({ settled: '2026-11-20T02:31:00.000Z' }) },
      { before: days('2026-12-15'), after: null },
      { before: null, after: null },
    ];
    await query
      .insertInto('audit')
      .values(facts.map((it) => ({ ...line, ...it })))
      .execute();
    const found = await read({ action: 'leave.tested' });
    expect(found.toReversed().map((it) => it.about)).toEqual(
      [
        ...['09/12/2026', '08/12/2026 – 10/12/2026', '01/12/2026 – 02/12/2026', '03/12/2026 – 04/12/2026'],
        ...['15/12/2026', '08/12/2026'],
      ].map((it) => `Chit Ko (C), ${it}`),
    );
  });

  test('is narrowed by day, actor, action and subject', async () => {
    expect(await read({ actor: 'HR', action: 'holiday.add' })).toHaveLength(3);
    expect(await read({ actor: 'A' })).toEqual([]);
    expect(await read({ actor: '', action: '', subject: '' })).toEqual(await read({}));
    expect(await read({ subject: 'holiday:' })).toHaveLength(4);
    expect(await read({ from: '2026-11-20', to: '2026-11-20', action: 'holiday' })).toHaveLength(3);
    expect(await read({ from: '2026-11-21' })).toEqual([]);
  });

  test('goes out as CSV with the filters in force, and no cell that a spreadsheet would run', async () => {
    const { query } = office.database;
    const line = {
      at: '2026-11-20T08:30:00.000Z',
      actor_id: null,
      action: '=cmd|1',
      subject: '@SUM(A1)',
      before: null,
    };
    await query
      .insertInto('audit')
      .values(Array.from({ length: 1200 }, () => ({ ...line, after: null })))
      .execute();
    const sa = await office.as('SA');
    const ask = async (asked: string) => sa.send({ method: 'GET', url: `${exportAudit.path}${asked}` });
    const all = await ask('?from=2026-11-20&to=2026-11-20');
    expect(all.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="audit-2026-11-20-2026-11-20.csv"',
    });
    const rows = parse(all.body, { bom: true, columns: true }) as Record<string, string>[];
    expect(rows.filter((it) => it['action'] === "'=cmd|1" && it['subject'] === "'@SUM(A1)")).toHaveLength(1200);
    const ids = rows.map((it) => Number(it['id']));
    expect(ids).toEqual([...new Set(ids)].toSorted((a, b) => b - a));
    const found = parse((await ask('?actor=HR&action=holiday')).body, { bom: true, columns: true });
    expect(found).toHaveLength(3);
    expect(found[0]).toMatchObject({
      actor: 'HR',
      action: 'holiday.add',
      at: expect.stringMatching(/^2026-11-20 \d\d:/),
    });
  });

  test('is for administrators alone', async () => {
    const hr = await office.as('HR');
    expect((await hr.call(listAudit, { query: {} })).failure().code).toBe('FORBIDDEN');
  });
});
