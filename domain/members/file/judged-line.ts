import type { Day } from '../../calendar/company-time.ts';
import type { AgreedYear } from '../../leave/balances/agreed-days-contract.ts';
import type { FieldProblem } from '../../wire/problem.ts';
import type { Employment } from '../employment.ts';
import type { CurrentMember, Role } from '../members-contract.ts';
import { balanceColumn } from './columns.ts';
import { type CompanyFacts, DIFFERS, type KnownMember, type MemberFacts } from './member-facts.ts';

/** What a line changes of what is kept: the column with what stands there and what would. */
export interface CellChange {
  readonly field: string;
  readonly before: string;
  readonly after: string;
}

export interface JudgedLine {
  readonly line: number;
  readonly membercode: string;
  readonly membername: string;
  readonly outcome: 'new' | 'changed' | 'same' | 'refused';
  readonly errors: readonly FieldProblem[];
  readonly changes: readonly CellChange[];
  /** Who they are so far; undefined for who is new. */
  readonly known: KnownMember | undefined;
  /** What they would be; undefined for what is refused. */
  readonly wanted: MemberFacts | undefined;
  /** When they would work here; undefined for what is refused. */
  readonly employment: Employment | undefined;
  /** What days a year of their own do to the balances of who is listed already, by leave type. */
  readonly agreed?: readonly { readonly leaveid: string; readonly years: readonly AgreedYear[] }[] | undefined;
  /** Who is to decide for their group, which has nobody yet. */
  readonly managers?: { readonly groupId: number; readonly codes: readonly string[] } | undefined;
}

export interface Around {
  readonly actor: CurrentMember;
  readonly today: Day;
  readonly company: CompanyFacts;
  readonly known: ReadonlyMap<string, KnownMember>;
  readonly own: OwnGroups;
  /** Whose password somebody else chose, by the ids of the members. */
  readonly chosen: ReadonlyMap<number, PasswordChooser>;
}

/** Who chose a password, and whether what they may still counts. */
export interface PasswordChooser {
  readonly by: string;
  readonly role: Role;
  readonly active: boolean;
}

/** What stands between the sender of a file and deciding for themselves or doing what an administrator lets others do; none of it holds for an administrator. */
export interface OwnGroups {
  /** The groups that they have or will have. */
  readonly groups: ReadonlySet<number>;
  /** Members into whose accounts they do not get: who decides for them or may come to, who holds a permission that they do not. */
  readonly outOfReach: ReadonlySet<number>;
}

/** A line that is refused after all. */
export const refused = (it: JudgedLine, errors: readonly FieldProblem[]): JudgedLine => ({
  ...it,
  ...{ outcome: 'refused', errors, changes: [] },
  ...{ wanted: undefined, employment: undefined },
});

/**
 * The balances that a line enters, which stand: of who is new each that it names, whichever number it is; of who is known
 * those that it changes.
 */
export function balancesEntered({ known, wanted, changes }: JudgedLine): [leaveid: string, days: number][] {
  const changed = new Set(changes.map((it) => it.field));
  return [...(wanted?.balances ?? [])].filter(([leaveid]) => !known || changed.has(balanceColumn(leaveid)));
}

/** The leave types of which a line agrees on other days a year; null for those of the type again. */
export function newlyAgreed({ known, wanted }: JudgedLine): [leaveid: string, days: number | null][] {
  if (!wanted) return [];
  const before = known?.agreed ?? new Map<string, never>();
  return [...new Set([...before.keys(), ...wanted.agreed.keys()])].flatMap((leaveid) => {
    const days = wanted.agreed.get(leaveid);
    if (days === DIFFERS || days === before.get(leaveid)) return [];
    return [[leaveid, days ?? null] as [string, number | null]];
  });
}
