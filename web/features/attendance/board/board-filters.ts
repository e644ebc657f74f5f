import type { BoardCount, BoardMember } from '@muster/domain/attendance/board/board-contract.ts';
import { type BoardState, boardStateOf, boardStates } from '@muster/domain/attendance/board/presence-states.ts';
import { grouped } from '@muster/domain/grouped.ts';
import { inLatinDigits } from '@muster/domain/latin-digits.ts';
import { inLookedForOrder } from '@muster/domain/looked-for-order.ts';

export interface BoardFilters {
  /** Of one state, or of all when empty. */
  readonly state: BoardState | '';
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

interface StateCount {
  readonly state: BoardState;
  readonly count: number;
}

/** Each member as one of a group who is in a state. */
export const countedOf = (members: readonly BoardMember[]): BoardCount[] =>
  members.map((it) => ({ groupno: it.groupno, state: boardStateOf(it), count: 1 }));

/** How many are in each state; a state that nobody is in is left out, but for `in`. */
export function countStates(counts: readonly BoardCount[]): StateCount[] {
  const of = grouped(counts, (it) => it.state);
  return boardStates
    .map((state) => ({ state, count: sumOf(of.get(state) ?? []) }))
    .filter(({ state, count }) => count > 0 || state === 'in');
}

export const sumOf = (counts: readonly BoardCount[]): number => counts.reduce((sum, it) => sum + it.count, 0);

export const groupsOf = (those: readonly { readonly groupno: string | null }[]): string[] =>
  inLookedForOrder([...new Set(those.flatMap((it) => it.groupno ?? []))], (it) => it);
