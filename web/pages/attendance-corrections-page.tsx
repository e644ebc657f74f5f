import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ListSkeleton } from '../components/loading/list-skeleton.tsx';
import { PageFrame } from '../components/page/page-frame.tsx';
import { waitingQuery } from '../data/waiting.ts';
import { CorrectionsToDecide, OwnCorrections } from '../features/attendance/corrections/correction-lists.tsx';
import { AlsoWaiting } from '../features/waiting/also-waiting.tsx';

/** For those who decide the corrections to decide, and for everybody the own ones. */
export default function AttendanceCorrectionsPage() {
  const { t } = useTranslation();
  const { data: waiting, isLoading } = useQuery(waitingQuery);
  return (
    <PageFrame
      title={t('corrections.title')}
      lead={t('corrections.lead')}
      crumbs={[{ name: t('shell.nav.attendance') }]}
    >
      <AlsoWaiting here="corrections" />
      {waiting?.decides && <CorrectionsToDecide waiting={waiting.corrections} />}
      {/* Not before it is known whether others stand above them: they would be pushed away under a finger. */}
      {isLoading ? <ListSkeleton rows={3} height={96} /> : <OwnCorrections />}
    </PageFrame>
  );
}
