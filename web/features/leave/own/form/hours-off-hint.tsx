import Typography from '@mui/material/Typography';
import type { CalendarDay } from '@muster/domain/leave/own/own-days-contract.ts';
import { useTranslation } from 'react-i18next';
import { useLeaveWords } from '../../leave-words.ts';
import type { Span } from './leave-checks.ts';

interface HoursOffHintProps {
  readonly span: Pick<Span, 'from' | 'to'>;
  readonly days: readonly CalendarDay[];
}

/** Which hours off lie on the days of a leave: it does not give them back by itself. */
export function HoursOffHint({ span: { from, to }, days }: HoursOffHintProps) {
  const { t } = useTranslation();
  const words = useLeaveWords();
  const hours = days
    .filter(({ kind, date }) => kind === 'hours' && date >= from && date <= to)
    .map(({ date, description }) => `${words.day(date)}, ${description}`);
  if (hours.length === 0) return null;
  return <Typography variant="body2">{t('leave.form.hoursOff', { hours: hours.join('; ') })}</Typography>;
}
