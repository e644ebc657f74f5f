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
  const { t } = useTranslation();
  const names = useNames();
  return (
    <Loaded query={found} skeleton={<Skeleton variant="rounded" height={44} />}>
      {({ workedonleave, overtimeopen, ...absences }) => (
        <>
          {absences.days === 0 ? (
            <Typography>{t('periods.closing.noAbsence')}</Typography>
          ) : (
            <Days look={[`${group}&show=absent`, t('periods.closing.absentLook')]}>
              {t('periods.closing.absent', { count: absences.days, names: names(absences) })}
            </Days>
          )}
          {workedonleave.days > 0 && (
            <Days look={[`${group}&show=worked_on_leave`, t('periods.closing.workedLook')]}>
              {t('periods.closing.worked', { count: workedonleave.days, names: names(workedonleave) })}
            </Days>
          )}
          {overtimeopen && (
            <Days look={[`${group}&show=overtime_open`, t('periods.closing.overtimeLook')]}>
              {t('periods.closing.overtime', { count: overtimeopen.days, names: names(overtimeopen) })}
            </Days>
          )}
        </>
      )}
    </Loaded>
  );
}

interface DaysProps {
  /** Where they are looked at, and what leads there. */
  readonly look: readonly [to: string, text: string];
  readonly children: string;
}

function Days({ look: [to, text], children }: DaysProps) {
  return (
    <Box>
      <Typography>{children}</Typography>
      <Link component={RouterLink} to={to} sx={textLink}>
        {text}
      </Link>
    </Box>
  );
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
