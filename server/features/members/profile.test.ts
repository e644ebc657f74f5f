import { changeMember } from '@muster/domain/members/member-office-contract.ts';
import { hrMemberList } from '@muster/domain/members/members-contract.ts';
import { readProfile, updateProfile } from '@muster/domain/members/profile-contract.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Client } from '../../testing/company/client.ts';
import { type Newcomer, type Office, openOffice, PASSWORD } from '../../testing/company/office.ts';

let office: Office;
let who: Newcomer;
let own: Client;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.close());
beforeEach(async () => {
  who = await office.newcomer({ membername: 'Thiri', phone: '09 1', email: 'thiri@lotus.example' });
  own = await who.client();
});

const recorded = async () => {
  const { query } = office.database;
  const entries = await query.selectFrom('audit').selectAll().where('actor_id', '=', who.id).orderBy('id').execute();
  return entries.map((it) => ({
    ...it,
    before: JSON.parse(it.before ?? 'null'),
    after: JSON.parse(it.after ?? 'null'),
  }));
};
const auditOf = async () => (await recorded())[0];

describe('the own record', () => {
  test('is read whole', async () => {
    expect((await own.call(readProfile)).data()).toEqual({
      id: who.id,
      membercode: who.membercode,
      membername: 'Thiri',
      role: 'MEMBER',
      phone: '09 1',
      email: 'thiri@lotus.example',
      mailtoconfirm: false,
      photo: null,
      groupno: null,
      joinedon: '2026-01-01',
      revision: 1,
    });
  });

  test('may be sent whole as it was read, or as the sign-in told it; what the office keeps of it is not changed', async () => {
    const read = (await own.call(readProfile)).data();
    expect((await own.call(updateProfile, { body: { ...read, phone: '09 8' } })).data().phone).toBe('09 8');
    const { id, membercode, membername, role } = read;
    expect((await own.call(updateProfile, { body: { id, membercode, membername, role } })).status).toBe(200);
    for (const other of [
      { role: 'SA' as const },
      { membercode: 'A' },
      { id: 1 },
      { groupno: 'SALES' },
      { joinedon: null },
    ]) {
      const refused = await own.call(updateProfile, { body: { phone: '09 9', ...other } });
      expect([refused.status, refused.failure().code]).toEqual([400, 'UNKNOWN_FIELD']);
    }
    expect((await own.call(readProfile)).data()).toMatchObject({ ...read, phone: '09 8', revision: read.revision + 1 });
  });

  test('that the office has changed since it was read is not changed over; what is stored is answered', async () => {
    const read = (await own.call(readProfile)).data();
    const hr = await office.holding('HR');
    const { revision } = read;
    await hr.call(changeMember, { params: { id: String(who.id) }, body: { phone: '09 5', revision } });
    const refused = await own.call(updateProfile, { body: { phone: '09 6', revision } });
    expect([refused.status, refused.failure().code]).toEqual([409, 'CHANGED_MEANWHILE']);
    expect(refused.failure().data).toEqual({ ...read, phone: '09 5', revision: revision + 1 });
    // Asked once more after a lost answer it is done already; who names no revision changes whatever is there.
    expect((await own.call(updateProfile, { body: { phone: '09 5', revision } })).status).toBe(200);
    expect((await own.call(updateProfile, { body: { phone: '09 7' } })).data()).toMatchObject({ phone: '09 7' });
  });

  test('that the member has changed meanwhile is not changed over by the office', async () => {
    const { revision } = (await own.call(readProfile)).data();
    await own.call(updateProfile, { body: { phone: '09 8', revision } });
    const hr = await office.holding('HR');
    const late = await hr.call(changeMember, { params: { id: String(who.id) }, body: { phone: '09 1', revision } });
    expect([late.status, late.failure().code]).toEqual([409, 'CHANGED_MEANWHILE']);
    expect((await own.call(readProfile)).data()).toMatchObject({ phone: '09 8', revision: revision + 1 });
  });

  test('is changed by what is given; what is left out stays', async () => {
    const saved = await own.call(updateProfile, { body: { phone: ' 09 2 ' } });
    expect([saved.status, saved.body().code]).toEqual([200, '200']);
    expect(saved.data()).toMatchObject({ membername: 'Thiri', phone: '09 2', email: 'thiri@lotus.example' });
    expect((await own.call(updateProfile, { body: { email: '', current: PASSWORD } })).data()).toMatchObject({
      phone: '09 2',
      email: '',
    });
    expect((await own.call(updateProfile, { body: {} })).status).toBe(200);
  });

  test.each([
    ['in another case', ' HLA hla '],
    ['with two blanks', 'Hla  Hla'],
    ['with another blank', 'Hla\u00a0Hla'],
    ['with a joiner that nobody sees', 'Hla H\u200dla'],
    ['in wide letters', '\uff28la Hla'],
  ])('is not given the name of a colleague, who would seem to act: %s', async (_how, membername) => {
    const before = (await own.call(readProfile)).data();
    const refused = await own.call(updateProfile, { body: { membername, phone: '09 3' } });
    expect([refused.status, refused.failure().code, refused.failure().errors[0]?.field]).toEqual([
      ...[409, 'NAME_TAKEN', 'membername'],
    ]);
    expect((await own.call(readProfile)).data()).toEqual(before);
  });

  test('is called by a name by one alone of some who take it at once', async () => {
    const all = await Promise.all(Array.from({ length: 5 }, () => office.newcomer({ phone: '09 1' })));
    const clients = await Promise.all(all.map((it) => it.client()));
    for (const membername of ['Nilar One', 'Nilar Two']) {
      const saved = await Promise.all(clients.map((it) => it.call(updateProfile, { body: { membername } })));
      expect(saved.map((it) => it.status).toSorted()).toEqual([200, 409, 409, 409, 409]);
    }
  });

  test('is changed by two at once, one after the other: both hold, and the record of one begins where the other ended', async () => {
    for (let round = 0; round < 10; round++) {
      who = await office.newcomer({ membername: `Thiri ${round}`, phone: '09 1' });
      own = await who.client();
      const membername = `Thiri Aung ${round}`;
      const saved = await Promise.all([
        own.call(updateProfile, { body: { membername } }),
        own.call(updateProfile, { body: { phone: '09 2' } }),
      ]);
      expect(saved.map((it) => it.status)).toEqual([200, 200]);
      expect((await own.call(readProfile)).data()).toMatchObject({ membername, phone: '09 2' });
      const [first, second] = await recorded();
      const { photoChanged: _, ...between } = first?.after ?? {};
      expect(second?.before).toEqual(between);
    }
  });

  test('is changed on record, with before and after', async () => {
    await own.call(updateProfile, { body: { membername: 'Thiri Aung' } });
    expect(await auditOf()).toMatchObject({
      action: 'member.profile',
      subject: `member:${who.id}`,
      before: { membername: 'Thiri' },
      after: { membername: 'Thiri Aung', photoChanged: false },
    });
    const before = await office.state();
    for (const body of [{}, { membername: 'Thiri Aung' }])
      expect((await own.call(updateProfile, { body })).status).toBe(200);
    expect(await office.state()).toBe(before);
  });

  test.each([
    ['an empty name', { membername: '  ' }],
    ['a name of two lines', { membername: 'Thiri\nAung' }],
    ['a name with what nobody sees', { membername: 'Thi\u00adri\u2060' }],
    ['a name beyond 100 characters', { membername: 'x'.repeat(101) }],
    ['no mail address', { email: 'nobody' }],
    ['two mail addresses', { email: 'a@b.example, c@d.example' }],
    ['a mail address that would write a header', { email: 'a@b.example\r\nBcc: c@d.example' }],
    ['a phone number beyond 40 characters', { phone: '1'.repeat(41) }],
  ])('refuses %s, and names the field', async (_, wrong) => {
    const answer = await own.call(updateProfile, { body: wrong });
    expect(answer.status).toBe(400);
    expect(answer.failure().errors[0]?.field).toBe(Object.keys(wrong)[0]);
    expect((await own.call(readProfile)).data().membername).toBe('Thiri');
  });

  test('keeps markup as the text it is', async () => {
    const membername = '<img src=x onerror=alert(1)> &amp; "quoted"';
    await own.call(updateProfile, { body: { membername } });
    const { memberno_info } = (await own.call(hrMemberList)).body();
    expect(memberno_info.find((it) => it.id === who.id)?.membername).toBe(membername);
  });
});

test.each([
  ['A', []],
  ['HR', ['A', 'B']],
  ['SA', ['A', 'B', 'HR']],
] as const)('the list says of whom %s may change the standing', async (actor, expected) => {
  const client = await office.as(actor);
  const { memberno_info } = (await client.call(hrMemberList)).body();
  const known = memberno_info.filter((it) => ['A', 'B', 'HR', 'SA'].includes(it.membercode));
  expect(known.filter((it) => it.may.run).map((it) => it.membercode)).toEqual(expected);
});
