import { resetPassword } from '@muster/domain/session/session-contract.ts';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { FormColumn } from '../../components/form-column.tsx';
import { FormField } from '../../components/form-field.tsx';
import { FormProblem } from '../../components/form-problem.tsx';
import { useRequired } from '../../components/required-check.ts';
import { SubmitButton } from '../../components/submit-button.tsx';
import { visitorCalls } from '../../data/visitor.ts';
import { useContractForm } from '../../lib/contract-form.ts';
import { NewPasswordFields, useNewPasswordCheck } from './new-password-fields.tsx';

/** A new password by the key of a mailed link, or by the code that the HR office handed out. */
export function ResetPasswordForm({ token }: { readonly token: string }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const required = useRequired();
  const checkPassword = useNewPasswordCheck();
  const form = useContractForm({
    initial: { token, password: '', confirm_password: '' },
    contract: resetPassword,
    toBody: (values) => ({ ...values, token: values.token.trim() }),
    check: (values) => ({ ...required(values, ['token']), ...checkPassword(values, '') }),
    send: async (body) => {
      await visitorCalls.resetPassword(body);
      await navigate('/session/signin', { replace: true, state: { notice: t('session.reset.done') } });
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
          required
        />
      )}
      <NewPasswordFields fieldOf={form.field} label={t('session.newPassword')} />
      <FormProblem problem={form.problem} />
      <SubmitButton busy={form.busy} size="large">
        {t('session.reset.submit')}
      </SubmitButton>
    </FormColumn>
  );
}
