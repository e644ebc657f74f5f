import type { Day } from '@muster/domain/calendar/company-time.ts';
import { isDryRun, isPartly } from '@muster/domain/files/dry-run.ts';
import { isErrorCell } from '@muster/domain/files/table-cells.ts';
import { fromHeadings } from '@muster/domain/files/table-headings.ts';
import { doubtOfFirstDay, periodsApart, returnsAfter } from '@muster/domain/members/employment.ts';
import { writeNames } from '@muster/domain/members/file/cells.ts';
import {
  agreedColumn,
  balanceColumn,
  memberColumns,
  namesMembers,
  readHeadings,
} from '@muster/domain/members/file/columns.ts';
import { lineJudge } from '@muster/domain/members/file/judge-lines.ts';
import { judgeManagers } from '@muster/domain/members/file/judge-managers.ts';
import type { JudgedLine } from '@muster/domain/members/file/judged-line.ts';
import { type CompanyFacts, cellsOf, type MemberFacts } from '@muster/domain/members/file/member-facts.ts';
import { EXAMPLE, readLine } from '@muster/domain/members/file/read-line.ts';
import type { importMembers as importCall, MemberImport } from '@muster/domain/members/member-file-contract.ts';
import type { CurrentMember } from '@muster/domain/members/members-contract.ts';
import type { Parsed } from '@muster/domain/wire/contract.ts';
import { inBatches } from '../../../database/batches.ts';
import { isDuplicate, type Read } from '../../../database/engine.ts';
import { lookAtTables } from '../../../database/look-at-tables.ts';
import type { Dependencies } from '../../../dependencies.ts';
import type { Caller } from '../../../http/caller.ts';
import type { TableRow } from '../../../http/files/table-file.ts';
import { refuse } from '../../../http/problems.ts';
import { outOfReach } from '../../../identity/out-of-reach.ts';
import { tellOfOffice } from '../../../news/tell-of-office.ts';
import { allClosed } from '../../../records/attendance/period-close.ts';
import { groupsToCome } from '../../../records/deciding/group.ts';
import { lockEverybodyToCount } from '../../../records/leave/counting-days.ts';
import { lockLeaveTypes } from '../../../records/leave/leave-type.ts';
import { chosenByOthers } from '../../../records/members/member/password-by.ts';
import { companyToday } from '../../../records/office/company.ts';
import { giveWay } from '../../../threads/give-way.ts';
import { readApart } from '../../../threads/reading.ts';
import { sayProblem } from '../../../words/words.ts';
import { requireStillAllowed } from '../administrators.ts';
import { uncountedBy } from '../uncounted-view.ts';
import { judgeAgreedOf } from './agreed-lines.ts';
import { companyFacts, listedMembers, typesOfFile } from './facts-view.ts';
import { storeLines } from './store-lines.ts';

/** How many unknown columns of a refused file are named. */
const NAMED = 12;

const LIMITS = { lines: 20_000, columns: 200 };

/** A file of so many lines may be most of what a table has by then. */
const MANY = 200;
/** Where a line leaves a row or more, and what lists of members join. */
const WRITTEN = ['member', 'member_work', 'member_work_site', 'leave_ledger'] as const;

/**
 * Adds and changes members by a file, all of it or nothing unless it is asked for otherwise. The same file again
 * changes nothing. A dry run only says what it would do.
 * @throws INVALID_INPUT, FILE_NOT_READABLE, LAST_ADMINISTRATOR, MEMBERCODE_TAKEN when somebody else has just listed one of them
 */
export async function importMembers(
  deps: Dependencies,
  caller: Caller,
  { query, body: { file, ...body } }: Pick<Parsed<typeof importCall>, 'query' | 'body'>,
): Promise<MemberImport> {
  const sent = { content: file, whose: caller.member.id };
  const { from } = body;
  const whole = await readApart('table', sent, { limits: LIMITS });
  const table = fromHeadings(whole.filter(isNoExample), namesMembers);
  const read = readOnce(table);
  if (isDryRun(query, body)) {
    return present(await judge(deps, deps.database.query, caller.member, read, from), table, false);
  }
  // Nobody need wait while it is read.
  await read((await typesOfFile(deps.database.query)).leaveids);
  try {
    const [found, applied] = await deps.database.write(async (trx): Promise<[Judged, boolean]> => {
      await lockLeaveTypes(trx);
      await lockEverybodyToCount(trx);
      const actor = await requireStillAllowed(trx, caller);
      const found = await judge(deps, trx, actor, read, from);
      const { judged, company, today, workFrom } = found;
      const whole = judged.every((it) => it.outcome !== 'refused');
      if (!whole && !isPartly(query, body)) return [found, false];
      await storeLines(deps, trx, judged, { actorId: actor.id, company, today, workFrom });
      await tellOfOffice(deps, trx, actor, judged.flatMap(givenBy));
      return [found, true];
    });
    if (applied && found.judged.length >= MANY) deps.background.later(() => lookAtTables(deps.database, WRITTEN));
    return await present(found, table, applied);
  } catch (error) {
    throw isDuplicate(error) ? refuse('MEMBERCODE_TAKEN', { field: 'file' }) : error;
  }
}

/** The role that a line gives, and whose. */
const givenBy = ({ known, wanted }: JudgedLine) =>
  wanted ? [{ id: known?.id, membername: wanted.membername, role: wanted.role, was: known?.role }] : [];

const isNoExample = ({ cells: [first = ''] }: TableRow) => !first.startsWith(EXAMPLE) || isErrorCell(first);

async function judge(
  deps: Dependencies,
  db: Read,
  actor: CurrentMember,
  read: ReturnType<typeof readOnce>,
  from: Day | undefined,
) {
  const today = await companyToday(db, deps.clock);
  const workFrom = from ?? today;
  if (workFrom < today) throw refuse('INVALID_INPUT', { field: 'from', params: { reason: 'fromtoday' } });
  const company = await companyFacts(db, today);
  const { headings, lines } = await read(company.leaveids);
  const known = await listedMembers(db, { today, workOn: workFrom }, company.leaveids);
  const own = {
    groups: await groupsToCome(db, actor.id, today),
    outOfReach: await outOfReach(db, deps.clock, { member: actor }),
  };
  const chosen = new Map((await chosenByOthers(db, 'all', today)).map((it) => [it.id, it]));
  const around = { actor, today, company, known, own, chosen };
  const lined = await inTurns(lines, lineJudge(around));
  const judged = judgeManagers(await judgeAgreedOf(db, lined, { company, today }), lines, around);
  const uncounted = await uncountedBy(db, judged.flatMap(otherDaysOf));
  return { judged, headings, company, today, workFrom, uncounted, closes: await allClosed(db) };
}

/** When somebody works here who gets another first day, before and after. */
const otherDaysOf = ({ known, wanted, employment }: JudgedLine) =>
  known && wanted && employment && wanted.joinedon !== known.joinedon
    ? [{ id: known.id, before: known.employment, after: employment }]
    : [];

/** Reads a table of members, once as long as it is for the same leave types, of which it may have columns. @throws FILE_NOT_READABLE */
function readOnce(table: readonly TableRow[]) {
  let done: { readonly types: string; readonly lines: ReturnType<typeof linesOf> } | undefined;
  return (leaveids: CompanyFacts['leaveids']): ReturnType<typeof linesOf> => {
    const types = leaveids.join();
    if (done?.types !== types) done = { types, lines: linesOf(table, leaveids) };
    return done.lines;
  };
}

/** @throws FILE_NOT_READABLE */
async function linesOf([first, ...rows]: readonly TableRow[], leaveids: CompanyFacts['leaveids']) {
  const unreadable = (params: NonNullable<Parameters<typeof refuse<'FILE_NOT_READABLE'>>[1]>['params']) =>
    refuse('FILE_NOT_READABLE', { field: 'file', params });
  if (!first) throw unreadable({ reason: 'nobody' });
  const headings = readHeadings(first.cells, leaveids);
  if (!headings.at.has('membercode')) throw unreadable({ reason: 'nocode' });
  if (headings.other === 'attendance') throw unreadable({ reason: 'attendance' });
  if (headings.other) throw unreadable({ reason: 'mostly', names: headings.ignored.slice(0, NAMED).join(', ') });
  if (headings.twice !== undefined) throw unreadable({ reason: 'twice', column: headings.twice });
  if (rows.length === 0) throw unreadable({ reason: 'nobody' });
  const lines = await inTurns(rows, ({ line, cells }) => readLine(line, cells, headings, leaveids));
  return { headings, lines };
}

/** What becomes of each line of a long file; others are answered meanwhile. */
async function inTurns<Line, Of>(lines: readonly Line[], become: (line: Line, index: number) => Of): Promise<Of[]> {
  const all: Of[] = [];
  await inBatches(lines, async (some) => {
    all.push(...some.map((it, index) => become(it, all.length + index)));
    await giveWay();
  });
  return all;
}

/** How much of a refused cell is quoted. */
const QUOTED = 80;

type Judged = Awaited<ReturnType<typeof judge>>;

async function present(
  { judged, headings, company, today, closes, uncounted }: Judged,
  table: readonly TableRow[],
  applied: boolean,
): Promise<MemberImport> {
  const [first, ...rows] = table;
  const lineOf = (it: JudgedLine, index: number): MemberImport['rows'][number] => {
    const cells = rows[index]?.cells ?? [];
    const { returns, closed, doubt } = daysOf(it, today, closes);
    const days = it.known && uncounted.get(it.known.id);
    const written = (column: string) => (cells[headings.at.get(column) ?? -1] ?? '').trim().slice(0, QUOTED);
    return {
      line: it.line,
      membercode: it.membercode,
      membername: it.membername,
      outcome: it.outcome,
      changes: [...it.changes],
      errors: it.errors.map((error) => ({
        field: error.field,
        code: error.code,
        message: sayProblem(error),
        ...(error.params && { params: error.params }),
        value: written(error.field),
      })),
      ...(returns !== undefined && { returns }),
      ...(closed.length > 0 && { closed }),
      ...(days && { uncounted: days }),
      ...(doubt && { doubt }),
      ...(it.agreed && { agreed: it.agreed.map((one) => ({ ...one, years: [...one.years] })) }),
      ...(it.outcome === 'new' && it.wanted ? { becomes: becoming(it, it.wanted, company) } : {}),
      ...(it.outcome === 'refused' ? { cells: [...cells] } : {}),
    };
  };
  const shown = await inTurns(judged, lineOf);
  return { rows: shown, columns: [...(first?.cells ?? [])], ignored: [...headings.ignored], applied };
}

/** Whether a line brings somebody back, which closed periods its first day changes, and what may be amiss with it. */
function daysOf({ known, wanted, employment = [] }: JudgedLine, today: Day, closes: Judged['closes']) {
  const before = known?.employment ?? [];
  if (!wanted || wanted.joinedon === known?.joinedon) return { returns: undefined, closed: [], doubt: undefined };
  return {
    returns: returnsAfter(before, wanted.joinedon, today),
    closed: periodsApart(before, employment, closes).map((it) => it.month),
    doubt: doubtOfFirstDay(before, employment, today),
  };
}

/** All that somebody new begins with. Days that a file does not name are the year's and the type's own, which nobody enters. */
function becoming({ managers }: JudgedLine, wanted: MemberFacts, company: CompanyFacts) {
  const cells = cellsOf(wanted, company);
  const balances = [...wanted.balances.keys()].map(balanceColumn);
  const shown = memberColumns.filter((it) => it !== 'membercode' && it !== 'membername');
  const agreed = [...wanted.agreed.keys()].map(agreedColumn);
  return [...shown, ...balances, ...agreed].map((field) => ({
    field,
    value: field === 'manager' && managers ? writeNames(managers.codes) : (cells[field] ?? ''),
  }));
}
