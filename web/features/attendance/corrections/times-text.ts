import type { AskedPunch } from '@muster/domain/attendance/corrections/correction-contract.ts';
import { useTranslation } from 'react-i18next';

/** Punches in a line: `09:02 – 12:00, 13:00 – 17:30`; a time of the next day or of the evening before says so, and one that
 * nobody checked out of. Where nothing tells its day, a time before the one before it is of the next. */
export function useTimesText(): (punches: readonly AskedPunch[]) => string {
  const { t } = useTranslation();
  return (punches) => {
    const parts: { from?: string; to?: string }[] = [];
    let before = { time: '', days: 0 };
    for (const { checktype, time, days = before.days + (time < before.time ? 1 : 0) } of punches) {
      const isNext = days > 0 && days > before.days;
      const evening = days < 0 ? t('corrections.eveningBefore', { time }) : time;
      const shown = isNext ? t('corrections.nextDay', { time }) : evening;
      before = { time, days };
      if (checktype === 'in') parts.push({ from: shown });
      else parts.push({ ...parts.pop(), to: shown });
    }
    const texts = parts.map(({ from = '', to }) =>
      to === undefined ? t('corrections.noCheckOut', { time: from }) : `${from} – ${to}`.trim(),
    );
    return texts.length > 0 ? texts.join(t('common.comma')) : t('corrections.nothing');
  };
}
