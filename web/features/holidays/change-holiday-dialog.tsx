import { showDay } from '@muster/domain/calendar/day.ts';
import type { Holiday } from '@muster/domain/holidays/holiday.ts';
import { changeHoliday } from '@muster/domain/holidays/holidays-contract.ts';
import type { CompanyView } from '@muster/domain/office/office-contract.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChangedMeanwhile } from '../../components/changed-meanwhile.tsx';
import { DayField } from '../../components/form/day-field/day-field.tsx';
import { FormDialog } from '../../components/form/form-dialog.tsx';
import { FormField } from '../../components/form/form-field.tsx';
import { useSnackbar } from '../../components/snackbar.tsx';
import { holidayChanges } from '../../data/holidays.ts';
import { useForm } from '../../lib/form/use-form.ts';
import { showDayWithWeekday } from '../../lib/show-time.ts';

interface ChangeHolidayDialogProps {
  readonly company: CompanyView;
  readonly today: string;
  readonly holiday: Holiday;
  readonly onClose: () => void;
}

const valuesOf = ({ holidaydate, description }: Holiday) => ({ holidaydate, description });

/** Another day or another name for a holiday. Leave that it touches comes on the office's list. */
export function ChangeHolidayDialog({ company, today, holiday, onClose }: ChangeHolidayDialogProps) {
  const { t, i18n } = useTranslation();
  const say = useSnackbar();
  const [was, setWas] = useState(holiday);
  const change = useMutation(holidayChanges.change);
  const form = useForm({
    contract: changeHoliday,
    initial: valuesOf(holiday),
    toBody: (values) => ({ ...values, description: values.description.trim(), was: valuesOf(was) }),
    required: ['holidaydate', 'description'],
    checkAtOnce: ({ holidaydate }) => (holidaydate ? {} : { holidaydate: t('common.dayMissing') }),
    send: async (body) => {
      const stored = (await change.mutateAsync({ id: holiday.id, body })).holiday;
      const day = showDayWithWeekday(stored.holidaydate, i18n.language);
      say(t('holidayOffice.changed', { name: stored.description, day }));
      onClose();
    },
  });
  const meanwhile = form.problem?.code === 'CHANGED_MEANWHILE' ? (form.problem.data as Holiday) : undefined;
  const theirs = meanwhile && keyed(meanwhile) !== keyed(was) ? meanwhile : undefined;
  const versions = (stored: Holiday) => [
    {
      label: t('holidayOffice.day'),
      typed: form.values.holidaydate && showDay(form.values.holidaydate),
      stored: showDay(stored.holidaydate),
    },
    { label: t('holidayOffice.name'), typed: form.values.description.trim(), stored: stored.description },
  ];
  return (
    <FormDialog
      form={form}
      title={t('holidayOffice.changeTitle', { name: holiday.description })}
      submit={t('common.save')}
      onClose={onClose}
      problem={
        theirs && (
          <ChangedMeanwhile
            fields={versions(theirs)}
            onTheirs={() => {
              setWas(theirs);
              form.change(valuesOf(theirs));
            }}
            onMine={() => setWas(theirs)}
          />
        )
      }
    >
      <DayField
        {...form.field('holidaydate')}
        label={t('holidayOffice.day')}
        picker={{ today, weekStart: company.weekstart }}
      />
      <FormField {...form.field('description')} label={t('holidayOffice.name')} />
    </FormDialog>
  );
}

const keyed = ({ holidaydate, description }: Holiday) => `${holidaydate} ${description}`;
