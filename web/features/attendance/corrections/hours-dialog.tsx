import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { minutesOfShift } from '@muster/domain/attendance/shift-window.ts';
import type { Day } from '@muster/domain/calendar/company-time.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { DayField } from '../../../components/form/day-field/day-field.tsx';
import type { DayPickerFacts } from '../../../components/form/day-field/day-picker.tsx';
import { DraftNotice } from '../../../components/form/draft-notice.tsx';
import { FormDialog } from '../../../components/form/form-dialog.tsx';
import { FormField } from '../../../components/form/form-field.tsx';
import { correctionQueries } from '../../../data/attendance/corrections.ts';
import { showDayWithWeekday } from '../../../lib/time/show-time.ts';
import { useSummaryWords } from '../summary/summary-words.ts';
import { type HoursFormOptions, useHoursForm } from './use-hours-form.ts';
import { useShift } from './use-shift.ts';

interface HoursDialogProps extends HoursFormOptions {
  /** Where the day is asked as well. */
  readonly picker?: DayPickerFacts;
}

/** Asks for hours of a day off, or gives them to somebody: from when to when, and why, with what is left of the year's. */
export default function HoursDialog({ picker, ...props }: HoursDialogProps) {
  const { day, zone, of, onClose } = props;
  const { t, i18n } = useTranslation();
  const { form, draft } = useHoursForm(props);
  const { attendancedate: date, from, to } = form.values;
  const known = useShift(day ?? (date ? { date } : { date, shift: null }), of?.membercode);
  const about = day && { day: showDayWithWeekday(day.date, i18n.language), name: of?.membername ?? '' };
  return (
    <FormDialog
      form={form}
      title={
        about ? t(of ? 'corrections.hours.dialogOf' : 'corrections.hours.dialog', about) : t('corrections.kinds.hours')
      }
      submit={of ? t('corrections.hours.give') : t('corrections.hours.ask')}
      draft={draft}
      onClose={onClose}
    >
      <DraftNotice draft={draft} zone={zone} />
      {picker && <DayField {...form.field('attendancedate')} label={t('summary.day.date')} picker={picker} />}
      {known && (
        <Typography color="textSecondary">
          {t('corrections.hours.shift', { from: known.starts, to: known.ends })}
        </Typography>
      )}
      <Box sx={times}>
        <FormField {...form.field('from')} label={t('corrections.hours.from')} type="time" />
        <FormField {...form.field('to')} label={t('corrections.hours.to')} type="time" />
      </Box>
      <Left
        date={date || (picker?.today ?? '')}
        of={of}
        minutes={from && to ? minutesOfShift({ starts: from, ends: to }) : 0}
      />
      <Typography>{t('corrections.hours.text')}</Typography>
      <FormField
        {...form.field('reason')}
        label={t('corrections.reason')}
        hint={t('corrections.hours.reasonHint')}
        multiline
      />
    </FormDialog>
  );
}

interface LeftProps extends Pick<HoursFormOptions, 'of'> {
  readonly date: Day;
  readonly minutes: number;
}

/** What is left of the hours off of the day's budget year, before and after so many minutes. */
function Left({ date, of, minutes }: LeftProps) {
  const { t } = useTranslation();
  const { duration } = useSummaryWords();
  const { data } = useQuery({ ...correctionQueries.hoursLeft(date, of?.membercode), enabled: date !== '' });
  if (!data) return null;
  const { left } = data;
  const time = duration(left);
  const told =
    minutes === 0
      ? t('corrections.hours.left', { time })
      : minutes > left
        ? t('corrections.hours.tooMany', { time })
        : t('corrections.hours.leftAfter', { time, after: duration(left - minutes) });
  return (
    <Typography role="status" color={minutes > left ? 'error' : 'textPrimary'}>
      {told}
    </Typography>
  );
}

/** Beneath each other where large text leaves no room for a whole time with its half of the day. */
const times = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr))',
};
