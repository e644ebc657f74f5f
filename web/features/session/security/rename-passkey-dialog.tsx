import { type OwnPasskey, renamePasskey } from '@muster/domain/factors/factors-contract.ts';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../components/form/form-dialog.tsx';
import { FormField } from '../../../components/form/form-field.tsx';
import { useSnackbar } from '../../../components/snackbar.tsx';
import { securityChanges } from '../../../data/security.ts';
import { useForm } from '../../../lib/form/use-form.ts';

interface RenamePasskeyDialogProps {
  readonly passkey: OwnPasskey;
  readonly onClose: () => void;
}

/** Another name for a passkey, to tell the devices apart. */
export function RenamePasskeyDialog({ passkey, onClose }: RenamePasskeyDialogProps) {
  const { t } = useTranslation();
  const say = useSnackbar();
  const rename = useMutation(securityChanges.renamePasskey);
  const form = useForm({
    contract: renamePasskey,
    initial: { name: passkey.name },
    toBody: ({ name }) => ({ name }),
    required: ['name'],
    send: async ({ name }) => {
      await rename.mutateAsync({ id: passkey.id, name });
      onClose();
      say(t('security.passkeys.renamed'));
    },
  });
  return (
    <FormDialog
      form={form}
      title={t('security.passkeys.renameTitle')}
      submit={t('security.passkeys.rename')}
      onClose={onClose}
    >
      <FormField {...form.field('name')} label={t('security.passkeys.name')} autoFocus />
    </FormDialog>
  );
}
