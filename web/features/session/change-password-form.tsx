import { changePassword } from '@muster/domain/session/session-contract.ts';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { FormColumn } from '../../components/form-column.tsx';
import { FormProblem } from '../../components/form-problem.tsx';
import { PasswordField } from '../../components/password-field.tsx';
import { useRequired } from '../../components/required-check.ts';
import { useSnackbar } from '../../components/snackbar.tsx';
import { SubmitButton } from '../../components/submit-button.tsx';
import { sessionChanges } from '../../data/sessions.ts';
import { useContractForm } from '../../lib/contract-form.ts';
import { useCurrentMember } from '../../lib/session-store.ts';
import { NewPasswordFields, useNewPasswordCheck } from './new-password-fields.tsx';

export function ChangePasswordForm() {
  const { t } = useTranslation();
  const say = useSnackbar();
  const change = useMutation(sessionChanges.changePassword);
  const { membercode } = useCurrentMember();
  const required = useRequired();
  const checkPassword = useNewPasswordCheck();
  const form = useContractForm({
    initial: { current: '', password: '', confirm_password: '' },
    contract: changePassword,
    toBody: (values) => values,
    check: (values) => ({ ...required(values, ['current']), ...checkPassword(values, membercode) }),
    send: async (body) => {
      await change.mutateAsync(body);
      form.reset();
      say(t('session.changePassword.done'));
    },
  });
  return (
    <FormColumn onSubmit={form.submit}>
      <input type="text" name="username" autoComplete="username" value={membercode} readOnly hidden />
      <PasswordField
        {...form.field('current')}
        label={t('session.changePassword.current')}
        autoComplete="current-password"
        required
      />
      <NewPasswordFields fieldOf={form.field} label={t('session.newPassword')} />
      <FormProblem problem={form.problem} />
      <SubmitButton busy={form.busy} sx={{ alignSelf: { sm: 'flex-start' } }}>
        {t('session.changePassword.submit')}
      </SubmitButton>
    </FormColumn>
  );
}
