import { makeKey } from '@muster/domain/keys/keys-contract.ts';
import { exportMembers } from '@muster/domain/members/member-file-contract.ts';
import { readMember } from '@muster/domain/members/member-office-contract.ts';
import { readProfile } from '@muster/domain/members/profile-contract.ts';
import { readWork } from '@muster/domain/work/work-contract.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Client } from '../../../testing/company/client.ts';
import { type Office, openOffice, PASSWORD } from '../../../testing/company/office.ts';
import { mailsIn } from '../../../testing/company/outbox.ts';
import { upload } from '../../../testing/company/upload.ts';
import {
  dryRun,
  earnedLeave,
  faults,
  found,
  HEAD,
  idByCode,
  outcomes,
  uploadMembers,
} from '../../../testing/members/member-files.ts';

let office: Office;
let hr: Client;
let sa: Client;
beforeAll(async () => {
  office = await openOffice();
  [hr, sa] = [await office.holding('HR'), await office.holding('SA')];
});
afterAll(() => office.close());

const idOf = (membercode: string) => idByCode(office, membercode);
const balanceOf = (membercode: string) => earnedLeave(office, membercode);

describe('a file of members', () => {
  test('adds whom it names with all that it says of them, and again changes nothing', async () => {
    const file = `${HEAD}\nnew1,Thiri,thiri@lotus.example,+95 9 1,member,sales,M,Night,Fri Sat,Head Office,01/10/2026,4.5\nNEW2,Zaw,,,,,,,,,,\n`;
    const before = await office.state();
    expect(await found(hr, file, dryRun)).toMatchObject({
      rows: [{ outcome: 'new' }, { outcome: 'new' }],
      applied: false,
    });
    expect(await office.state()).toBe(before);
    expect(await found(hr, file)).toMatchObject({ applied: true });
    const member = (await hr.call(readMember, { params: { id: String(await idOf('NEW1')) } })).data();
    expect(member).toMatchObject({
      membername: 'Thiri',
      email: 'thiri@lotus.example',
      phone: '+95 9 1',
      role: 'MEMBER',
      groupno: 'SALES',
      managers: ['Mya Mya'],
      shift: 'Night',
      restdays: [5, 6],
      sites: [1],
      joinedon: '2026-10-01',
      registered: false,
    });
    const other = (await hr.call(readMember, { params: { id: String(await idOf('NEW2')) } })).data();
    expect(other).toMatchObject({ groupno: null, shift: 'Office hours', restdays: [6, 7], joinedon: '2026-11-20' });
    expect(await balanceOf('NEW1')).toBe(4.5);
    expect(await balanceOf('NEW2')).toBeGreaterThan(0);
    const after = await office.state();
    expect(outcomes(await found(hr, file))).toEqual(['same', 'same']);
    expect(await office.state()).toBe(after);
  });

  test.each([
    ['?dryrun=true', {}],
    ['?preview=true', {}],
    ['?dryrun=true', { dryrun: 'false' }],
    ['?dryrun=false', dryRun],
  ])('is only shown when it is sent to %s with %j', async (query, fields) => {
    const before = await office.state();
    const { body } = await upload(hr, `/api/members/import${query}`, `${HEAD}\nLOOKED,Thiri`, { fields });
    expect([body.data.applied, body.data.rows[0].outcome, await office.state()]).toEqual([false, 'new', before]);
  });

  test('that brings another mail address tells the mailbox of before', async () => {
    const who = await office.newcomer({ membername: 'Old Box', email: 'old.box@lotus.example' });
    await found(hr, `Code,Name,Mail\n${who.membercode},Old Box,new.box@lotus.example\n`);
    await office.deps.background.settled();
    const told = mailsIn(office.dataDir).filter((it) => it.includes('To: old.box@lotus.example'));
    expect(told.map((it) => it.includes('the HR office changed the mail address of'))).toEqual([true]);
  });

  test('changes whom it names from today on, says what, and leaves alone what it leaves empty', async () => {
    const who = await office.newcomer({ membername: 'Old Name', phone: '09 1' });
    const file = `Code;Name;Group;Rest days;Mail\n${who.membercode};New Name;STORE;Sun;\n`;
    expect((await found(hr, file, dryRun)).rows).toEqual([
      {
        line: 2,
        membercode: who.membercode,
        membername: 'New Name',
        outcome: 'changed',
        changes: [
          { field: 'membername', before: 'Old Name', after: 'New Name' },
          { field: 'groupno', before: '', after: 'STORE' },
          { field: 'restdays', before: 'Sat Sun', after: 'Sun' },
        ],
        errors: [],
      },
    ]);
    await found(hr, file);
    const { query } = office.database;
    const spans = await query
      .selectFrom('member_work')
      .select(['from_day', 'until_day', 'rest_days'])
      .where('member_id', '=', who.id)
      .orderBy('from_day')
      .execute();
    expect(spans).toEqual([
      { from_day: '0001-01-01', until_day: '2026-11-19', rest_days: '67' },
      { from_day: '2026-11-20', until_day: '9999-12-31', rest_days: '7' },
    ]);
    // The same day again replaces what began on it.
    await found(hr, `code,rest days,sites\n${who.membercode},Mon,Mandalay Branch`);
    expect((await hr.call(readMember, { params: { id: String(who.id) } })).data()).toMatchObject({
      phone: '09 1',
      groupno: 'STORE',
      restdays: [1],
      sites: [2],
      revision: 3,
    });
    const audit = await query
      .selectFrom('audit')
      .select(['action', 'after'])
      .where('subject', '=', `member:${who.id}`)
      .execute();
    expect(audit.map((it) => [it.action, JSON.parse(it.after ?? 'null')])).toEqual([
      ['member.change', { membername: 'New Name', groupno: 'STORE', restdays: 'Sun' }],
      ['member.change', { restdays: 'Mon', sites: 'Mandalay Branch' }],
    ]);
    const told = await query.selectFrom('notification').select('code').where('member_id', '=', who.id).execute();
    expect(told.map((it) => it.code)).toEqual(['workSet', 'workSet']);
  });

  test('takes a role as screens call it; what is refused is quoted with what would be taken', async () => {
    const who = await office.newcomer();
    expect((await found(sa, `code,role\n${who.membercode},hr Officer`)).rows[0]?.outcome).toBe('changed');
    expect((await found(sa, `code,role\n${who.membercode},Member`)).rows[0]?.outcome).toBe('changed');
    const file = 'code,name,role,joined on\nE1,Bad,Boss,\nE2,Bad,,31/02/2026\nE3,Bad,,04/13/2026\n';
    const { rows, columns } = await found(hr, file, dryRun);
    expect(rows.flatMap((it) => it.errors.map((one) => `${one.value}: ${one.message}`))).toEqual([
      'Boss: No role. Write Member, HR officer or Administrator.',
      '31/02/2026: There is no such day.',
      '04/13/2026: Not read as a day. Write it as 2026-04-13, 13/04/2026, 13.04.2026 or 13 April 2026.',
    ]);
    expect([columns, rows[1]?.cells]).toEqual([
      ['code', 'name', 'role', 'joined on'],
      ['E2', 'Bad', '', '31/02/2026'],
    ]);
  });

  test('shows all that somebody new begins with before it is stored', async () => {
    const { rows } = await found(
      hr,
      'code,name,mail,phone,group,joined on,balance EL\nN9,New,n@lotus.example,09 1,sales,2/3/2022,4.5',
      dryRun,
    );
    expect(rows[0]?.becomes).toEqual([
      { field: 'email', value: 'n@lotus.example' },
      { field: 'phone', value: '09 1' },
      { field: 'role', value: 'MEMBER' },
      { field: 'groupno', value: 'SALES' },
      { field: 'manager', value: 'M' },
      { field: 'shift', value: 'Office hours' },
      { field: 'restdays', value: 'Sat Sun' },
      { field: 'alternate', value: '' },
      { field: 'sites', value: '' },
      { field: 'joinedon', value: '2022-03-02' },
      { field: 'counted', value: 'yes' },
      { field: 'balance EL', value: '4.5' },
    ]);
  });

  test('takes from the weekend that somebody new begins with what rests in some weeks alone', async () => {
    const { rows } = await found(hr, 'code,name,alternate\nN9,New,Sat 2nd 4th', dryRun);
    expect(rows[0]?.becomes).toEqual(
      expect.arrayContaining([
        { field: 'restdays', value: 'Sun' },
        { field: 'alternate', value: 'Sat 2nd 4th' },
      ]),
    );
  });

  test('says who need not check in; without that column everybody stays as they are', async () => {
    const { membercode, id } = await office.newcomer({ membername: 'Director' });
    const counted = async () => (await hr.call(readWork, { params: { id: String(id) } })).data().work.at(-1)?.counted;
    const line = `${membercode},Director`;
    expect((await found(hr, `code,name,counted\n${line},No`)).rows[0]?.changes).toEqual([
      { field: 'counted', before: 'yes', after: 'no' },
    ]);
    expect(await counted()).toBe(false);
    const told = office.database.query.selectFrom('notification').select('code').where('member_id', '=', id);
    expect(await told.execute()).toEqual([{ code: 'attendanceNotCounted' }]);
    expect(outcomes(await found(hr, `code,name,counted\n${line},\n`))).toEqual(['same']);
    expect(outcomes(await found(hr, `code,name,rest days\n${line},Sun\n`))).toEqual(['changed']);
    expect(await counted()).toBe(false);
    expect((await hr.send({ method: 'GET', url: exportMembers.path })).body).toMatch(
      new RegExp(`^${membercode},.*,no,[^,]*`, 'm'),
    );
    expect(faults(await found(hr, `code,name,counted\n${line},perhaps`))).toEqual(['counted INVALID_INPUT']);
    await found(hr, `code,name,counted\n${line},true`);
    expect(await counted()).toBe(true);
    await found(hr, 'code,name,counted\nDIRECTOR,Director,no');
    const work = { params: { id: String(await idOf('DIRECTOR')) } };
    expect((await hr.call(readWork, work)).data().work).toMatchObject([{ from: null, counted: false }]);
  });

  test('says by its sites who checks in anywhere, and who does not any more', async () => {
    const file = 'code,name,sites\nDRIVER,Driver,Anywhere\n';
    await found(hr, file);
    const rule = async () => {
      const { locationrule, sites } = (
        await hr.call(readMember, { params: { id: String(await idOf('DRIVER')) } })
      ).data();
      return [locationrule, sites];
    };
    expect(await rule()).toEqual(['exempt', []]);
    expect(outcomes(await found(hr, file))).toEqual(['same']);
    expect(outcomes(await found(hr, 'code,name,sites\nDRIVER,Driver,'))).toEqual(['same']);
    const { body } = await sa.send({ method: 'GET', url: exportMembers.path });
    expect(body).toMatch(/^DRIVER,.*,anywhere,/m);
    expect((await found(hr, 'code,sites\nDRIVER,Head Office')).rows[0]?.changes).toEqual([
      { field: 'sites', before: 'anywhere', after: 'Head Office' },
    ]);
    expect(await rule()).toEqual(['sites', [1]]);
    expect(outcomes(await found(hr, file))).toEqual(['changed']);
    expect(await rule()).toEqual(['exempt', [1]]);
  });

  test('gives roles only where the caller may, and nobody their own', async () => {
    const who = await office.newcomer();
    expect(faults(await found(hr, `code,role\n${who.membercode},HR`))).toEqual(['role FORBIDDEN']);
    expect(faults(await found(hr, 'code,name\nSA,Somebody Else'))).toEqual(['membercode FORBIDDEN']);
    expect(faults(await found(hr, 'code,balance EL\nHR,3'))).toEqual(['balance EL FORBIDDEN']);
    expect(faults(await found(sa, 'code,role\nSA,HR'))).toEqual(['role FORBIDDEN']);
    expect((await found(sa, `code,role\n${who.membercode},hr`)).applied).toBe(true);
    expect((await found(hr, `code,role\n${who.membercode},hr\nHR,HR`)).rows.map((it) => it.outcome)).toEqual([
      'same',
      'same',
    ]);
  });

  test('ends the access keys of who gets another role, and of nobody else', async () => {
    const [who, other] = [await office.newcomer(), await office.newcomer()];
    const clients = [await who.client(), await other.client()];
    const body = { name: 'Payroll', scopes: ['read' as const], expires: '2026-12-31', current: PASSWORD };
    const keys = [];
    for (const it of clients) keys.push((await it.call(makeKey, { body })).data().key);
    const file = `code,name,role\n${who.membercode},Thiri,hr\n${other.membercode},Nilar,member\n`;
    expect((await found(sa, file)).applied).toBe(true);
    const answers = [];
    for (const key of keys) {
      answers.push((await Object.assign(office.visitor(), { token: key }).call(readProfile)).status);
    }
    expect(answers).toEqual([401, 200]);
  });

  test('names who decides for a group that has nobody, also somebody whom it adds', async () => {
    const { query } = office.database;
    const { id } = await query
      .insertInto('work_group')
      .values({ groupno: 'DEPOT' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const file = 'code,name,group,manager\nDEP1,One,DEPOT,"BOSS1; M"\nDEP2,Two,DEPOT,"m, boss1"\nBOSS1,Boss,,\n';
    expect((await found(hr, file)).applied).toBe(true);
    const managers = await query.selectFrom('group_manager').select('member_id').where('group_id', '=', id).execute();
    expect(managers.map((it) => it.member_id).toSorted()).toEqual([office.ids.M, await idOf('BOSS1')].toSorted());
    expect(outcomes(await found(hr, file))).toEqual(['same', 'same', 'same']);
    expect((await uploadMembers(hr, 'code,manager\nDEP1,M2', dryRun)).body.data.rows[0].errors[0].message).toBe(
      'DEPOT is decided by BOSS1; M. Change that on the Lists page.',
    );
  });

  test('names nobody who decides for the group of who sends it, unless an administrator does', async () => {
    const { query } = office.database;
    const { id } = await query
      .insertInto('work_group')
      .values({ groupno: 'HRTEAM' })
      .returning('id')
      .executeTakeFirstOrThrow();
    await query.updateTable('member_work').set({ group_id: id }).where('member_id', '=', office.ids.HR).execute();
    const before = await office.state();
    const move = 'code,group,manager\nB,HRTEAM,A\n';
    for (const file of [move, 'code,name,group,manager\nOWN1,One,HRTEAM,A\n']) {
      const { rows, applied } = await found(hr, file);
      expect([applied, rows[0]?.errors[0]?.message]).toEqual([
        false,
        'This is your own group. An administrator names who decides for it.',
      ]);
    }
    expect(await office.state()).toBe(before);
    expect((await found(sa, move)).applied).toBe(true);
    expect((await found(hr, move)).rows[0]?.outcome).toBe('same');
  });
});
