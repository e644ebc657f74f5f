import Box from '@mui/material/Box';
import { showDay } from '@muster/domain/calendar/day.ts';
import type { OwnProfile } from '@muster/domain/members/members-contract.ts';
import { useTranslation } from 'react-i18next';

/** What the HR office keeps of a member, to read only. */
export function ProfileFacts({ profile }: { readonly profile: OwnProfile }) {
  const { t } = useTranslation();
  const facts = [
    [t('members.profile.code'), profile.membercode],
    [t('members.profile.role'), t(`members.roles.${profile.role}`)],
    [t('members.profile.group'), profile.groupno ?? t('members.profile.noGroup')],
    [t('members.profile.joined'), profile.joinedon ? showDay(profile.joinedon) : t('members.profile.unknown')],
  ];
  return (
    <Box
      component="dl"
      sx={{ m: 0, display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(130px, 1fr))' }}
    >
      {facts.map(([name, value]) => (
        <div key={name}>
          <Box component="dt" sx={{ color: 'text.secondary' }}>
            {name}
          </Box>
          <Box component="dd" sx={{ m: 0, fontWeight: 500 }}>
            {value}
          </Box>
        </div>
      ))}
    </Box>
  );
}
