import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { PendingLeave } from '@muster/domain/leave/leave-contract.ts';
import { useTranslation } from 'react-i18next';
import { useLeaveWords } from '../leave-words.ts';

/** Who else of the group is away on the days asked for; a member without a group has no colleagues to name. */
export function AwayList({ item: { away, groupno } }: { readonly item: PendingLeave }) {
  const { t } = useTranslation();
  const words = useLeaveWords();
  if (groupno === null) return null;
  if (away.length === 0) {
    return (
      <Typography color="textSecondary" variant="body2">
        {t('leave.approvals.nobodyAway')}
      </Typography>
    );
  }
  return (
    <>
      <Typography variant="body2" sx={{ color: 'warning.main', fontWeight: 600 }}>
        {t('leave.approvals.away')}
      </Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {away.map((it) => (
          <li key={`${it.membername} ${it.kind} ${it.from}`}>
            <Typography variant="body2">
              {t(`leave.approvals.${wordOf(it)}`, {
                name: it.membername,
                span: words.shortSpan(it.from, it.to),
              })}
            </Typography>
          </li>
        ))}
      </Box>
    </>
  );
}

function wordOf({ kind, waiting }: PendingLeave['away'][number]): 'awayTrip' | 'awayLeave' | 'awayWaiting' {
  if (kind === 'trip') return 'awayTrip';
  return waiting ? 'awayWaiting' : 'awayLeave';
}
