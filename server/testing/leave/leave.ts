import type { Overridable } from '@muster/domain/leave/approvals/broken-rules.ts';
import type { LeaveView } from '@muster/domain/leave/leave-contract.ts';
import * as contracts from '@muster/domain/leave/leave-contract.ts';
import type { Contract } from '@muster/domain/wire/contract.ts';
import type { Failure } from '@muster/domain/wire/envelope.ts';
import { expect } from 'vitest';
import { grantLeave } from '../../records/leave/ledger/grants.ts';
import type { Answer, Client } from '../company/client.ts';
import type { Office, Persona } from '../company/office.ts';
import { addColleagues } from '../company/people.ts';
import { leaveBody } from './leave-body.ts';

/** Somebody who takes leave, signed in. */
export interface Person {
  readonly id: number;
  readonly code: string;
  readonly client: Client;
}

export const personOf = async (office: Office, persona: Persona): Promise<Person> => ({
  id: office.ids[persona],
  code: persona,
  client: await office.holding(persona),
});

/** Codes of as many digits: their order is that in which they joined. */
let joined = 1000;

/** Somebody new whose leave no other test has touched: 10 days of EL, 6 of CL, 12 of O, rests on weekends. */
export async function newcomer(
  office: Office,
  { groupno = 'SALES', ...own }: { groupno?: string; email?: string; rest_days?: string; joined_on?: string } = {},
): Promise<Person> {
  const { id: group_id } = await office.database.query
    .selectFrom('work_group')
    .select('id')
    .where('groupno', '=', groupno)
    .executeTakeFirstOrThrow();
  const code = `NEW${++joined}`;
  const [id] = await addColleagues(office.database, [
    { membercode: code, membername: `Newcomer ${joined}`, group_id, ...own },
  ]);
  await grantLeave(office.database, () => office.now);
  return { id: id as number, code, client: await office.as(code as Persona) };
}

/** For the next test: no holiday called `Extra …`, and no leave with what it claims and what is listed of it. */
export async function forgetLeave({ database: { query } }: Office): Promise<void> {
  await query.deleteFrom('public_holiday').where('description', 'like', 'Extra%').execute();
  await query.deleteFrom('affected_leave').execute();
  await query.deleteFrom('member_day').execute();
  await query.updateTable('leave').set({ status: 'removed' }).execute();
}

/** The same person at another time, signed in anew: sessions end every evening. */
export async function at(office: Office, who: Person, now: Temporal.Instant): Promise<Person> {
  office.now = now;
  return { ...who, client: await office.as(who.code as Persona) };
}

export const tryTake = (
  who: Person,
  from: string,
  to: string,
  more?: object,
): Promise<Answer<typeof contracts.takeLeave>> =>
  who.client.call(contracts.takeLeave, { body: leaveBody(who, from, to, more) });

/** Asks for leave, and expects to get it. */
export async function take(who: Person, from: string, to: string, more?: object): Promise<LeaveView> {
  const answer = await tryTake(who, from, to, more);
  expect([answer.status, answer.raw.body]).toEqual([201, answer.raw.body]);
  return answer.data();
}

export const tryEdit = (
  who: Person,
  id: number,
  from: string,
  to: string,
  more?: object,
): Promise<Answer<typeof contracts.editLeave>> =>
  who.client.call(contracts.editLeave, { body: { id, ...leaveBody(who, from, to, more) } });

export const tryRemove = (
  who: Person,
  leave: { id: number; ltype: string; days: number },
  more: object = {},
): Promise<Answer<typeof contracts.removeLeave>> =>
  who.client.call(contracts.removeLeave, {
    query: {
      id: String(leave.id),
      leavetype: leave.ltype,
      membercode: who.code,
      noOfLeave: String(leave.days),
      ...more,
    },
  });

export const decide = (
  decider: Client,
  id: number,
  decision: 'approve' | 'reject',
  more: { remark?: string; revision?: number; override?: Overridable[] } = {},
): Promise<Answer<typeof contracts.decideLeave>> =>
  decider.call(contracts.decideLeave, { params: { id: String(id) }, body: { decision, ...more } });

export const decideReturn = (
  decider: Client,
  id: number,
  decision: 'approve' | 'reject',
  remark?: string,
): Promise<Answer<typeof contracts.decideReturn>> =>
  decider.call(contracts.decideReturn, { params: { id: String(id) }, body: { decision, ...(remark && { remark }) } });

export const askReturn = (who: Person, id: number, from: string | null): Promise<Answer<typeof contracts.askReturn>> =>
  who.client.call(contracts.askReturn, { params: { id: String(id) }, body: { from } });

/** What remains of a type, as the API says. */
export async function remaining(who: Person, leavetypeid = 'EL'): Promise<number | undefined> {
  const answer = await who.client.call(contracts.readBalance, { query: { leavetypeid, membercode: who.code } });
  return answer.data()[0]?.remain_leave;
}

export async function ledgerOf(who: Person, leavetypeid = 'EL') {
  const answer = await who.client.call(contracts.readLedger, { query: { leavetypeid, membercode: who.code } });
  return answer.data();
}

/** What was tried must be refused with this code, and every row of the database be as it was. */
export async function expectRefused(
  office: Office,
  status: number,
  code: string,
  attempt: () => Promise<Pick<Answer<Contract>, 'status' | 'raw' | 'failure'>>,
): Promise<Failure> {
  const before = await office.state();
  const answer = await attempt();
  expect([answer.status, answer.failure().code, answer.raw.body]).toEqual([status, code, answer.raw.body]);
  expect(await office.state()).toBe(before);
  return answer.failure();
}
