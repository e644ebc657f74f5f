import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ListSkeleton } from '../components/loading/list-skeleton.tsx';
import { Loaded } from '../components/loading/loaded.tsx';
import { PageFrame } from '../components/page/page-frame.tsx';
import { PageLink } from '../components/page/page-link.tsx';
import { Panel } from '../components/page/panel.tsx';
import { profileQueries } from '../data/account/profile.ts';
import { ProfileFacts } from '../features/members/profile-facts.tsx';
import { ProfileForm } from '../features/members/profile-form.tsx';

export default function MemberProfilePage() {
  const { t } = useTranslation();
  const profile = useQuery(profileQueries.own);
  return (
    <PageFrame
      title={t('members.profile.title')}
      lead={t('members.profile.lead')}
      crumbs={[]}
      action={<PageLink to="/dashboard/member-setting" text={t('shell.settings')} />}
    >
      <Loaded query={profile} skeleton={<ListSkeleton rows={3} height={140} />}>
        {(it) => (
          <>
            <Panel title={it.membername}>
              <ProfileForm profile={it} />
            </Panel>
            <Panel title={t('members.profile.kept')}>
              <ProfileFacts profile={it} />
            </Panel>
          </>
        )}
      </Loaded>
    </PageFrame>
  );
}
