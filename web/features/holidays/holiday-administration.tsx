import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ListedHoliday } from '@muster/domain/holidays/holidays-contract.ts';
import type { CompanyView } from '@muster/domain/office/office-contract.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { ListSkeleton } from '../../components/loading/list-skeleton.tsx';
import { Loaded } from '../../components/loading/loaded.tsx';
import { Panel } from '../../components/page/panel.tsx';
import { Steps } from '../../components/page/steps.tsx';
import { holidayOfficeQueries } from '../../data/holidays/holiday-office.ts';
import { useToday } from '../../lib/time/now.ts';
import { AddHolidayDialog } from './add-holiday-dialog.tsx';
import { AffectedPanel } from './affected-panel.tsx';
import { ChangeHolidayDialog } from './change-holiday-dialog.tsx';
import { EditableHolidays } from './editable-holidays.tsx';
import { ImportDialog } from './enter/import-dialog.tsx';
import { SuggestionsDialog } from './enter/suggestions-dialog.tsx';
import { HolidaysToEnter } from './holidays-to-enter.tsx';
import { RemoveHolidayDialog } from './remove-holiday-dialog.tsx';

interface HolidayAdministrationProps {
  readonly company: CompanyView;
  readonly adding: boolean;
  readonly onAddingDone: () => void;
}

/** The office's public holidays by year, and the stored leave that their changes touch. */
export function HolidayAdministration({ company, adding, onAddingDone }: HolidayAdministrationProps) {
  const { t } = useTranslation();
  const today = useToday(company);
  const [address, setAddress] = useSearchParams();
  const year = Number(/^\d{4}$/.exec(address.get('year') ?? '')?.[0] ?? today.slice(0, 4));
  const setYear = (shown: number) => setAddress({ year: String(shown) }, { replace: true });
  const holidays = useQuery(holidayOfficeQueries.listed(year));
  const [asked, setAsked] = useState<ListedHoliday | undefined>();
  const [changing, setChanging] = useState<ListedHoliday | undefined>();
  const [entering, setEntering] = useState<'file' | 'suggestions' | undefined>();
  const done = () => setEntering(undefined);
  /** What is new is looked for in the list. */
  const showDay = (day: string) => setYear(Number(day.slice(0, 4)));
  return (
    <>
      <HolidaysToEnter shown={year} />
      <AffectedPanel zone={company.zone} />
      <Panel
        title={t('holidayOffice.list', { year })}
        action={
          <Box sx={{ display: 'flex' }}>
            <Steps
              previous={t('holidayOffice.previousYear')}
              next={t('holidayOffice.nextYear')}
              onStep={(direction) => setYear(year + direction)}
            />
          </Box>
        }
      >
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1 }}>
          <Button variant="outlined" onClick={() => setEntering('suggestions')}>
            {t('holidayOffice.enter.suggest')}
          </Button>
          <Button variant="outlined" onClick={() => setEntering('file')}>
            {t('holidayOffice.enter.import')}
          </Button>
        </Box>
        <Loaded query={holidays} skeleton={<ListSkeleton rows={8} height={52} />}>
          {(list) => (
            <EditableHolidays holidays={list} year={year} today={today} onChange={setChanging} onRemove={setAsked} />
          )}
        </Loaded>
      </Panel>
      {adding && <AddHolidayDialog company={company} today={today} onAdded={showDay} onClose={onAddingDone} />}
      {entering === 'file' && <ImportDialog onClose={done} />}
      {entering === 'suggestions' && <SuggestionsDialog year={year} onClose={done} />}
      {changing && (
        <ChangeHolidayDialog
          company={company}
          today={today}
          holiday={changing}
          onClose={() => setChanging(undefined)}
        />
      )}
      {asked && <RemoveHolidayDialog holiday={asked} onClose={() => setAsked(undefined)} />}
    </>
  );
}
