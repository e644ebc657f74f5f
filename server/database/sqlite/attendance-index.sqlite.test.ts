import { DatabaseSync } from 'node:sqlite';
import { listPunches } from '@muster/domain/attendance/attendance-contract.ts';
import { askCorrection } from '@muster/domain/attendance/corrections/correction-contract.ts';
import { readGroupSummary, readSummary } from '@muster/domain/attendance/summary/summary-contract.ts';
import { readOwnToday } from '@muster/domain/attendance/today/today-contract.ts';
import type { Contract } from '@muster/domain/wire/contract.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { punch, tryPunch } from '../../testing/attendance/punches.ts';
import { type Office, openOffice, type Persona } from '../../testing/company/office.ts';

let office: Office;
let file: DatabaseSync;
/** What was asked of attendances. */
const asked = new Set<string>();

beforeAll(async () => {
  const { prepare } = DatabaseSync.prototype;
  vi.spyOn(DatabaseSync.prototype, 'prepare').mockImplementation(function (this: DatabaseSync, text, ...more) {
    if (/^select .* from "attendance"/.test(text)) {
      file = this;
      asked.add(text);
    }
    return prepare.call(this, text, ...more);
  });
  office = await openOffice();
});
afterAll(async () => {
  vi.restoreAllMocks();
  await office.close();
});

const MONTH = { from: '2026-11-01', to: '2026-11-30' };

async function read(who: Persona, { method, path }: Contract, query: Record<string, string>): Promise<void> {
  const { statusCode, body } = await (await office.holding(who)).send({ method, url: path, query });
  expect([statusCode, body]).toEqual([200, body]);
}

test('however long somebody has been here, of their attendances only those of the days are read, from the index alone', async () => {
  const b = await office.holding('B');
  await punch(b, 'B', 'in');
  await punch(b, 'B', 'out');
  await office.database.query.updateTable('company').set({ offline_punches: 'accept' }).execute();
  await tryPunch(b, 'B', 'in', { checktime: '2026-11-20T08:30:00+06:30', offline: true });
  const punches = [
    { checktype: 'in' as const, time: '09:02' },
    { checktype: 'out' as const, time: '18:05' },
  ];
  await b.call(askCorrection, { body: { attendancedate: '2026-11-19', punches, reason: 'I left at 18:05' } });
  await read('B', listPunches, MONTH);
  await read('B', readSummary, MONTH);
  await read('B', readOwnToday, {});
  await read('M', readGroupSummary, { month: '2026-11' });
  const steps = [...asked].flatMap((text) => file.prepare(`explain query plan ${text}`).all());
  const looked = steps.map((it) => String(it['detail'])).filter((it) => /\battendance\b/.test(it));
  const ways = looked.map((it) => it.replace(/^\w+ attendance USING /, '').replaceAll(/[<>]/g, '='));
  expect([...new Set(ways)].toSorted()).toEqual([
    'COVERING INDEX attendance_of_member (member_id=? AND attendance_date=? AND attendance_date=?)',
    'COVERING INDEX attendance_of_member (member_id=? AND attendance_date=?)',
    'INDEX attendance_open (member_id=?)',
  ]);
});
