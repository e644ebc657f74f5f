import { type AffectedLeave, addHoliday } from '@muster/domain/holidays/holidays-contract.ts';
import type { CompanyView } from '@muster/domain/office/office-contract.ts';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { DayField } from '../../components/form/day-field/day-field.tsx';
import { FormDialog } from '../../components/form/form-dialog.tsx';
import { FormField } from '../../components/form/form-field.tsx';
import { useSnackbar } from '../../components/snackbar.tsx';
import { holidayChanges } from '../../data/holidays.ts';
import { useForm } from '../../lib/form/use-form.ts';
import { showDayWithWeekday } from '../../lib/show-time.ts';

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
  const form = useForm({
    contract: addHoliday,
    initial: { holidaydate: today, description: '' },
    toBody: (values) => ({ ...values, description: values.description.trim() }),
    required: ['holidaydate', 'description'],
    checkAtOnce: ({ holidaydate }) => (holidaydate ? {} : { holidaydate: t('common.dayMissing') }),
    send: async (body) => {
      const { holiday, affected } = await add.mutateAsync(body);
      const day = showDayWithWeekday(holiday.holidaydate, i18n.language);
      say(t('holidayOffice.added', { name: holiday.description, day }));
      onAdded(affected);
    },
  });
  return (
    <FormDialog form={form} title={t('holidayOffice.addTitle')} submit={t('holidayOffice.add')} onClose={onClose}>
      <DayField
        {...form.field('holidaydate')}
        label={t('holidayOffice.day')}
        picker={{ today, weekStart: company.weekstart }}
      />
      <FormField {...form.field('description')} label={t('holidayOffice.name')} />
    </FormDialog>
  );
}
