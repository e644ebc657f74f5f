import { fiscalYearOf } from '@muster/domain/calendar/fiscal-year.ts';
import { writeCell } from '@muster/domain/files/table-cells.ts';
import { balanceOf, type LedgerLine } from '@muster/domain/leave/balances/leave-balance.ts';
import type { balancesAsCsv, LeaveBalances } from '@muster/domain/leave/leave-office-contract.ts';
import type { Parsed } from '@muster/domain/wire/contract.ts';
import { inSteps } from '../../../database/in-steps.ts';
import type { Dependencies } from '../../../dependencies.ts';
import type { Cell, TableRows } from '../../../http/files/table-download.ts';
import { type KeptLeaveType, listTypes } from '../../../records/leave/leave-type.ts';
import { balanceLines } from '../../../records/leave/ledger/balance-lines.ts';
import { leftWithin } from '../../../records/leave/ledger/days-left.ts';
import { companyToday } from '../../../records/office/company.ts';
import { type BalancesAsked, membersWithBalances, sumsOfFound } from './balances-view.ts';

type Asked = Parsed<typeof balancesAsCsv>['query'];
type Shown = LeaveBalances['totals'][number];
type Typed = LedgerLine & { readonly leaveid: string };

const PAGE = 100;

/** A page of members with what they have of each leave type in a fiscal year, today's unless told, and the sums of all. */
export async function listBalances(
  deps: Dependencies,
  { page = 1, ...query }: Asked & { readonly page?: number | undefined },
): Promise<LeaveBalances> {
  const asked = await askedOf(deps, query);
  const [found, sums, all] = await Promise.all([
    membersWithBalances(deps.database, asked, { take: PAGE + 1, skip: (page - 1) * PAGE }),
    sumsOfFound(deps.database, asked),
    listTypes(deps.database.query),
  ]);
  const types = shownTypes(all, sums.lines);
  const members = await withBalances(deps, asked, found.slice(0, PAGE), types);
  return {
    fiscalyear: asked.year,
    types: types.map(({ leaveid, description, unlimited }) => ({ leaveid, description, unlimited })),
    members: members.map(({ id: membernoid, ...it }) => ({ membernoid, ...it })),
    ...{ count: sums.count, totals: types.map((it) => shown(it, sums.lines)) },
    ...{ page, more: found.length > PAGE },
  };
}

/** The same of everybody as a table, a row a member and the sums at the end; what could be a formula is neutralised. */
export async function balancesTable(deps: Dependencies, query: Asked): Promise<{ name: string; rows: TableRows }> {
  const asked = await askedOf(deps, query);
  const [sums, all] = await Promise.all([sumsOfFound(deps.database, asked), listTypes(deps.database.query)]);
  const types = shownTypes(all, sums.lines);
  const rows = async function* (): TableRows {
    yield [
      [
        ...['membercode', 'membername', 'group'],
        ...types.flatMap(({ leaveid }) => COLUMNS.map((it) => writeCell(`${leaveid} ${it}`))),
      ],
    ];
    const steps = inSteps(deps.database.query, (part) => membersWithBalances(deps.database, asked, part));
    for await (const some of steps) {
      yield (await withBalances(deps, asked, some, types)).map((it) => [
        ...[it.membercode, it.membername, it.groupno ?? ''].map(writeCell),
        ...it.balances.flatMap(cells),
      ]);
    }
    yield [['', 'total', '', ...types.flatMap((it) => cells(shown(it, sums.lines)))]];
  };
  return { name: `leave-balances-${asked.year}`, rows: rows() };
}

/** What is entitled, less what is used and what is gone, remains. */
const COLUMNS = ['entitled', 'used', 'remaining', 'gone', 'left'] as const;

/** Without a limit there is nothing to be entitled to, and nothing remains; something is left of who leaves in the year. */
const cells = ({ left, ...shown }: Shown): Cell[] =>
  COLUMNS.map((it) => (it === 'left' ? left?.days : shown[it]) ?? '');

async function askedOf(deps: Dependencies, { fiscalyear, ...asked }: Asked): Promise<BalancesAsked> {
  const today = await companyToday(deps.database.query, deps.clock);
  return { ...asked, today, year: fiscalyear ?? fiscalYearOf(today) };
}

/** What is retired is shown where somebody has something of it. */
const shownTypes = (types: readonly KeptLeaveType[], lines: readonly Typed[]) =>
  types.filter((type) => !type.retired || lines.some((it) => it.leaveid === type.leaveid));

async function withBalances<T extends { readonly id: number }>(
  deps: Dependencies,
  { year }: BalancesAsked,
  members: readonly T[],
  types: readonly KeptLeaveType[],
): Promise<(T & { balances: Shown[] })[]> {
  const db = deps.database.query;
  const memberIds = members.map((it) => it.id);
  const [lines, leftOf] = await Promise.all([
    balanceLines(db, { memberIds, years: [year] }),
    leftWithin(db, year, memberIds, types),
  ]);
  const byMember = Map.groupBy(lines, (it) => it.memberId);
  const balanceOfType = (memberId: number, type: KeptLeaveType): Shown => ({
    ...shown(type, byMember.get(memberId) ?? []),
    left: leftOf(memberId, type.leaveid),
  });
  return members.map((it) => ({ ...it, balances: types.map((type) => balanceOfType(it.id, type)) }));
}

function shown({ leaveid, unlimited }: KeptLeaveType, lines: readonly Typed[]): Shown {
  const balance = balanceOf(lines.filter((it) => it.leaveid === leaveid));
  return unlimited ? { leaveid, ...balance, entitled: null, remaining: null } : { leaveid, ...balance };
}
