import { addMember } from '@muster/domain/members/members-contract.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../components/form/form-dialog.tsx';
import { FormField } from '../../components/form/form-field.tsx';
import { useSnackbar } from '../../components/snackbar.tsx';
import { companyQueries } from '../../data/company.ts';
import { memberChanges } from '../../data/members.ts';
import { useForm } from '../../lib/form/use-form.ts';
import type { MadeCode } from './one-time-code-dialog.tsx';

interface AddMemberDialogProps {
  readonly onClose: () => void;
  readonly onCode: (made: MadeCode) => void;
}

/** Lists a new member, who can then sign up. Where that takes a code from the office it is made at once. */
export function AddMemberDialog({ onClose, onCode }: AddMemberDialogProps) {
  const { t } = useTranslation();
  const say = useSnackbar();
  const add = useMutation(memberChanges.add);
  const handOut = useMutation(memberChanges.handOutCode);
  const { data: settings } = useQuery(companyQueries.settings);
  const form = useForm({
    contract: addMember,
    initial: { membercode: '', membername: '', email: '' },
    toBody: (values) => ({ ...values, email: values.email.trim() }),
    required: ['membercode', 'membername'],
    send: async (body) => {
      const { id, membercode, membername } = await add.mutateAsync(body);
      // The member is listed whatever comes of the code: it can be made anew on their page.
      const wanted = settings?.registration === 'code';
      const code = wanted ? await handOut.mutateAsync(id).catch(() => undefined) : undefined;
      say(t('members.add.done', { name: membername }));
      onClose();
      if (code) onCode({ code, membercode, membername });
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
