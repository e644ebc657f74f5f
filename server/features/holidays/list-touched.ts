import type { HolidayTouch } from '@muster/domain/holidays/holidays-contract.ts';
import type { Write } from '../../database/engine.ts';
import { addAffected } from '../../records/leave/affected-leave.ts';
import type { Holiday } from '../../records/work/holiday.ts';
import { leaveTouchedBy, touchOf } from './touched-by-holiday.ts';

/** Lists leave that a new or a removed holiday touches for the office, and answers all that it touches. */
export async function listTouched(
  trx: Write,
  holiday: Holiday,
  change: 'added' | 'removed',
  at: string,
): Promise<HolidayTouch> {
  const touched = await leaveTouchedBy(trx, holiday, change);
  return touchOf(trx, holiday, touched, { lines: await addAffected(trx, touched, holiday, at) });
}
