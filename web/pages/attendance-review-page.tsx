import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ListSkeleton } from '../components/loading/list-skeleton.tsx';
import { Loaded } from '../components/loading/loaded.tsx';
import { PageFrame } from '../components/page/page-frame.tsx';
import { Panel } from '../components/page/panel.tsx';
import { companyQueries } from '../data/company.ts';
import { ReviewList } from '../features/attendance/review-list.tsx';

/** What the office should look at. */
export default function AttendanceReviewPage() {
  const { t } = useTranslation();
  const company = useQuery(companyQueries.shown);
  return (
    <PageFrame
      title={t('attendance.review.title')}
      lead={t('attendance.review.lead')}
      crumbs={[{ name: t('shell.nav.office') }]}
    >
      <Panel title={t('attendance.review.list')}>
        <Loaded query={company} skeleton={<ListSkeleton rows={8} height={64} />}>
          {(it) => <ReviewList zone={it.zone} />}
        </Loaded>
      </Panel>
    </PageFrame>
  );
}
