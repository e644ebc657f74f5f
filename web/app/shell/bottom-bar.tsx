import BeachAccess from '@mui/icons-material/BeachAccessOutlined';
import CalendarMonth from '@mui/icons-material/CalendarMonthOutlined';
import EventAvailable from '@mui/icons-material/EventAvailableOutlined';
import FlightTakeoff from '@mui/icons-material/FlightTakeoffOutlined';
import Person from '@mui/icons-material/PersonOutlined';
import Timer from '@mui/icons-material/TimerOutlined';
import Box from '@mui/material/Box';
import type SvgIcon from '@mui/material/SvgIcon';
import { styled } from '@mui/material/styles';
import type { WaitingKind } from '@muster/domain/waiting/waiting-contract.ts';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router';
import { CountBadge } from '../../components/count-badge.tsx';
import { shownCount } from '../../components/shown-count.ts';
import { useWaiting } from '../../data/use-waiting.ts';
import { LOW_SCREEN } from '../../lib/look/low-screen.ts';
import { useCurrentMember } from '../../lib/session/session-store.ts';
import { BOTTOM_BAR_HEIGHT } from './sidebar-mode.ts';
import { type BarRole, useBarRole } from './use-bar-role.ts';

interface DestinationFacts {
  readonly path: string;
  readonly name: string;
  /** Nobody works there who is a guest. */
  readonly employed?: true;
  readonly icon: typeof SvgIcon;
  /** What makes it a part of the member's day, where it is not one of everybody's. */
  readonly role?: BarRole;
  /** What waits there, or at the pages to which it leads on. */
  readonly waiting?: readonly WaitingKind[];
}

const destinations = [
  { path: '/dashboard/public_holiday', name: 'shell.nav.calendar', icon: CalendarMonth },
  { path: '/dashboard/checkinmember', name: 'shell.bar.checkInOut', icon: Timer, employed: true },
  { path: '/dashboard/take_leave', name: 'shell.nav.takeLeave', icon: BeachAccess, employed: true },
  { path: '/dashboard/trip_assignment', name: 'shell.bar.trips', icon: FlightTakeoff, role: 'driver' },
  {
    path: '/dashboard/leave_approvals',
    name: 'shell.bar.approvals',
    icon: EventAvailable,
    role: 'decider',
    waiting: ['leaveApprovals', 'corrections', 'attendanceReview', 'tripApprovals', 'mileageApprovals'],
  },
  { path: '/dashboard/member-profile', name: 'shell.profile', icon: Person },
] as const satisfies readonly DestinationFacts[];

/** Burmese letters stand on one another: their lines are higher (`app/theme/burmese.css`). */
const LINE = 'var(--bar-line, 1.25)';
const TWO_LINES = `calc(2em * ${LINE})`;

const Destination = styled(NavLink)(({ theme }) => ({
  flex: 1,
  minWidth: 0,
  height: BOTTOM_BAR_HEIGHT,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 2,
  [LOW_SCREEN]: { flexDirection: 'row', gap: 8 },
  containerType: 'size',
  fontSize: '0.75rem',
  lineHeight: LINE,
  textAlign: 'center',
  textDecoration: 'none',
  color: (theme.vars ?? theme).palette.text.secondary,
  '&.active': { color: (theme.vars ?? theme).palette.primary.main, fontWeight: 600 },
  '&:focus-visible': { outlineOffset: -3 },
}));

const ONE_LINE = { minHeight: 0, whiteSpace: 'nowrap' } as const;

/**
 * Two lines, one where the letters are large; none, to be heard only, where a word would not fit. Where one of the names
 * may need two lines all have their room, so that the icons stay in line. Burmese names are short enough for one, as two
 * of its lines would crowd the bar.
 */
const Name = styled('span')({
  maxWidth: '100%',
  maxHeight: TWO_LINES,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  '@container (width < 4.4rem)': { minHeight: TWO_LINES },
  '@container (height < 3.5rem)': ONE_LINE,
  '&:lang(my)': ONE_LINE,
  '@container (width < 3.6rem) or ((width < 4.6rem) and (height < 3.5rem))': {
    position: 'absolute',
    clipPath: 'inset(50%)',
  },
});

/** The daily destinations, where a thumb reaches them; for those who decide also what waits for them, for drivers their trips. */
export function BottomBar() {
  const { t } = useTranslation();
  const { role } = useCurrentMember();
  const waiting = useWaiting();
  const { barRole, reserved } = useBarRole(waiting?.decides);
  const shown = destinations.filter(
    (it) => (!('role' in it) || it.role === barRole) && !(role === 'GUEST' && 'employed' in it),
  );
  return (
    <Box
      component="nav"
      aria-label={t('shell.bottomNavigation')}
      sx={{
        position: 'fixed',
        inset: 'auto 0 0 0',
        zIndex: 'appBar',
        display: 'flex',
        bgcolor: 'background.paper',
        borderTop: '1px solid',
        borderColor: 'divider',
        pb: 'env(safe-area-inset-bottom)',
        // The keys of a phone leave little room.
        [`${LOW_SCREEN} and (pointer: coarse)`]: { 'body:has(:read-write:focus) &': { display: 'none' } },
      }}
    >
      {shown.map((it) => {
        const kinds: readonly WaitingKind[] = 'waiting' in it ? it.waiting : [];
        const count = kinds.reduce((sum, kind) => sum + (waiting?.[kind] ?? 0), 0);
        return (
          <Fragment key={it.path}>
            {reserved && it.icon === Person && <Box sx={{ flex: 1 }} />}
            <Destination
              to={it.path}
              title={count > 0 ? t('shell.waiting', { count, number: shownCount(count) }) : undefined}
            >
              <CountBadge count={count} small aria-hidden>
                <it.icon aria-hidden sx={{ fontSize: 'min(1.375rem, 36px)' }} />
              </CountBadge>
              <Name>{t(it.name)}</Name>
            </Destination>
          </Fragment>
        );
      })}
    </Box>
  );
}
