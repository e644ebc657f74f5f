import Box from '@mui/material/Box';
import type { Day } from '@muster/domain/calendar/company-time.ts';
import type { Holiday } from '@muster/domain/holidays/holiday.ts';
import { useTranslation } from 'react-i18next';
import { listLine } from '../../components/list-line.ts';
import { showDayWithWeekday } from '../../lib/time/show-time.ts';

/** Holidays as lines: the day with its weekday, then the whole name. */
export function HolidayRows({ holidays, today }: { readonly holidays: readonly Holiday[]; readonly today: Day }) {
  const { t, i18n } = useTranslation();
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {holidays.map((it) => (
        <Box component="li" key={it.id} sx={{ ...listLine, py: 1.25 }}>
          <Box
            component="span"
            sx={{ ...dayColumn, color: it.holidaydate < today ? 'text.secondary' : 'text.primary' }}
          >
            {showDayWithWeekday(it.holidaydate, i18n.language)}
          </Box>
          <Box component="span" sx={{ flex: '1 1 150px', fontWeight: 500 }}>
            {it.description}
          </Box>
          {it.holidaydate === today && (
            <Box component="span" sx={todayMark}>
              {t('holidays.today')}
            </Box>
          )}
        </Box>
      ))}
    </Box>
  );
}

/** A day is never broken in two. */
const dayColumn = { minWidth: '6.75rem', whiteSpace: 'nowrap' };

const todayMark = {
  px: 1.25,
  borderRadius: 3,
  fontSize: '0.8125rem',
  lineHeight: '24px',
  bgcolor: 'primary.main',
  color: 'primary.contrastText',
};
