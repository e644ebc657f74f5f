import { addHoliday } from '@muster/domain/holidays/holidays-contract.ts';
import type { CompanyView } from '@muster/domain/office/office-contract.ts';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../components/form/form-dialog.tsx';
import { useSnackbar } from '../../components/snackbar.tsx';
import { holidayChanges, touchOfAdding } from '../../data/holidays/holiday-office.ts';
import { useForm } from '../../lib/form/use-form.ts';
import { showDayWithWeekday } from '../../lib/time/show-time.ts';
import { HolidayFields } from './holiday-fields.tsx';
import { useTouchQuestion } from './touch-question.tsx';

interface AddHolidayDialogProps {
  readonly company: CompanyView;
  readonly today: string;
  /** Told the day of what is stored. */
  readonly onAdded: (day: string) => void;
  readonly onClose: () => void;
}

/** A new public holiday: its day and its name. What it touches is shown before it is stored. */
export function AddHolidayDialog({ company, today, onAdded, onClose }: AddHolidayDialogProps) {
  const { t, i18n } = useTranslation();
  const say = useSnackbar();
  const add = useMutation(holidayChanges.add);
  const { mayGoOn, question } = useTouchQuestion('add');
  const form = useForm({
    contract: addHoliday,
    initial: { holidaydate: today, description: '', sites: [] as number[] },
    toBody: ({ sites, ...values }) => ({
      ...values,
      description: values.description.trim(),
      ...(sites.length > 0 ? { sites } : {}),
    }),
    required: ['holidaydate', 'description'],
    checkAtOnce: ({ holidaydate }) => (holidaydate ? {} : { holidaydate: t('common.dayMissing') }),
    send: async (body) => {
      if (!(await mayGoOn(await touchOfAdding(body)))) return 'unsent';
      const { holiday } = await add.mutateAsync(body);
      const day = showDayWithWeekday(holiday.holidaydate, i18n.language);
      say(t('holidayOffice.added', { name: holiday.description, day }));
      onAdded(holiday.holidaydate);
      onClose();
      return undefined;
    },
  });
  return (
    <>
      <FormDialog form={form} title={t('holidayOffice.add')} submit={t('holidayOffice.add')} onClose={onClose}>
        <HolidayFields form={form} company={company} today={today} />
      </FormDialog>
      {question}
    </>
  );
}
