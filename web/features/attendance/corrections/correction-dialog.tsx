import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { ListedPunch } from '@muster/domain/attendance/attendance-contract.ts';
import { crossesMidnight } from '@muster/domain/attendance/shift-window.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { DraftNotice } from '../../../components/form/draft-notice.tsx';
import { FormDialog } from '../../../components/form/form-dialog.tsx';
import { FormField } from '../../../components/form/form-field.tsx';
import { SelectField } from '../../../components/form/select-field.tsx';
import { Loaded } from '../../../components/loading/loaded.tsx';
import { summaryQueries } from '../../../data/attendance/summary.ts';
import { showDayWithWeekday } from '../../../lib/show-time.ts';
import { CorrectionTimes } from './correction-times.tsx';
import { StayFields } from './stay-fields.tsx';
import { clockFacts, punchesOf, staysOf } from './stays.ts';
import { TimesNotice } from './times-notice.tsx';
import { useTimesText } from './times-text.ts';
import { askedPunches, type CorrectionFormOptions, useCorrectionForm } from './use-correction-form.ts';
import { useShift } from './use-shift.ts';

/** Loads what is recorded of the day, which the form begins with. */
export function CorrectionDialog(props: CorrectionFormOptions) {
  const punches = useQuery(summaryQueries.punches(props.day.date, props.of?.membercode));
  return (
    <Loaded query={punches} skeleton={<Skeleton variant="rounded" height={44} />}>
      {(list) => <CorrectionForm {...props} punches={list.filter((it) => !it.replaced)} />}
    </Loaded>
  );
}

function CorrectionForm({ punches, ...props }: CorrectionFormOptions & { readonly punches: readonly ListedPunch[] }) {
  const { day, of, onClose } = props;
  const { t, i18n } = useTranslation();
  const timesText = useTimesText();
  const recorded = staysOf(punches, props.zone);
  const { form, draft } = useCorrectionForm(props, recorded);
  const shift = useShift(day, of?.membercode);
  const isOvernight = shift ? crossesMidnight(shift) : false;
  const { kind } = form.values;
  const kinds = [
    'times' as const,
    ...(day.may?.excuse !== false || kind === 'excuse' ? (['excuse'] as const) : []),
    ...(recorded.length > 0 ? (['none'] as const) : []),
  ];
  // Also where all times were emptied.
  const takesAway = kind !== 'excuse' && recorded.length > 0 && askedPunches(form.values).length === 0;
  const isRefused = form.problem?.code === 'CORRECTION_NOT_POSSIBLE';
  const shown = showDayWithWeekday(day.date, i18n.language);
  return (
    <FormDialog
      form={form}
      title={
        of ? t('corrections.dialogOf', { day: shown, name: of.membername }) : t('corrections.dialog', { day: shown })
      }
      submit={of ? t('corrections.sendNow') : t('corrections.send')}
      danger={takesAway && of !== undefined}
      draft={draft}
      onClose={onClose}
    >
      <DraftNotice draft={draft} zone={props.zone} />
      <Typography color="textSecondary">
        {recorded.length > 0
          ? t('corrections.was', { times: timesText(punchesOf(recorded)) })
          : t('corrections.wasNothing')}
      </Typography>
      {kinds.length > 1 && (
        <SelectField
          name="kind"
          label={t('corrections.what')}
          value={kind}
          onChange={(next) => form.change({ kind: next as typeof kind })}
          options={kinds.map((it) => ({ value: it, text: t(`corrections.kinds.${it}`) }))}
        />
      )}
      {kind === 'excuse' && <Typography>{t('corrections.excuseText')}</Typography>}
      {kind === 'times' && (
        <>
          <StayFields
            stays={form.values.stays}
            errors={form.errors()}
            onChange={(stays, fields) => form.change({ stays }, 'punches', ...fields)}
          />
          <TimesNotice
            stays={form.values.stays}
            facts={clockFacts(day.date, shift, props.zone, punches)}
            expected={isOvernight && !isRefused}
          />
        </>
      )}
      {takesAway && (
        <Box>
          <Typography>{t('corrections.noneText')}</Typography>
          <CorrectionTimes correction={{ kind: 'times', before: punchesOf(recorded), after: [] }} />
        </Box>
      )}
      <FormField
        {...form.field('reason')}
        label={t('corrections.reason')}
        hint={t('corrections.reasonHint')}
        multiline
      />
    </FormDialog>
  );
}
