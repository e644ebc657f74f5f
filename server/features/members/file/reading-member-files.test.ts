import { readMember } from '@muster/domain/members/member-office-contract.ts';
import { writeXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type HrOffice, openHrOffice } from '../../../testing/company/hr-office.ts';
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

let { office, hr } = {} as HrOffice;
beforeAll(async () => {
  ({ office, hr } = await openHrOffice());
});
afterAll(() => office.close());

const idOf = (membercode: string) => idByCode(office, membercode);
const balanceOf = (membercode: string) => earnedLeave(office, membercode);

describe('a file of members', () => {
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

  test.each([
    ['', {}, false],
    ['?partly=true', {}, true],
    ['?partly=false', { partly: 'true' }, false],
  ])('with a line that is wrong, sent to %j with %j, is stored without it: %j', async (query, fields, applied) => {
    const file = `${HEAD}\nPARTLY${query.length},Thiri\nNO SUCH,Thura`;
    const { body } = await upload(hr, `/api/members/import${query}`, file, { fields });
    expect([body.data.applied, outcomes(body.data)]).toEqual([applied, ['new', 'refused']]);
  });

  test('says of a group, shift or site that there is not which there are, by code and parameters too', async () => {
    const { rows } = await found(hr, 'code,name,shift\nX1,X,Never', dryRun);
    const [error] = rows[0]?.errors ?? [];
    expect(error).toMatchObject({ code: 'WORK_VALUE_UNKNOWN', params: { reason: 'shiftknown' } });
    expect(error?.message).toMatch(/^There is no such shift\. There are: .*Office hours/);
  });

  test('names those that there are as they were entered, whichever is renamed', async () => {
    const told = async () => (await found(hr, 'code,name,group\nX1,X,NEVER', dryRun)).rows[0]?.errors[0]?.message ?? '';
    const { query } = office.database;
    const rename = (id: number, groupno: string) =>
      query.updateTable('work_group').set({ groupno }).where('id', '=', id).execute();
    const { id, groupno } = await query.selectFrom('work_group').selectAll().orderBy('id').executeTakeFirstOrThrow();
    const before = await told();
    await rename(id, 'ANEW');
    expect(await told()).toBe(before.replace(groupno, 'ANEW'));
    await rename(id, groupno);
    expect(await told()).toBe(before);
  });

  test('takes commas between names of sites, and says what parts them where one is none', async () => {
    const sites = async (cell: string) => {
      const [row] = (await found(hr, `code,name,sites\nX1,X,"${cell}"`, dryRun)).rows;
      return row?.becomes?.find((it) => it.field === 'sites')?.value ?? row?.errors[0]?.message;
    };
    expect(await sites('Mandalay Branch, head office')).toBe(await sites('Mandalay Branch; Head Office'));
    expect(await sites('Head Office, Nowhere')).toMatch(
      /^There is no such site\. .* Several are parted by a semicolon\.$/,
    );
    expect(await sites('Nowhere')).not.toContain('semicolon');
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

  test.each([
    ['English', 'code;name;group;joined;balance EL'],
    ['German', 'Personal-Nr.;Name;Abteilung;Eintrittsdatum;Saldo EL'],
    ['French', 'Matricule;Nom et prénom;Groupe;Date d’entrée;Solde EL'],
    ['Burmese', 'ဝန်ထမ်းကုဒ်;အမည်;အဖွဲ့;အလုပ်ဝင်ရက်;လက်ကျန် EL'],
  ])('is read under %s headings, also below a title', async (_, titles) => {
    const line = 'ADLER1;Zoe;sales;1. Mai 2027;4,5\r\n';
    const plain = await found(hr, `${titles}\r\n${line}`, dryRun);
    const titled = await found(
      hr,
      `Staff of Adler, Munich\r\n\r\nAs of: 01.12.2026; HR\r\n${titles}\r\n${line}`,
      dryRun,
    );
    expect(plain.rows[0]).toMatchObject({ line: 2, membercode: 'ADLER1', outcome: 'new' });
    expect(plain.rows[0]?.becomes).toEqual(
      expect.arrayContaining([
        { field: 'groupno', value: 'SALES' },
        { field: 'joinedon', value: '2027-05-01' },
        { field: 'balance EL', value: '4.5' },
      ]),
    );
    expect(titled).toEqual({ ...plain, rows: plain.rows.map((it) => ({ ...it, line: 5 })) });
  });

  test.each([
    ['with titles', 'code,name\n'],
    ['with an empty title at the end', 'code,name,\n'],
  ])('%s refuses a line with more than it has columns for, and nothing of it is stored', async (_, titles) => {
    const file = `${titles}WIDE1,Zaw, Min Oo\nWIDE2,"Zaw, Min Oo",,\n`;
    const seen = await found(hr, file, { partly: 'true', ...dryRun });
    expect(faults(seen)).toEqual(['line INVALID_INPUT', '']);
    expect(seen.rows[0]?.errors[0]?.message).toBe(
      'This line has more cells than the heading. A value with a comma in it stands in quotes.',
    );
    expect(seen.rows[1]?.membername).toBe('Zaw, Min Oo');
    expect((await found(hr, file)).applied).toBe(false);
    expect(await idOf('WIDE2')).toBeUndefined();
  });

  test('that is a workbook refuses such a line, too', async () => {
    const rows = [
      ['code', 'name'],
      ['WIDE3', 'Zaw', 'Min Oo'],
      ['WIDE4', 'Zaw', ''],
    ];
    const file = await writeXlsx({ sheets: [{ name: 'Members', rows }] });
    expect(faults(await found(hr, file, dryRun))).toEqual(['line INVALID_INPUT', '']);
  });

  test('is refused by the cells in which a spreadsheet shows an error, the first one too, and whoever is called True is not', async () => {
    const file = `code,name,phone,site,balance EL\nN1,#N/A,,,\nN2,Nan,#REF!,,\n#VALUE!,Val,,,\nN3,Na,,Err:502,#DIV/0!\nN4,True,,,\n# N5,Example,,,\n`;
    const seen = await found(hr, file, dryRun);
    expect(seen.rows.map((row) => row.errors.map((it) => it.field))).toEqual([
      ['membername'],
      ['phone'],
      ['membercode'],
      ['sites', 'balance EL'],
      [],
    ]);
    const shown = { code: 'INVALID_INPUT', params: { reason: 'errorcell' } };
    for (const error of seen.rows.flatMap((it) => it.errors)) expect(error).toMatchObject(shown);
    expect(seen.rows[0]?.errors[0]?.value).toBe('#N/A');
  });

  test('is refused by the cells of a workbook that say TRUE or FALSE, but for the one of what is so', async () => {
    const rows = [
      ['code', 'name', 'phone', 'site', 'counted'],
      ['T1', true, '', '', ''],
      ['T2', 'Thiri', false, true, ''],
      ['T3', 'Thura', '', '', false],
    ];
    const file = await writeXlsx({ sheets: [{ name: 'Members', rows }] });
    const seen = await found(hr, file, dryRun);
    expect(seen.rows.map((row) => row.errors.map((it) => it.field))).toEqual([['membername'], ['phone', 'sites'], []]);
    const shown = { code: 'INVALID_INPUT', params: { reason: 'truthcell' }, value: 'TRUE' };
    expect(seen.rows[0]?.errors[0]).toMatchObject(shown);
    expect(seen.rows[2]?.becomes).toContainEqual({ field: 'counted', value: 'no' });
  });

  test('is read by its numbers in Burmese digits as in Latin ones, and kept in these', async () => {
    const file = 'code,name,rest days,joined on,counted,balance EL\nD1,Digits,၆၇,၀၁/၁၀/၂၀၂၆,၁,၄.၅\nD2,Ten,,,,"၁၀,၅"\n';
    const { rows } = await found(hr, file, dryRun);
    expect(rows.map((row) => row.errors)).toEqual([[], []]);
    const becomes = rows[0]?.becomes ?? [];
    expect(becomes).toEqual(
      expect.arrayContaining([
        { field: 'restdays', value: 'Sat Sun' },
        { field: 'joinedon', value: '2026-10-01' },
        { field: 'counted', value: 'yes' },
        { field: 'balance EL', value: '4.5' },
      ]),
    );
    expect((await found(hr, file)).applied).toBe(true);
    expect([await balanceOf('D1'), await balanceOf('D2')]).toEqual([4.5, 10.5]);
    expect(faults(await found(hr, 'code,balance EL\nD1,၁.၃\nD2,၁၀၀၁\n', dryRun))).toEqual([
      'balance EL INVALID_INPUT',
      'balance EL INVALID_INPUT',
    ]);
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
    ['an archive that is no workbook', Buffer.from('504b03041400060008000000210012345678', 'hex'), 'This Excel file'],
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
    const { status, body } = await uploadMembers(hr, content);
    expect([status, body.code]).toEqual([422, 'FILE_NOT_READABLE']);
    expect(body.message).toContain(sentence);
    expect(await office.state()).toBe(before);
  });

  test('that is too large is refused', async () => {
    expect((await uploadMembers(hr, Buffer.alloc(50 * 1024 * 1024, 'a'))).status).toBe(413);
  });
});
