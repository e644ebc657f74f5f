import Button from '@mui/material/Button';
import { addMember } from '@muster/domain/members/members-contract.ts';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { DialogFrame } from '../../components/dialogs/dialog-frame.tsx';
import { FormColumn } from '../../components/form-column.tsx';
import { FormField } from '../../components/form-field.tsx';
import { FormProblem } from '../../components/form-problem.tsx';
import { useRequired } from '../../components/required-check.ts';
import { useSnackbar } from '../../components/snackbar.tsx';
import { SubmitButton } from '../../components/submit-button.tsx';
import { memberChanges } from '../../data/members.ts';
import { useContractForm } from '../../lib/contract-form.ts';

/** Lists a new member, who can then sign up. */
export function AddMemberDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const say = useSnackbar();
  const required = useRequired();
  const add = useMutation(memberChanges.add);
  const form = useContractForm({
    initial: { membercode: '', membername: '', email: '' },
    contract: addMember,
    toBody: (values) => ({ ...values, email: values.email.trim() }),
    check: (values) => required(values, ['membercode', 'membername']),
    send: async (body) => {
      const { membername } = await add.mutateAsync(body);
      say(t('members.add.done', { name: membername }));
      onClose();
    },
  });
  return (
    <DialogFrame
      open
      title={t('members.add.title')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <SubmitButton busy={form.busy} form="add-member">
            {t('members.add.submit')}
          </SubmitButton>
        </>
      }
    >
      <FormColumn id="add-member" onSubmit={form.submit}>
        <FormField
          {...form.field('membercode')}
          label={t('members.add.code')}
          hint={t('members.add.codeHint')}
          autoFocus
          required
          inputProps={{ autoCapitalize: 'characters', spellCheck: false, maxLength: 32 }}
        />
        <FormField
          {...form.field('membername')}
          label={t('members.add.name')}
          required
          inputProps={{ maxLength: 100 }}
        />
        <FormField
          {...form.field('email')}
          label={`${t('members.add.email')} (${t('common.optional')})`}
          type="email"
          inputProps={{ maxLength: 200 }}
        />
        <FormProblem problem={form.problem} />
      </FormColumn>
    </DialogFrame>
  );
}
