import type { RosterMember, RosterMemberDay } from '@muster/domain/attendance/roster/roster-contract.ts';
import { grouped } from '@muster/domain/grouped.ts';
import { type FreeStatus, freeStatuses } from './roster-words.ts';

/** A member on one day. */
export interface RosterEntry {
  readonly member: RosterMember;
  readonly day: RosterMemberDay;
}

/** Who is due at the same times by the same shift, or who is not, for the same reason. */
export interface RosterSection {
  readonly key: string;
  readonly due: { readonly from: string; readonly to: string; readonly shift: string } | null;
  /** What those are who are not due; null of those of whom there is nothing to tell. */
  readonly status: FreeStatus | null;
  readonly entries: readonly RosterEntry[];
}

const place = ({ due, status }: RosterSection): string => {
  if (due) return `0 ${due.from} ${due.to} ${due.shift}`;
  return `1 ${status === null ? freeStatuses.length : freeStatuses.indexOf(status)}`;
};

/** The members of one day: those who are due by when they begin, then those who are not. */
export function sectionsOf(members: readonly RosterMember[], date: string): RosterSection[] {
  const entries = members.flatMap((member): RosterEntry[] => {
    const day = member.days.find((it) => it.date === date);
    return day ? [{ member, day }] : [];
  });
  const keyOf = ({ day: { due, shift, status } }: RosterEntry) =>
    due ? `${due.from} ${due.to} ${shift?.name ?? ''}` : String(status);
  const sections = [...grouped(entries, keyOf)].map(([key, some]): RosterSection => {
    const { due, shift, status } = (some[0] as RosterEntry).day;
    const isFree = status !== 'work' && !due;
    return {
      ...{ key, entries: some },
      due: due && { ...due, shift: shift?.name ?? '' },
      status: isFree ? status : null,
    };
  });
  return sections.toSorted((a, b) => (place(a) < place(b) ? -1 : 1));
}
