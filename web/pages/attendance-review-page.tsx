import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ListSkeleton } from '../components/loading/list-skeleton.tsx';
import { Loaded } from '../components/loading/loaded.tsx';
import { PageFrame } from '../components/page/page-frame.tsx';
import { companyQueries } from '../data/company.ts';
import { waitingQuery } from '../data/waiting.ts';
import { ReviewScreen } from '../features/attendance/review/review-screen.tsx';
import { AlsoWaiting } from '../features/waiting/also-waiting.tsx';
import NotFoundPage from './not-found-page.tsx';

/** What is to be looked at, for those who decide; for everybody else there is no such page. */
export default function AttendanceReviewPage() {
  const { t } = useTranslation();
  const company = useQuery(companyQueries.shown);
  const waiting = useQuery(waitingQuery);
  if (waiting.data?.decides === false) return <NotFoundPage />;
  return (
    <PageFrame title={t('review.title')} lead={t('review.lead')} crumbs={[{ name: t('shell.nav.attendance') }]}>
      <AlsoWaiting here="attendanceReview" />
      <Loaded query={waiting} skeleton={<ListSkeleton rows={8} height={92} />}>
        {() => (
          <Loaded query={company} skeleton={<ListSkeleton rows={8} height={92} />}>
            {(it) => <ReviewScreen zone={it.zone} />}
          </Loaded>
        )}
      </Loaded>
    </PageFrame>
  );
}
