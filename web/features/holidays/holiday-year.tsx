import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Day } from '@muster/domain/calendar/company-time.ts';
import { monthGrid } from '@muster/domain/calendar/month-grid.ts';
import type { Holiday } from '@muster/domain/holidays/holiday.ts';
import { useTranslation } from 'react-i18next';
import { showMonth, showMonthName } from '../../lib/time/show-time.ts';
import { holidayNames } from './holiday-names.ts';

interface HolidayYearProps {
  readonly year: number;
  readonly today: Day;
  readonly weekStart: number;
  readonly holidays: readonly Holiday[];
  readonly onMonth: (day: Day) => void;
}

/** Twelve small months; the heading of each opens it. */
export default function HolidayYear({ year, today, weekStart, holidays, onMonth }: HolidayYearProps) {
  const months = Array.from({ length: 12 }, (_month, index) => `${year}-${String(index + 1).padStart(2, '0')}-01`);
  return (
    <Box
      component="ul"
      sx={{
        listStyle: 'none',
        p: 0,
        m: 0,
        display: 'grid',
        gap: 3,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))',
      }}
    >
      {months.map((month) => (
        <li key={month}>
          <SmallMonth
            month={month}
            today={today}
            weekStart={weekStart}
            holidays={holidays.filter((it) => it.holidaydate.slice(0, 7) === month.slice(0, 7))}
            onOpen={() => onMonth(month)}
          />
        </li>
      ))}
    </Box>
  );
}

interface SmallMonthProps {
  readonly month: Day;
  readonly today: Day;
  readonly weekStart: number;
  readonly holidays: readonly Holiday[];
  readonly onOpen: () => void;
}

function SmallMonth({ month, today, weekStart, holidays, onOpen }: SmallMonthProps) {
  const { t, i18n } = useTranslation();
  const names = holidayNames(holidays);
  return (
    <>
      <Button
        onClick={onOpen}
        aria-label={t('holidays.openMonth', { month: showMonth(month, i18n.language) })}
        sx={{ px: 1, ml: -1, minWidth: 44 }}
      >
        {showMonthName(month, i18n.language)}
      </Button>
      <Box
        aria-hidden
        sx={{ display: 'grid', gridTemplateColumns: 'repeat(7, 1fr)', textAlign: 'center', fontSize: '0.8125rem' }}
      >
        {monthGrid(month, weekStart)
          .flat()
          .map((day) => {
            const inMonth = day.slice(0, 7) === month.slice(0, 7);
            return (
              <Box key={day} sx={{ py: 0.25, visibility: inMonth ? 'visible' : 'hidden' }}>
                <Box component="span" sx={{ ...spot, ...(names.has(day) && marked), ...(day === today && current) }}>
                  {Number(day.slice(8))}
                </Box>
              </Box>
            );
          })}
      </Box>
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, mt: 0.5, fontSize: '0.8125rem' }}>
        {holidays.map((it) => (
          <Box component="li" key={it.id} sx={{ display: 'flex', gap: 1 }}>
            <Box component="strong" sx={{ minWidth: 20, textAlign: 'right', color: 'holiday.main' }}>
              {Number(it.holidaydate.slice(8))}
            </Box>
            {it.description}
          </Box>
        ))}
      </Box>
    </>
  );
}

/** As large as its letters ask for, and no wider than the column of its day. */
const spot = {
  display: 'inline-grid',
  placeItems: 'center',
  width: 'min(1.85em, 100%)',
  aspectRatio: 1,
  lineHeight: 1,
  borderRadius: '6px',
};
const marked = {
  ...{ bgcolor: 'holiday.main', color: 'holiday.contrastText', fontWeight: 700 },
  '@media (forced-colors: active)': { border: '1px solid' },
};
const current = { outline: '2px solid', outlineColor: 'var(--mui-palette-primary-main)', fontWeight: 700 };
