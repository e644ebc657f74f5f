import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { decideMileage, type MileageEntry } from '@muster/domain/mileage/mileage-contract.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../components/form/form-dialog.tsx';
import { FormField } from '../../../components/form/form-field.tsx';
import { useSnackbar } from '../../../components/snackbar.tsx';
import { isLeft, type Undone } from '../../../data/one-by-one.ts';
import { type MileageVerdict, mileageChanges } from '../../../data/trips/mileage.ts';
import { useForm } from '../../../lib/form/use-form.ts';
import { type Counted, useMileageWords } from './mileage-words.ts';
import { Together } from './together.tsx';

interface DecideDialogProps {
  /** At least one. */
  readonly entries: readonly MileageEntry[];
  readonly verdict: MileageVerdict;
  readonly counted: Counted;
  /** Some are still to be decided: of them nobody knows, or there were too many at once. */
  readonly onLeft?: (entries: readonly MileageEntry[]) => void;
  readonly onRefused?: (refused: readonly Undone<MileageEntry>[]) => void;
  readonly onClose: () => void;
}

/** What is about to be decided, once more, with what it comes to; and why it is sent back, which the members read. */
export function DecideDialog({ entries, verdict, counted, onLeft, onRefused, onClose }: DecideDialogProps) {
  const { t } = useTranslation();
  const words = useMileageWords(counted);
  const say = useSnackbar();
  const decide = useMutation(mileageChanges.decide);
  /** How many are decided while the form stays for others. */
  const [done, setDone] = useState(0);
  const isReturn = verdict === 'return';
  const [first, ...others] = entries;
  // Others may have been decided before the last one.
  const [one] = useState(others.length === 0 ? first : undefined);
  const doneWords = (count: number) =>
    one
      ? t(isReturn ? 'mileage.decide.returned' : 'mileage.decide.approved', { name: one.membername })
      : t(`mileage.several.decided.${verdict}`, { count });
  const form = useForm({
    contract: decideMileage,
    initial: { remark: '' },
    toBody: ({ remark }) => ({ decision: verdict, remark: remark.trim(), revision: first?.revision ?? 0 }),
    required: isReturn ? ['remark'] : [],
    send: async ({ remark = '' }) => {
      const undone = await decide.mutateAsync({ entries, verdict, remark });
      const count = done + entries.length - undone.length;
      setDone(count);
      const left = undone.filter(isLeft);
      // Of one alone it is said here.
      if (!one) onRefused?.(undone.filter((it) => !isLeft(it)));
      if (left.length > 0) onLeft?.(left.map(({ item }) => item));
      const [problem] = one ? undone : left;
      if (problem) throw problem.problem;
      if (count > 0) say(doneWords(count));
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      sheet
      danger={isReturn}
      title={
        one
          ? t(`mileage.decide.${verdict}Title`, { name: one.membername })
          : t(`mileage.several.${verdict}Title`, { number: entries.length })
      }
      submit={t(`mileage.decide.${verdict}`)}
      onClose={onClose}
    >
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
        {entries.map((it) => (
          <li key={it.id}>
            <Typography sx={{ fontWeight: 600 }}>{[it.membername, words.day(it.drivenon)].join(' · ')}</Typography>
            <Typography>{words.formula(it)}</Typography>
            {it.doubts.map((doubt) => (
              <Typography key={doubt.kind} variant="body2" sx={{ color: 'warning.main' }}>
                {words.doubt(doubt)}
              </Typography>
            ))}
          </li>
        ))}
      </Box>
      <Together entries={entries} counted={counted} />
      {isReturn && <FormField {...form.field('remark')} label={t('mileage.decide.why')} multiline />}
      {done > 0 && (
        <Alert severity="success" role="status">
          {doneWords(done)}
        </Alert>
      )}
    </FormDialog>
  );
}
