import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { type DayStatus, dayStatuses } from '@muster/domain/attendance/summary/day-record.ts';
import { countedDays } from '@muster/domain/attendance/summary/day-totals.ts';
import type { Summary } from '@muster/domain/attendance/summary/summary-contract.ts';
import { useTranslation } from 'react-i18next';
import { useSummaryWords } from './summary-words.ts';

interface SummaryTotalsProps {
  readonly of: Pick<Summary, 'totals' | 'payroll'>;
  /** Nothing of it has come yet. */
  readonly ahead?: boolean;
}

/** What only a day that has come can be. */
const onlyPast: readonly DayStatus[] = ['present', 'absent'];

/** The sums of what is shown: hours first, then days as payroll counts them. */
export function SummaryTotals({ of: summary, ahead = false }: SummaryTotalsProps) {
  const { t } = useTranslation();
  const words = useSummaryWords();
  const totals = countedDays(summary);
  const hours = [
    [t('summary.totals.worked'), words.duration(totals.workedminutes)],
    [t('summary.totals.expected'), words.duration(totals.expectedminutes)],
    [t('summary.totals.overtime'), words.duration(totals.overtimeminutes)],
    ...(totals.overtimeopenminutes
      ? ([[t('summary.totals.overtimeOpen'), words.duration(totals.overtimeopenminutes)]] as const)
      : []),
    ...(totals.hoursoffminutes ? ([[t('summary.totals.off'), words.duration(totals.hoursoffminutes)]] as const) : []),
    ...(totals.nightminutes ? ([[t('summary.totals.night'), words.duration(totals.nightminutes)]] as const) : []),
  ] as const;
  const statuses = dayStatuses.filter((it) => !ahead || !onlyPast.includes(it));
  const slips = [
    [t('summary.totals.late'), totals.late],
    [t('summary.totals.early'), totals.early],
  ] as const;
  const days = [...statuses.map((it) => [words.statusOf(it), totals[it]] as const), ...(ahead ? [] : slips)];
  return (
    <Card
      component="section"
      aria-label={t('summary.totals.title')}
      sx={{ p: { xs: 2, sm: 3 }, display: 'grid', gap: 2 }}
    >
      {!ahead && (
        <Box component="dl" sx={{ ...list, gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 150px), 1fr))' }}>
          {hours.map(([name, value]) => (
            <Box key={name}>
              <Typography component="dt" color="textSecondary">
                {name}
              </Typography>
              <Typography component="dd" sx={{ m: 0, fontSize: '1.375rem', fontWeight: 600 }}>
                {value}
              </Typography>
            </Box>
          ))}
        </Box>
      )}
      <Box component="dl" sx={{ ...list, gridTemplateColumns: 'repeat(auto-fill, minmax(88px, 1fr))' }}>
        {days.map(([name, value]) => (
          <Box key={name} sx={{ display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end' }}>
            <Typography component="dt" variant="body2" color="textSecondary">
              {name}
            </Typography>
            <Typography component="dd" sx={{ m: 0, fontWeight: 600, fontSize: '1.0625rem' }}>
              {value}
            </Typography>
          </Box>
        ))}
      </Box>
    </Card>
  );
}

const list = { display: 'grid', gap: 1.5, m: 0 };
