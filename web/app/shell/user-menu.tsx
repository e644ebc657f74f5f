import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MemberAvatar } from '../../components/member-avatar.tsx';
import { useSayProblem } from '../../components/snackbar.tsx';
import { profileQueries } from '../../data/account/profile.ts';
import { useRest } from '../../data/use-rest.ts';
import { ApiProblem } from '../../lib/api/api-problem.ts';
import { useCurrentMember } from '../../lib/session/session-store.ts';
import { useOnline } from './use-online.ts';

const loadList = () => import('./user-menu-list.tsx');
const UserMenuList = lazy(loadList);

/** 'Hi', the name and the face; behind it the ways to one's own pages and out, fetched after the page itself. */
export function UserMenu() {
  const { t } = useTranslation();
  const { membername } = useCurrentMember();
  const { data: profile } = useQuery(profileQueries.own);
  const online = useOnline();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const sayProblem = useSayProblem();
  const close = () => setAnchor(null);
  const rests = useRest();
  // So that the way out is there without a connection too.
  useEffect(() => {
    if (rests) void loadList().catch(() => undefined);
  }, [rests]);
  const open = (at: HTMLElement) =>
    loadList().then(
      () => setAnchor(at),
      () => sayProblem(new ApiProblem({ code: 'OFFLINE', status: 0 })),
    );
  return (
    <>
      <ButtonBase
        id="user-menu-button"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => void open(event.currentTarget)}
        sx={{ display: 'flex', gap: 1.5, minWidth: 0, p: 0.75, pl: { sm: 1.5 }, borderRadius: 6, fontSize: '1rem' }}
      >
        <Box component="span" sx={greeting}>
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
      <Suspense>{anchor && <UserMenuList anchor={anchor} onClose={close} />}</Suspense>
    </>
  );
}

/** One line: more of a long name would reach out of the bar. */
const greeting = {
  ...{ display: { xs: 'none', sm: 'block' }, minWidth: 0 },
  ...{ overflowX: 'clip', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
};
