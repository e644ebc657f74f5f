import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { Absences } from '@muster/domain/attendance/periods/periods-contract.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import { Loaded } from '../../../components/loading/loaded.tsx';
import { textLink } from '../../../components/text-link.ts';
import { periodQueries } from '../../../data/periods.ts';

/** Whose absence is kept, and not paid, when a pay period is closed. It is told, and need not be settled. */
export function AbsentLine({ month }: { readonly month: string }) {
  const { t } = useTranslation();
  const found = useQuery(periodQueries.absences(month));
  const look = t('periods.closing.absentLook');
  return (
    <Loaded query={found} skeleton={<Skeleton variant="rounded" height={44} />}>
      {(absences) => (
        <Box>
          <AbsentText absences={absences} />
          {absences.days > 0 && (
            <Link component={RouterLink} to={`/dashboard/attendance_group?month=${month}&show=absent`} sx={textLink}>
              {look}
            </Link>
          )}
        </Box>
      )}
    </Loaded>
  );
}

function AbsentText({ absences: { days, members } }: { readonly absences: Absences }) {
  const { t } = useTranslation();
  if (days === 0) return <Typography>{t('periods.closing.noAbsence')}</Typography>;
  const named = members.first
    .map((it) => t('periods.closing.absentOf', { name: it.membername, days: it.days }))
    .join(', ');
  const more = members.count - members.first.length;
  const names = more > 0 ? t('periods.closing.absentMore', { names: named, count: more }) : named;
  return <Typography>{t('periods.closing.absent', { count: days, names })}</Typography>;
}
