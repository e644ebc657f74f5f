import Typography from '@mui/material/Typography';
import { addFactor } from '@muster/domain/factors/factors-contract.ts';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../components/form/form-dialog.tsx';
import { securityChanges } from '../../../data/account/security.ts';
import { useForm } from '../../../lib/form/use-form.ts';
import { CurrentPassword } from './current-password.tsx';

interface NewCodesDialogProps {
  readonly onClose: () => void;
  readonly onDone: (codes: readonly string[]) => void;
}

/** Ten recovery codes in place of those of before. */
export function NewCodesDialog({ onClose, onDone }: NewCodesDialogProps) {
  const { t } = useTranslation();
  const add = useMutation(securityChanges.add);
  const form = useForm({
    contract: addFactor,
    initial: { current: '' },
    toBody: ({ current }) => ({ kind: 'recovery' as const, current }),
    required: ['current'],
    send: async (body) => onDone((await add.mutateAsync(body)).recovery),
  });
  return (
    <FormDialog form={form} title={t('security.app.newCodes')} submit={t('security.app.newCodes')} onClose={onClose}>
      <Typography>{t('security.app.codesText')}</Typography>
      <CurrentPassword field={form.field('current')} />
    </FormDialog>
  );
}
