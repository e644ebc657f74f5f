import type { AttendanceToday, OwnToday } from '@muster/domain/attendance/today/today-contract.ts';
import { useTranslation } from 'react-i18next';
import { useNow } from '../../../lib/time/now.ts';

const MINUTE = 60_000;

/** Why nobody expects a member today. */
export type Away = 'trip' | 'leave' | 'holiday' | 'offday';

/** Why the member is not expected today, the first that holds as in the summary. */
export function awayOn({ date, attendance, leave, trip }: OwnToday): Away | null {
  if (trip?.state === 'underway') return 'trip';
  if (leave?.approve_status === 1 && leave.part === null && leave.start <= date) return 'leave';
  return attendance?.free ?? null;
}

type Standing = Pick<AttendanceToday, 'open' | 'punches' | 'afternight'>;

export interface StateText {
  readonly text: string;
  /** How long they have been in, which is another with each minute. */
  readonly worked?: string;
}

/** Where a member stands today in words: since when in and how long, since when out, why away, or not in yet. */
export function useStateText(clock: (instant: string) => string): (standing: Standing, away: Away | null) => StateText {
  const { t } = useTranslation();
  const now = useNow(MINUTE / 6);
  return ({ open, punches, afternight }, away) => {
    if (open) {
      const since = now.epochMilliseconds - Temporal.Instant.from(open.checktime).epochMilliseconds;
      const minutes = Math.max(0, Math.floor(since / MINUTE));
      const worked =
        minutes < 60
          ? t('today.minutes', { minutes })
          : t('today.hours', { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
      return { text: t('today.since', { time: clock(open.checktime) }), worked };
    }
    const left = punches.findLast((it) => it.checktype === 'out' && !it.replaced)?.checktime ?? afternight?.left;
    if (left !== undefined) return { text: t('today.left', { time: clock(left) }) };
    return { text: away ? t(`today.away.${away}`) : t('today.notIn') };
  };
}
