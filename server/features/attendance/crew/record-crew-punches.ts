import type { PunchInput } from '@muster/domain/attendance/attendance-contract.ts';
import type { CrewAnswer } from '@muster/domain/attendance/crew/crew-contract.ts';
import { isNamedSince, oftenProblem } from '@muster/domain/attendance/crew/crew-rules.ts';
import { minuteOf } from '@muster/domain/calendar/company-time.ts';
import type { ProblemCode } from '@muster/domain/wire/problem-codes.ts';
import { nowText } from '../../../clock.ts';
import type { Write } from '../../../database/engine.ts';
import type { Dependencies } from '../../../dependencies.ts';
import type { Caller } from '../../../http/caller.ts';
import { failureOf, insist, ProblemError, refuse } from '../../../http/problems.ts';
import { tell } from '../../../news/tell.ts';
import { inCrewSince } from '../../../records/attendance/crew.ts';
import { countMadeByLeads } from '../../../records/attendance/punch.ts';
import { wasSuspended } from '../../../records/members/member/suspension.ts';
import { companyToday } from '../../../records/office/company.ts';
import type { ByLead } from '../punches/asked-punch.ts';
import { recordByLead } from '../punches/record-punch.ts';
import { crewByCode } from './crew-view.ts';

/** What is said of one punch alone, and hinders no other. Anything else is about the session, the server or its haste. */
const OF_ONE: ReadonlySet<ProblemCode> = new Set([
  'NOT_FOUND',
  'ALREADY_CHECKED_IN',
  'NOT_CHECKED_IN',
  'NOT_EMPLOYED',
  'OUTSIDE_AREA',
  'CLIENTID_REUSED',
  'OFFLINE_REFUSED',
  'OFFLINE_TOO_OLD',
  'OFFLINE_IN_FUTURE',
  'OFFLINE_WHILE_SUSPENDED',
  'CREW_NOT_POSSIBLE',
]);

/**
 * Records punches of those for whom the caller checks in, one after the other, each in a transaction of its own. Who is not in
 * the crew, there is not, or may not sign in is answered alike (threats T66).
 * @throws UNAUTHENTICATED, MEMBER_SUSPENDED once the caller's session has ended meanwhile; what was recorded by then stays
 */
export async function recordCrewPunches(
  deps: Dependencies,
  { member: lead }: Pick<Caller, 'member'>,
  punches: readonly PunchInput[],
  address: string,
): Promise<CrewAnswer[]> {
  const known = await crewByCode(deps.database.query, {
    leadId: lead.id,
    membercodes: punches.map((it) => it.membercode),
    clientids: punches.map((it) => it.clientid),
  });
  const answers: CrewAnswer[] = [];
  for (const input of punches) {
    const { clientid, membercode } = input;
    try {
      const member = known.get(membercode);
      if (!member) throw refuse('NOT_FOUND');
      const by = byLead(deps, lead, member.id);
      const { punch } = await recordByLead(deps, { member, by, input, address });
      answers.push({ clientid, punch, refused: null });
    } catch (error) {
      if (!(error instanceof ProblemError && OF_ONE.has(error.problem.code))) throw error;
      const { code, message, params, data } = failureOf(error.problem);
      answers.push({ clientid, punch: null, refused: { code, message, ...(params && { params }), data } });
    }
  }
  return answers;
}

function byLead(deps: Dependencies, lead: Pick<ByLead, 'id' | 'membername'>, memberId: number): ByLead {
  const { id, membername } = lead;
  const since = async (trx: Write) =>
    inCrewSince(trx, { leadId: id, memberId, day: await companyToday(trx, deps.clock) });
  return {
    ...{ id, membername },
    requireNow: async (trx) => {
      if ((await since(trx)) === undefined) throw refuse('NOT_FOUND');
    },
    requireThen: async (trx, at, day) => {
      if (!isNamedSince(await since(trx), at)) throw refuse('NOT_FOUND');
      if (await wasSuspended(trx, id, at)) throw refuse('OFFLINE_WHILE_SUSPENDED', { field: 'checktime' });
      insist(oftenProblem(await countMadeByLeads(trx, memberId, day)));
    },
    tell: (trx, { kind, recorded_at, attendance_date }, zone) => {
      const code = kind === 'in' ? 'crewCheckedIn' : 'crewCheckedOut';
      const params = {
        name: membername,
        day: attendance_date,
        time: minuteOf(Temporal.Instant.from(recorded_at), zone),
      };
      return tell(deps.post, trx, { memberIds: [memberId], news: { code, params }, at: nowText(deps.clock) });
    },
  };
}
