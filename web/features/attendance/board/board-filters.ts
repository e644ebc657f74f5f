import type { BoardMember } from '@muster/domain/attendance/board/board-contract.ts';
import { type PresenceState, presenceStates } from '@muster/domain/attendance/board/presence-states.ts';
import { grouped } from '@muster/domain/grouped.ts';
import { inLatinDigits } from '@muster/domain/latin-digits.ts';
import { inLookedForOrder } from '@muster/domain/looked-for-order.ts';

/** Who is late stands out from those who are not due yet, or left. */
export type ShownState = PresenceState | 'late';

export const shownStates: readonly ShownState[] = ['in', 'late', ...presenceStates.filter((it) => it !== 'in')];

export const shownState = ({ state, late }: BoardMember): ShownState => (late ? 'late' : state);

export interface BoardFilters {
  /** Of one state, or of all when empty. */
  readonly state: ShownState | '';
  readonly groupno: string;
  readonly search: string;
}

export const noBoardFilters: BoardFilters = { state: '', groupno: '', search: '' };

/** Those of a group whom the words find, in whatever state. */
export function foundBy(members: readonly BoardMember[], { groupno, search }: BoardFilters): BoardMember[] {
  const words = search.trim().toLowerCase();
  const code = inLatinDigits(words);
  return members.filter(
    (it) =>
      (groupno === '' || it.groupno === groupno) &&
      (it.membercode.toLowerCase().includes(code) || `${it.membercode} ${it.membername}`.toLowerCase().includes(words)),
  );
}

/** How many are in each state; a state that nobody is in is left out, but for `in`. */
export function countStates(members: readonly BoardMember[]): { state: ShownState; number: number }[] {
  const counts = grouped(members, shownState);
  return shownStates
    .map((state) => ({ state, number: counts.get(state)?.length ?? 0 }))
    .filter(({ state, number }) => number > 0 || state === 'in');
}

export const groupsOf = (members: readonly BoardMember[]): string[] =>
  inLookedForOrder([...new Set(members.flatMap((it) => it.groupno ?? []))], (it) => it);
