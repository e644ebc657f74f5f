import type { Punch } from '@muster/domain/attendance/attendance-contract.ts';
import { recordPunch } from '@muster/domain/attendance/attendance-contract.ts';
import { expect } from 'vitest';
import type { Answer, Client } from '../company/client.ts';
import type { Office } from '../company/office.ts';
import { punchBody } from './punch-body.ts';

export { punchBody } from './punch-body.ts';

/** Punches, and expects to be taken. */
export async function punch(
  client: Client,
  membercode: string,
  checktype: 'in' | 'out',
  more?: object,
): Promise<Punch> {
  const answer = await tryPunch(client, membercode, checktype, more);
  expect([answer.status, answer.raw.body]).toEqual([201, answer.raw.body]);
  return answer.data();
}

export const tryPunch = (
  client: Client,
  membercode: string,
  checktype: 'in' | 'out',
  more?: object,
): Promise<Answer<typeof recordPunch>> => client.call(recordPunch, { body: punchBody(membercode, checktype, more) });

/** Every punch there is, oldest first, without the API between. */
export const storedPunches = (office: Office) =>
  office.database.query.selectFrom('punch').selectAll().orderBy('id').execute();

export const storedAttendances = (office: Office) =>
  office.database.query.selectFrom('attendance').selectAll().orderBy('id').execute();
