import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Day } from '@muster/domain/calendar/company-time.ts';
import type { ListedHoliday } from '@muster/domain/holidays/holidays-contract.ts';
import { useTranslation } from 'react-i18next';
import { ruled } from '../../components/list-line.ts';
import { EmptyState } from '../../components/loading/empty-state.tsx';
import { showDayWithWeekday } from '../../lib/time/show-time.ts';
import { useSiteNames } from './holiday-sites.tsx';

interface EditableHolidaysProps {
  readonly holidays: readonly ListedHoliday[];
  readonly year: number;
  readonly today: Day;
  readonly onChange: (holiday: ListedHoliday) => void;
  readonly onRemove: (holiday: ListedHoliday) => void;
}

/** The holidays of a year, each of which can be changed or removed. */
export function EditableHolidays({ holidays, year, today, onChange, onRemove }: EditableHolidaysProps) {
  const { t, i18n } = useTranslation();
  const siteNames = useSiteNames();
  if (holidays.length === 0) return <EmptyState text={t('holidayOffice.empty', { year })} />;
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {holidays.map((it) => {
        const day = showDayWithWeekday(it.holidaydate, i18n.language);
        return (
          <Box component="li" key={it.id} sx={line}>
            <Box
              component="span"
              sx={{ color: it.holidaydate < today ? 'text.secondary' : 'text.primary', gridRow: 1, gridColumn: 1 }}
            >
              {day}
            </Box>
            <Box component="span" sx={{ fontWeight: 500, gridRow: { xs: 2, sm: 1 }, gridColumn: { xs: 1, sm: 2 } }}>
              {it.description}
              {siteNames(it) && (
                <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
                  {t('holidayOffice.onlyAt', { sites: siteNames(it) })}
                </Typography>
              )}
            </Box>
            <Box sx={{ gridRow: { xs: '1 / 3', sm: 1 }, gridColumn: { xs: 2, sm: 3 } }}>
              <Button
                onClick={() => onChange(it)}
                aria-label={t('holidayOffice.changeLabel', { name: it.description, day })}
              >
                {t('holidayOffice.change')}
              </Button>
              <Button
                color="error"
                onClick={() => onRemove(it)}
                aria-label={t('holidayOffice.removeLabel', { name: it.description, day })}
              >
                {t('holidayOffice.remove')}
              </Button>
            </Box>
          </Box>
        );
      })}
    </Box>
  );
}

const line = {
  ...ruled,
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: '124px 1fr auto' },
  alignItems: 'center',
  columnGap: 2,
  py: 0.5,
};
