import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ListSkeleton } from '../components/loading/list-skeleton.tsx';
import { Loaded } from '../components/loading/loaded.tsx';
import { PageFrame } from '../components/page/page-frame.tsx';
import { companyQueries } from '../data/company.ts';
import { CrewScreen } from '../features/attendance/crew/crew-screen.tsx';

/** Those for whom a member checks in on their own phone. */
export default function CrewPage() {
  const { t } = useTranslation();
  const company = useQuery(companyQueries.shown);
  return (
    <PageFrame title={t('crew.title')} lead={t('crew.lead')} crumbs={[{ name: t('shell.nav.attendance') }]}>
      <Loaded query={company} skeleton={<ListSkeleton rows={6} height={72} />}>
        {(it) => <CrewScreen zone={it.zone} />}
      </Loaded>
    </PageFrame>
  );
}
