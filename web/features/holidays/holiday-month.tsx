import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Day } from '@muster/domain/calendar/company-time.ts';
import type { Holiday } from '@muster/domain/holidays/holiday.ts';
import { useTranslation } from 'react-i18next';
import { CalendarLegend } from '../../components/month-calendar/calendar-legend.tsx';
import { type DayState, kindColors } from '../../components/month-calendar/day-state.ts';
import { MonthCalendar } from '../../components/month-calendar/month-calendar.tsx';
import { showMonth } from '../../lib/time/show-time.ts';
import { type DayMarks, joinedState } from './day-marks.ts';
import { holidayNames } from './holiday-names.ts';
import { HolidayRows } from './holiday-rows.tsx';

interface HolidayMonthProps {
  readonly day: Day;
  readonly onDay: (day: Day) => void;
  readonly today: Day;
  readonly weekStart: number;
  readonly holidays: readonly Holiday[];
  /** What else the days hold; a holiday shows before it. */
  readonly marks?: DayMarks | undefined;
}

/** A month with its holidays marked, and their names in full beneath. */
export function HolidayMonth({ day, onDay, today, weekStart, holidays, marks }: HolidayMonthProps) {
  const { t, i18n } = useTranslation();
  const names = holidayNames(holidays);
  const mark = (label: string): DayState => ({ color: kindColors.holiday, letter: t('holidays.letter'), label });
  const stateOf = (it: Day) => {
    const name = names.get(it);
    return name === undefined ? undefined : mark(name);
  };
  const month = showMonth(day, i18n.language);
  const ofMonth = holidays.filter((it) => it.holidaydate.slice(0, 7) === day.slice(0, 7));
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <MonthCalendar
        day={day}
        onDay={onDay}
        today={today}
        weekStart={weekStart}
        stateOf={(it) => joinedState(stateOf(it), marks?.stateOf(it), t('common.comma'))}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 3, rowGap: 1 }}>
        <CalendarLegend states={[mark(t('holidays.holiday')), ...(marks?.legend ?? [])]} />
        <Typography color="textSecondary" variant="body2" sx={{ display: { xs: 'none', md: 'block' } }}>
          {t('holidays.keyboard')}
        </Typography>
      </Box>
      <Box component="section" aria-label={t('holidays.inMonth', { month })}>
        <Typography variant="h3" component="h2">
          {t('holidays.inMonth', { month })}
        </Typography>
        {ofMonth.length > 0 ? (
          <HolidayRows holidays={ofMonth} today={today} />
        ) : (
          <Typography color="textSecondary" sx={{ py: 1 }}>
            {t('holidays.noneInMonth', { month })}
          </Typography>
        )}
      </Box>
    </Box>
  );
}
