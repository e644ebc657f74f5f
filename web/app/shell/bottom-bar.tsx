import BeachAccess from '@mui/icons-material/BeachAccessOutlined';
import CalendarMonth from '@mui/icons-material/CalendarMonthOutlined';
import Person from '@mui/icons-material/PersonOutlined';
import Timer from '@mui/icons-material/TimerOutlined';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router';
import { BOTTOM_BAR_HEIGHT } from './sidebar-mode.ts';

const destinations = [
  { path: '/dashboard/public_holiday', name: 'shell.nav.calendar', icon: CalendarMonth },
  { path: '/dashboard/checkinmember', name: 'shell.nav.checkInOut', icon: Timer },
  { path: '/dashboard/take_leave', name: 'shell.nav.takeLeave', icon: BeachAccess },
  { path: '/dashboard/member-profile', name: 'shell.profile', icon: Person },
] as const;

const Destination = styled(NavLink)(({ theme }) => ({
  flex: 1,
  minWidth: 0,
  height: BOTTOM_BAR_HEIGHT,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 2,
  fontSize: '0.75rem',
  textDecoration: 'none',
  color: (theme.vars ?? theme).palette.text.secondary,
  '&.active': { color: (theme.vars ?? theme).palette.primary.main, fontWeight: 600 },
  '&:focus-visible': { outlineOffset: -3 },
}));

/** The daily destinations, where a thumb reaches them. */
export function BottomBar() {
  const { t } = useTranslation();
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
      }}
    >
      {destinations.map(({ path, name, icon: Icon }) => (
        <Destination key={path} to={path}>
          <Icon aria-hidden sx={{ fontSize: 22 }} />
          {t(name)}
        </Destination>
      ))}
    </Box>
  );
}
