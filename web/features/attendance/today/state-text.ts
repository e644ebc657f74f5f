import type { AttendanceToday } from '@muster/domain/attendance/today/today-contract.ts';
import { useTranslation } from 'react-i18next';
import { useNow } from '../../../lib/now.ts';
import { showTime } from '../../../lib/show-time.ts';

const MINUTE = 60_000;

/** Where a member stands today in words: since when in and how long, since when out, or not in yet. */
export function useStateText(): (attendance: AttendanceToday) => string {
  const { t } = useTranslation();
  const now = useNow(MINUTE / 6);
  return ({ open, punches, place }) => {
    const clock = (instant: string) => showTime(instant, place.zone).slice(0, 5);
    if (open) {
      const since = now.epochMilliseconds - Temporal.Instant.from(open.checktime).epochMilliseconds;
      const minutes = Math.max(0, Math.floor(since / MINUTE));
      const worked =
        minutes < 60
          ? t('today.minutes', { minutes })
          : t('today.hours', { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
      return t('today.since', { time: clock(open.checktime), worked });
    }
    const last = punches.findLast((it) => it.checktype === 'out' && !it.replaced);
    return last ? t('today.left', { time: clock(last.checktime) }) : t('today.notIn');
  };
}
