import { dayOf } from '@muster/domain/calendar/company-time.ts';
import { balanceOf } from '@muster/domain/leave/leave-balance.ts';
import type { PendingLeave } from '@muster/domain/leave/leave-contract.ts';
import { daysByFiscalYear } from '@muster/domain/leave/leave-days.ts';
import { isOffice } from '@muster/domain/members/member-policy.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { Caller } from '../../http/caller.ts';
import { readCompany } from '../../records/company.ts';
import { decidesForSomebody, listManaged, type ManagedMember } from '../../records/group.ts';
import type { StoredLeave } from '../../records/leave.ts';
import { type BalanceLine, balanceLines } from '../../records/ledger/balance-lines.ts';
import { awayInGroups, leaveWaiting } from './pending-view.ts';
import { presentLeave } from './present-leave.ts';

/** What waits for the caller, with what a decision needs to be a good one: balances, and who else is away. */
export async function pendingLeave(
  deps: Dependencies,
  caller: Caller,
): Promise<{ decides: boolean; items: PendingLeave[] }> {
  const db = deps.database.query;
  const office = isOffice(caller.member.role);
  const decides = office || (await decidesForSomebody(db, caller.member.id));
  const waiting = decides ? await leaveWaiting(db, { id: caller.member.id, office }) : [];
  if (waiting.length === 0) return { decides, items: [] };

  const members = await listManaged(db, [...new Set(waiting.map((it) => it.memberId))]);
  const years = [...new Set(waiting.flatMap((it) => daysByFiscalYear(it.from, it.to).map((part) => part.year)))];
  const groupIds = [...new Set(members.flatMap((it) => it.groupId ?? []))];
  const first = waiting.reduce((day, it) => (it.from < day ? it.from : day), waiting[0]?.from ?? '');
  const last = waiting.reduce((day, it) => (it.to > day ? it.to : day), '');
  const [lines, away, { zone }] = await Promise.all([
    balanceLines(db, { memberIds: members.map((it) => it.id), years }),
    groupIds.length > 0 ? awayInGroups(db, groupIds, first, last) : [],
    readCompany(db),
  ]);
  const today = dayOf(deps.clock(), zone);
  const items = waiting.flatMap((leave): PendingLeave[] => {
    const member = members.find((it) => it.id === leave.memberId);
    if (!member) return [];
    const { may: _, ...view } = presentLeave(leave, caller.member, today);
    return [
      {
        ...view,
        membernoid: member.id,
        membercode: member.membercode,
        membername: member.membername,
        groupno: member.groupno,
        ...balances(leave, lines),
        away: awayWith(leave, member, away),
      },
    ];
  });
  return { decides, items };
}

/**
 * The balance without this request and with it, of the year in which its first day lies. A request for leave has
 * its days reserved already; an early return would give its days back.
 */
function balances(
  leave: StoredLeave,
  lines: readonly BalanceLine[],
): Pick<PendingLeave, 'balancebefore' | 'balanceafter'> {
  const [first] = daysByFiscalYear(leave.returnFrom ?? leave.from, leave.to);
  const days = first?.days ?? 0;
  const own = lines.filter(
    (it) => it.memberId === leave.memberId && it.leaveid === leave.type.leaveid && it.year === first?.year,
  );
  const { remaining } = balanceOf(own);
  return leave.returnFrom === null
    ? { balancebefore: remaining + days, balanceafter: remaining }
    : { balancebefore: remaining, balanceafter: remaining + days };
}

type Away = Awaited<ReturnType<typeof awayInGroups>>[number];

function awayWith(leave: StoredLeave, member: ManagedMember, away: readonly Away[]): PendingLeave['away'] {
  const found = new Map<string, PendingLeave['away'][number]>();
  for (const it of away) {
    const shares = it.groupId === member.groupId && it.id !== member.id && it.day >= leave.from && it.day <= leave.to;
    if (!shares) continue;
    const key = `${it.id} ${it.claim}`;
    const known = found.get(key);
    if (known) known.to = it.day;
    else found.set(key, { membername: it.membername, from: it.day, to: it.day, kind: it.claim });
  }
  return [...found.values()];
}
