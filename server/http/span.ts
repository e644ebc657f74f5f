import type { Day } from '@muster/domain/calendar/company-time.ts';
import { daysBetween } from '@muster/domain/calendar/day.ts';
import { refuse } from './problems.ts';

/** Refuses a span of days that is backwards, or longer than `most` days. @throws INVALID_INPUT, which blames `to` */
export function requireSpan({ from, to }: { readonly from: Day; readonly to: Day }, most: number): void {
  if (to < from) throw refuse('INVALID_INPUT', { field: 'to', params: { reason: 'backwards' } });
  if (daysBetween(from, to) >= most) {
    throw refuse('INVALID_INPUT', { field: 'to', params: { reason: 'span', count: most } });
  }
}
