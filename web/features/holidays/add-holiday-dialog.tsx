import Button from '@mui/material/Button';
import type { AffectedLeave } from '@muster/domain/holidays/holidays-contract.ts';
import type { CompanyView } from '@muster/domain/office/office-contract.ts';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DayField } from '../../components/day-field/day-field.tsx';
import { DialogFrame } from '../../components/dialogs/dialog-frame.tsx';
import { FormColumn } from '../../components/form-column.tsx';
import { FormField } from '../../components/form-field.tsx';
import { FormProblem } from '../../components/form-problem.tsx';
import { useSnackbar } from '../../components/snackbar.tsx';
import { SubmitButton } from '../../components/submit-button.tsx';
import { holidayChanges } from '../../data/holidays.ts';
import { ApiProblem } from '../../lib/api-problem.ts';
import { showDayWithWeekday } from '../../lib/show-time.ts';

const FORM = 'add-holiday-form';

interface AddHolidayDialogProps {
  readonly company: CompanyView;
  readonly today: string;
  readonly onAdded: (affected: readonly AffectedLeave[]) => void;
  readonly onClose: () => void;
}

/** A new public holiday: its day and its name. */
export function AddHolidayDialog({ company, today, onAdded, onClose }: AddHolidayDialogProps) {
  const { t, i18n } = useTranslation();
  const say = useSnackbar();
  const add = useMutation(holidayChanges.add);
  const [day, setDay] = useState(today);
  const [name, setName] = useState('');
  const problem = add.error instanceof ApiProblem ? add.error : undefined;
  const change = (set: (value: string) => void) => (value: string) => {
    add.reset();
    set(value);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!day || name.trim() === '' || add.isPending) return;
    add.mutate(
      { holidaydate: day, description: name.trim() },
      {
        onSuccess: ({ holiday, affected }) => {
          const shown = showDayWithWeekday(holiday.holidaydate, i18n.language);
          say(t('holidayOffice.added', { name: holiday.description, day: shown }));
          onAdded(affected);
        },
      },
    );
  };
  return (
    <DialogFrame
      open
      title={t('holidayOffice.addTitle')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <SubmitButton form={FORM} busy={add.isPending} disabled={!day || name.trim() === ''}>
            {problem?.unanswered ? t('common.tryAgain') : t('holidayOffice.add')}
          </SubmitButton>
        </>
      }
    >
      <FormColumn id={FORM} onSubmit={submit}>
        <DayField
          name="holidaydate"
          label={t('holidayOffice.day')}
          day={day}
          onDay={change(setDay)}
          error={day ? undefined : t('common.dayMissing')}
          picker={{ today, weekStart: company.weekstart }}
        />
        <FormField
          name="description"
          label={t('holidayOffice.name')}
          value={name}
          onChange={change(setName)}
          required
          inputProps={{ maxLength: 120 }}
        />
        <FormProblem problem={problem} />
      </FormColumn>
    </DialogFrame>
  );
}
