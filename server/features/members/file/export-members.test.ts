import { exportMembers, exportMembersWorkbook } from '@muster/domain/members/member-file-contract.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { STEP } from '../../../database/in-steps.ts';
import type { Client } from '../../../testing/company/client.ts';
import { type Office, openOffice } from '../../../testing/company/office.ts';
import { addColleagues } from '../../../testing/company/people.ts';
import { testEngine } from '../../../testing/database/test-database.ts';
import { dryRun, found, HEAD, outcomes, uploadMembers } from '../../../testing/members/member-files.ts';
import { exportedMembers } from './export-members.ts';

let office: Office;
let hr: Client;
let sa: Client;
beforeAll(async () => {
  office = await openOffice();
  [hr, sa] = [await office.holding('HR'), await office.holding('SA')];
});
afterAll(() => office.close());

const alternates = [
  { alternate_weeks: 'second', alternate_from: '2026-12-05' },
  { alternate_weeks: 'odd', alternate_days: '56' },
  { alternate_weeks: 'even' },
] as const;

describe('an export', () => {
  test('imported changes nothing, as CSV and as a workbook, whatever names are like', async () => {
    const odd = ['=1+1', '+1', '-1', '@x', "'=1", "''quoted", 'a "b", c; d', '＝wide', "O'Brien", 'မြတ်'];
    for (const membername of odd) await office.newcomer({ membername, phone: '+95 9', rest_days: '' });
    for (const it of alternates) {
      const { id } = await office.newcomer({ rest_days: '7' });
      const work = office.database.query.updateTable('member_work').where('member_id', '=', id);
      await work.set({ alternate_days: '6', ...it }).execute();
    }
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

  test('is read and written some members at a time, so that nobody waits for all of them', async () => {
    const { database } = office;
    const most = STEP[testEngine()];
    await addColleagues(
      database,
      Array.from({ length: most + 1 }, (_, n) => ({ membercode: `MANY${n}` })),
    );
    const { rows } = await exportedMembers(office.deps, false);
    const parts = await Array.fromAsync(rows);
    expect(Math.max(...parts.map((it) => it.length))).toBe(most);
    const codes = parts.slice(1).flatMap((part) => part.map(([code]) => code));
    const all = await database.query.selectFrom('member').select('membercode').where('guest', '=', 0).execute();
    expect(codes.toSorted()).toEqual(all.map((it) => it.membercode).toSorted());
  });

  test('has no cell that a spreadsheet would run', async () => {
    const { body } = await sa.send({ method: 'GET', url: exportMembers.path });
    expect(body.startsWith('\uFEFFmembercode,membername,email,')).toBe(true);
    expect(body).toContain("'=1+1");
    expect(body.split(/[,\r\n"]+/).filter((it) => /^[=+\-@\t]/.test(it))).toEqual([]);
  });

  test('says whose last day is known, and an import that it does not keep it', async () => {
    const { membercode } = await office.newcomer({ joined_on: '2026-01-05', left_on: '2026-11-30' });
    const { body } = await hr.send({ method: 'GET', url: exportMembers.path });
    const lines = body.split('\r\n').map((it) => it.split(','));
    const at = (column: string) => lines[0]?.indexOf(column) ?? -1;
    const line = lines.find((it) => it[0] === `\uFEFF${membercode}` || it[0] === membercode);
    expect([line?.[at('joinedon')], line?.[at('lefton')]]).toEqual(['2026-01-05', '2026-11-30']);
    const again = await found(hr, body, dryRun);
    expect(again.ignored).toEqual(['lefton']);
    expect(again.rows.find((it) => it.membercode === membercode)?.outcome).toBe('same');
  });

  test('as a template has the columns and an example that is not read', async () => {
    const { body } = await hr.send({ method: 'GET', url: `${exportMembers.path}?template=true` });
    const [columns, example, ...rest] = body.split('\r\n');
    const before = HEAD.replace('restdays', 'restdays,alternate');
    const leaveids = ['CL', 'EL', 'O', 'WP'];
    const ofTypes = ['balance', 'days a year'].flatMap((it) => leaveids.map((leaveid) => `${it} ${leaveid}`));
    expect(columns).toBe(`\uFEFF${before.replace('balance EL', ['counted', ...ofTypes].join(','))}`);
    expect([example?.startsWith('# EM001,'), example?.split(',').length, rest]).toEqual([true, 21, ['']]);
    expect(outcomes(await found(hr, `${body}TPL1,Thiri${','.repeat(19)}\r\n`, dryRun))).toEqual(['new']);
  });

  test('is the office’s alone', async () => {
    const own = await office.holding('A');
    expect((await own.send({ method: 'GET', url: exportMembers.path })).statusCode).toBe(403);
    expect((await uploadMembers(own, 'code,name\nX,Y')).status).toBe(403);
  });
});
