import { closePeriod } from '@muster/domain/attendance/periods/periods-contract.ts';
import { setWork } from '@muster/domain/work/work-contract.ts';
import { parse } from 'csv-parse/sync';
import { getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Client } from '../../../testing/company/client.ts';
import { type Office, openOffice } from '../../../testing/company/office.ts';
import { newcomer, type Person } from '../../../testing/leave/leave.ts';

let office: Office;
let hr: Client;
let who: Person;
beforeAll(async () => {
  office = await openOffice();
  hr = await office.as('HR');
  who = await newcomer(office);
  const shift = await office.database.query.selectFrom('shift').select('id').limit(1).executeTakeFirstOrThrow();
  const body = { from: '2026-10-15', shiftid: shift.id, restdays: [6, 7], groupno: 'STORE' };
  expect((await hr.call(setWork, { params: { id: String(who.id) }, body })).status).toBe(201);
});
afterAll(() => office.close());

/** The stretches of October that the member's rows say of each group. */
async function stretches(more = '') {
  const url = `/api/attendance/summary.csv?from=2026-10-01&to=2026-10-31${more}`;
  const rows = parse((await hr.send({ method: 'GET', url })).body, { bom: true, columns: true }) as Row[];
  const own = Map.groupBy(
    rows.filter((it) => it['membercode'] === who.code),
    (it) => it['groupno'],
  );
  return [...own].map(([group, days]) => [group, days[0]?.['date'], days.at(-1)?.['date']].join(' '));
}

type Row = Record<string, string>;

const BEFORE = 'SALES 2026-10-01 2026-10-14';
const SINCE = 'STORE 2026-10-15 2026-10-31';

describe('the rows of who changes groups within the days of a file', () => {
  test('say the group of their day, and a file of one group has its days alone', async () => {
    expect(await stretches()).toEqual([BEFORE, SINCE]);
    expect(await stretches('&groupno=SALES')).toEqual([BEFORE]);
    expect(await stretches('&groupno=STORE')).toEqual([SINCE]);
  });

  test('name the group in the sheets that are asked for it, and its other days as those of another', async () => {
    const said = async (groupno: string) => {
      const url = `/api/attendance/monthsheet.pdf?month=2026-10&groupno=${groupno}`;
      const pdf = await getDocumentProxy(new Uint8Array((await hr.send({ method: 'GET', url })).rawPayload));
      for (let number = 1; number <= pdf.numPages; number += 1) {
        const { items } = await (await pdf.getPage(number)).getTextContent();
        const texts = items.map((it) => ('str' in it ? it.str : ''));
        const heading = texts.find((it) => it.startsWith(`${who.code} · `));
        if (heading) return [heading, texts.filter((it) => it === 'In another group').length];
      }
      return undefined;
    };
    expect(await said('SALES')).toEqual([`${who.code} · Group SALES`, 17]);
    expect(await said('STORE')).toEqual([`${who.code} · Group STORE`, 14]);
  });

  test('do so in a closed pay period, which keeps the name of the group at its end', async () => {
    const closed = await hr.call(closePeriod, { params: { month: '2026-10' }, body: { waive: 'all known' } });
    expect(closed.status).toBe(200);
    await office.database.query
      .updateTable('work_group')
      .set({ groupno: 'SHOP' })
      .where('groupno', '=', 'STORE')
      .execute();
    expect(await stretches()).toEqual([BEFORE, SINCE]);
    expect(await stretches('&groupno=SALES')).toEqual([BEFORE]);
  });
});
