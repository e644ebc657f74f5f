import Box from '@mui/material/Box';
import { showMinutes } from '@muster/domain/attendance/summary/attendances.ts';
import type { SummaryDay } from '@muster/domain/attendance/summary/summary-contract.ts';
import { timeOf } from '@muster/domain/calendar/company-time.ts';
import { grouped } from '@muster/domain/grouped.ts';
import { useTranslation } from 'react-i18next';
import { kindColors } from '../../../components/month-calendar/day-state.ts';
import { Panel } from '../../../components/page/panel.tsx';
import { showMonth, showShortMonth } from '../../../lib/time/show-time.ts';
import { type Bar, BarChart } from './bar-chart.tsx';
import { useSummaryWords } from './summary-words.ts';

const parts = [
  ['present', 'success'],
  ['leave', kindColors.leave],
  ['trip', kindColors.trip],
  ['absent', 'error'],
] as const;

/** Presence, hours and arrival, month by month. */
export function MonthCharts({ days, zone }: { readonly days: readonly SummaryDay[]; readonly zone: string }) {
  const { t, i18n } = useTranslation();
  const { statusOf } = useSummaryWords();
  const months = [...grouped(days, (it) => it.date.slice(0, 7))].filter(([, own]) => own.some((it) => it.status));
  if (months.length < 2) return null;
  const bars = (valuesOf: (own: readonly SummaryDay[]) => number[]): Bar[] =>
    months.map(([month, own]) => {
      const first = `${month}-01`;
      return {
        name: showMonth(first, i18n.language),
        short: showShortMonth(first, i18n.language),
        values: valuesOf(own),
      };
    });
  const sum = (own: readonly SummaryDay[], pick: (it: SummaryDay) => number) =>
    own.reduce((all, it) => all + pick(it), 0);
  const arrivals = bars((own) => [
    middleOf(own.filter((it) => it.expected > 0).flatMap((it) => arrivalOf(it, zone))),
  ]).filter((it) => (it.values[0] ?? 0) > 0);
  return (
    <Box
      sx={{
        display: 'grid',
        gap: { xs: 2, sm: 3 },
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '1fr 1fr' },
        displayPrint: 'none',
      }}
    >
      <Panel title={t('summary.charts.presence')} lead={t('summary.charts.presenceLead')}>
        <BarChart
          stacked
          label={t('summary.charts.presence')}
          series={parts.map(([status, color]) => ({ name: statusOf(status), color }))}
          bars={bars((own) => parts.map(([status]) => own.filter((it) => it.status === status).length))}
          show={String}
        />
      </Panel>
      <Panel title={t('summary.charts.hours')} lead={t('summary.charts.hoursLead')}>
        <BarChart
          label={t('summary.charts.hours')}
          series={[
            { name: t('summary.charts.worked'), color: 'primary' },
            { name: t('summary.charts.expected'), color: 'divider' },
          ]}
          bars={bars((own) => [sum(own, (it) => it.minutes), sum(own, (it) => it.expected)])}
          show={showMinutes}
        />
      </Panel>
      <Panel title={t('summary.charts.arrival')} lead={t('summary.charts.arrivalLead')}>
        <BarChart
          label={t('summary.charts.arrival')}
          series={[{ name: t('summary.charts.time'), color: 'primary' }]}
          bars={arrivals}
          base={Math.max(0, Math.min(...arrivals.flatMap((it) => it.values)) - 30)}
          show={showMinutes}
        />
      </Panel>
    </Box>
  );
}

/** Minutes after midnight of the first check-in. */
function arrivalOf({ checkin }: SummaryDay, zone: string): number[] {
  if (!checkin) return [];
  const [hours = 0, minutes = 0] = timeOf(Temporal.Instant.from(checkin), zone).split(':').map(Number);
  return [hours * 60 + minutes];
}

/** The one in the middle, which a single late day does not move; 0 of none. */
const middleOf = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
