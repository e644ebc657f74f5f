import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Day } from '@muster/domain/calendar/company-time.ts';
import type { Holiday } from '@muster/domain/holidays/holiday.ts';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../components/loading/empty-state.tsx';
import { showMonthName } from '../../lib/time/show-time.ts';
import { HolidayRows } from './holiday-rows.tsx';

interface HolidayListProps {
  readonly year: number;
  readonly today: Day;
  readonly holidays: readonly Holiday[];
}

/** The holidays of a year, month by month. */
export default function HolidayList({ year, today, holidays }: HolidayListProps) {
  const { t, i18n } = useTranslation();
  if (holidays.length === 0) {
    return <EmptyState text={`${t('holidays.noneInYear', { year })} ${t('holidays.noneInYearHelp')}`} />;
  }
  const months = [...new Set(holidays.map((it) => it.holidaydate.slice(0, 7)))];
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {months.map((month) => (
        <section key={month}>
          <Typography variant="h3" component="h2" color="textSecondary">
            {showMonthName(`${month}-01`, i18n.language)}
          </Typography>
          <HolidayRows holidays={holidays.filter((it) => it.holidaydate.startsWith(month))} today={today} />
        </section>
      ))}
    </Box>
  );
}
