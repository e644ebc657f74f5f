import HomeOutlined from '@mui/icons-material/HomeOutlined';
import Logout from '@mui/icons-material/LogoutOutlined';
import PersonOutlined from '@mui/icons-material/PersonOutlined';
import SettingsOutlined from '@mui/icons-material/SettingsOutlined';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { signOut } from '../../lib/session/session-store.ts';

const places = [
  { to: '/', name: 'home', icon: HomeOutlined },
  { to: '/dashboard/member-profile', name: 'profile', icon: PersonOutlined },
  { to: '/dashboard/member-setting', name: 'settings', icon: SettingsOutlined },
] as const;

interface UserMenuListProps {
  readonly anchor: HTMLElement;
  readonly onClose: () => void;
}

/** The ways to one's own pages and out. */
export default function UserMenuList({ anchor, onClose }: UserMenuListProps) {
  const { t } = useTranslation();
  return (
    <Menu
      anchorEl={anchor}
      open
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ list: { 'aria-labelledby': 'user-menu-button' }, paper: { sx: { minWidth: 200 } } }}
    >
      {places.map((place) => (
        <MenuItem key={place.name} component={Link} to={place.to} onClick={onClose} sx={{ gap: 1.5 }}>
          <place.icon sx={{ fontSize: 20 }} />
          {t(`shell.${place.name}`)}
        </MenuItem>
      ))}
      <MenuItem onClick={() => void signOut()} sx={{ gap: 1.5 }}>
        <Logout sx={{ fontSize: 20 }} />
        {t('shell.logout')}
      </MenuItem>
    </Menu>
  );
}
