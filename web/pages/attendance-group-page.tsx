import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ListSkeleton } from '../components/loading/list-skeleton.tsx';
import { Loaded } from '../components/loading/loaded.tsx';
import { PageFrame } from '../components/page/page-frame.tsx';
import { companyQueries } from '../data/company.ts';
import { GroupScreen } from '../features/attendance/summary/group-screen.tsx';

/** Members by day, for those who decide for them. */
export default function AttendanceGroupPage() {
  const { t } = useTranslation();
  const company = useQuery(companyQueries.shown);
  return (
    <PageFrame
      title={t('summary.group.title')}
      lead={t('summary.group.lead')}
      crumbs={[{ name: t('shell.nav.attendance') }]}
    >
      <Loaded query={company} skeleton={<ListSkeleton rows={8} height={64} />}>
        {(it) => <GroupScreen company={it} />}
      </Loaded>
    </PageFrame>
  );
}
