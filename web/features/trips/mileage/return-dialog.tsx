import Typography from '@mui/material/Typography';
import { decideMileage, type MileageEntry } from '@muster/domain/mileage/mileage-contract.ts';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../components/form/form-dialog.tsx';
import { FormField } from '../../../components/form/form-field.tsx';
import { useSnackbar } from '../../../components/snackbar.tsx';
import { mileageChanges } from '../../../data/trips/mileage.ts';
import { useForm } from '../../../lib/form/use-form.ts';

interface ReturnDialogProps {
  readonly entry: MileageEntry;
  /** The entry in words. */
  readonly about: string;
  readonly onClose: () => void;
}

/** Asks why an entry is sent back, which its member reads. */
export function ReturnDialog({ entry, about, onClose }: ReturnDialogProps) {
  const { t } = useTranslation();
  const say = useSnackbar();
  const decide = useMutation(mileageChanges.decide(entry));
  const name = entry.membername;
  const form = useForm({
    contract: decideMileage,
    initial: { remark: '' },
    toBody: ({ remark }) => ({ decision: 'return' as const, remark: remark.trim(), revision: entry.revision }),
    required: ['remark'],
    send: async (body) => {
      await decide.mutateAsync(body);
      say(t('mileage.decide.returned', { name }));
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      sheet
      danger
      title={t('mileage.decide.returnTitle', { name })}
      submit={t('mileage.decide.return')}
      onClose={onClose}
    >
      <Typography>{about}</Typography>
      <FormField {...form.field('remark')} label={t('mileage.decide.why')} multiline />
    </FormDialog>
  );
}
