import MenuIcon from '@mui/icons-material/MenuOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useTranslation } from 'react-i18next';
import { CountBadge } from '../../components/count-badge.tsx';
import { shownCount } from '../../components/shown-count.ts';
import { useWaiting } from '../../data/use-waiting.ts';
import { NotificationBell } from '../../features/notifications/notification-bell.tsx';
import { lookChoices } from '../../lib/look/look-choices.ts';
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

interface MenuButtonProps {
  readonly shown: boolean;
  readonly onPress: () => void;
}

/** Shows or hides the navigation; while that is hidden it has the sum of what waits there. */
function MenuButton({ shown, onPress }: MenuButtonProps) {
  const { t } = useTranslation();
  const waiting = useWaiting();
  const { decides: _, crew: __, ...counts } = waiting ?? { decides: false };
  const count = shown ? 0 : Object.values(counts).reduce((sum, it) => sum + it, 0);
  const name = shown ? t('shell.closeNavigation') : t('shell.openNavigation');
  return (
    <IconButton
      onClick={onPress}
      aria-label={
        count > 0 ? name + t('common.comma') + t('shell.waiting', { count, number: shownCount(count) }) : name
      }
      aria-expanded={shown}
    >
      <CountBadge count={count}>
        <MenuIcon />
      </CountBadge>
    </IconButton>
  );
}

/** Fixed over the page, which scrolls under it. */
export function TopBar({ left, right, navigationShown, onMenu }: TopBarProps) {
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
      <MenuButton shown={navigationShown} onPress={onMenu} />
      <Box sx={{ display: 'flex', alignItems: 'center', minWidth: 0, gap: { xs: 0.5, sm: 1 } }}>
        <FindButton />
        <NotificationBell />
        <UserMenu />
      </Box>
    </Box>
  );
}
