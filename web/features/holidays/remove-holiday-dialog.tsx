import Box from '@mui/material/Box';
import type { ListedHoliday } from '@muster/domain/holidays/holidays-contract.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { QuestionDialog } from '../../components/dialogs/question-dialog.tsx';
import { ListSkeleton } from '../../components/loading/list-skeleton.tsx';
import { Loaded } from '../../components/loading/loaded.tsx';
import { useSayProblem, useSnackbar } from '../../components/snackbar.tsx';
import { holidayChanges, holidayOfficeQueries } from '../../data/holidays/holiday-office.ts';
import { showDayWithWeekday } from '../../lib/time/show-time.ts';
import { TouchedThings } from './touched-things.tsx';

interface RemoveHolidayDialogProps {
  readonly holiday: ListedHoliday;
  readonly onClose: () => void;
}

/** The question before a holiday is removed, with what that touches. */
export function RemoveHolidayDialog({ holiday, onClose }: RemoveHolidayDialogProps) {
  const { t, i18n } = useTranslation();
  const say = useSnackbar();
  const sayProblem = useSayProblem();
  const remove = useMutation(holidayChanges.remove);
  // Once it is on its way there is nothing left to ask about.
  const touch = useQuery({ ...holidayOfficeQueries.touchOfRemoving(holiday.id), enabled: remove.isIdle });
  const name = holiday.description;
  const day = showDayWithWeekday(holiday.holidaydate, i18n.language);
  const confirm = () =>
    remove.mutate(holiday.id, {
      onSuccess: () => say(t('holidayOffice.removed', { name, day })),
      onError: sayProblem,
      onSettled: onClose,
    });
  return (
    <QuestionDialog
      open
      color="error"
      title={t('holidayOffice.removeTitle', { name })}
      text={t('holidayOffice.removeText', { day })}
      yes={t('holidayOffice.remove')}
      busy={remove.isPending}
      onYes={confirm}
      onNo={onClose}
    >
      <Box sx={{ mt: 2 }}>
        <Loaded query={touch} skeleton={<ListSkeleton rows={1} height={72} />}>
          {(it) => <TouchedThings touch={it} removing />}
        </Loaded>
      </Box>
    </QuestionDialog>
  );
}
