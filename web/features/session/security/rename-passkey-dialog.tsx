import { type OwnPasskey, renamePasskey } from '@muster/domain/factors/factors-contract.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChangedMeanwhile } from '../../../components/changed-meanwhile.tsx';
import { FormDialog } from '../../../components/form/form-dialog.tsx';
import { FormField } from '../../../components/form/form-field.tsx';
import { useSnackbar } from '../../../components/snackbar.tsx';
import { securityChanges } from '../../../data/security.ts';
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
  const stored = form.problem?.code === 'CHANGED_MEANWHILE' ? (form.problem.data as OwnPasskey) : undefined;
  const theirs = stored?.revision === base.revision ? undefined : stored;
  const goOnFrom = (it: OwnPasskey, go: (values: { name: string }) => void) => {
    setBase(it);
    go({ name: it.name });
  };
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
            onTheirs={() => goOnFrom(theirs, form.takeTheirs)}
            onMine={() => goOnFrom(theirs, form.keepMine)}
          />
        )
      }
    >
      <FormField {...form.field('name')} label={label} autoFocus />
    </FormDialog>
  );
}
