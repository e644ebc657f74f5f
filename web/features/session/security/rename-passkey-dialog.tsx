import { type OwnPasskey, renamePasskey } from '@muster/domain/factors/factors-contract.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChangedMeanwhile } from '../../../components/changed-meanwhile.tsx';
import { FormDialog } from '../../../components/form/form-dialog.tsx';
import { FormField } from '../../../components/form/form-field.tsx';
import { useSnackbar } from '../../../components/snackbar.tsx';
import { securityChanges } from '../../../data/account/security.ts';
import { changedMeanwhile } from '../../../lib/form/changed-meanwhile.ts';
import { useForm } from '../../../lib/form/use-form.ts';

interface RenamePasskeyDialogProps {
  readonly passkey: OwnPasskey;
  readonly onClose: () => void;
}

/** Another name for a passkey, to tell the devices apart; it says which one it began with. */
export function RenamePasskeyDialog({ passkey, onClose }: RenamePasskeyDialogProps) {
  const { t } = useTranslation();
  const say = useSnackbar();
  const rename = useMutation(securityChanges.renamePasskey);
  const [base, setBase] = useState(passkey);
  const form = useForm({
    contract: renamePasskey,
    initial: { name: passkey.name },
    toBody: ({ name }) => ({ name: name.trim(), revision: base.revision }),
    required: ['name'],
    send: async (body) => {
      await rename.mutateAsync({ id: passkey.id, ...body });
      onClose();
      say(t('security.passkeys.renamed'));
    },
  });
  const { theirs, takeTheirs, keepMine } = changedMeanwhile(form, base, (stored) => {
    setBase(stored);
    return { name: stored.name };
  });
  const label = t('security.passkeys.name');
  return (
    <FormDialog
      form={form}
      title={t('security.passkeys.renameTitle')}
      submit={t('security.passkeys.rename')}
      onClose={onClose}
      problem={
        theirs && (
          <ChangedMeanwhile
            fields={[{ label, opened: form.opened.name, typed: form.values.name.trim(), stored: theirs.name }]}
            onTheirs={takeTheirs}
            onMine={keepMine}
          />
        )
      }
    >
      <FormField {...form.field('name')} label={label} />
    </FormDialog>
  );
}
