import type { Correction } from '@muster/domain/attendance/corrections/correction-contract.ts';
import { leaveTitleOf } from '@muster/domain/leave/types/leave-type.ts';
import { useTranslation } from 'react-i18next';

type Earned = NonNullable<Correction['earned']>;

/** Leave in return for the work of a day, in words. */
export function useEarnedText(): (earned: Earned) => string {
  const { t } = useTranslation();
  return ({ days, leavetype }) =>
    t(days === 1 ? 'corrections.inLieu.whole' : 'corrections.inLieu.half', { type: leaveTitleOf(leavetype) });
}
