import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ListSkeleton } from '../components/loading/list-skeleton.tsx';
import { Loaded } from '../components/loading/loaded.tsx';
import { PageFrame } from '../components/page/page-frame.tsx';
import { companyQueries } from '../data/company.ts';
import { MemberBalances } from '../features/leave/office/member-balances.tsx';
import { YearEndDue } from '../features/leave/office/year-end-due.tsx';

/** The office's look at the balances of everybody, and of one member. */
export default function LeaveBalancesPage() {
  const { t } = useTranslation();
  const company = useQuery(companyQueries.shown);
  return (
    <PageFrame
      title={t('leaveBalances.title')}
      lead={t('leaveBalances.lead')}
      crumbs={[{ name: t('shell.nav.office') }]}
    >
      <YearEndDue />
      <Loaded query={company} skeleton={<ListSkeleton rows={3} height={64} />}>
        {(it) => <MemberBalances company={it} />}
      </Loaded>
    </PageFrame>
  );
}
