import { resetPassword } from '@muster/domain/session/session-contract.ts';
import { useTranslation } from 'react-i18next';
import { FormColumn } from '../../components/form/form-column.tsx';
import { FormField } from '../../components/form/form-field.tsx';
import { FormProblem } from '../../components/form/form-problem.tsx';
import { SubmitButton } from '../../components/form/submit-button.tsx';
import { visitorCalls } from '../../data/account/visitor.ts';
import { useForm } from '../../lib/form/use-form.ts';
import { NewPasswordFields, useNewPasswordCheck } from './new-password-fields.tsx';

interface ResetPasswordFormProps {
  readonly token: string;
  readonly onDone: () => void;
}

/** A new password by the key of a mailed link, or by the code that the HR office handed out. */
export function ResetPasswordForm({ token, onDone }: ResetPasswordFormProps) {
  const { t } = useTranslation();
  const checkPassword = useNewPasswordCheck();
  const form = useForm({
    initial: { token, password: '', confirm_password: '' },
    contract: resetPassword,
    toBody: (values) => ({ ...values, token: values.token.trim() }),
    required: ['token', 'password', 'confirm_password'],
    check: (values) => checkPassword(values, ''),
    send: async (body) => {
      await visitorCalls.resetPassword(body);
      onDone();
    },
  });
  return (
    <FormColumn onSubmit={form.submit}>
      {!token && (
        <FormField
          {...form.field('token')}
          label={t('session.reset.code')}
          hint={t('session.reset.noToken')}
          autoComplete="one-time-code"
        />
      )}
      <NewPasswordFields fieldOf={form.field} label={t('session.newPassword')} />
      <FormProblem form={form} />
      <SubmitButton busy={form.busy} size="large">
        {t('session.reset.submit')}
      </SubmitButton>
    </FormColumn>
  );
}
