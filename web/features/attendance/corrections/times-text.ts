import type { ClockPunch } from '@muster/domain/attendance/corrections/correction-contract.ts';
import { useTranslation } from 'react-i18next';

/** Punches in a line: `09:02 – 12:00, 13:00 – 17:30`. */
export function useTimesText(): (punches: readonly ClockPunch[]) => string {
  const { t } = useTranslation();
  return (punches) => {
    const parts: string[] = [];
    for (const { checktype, time } of punches) {
      if (checktype === 'in') parts.push(`${time} –`);
      else parts.push(`${parts.pop() ?? '–'} ${time}`);
    }
    return parts.length > 0 ? parts.join(', ') : t('corrections.nothing');
  };
}
