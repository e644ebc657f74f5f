import { readCompany } from '@muster/domain/office/office-contract.ts';
import { readSettings, type SettingsInput, saveSettings } from '@muster/domain/office/settings-contract.ts';
import { register } from '@muster/domain/session/session-contract.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Client } from '../../testing/company/client.ts';
import { type Office, openOffice, PASSWORD } from '../../testing/company/office.ts';

let office: Office;
let hr: Client;
let sa: Client;
beforeEach(async () => {
  office = await openOffice();
  [hr, sa] = [await office.holding('HR'), await office.holding('SA')];
});
afterEach(() => office.close());

const AS_STORED: SettingsInput = {
  name: 'Lotus Test Works',
  weekstart: 1,
  registration: 'listed',
  tripsshown: 'all',
  samples: true,
  reminders: false,
  tripapproval: 'none',
  locationdays: null,
  offlinepunches: 'review',
  unlocatedpunches: 'accept',
  periodstarts: 1,
  countedfrom: null,
  secondfactor: 'optional',
  inlieu: null,
  inlieuminutes: 480,
  nightfrom: null,
  nighttill: null,
  overtimeapprovedfrom: null,
  hoursoff: 0,
  revision: 1,
};
const save = (client: Client, change: Partial<SettingsInput>) =>
  client.call(saveSettings, { body: { ...AS_STORED, ...change } });
const auditRows = () =>
  office.database.query.selectFrom('audit').selectAll().where('action', '=', 'company.settings').execute();

describe("the company's settings", () => {
  test('are read with what the caller may change', async () => {
    const stored = { ...AS_STORED, zone: 'Asia/Yangon' };
    expect((await hr.call(readSettings)).data()).toEqual({ ...stored, may: { company: true, registration: false } });
    expect((await sa.call(readSettings)).data()).toEqual({ ...stored, may: { company: true, registration: true } });
  });

  test('are changed by HR, for everybody, on record', async () => {
    const saved = await save(hr, { name: ' Lotus Works ', weekstart: 7, tripsshown: 'own' });
    expect(saved.data()).toMatchObject({ name: 'Lotus Works', weekstart: 7, tripsshown: 'own', revision: 2 });
    const seen = (await (await office.holding('A')).call(readCompany)).data();
    expect(seen).toMatchObject({ name: 'Lotus Works', weekstart: 7 });
    const [entry] = await auditRows();
    expect(entry).toMatchObject({ actor_id: office.ids.HR, subject: 'company' });
    expect(JSON.parse(entry?.before ?? '')).toMatchObject({
      name: 'Lotus Test Works',
      weekstart: 1,
      tripsshown: 'all',
    });
    expect(JSON.parse(entry?.after ?? '')).toMatchObject({ name: 'Lotus Works', weekstart: 7, tripsshown: 'own' });
  });

  test.each([
    ['tripapproval', { tripapproval: 'manager' }],
    ['locationdays', { locationdays: 30 }],
    ['offlinepunches', { offlinepunches: 'accept' }],
    ['unlocatedpunches', { unlocatedpunches: 'review' }],
    ['countedfrom', { countedfrom: '2026-11-20' }],
    ['overtimeapprovedfrom', { overtimeapprovedfrom: '2026-11-20' }],
  ] as const)('are not HR’s where they hold HR in check, such as %s', async (field, change) => {
    const before = await office.state();
    const refused = await save(hr, change);
    expect([refused.status, refused.failure().errors[0]?.field]).toEqual([403, field]);
    expect(await office.state()).toBe(before);
    expect((await save(sa, change)).data()).toMatchObject(change);
  });

  test('let the administrator alone say how members register, and it counts at once', async () => {
    const before = await office.state();
    const refused = await save(hr, { registration: 'off' });
    expect([refused.status, refused.failure().errors[0]?.field]).toEqual([403, 'registration']);
    expect(await office.state()).toBe(before);
    expect((await save(sa, { registration: 'off' })).data().registration).toBe('off');
    const claim = { membercode: 'NEW', password: PASSWORD, confirm_password: PASSWORD };
    expect((await office.visitor().call(register, { body: claim })).failure().code).toBe('REGISTRATION_REFUSED');
  });

  test('are not overwritten by who looked at older ones', async () => {
    await save(sa, { name: 'Lotus Works' });
    const late = await save(hr, { weekstart: 7 });
    expect([late.status, late.failure().code]).toEqual([409, 'CHANGED_MEANWHILE']);
    expect(late.failure().data).toMatchObject({ name: 'Lotus Works', weekstart: 1 });
    expect((await hr.call(readSettings)).data()).toMatchObject({ name: 'Lotus Works', weekstart: 1 });
  });

  test('of two who save at once are those of one, and the other is told', async () => {
    for (let revision = 1; revision <= 10; revision++) {
      const both = await Promise.all([
        save(hr, { name: `HR ${revision}`, revision }),
        save(sa, { name: `SA ${revision}`, revision }),
      ]);
      expect(both.map((it) => it.status).toSorted()).toEqual([200, 409]);
    }
    expect(await auditRows()).toHaveLength(10);
  });

  test('sent again after a lost answer are found saved, once', async () => {
    await save(hr, { name: 'Lotus Works' });
    expect((await save(hr, { name: 'Lotus Works' })).data().revision).toBe(2);
    expect(await auditRows()).toHaveLength(1);
  });

  test('are refused with a wrong one', async () => {
    const before = await office.state();
    for (const [field, wrong] of [
      ['name', { name: '  ' }],
      ['name', { name: 'x'.repeat(81) }],
      ['weekstart', { weekstart: 0 }],
      ['weekstart', { weekstart: 8 }],
      ['registration', { registration: 'everybody' }],
      ['tripsshown', { tripsshown: 'none' }],
      ['periodstarts', { periodstarts: 0 }],
      ['periodstarts', { periodstarts: 29 }],
      ['countedfrom', { countedfrom: '2026-02-30' }],
      ['nightfrom', { nightfrom: '24:00', nighttill: '06:00' }],
      ['nighttill', { nightfrom: '22:00', nighttill: '22:00' }],
      ['nighttill', { nightfrom: '22:00' }],
      ['nighttill', { nightfrom: '22:00', nighttill: undefined }],
      ['nightfrom', { nighttill: '06:00' }],
      ['hoursoff', { hoursoff: -1 }],
      ['hoursoff', { hoursoff: 60_001 }],
      ['zone', { zone: 'Europe/Paris' }],
    ] as const) {
      const refused = await save(sa, wrong as never);
      expect([wrong, refused.status, refused.failure().errors[0]?.field]).toEqual([wrong, 400, field]);
      expect(await office.state()).toBe(before);
    }
  });
});
