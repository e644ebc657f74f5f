import { circlesAmong } from '../../lists/list-rules.ts';
import { blame, type FieldProblem } from '../../wire/problem.ts';
import { mayHaveChosen } from '../member-policy.ts';
import { readNames, writeNames } from './cells.ts';
import { type Around, type JudgedLine, refused } from './judged-line.ts';
import type { MemberLine } from './read-line.ts';

/** The managers that a file names for a group, by the first line that does. */
interface Naming {
  readonly line: number;
  readonly codes: readonly string[];
}

/** What a line says of managers, with the group of its member, where they have one. */
interface Says {
  readonly group: Around['company']['groups'][number] | undefined;
  readonly codes: readonly string[];
  /** Of a member who decides for that group, or is to by other lines; the cell means who decides for them in turn. */
  readonly isHead?: boolean;
}

const codesIn = (cell: string): string[] =>
  [...new Set(readNames(cell.replaceAll(',', ';'), () => false).map((it) => it.toUpperCase()))].toSorted();
const alike = (one: readonly string[], other: readonly string[]) => one.join('\n') === other.join('\n');

/** How often all lines are looked at. A file whose lines still fall then hangs together by refused ones alone. */
const MOST_ROUNDS = 5;

/**
 * What a file says of managers. It may name those of a group that has nobody yet and is not the sender's own, among
 * members who are there or stand in the file; anything else that differs from what is so is refused. Who is refused can
 * be nobody's manager, so this goes on until nothing more falls, or every line that names managers is refused.
 */
export function judgeManagers(
  judged: readonly JudgedLine[],
  lines: readonly MemberLine[],
  around: Around,
): JudgedLine[] {
  const byId = new Map(around.company.groups.map((it) => [it.id, it]));
  const says = markingHeads(
    judged,
    judged.map((it, index): Says | undefined => {
      const cell = lines[index]?.managers;
      return cell ? { group: byId.get(it.wanted?.groupId ?? 0), codes: codesIn(cell) } : undefined;
    }),
  );
  const lineOf = new Map(judged.map((it) => [it.membercode, it.line]));
  let result = judged;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const naming = namingsOf(result, says);
    const circles = circlesBy(naming, result, around);
    const whyNot = absentAfter(result, lineOf, around);
    const next = result.map((it, index) => {
      const error = it.wanted && problemOf(says[index], { naming, circles, whyNot, around });
      return error ? refused(it, [error]) : it;
    });
    const fell = next.some((it, index) => it !== result[index]);
    result = next;
    if (!fell) return result.map((it, index) => withManagers(it, says[index], naming));
  }
  return result.map((it, index) => (it.wanted && says[index] ? refused(it, [hangsOnRefused]) : it));
}

/**
 * A list of who reports to whom has a manager of their own also for who decides for a group. That is not who decides for
 * the group, and would otherwise be taken for it where that line comes first.
 */
function markingHeads(judged: readonly JudgedLine[], says: readonly (Says | undefined)[]): (Says | undefined)[] {
  const named = new Map<number, Set<string>>();
  const nameIn = (groupId: number, codes: readonly string[]) => {
    const all = named.get(groupId) ?? new Set();
    for (const code of codes) all.add(code);
    named.set(groupId, all);
  };
  judged.forEach(({ membercode }, index) => {
    const { group, codes = [] } = says[index] ?? {};
    const others = codes.filter((it) => it !== membercode);
    if (group) nameIn(group.id, group.managers.length > 0 ? group.managers : others);
  });
  return says.map((it, index) => {
    const code = judged[index]?.membercode ?? '';
    const isHead = it?.group && named.get(it.group.id)?.has(code) && !it.codes.includes(code);
    return it && isHead ? { ...it, isHead } : it;
  });
}

const hangsOnRefused = blame('manager', 'MANAGER_NOT_POSSIBLE', { params: { reason: 'refused' } });

function namingsOf(judged: readonly JudgedLine[], says: readonly (Says | undefined)[]): Map<number, Naming> {
  const naming = new Map<number, Naming>();
  judged.forEach((it, index) => {
    const { group, codes, isHead } = says[index] ?? {};
    if (!it.wanted || !codes || isHead || !group || group.managers.length > 0 || naming.has(group.id)) return;
    naming.set(group.id, { line: it.line, codes });
  });
  return naming;
}

/** Who decides for an HR officer is for an administrator to name, as in the list of groups. Their own group is not theirs to change. */
const isOwnGroup = (groupId: number, { actor, own }: Around): boolean => actor.role !== 'SA' && own.groups.has(groupId);

/** Why somebody cannot decide once the file is stored; undefined for who can. */
function absentAfter(
  judged: readonly JudgedLine[],
  lineOf: ReadonlyMap<string, number>,
  { known }: Around,
): (membercode: string) => FieldProblem | undefined {
  const added = new Set(judged.filter((it) => it.outcome === 'new').map((it) => it.membercode));
  const because = (params: FieldProblem['params']) => blame('manager', 'MANAGER_NOT_POSSIBLE', { params });
  return (membercode) => {
    const member = known.get(membercode);
    if (member?.status === 'active' || added.has(membercode)) return undefined;
    if (member) return because({ reason: 'suspended', who: member.membername });
    const line = lineOf.get(membercode);
    return because(line === undefined ? { reason: 'unknown', membercode } : { reason: 'line', membercode, line });
  };
}

/** The groups that would come to decide for each other, with the one by which they do. */
function circlesBy(
  naming: ReadonlyMap<number, Naming>,
  judged: readonly JudgedLine[],
  { company, known }: Around,
): ReadonlyMap<number, string> {
  if (naming.size === 0) return new Map();
  const worksIn = new Map([...known.values()].map((it) => [it.membercode, it.groupId]));
  for (const { wanted } of judged) if (wanted) worksIn.set(wanted.membercode, wanted.groupId);
  const groups = company.groups.map(({ id, managers }) => ({
    id,
    managersIn: (naming.get(id)?.codes ?? managers).flatMap((code) => worksIn.get(code) ?? []),
  }));
  const inACircle = circlesAmong(groups);
  const nameOf = new Map(company.groups.map((it) => [it.id, it.name]));
  const found = [...naming.keys()].flatMap((id) => {
    const by = inACircle(id);
    return by === undefined ? [] : [[id, nameOf.get(by) ?? ''] as const];
  });
  return new Map(found);
}

interface Facts {
  readonly naming: ReadonlyMap<number, Naming>;
  readonly circles: ReadonlyMap<number, string>;
  readonly whyNot: (code: string) => FieldProblem | undefined;
  readonly around: Around;
}

function problemOf(said: Says | undefined, { naming, circles, whyNot, around }: Facts): FieldProblem | undefined {
  if (!said) return undefined;
  const { group, codes, isHead } = said;
  if (!group) return blame('manager', 'MANAGER_NOT_POSSIBLE', { params: { reason: 'nogroup' } });
  const groupno = group.name;
  if (isHead) return blame('manager', 'MANAGER_NOT_POSSIBLE', { params: { reason: 'head', groupno } });
  if (group.managers.length > 0) {
    if (alike(codes, group.managers.toSorted())) return undefined;
    const managers = writeNames(group.managers);
    return blame('manager', 'MANAGER_NOT_POSSIBLE', { params: { reason: 'kept', groupno, managers } });
  }
  if (isOwnGroup(group.id, around)) return blame('manager', 'MANAGER_NOT_POSSIBLE', { params: { reason: 'own' } });
  const first = naming.get(group.id);
  if (first && !alike(codes, first.codes)) {
    return blame('manager', 'MANAGER_NOT_POSSIBLE', { params: { reason: 'otherwise', groupno, line: first.line } });
  }
  const circle = circles.get(group.id);
  if (circle) return blame('manager', 'MANAGER_NOT_POSSIBLE', { params: { reason: 'circle', groupno: circle } });
  for (const membercode of codes) {
    const absent = whyNot(membercode);
    if (absent) return absent;
    const named = around.known.get(membercode);
    const chooser = named && around.chosen.get(named.id);
    if (chooser && !mayHaveChosen(chooser, 'HR')) {
      return blame('manager', 'PASSWORD_OF_ANOTHER', { params: { name: named.membername, by: chooser.by } });
    }
  }
  return undefined;
}

/** The first line that names the managers of a group is the one that changes it. */
function withManagers(it: JudgedLine, said: Says | undefined, naming: ReadonlyMap<number, Naming>): JudgedLine {
  const groupId = said?.group?.id;
  const named = groupId === undefined ? undefined : naming.get(groupId);
  if (!named || groupId === undefined || named.line !== it.line) return it;
  const managers = { groupId, codes: named.codes };
  const changes = it.known ? [...it.changes, { field: 'manager', before: '', after: writeNames(named.codes) }] : [];
  return { ...it, outcome: it.outcome === 'same' ? 'changed' : it.outcome, changes, managers };
}
