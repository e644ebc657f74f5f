import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import { noticeLine } from '../../components/notice-line.ts';
import { holidayOfficeQueries } from '../../data/holidays/holiday-office.ts';

interface HolidaysToEnterProps {
  /** The year whose holidays are in sight already. */
  readonly shown?: number;
}

/** Where holidays of the year to come are still to be entered, and the way there; nothing where none are. */
export function HolidaysToEnter({ shown }: HolidaysToEnterProps) {
  const { t } = useTranslation();
  const { data: found } = useQuery(holidayOfficeQueries.toEnter);
  if (!found || (!found.everywhere && found.sites.length === 0)) return null;
  const { year, everywhere } = found;
  const sites = found.sites.map((it) => it.name).join(t('common.comma'));
  const way = (
    <Button component={RouterLink} to={`/dashboard/holidays?year=${year}`} color="inherit" variant="outlined">
      {t('holidayOffice.toEnter.way', { year })}
    </Button>
  );
  return (
    <Alert severity="info" role="note" action={shown === year ? undefined : way} sx={{ ...noticeLine, mb: 2 }}>
      {everywhere && <Typography variant="body2">{t('holidayOffice.toEnter.everywhere', { year })}</Typography>}
      {sites && <Typography variant="body2">{t('holidayOffice.toEnter.sites', { year, sites })}</Typography>}
    </Alert>
  );
}
