import { passwordProblem } from '@muster/domain/session/password-rules.ts';
import { useTranslation } from 'react-i18next';
import type { FormFieldProps } from '../../components/form/form-field.tsx';
import { PasswordField } from '../../components/form/password-field.tsx';
import type { FieldErrors } from '../../lib/form/form-values.ts';
import { useProblemText } from '../../lib/words/problem-text.ts';

type FieldOf = (name: 'password' | 'confirm_password') => Omit<FormFieldProps, 'label'>;

interface NewPasswordFieldsProps {
  readonly fieldOf: FieldOf;
  readonly label: string;
  readonly autoFocus?: boolean;
}

/** A new password, twice. */
export function NewPasswordFields({ fieldOf, label, autoFocus = false }: NewPasswordFieldsProps) {
  const { t } = useTranslation();
  return (
    <>
      <PasswordField
        {...fieldOf('password')}
        label={label}
        hint={t('session.passwordHint')}
        autoFocus={autoFocus}
        autoComplete="new-password"
      />
      <PasswordField
        {...fieldOf('confirm_password')}
        label={t('session.confirmPassword')}
        autoComplete="new-password"
      />
    </>
  );
}

/** What the shared rules say of the two, before anything is sent; the list of common passwords is the server's. */
export function useNewPasswordCheck() {
  const { t } = useTranslation();
  const textOf = useProblemText();
  return (values: { password: string; confirm_password: string }, membercode: string): FieldErrors => {
    const weak = values.password ? passwordProblem(values.password, { membercode }) : undefined;
    if (weak) return { password: textOf(weak) };
    const differ = values.confirm_password !== '' && values.password !== values.confirm_password;
    return differ ? { confirm_password: t('session.mismatch') } : {};
  };
}
