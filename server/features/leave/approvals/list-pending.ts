import { closedProblem } from '@muster/domain/attendance/periods/closed-problem.ts';
import type { PeriodDays } from '@muster/domain/attendance/periods/pay-period.ts';
import { dayOf } from '@muster/domain/calendar/company-time.ts';
import { fiscalYearDays } from '@muster/domain/calendar/fiscal-year.ts';
import { balanceOf } from '@muster/domain/leave/balances/leave-balance.ts';
import type { listPending as listPendingCall, PendingLeave } from '@muster/domain/leave/leave-contract.ts';
import { daysByFiscalYear, daysFrom } from '@muster/domain/leave/rules/leave-days.ts';
import { type Employment, notEmployed } from '@muster/domain/members/employment.ts';
import { isOffice } from '@muster/domain/members/member-policy.ts';
import type { Parsed } from '@muster/domain/wire/contract.ts';
import type { Problem } from '@muster/domain/wire/problem.ts';
import type { Page } from '../../../database/page.ts';
import type { Dependencies } from '../../../dependencies.ts';
import type { Caller } from '../../../http/caller.ts';
import { closedAround } from '../../../records/attendance/period-close.ts';
import { decidesForSomebody } from '../../../records/deciding/group.ts';
import { inPlaceOf, listManaged } from '../../../records/deciding/managed-member.ts';
import type { StoredLeave } from '../../../records/leave/leave.ts';
import { listTypes } from '../../../records/leave/leave-type.ts';
import { type BalanceLine, balanceLines } from '../../../records/leave/ledger/balance-lines.ts';
import { readEmployments } from '../../../records/members/employment.ts';
import { officeIds } from '../../../records/members/member/office.ts';
import { readCompany } from '../../../records/office/company.ts';
import { sayObstacle } from '../../../words/words.ts';
import { presentLeave } from '../present-leave.ts';
import { brokenRules } from './broken-rules.ts';
import { awayBeside, leaveWaiting, workedDuring } from './pending-view.ts';
import { standing } from './second-approval.ts';

/** A page of what waits for the caller, with what a decision needs to be a good one: balances, and who else is away. */
export async function listPending(
  deps: Dependencies,
  caller: Caller,
  { cursor, ...sought }: Parsed<typeof listPendingCall>['query'],
): Promise<Page<PendingLeave> & { decides: boolean }> {
  const db = deps.database.query;
  const office = isOffice(caller.member.role);
  const { zone, tripsShown } = await readCompany(db);
  const today = dayOf(deps.clock(), zone);
  const decides = office || (await decidesForSomebody(db, caller.member.id, today));
  if (!decides) return { decides, items: [], more: false, cursor: null };
  const decider = { id: caller.member.id, office, today };
  const { items: page, ...rest } = await leaveWaiting(db, decider, sought, cursor);
  if (page.length === 0) return { decides, items: [], ...rest };

  const memberIds = [...new Set(page.map((it) => it.memberId))];
  const years = [...new Set(page.flatMap((it) => daysByFiscalYear(it).map((part) => part.year)))];
  const ids = page.map((it) => it.id);
  const [members, lines, types, away, worked, broken, closed, employments, officers] = await Promise.all([
    listManaged(db, memberIds, today),
    balanceLines(db, { memberIds, years }),
    listTypes(db),
    awayBeside(db, ids, { ...decider, tripsShown }),
    workedDuring(db, ids),
    brokenRules(db, page),
    closedAround(db, page),
    readEmployments(db, memberIds),
    officeIds(db, today),
  ]);
  const items = page.flatMap((leave): PendingLeave[] => {
    const member = members.find((it) => it.id === leave.memberId);
    if (!member) return [];
    const obstacles = obstaclesTo(leave, closed, employments.get(leave.memberId) ?? []);
    const type = types.find((it) => it.leaveid === leave.type.leaveid);
    const { may: _, ...view } = presentLeave(leave, caller.member, today);
    return [
      {
        ...view,
        membernoid: member.id,
        membercode: member.membercode,
        membername: member.membername,
        groupno: member.groupno,
        insteadof: inPlaceOf(member, caller.member)?.managerName ?? null,
        ...balances(leave, lines),
        unlimited: type?.unlimited ?? false,
        paid: type?.paid,
        breaks: (broken.get(leave.id) ?? []).map((it) => ({ ...sayObstacle(it), code: it.code })),
        away: away.filter((it) => it.leaveId === leave.id).map(shownAway),
        worked: worked.flatMap(({ leaveId, ...day }) => (leaveId === leave.id ? [day] : [])),
        ...(leave.returnFrom === null &&
          standing(caller.member, leave, type, officers) === 'agreement' && { secondapproval: true as const }),
        obstacles: obstacles.map(sayObstacle),
        may: { approve: obstacles.length === 0 },
      },
    ];
  });
  return { decides, items, ...rest };
}

/** What an approval would be refused for. What is given back early is still to come, and is confirmed whatever was closed before. */
const obstaclesTo = (leave: StoredLeave, closed: readonly PeriodDays[], employment: Employment): Problem[] =>
  leave.returnFrom === null
    ? [notEmployed(employment, leave.from, leave.to), closedProblem(closed, leave)].filter((it) => it !== undefined)
    : [];

/**
 * The balance without this request and with it, of the year in which its first day lies, and of the one after that where
 * it has days of it. A request for leave has its days reserved already; an early return would give its days back.
 */
function balances(
  leave: StoredLeave,
  lines: readonly BalanceLine[],
): Pick<PendingLeave, 'balancebefore' | 'balanceafter' | 'nextbalance'> {
  const ofType = lines.filter((it) => it.memberId === leave.memberId && it.leaveid === leave.type.leaveid);
  const [first, next] = daysByFiscalYear(daysFrom(leave, leave.returnFrom ?? leave.from)).map(({ year, days }) => {
    const { remaining } = balanceOf(ofType.filter((it) => it.year === year));
    const [before, after] = leave.returnFrom === null ? [remaining + days, remaining] : [remaining, remaining + days];
    return { from: fiscalYearDays(year).from, before, after };
  });
  return {
    ...{ balancebefore: first?.before ?? 0, balanceafter: first?.after ?? 0 },
    ...(next && { nextbalance: next }),
  };
}

type Away = Awaited<ReturnType<typeof awayBeside>>[number];

const shownAway = ({ membername, from, to, kind, status }: Away): PendingLeave['away'][number] => ({
  membername,
  from,
  to,
  kind,
  waiting: status === 'pending',
});
