import { useTranslation } from 'react-i18next';

/** What a chart tells: a name on each row, and a figure of each series beside it. */
export interface Figures {
  readonly title: string;
  /** What the names are names of. */
  readonly of: string;
  readonly names: readonly string[];
  readonly series: readonly { readonly name: string; readonly values: readonly number[] }[];
}

const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
const months = ['jan', 'feb', 'mar', 'apr', 'may', 'june'] as const;
const trips = [25, 18, 20, 30, 40, 43];

/** The figures of the four charts. */
export function useFigures(): Record<'doughnut' | 'line' | 'bars' | 'area', Figures> {
  const { t } = useTranslation();
  return {
    doughnut: {
      title: t('charts.doughnut.title'),
      of: t('charts.doughnut.source'),
      names: [t('charts.doughnut.office'), t('charts.doughnut.depot'), t('charts.doughnut.road')],
      series: [{ name: t('charts.doughnut.share'), values: [65, 20, 15] }],
    },
    line: {
      title: t('charts.line.title'),
      of: t('charts.line.weekday'),
      names: weekdays.map((it) => t(`charts.weekdays.${it}`)),
      series: [
        { name: t('charts.line.thisMonth'), values: [30, 40, 20, 50, 40, 80, 90] },
        { name: t('charts.line.lastMonth'), values: [20, 50, 15, 50, 30, 70, 95] },
      ],
    },
    bars: {
      title: t('charts.bars.title'),
      of: t('charts.bars.month'),
      names: months.map((it) => t(`charts.months.${it}`)),
      series: [
        { name: t('charts.bars.website'), values: [2200, 800, 700, 1500, 2450, 1700] },
        { name: t('charts.bars.app'), values: [1200, 500, 1350, 1250, 450, 1250] },
      ],
    },
    area: {
      title: t('charts.area.title'),
      of: t('charts.area.week'),
      names: trips.map((_, index) => t('charts.area.weekNumber', { number: index + 1 })),
      series: [{ name: t('charts.area.trips'), values: trips }],
    },
  };
}
