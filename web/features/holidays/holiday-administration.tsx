import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type { Holiday } from '@muster/domain/holidays/holiday.ts';
import type { AffectedLeave } from '@muster/domain/holidays/holidays-contract.ts';
import type { CompanyView } from '@muster/domain/office/office-contract.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { QuestionDialog } from '../../components/dialogs/question-dialog.tsx';
import { ListSkeleton } from '../../components/loading/list-skeleton.tsx';
import { Loaded } from '../../components/loading/loaded.tsx';
import { Panel } from '../../components/page/panel.tsx';
import { useSnackbar } from '../../components/snackbar.tsx';
import { holidayChanges, holidayQueries } from '../../data/holidays.ts';
import { useToday } from '../../lib/now.ts';
import { useProblemText } from '../../lib/problem-text.ts';
import { showDayWithWeekday } from '../../lib/show-time.ts';
import { AddHolidayDialog } from './add-holiday-dialog.tsx';
import { AffectedPanel } from './affected-panel.tsx';
import { EditableHolidays } from './editable-holidays.tsx';
import { TouchedLeaveDialog } from './touched-leave-dialog.tsx';

interface HolidayAdministrationProps {
  readonly company: CompanyView;
  readonly adding: boolean;
  readonly onAddingDone: () => void;
}

/** The office's public holidays by year, and the stored leave that their changes touch. */
export function HolidayAdministration({ company, adding, onAddingDone }: HolidayAdministrationProps) {
  const { t, i18n } = useTranslation();
  const say = useSnackbar();
  const textOf = useProblemText();
  const today = useToday(company);
  const [year, setYear] = useState(Number(today.slice(0, 4)));
  const holidays = useQuery(holidayQueries.ofYear(year));
  const remove = useMutation(holidayChanges.remove);
  const [asked, setAsked] = useState<Holiday | undefined>();
  const [touched, setTouched] = useState<readonly AffectedLeave[]>([]);
  const dayOf = (holiday: Holiday | undefined) =>
    holiday ? showDayWithWeekday(holiday.holidaydate, i18n.language) : '';
  const confirm = () => {
    if (!asked) return;
    remove.mutate(asked.id, {
      onSuccess: ({ affected }) => {
        say(t('holidayOffice.removed', { name: asked.description, day: dayOf(asked) }));
        setTouched(affected);
      },
      onError: (problem) => say(textOf(problem), 'error'),
      onSettled: () => setAsked(undefined),
    });
  };
  return (
    <>
      <AffectedPanel />
      <Panel
        title={t('holidayOffice.list', { year })}
        action={
          <Box sx={{ display: 'flex' }}>
            <IconButton onClick={() => setYear(year - 1)} aria-label={t('holidayOffice.previousYear')}>
              <ChevronLeft />
            </IconButton>
            <IconButton onClick={() => setYear(year + 1)} aria-label={t('holidayOffice.nextYear')}>
              <ChevronRight />
            </IconButton>
          </Box>
        }
      >
        <Loaded query={holidays} skeleton={<ListSkeleton rows={8} height={52} />}>
          {(list) => <EditableHolidays holidays={list} year={year} today={today} onRemove={setAsked} />}
        </Loaded>
      </Panel>
      {adding && (
        <AddHolidayDialog
          company={company}
          today={today}
          onClose={onAddingDone}
          onAdded={(affected) => {
            setTouched(affected);
            onAddingDone();
          }}
        />
      )}
      <QuestionDialog
        open={asked !== undefined}
        color="error"
        title={t('holidayOffice.removeTitle', { name: asked?.description ?? '' })}
        text={t('holidayOffice.removeText', { day: dayOf(asked) })}
        yes={t('holidayOffice.remove')}
        busy={remove.isPending}
        onYes={confirm}
        onNo={() => setAsked(undefined)}
      />
      {touched.length > 0 && <TouchedLeaveDialog affected={touched} onOk={() => setTouched([])} />}
    </>
  );
}
