import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ListSkeleton } from '../components/loading/list-skeleton.tsx';
import { Loaded } from '../components/loading/loaded.tsx';
import { PageFrame } from '../components/page/page-frame.tsx';
import { companyQueries } from '../data/company.ts';
import { HolidayAdministration } from '../features/holidays/holiday-administration.tsx';

/** The office's list of public holidays. */
export default function HolidaysPage() {
  const { t } = useTranslation();
  const company = useQuery(companyQueries.shown);
  const [adding, setAdding] = useState(false);
  return (
    <PageFrame
      title={t('holidayOffice.title')}
      crumbs={[{ name: t('shell.nav.office') }]}
      action={
        <Button variant="contained" startIcon={<Add />} onClick={() => setAdding(true)}>
          {t('holidayOffice.add')}
        </Button>
      }
    >
      <Loaded query={company} skeleton={<ListSkeleton rows={8} height={52} />}>
        {(it) => <HolidayAdministration company={it} adding={adding} onAddingDone={() => setAdding(false)} />}
      </Loaded>
    </PageFrame>
  );
}
