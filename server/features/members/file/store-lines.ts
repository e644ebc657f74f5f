import { type Day, writeInstant } from '@muster/domain/calendar/company-time.ts';
import { fiscalYearOf } from '@muster/domain/calendar/fiscal-year.ts';
import { newestOf, returnsAfter } from '@muster/domain/members/employment.ts';
import { balanceYearOf } from '@muster/domain/members/file/balance-year.ts';
import { isAgreedColumn, type MemberColumn, memberColumns } from '@muster/domain/members/file/columns.ts';
import { balancesEntered, type JudgedLine } from '@muster/domain/members/file/judged-line.ts';
import { type CompanyFacts, cellsOf, type MemberFacts } from '@muster/domain/members/file/member-facts.ts';
import { isHigher } from '@muster/domain/members/member-policy.ts';
import { timesOn } from '@muster/domain/work/shift-times.ts';
import { FOREVER } from '@muster/domain/work/work-pattern.ts';
import type { Write } from '../../../database/engine.ts';
import type { Dependencies } from '../../../dependencies.ts';
import { comingToDecide } from '../../../identity/coming-to-decide.ts';
import { endWhatWasKept } from '../../../identity/end-what-was-kept.ts';
import { handingOver } from '../../../news/hand-over.ts';
import { tellInApp } from '../../../news/tell.ts';
import { tellOfAgreed } from '../../../news/tell-of-agreed.ts';
import { settleNotCounted } from '../../../records/attendance/review-item.ts';
import { storeManagers } from '../../../records/deciding/group.ts';
import { dropKeysOf } from '../../../records/identity/access-key.ts';
import { endSessionsOf } from '../../../records/identity/session.ts';
import { storeAgreed } from '../../../records/leave/agreeing.ts';
import { addAdjustments } from '../../../records/leave/ledger/entries.ts';
import {
  grantCorrected,
  grantMembers,
  grantRejoined,
  type JoinedCorrected,
} from '../../../records/leave/ledger/grants.ts';
import { followUncharged } from '../../../records/leave/uncharged-leave.ts';
import { storeEarlier } from '../../../records/members/employment.ts';
import { addMembers, changeMembers } from '../../../records/members/member/in-bulk.ts';
import { raiseRevisions } from '../../../records/members/member/revision.ts';
import { storeStatus } from '../../../records/members/member/suspension.ts';
import { type AuditEntry, recordAudits } from '../../../records/office/audit.ts';
import { beginWorkOf, changeWorkOf } from '../../../records/work/member-work/in-bulk.ts';
import { shiftList } from '../../../records/work/shift.ts';
import { timesOfShifts } from '../../../records/work/shift-times.ts';
import { requireAdministrator } from '../administrators.ts';
import { tellOfMailByOffice } from '../change-mail.ts';
import { endCrewsOfRaised } from '../end-crews.ts';
import { workNews } from '../work/work-news.ts';
import { plannedByLines } from './agreed-lines.ts';
import { balancesOf, type ListedCompany, type ListedMember } from './facts-view.ts';

interface Circumstances {
  readonly actorId: number;
  readonly company: ListedCompany;
  readonly today: Day;
  /** From which day work is changed. */
  readonly workFrom: Day;
}

interface Stored {
  readonly id: number;
  readonly wanted: MemberFacts;
  readonly known: ListedMember | undefined;
  readonly line: JudgedLine;
}

/**
 * Stores what a file of members changes, in a transaction that holds everybody: some statements for all lines
 * together. Work is changed from a day on; earlier days keep theirs.
 * @throws LAST_ADMINISTRATOR
 */
export async function storeLines(
  deps: Dependencies,
  trx: Write,
  judged: readonly JudgedLine[],
  { actorId, company, today, workFrom }: Circumstances,
): Promise<void> {
  const at = writeInstant(deps.clock());
  const wanted = judged.filter((it) => it.wanted && it.outcome !== 'same');
  const fresh = wanted.flatMap((it) => (it.outcome === 'new' && it.wanted ? [{ ...it.wanted, lefton: null }] : []));
  const ids = await addMembers(trx, fresh, { at, actorId });
  const stored = wanted.flatMap((line): Stored[] => {
    const known = line.known as ListedMember | undefined;
    const id = known?.id ?? ids.get(line.membercode);
    return line.wanted && id !== undefined ? [{ id, wanted: line.wanted, known, line }] : [];
  });
  await beginWorkOf(
    trx,
    stored.filter((it) => !it.known).map(({ id, wanted: it }) => ({ ...it, memberId: id })),
  );
  const agree = async (lines: readonly Stored[]) => {
    const agreed = await plannedByLines(trx, lines, { company, today });
    return storeAgreed(trx, agreed, { at, actorId, year: fiscalYearOf(today) });
  };
  // Nobody who is new is told of it: they cannot sign in yet. Before the year's days of theirs, and before balances that the file enters beside them, which stand.
  await agree(stored.filter((it) => !it.known));
  const own = stored.filter(({ known, line }) => known && line.changes.some((it) => isOwn(it.field)));
  const returned = stored.flatMap((it) => returning(it, today));
  await handingOver(deps, trx, today, async () => {
    const rows = own.map(({ wanted: it, line }) => ({ ...it, lefton: newestOf(line.employment ?? []).newest.to }));
    await changeMembers(trx, rows, { at, actorId });
    for (const { id, line } of returned) await takeBack(trx, id, line, at);
  });
  await tellOfMailByOffice(deps, trx, stored.flatMap(withOtherMail));
  const moved = await comingToDecide(deps, trx, today, () => changeWork(trx, stored, { from: workFrom, at, actorId }));
  const ownIds = new Set(own.map((it) => it.id));
  await raiseRevisions(
    trx,
    moved.filter((id) => !ownIds.has(id)),
  );
  await grantMembers(trx, [...ids.values()], fiscalYearOf(today), at);
  await storeBalances(trx, stored, { company, today, at, actorId });
  // A balance that the file changes stands; one that it repeats follows the first day.
  const corrected = stored.filter((it) => !returned.some(({ id }) => id === it.id)).flatMap(withOtherFirstDay);
  await grantCorrected(trx, corrected, { today, now: at, actorId });
  for (const { id: memberId, joined, leftOn } of returned) {
    await grantRejoined(trx, { memberId, joined, leftOn, today, now: at, actorId });
  }
  // Of who is listed it goes by the first day that they have by now.
  const agreed = await agree(stored.filter((it) => it.known));
  await tellOfAgreed(deps, trx, agreed, at);
  await comingToDecide(deps, trx, today, () => nameManagers(trx, wanted));
  await endOldRoles(deps, trx, stored, { today, actorId });
  const later = workFrom === today ? {} : { from: workFrom };
  const entries = stored.filter(saysMoreThanManagers).map((it) => auditOf(it, company, { at, actorId }, later));
  await recordAudits(trx, [...entries, ...managersOnRecord(wanted, company, { at, actorId })]);
  deps.log.info(
    { added: fresh.length, changed: stored.length - fresh.length, moved: moved.length },
    'imported members',
  );
}

/** Where each column is kept: in the member's own row, in how they work, or with their group. */
const keptIn: Readonly<Record<MemberColumn, 'member' | 'work' | 'group'>> = {
  membercode: 'member',
  membername: 'member',
  email: 'member',
  phone: 'member',
  role: 'member',
  joinedon: 'member',
  groupno: 'work',
  shift: 'work',
  restdays: 'work',
  alternate: 'work',
  sites: 'work',
  counted: 'work',
  manager: 'group',
};
const isOwn = (column: string): boolean => keptIn[column as MemberColumn] === 'member';
const isOfWork = (column: string): boolean => keptIn[column as MemberColumn] === 'work';

const withOtherMail = ({ id, known, wanted: { membercode, membername, email } }: Stored) =>
  known && known.email !== email ? [{ member: { id, membercode, membername }, oldEmail: known.email }] : [];

const withOtherFirstDay = ({ id, known, wanted }: Stored): JoinedCorrected[] =>
  known && known.joinedon !== wanted.joinedon ? [{ memberId: id, was: known.joinedon, is: wanted.joinedon }] : [];

/** Who has left and comes back by a line, from which day, and which was the last before. */
function returning({ id, known, wanted: { joinedon }, line }: Stored, today: Day) {
  const leftOn = returnsAfter(known?.employment ?? [], joinedon, today);
  return leftOn !== undefined && joinedon !== null ? [{ id, line, joined: joinedon, leftOn }] : [];
}

/** Opens the account of who comes back, and keeps the time before. */
async function takeBack(trx: Write, memberId: number, { employment = [] }: JudgedLine, at: string): Promise<void> {
  await storeStatus(trx, memberId, 'active', at);
  await storeEarlier(trx, memberId, newestOf(employment).earlier);
}

async function changeWork(
  trx: Write,
  stored: readonly Stored[],
  { from, at, actorId }: { from: Day; at: string; actorId: number },
): Promise<number[]> {
  const moved = stored.flatMap(({ id, known, wanted, line }) => {
    const fields = line.changes.map((it) => it.field).filter(isOfWork);
    if (!known || fields.length === 0) return [];
    const changed = { counted: fields.includes('counted'), others: fields.some((it) => it !== 'counted') };
    return [{ ...wanted, memberId: id, now: known.now, changed }];
  });
  const who = moved.map((it) => it.memberId);
  await followUncharged(trx, { who, from, to: FOREVER, at, description: '' }, () => changeWorkOf(trx, moved, from));
  for (const { memberId, counted, changed, now } of moved) {
    if (changed.counted && !counted) {
      await settleNotCounted(trx, memberId, { from, until: now.until }, { by: actorId, at });
    }
  }
  const times = await timesOfShifts(trx, 'all');
  const shifts = new Map(
    (await shiftList.all(trx, 'all')).map(({ id, name }) => [id, { name, ...timesOn(times.get(id) ?? [], from) }]),
  );
  const news = moved.flatMap((it) => {
    const shift = shifts.get(it.shiftId);
    if (!shift || it.memberId === actorId) return [];
    const told = workNews({ ...it, shift, from, until: FOREVER, goesOn: undefined }, it.changed);
    return told.map((news) => ({ memberId: it.memberId, news }));
  });
  await tellInApp(trx, news, at);
  return who;
}

/** Makes the balances that the file enters what it says they are, after the year's days were given to who is new. */
async function storeBalances(
  trx: Write,
  stored: readonly Stored[],
  { company, today, at, actorId }: Omit<Circumstances, 'workFrom'> & { readonly at: string },
): Promise<void> {
  const named = stored.flatMap(({ id, line }) => {
    const balances = balancesEntered(line);
    return balances.length > 0 ? [{ id, employment: line.employment ?? [], balances }] : [];
  });
  if (named.length === 0) return;
  const remaining = await balancesOf(trx, today, company.leaveids, named, false);
  const entered = named.flatMap(({ id, employment, balances }) =>
    balances.map(([leaveid, days]) => ({
      ...{ memberId: id, leaveid, year: balanceYearOf(employment, today) },
      days: days - (remaining.get(id)?.get(leaveid) ?? 0),
      note: { code: 'balanceEntered', params: {} } as const,
    })),
  );
  await addAdjustments(trx, entered, { at, actorId });
}

/** Names who decides for groups that had nobody. Few groups have none, so they are stored one by one. */
async function nameManagers(trx: Write, judged: readonly JudgedLine[]): Promise<void> {
  const naming = judged.flatMap((it) => it.managers ?? []);
  if (naming.length === 0) return;
  const codes = [...new Set(naming.flatMap((it) => it.codes))];
  const rows = await trx.selectFrom('member').select(['id', 'membercode']).where('membercode', 'in', codes).execute();
  const ids = new Map(rows.map((it) => [it.membercode, it.id]));
  for (const { groupId, codes: named } of naming) {
    await storeManagers(
      trx,
      groupId,
      named.flatMap((it) => ids.get(it) ?? []),
    );
  }
}

/** Whoever has another role signs in anew and makes their keys anew, and somebody stays administrator. */
async function endOldRoles(
  deps: Dependencies,
  trx: Write,
  stored: readonly Stored[],
  { today, actorId }: Pick<Circumstances, 'today' | 'actorId'>,
): Promise<void> {
  const given = stored.filter(({ known, wanted }) => known && known.role !== wanted.role);
  for (const { id } of given) {
    await endSessionsOf(trx, id);
    await dropKeysOf(trx, id);
  }
  const raised = given.filter(({ known, wanted }) => known && isHigher(wanted.role, known.role)).map((it) => it.id);
  await endWhatWasKept(deps, trx, raised);
  await endCrewsOfRaised(deps, trx, raised, actorId);
  if (given.some(({ known }) => known?.role === 'SA')) await requireAdministrator(trx, today);
}

/** Whether a line is about its member at all, not only about who decides for their group, or days a year, which are on record apart. */
const saysMoreThanManagers = ({ known, line }: Stored) => !known || ownChanges(line).length > 0;
const ownChanges = ({ changes }: JudgedLine) =>
  changes.filter(({ field }) => field !== 'manager' && !isAgreedColumn(field));

function auditOf(
  { id, wanted, line }: Stored,
  company: CompanyFacts,
  by: Pick<AuditEntry, 'at' | 'actorId'>,
  later: { readonly from?: Day },
): AuditEntry {
  const subject = `member:${id}`;
  if (!line.known) {
    const cells = cellsOf(wanted, company);
    const said = memberColumns.filter((it) => it !== 'manager' && cells[it]).map((it) => [it, cells[it]]);
    const after = { ...Object.fromEntries(said), ...Object.fromEntries(wanted.balances) };
    return { ...by, action: 'member.add', subject, after };
  }
  const own = ownChanges(line);
  const cells = (side: 'before' | 'after') => Object.fromEntries(own.map((it) => [it.field, it[side]]));
  const after = { ...cells('after'), ...(own.some((it) => isOfWork(it.field)) ? later : {}) };
  return { ...by, action: 'member.change', subject, before: cells('before'), after };
}

const managersOnRecord = (
  judged: readonly JudgedLine[],
  company: CompanyFacts,
  by: Pick<AuditEntry, 'at' | 'actorId'>,
): AuditEntry[] =>
  judged.flatMap(({ managers }) => {
    if (!managers) return [];
    const groupno = company.groups.find((it) => it.id === managers.groupId)?.name;
    return [
      {
        ...by,
        action: 'group.change',
        subject: `group:${managers.groupId}`,
        before: { groupno, managers: [] },
        after: { groupno, managers: [...managers.codes] },
      },
    ];
  });
