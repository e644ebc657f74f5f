import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { showSpan } from '@muster/domain/calendar/span.ts';
import type { TouchedByWork } from '@muster/domain/work/work-contract.ts';
import { useTranslation } from 'react-i18next';
import { Lines } from './leaving-touches.tsx';

export const touchesNoWork = ({ leave, trips, summaries }: TouchedByWork): boolean =>
  leave.length + trips.length + summaries.count === 0;

/** Which stored leave, trips and days of the attendance come out otherwise. */
export function WorkTouches({ touches: { leave, trips, summaries } }: { readonly touches: TouchedByWork }) {
  const { t } = useTranslation();
  const [first] = summaries.days;
  const last = summaries.days.at(-1);
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      {leave.length > 0 && (
        <Lines
          title={t('memberOffice.work.touchLeave', { count: leave.length })}
          lines={leave.map((it) => `${it.ltype}, ${showSpan(it.start, it.end)}`)}
        />
      )}
      {trips.length > 0 && (
        <Typography>
          {t('memberOffice.work.touchTrips', {
            count: trips.length,
            numbers: trips.map((it) => it.trip_assigmentno).join(', '),
          })}
        </Typography>
      )}
      {first && last && (
        <Typography>
          {t('memberOffice.work.touchDays', { count: summaries.count, days: showSpan(first, last) })}
        </Typography>
      )}
    </Box>
  );
}
