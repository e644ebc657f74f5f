import CloudOff from '@mui/icons-material/CloudOffOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { companyQueries } from '../../data/company.ts';
import { useLastSeen } from '../../data/seen/use-last-seen.ts';
import { useCurrentMember } from '../../lib/session/session-store.ts';
import { serverAhead } from '../../lib/time/server-clock.ts';
import { showClock } from '../../lib/time/show-time.ts';
import { useMissingPageShown } from './missing-page-shown.ts';

/** Says over a page that gets no answer how old it is. */
export function SeenNotice() {
  const { t } = useTranslation();
  const { data: company } = useQuery(companyQueries.shown);
  const since = useLastSeen(useCurrentMember().id);
  const isPageMissing = useMissingPageShown();
  // Where nothing was seen before, the page itself says what it lacks.
  const seen = since && company && !isPageMissing ? { at: since + serverAhead(), zone: company.zone } : undefined;
  // The place stands there from the beginning: what comes together with its words is not read out everywhere.
  return (
    <Box role="status">
      {seen && (
        <Alert severity="warning" role="none" icon={<CloudOff />} sx={{ mb: 2 }}>
          {t('offline.seen', {
            time: showClock(Temporal.Instant.fromEpochMilliseconds(seen.at).toString(), seen.zone),
          })}
        </Alert>
      )}
    </Box>
  );
}
