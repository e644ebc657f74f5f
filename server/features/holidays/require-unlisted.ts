import type { Read } from '../../database/engine.ts';
import { refuse } from '../../http/problems.ts';
import { holidaysBetween } from '../../records/work/holiday.ts';
import type { MaybeHoliday } from './touched-by-holiday.ts';

/** Refuses before it is tried what the list would refuse: another holiday of that day and name. @throws HOLIDAY_EXISTS */
export async function requireUnlisted(db: Read, { id, holidaydate, description }: MaybeHoliday): Promise<void> {
  const sameDay = await holidaysBetween(db, holidaydate, holidaydate);
  if (sameDay.some((it) => it.id !== id && it.description === description)) throw refuseTwice();
}

export const refuseTwice = () => refuse('HOLIDAY_EXISTS', { field: 'holidaydate' });
