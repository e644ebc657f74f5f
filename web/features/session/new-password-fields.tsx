import { passwordProblem } from '@muster/domain/session/password-rules.ts';
import { useTranslation } from 'react-i18next';
import type { FormFieldProps } from '../../components/form-field.tsx';
import { PasswordField } from '../../components/password-field.tsx';
import { useRequired } from '../../components/required-check.ts';
import type { FieldErrors } from '../../lib/contract-form.ts';
import { useProblemText } from '../../lib/problem-text.ts';

type FieldOf = (name: 'password' | 'confirm_password') => Pick<FormFieldProps, 'name' | 'value' | 'onChange' | 'error'>;

/** A new password, twice. */
export function NewPasswordFields({ fieldOf, label }: { readonly fieldOf: FieldOf; readonly label: string }) {
  const { t } = useTranslation();
  return (
    <>
      <PasswordField
        {...fieldOf('password')}
        label={label}
        hint={t('session.passwordHint')}
        autoComplete="new-password"
        required
      />
      <PasswordField
        {...fieldOf('confirm_password')}
        label={t('session.confirmPassword')}
        autoComplete="new-password"
        required
      />
    </>
  );
}

/** What the shared rules say of the two, before anything is sent; the list of common passwords is the server's. */
export function useNewPasswordCheck() {
  const { t } = useTranslation();
  const required = useRequired();
  const textOf = useProblemText();
  return (values: { password: string; confirm_password: string }, membercode: string): FieldErrors => {
    const empty = required(values, ['password', 'confirm_password']);
    const weak = values.password ? passwordProblem(values.password, { membercode }) : undefined;
    if (weak) return { ...empty, password: textOf(weak) };
    const differ = values.confirm_password !== '' && values.password !== values.confirm_password;
    return differ ? { ...empty, confirm_password: t('session.mismatch') } : empty;
  };
}
