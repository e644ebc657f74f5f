import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ListSkeleton } from '../components/loading/list-skeleton.tsx';
import { Loaded } from '../components/loading/loaded.tsx';
import { PageFrame } from '../components/page/page-frame.tsx';
import { PageLink } from '../components/page/page-link.tsx';
import { Panel } from '../components/page/panel.tsx';
import { companyQueries } from '../data/company.ts';
import { MileageList } from '../features/trips/mileage/mileage-list.tsx';
import { useCurrentMember } from '../lib/session/session-store.ts';

const TRIPS = '/dashboard/trip_assignment';

/** What was driven on trips, and what is paid for it. */
export default function MileagePage() {
  const { t } = useTranslation();
  const { membercode } = useCurrentMember();
  const company = useQuery(companyQueries.shown);
  return (
    <PageFrame title={t('mileage.title')} lead={t('mileage.lead')} crumbs={[{ name: t('shell.nav.attendance') }]}>
      <Panel
        title={t('mileage.list.label')}
        lead={t('mileage.list.how')}
        action={<PageLink to={`${TRIPS}?search=${encodeURIComponent(membercode)}`} text={t('mileage.list.toTrips')} />}
      >
        <Loaded query={company} skeleton={<ListSkeleton rows={6} height={96} />}>
          {(it) => <MileageList company={it} />}
        </Loaded>
      </Panel>
    </PageFrame>
  );
}
