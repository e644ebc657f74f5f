import { makeKey } from '@muster/domain/keys/keys-contract.ts';
import type { MemberImport } from '@muster/domain/members/member-file-contract.ts';
import { exportMembers, exportMembersWorkbook, importMembers } from '@muster/domain/members/member-file-contract.ts';
import { readMember } from '@muster/domain/members/member-office-contract.ts';
import { readProfile } from '@muster/domain/members/members-contract.ts';
import { writeXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Client } from '../../../testing/company/client.ts';
import { type Office, openOffice, PASSWORD } from '../../../testing/company/office.ts';
import { mailsIn } from '../../../testing/company/outbox.ts';

let office: Office;
let hr: Client;
let sa: Client;
beforeAll(async () => {
  office = await openOffice();
  [hr, sa] = [await office.holding('HR'), await office.holding('SA')];
});
afterAll(() => office.close());

async function upload(client: Client, content: string | Uint8Array, fields: Record<string, string> = {}) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', new Blob([typeof content === 'string' ? content : new Uint8Array(content)]), 'members.csv');
  const encoded = new Response(form);
  const sent = await client.send({
    method: 'POST',
    url: importMembers.path,
    headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
    payload: Buffer.from(await encoded.arrayBuffer()),
  });
  return { status: sent.statusCode, body: sent.json() };
}

const dryRun = { dryrun: 'true' };

async function found(client: Client, content: string | Uint8Array, fields = {}): Promise<MemberImport> {
  const { status, body } = await upload(client, content, fields);
  expect([status, body.message]).toEqual([200, 'OK']);
  return body.data;
}

const outcomes = ({ rows }: MemberImport) => rows.map((it) => it.outcome);
const faults = ({ rows }: MemberImport) =>
  rows.map((it) => it.errors.map((one) => `${one.field} ${one.code}`).join(', '));
const idOf = async (membercode: string) =>
  (
    await office.database.query
      .selectFrom('member')
      .select('id')
      .where('membercode', '=', membercode)
      .executeTakeFirst()
  )?.id;

const HEAD = 'membercode,membername,email,phone,role,groupno,manager,shift,restdays,sites,joinedon,balance EL';

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

  test('with a line at fault stores nothing, unless the rest is asked for; the column is named', async () => {
    const file = `${HEAD}
GOOD1,Good,,,,,,,,,,
,No Code,,,,,,,,,,
GOOD1,Twice,,,,,,,,,,
BAD1,,,,,,,,,,,
BAD2,Bad,nobody,,,,,,,,,
BAD3,Bad,,,BOSS,,,,,,,
BAD4,Bad,,,,NOWHERE,,,,,,
BAD5,Bad,,,,,M,,,,,
BAD6,Bad,,,,,,Never,,,,
BAD7,Bad,,,,,,,Someday,,,
BAD8,Bad,,,,,,,,Atlantis,,
BAD9,Bad,,,,,,,,,31/31/2026,
BAD10,Bad,,,,,,,,,,many
BAD11,Bad,,,,,,,,,,1.3
BAD12,Bad,,,,,,,,,,-1
BAD13,Bad,,,HR,,,,,,,
GUEST,Guest,,,,,,,,,,
BAD14,Bad,,,,SALES,M2,,,,,
`;
    const expected = [
      '',
      'membercode INVALID_INPUT',
      'membercode MEMBERCODE_TAKEN',
      'membername INVALID_INPUT',
      'email INVALID_INPUT',
      'role INVALID_INPUT',
      'groupno WORK_VALUE_UNKNOWN',
      'manager MANAGER_NOT_POSSIBLE',
      'shift WORK_VALUE_UNKNOWN',
      'restdays INVALID_INPUT',
      'sites WORK_VALUE_UNKNOWN',
      'joinedon INVALID_INPUT',
      'balance EL INVALID_INPUT',
      'balance EL INVALID_INPUT',
      'balance EL INVALID_INPUT',
      'role FORBIDDEN',
      'membercode MEMBERCODE_TAKEN',
      'manager MANAGER_NOT_POSSIBLE',
    ];
    const before = await office.state();
    expect(faults(await found(hr, file, dryRun))).toEqual(expected);
    const refused = await found(hr, file);
    expect([faults(refused), refused.applied]).toEqual([expected, false]);
    expect(await office.state()).toBe(before);
    expect((await found(hr, file, { partly: 'true' })).applied).toBe(true);
    expect(await idOf('GOOD1')).toBeDefined();
    expect(await idOf('BAD4')).toBeUndefined();
  });

  test('says of a group, shift or site that there is not which there are, by code and parameters too', async () => {
    const { rows } = await found(hr, 'code,name,shift\nX1,X,Never', dryRun);
    const [error] = rows[0]?.errors ?? [];
    expect(error).toMatchObject({ code: 'WORK_VALUE_UNKNOWN', params: { reason: 'shiftknown' } });
    expect(error?.message).toMatch(/^There is no such shift\. There are: .*Office hours/);
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
      '04/13/2026: Not read as a day. Write it as 2026-04-13, 13/04/2026, 13.04.2026 or 13-04-2026.',
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
      { field: 'sites', value: '' },
      { field: 'joinedon', value: '2022-03-02' },
      { field: 'balance EL', value: '4.5' },
    ]);
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
    expect((await upload(hr, 'code,manager\nDEP1,M2', dryRun)).body.data.rows[0].errors[0].message).toBe(
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

  test('is told by its lines in the file, quoted lines and all, and by columns that are not kept', async () => {
    const it = await found(
      hr,
      '\uFEFFsep=;\r\ncode;name;Shoe size\r\nQ1;"Two\r\nlines";42\r\n\r\nQ2;Fine;43\r\n',
      dryRun,
    );
    expect(it.ignored).toEqual(['Shoe size']);
    expect(it.rows.map(({ line, membercode }) => `${line} ${membercode}`)).toEqual(['3 Q1', '6 Q2']);
    expect(faults(it)).toEqual(['membername INVALID_INPUT', '']);
  });

  test('in Windows-1252 is read as it was meant', async () => {
    const bytes = Buffer.from('code,name\nW1,Ren\xe9e Gr\xfc\xdfe', 'latin1');
    expect((await found(hr, bytes, dryRun)).rows[0]?.membername).toBe('Renée Grüße');
  });

  test('may be a workbook, with numbers and days as spreadsheets keep them', async () => {
    const rows = [
      ['code', 'name', 'phone', 'joined on', 'balance EL'],
      [1001, 'Khin', 95912345, new Date(Date.UTC(2026, 9, 1)), 2.5],
    ];
    const file = await writeXlsx({ sheets: [{ name: 'Members', rows }] });
    expect((await found(hr, file)).applied).toBe(true);
    const member = (await hr.call(readMember, { params: { id: String(await idOf('1001')) } })).data();
    expect(member).toMatchObject({ membername: 'Khin', phone: '95912345', joinedon: '2026-10-01' });
    expect(await balanceOf('1001')).toBe(2.5);
  });

  test.each([
    ['a picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), 'neither a table'],
    ['a page of the web', '<!doctype html><table><tr><td>code', 'neither a table'],
    ['an older workbook', Buffer.from('d0cf11e0a1b11ae1000000', 'hex'), 'neither a table'],
    ['an archive that is no workbook', Buffer.from('504b03041400060008000000210012345678', 'hex'), 'This workbook'],
    ['no column of codes', 'name,group\nThiri,SALES', 'membercode'],
    [
      'our own payroll',
      'membercode,membername,group,from,workdays,offday,workedminutes,EL\nA,A,S,x,9,4,1,0',
      'attendance',
    ],
    ['our own days', 'membercode,membername,groupno,date,checkin\nA,A,S,x,9', 'attendance'],
    ['mostly of something else', 'code,name,salary,bank,tax\nA,A,1,2,3', 'salary, bank, tax'],
    ['the same column twice', 'code,name,membercode\n1,2,3', 'Two columns'],
    ['nobody', 'code,name\n', 'There is no member'],
    ['nothing but blanks', ' \n ', 'There is no member'],
    ['10,000 columns', `code,name${',x'.repeat(10_000)}\nA1,Name`, 'More than 200 columns'],
    ['quotation marks that never end', 'code,name\nA1,"Name\nA2,Other', 'cannot be read from line'],
    ['more lines than any company has members', `code,name\n${'X,Y\n'.repeat(20_001)}`, 'More than 20000 lines'],
  ])('that is %s is refused in a sentence', async (_, content, sentence) => {
    const before = await office.state();
    const { status, body } = await upload(hr, content);
    expect([status, body.code]).toEqual([422, 'FILE_NOT_READABLE']);
    expect(body.message).toContain(sentence);
    expect(await office.state()).toBe(before);
  });

  test('that is too large is refused', async () => {
    expect((await upload(hr, Buffer.alloc(50 * 1024 * 1024, 'a'))).status).toBe(413);
  });
});

async function balanceOf(membercode: string): Promise<number> {
  const rows = await office.database.query
    .selectFrom('leave_ledger')
    .select('half_days')
    .where('member_id', '=', (await idOf(membercode)) ?? 0)
    .where('leaveid', '=', 'EL')
    .where('fiscal_year', '=', 2026)
    .execute();
  return rows.reduce((days, it) => days + it.half_days / 2, 0);
}

describe('an export', () => {
  test('imported changes nothing, as CSV and as a workbook, whatever names are like', async () => {
    const odd = ['=1+1', '+1', '-1', '@x', "'=1", "''quoted", 'a "b", c; d', '＝wide', "O'Brien", 'မြတ်'];
    for (const membername of odd) await office.newcomer({ membername, phone: '+95 9', rest_days: '' });
    for (const contract of [exportMembers, exportMembersWorkbook]) {
      const { rawPayload, headers } = await sa.send({ method: 'GET', url: contract.path });
      expect(headers['content-disposition']).toMatch(/^attachment; filename="members-2026-11-20\.(csv|xlsx)"$/);
      const before = await office.state();
      const again = await found(sa, rawPayload);
      expect(again.rows.filter((it) => it.outcome !== 'same')).toEqual([]);
      expect(again.rows.length).toBeGreaterThan(20);
      expect(await office.state()).toBe(before);
    }
  });

  test('has no cell that a spreadsheet would run', async () => {
    const { body } = await sa.send({ method: 'GET', url: exportMembers.path });
    expect(body.startsWith('\uFEFFmembercode,membername,email,')).toBe(true);
    expect(body).toContain("'=1+1");
    expect(body.split(/[,\r\n"]+/).filter((it) => /^[=+\-@\t]/.test(it))).toEqual([]);
  });

  test('as a template has the columns and an example that is not read', async () => {
    const { body } = await hr.send({ method: 'GET', url: `${exportMembers.path}?template=true` });
    const [columns, example, ...rest] = body.split('\r\n');
    expect(columns).toBe(`\uFEFF${HEAD.replace('balance EL', 'balance CL,balance EL,balance O,balance WP')}`);
    expect([example?.startsWith('# EM001,'), example?.split(',').length, rest]).toEqual([true, 15, ['']]);
    expect(outcomes(await found(hr, `${body}TPL1,Thiri,,,,,,,,,,,,,\r\n`, dryRun))).toEqual(['new']);
  });

  test('is the office’s alone', async () => {
    const own = await office.holding('A');
    expect((await own.send({ method: 'GET', url: exportMembers.path })).statusCode).toBe(403);
    expect((await upload(own, 'code,name\nX,Y')).status).toBe(403);
  });
});
