import { changePassword } from '@muster/domain/session/own-sessions-contract.ts';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { UnsavedQuestion } from '../../components/form/discard-question.tsx';
import { FormColumn } from '../../components/form/form-column.tsx';
import { FormProblem } from '../../components/form/form-problem.tsx';
import { PasswordField } from '../../components/form/password-field.tsx';
import { SubmitButton } from '../../components/form/submit-button.tsx';
import { useSnackbar } from '../../components/snackbar.tsx';
import { sessionChanges } from '../../data/account/sessions.ts';
import { useForm } from '../../lib/form/use-form.ts';
import { useCurrentMember } from '../../lib/session/session-store.ts';
import { NewPasswordFields, useNewPasswordCheck } from './new-password-fields.tsx';

const nothingTyped = { current: '', password: '', confirm_password: '' };

export function ChangePasswordForm() {
  const { t } = useTranslation();
  const say = useSnackbar();
  const change = useMutation(sessionChanges.changePassword);
  const { membercode } = useCurrentMember();
  const checkPassword = useNewPasswordCheck();
  const form = useForm({
    initial: nothingTyped,
    contract: changePassword,
    toBody: (values) => values,
    required: ['current', 'password', 'confirm_password'],
    check: (values) => checkPassword(values, membercode),
    send: async (body) => {
      await change.mutateAsync(body);
      say(t('session.changePassword.done'));
      return nothingTyped;
    },
  });
  return (
    <FormColumn onSubmit={form.submit}>
      <input type="text" name="username" autoComplete="username" value={membercode} readOnly hidden />
      <PasswordField
        {...form.field('current')}
        label={t('session.changePassword.current')}
        autoComplete="current-password"
      />
      <NewPasswordFields fieldOf={form.field} label={t('session.newPassword')} />
      <FormProblem form={form} />
      <UnsavedQuestion form={form} />
      <SubmitButton busy={form.busy} sx={{ alignSelf: { sm: 'flex-start' } }}>
        {t('session.changePassword.submit')}
      </SubmitButton>
    </FormColumn>
  );
}
