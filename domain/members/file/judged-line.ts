import type { Day } from '../../calendar/company-time.ts';
import type { FieldProblem } from '../../wire/problem.ts';
import type { Employment } from '../employment.ts';
import type { CurrentMember, Role } from '../members-contract.ts';
import type { CompanyFacts, KnownMember, MemberFacts } from './member-facts.ts';

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
