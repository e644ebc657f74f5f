import * as attendance from '@muster/domain/attendance/files/attendance-files-contract.ts';
import { exportAudit, listAudit } from '@muster/domain/audit/audit-contract.ts';
import { balancesAsCsv } from '@muster/domain/leave/leave-office-contract.ts';
import { exportMembers, exportMembersWorkbook } from '@muster/domain/members/member-file-contract.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Office, openOffice } from '../../testing/company/office.ts';

let office: Office;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.close());
let known: number;
const onRecord = async () => (await (await office.as('SA')).call(listAudit, { query: { action: 'file' } })).data();
beforeEach(async () => {
  known = (await onRecord()).length;
});

/** What came on record since the test began, oldest first. */
const since = async () => {
  const all = await onRecord();
  return all.slice(0, all.length - known).toReversed();
};

async function take(as: Parameters<Office['as']>[0], path: string, asked: Record<string, string> = {}) {
  const { statusCode } = await (await office.as(as)).send({
    method: 'GET',
    url: `${path}?${new URLSearchParams(asked)}`,
  });
  return statusCode;
}
const days = { from: '2026-11-01', to: '2026-11-19' };
const month = { month: '2026-11' };

describe('who takes a file of what is kept of others', () => {
  test('is on record with which one, and what they asked for', async () => {
    expect(await take('HR', attendance.payrollAsCsv.path, month)).toBe(200);
    expect(await since()).toMatchObject([
      {
        ...{ actor: 'HR', action: 'file.export', about: 'payroll-2026-11-provisional.csv' },
        ...{ before: null, after: month },
      },
    ]);
  });

  test('whatever it is of, as a manager and as an administrator too', async () => {
    expect(await take('HR', exportMembersWorkbook.path)).toBe(200);
    expect(await take('HR', balancesAsCsv.path)).toBe(200);
    expect(await take('M', attendance.daysAsCsv.path, days)).toBe(200);
    expect(await take('M', attendance.monthSheets.path, { ...month, membercode: 'A' })).toBe(200);
    expect(await take('SA', exportAudit.path)).toBe(200);
    expect((await since()).map((it) => [it.actor, it.about.replace(/-.*\./, '.')])).toEqual([
      ...[
        ['HR', 'members.xlsx'],
        ['HR', 'leave.csv'],
      ],
      ...[
        ['M', 'attendance.csv'],
        ['M', 'monthsheet.pdf'],
        ['SA', 'audit.csv'],
      ],
    ]);
  });

  test('or is not sent: there is none without the other', async () => {
    await take('HR', exportMembers.path);
    const rename = (from: string, to: string) =>
      office.database.write((trx) => trx.schema.alterTable(from).renameTo(to).execute());
    await rename('audit', 'audit_away');
    try {
      expect(await take('HR', exportMembers.path)).toBe(500);
    } finally {
      await rename('audit_away', 'audit');
    }
  });

  test('but not where it is their own days, the template, or refused', async () => {
    expect(await take('A', attendance.daysAsCsv.path, days)).toBe(200);
    expect(await take('A', attendance.monthSheets.path, { ...month, membercode: 'A' })).toBe(200);
    expect(await take('M', attendance.daysAsCsv.path, { ...days, membercode: 'M' })).toBe(200);
    expect(await take('HR', exportMembers.path, { template: 'true' })).toBe(200);
    expect(await take('HR', attendance.payrollAsCsv.path, { ...month, groupno: 'NONE' })).toBe(404);
    expect(await take('A', attendance.daysAsCsv.path, { ...days, membercode: 'B' })).toBe(404);
    expect(await take('A', attendance.payrollAsCsv.path, month)).toBe(403);
    expect(await since()).toEqual([]);
  });
});
