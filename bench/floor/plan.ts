import { fiscalYearOf } from '@muster/domain/calendar/fiscal-year.ts';
import { systemClock } from '@muster/server/clock.ts';
import type { Database } from '@muster/server/database/engine.ts';
import { hashSecret } from '@muster/server/http/secrets.ts';
import { daysAhead } from '../databases/leave-company.ts';
import type { SignedIn } from '../databases/sessions.ts';
import { balancePath, leavePayload } from '../load/leave-scripts.ts';
import { quietApp } from './quiet-app.ts';
import { recordStatements } from './recording.ts';
import { asSteps, type Facts, type Step } from './replay.ts';
import { recordAddTrip } from './trip-plan.ts';

/** What the floor does for each request of the benchmark. */
export interface Plan {
  readonly checkIn: PunchPlan;
  readonly checkOut: PunchPlan;
  readonly list: readonly Step[];
  readonly holidays: readonly Step[];
  readonly takeLeave: readonly Step[];
  readonly balance: readonly Step[];
  readonly addTrip: readonly Step[];
}

/** What a recorded punch was answered, for all that the floor's own punches have in common with it. */
interface PunchPlan {
  readonly steps: readonly Step[];
  readonly answer: { readonly data: Readonly<Record<string, unknown>> };
}

export interface Paths {
  readonly list: string;
  readonly holidays: string;
}

/**
 * Records what Muster's own code sends to the database for each request, on a member who checks in and out once.
 * The clock stands still meanwhile, so that "now" is told from other instants by its value.
 */
export async function recordPlan(database: Database, member: SignedIn, paths: Paths): Promise<Plan> {
  const now = systemClock().round('millisecond');
  const app = await quietApp(database, () => now);
  const headers = { authorization: `Bearer ${member.token}` };
  const { id: memberId } = await database.query
    .selectFrom('member')
    .select('id')
    .where('membercode', '=', member.membercode)
    .executeTakeFirstOrThrow();
  const known: Facts = {
    tokenHash: hashSecret(member.token),
    now: now.toString({ smallestUnit: 'millisecond' }),
    memberId,
  };

  const ask = async (request: { method: 'GET' | 'POST'; url: string; payload?: object }, expected: number) => {
    const { statusCode, body } = await app.inject({ ...request, headers });
    if (statusCode !== expected) throw new Error(`Recording ${request.url}: ${statusCode} ${body}`);
    return JSON.parse(body);
  };
  const read = async (url: string): Promise<readonly Step[]> => {
    const statements = await recordStatements(database.engine, () => ask({ method: 'GET', url }, 200));
    return asSteps(statements, known);
  };
  const punch = async (checkType: 'in' | 'out'): Promise<PunchPlan> => {
    const clientId = crypto.randomUUID();
    const deviceTime = now.subtract({ milliseconds: 1 }).toString({ smallestUnit: 'millisecond' });
    const payload = {
      clientid: clientId,
      membercode: member.membercode,
      checktype: checkType,
      checktime: deviceTime,
      latitude: 16.779,
      longitude: 96.158,
      accuracy: 12,
    };
    const url = '/api/membercheckin/createMember';
    let answer: PunchPlan['answer'] = { data: {} };
    const statements = await recordStatements(database.engine, async () => {
      answer = await ask({ method: 'POST', url, payload }, 201);
    });
    const ids = await newestIds(database, memberId);
    return { steps: asSteps(statements, { ...known, ...ids, clientId, deviceTime, checkType }), answer };
  };

  const takeLeave = async (): Promise<readonly Step[]> => {
    const leaveDay = lastOf(daysAhead());
    const payload = leavePayload(member, leaveDay);
    const url = '/api/entitleleave/memberLeave';
    const statements = await recordStatements(database.engine, () => ask({ method: 'POST', url, payload }, 201));
    const leaveId = await newestLeave(database, memberId);
    return asSteps(statements, { ...known, leaveId, leaveDay, fiscalYear: fiscalYearOf(leaveDay) });
  };
  const balance = async (): Promise<readonly Step[]> => {
    const { membercode } = member;
    const url = balancePath(membercode);
    const statements = await recordStatements(database.engine, () => ask({ method: 'GET', url }, 200));
    return asSteps(statements, { ...known, membercode });
  };

  const plan = {
    checkIn: await punch('in'),
    checkOut: await punch('out'),
    list: await read(paths.list),
    holidays: await read(paths.holidays),
    takeLeave: await takeLeave(),
    balance: await balance(),
    addTrip: await recordAddTrip(database, known, (url, payload) => ask({ method: 'POST', url, payload }, 201)),
  };
  await app.close();
  return plan;
}

const lastOf = (days: readonly string[]) => days.at(-1) as string;

async function newestLeave(database: Database, memberId: number): Promise<number> {
  const { id } = await database.query
    .selectFrom('leave')
    .select('id')
    .where('member_id', '=', memberId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return id;
}

async function newestIds(database: Database, memberId: number): Promise<Facts> {
  const newest = (table: 'punch' | 'attendance') =>
    database.query
      .selectFrom(table)
      .select('id')
      .where('member_id', '=', memberId)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
  return { punchId: (await newest('punch')).id, attendanceId: (await newest('attendance')).id };
}
