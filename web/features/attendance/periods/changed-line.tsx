import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ChangedDay } from '@muster/domain/attendance/periods/periods-contract.ts';
import { useTranslation } from 'react-i18next';
import { ruled } from '../../../components/list-line.ts';
import { showDayWithWeekday } from '../../../lib/time/show-time.ts';
import { useSummaryWords } from '../summary/summary-words.ts';

export type DifferingDay = Omit<ChangedDay, 'countedin'>;

interface ChangedLineProps {
  readonly day: DifferingDay;
  /** What the day is told to have been, such as "Closed as". */
  readonly was: string;
  /** What becomes of the difference. */
  readonly note: string | undefined;
}

/** A day of a member as it was known and as it is, in what it pays for. */
export function ChangedLine({ day, was, note }: ChangedLineProps) {
  const { t, i18n } = useTranslation();
  const paidText = usePaidText();
  return (
    <Box component="li" sx={{ ...ruled, py: 1.5 }}>
      <Typography sx={{ fontWeight: 600 }}>
        {day.membername}, {showDayWithWeekday(day.date, i18n.language)}
      </Typography>
      <Typography color="textSecondary">
        {was}: {paidText(day.before)}
      </Typography>
      <Typography>
        {t('periods.changed.is')}: {paidText(day.after)}
      </Typography>
      {note && (
        <Typography variant="body2" color="textSecondary">
          {note}
        </Typography>
      )}
    </Box>
  );
}

/** What a day pays for, in a line. */
function usePaidText() {
  const { t } = useTranslation();
  const { duration, statusOf } = useSummaryWords();
  return ({ status, kind, minutes, night, late, early, overtime, leave, paidleave }: ChangedDay['before']): string =>
    [
      status === null ? t('periods.changed.nothing') : statusOf(status),
      leave,
      leave !== '' && t('periods.changed.paidLeave', { days: paidleave }),
      kind !== null && kind !== 'workday' && kind !== status && t(`periods.changed.on.${kind}`),
      minutes > 0 && t('periods.changed.worked', { time: duration(minutes) }),
      night !== undefined && t('periods.changed.night', { time: duration(night) }),
      late > 0 && t('periods.changed.late', { time: duration(late) }),
      early > 0 && t('periods.changed.early', { time: duration(early) }),
      overtime > 0 && t('periods.changed.overtime', { time: duration(overtime) }),
    ]
      .filter(Boolean)
      .join(t('common.comma'));
}
