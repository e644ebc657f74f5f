import { addPhoto, updatePhoto } from '@muster/domain/administration/administration-contract.ts';
import { uploadFile } from '@muster/domain/files/files-contract.ts';
import { addHoliday, changeHoliday, listHolidays } from '@muster/domain/holidays/holidays-contract.ts';
import { listContracts } from '@muster/domain/lists/lists-contract.ts';
import { changeMember, readMember } from '@muster/domain/members/member-office-contract.ts';
import { addTrip, readTrip, updateTrip } from '@muster/domain/trips/trips-contract.ts';
import type { Contract } from '@muster/domain/wire/contract.ts';
import { setWork } from '@muster/domain/work/work-contract.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { fileForm, PIXEL } from '../testing/administration/administration-samples.ts';
import type { Client } from '../testing/company/client.ts';
import { type HrOffice, openHrOffice } from '../testing/company/hr-office.ts';
import { tripBody } from '../testing/trips/trip-body.ts';

let { office, hr, shiftid } = {} as HrOffice;
beforeEach(async () => {
  ({ office, hr, shiftid } = await openHrOffice());
});
afterEach(() => office.close());

/** What is sent of a record, with fields that its contract does not name among those to be stored. */
const sent = (record: object, more: object = {}) => ({ ...record, ...more }) as never;

/** Fields that a call does not change, each with what is not stored: refused by name, and nothing changes. */
async function expectKept<C extends Contract>(by: Client, contract: C, asked: object, record: object, other: object) {
  const before = await office.state();
  for (const [field, value] of Object.entries(other)) {
    const { code, errors } = (
      await by.call(contract, { ...asked, body: sent(record, { [field]: value }) } as never)
    ).failure();
    expect([code, errors[0]?.field]).toEqual(['UNKNOWN_FIELD', field]);
  }
  expect(await office.state()).toBe(before);
}

describe('sent back as it was read', () => {
  test('a member keeps all, changes by one field, and neither standing nor work by this call', async () => {
    const params = { id: String(office.ids.B) };
    const read = async () => (await hr.call(readMember, { params })).data();
    const record = await read();
    expect((await hr.call(changeMember, { params, body: sent(record) })).data()).toMatchObject(record);
    const changed = (
      await hr.call(changeMember, { params, body: sent(record, { phone: '09 1', joinedon: '2026-11-02' }) })
    ).data();
    expect(changed).toMatchObject({
      phone: '09 1',
      joinedon: '2026-11-02',
      employment: [{ from: '2026-11-02', to: null }],
    });
    const answered = (await hr.call(changeMember, { params, body: sent(changed) })).data();
    expect(answered).toEqual(changed);
    const other = { id: 1, membercode: 'A', status: 'suspended', shiftid: 99, restdays: [1] };
    await expectKept(hr, changeMember, { params }, changed, other);
    const toldOtherwise = { managers: [], lastseen: null, shift: 'x', may: {}, closed: ['2026-10'] };
    expect((await hr.call(changeMember, { params, body: sent(changed, toldOtherwise) })).data()).toEqual(changed);
    await hr.call(setWork, { params, body: { from: '2026-11-02', shiftid, restdays: [1] } });
    expect((await hr.call(changeMember, { params, body: sent(changed) })).failure().code).toBe('CHANGED_MEANWHILE');
  });

  test('an entry of a list keeps its number and standing; the names of who manages a group are passed over', async () => {
    const { list, change } = listContracts.groups;
    const read = async () => (await hr.call(list, { query: {} })).data().find((it) => it.groupno === 'STORE');
    const group = await read();
    const params = { id: String(group?.id) };
    const changed = (await hr.call(change, { params, body: sent(group ?? {}, { name: 'Stores' }) })).data();
    const toldOtherwise = { managernames: ['Nobody'], deciding: [] };
    expect((await hr.call(change, { params, body: sent(changed, toldOtherwise) })).data()).toEqual(changed);
    expect(await read()).toEqual({ ...group, name: 'Stores', revision: changed.revision });
    await expectKept(hr, change, { params }, changed, { id: changed.id + 1, retired: true });
  });

  test('a holiday keeps its number, also as what was looked at', async () => {
    await hr.call(addHoliday, { body: { holidaydate: '2027-03-03', description: 'Fair' } });
    const listed = (await hr.call(listHolidays, { query: { year: '2027' } })).data();
    const holiday = listed.find((it) => it.description === 'Fair') as (typeof listed)[number];
    const params = { id: String(holiday.id) };
    const moved = { ...holiday, description: 'Great fair' };
    const answer = await hr.call(changeHoliday, { params, body: sent(moved, { was: holiday }) });
    expect(answer.data().holiday).toEqual(moved);
    await expectKept(hr, changeHoliday, { params }, moved, { id: holiday.id + 1 });
  });

  test('a trip keeps what was decided about it', async () => {
    const a = await office.holding('A');
    const b = { id: office.ids.B, membercode: 'B' };
    const { id } = (await a.call(addTrip, { body: tripBody([b], '2026-12-15', '2026-12-16', { carcode: '' }) })).data();
    const trip = (await a.call(readTrip, { query: { id: String(id) } })).data();
    const changed = (await a.call(updateTrip, { body: sent(trip, { remark: 'by road' }) })).data();
    expect(changed).toEqual({ ...trip, remark: 'by road', revision: trip.revision + 1 });
    const other = { state: 'cancelled', cancelreason: 'x', decidedby: 'x', decidedfor: 'x', decisionremark: 'x' };
    await expectKept(a, updateTrip, {}, changed, other);
  });

  test('a photo keeps what its reader may do', async () => {
    const sa = await office.holding('SA');
    const { body: payload, headers } = fileForm(PIXEL);
    const { path } = (await sa.send({ method: 'POST', url: uploadFile.path, payload, headers })).json().data;
    const photo = (await sa.call(addPhoto, { body: { title: 'Gate', path } })).data();
    expect((await sa.call(updatePhoto, { body: sent(photo) })).data()).toEqual(photo);
    expect((await sa.call(updatePhoto, { body: sent(photo, { title: 'Pier' }) })).data()).toMatchObject({
      title: 'Pier',
    });
  });
});
