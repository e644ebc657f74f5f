import type { Day } from '../../calendar/company-time.ts';
import { bareName } from '../../lists/list-rules.ts';
import { blame, type FieldProblem } from '../../wire/problem.ts';
import { inBoth, sameRest, WEEKEND } from '../../work/rest-days.ts';
import { readNames } from './cells.ts';
import type { CompanyFacts, KnownMember, MemberFacts, Named } from './member-facts.ts';
import type { MemberLine } from './read-line.ts';

interface Resolved {
  readonly wanted: MemberFacts;
  readonly unknown: readonly FieldProblem[];
}

type Work = Pick<MemberFacts, 'groupId' | 'shiftId' | 'siteIds'>;

/** Makes of a line what its member would be: what it says on top of what they are, or of what everybody begins with. */
export function resolveWith(company: CompanyFacts, today: Day) {
  const lists = finders(company);
  const named = { group: company.groups, shift: company.shifts, site: company.sites };
  return (line: MemberLine, before: KnownMember | undefined): Resolved => {
    const unknown: FieldProblem[] = [];
    const work = workIn(line, before, { find: lists, lists: named }, unknown);
    if (!before && line.says.membername === undefined) {
      unknown.push(blame('membername', 'INVALID_INPUT', { params: { reason: 'missing' } }));
    }
    const own = before ?? {
      membername: '',
      email: '',
      phone: '',
      role: 'MEMBER' as const,
      // A weekday that a line says to rest in some weeks does not rest in all of them.
      restdays: WEEKEND.filter((it) => !line.says.alternate?.weekdays.includes(it)),
      alternate: null,
      counted: true,
      joinedon: today,
    };
    const wanted = {
      membercode: line.membercode,
      membername: own.membername,
      email: own.email,
      phone: own.phone,
      role: own.role,
      restdays: own.restdays,
      alternate: own.alternate,
      counted: own.counted,
      joinedon: own.joinedon,
      ...line.says,
      groupId: work.groupId ?? (line.groupno === undefined ? (before?.groupId ?? null) : null),
      shiftId: work.shiftId ?? before?.shiftId ?? company.defaultShiftId,
      locationrule: line.locationrule ?? before?.locationrule ?? 'sites',
      siteIds: work.siteIds ?? before?.siteIds ?? [],
      balances: new Map([...(before?.balances ?? []), ...line.balances]),
      agreed: agreedAfter(before?.agreed, line.agreed),
    };
    if (inBoth(wanted)) {
      const field = line.says.alternate ? 'alternate' : 'restdays';
      unknown.push(blame(field, 'INVALID_INPUT', { params: { reason: 'bothweeks' } }));
    }
    // What only tells the same weeks by another day of theirs changes nothing.
    return {
      wanted: before && sameRest(wanted, before) ? { ...wanted, alternate: before.alternate } : wanted,
      unknown,
    };
  };
}

function agreedAfter(before: MemberFacts['agreed'] | undefined, says: MemberLine['agreed']): MemberFacts['agreed'] {
  const agreed = new Map(before ?? []);
  for (const [leaveid, days] of says) {
    if (days === null) agreed.delete(leaveid);
    else agreed.set(leaveid, days);
  }
  return agreed;
}

interface Finders {
  readonly group: (name: string) => Named | undefined;
  readonly shift: (name: string) => Named | undefined;
  readonly site: (name: string) => Named | undefined;
}

/** By what is written, however it is spelt; a group also by what it is called beside its number. */
function finders({ groups, shifts, sites }: CompanyFacts): Finders {
  const byNumber = finder(groups);
  const byName = finder(groups.filter((it) => it.also).map((it) => ({ ...it, name: it.also })));
  return { group: (name) => byNumber(name) ?? byName(name), shift: finder(shifts), site: finder(sites) };
}

function finder(list: readonly Named[]): (name: string) => Named | undefined {
  const byName = new Map(list.map((it) => [bareName(it.name), it]));
  return (name) => byName.get(bareName(name));
}

/** How many names are told of a list that has none such. */
const TOLD = 12;

/** What may be written, as far as it can be told. */
function namesOf(list: readonly Named[]): string {
  const names = list.filter((it) => !it.retired).map((it) => it.name);
  return names.length > TOLD ? `${names.slice(0, TOLD).join(', ')}, …` : names.join(', ');
}

/** What a line says of work, by number. What is retired is kept by who has it and given to nobody. */
function workIn(
  { groupno, shift, sites }: MemberLine,
  before: KnownMember | undefined,
  { find, lists }: { readonly find: Finders; readonly lists: Readonly<Record<keyof Finders, readonly Named[]>> },
  unknown: FieldProblem[],
): { readonly [K in keyof Work]?: Work[K] } {
  const known = (
    found: Named | undefined,
    had: readonly number[],
    field: string,
    reason: 'group' | 'shift' | 'site',
  ) => {
    if (found && (!found.retired || had.includes(found.id))) return [found.id];
    // One of a cell's names is told of: another would be told in the same words.
    if (unknown.some((it) => it.field === field)) return [];
    const known = namesOf(lists[reason]);
    const told = reason === 'site' && sites?.includes(',') ? 'sites' : reason;
    unknown.push(
      known
        ? blame(field, 'WORK_VALUE_UNKNOWN', { params: { reason: `${told}known`, known } })
        : blame(field, 'WORK_VALUE_UNKNOWN', { params: { reason } }),
    );
    return [];
  };
  const [groupId] = groupno == null ? [] : known(find.group(groupno), [before?.groupId ?? 0], 'groupno', 'group');
  const [shiftId] = shift === undefined ? [] : known(find.shift(shift), [before?.shiftId ?? 0], 'shift', 'shift');
  const names = sites == null ? [] : readNames(sites, (it) => find.site(it) !== undefined);
  const siteIds = names.flatMap((it) => known(find.site(it), before?.siteIds ?? [], 'sites', 'site'));
  return {
    ...(groupId === undefined ? {} : { groupId }),
    ...(shiftId === undefined ? {} : { shiftId }),
    ...(sites === undefined ? {} : { siteIds: [...new Set(siteIds)].toSorted((a, b) => a - b) }),
  };
}
