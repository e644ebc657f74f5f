import type { CompanyView } from '@muster/domain/office/office-contract.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { PageFrame } from '../components/page/page-frame.tsx';
import { companyQueries } from '../data/company.ts';
import { MonthPunches } from '../features/attendance/month-punches.tsx';
import { PunchScreen } from '../features/attendance/punch-screen.tsx';
import { useToday } from '../lib/now.ts';

/** The punch, today, and the months before. */
export default function CheckInPage() {
  const { t } = useTranslation();
  const { data: company } = useQuery(companyQueries.shown);
  return (
    <PageFrame title={t('attendance.title')} crumbs={[{ name: t('shell.nav.attendance') }]}>
      <PunchScreen />
      {company && <ThisMonth company={company} />}
    </PageFrame>
  );
}

function ThisMonth({ company }: { readonly company: CompanyView }) {
  return <MonthPunches today={useToday(company)} zone={company.zone} />;
}
