import MenuIcon from '@mui/icons-material/MenuOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useTranslation } from 'react-i18next';
import { NotificationBell } from '../../features/notifications/notification-bell.tsx';
import { lookChoices } from '../../lib/look-choices.ts';
import { barLook } from './bar-look.ts';
import { FindButton } from './find/find-button.tsx';
import { TOP_BAR_HEIGHT } from './sidebar-mode.ts';
import { UserMenu } from './user-menu.tsx';

interface TopBarProps {
  readonly left: number;
  readonly right: number;
  readonly navigationShown: boolean;
  readonly onMenu: () => void;
}

/** Fixed over the page, which scrolls under it. */
export function TopBar({ left, right, navigationShown, onMenu }: TopBarProps) {
  const { t } = useTranslation();
  const look = lookChoices.topbartheme.useChosen();
  return (
    <Box
      component="header"
      sx={(theme) => ({
        ...barLook(look)(theme),
        position: 'fixed',
        top: 0,
        left,
        right,
        height: TOP_BAR_HEIGHT,
        zIndex: 'appBar',
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'space-between',
        px: { xs: 1, sm: 2 },
        '@media (max-width: 240px)': { px: 0, '& #user-menu-button': { p: 0 }, '& > div': { gap: 0 } },
        borderBottom: '1px solid',
        borderColor: 'divider',
        transition: 'left 190ms',
        '& .MuiIconButton-root': { color: 'inherit' },
        '& .MuiSvgIcon-root': { fontSize: 'min(1.5rem, 36px)' },
      })}
    >
      <IconButton
        onClick={onMenu}
        aria-label={navigationShown ? t('shell.closeNavigation') : t('shell.openNavigation')}
        aria-expanded={navigationShown}
      >
        <MenuIcon />
      </IconButton>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: { xs: 0.5, sm: 1 } }}>
        <FindButton />
        <NotificationBell />
        <UserMenu />
      </Box>
    </Box>
  );
}
