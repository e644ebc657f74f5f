import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { ListedPunch } from '@muster/domain/attendance/attendance-contract.ts';
import type { Day } from '@muster/domain/calendar/company-time.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { DraftNotice } from '../../../components/form/draft-notice.tsx';
import { FormDialog } from '../../../components/form/form-dialog.tsx';
import { FormField } from '../../../components/form/form-field.tsx';
import { Loaded } from '../../../components/loading/loaded.tsx';
import { summaryQueries } from '../../../data/attendance/summary.ts';
import { companyQueries } from '../../../data/company.ts';
import { showDayWithWeekday } from '../../../lib/time/show-time.ts';
import { clockFacts, punchesOf, type Stay, staysOf } from './stays.ts';
import { TimesNotice } from './times-notice.tsx';
import { useTimesText } from './times-text.ts';
import { useCorrectionForm } from './use-correction-form.ts';
import { useShift } from './use-shift.ts';

interface LeftAtProps {
  readonly day: Day;
  readonly onClose: () => void;
}

/** A forgotten check-out: the member says when they left, and that is asked for as a correction of the day. */
export default function LeftAtDialog(props: LeftAtProps) {
  const punches = useQuery(summaryQueries.punches(props.day));
  const { data: company } = useQuery(companyQueries.shown);
  return (
    <Loaded query={punches} skeleton={<Skeleton variant="rounded" height={44} />}>
      {(list) => company && <LeftAtForm {...props} zone={company.zone} punches={list.filter((it) => !it.replaced)} />}
    </Loaded>
  );
}

interface LeftAtFormProps extends LeftAtProps {
  readonly zone: string;
  readonly punches: readonly ListedPunch[];
}

function LeftAtForm({ day, zone, punches, onClose }: LeftAtFormProps) {
  const { t, i18n } = useTranslation();
  const timesText = useTimesText();
  const recorded = staysOf(punches, zone);
  const { form, draft } = useCorrectionForm(
    { day: { date: day }, zone, reason: t('corrections.forgot'), onClose },
    recorded,
  );
  const shift = useShift({ date: day });
  const { stays } = form.values;
  const last = stays.length - 1;
  const setLast = (change: Partial<Stay>) =>
    form.change({ stays: stays.map((it, at) => (at === last ? { ...it, ...change } : it)) }, 'punches');
  return (
    <FormDialog
      form={form}
      title={t('corrections.leftAtTitle', { day: showDayWithWeekday(day, i18n.language) })}
      submit={t('corrections.send')}
      disabled={!stays[last]?.out}
      draft={draft}
      onClose={onClose}
    >
      <DraftNotice draft={draft} zone={zone} />
      <Typography color="textSecondary">
        {t('corrections.was', { times: timesText(punchesOf(recorded)) })} {t('corrections.leftAtLead')}
      </Typography>
      <FormField
        name="out"
        type="time"
        label={t('corrections.leftAt')}
        value={stays[last]?.out ?? ''}
        onChange={(out) => setLast({ out })}
      />
      <TimesNotice stays={stays} facts={clockFacts(day, shift, zone, punches)} expected />
      <FormField {...form.field('reason')} label={t('corrections.reason')} multiline />
    </FormDialog>
  );
}
