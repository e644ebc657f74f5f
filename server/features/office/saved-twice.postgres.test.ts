import { readSettings, saveSettings } from '@muster/domain/office/settings-contract.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type HrOffice, openHrOffice } from '../../testing/company/hr-office.ts';
import { heldUp, holdTable } from '../../testing/database/hold.ts';

let { office, hr } = {} as HrOffice;
beforeAll(async () => {
  ({ office, hr } = await openHrOffice());
});
afterAll(() => office.close());

test('settings that are sent again while they are being saved are saved once, and found saved', async () => {
  const { zone: _, may: __, ...stored } = (await hr.call(readSettings)).data();
  const save = () => hr.call(saveSettings, { body: { ...stored, name: 'Lotus Works' } });
  const letGo = await holdTable(office.database, 'audit');
  const first = save();
  await heldUp(office.database, 1);
  const again = save();
  await heldUp(office.database, 2);
  await letGo();
  const answers = await Promise.all([first, again]);
  expect(answers.map((it) => [it.status, it.data().revision])).toEqual([
    [200, stored.revision + 1],
    [200, stored.revision + 1],
  ]);
  const audited = office.database.query.selectFrom('audit').select('id').where('action', '=', 'company.settings');
  expect(await audited.execute()).toHaveLength(1);
});
