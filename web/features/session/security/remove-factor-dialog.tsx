import Typography from '@mui/material/Typography';
import { type OwnPasskey, removeFactor } from '@muster/domain/factors/factors-contract.ts';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../components/form/form-dialog.tsx';
import { useSnackbar } from '../../../components/snackbar.tsx';
import { securityChanges } from '../../../data/account/security.ts';
import { useForm } from '../../../lib/form/use-form.ts';
import { CurrentPassword } from './current-password.tsx';

interface RemoveFactorDialogProps {
  /** Left out, the app goes. */
  readonly passkey?: OwnPasskey;
  readonly onClose: () => void;
}

/** Asks before the app or a passkey goes. */
export function RemoveFactorDialog({ passkey, onClose }: RemoveFactorDialogProps) {
  const { t } = useTranslation();
  const say = useSnackbar();
  const remove = useMutation(securityChanges.remove);
  const form = useForm({
    contract: removeFactor,
    initial: { current: '' },
    toBody: ({ current }) =>
      passkey ? { kind: 'passkey' as const, id: passkey.id, current } : { kind: 'totp' as const, current },
    required: ['current'],
    send: async (body) => {
      await remove.mutateAsync(body);
      onClose();
      say(t(passkey ? 'security.passkeys.removed' : 'security.app.removed'));
    },
  });
  return (
    <FormDialog
      form={form}
      title={passkey ? t('security.passkeys.removeTitle', { name: passkey.name }) : t('security.app.removeTitle')}
      submit={t('security.app.remove')}
      danger
      role="alertdialog"
      onClose={onClose}
    >
      <Typography>{t(passkey ? 'security.passkeys.removeText' : 'security.app.removeText')}</Typography>
      <CurrentPassword field={form.field('current')} />
    </FormDialog>
  );
}
