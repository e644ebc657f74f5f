import { minutesOfShift, type Shift } from '../attendance/shift-window.ts';
import { type Problem, problem } from '../wire/problem.ts';

export const MAX_BREAK = 720;
export const MAX_GRACE = 240;
export const MAX_OVERTIME_FROM = 240;
export const MAX_OVERTIME_STEP = 60;
export const MAX_MANAGERS = 20;
export const MAX_MILES = 100_000;
export const MAX_SEATS = 100;

/** A break is shorter than its shift, or nothing would be left to work. */
export function breakProblem(shift: Shift & { readonly break: number }): Problem | undefined {
  const length = minutesOfShift(shift);
  if (shift.break < length) return undefined;
  return problem('INVALID_INPUT', { field: 'break', params: { reason: 'breaklong', count: length } });
}

/** A name without what a reader overlooks: case, width, how many blanks. */
export const bareName = (name: string): string => name.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();

/** Whether two names would be taken for the same by who reads them. */
export const sameName = (one: string, other: string): boolean => bareName(one) === bareName(other);

/** A group with the groups that its managers themselves work in. */
export interface DecidedGroup {
  readonly id: number;
  readonly managersIn: readonly number[];
}

/**
 * Looks for circles among groups: of a group, the one by which it would come to be decided by members whom it decides
 * for itself; undefined when there is none. Managers may work in the group that they manage: nobody decides their own
 * requests.
 */
export function circlesAmong(groups: readonly DecidedGroup[]): (start: number) => number | undefined {
  const above = new Map(groups.map((it) => [it.id, it.managersIn.filter((id) => id !== it.id)]));
  return (start) => {
    const seen = new Set<number>();
    const waiting = [...(above.get(start) ?? [])].map((id) => ({ id, by: id }));
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const { id, by } = next;
      if (id === start) return by;
      if (seen.has(id)) continue;
      seen.add(id);
      waiting.push(...(above.get(id) ?? []).map((higher) => ({ id: higher, by })));
    }
    return undefined;
  };
}
