import MenuIcon from '@mui/icons-material/MenuOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useTranslation } from 'react-i18next';
import { NotificationBell } from '../../features/notifications/notification-bell.tsx';
import { TOP_BAR_HEIGHT } from './sidebar-mode.ts';
import { UserMenu } from './user-menu.tsx';

interface TopBarProps {
  readonly left: number;
  readonly navigationShown: boolean;
  readonly onMenu: () => void;
}

/** Fixed over the page, which scrolls under it. */
export function TopBar({ left, navigationShown, onMenu }: TopBarProps) {
  const { t } = useTranslation();
  return (
    <Box
      component="header"
      sx={{
        position: 'fixed',
        inset: `0 0 auto ${left}px`,
        height: TOP_BAR_HEIGHT,
        zIndex: 'appBar',
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'space-between',
        px: { xs: 1, sm: 2 },
        bgcolor: 'background.paper',
        borderBottom: '1px solid',
        borderColor: 'divider',
        transition: 'left 190ms',
      }}
    >
      <IconButton
        onClick={onMenu}
        aria-label={navigationShown ? t('shell.closeNavigation') : t('shell.openNavigation')}
        aria-expanded={navigationShown}
      >
        <MenuIcon />
      </IconButton>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: { xs: 0.5, sm: 1 } }}>
        <NotificationBell />
        <UserMenu />
      </Box>
    </Box>
  );
}
