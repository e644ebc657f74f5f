import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import type { ListedMember } from '@muster/domain/members/members-contract.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { FormField } from '../../components/form/form-field.tsx';
import { EmptyState } from '../../components/loading/empty-state.tsx';
import { MemberAvatar } from '../../components/member-avatar.tsx';

/** More than this nobody reads; a search finds the rest. */
const MOST_SHOWN = 100;

interface MemberListProps {
  readonly members: readonly ListedMember[];
  readonly onStatus: (member: ListedMember) => void;
  readonly onCode: (member: ListedMember) => void;
}

/** All members, searched by code or name. */
export function MemberList({ members, onStatus, onCode }: MemberListProps) {
  const { t } = useTranslation();
  const [search, setSearch] = useState('');
  const wanted = search.trim().toLowerCase();
  const found = members.filter((it) => `${it.membercode} ${it.membername}`.toLowerCase().includes(wanted));
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box sx={{ maxWidth: 360 }}>
        <FormField name="search" type="search" label={t('members.list.search')} value={search} onChange={setSearch} />
      </Box>
      <Typography color="textSecondary" role="status">
        {t('members.list.found', { count: found.length })}
      </Typography>
      {found.length === 0 ? (
        <EmptyState text={t('members.list.empty', { search })} />
      ) : (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {found.slice(0, MOST_SHOWN).map((member) => (
            <MemberLine key={member.id} member={member} onStatus={onStatus} onCode={onCode} />
          ))}
        </Box>
      )}
    </Box>
  );
}

function MemberLine({
  member,
  onStatus,
  onCode,
}: Omit<MemberListProps, 'members'> & { readonly member: ListedMember }) {
  const { t } = useTranslation();
  const active = member.status === 'active';
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 2,
        rowGap: 1,
        py: 1.25,
        borderTop: '1px solid',
        borderColor: 'divider',
      }}
    >
      <MemberAvatar name={member.membername} />
      <Box sx={{ flex: '1 1 160px', minWidth: 0 }}>
        <Typography sx={{ fontWeight: 500 }}>{member.membername}</Typography>
        <Typography color="textSecondary" variant="body2">
          {member.membercode}
        </Typography>
      </Box>
      <Chip
        size="small"
        variant="outlined"
        color={active ? 'success' : 'error'}
        label={active ? t('members.list.active') : t('members.list.suspended')}
      />
      <Box
        role="group"
        aria-label={t('members.list.actions', { name: member.membername })}
        sx={{ display: 'flex', gap: 1, justifyContent: 'flex-end', minWidth: { sm: 304 } }}
      >
        <Button
          component={Link}
          to={`/dashboard/leave_balances?member=${encodeURIComponent(member.membercode)}`}
          aria-label={t('leaveBalances.linkLabel', { name: member.membername })}
        >
          {t('leaveBalances.link')}
        </Button>
        {active && member.may.run && <Button onClick={() => onCode(member)}>{t('members.list.code')}</Button>}
        {member.may.run && (
          <Button variant="outlined" color={active ? 'error' : 'primary'} onClick={() => onStatus(member)}>
            {active ? t('members.list.suspend') : t('members.list.activate')}
          </Button>
        )}
      </Box>
    </Box>
  );
}
