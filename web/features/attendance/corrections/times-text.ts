import type { ClockPunch } from '@muster/domain/attendance/corrections/correction-contract.ts';
import { useTranslation } from 'react-i18next';

/** Punches in a line: `09:02 – 12:00, 13:00 – 17:30`; a time before the one before it is of the next day, and one that
 * nobody checked out of says so. */
export function useTimesText(): (punches: readonly ClockPunch[]) => string {
  const { t } = useTranslation();
  return (punches) => {
    const parts: { from?: string; to?: string }[] = [];
    let before = '';
    for (const { checktype, time } of punches) {
      const shown = before && time < before ? t('corrections.nextDay', { time }) : time;
      before = time;
      if (checktype === 'in') parts.push({ from: shown });
      else parts.push({ ...parts.pop(), to: shown });
    }
    const texts = parts.map(({ from = '', to }) =>
      to === undefined ? t('corrections.noCheckOut', { time: from }) : `${from} – ${to}`.trim(),
    );
    return texts.length > 0 ? texts.join(t('common.comma')) : t('corrections.nothing');
  };
}
