import { addHoliday, type HolidayTouch } from '@muster/domain/holidays/holidays-contract.ts';
import type { CompanyView } from '@muster/domain/office/office-contract.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DayField } from '../../components/form/day-field/day-field.tsx';
import { FormDialog } from '../../components/form/form-dialog.tsx';
import { FormField } from '../../components/form/form-field.tsx';
import { useSnackbar } from '../../components/snackbar.tsx';
import { holidayChanges, touchOfAdding } from '../../data/holidays.ts';
import { useForm } from '../../lib/form/use-form.ts';
import { showDayWithWeekday } from '../../lib/show-time.ts';
import { AddTouchDialog } from './add-touch-dialog.tsx';

interface AddHolidayDialogProps {
  readonly company: CompanyView;
  readonly today: string;
  readonly onClose: () => void;
}

interface Question {
  readonly touch: HolidayTouch;
  readonly onAnswer: (yes: boolean) => void;
}

/** A new public holiday: its day and its name. What it touches is shown before it is stored. */
export function AddHolidayDialog({ company, today, onClose }: AddHolidayDialogProps) {
  const { t, i18n } = useTranslation();
  const say = useSnackbar();
  const add = useMutation(holidayChanges.add);
  const [question, setQuestion] = useState<Question | undefined>();

  /** Whether to go on: nothing stored is touched, or whoever is asked agrees. */
  async function mayGoOn(touch: HolidayTouch): Promise<boolean> {
    if (touch.affected.length + touch.trips.length === 0) return true;
    const yes = await new Promise<boolean>((onAnswer) => setQuestion({ touch, onAnswer }));
    setQuestion(undefined);
    return yes;
  }

  const form = useForm({
    contract: addHoliday,
    initial: { holidaydate: today, description: '' },
    toBody: (values) => ({ ...values, description: values.description.trim() }),
    required: ['holidaydate', 'description'],
    checkAtOnce: ({ holidaydate }) => (holidaydate ? {} : { holidaydate: t('common.dayMissing') }),
    send: async (body) => {
      if (!(await mayGoOn(await touchOfAdding(body)))) return 'unsent';
      const { holiday } = await add.mutateAsync(body);
      const day = showDayWithWeekday(holiday.holidaydate, i18n.language);
      say(t('holidayOffice.added', { name: holiday.description, day }));
      onClose();
      return undefined;
    },
  });
  return (
    <>
      <FormDialog form={form} title={t('holidayOffice.addTitle')} submit={t('holidayOffice.add')} onClose={onClose}>
        <DayField
          {...form.field('holidaydate')}
          label={t('holidayOffice.day')}
          picker={{ today, weekStart: company.weekstart }}
        />
        <FormField {...form.field('description')} label={t('holidayOffice.name')} />
      </FormDialog>
      {question && <AddTouchDialog {...question} />}
    </>
  );
}
