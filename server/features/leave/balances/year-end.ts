import { writeInstant } from '@muster/domain/calendar/company-time.ts';
import { fiscalYearDays, fiscalYearOf } from '@muster/domain/calendar/fiscal-year.ts';
import { endsEarly, everCarries, lastCarryDay } from '@muster/domain/leave/balances/carry-over.ts';
import { yearEndOf } from '@muster/domain/leave/balances/year-end.ts';
import type { YearEnd, YearEndLineView, YearEndSeen } from '@muster/domain/leave/leave-office-contract.ts';
import type { Read } from '../../../database/engine.ts';
import type { Dependencies } from '../../../dependencies.ts';
import type { Caller } from '../../../http/caller.ts';
import { refuse } from '../../../http/problems.ts';
import { type KeptLeaveType, listTypes, lockLeaveTypes } from '../../../records/leave/leave-type.ts';
import { addYearEndLines, type YearEndEntry } from '../../../records/leave/ledger/year-end-lines.ts';
import { lockEverybody } from '../../../records/members/member.ts';
import { recordAudit } from '../../../records/office/audit.ts';
import { companyToday } from '../../../records/office/company.ts';
import { leaveOfType } from '../types/leave-of-type-view.ts';
import { type Change, tellOfYearEnd } from './tell-of-year-end.ts';
import { lastRunOf, namesOf, stayedOver, subjectOf, sumsAround, YEAR_END, yearsUnsettled } from './year-end-view.ts';

const PAGE = 200;

/** What the run of a year's end would do, a page at a time. @throws INVALID_INPUT for a year that is not over */
export async function previewYearEnd(deps: Dependencies, year: number, page: number): Promise<YearEndSeen> {
  const db = deps.database.query;
  const today = await endedOn(deps, db, year);
  const types = await listTypes(db);
  const changes = await changesOf(db, types, year, today);
  const names = await namesOf(db);
  const lines = changes.map((it) => present(it, year, names)).toSorted(byMember);
  return {
    ...totalsOf(changes, year),
    lines: lines.slice((page - 1) * PAGE, page * PAGE),
    more: lines.length > page * PAGE,
    ran: await lastRunOf(db, year),
    earlier: await firstDueBefore(db, types, year, today),
  };
}

/**
 * Carries over what remains of a fiscal year that is over, and lets lapse what was carried and not taken in time. Run
 * again it finds only what has come up since, also leave that was entered for that year after its days had gone on. One
 * transaction that holds the types and everybody.
 * @throws INVALID_INPUT for a year that is not over
 */
export async function runYearEnd(deps: Dependencies, caller: Caller, year: number): Promise<YearEnd> {
  const at = writeInstant(deps.clock());
  return deps.database.write(async (trx) => {
    const today = await endedOn(deps, trx, year);
    await lockLeaveTypes(trx);
    await lockEverybody(trx);
    const changes = await changesOf(trx, await listTypes(trx), year, today);
    const actorId = caller.member.id;
    await addYearEndLines(trx, changes.flatMap(entriesOf), { at, actorId });
    await tellOfYearEnd(deps.post, trx, { year, changes, at });
    const totals = totalsOf(changes, year);
    const ran = await lastRunOf(trx, year);
    if (changes.length > 0) {
      await recordAudit(trx, { at, actorId, action: YEAR_END, subject: subjectOf(year), after: totals });
    }
    return { ...totals, lines: [], more: false, ran };
  });
}

async function endedOn(deps: Dependencies, db: Read, year: number): Promise<string> {
  const today = await companyToday(db, deps.clock);
  if (year < fiscalYearOf(today)) return today;
  throw refuse('INVALID_INPUT', { field: 'fiscalyear', params: { reason: 'yearopen' } });
}

/**
 * The first year before one in which a run would still do something, for days that are left of it or leave that was
 * entered since; what it carries over the later runs find.
 */
async function firstDueBefore(
  db: Read,
  types: readonly KeptLeaveType[],
  year: number,
  today: string,
): Promise<number | null> {
  const leaveids = types.filter((it) => everCarries(it) && !it.unlimited).map((it) => it.leaveid);
  for (const it of await yearsUnsettled(db, { before: year, leaveids, today })) {
    if ((await changesOf(db, types, it, today)).length > 0) return it;
  }
  return null;
}

/** What is to be done with each member's days of the types that carry over, or did. */
async function changesOf(db: Read, all: readonly KeptLeaveType[], year: number, today: string): Promise<Change[]> {
  const types = all.filter((it) => everCarries(it) && !it.unlimited);
  if (types.length === 0) return [];
  const sums = await sumsAround(db, { year, leaveids: types.map((it) => it.leaveid), today });
  const stayed = await stayedOver(db, year);
  const changes: Change[] = [];
  for (const type of types) {
    const until = lastCarryDay(year + 1, type);
    const taken = until < today ? await leaveUntil(db, type, year + 1, until) : undefined;
    const takenOver = endsEarly(year, type) ? await leaveUntil(db, type, year, lastCarryDay(year, type)) : undefined;
    const ofType = sums.filter((it) => it.leaveid === type.leaveid);
    for (const [memberId, lines] of Map.groupBy(ofType, (it) => it.memberId)) {
      const { over = [], next = [] } = Object.groupBy(lines, (it) => (it.year === year ? 'over' : 'next'));
      const leave = taken && (taken.get(memberId) ?? []);
      const leaveOver = takenOver && (takenOver.get(memberId) ?? []);
      const found = yearEndOf({ year, terms: type, over, next, leave, leaveOver, away: !stayed.has(memberId) });
      changes.push(...found.map((it) => ({ ...it, memberId, type })));
    }
  }
  return changes;
}

/** The leave of a type in a year up to a day, by member. */
async function leaveUntil(db: Read, { leaveid }: KeptLeaveType, year: number, until: string) {
  const { from } = fiscalYearDays(year);
  return Map.groupBy(await leaveOfType(db, leaveid, { from, to: until }), (it) => it.memberId);
}

/** As the ledger keeps them. */
const entriesOf = ({ memberId, type: { leaveid }, lines }: Change): YearEndEntry[] =>
  lines.map((it) => ({ ...it, memberId, leaveid }));

function totalsOf(changes: readonly Change[], year: number) {
  const sum = (of: (it: Change) => number) => changes.reduce((days, it) => days + of(it), 0);
  return {
    fiscalyear: year,
    members: new Set(changes.map((it) => it.memberId)).size,
    carried: sum((it) => it.carried),
    lapsed: sum((it) => it.lapsed),
    takenback: sum((it) => it.takenback),
    recovered: sum((it) => it.recovered),
  };
}

function present(it: Change, year: number, names: Awaited<ReturnType<typeof namesOf>>): YearEndLineView {
  const { membercode = '', membername = '' } = names.get(it.memberId) ?? {};
  const { leaveid, description } = it.type;
  const until = it.carried > 0 ? lastCarryDay(year + 1, it.type) : null;
  const { carried, lapsed, takenback, recovered, what } = it;
  return { membercode, membername, leaveid, description, carried, lapsed, takenback, recovered, until, what };
}

const byMember = (one: YearEndLineView, other: YearEndLineView) =>
  one.membercode === other.membercode
    ? one.leaveid < other.leaveid
      ? -1
      : 1
    : one.membercode < other.membercode
      ? -1
      : 1;
