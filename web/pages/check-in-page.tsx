import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { PageFrame } from '../components/page/page-frame.tsx';
import { companyQueries } from '../data/company.ts';
import { PunchScreen } from '../features/attendance/check-in/punch-screen.tsx';
import { CorrectDay } from '../features/attendance/corrections/correct-day.tsx';
import { OwnMonth } from '../features/attendance/summary/own-month.tsx';

/** The punch, today, and the months before. */
export default function CheckInPage() {
  const { t } = useTranslation();
  const { data: company } = useQuery(companyQueries.shown);
  return (
    <PageFrame title={t('attendance.title')} crumbs={[{ name: t('shell.nav.attendance') }]}>
      <PunchScreen />
      {company && <OwnMonth company={company} actionOf={(day) => <CorrectDay day={day} zone={company.zone} />} />}
    </PageFrame>
  );
}
