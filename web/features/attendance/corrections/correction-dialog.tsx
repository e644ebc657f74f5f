import Add from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { ListedPunch } from '@muster/domain/attendance/attendance-contract.ts';
import { askCorrection } from '@muster/domain/attendance/corrections/correction-contract.ts';
import type { SummaryDay } from '@muster/domain/attendance/summary/summary-contract.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../components/form/form-dialog.tsx';
import { FormField } from '../../../components/form/form-field.tsx';
import { SelectField } from '../../../components/form/select-field.tsx';
import { Loaded } from '../../../components/loading/loaded.tsx';
import { useSnackbar } from '../../../components/snackbar.tsx';
import { type CorrectionBody, correctionChanges } from '../../../data/corrections.ts';
import { summaryQueries } from '../../../data/summary.ts';
import { useForm } from '../../../lib/form/use-form.ts';
import { showDayWithWeekday } from '../../../lib/show-time.ts';
import { punchesOf, type Stay, staysOf } from './stays.ts';
import { useTimesText } from './times-text.ts';

export interface CorrectedMember {
  readonly membercode: string;
  readonly membername: string;
}

interface CorrectionDialogProps {
  readonly day: Pick<SummaryDay, 'date'>;
  readonly zone: string;
  readonly of?: CorrectedMember | undefined;
  readonly onClose: () => void;
}

/** Loads what is recorded of the day, which the form begins with. */
export function CorrectionDialog(props: CorrectionDialogProps) {
  const punches = useQuery(summaryQueries.punches(props.day.date, props.of?.membercode));
  return (
    <Loaded query={punches} skeleton={<Skeleton variant="rounded" height={44} />}>
      {(list) => <CorrectionForm {...props} punches={list.filter((it) => !it.replaced)} />}
    </Loaded>
  );
}

interface FormValues {
  readonly kind: 'times' | 'excuse';
  readonly stays: readonly Stay[];
  readonly reason: string;
}

const MOST_STAYS = 5;

function CorrectionForm({
  day,
  zone,
  of,
  onClose,
  punches,
}: CorrectionDialogProps & { readonly punches: readonly ListedPunch[] }) {
  const { t, i18n } = useTranslation();
  const say = useSnackbar();
  const timesText = useTimesText();
  const ask = useMutation(correctionChanges.ask);
  const recorded = staysOf(punches, zone);
  const form = useForm({
    contract: askCorrection,
    initial: (): FormValues => ({
      kind: 'times',
      stays: recorded.length > 0 ? recorded : [{ in: '', out: '' }],
      reason: '',
    }),
    toBody: (values): CorrectionBody => ({
      attendancedate: day.date,
      reason: values.reason.trim(),
      ...(of ? { membercode: of.membercode } : {}),
      ...(values.kind === 'excuse' ? { kind: 'excuse' as const } : { punches: punchesOf(values.stays) }),
    }),
    required: ['reason'],
    send: async (body, key) => {
      const { state } = await ask.mutateAsync({ body, key });
      say(t(state === 'approved' ? 'corrections.done' : 'corrections.sent'));
      onClose();
    },
  });
  const { kind, stays } = form.values;
  const setStay = (index: number, change: Partial<Stay>) =>
    form.change({ stays: stays.map((it, at) => (at === index ? { ...it, ...change } : it)) }, 'punches');
  const shown = showDayWithWeekday(day.date, i18n.language);
  const was = timesText(punchesOf(recorded));
  return (
    <FormDialog
      form={form}
      title={
        of ? t('corrections.dialogOf', { day: shown, name: of.membername }) : t('corrections.dialog', { day: shown })
      }
      submit={of ? t('corrections.sendNow') : t('corrections.send')}
      onClose={onClose}
    >
      <Typography color="textSecondary">
        {recorded.length > 0 ? t('corrections.was', { times: was }) : t('corrections.wasNothing')}
      </Typography>
      <SelectField
        name="kind"
        label={t('corrections.what')}
        value={kind}
        onChange={(next) => form.change({ kind: next as FormValues['kind'] })}
        options={(['times', 'excuse'] as const).map((it) => ({ value: it, text: t(`corrections.kinds.${it}`) }))}
      />
      {kind === 'excuse' ? (
        <Typography>{t('corrections.excuseText')}</Typography>
      ) : (
        <>
          {stays.map((stay, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: stays have no names, and none is taken out.
            <Box key={index} sx={{ display: 'grid', gap: 2, gridTemplateColumns: '1fr 1fr' }}>
              <FormField
                name={`in${index}`}
                type="time"
                label={t('corrections.inAt')}
                value={stay.in}
                onChange={(value) => setStay(index, { in: value })}
              />
              <FormField
                name={`out${index}`}
                type="time"
                label={t('corrections.outAt')}
                value={stay.out}
                onChange={(value) => setStay(index, { out: value })}
              />
            </Box>
          ))}
          {stays.length < MOST_STAYS && (
            <Button
              startIcon={<Add />}
              onClick={() => form.change({ stays: [...stays, { in: '', out: '' }] })}
              sx={{ justifySelf: 'start' }}
            >
              {t('corrections.addStay')}
            </Button>
          )}
        </>
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
