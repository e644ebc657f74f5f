import type { Day } from '../../calendar/company-time.ts';
import type { PeriodDays } from '../periods/pay-period.ts';

/** From which day on overtime counts only as far as it was approved; null where it needs no approval. */
export interface OvertimeApproval {
  readonly since: Day | null;
  /** The closed pay periods that were closed with another day, or with none. */
  readonly kept: readonly (PeriodDays & { readonly since: Day | null })[];
}

export const NO_APPROVAL: OvertimeApproval = { since: null, kept: [] };

/** Whether overtime of a day needs approval: by what the company says, or said when the pay period of the day was closed. */
export function needsApproval({ since, kept }: OvertimeApproval, day: Day): boolean {
  const closed = kept.find((it) => it.from <= day && day <= it.to);
  const first = closed ? closed.since : since;
  return first !== null && first <= day;
}
