import { useTranslation } from 'react-i18next';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How old a notification is, as short as it can be said. */
export function useAgeText(): (timestamp: number, now: number) => string {
  const { t } = useTranslation();
  return (timestamp, now) => {
    const seconds = Math.max(0, Math.floor((now - timestamp) / 1000));
    const whole = (unit: number) => Math.floor(seconds / unit);
    if (seconds < MINUTE) return t('notifications.age.seconds', { n: seconds });
    if (seconds < HOUR) return t('notifications.age.minutes', { n: whole(MINUTE) });
    if (seconds < DAY) return t('notifications.age.hours', { n: whole(HOUR) });
    if (seconds < 30 * DAY) return t('notifications.age.days', { n: whole(DAY) });
    if (seconds < 360 * DAY) return t('notifications.age.months', { n: whole(30 * DAY) });
    return t('notifications.age.years', { n: (seconds / (360 * DAY)).toFixed(1) });
  };
}
