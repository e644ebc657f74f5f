import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { ListSkeleton } from '../components/loading/list-skeleton.tsx';
import { Loaded } from '../components/loading/loaded.tsx';
import { PageFrame } from '../components/page/page-frame.tsx';
import { companyQueries } from '../data/company.ts';
import { memberQueries } from '../data/members/members.ts';
import { MemberBalances } from '../features/leave/office/member-balances.tsx';
import { YearEndDue } from '../features/leave/office/year-end-due.tsx';

/** The office's look at the balances of one member. */
export default function LeaveBalancesPage() {
  const { t } = useTranslation();
  const company = useQuery(companyQueries.shown);
  const members = useQuery(memberQueries.all);
  const [address, setAddress] = useSearchParams();
  return (
    <PageFrame
      title={t('leaveBalances.title')}
      lead={t('leaveBalances.lead')}
      crumbs={[{ name: t('shell.nav.office') }]}
    >
      <YearEndDue />
      <Loaded query={company} skeleton={<ListSkeleton rows={3} height={64} />}>
        {(it) => (
          <Loaded query={members} skeleton={<ListSkeleton rows={3} height={64} />}>
            {(all) => (
              <MemberBalances
                company={it}
                members={all}
                membercode={address.get('member')}
                onMember={(member) => setAddress(member ? { member } : {}, { replace: true })}
              />
            )}
          </Loaded>
        )}
      </Loaded>
    </PageFrame>
  );
}
