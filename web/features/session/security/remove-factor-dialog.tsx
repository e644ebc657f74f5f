import Typography from '@mui/material/Typography';
import { removeFactor } from '@muster/domain/factors/factors-contract.ts';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../components/form/form-dialog.tsx';
import { useSnackbar } from '../../../components/snackbar.tsx';
import { securityChanges } from '../../../data/security.ts';
import { useForm } from '../../../lib/form/use-form.ts';
import { CurrentPassword } from './current-password.tsx';

/** Asks before the second factor goes. */
export function RemoveFactorDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const say = useSnackbar();
  const remove = useMutation(securityChanges.remove);
  const form = useForm({
    contract: removeFactor,
    initial: { current: '' },
    toBody: ({ current }) => ({ kind: 'totp' as const, current }),
    required: ['current'],
    send: async (body) => {
      await remove.mutateAsync(body);
      onClose();
      say(t('security.app.removed'));
    },
  });
  return (
    <FormDialog
      form={form}
      title={t('security.app.removeTitle')}
      submit={t('security.app.remove')}
      danger
      role="alertdialog"
      onClose={onClose}
    >
      <Typography>{t('security.app.removeText')}</Typography>
      <CurrentPassword field={form.field('current')} autoFocus />
    </FormDialog>
  );
}
