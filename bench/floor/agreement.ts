import { deepStrictEqual } from 'node:assert/strict';
import { daysAhead } from '../databases/leave-company.ts';
import type { Pair } from '../databases/pair.ts';
import type { SignedIn } from '../databases/sessions.ts';
import { CREW } from '../databases/trip-company.ts';
import { openConnection, requestText } from '../load/connection.ts';
import { balancePath, leaveRequest } from '../load/leave-scripts.ts';
import { punchRequest } from '../load/scripts.ts';
import { tripRequest } from '../load/trip-scripts.ts';
import type { Paths } from './plan.ts';

/** A trip before the first that is measured. */
const BEFORE_ALL = -2;

/** The floor must answer what Muster answers, or it would be measured at other work. */
export async function requireAgreement({ muster, floor, members }: Pair, paths: Paths): Promise<void> {
  const member = members[0] as SignedIn;
  const ask = async (port: number, request: string) => {
    const connection = await openConnection(port);
    const { status, body } = await connection.ask(request);
    connection.close();
    return { status, body: JSON.parse(body.toString()) };
  };
  const compare = async (request: string, known: (answer: unknown) => unknown = (it) => it) => {
    deepStrictEqual(known(await ask(floor.port, request)), known(await ask(muster.port, request)));
  };
  await compare(requestText('GET', paths.list, member.token));
  await compare(requestText('GET', paths.holidays, member.token));
  await compare(requestText('GET', balancePath(member.membercode), member.token));
  await compare(leaveRequest(member, daysAhead().at(-2) as string), withoutNumber);
  const crew = members.slice(0, CREW);
  await compare(tripRequest(crew, BEFORE_ALL), withoutTripNumber);
  for (const checktype of ['in', 'out'] as const) {
    await compare(punchRequest(member, checktype, crypto.randomUUID()), withoutMoment);
  }
}

/** A leave without the number that each server gives it. */
function withoutNumber(answer: unknown): unknown {
  const { status, body } = answer as { status: number; body: { data: Record<string, unknown> } };
  const { id: _id, ...data } = body.data;
  return { status, body: { ...body, data } };
}

/** A trip without the numbers that each server gives it. */
function withoutTripNumber(answer: unknown): unknown {
  const { status, body } = answer as { status: number; body: { message: string; data: Record<string, unknown> } };
  const { id: _id, trip_assigmentno: number, ...data } = body.data;
  return { status, body: { ...body, data, message: body.message.replace(String(number), '') } };
}

/** A punch without what no two servers share: its number and its moments. */
function withoutMoment(answer: unknown): unknown {
  const { status, body } = answer as { status: number; body: { data: Record<string, unknown> } };
  const { id: _id, checktime: _checktime, receivedat: _received, ...data } = body.data;
  return { status, body: { ...body, data } };
}
