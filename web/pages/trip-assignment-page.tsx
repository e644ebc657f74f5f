import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ListSkeleton } from '../components/loading/list-skeleton.tsx';
import { Loaded } from '../components/loading/loaded.tsx';
import { PageFrame } from '../components/page/page-frame.tsx';
import { companyQueries } from '../data/company.ts';
import { TripScreen } from '../features/trips/trip-screen.tsx';
import { useTripChoice } from '../features/trips/use-trip-choice.ts';

/** Business trips of groups of members. */
export default function TripAssignmentPage() {
  const { t } = useTranslation();
  const company = useQuery(companyQueries.shown);
  const choice = useTripChoice();
  return (
    <PageFrame
      title={t('trips.title')}
      crumbs={[{ name: t('shell.nav.attendance') }]}
      action={
        <Button variant="contained" startIcon={<Add />} onClick={choice.add}>
          {t('trips.add')}
        </Button>
      }
    >
      <Loaded query={company} skeleton={<ListSkeleton rows={6} />}>
        {(it) => <TripScreen company={it} choice={choice} />}
      </Loaded>
    </PageFrame>
  );
}
