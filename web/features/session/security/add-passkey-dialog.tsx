import Typography from '@mui/material/Typography';
import { addFactor } from '@muster/domain/factors/factors-contract.ts';
import { showDevice } from '@muster/domain/messages/devices.ts';
import { deviceName } from '@muster/domain/session/device-name.ts';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../components/form/form-dialog.tsx';
import { FormField } from '../../../components/form/form-field.tsx';
import { useSnackbar } from '../../../components/snackbar.tsx';
import { securityChanges } from '../../../data/account/security.ts';
import { isLetPass } from '../../../lib/device/passkeys.ts';
import { useForm } from '../../../lib/form/use-form.ts';
import { CurrentPassword } from './current-password.tsx';

interface AddPasskeyDialogProps {
  readonly onClose: () => void;
  readonly onDone: (codes: readonly string[]) => void;
}

/** A name and the password, then the browser asks for finger, face or PIN. */
export function AddPasskeyDialog({ onClose, onDone }: AddPasskeyDialogProps) {
  const { t, i18n } = useTranslation();
  const say = useSnackbar();
  const add = useMutation(securityChanges.addPasskey);
  const form = useForm({
    contract: addFactor,
    initial: { name: showDevice(deviceName(window.navigator.userAgent), i18n.language), current: '' },
    toBody: ({ name, current }) => ({ kind: 'passkey' as const, name, current }),
    required: ['name', 'current'],
    send: async (body) => {
      try {
        onDone((await add.mutateAsync(body)).recovery);
        say(t('security.passkeys.added'));
      } catch (problem) {
        if (!isLetPass(problem)) throw problem;
        say(t('security.passkeys.letPass'), 'error');
        return 'unsent';
      }
      return undefined;
    },
  });
  return (
    <FormDialog form={form} title={t('security.passkeys.add')} submit={t('security.app.begin')} onClose={onClose}>
      <Typography>{t('security.passkeys.how')}</Typography>
      <FormField {...form.field('name')} label={t('security.passkeys.name')} />
      <CurrentPassword field={form.field('current')} autoFocus />
    </FormDialog>
  );
}
