import { isOffice } from '@muster/domain/members/member-policy.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { PageFrame } from '../components/page/page-frame.tsx';
import { companyQueries } from '../data/company.ts';
import { EnterForSomebody } from '../features/leave/acting/enter-for-somebody.tsx';
import { Approvals } from '../features/leave/approvals/approvals.tsx';
import { Decided } from '../features/leave/approvals/decided.tsx';
import { DeputiesPanel } from '../features/leave/approvals/deputies-panel.tsx';
import { AlsoWaiting } from '../features/waiting/also-waiting.tsx';
import { useCurrentMember } from '../lib/session/session-store.ts';

/** What waits for the signed-in member's decision; the office enters leave that was phoned in. */
export default function LeaveApprovalsPage() {
  const { t } = useTranslation();
  const { role } = useCurrentMember();
  const { data: company } = useQuery(companyQueries.shown);
  const mayEnter = company && isOffice(role);
  return (
    <PageFrame
      title={t('leave.approvals.title')}
      crumbs={[{ name: t('shell.nav.attendance') }]}
      {...(mayEnter && { action: <EnterForSomebody today={company.today} weekStart={company.weekstart} /> })}
    >
      <AlsoWaiting here="leaveApprovals" />
      <Approvals company={company} />
      {company && <Decided company={company} />}
      {company && <DeputiesPanel today={company.today} weekStart={company.weekstart} />}
    </PageFrame>
  );
}
