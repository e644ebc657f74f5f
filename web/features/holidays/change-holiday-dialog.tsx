import { showDay } from '@muster/domain/calendar/day.ts';
import { sameSites } from '@muster/domain/holidays/holding-holidays.ts';
import { changeHoliday, type ListedHoliday } from '@muster/domain/holidays/holidays-contract.ts';
import type { CompanyView } from '@muster/domain/office/office-contract.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChangedMeanwhile } from '../../components/changed-meanwhile.tsx';
import { FormDialog } from '../../components/form/form-dialog.tsx';
import { useSnackbar } from '../../components/snackbar.tsx';
import { holidayChanges, touchOfChanging } from '../../data/holidays/holiday-office.ts';
import { useForm } from '../../lib/form/use-form.ts';
import { showDayWithWeekday } from '../../lib/time/show-time.ts';
import { HolidayFields } from './holiday-fields.tsx';
import { useSiteNames } from './holiday-sites.tsx';
import { useTouchQuestion } from './touch-question.tsx';

interface ChangeHolidayDialogProps {
  readonly company: CompanyView;
  readonly today: string;
  readonly holiday: ListedHoliday;
  readonly onClose: () => void;
}

const valuesOf = ({ holidaydate, description, sites = [] }: ListedHoliday) => ({ holidaydate, description, sites });

/** Another day, name or other sites for a holiday. What it touches is shown before it is stored. */
export function ChangeHolidayDialog({ company, today, holiday, onClose }: ChangeHolidayDialogProps) {
  const { t, i18n } = useTranslation();
  const say = useSnackbar();
  const [was, setWas] = useState(holiday);
  const change = useMutation(holidayChanges.change);
  const sitesOf = useSiteNames();
  const { mayGoOn, question } = useTouchQuestion('change');
  const form = useForm({
    contract: changeHoliday,
    initial: valuesOf(holiday),
    toBody: (values) => ({ ...values, description: values.description.trim(), was: valuesOf(was) }),
    required: ['holidaydate', 'description'],
    checkAtOnce: ({ holidaydate }) => (holidaydate ? {} : { holidaydate: t('common.dayMissing') }),
    send: async (body) => {
      if (!(await mayGoOn(await touchOfChanging(holiday.id, body)))) return 'unsent';
      const stored = (await change.mutateAsync({ id: holiday.id, body })).holiday;
      const day = showDayWithWeekday(stored.holidaydate, i18n.language);
      say(t('holidayOffice.changed', { name: stored.description, day }));
      onClose();
      return undefined;
    },
  });
  const meanwhile = form.problem?.code === 'CHANGED_MEANWHILE' ? (form.problem.data as ListedHoliday) : undefined;
  const theirs = meanwhile && !isSame(meanwhile, was) ? meanwhile : undefined;
  const versions = (stored: ListedHoliday) => [
    {
      label: t('holidayOffice.day'),
      opened: showDay(form.opened.holidaydate),
      typed: form.values.holidaydate && showDay(form.values.holidaydate),
      stored: showDay(stored.holidaydate),
    },
    {
      label: t('holidayOffice.name'),
      opened: form.opened.description,
      typed: form.values.description.trim(),
      stored: stored.description,
    },
    {
      label: t('holidayOffice.sites'),
      opened: sitesOf(form.opened),
      typed: sitesOf(form.values),
      stored: sitesOf(stored),
    },
  ];
  return (
    <>
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
                form.takeTheirs(valuesOf(theirs));
              }}
              onMine={() => {
                setWas(theirs);
                form.keepMine(valuesOf(theirs));
              }}
            />
          )
        }
      >
        <HolidayFields form={form} company={company} today={today} />
      </FormDialog>
      {question}
    </>
  );
}

const isSame = (one: ListedHoliday, other: ListedHoliday) =>
  one.holidaydate === other.holidaydate &&
  one.description === other.description &&
  sameSites(one.sites ?? [], other.sites ?? []);
