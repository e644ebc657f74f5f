import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import { shownCount } from '../../components/shown-count.ts';
import { useWaiting } from '../../data/use-waiting.ts';

const PLACES = [
  { kind: 'leaveApprovals', name: 'shell.nav.leaveApprovals', path: '/dashboard/leave_approvals' },
  { kind: 'corrections', name: 'shell.nav.attendanceCorrections', path: '/dashboard/attendance_corrections' },
  { kind: 'attendanceReview', name: 'shell.nav.attendanceReview', path: '/dashboard/attendance_review' },
  { kind: 'tripApprovals', name: 'shell.nav.tripAssignment', path: '/dashboard/trip_assignment' },
  { kind: 'mileageApprovals', name: 'shell.nav.mileage', path: '/dashboard/mileage' },
] as const;

/** What waits for this member elsewhere: phones have one way to all of it, which leads to leave. */
export function AlsoWaiting({ here }: { readonly here: (typeof PLACES)[number]['kind'] }) {
  const { t } = useTranslation();
  const waiting = useWaiting();
  const places = PLACES.filter((it) => it.kind !== here && (waiting?.[it.kind] ?? 0) > 0);
  if (!waiting?.decides || places.length === 0) return null;
  return (
    <Alert severity="info" role="note" sx={{ alignItems: 'center' }}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {places.map(({ kind, name, path }) => (
          <li key={kind}>
            <Link component={RouterLink} to={path} sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}>
              {t('leave.approvals.elsewhere', {
                page: t(name),
                waits: t('shell.waiting', { count: waiting[kind], number: shownCount(waiting[kind]) }),
              })}
            </Link>
          </li>
        ))}
      </Box>
    </Alert>
  );
}
