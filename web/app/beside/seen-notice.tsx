import CloudOff from '@mui/icons-material/CloudOffOutlined';
import Alert from '@mui/material/Alert';
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
  if (!since || !company || isPageMissing) return null;
  const seenAt = Temporal.Instant.fromEpochMilliseconds(since + serverAhead()).toString();
  return (
    <Alert severity="warning" role="status" icon={<CloudOff />} sx={{ mb: 2 }}>
      {t('offline.seen', { time: showClock(seenAt, company.zone) })}
    </Alert>
  );
}
