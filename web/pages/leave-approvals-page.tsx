import { useTranslation } from 'react-i18next';
import { PageFrame } from '../components/page/page-frame.tsx';
import { Approvals } from '../features/leave/approvals/approvals.tsx';

/** What waits for the signed-in member's decision. */
export default function LeaveApprovalsPage() {
  const { t } = useTranslation();
  return (
    <PageFrame title={t('leave.approvals.title')} crumbs={[{ name: t('shell.nav.attendance') }]} maxWidth={900}>
      <Approvals />
    </PageFrame>
  );
}
