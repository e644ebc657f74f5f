import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import type { User } from '@muster/domain/administration/administration-contract.ts';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRemoval } from '../../../components/dialogs/use-removal.tsx';
import { listLine } from '../../../components/list-line.ts';
import { MemberAvatar } from '../../../components/member-avatar.tsx';
import { useAsked } from '../../../components/page/use-asked.ts';
import { administrationChanges, administrationQueries } from '../../../data/administration.ts';
import { AdministrationFrame } from '../administration-frame.tsx';
import { PagedList } from '../paged-list.tsx';
import { RowButtons } from '../row-buttons.tsx';
import { AddUserDialog } from './add-user-dialog.tsx';

/** Who can sign in: a list, new accounts, and sign-ins that are taken away. */
export function UserAdministration({ otherwise }: { readonly otherwise: ReactNode }) {
  const [adding, setAdding] = useState(false);
  return (
    <>
      <AdministrationFrame group="users" onAdd={() => setAdding(true)} otherwise={otherwise}>
        {() => <UserList />}
      </AdministrationFrame>
      {adding && <AddUserDialog onClose={() => setAdding(false)} />}
    </>
  );
}

function UserList() {
  const { t } = useTranslation();
  const list = useAsked({ search: '' });
  const removal = useRemoval(administrationChanges.deleteUser);
  const query = useQuery(administrationQueries.users({ ...list.asked, page: list.page }));
  return (
    <>
      <PagedList query={query} list={list} empty={t('administration.users.none')}>
        {(users) => (
          <Box component="ul" aria-label={t('administration.groups.users')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {users.map((it) => (
              <UserLine
                key={it.id}
                user={it}
                onRemove={() => removal.ask({ body: it.id, said: t('administration.removed', { name: it.username }) })}
              />
            ))}
          </Box>
        )}
      </PagedList>
      {removal.question}
    </>
  );
}

function UserLine({ user, onRemove }: { readonly user: User; readonly onRemove: () => void }) {
  const { t } = useTranslation();
  const { name, username, email, role, status, may } = user;
  return (
    <Box component="li" sx={listLine}>
      <MemberAvatar name={name} />
      <Box sx={{ flex: '1 1 200px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
        <Typography color="textSecondary">{[username, email].filter(Boolean).join(' · ')}</Typography>
      </Box>
      <Box sx={standing}>
        {status !== 'active' && <Chip size="small" color="warning" label={t('administration.users.suspended')} />}
        <Chip size="small" variant="outlined" label={t(`administration.users.roles.${role}`)} />
        <Box sx={{ width: 44, height: 44, ml: 'auto' }}>
          <RowButtons name={username} onRemove={may.delete ? onRemove : undefined} />
        </Box>
      </Box>
    </Box>
  );
}

/** Beneath the name on phones, beginning where it begins. */
const standing = {
  display: 'flex',
  alignItems: 'center',
  columnGap: 2,
  flex: { xs: '1 1 100%', sm: 'none' },
  pl: { xs: 7, sm: 0 },
};
