import { writeInstant } from '@muster/domain/calendar/company-time.ts';
import { fiscalYearDays, fiscalYearOf } from '@muster/domain/calendar/fiscal-year.ts';
import { carryOver, lapsedCarry, lastCarryDay } from '@muster/domain/leave/carry-over.ts';
import { chargedDays, daysFrom, daysUntil } from '@muster/domain/leave/leave-days.ts';
import type { YearEnd, YearEndLineView } from '@muster/domain/leave/leave-office-contract.ts';
import type { Read } from '../../database/engine.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { Caller } from '../../http/caller.ts';
import { refuse } from '../../http/problems.ts';
import { recordAudit } from '../../records/audit.ts';
import { companyToday } from '../../records/company.ts';
import { type KeptLeaveType, listTypes, lockLeaveType } from '../../records/leave-type.ts';
import { addYearEndLines, type YearEndLine } from '../../records/ledger/year-end-lines.ts';
import { lockEverybody } from '../../records/member.ts';
import { leaveOfType, type MemberSum, namesOf, sumsOfYear } from './year-end-view.ts';

/** What happens to one member's days of one type. */
interface Change {
  readonly memberId: number;
  readonly type: KeptLeaveType;
  /** Goes on from the year that is over. */
  readonly carried: number;
  /** Is lost: of the year that is over, or of what was carried from it and not taken in time. */
  readonly lapsed: number;
  readonly what: 'carry' | 'lapse';
}

const PAGE = 200;

/** What the run of a year's end would do, a page at a time. @throws INVALID_INPUT for a year that is not over */
export async function previewYearEnd(deps: Dependencies, year: number, page: number): Promise<YearEnd> {
  const db = deps.database.query;
  const changes = await changesOf(db, year, await endedOn(deps, db, year));
  const names = await namesOf(db);
  const lines = changes.map((it) => present(it, year, names)).toSorted(byMember);
  return {
    ...totalsOf(changes, year),
    lines: lines.slice((page - 1) * PAGE, page * PAGE),
    more: lines.length > page * PAGE,
  };
}

/**
 * Carries over what remains of a fiscal year that is over, and lets lapse what was carried and not taken in time. Run
 * again it finds only what has come up since. One transaction that holds the types and everybody.
 * @throws INVALID_INPUT for a year that is not over
 */
export async function runYearEnd(deps: Dependencies, caller: Caller, year: number): Promise<YearEnd> {
  const at = writeInstant(deps.clock());
  return deps.database.write(async (trx) => {
    const today = await endedOn(deps, trx, year);
    for (const { leaveid } of await listTypes(trx)) await lockLeaveType(trx, leaveid);
    await lockEverybody(trx);
    const changes = await changesOf(trx, year, today);
    const actorId = caller.member.id;
    await addYearEndLines(
      trx,
      changes.flatMap((it) => linesOf(it, year)),
      { at, actorId },
    );
    const totals = totalsOf(changes, year);
    if (changes.length > 0) {
      await recordAudit(trx, { at, actorId, action: 'leave.year-end', subject: `fiscal-year:${year}`, after: totals });
    }
    return { ...totals, lines: [], more: false };
  });
}

async function endedOn(deps: Dependencies, db: Read, year: number): Promise<string> {
  const today = await companyToday(db, deps.clock);
  if (year < fiscalYearOf(today)) return today;
  throw refuse('INVALID_INPUT', { field: 'fiscalyear', params: { reason: 'yearopen' } });
}

/** What is to be done with each member's days of the types that carry over. */
async function changesOf(db: Read, year: number, today: string): Promise<Change[]> {
  const types = (await listTypes(db)).filter((it) => it.carryDays > 0 && !it.unlimited);
  if (types.length === 0) return [];
  const leaveids = types.map((it) => it.leaveid);
  const [over, next] = await Promise.all([year, year + 1].map((it) => sumsOfYear(db, { year: it, leaveids, today })));
  const balances = { over: byBalance(over ?? []), next: byBalance(next ?? []) };
  const changes: Change[] = [];
  for (const type of types) {
    const until = lastCarryDay(year + 1, type);
    const used = until < today ? await usedUntil(db, type.leaveid, year + 1, until) : undefined;
    const keys = new Set(
      [...balances.over.keys(), ...balances.next.keys()].filter((it) => it.endsWith(` ${type.leaveid}`)),
    );
    for (const key of keys) {
      const [memberId, old, now] = [
        Number.parseInt(key, 10),
        sumsIn(balances.over.get(key)),
        sumsIn(balances.next.get(key)),
      ];
      const { carried, lapsed } = carryOver(old.all, now.carry, type);
      if (carried + lapsed > 0) changes.push({ memberId, type, carried, lapsed, what: 'carry' });
      if (used === undefined) continue;
      const late = lapsedCarry({
        carried: now.carry + carried,
        used: used.get(memberId) ?? 0,
        lapsedBefore: -now.expired,
        remaining: now.all + carried,
      });
      if (late > 0) changes.push({ memberId, type, carried: 0, lapsed: late, what: 'lapse' });
    }
  }
  return changes;
}

const byBalance = (sums: readonly MemberSum[]) => Map.groupBy(sums, (it) => `${it.memberId} ${it.leaveid}`);

function sumsIn(sums: readonly MemberSum[] = []): { all: number; carry: number; expired: number } {
  const sum = (some: readonly MemberSum[]) => some.reduce((days, it) => days + it.days, 0);
  const of = (kind: MemberSum['kind']) => sum(sums.filter((it) => it.kind === kind));
  return { all: sum(sums), carry: of('carry'), expired: of('expired') };
}

/** How many days of a type each member takes of a year until a day. */
async function usedUntil(db: Read, leaveid: string, year: number, until: string): Promise<Map<number, number>> {
  const { from } = fiscalYearDays(year);
  const used = new Map<number, number>();
  for (const it of await leaveOfType(db, leaveid, { from, to: until })) {
    const days = chargedDays(daysUntil(daysFrom(it, from), until));
    used.set(it.memberId, (used.get(it.memberId) ?? 0) + days);
  }
  return used;
}

function linesOf({ memberId, type: { leaveid }, carried, lapsed, what }: Change, year: number): YearEndLine[] {
  const about = { memberId, leaveid };
  const late: YearEndLine = {
    ...about,
    year: year + 1,
    kind: 'expired',
    days: -lapsed,
    note: { code: 'carryLapsed', params: {} },
  };
  const lines: YearEndLine[] =
    what === 'lapse'
      ? [late]
      : [
          { ...about, year, kind: 'carry', days: -carried, note: { code: 'carriedOn', params: {} } },
          { ...about, year, kind: 'expired', days: -lapsed, note: { code: 'notTaken', params: {} } },
          { ...about, year: year + 1, kind: 'carry', days: carried, note: { code: 'carriedOver', params: {} } },
        ];
  return lines.filter((it) => it.days !== 0);
}

function totalsOf(changes: readonly Change[], year: number) {
  const sum = (of: (it: Change) => number) => changes.reduce((days, it) => days + of(it), 0);
  return {
    fiscalyear: year,
    members: new Set(changes.map((it) => it.memberId)).size,
    carried: sum((it) => it.carried),
    lapsed: sum((it) => it.lapsed),
  };
}

function present(it: Change, year: number, names: Awaited<ReturnType<typeof namesOf>>): YearEndLineView {
  const { membercode = '', membername = '' } = names.get(it.memberId) ?? {};
  const { leaveid, description } = it.type;
  const until = it.carried > 0 ? lastCarryDay(year + 1, it.type) : null;
  return { membercode, membername, leaveid, description, carried: it.carried, lapsed: it.lapsed, until, what: it.what };
}

const byMember = (one: YearEndLineView, other: YearEndLineView) =>
  one.membercode === other.membercode
    ? one.leaveid < other.leaveid
      ? -1
      : 1
    : one.membercode < other.membercode
      ? -1
      : 1;
