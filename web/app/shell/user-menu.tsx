import HomeOutlined from '@mui/icons-material/HomeOutlined';
import Logout from '@mui/icons-material/LogoutOutlined';
import PersonOutlined from '@mui/icons-material/PersonOutlined';
import SettingsOutlined from '@mui/icons-material/SettingsOutlined';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { MemberAvatar } from '../../components/member-avatar.tsx';
import { profileQueries } from '../../data/profile.ts';
import { signOut, useCurrentMember } from '../../lib/session-store.ts';
import { useOnline } from './use-online.ts';

const places = [
  { to: '/', name: 'home', icon: HomeOutlined },
  { to: '/dashboard/member-profile', name: 'profile', icon: PersonOutlined },
  { to: '/dashboard/member-setting', name: 'settings', icon: SettingsOutlined },
] as const;

/** 'Hi', the name and the face; behind it the ways to one's own pages and out. */
export function UserMenu() {
  const { t } = useTranslation();
  const { membername } = useCurrentMember();
  const { data: profile } = useQuery(profileQueries.own);
  const online = useOnline();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  return (
    <>
      <ButtonBase
        id="user-menu-button"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ display: 'flex', gap: 1.5, p: 0.75, pl: { sm: 1.5 }, borderRadius: 6, fontSize: '1rem' }}
      >
        <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
          {t('shell.greeting')} <strong>{membername}</strong>
        </Box>
        <Box component="span" sx={{ position: 'absolute', clip: 'rect(0 0 0 0)', clipPath: 'inset(50%)' }}>
          {t('shell.userMenu')}
        </Box>
        <MemberAvatar
          name={membername}
          photo={profile?.photo}
          dotLabel={online ? t('shell.online') : t('shell.offline')}
          online={online}
        />
      </ButtonBase>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ list: { 'aria-labelledby': 'user-menu-button' }, paper: { sx: { minWidth: 200 } } }}
      >
        {places.map((place) => (
          <MenuItem key={place.name} component={Link} to={place.to} onClick={close} sx={{ gap: 1.5 }}>
            <place.icon sx={{ fontSize: 20 }} />
            {t(`shell.${place.name}`)}
          </MenuItem>
        ))}
        <MenuItem onClick={() => void signOut()} sx={{ gap: 1.5 }}>
          <Logout sx={{ fontSize: 20 }} />
          {t('shell.logout')}
        </MenuItem>
      </Menu>
    </>
  );
}
