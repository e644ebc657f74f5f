import { mayAdjustLeave } from '../../leave/leave-policy.ts';
import { firstOfEach } from '../../wire/invalid-input.ts';
import { blame, type FieldProblem } from '../../wire/problem.ts';
import { employmentSince, impossibleEmployment, newestOf } from '../employment.ts';
import { isHigher, mayEmploy, mayGiveRole, mayHaveChosen } from '../member-policy.ts';
import { hasLeft } from '../member-standing.ts';
import { agreedColumn, balanceColumn } from './columns.ts';
import type { Around, CellChange, JudgedLine } from './judged-line.ts';
import { type CompanyFacts, cellsOf, type KnownMember, type MemberFacts } from './member-facts.ts';
import type { MemberLine } from './read-line.ts';
import { resolveWith } from './resolve-line.ts';

/**
 * Judges the lines of a file of members, one after the other: what each would do. Nothing is taken away by an empty cell.
 * What they say of managers is judged when all of them are (`judgeManagers`).
 */
export function lineJudge(around: Around): (line: MemberLine) => JudgedLine {
  const first = new Map<string, number>();
  const judge = judgeWith(around);
  return (line) => {
    const before = first.get(line.membercode);
    if (before === undefined) first.set(line.membercode, line.line);
    const twice =
      before === undefined
        ? []
        : [blame('membercode', 'MEMBERCODE_TAKEN', { params: { reason: 'line', line: before } })];
    return judge(line, twice);
  };
}

function judgeWith(around: Around) {
  const { company, known } = around;
  const resolve = resolveWith(company, around.today);
  return (line: MemberLine, found: readonly FieldProblem[]): JudgedLine => {
    const before = known.get(line.membercode);
    const { wanted, unknown } = resolve(line, before);
    const errors = firstOfEach([...line.errors, ...found, ...unknown, ...notTheirs(line, before, wanted, around)]);
    if (errors.length === 0 && before && isNotTheirMember(before, wanted, around)) {
      errors.push(blame('membercode', 'FORBIDDEN'));
    }
    const shown = { line: line.line, membercode: line.membercode, membername: wanted.membername, known: before };
    if (errors.length > 0) {
      return { ...shown, outcome: 'refused', errors, changes: [], wanted: undefined, employment: undefined };
    }
    const changes = before ? differences(before, wanted, company) : [];
    return {
      ...shown,
      outcome: outcomeOf(before, changes),
      errors,
      changes,
      wanted,
      employment: employmentOf(before, wanted, around),
    };
  };
}

const employmentOf = (before: KnownMember | undefined, { joinedon }: MemberFacts, { today }: Around) =>
  employmentSince(before?.employment ?? [], joinedon, today);

function outcomeOf(before: KnownMember | undefined, changes: readonly CellChange[]): JudgedLine['outcome'] {
  if (!before) return 'new';
  return changes.length > 0 ? 'changed' : 'same';
}

/** What of a line is not the caller's to set, or cannot be. */
function notTheirs(
  line: MemberLine,
  before: KnownMember | undefined,
  wanted: MemberFacts,
  around: Around,
): FieldProblem[] {
  const { actor, company } = around;
  const errors: FieldProblem[] = [];
  if (company.guestCodes.has(line.membercode)) errors.push(blame('membercode', 'MEMBERCODE_TAKEN'));
  if (wanted.role !== (before?.role ?? 'MEMBER') && !mayGiveRole(actor, { id: before?.id ?? 0 })) {
    errors.push(blame('role', 'FORBIDDEN'));
  }
  errors.push(...passwordOfAnother(before, wanted, around));
  if (before && wanted.email !== before.email && isOutOfReach(before, around)) errors.push(blame('email', 'FORBIDDEN'));
  const days = impossibleEmployment(employmentOf(before, wanted, around))?.errors ?? [];
  // The last day is the office's to change; here the first one is at fault.
  errors.push(...days.map((it) => ({ ...it, field: 'joinedon' })));
  for (const [leaveid, balance] of line.balances) {
    if (balance === (before?.balances.get(leaveid) ?? 0)) continue;
    const field = balanceColumn(leaveid);
    if (balance < 0) errors.push(blame(field, 'INVALID_INPUT', { params: { reason: 'low', limit: 0 } }));
    else if (before && !mayAdjustLeave(actor, before)) errors.push(blame(field, 'FORBIDDEN'));
  }
  return [...errors, ...agreedNotTheirs(line, before, wanted, around)];
}

/** Days a year are agreed on with others alone, and not with who has left: as by the dialog. */
function agreedNotTheirs(
  line: MemberLine,
  before: KnownMember | undefined,
  wanted: MemberFacts,
  around: Around,
): FieldProblem[] {
  const other = [...line.agreed].filter(([leaveid, days]) => days !== (before?.agreed.get(leaveid) ?? null));
  const { to } = newestOf(employmentOf(before, wanted, around)).newest;
  const isOwn = before && !mayAdjustLeave(around.actor, before);
  if (!isOwn && !hasLeft(to, around.today)) return [];
  return other.map(([leaveid]) => blame(agreedColumn(leaveid), isOwn ? 'FORBIDDEN' : 'NOT_EMPLOYED'));
}

/** What is wrong with a higher role of somebody whose password another knows, who is not to come to it. */
function passwordOfAnother(before: KnownMember | undefined, { role }: MemberFacts, { chosen }: Around): FieldProblem[] {
  const chooser = before && chosen.get(before.id);
  if (!chooser || !isHigher(role, before.role) || mayHaveChosen(chooser, role)) return [];
  return [blame('role', 'PASSWORD_OF_ANOTHER', { params: { name: before.membername, by: chooser.by } })];
}

/** Whether a link to another mail address of somebody would let the sender do in their name what is not the sender's. */
const isOutOfReach = ({ id }: KnownMember, { actor, own }: Around): boolean =>
  actor.role !== 'SA' && own.outOfReach.has(id);

/** Whether a line changes somebody whom the caller may not employ; balances and days a year have a rule of their own. */
function isNotTheirMember(before: KnownMember, wanted: MemberFacts, { actor, company }: Around): boolean {
  if (mayEmploy(actor, before)) return false;
  return differences(before, { ...wanted, balances: before.balances, agreed: before.agreed }, company).length > 0;
}

function differences(before: MemberFacts, wanted: MemberFacts, company: CompanyFacts): CellChange[] {
  const [was, is] = [cellsOf(before, company), cellsOf(wanted, company)];
  // Who decides for them follows from their group.
  return Object.keys(is)
    .filter((field) => field !== 'manager' && was[field] !== is[field])
    .map((field) => ({ field, before: was[field] ?? '', after: is[field] ?? '' }));
}
