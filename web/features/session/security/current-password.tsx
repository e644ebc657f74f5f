import { useTranslation } from 'react-i18next';
import { PasswordField } from '../../../components/form/password-field.tsx';
import { useCurrentMember } from '../../../lib/session/session-store.ts';

interface CurrentPasswordProps {
  readonly field: Omit<Parameters<typeof PasswordField>[0], 'label'>;
  readonly autoFocus?: boolean;
}

/** The member's password, asked in place before what decides who gets in. */
export function CurrentPassword({ field, autoFocus = false }: CurrentPasswordProps) {
  const { t } = useTranslation();
  const { membercode } = useCurrentMember();
  return (
    <>
      <input type="text" name="username" autoComplete="username" value={membercode} readOnly hidden />
      <PasswordField
        {...field}
        label={t('security.current')}
        hint={t('security.currentWhy')}
        autoComplete="current-password"
        autoFocus={autoFocus}
      />
    </>
  );
}
