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
import { periodQueries } from '../../../data/attendance/periods.ts';

type Told = Omit<Absences, 'workedonleave' | 'overtimeopen'>;

/**
 * Whose absence is kept, and not paid, when a pay period is closed, and who is paid for work on a day of leave besides
 * that leave; and whose overtime is not paid, as it was not approved by then. All is told, and need not be settled.
 */
export function AbsentLine({ month }: { readonly month: string }) {
  const found = useQuery(periodQueries.absences(month));
  const group = `/dashboard/attendance_group?month=${month}`;
  return (
    <Loaded query={found} skeleton={<Skeleton variant="rounded" height={44} />}>
      {({ workedonleave, overtimeopen, ...absences }) => (
        <>
          <AbsentText absences={absences} look={`${group}&show=absent`} />
          {workedonleave.days > 0 && <WorkedText worked={workedonleave} look={`${group}&show=worked_on_leave`} />}
          {overtimeopen && <OpenOvertime of={overtimeopen} />}
        </>
      )}
    </Loaded>
  );
}

function AbsentText({ absences, look }: { readonly absences: Told; readonly look: string }) {
  const { t } = useTranslation();
  const names = useNames()(absences);
  if (absences.days === 0) return <Typography>{t('periods.closing.noAbsence')}</Typography>;
  return (
    <Box>
      <Typography>{t('periods.closing.absent', { count: absences.days, names })}</Typography>
      <Link component={RouterLink} to={look} sx={textLink}>
        {t('periods.closing.absentLook')}
      </Link>
    </Box>
  );
}

function WorkedText({ worked, look }: { readonly worked: Told; readonly look: string }) {
  const { t } = useTranslation();
  const names = useNames()(worked);
  return (
    <Box>
      <Typography>{t('periods.closing.worked', { count: worked.days, names })}</Typography>
      <Link component={RouterLink} to={look} sx={textLink}>
        {t('periods.closing.workedLook')}
      </Link>
    </Box>
  );
}

function OpenOvertime({ of }: { readonly of: Told }) {
  const { t } = useTranslation();
  const names = useNames()(of);
  return <Typography>{t('periods.closing.overtime', { count: of.days, names })}</Typography>;
}

/** The first of some members with their days, and how many more there are. */
function useNames(): (told: Told) => string {
  const { t } = useTranslation();
  return ({ members: { count, first } }) => {
    const names = first
      .map((it) => t('periods.closing.absentOf', { name: it.membername, days: it.days }))
      .join(t('common.comma'));
    const more = count - first.length;
    return more > 0 ? t('periods.closing.absentMore', { names, count: more }) : names;
  };
}
