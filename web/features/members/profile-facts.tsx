import { showDay } from '@muster/domain/calendar/day.ts';
import type { OwnProfile } from '@muster/domain/members/profile-contract.ts';
import { useTranslation } from 'react-i18next';
import { FactGrid } from '../../components/fact-list.tsx';

/** What the HR office keeps of a member, to read only. */
export function ProfileFacts({ profile }: { readonly profile: OwnProfile }) {
  const { t } = useTranslation();
  const facts = [
    { label: t('members.profile.code'), value: profile.membercode },
    { label: t('members.profile.role'), value: t(`members.roles.${profile.role}`) },
    { label: t('members.profile.group'), value: profile.groupno ?? t('members.profile.noGroup') },
    {
      label: t('members.profile.joined'),
      value: profile.joinedon ? showDay(profile.joinedon) : t('members.profile.unknown'),
    },
  ];
  return <FactGrid facts={facts} />;
}
