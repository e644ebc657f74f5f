import { addHoliday } from '@muster/domain/holidays/holidays-contract.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Office, openOffice } from '../../testing/company/office.ts';
import { sealAudit, verifyAudit } from './audit-seal.ts';

let office: Office;
beforeAll(async () => {
  office = await openOffice();
  const hr = await office.as('HR');
  for (const holidaydate of ['2027-04-13', '2027-04-14', '2027-04-15']) {
    await hr.call(addHoliday, { body: { holidaydate, description: 'Thingyan' } });
  }
});
afterAll(() => office.close());

describe('the chain over the audit log', () => {
  test('holds every line once, however many seal at once', async () => {
    await Promise.all([sealAudit(office.database), sealAudit(office.database)]);
    const { count } = await office.database.query
      .selectFrom('audit')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    expect(await verifyAudit(office.database.query)).toMatchObject({ sound: Number(count), unsealed: 0 });
  });

  test('names the first line that is not as it was written', async () => {
    const { engine, query } = office.database;
    const line = await query.selectFrom('audit').select('id').orderBy('id', 'desc').executeTakeFirst();
    const off = engine === 'sqlite' ? sql`drop trigger audit_no_update` : sql`drop trigger audit_no_update on audit`;
    await off.execute(query);
    await query
      .updateTable('audit')
      .set({ after: '{"holidaydate":"2027-12-31"}' })
      .where('id', '=', line?.id ?? 0)
      .execute();
    expect(await verifyAudit(query)).toMatchObject({ broken: line?.id });
  });
});
