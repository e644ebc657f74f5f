import { addMember } from '@muster/domain/members/members-contract.ts';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../components/form/form-dialog.tsx';
import { FormField } from '../../components/form/form-field.tsx';
import { useSnackbar } from '../../components/snackbar.tsx';
import { memberChanges } from '../../data/members.ts';
import { useForm } from '../../lib/form/use-form.ts';

/** Lists a new member, who can then sign up. */
export function AddMemberDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const say = useSnackbar();
  const add = useMutation(memberChanges.add);
  const form = useForm({
    contract: addMember,
    initial: { membercode: '', membername: '', email: '' },
    toBody: (values) => ({ ...values, email: values.email.trim() }),
    required: ['membercode', 'membername'],
    send: async (body) => {
      const { membername } = await add.mutateAsync(body);
      say(t('members.add.done', { name: membername }));
      onClose();
    },
  });
  return (
    <FormDialog form={form} title={t('members.add.title')} submit={t('members.add.submit')} onClose={onClose}>
      <FormField
        {...form.field('membercode')}
        label={t('members.add.code')}
        hint={t('members.add.codeHint')}
        autoFocus
        inputProps={{ autoCapitalize: 'characters', spellCheck: false }}
      />
      <FormField {...form.field('membername')} label={t('members.add.name')} />
      <FormField {...form.field('email')} label={t('members.add.email')} optional type="email" />
    </FormDialog>
  );
}
