import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ListSkeleton } from '../components/loading/list-skeleton.tsx';
import { Loaded } from '../components/loading/loaded.tsx';
import { PageFrame } from '../components/page/page-frame.tsx';
import { companyQueries } from '../data/company.ts';
import { PeriodsScreen } from '../features/attendance/periods/periods-screen.tsx';

/** The pay periods, for the office. */
export default function PayPeriodsPage() {
  const { t } = useTranslation();
  const company = useQuery(companyQueries.shown);
  return (
    <PageFrame title={t('periods.title')} lead={t('periods.lead')} crumbs={[{ name: t('shell.nav.office') }]}>
      <Loaded query={company} skeleton={<ListSkeleton rows={8} height={92} />}>
        {(it) => <PeriodsScreen company={it} />}
      </Loaded>
    </PageFrame>
  );
}
